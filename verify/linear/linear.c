/* linear.c - from BOOL terms to bounds of linear forms, and from disjunctions to the one part that is left. */
#include "verify/linear/linear.h"

#include <assert.h>
#include <stdlib.h>

#include "core/base/arena.h"
#include "core/base/map.h"
#include "core/base/vec.h"
#include "verify/linear/simplex.h"

enum { MAX_WIDTH = 120 }; /* of bit vectors whose range is known */

/* A statement that is asserted as it is, or negated. */
typedef struct literal {
  const pl_term *term;
  bool holds;
} literal;

/* What is asserted: bounds, and disjunctions that are still open. */
struct pl_linear_solver {
  pl_terms *T;
  pl_simplex *bounds;
  pl_map unknowns;      /* INT terms that are not taken apart -> their numbers */
  PL_VEC(literal) open; /* negated conjunctions */
};

/* A linear form and a constant. */
typedef struct sum {
  pl_linear form;
  pl_i128 constant;
  bool fits;
} sum;

/* Sets *out to an integer constant; false if it has more than 127 bits, the sign included. */
static bool small_constant(const pl_term *t, pl_i128 *out) {
  __extension__ typedef unsigned __int128 wide;
  const uint64_t fill = pl_apint_is_negative(t->value) ? UINT64_MAX : 0;
  for (uint32_t i = 2; i < pl_apint_num_words(t->value.width); i++)
    if (pl_apint_word(t->value, i) != fill) return false;
  const uint64_t high = pl_apint_word(t->value, 1);
  if ((high >> 62) != (fill >> 62)) return false;
  *out = (pl_i128)((wide)high << 64 | pl_apint_word(t->value, 0));
  return true;
}

/* The number of the INT term as an unknown, a new one if need be; PL_SIMPLEX_VARS if there are too many. */
static uint32_t unknown_of(pl_linear_solver *q, const pl_term *t) {
  uint64_t known;
  if (pl_map_get(&q->unknowns, (uint64_t)(uintptr_t)t, &known)) return (uint32_t)known;
  const uint32_t var = pl_simplex_unknown(q->bounds);
  const bool is_signed = t->op == PL_TERM_INT_OF_SBV;
  if (var != PL_SIMPLEX_VARS && (is_signed || t->op == PL_TERM_INT_OF_UBV) && t->args[0]->sort.width <= MAX_WIDTH) {
    const pl_i128 limit = (pl_i128)1 << (t->args[0]->sort.width - (is_signed ? 1 : 0));
    pl_simplex_set_range(q->bounds, var, is_signed ? -limit : 0, limit - 1);
  }
  pl_map_set(&q->unknowns, (uint64_t)(uintptr_t)t, var);
  return var;
}

/* Adds `factor` times the term, taken as an unknown, to the sum; clears out->fits if there are too many unknowns or the factor is
 * too large. */
static void add_unknown(pl_linear_solver *q, sum *out, const pl_term *t, pl_i128 factor) {
  const uint32_t var = unknown_of(q, t);
  uint32_t at = 0;
  while (at < out->form.count && out->form.var[at] != var)
    at++;
  if (var == PL_SIMPLEX_VARS || at == PL_SIMPLEX_TERMS) {
    out->fits = false;
    return;
  }
  if (at == out->form.count) {
    out->form.var[out->form.count] = var;
    out->form.factor[out->form.count++] = 0;
  }
  out->fits &= !__builtin_add_overflow(out->form.factor[at], factor, &out->form.factor[at]);
}

/* Adds `factor` times the INT term to the sum, taking apart what is linear; any other term counts as an unknown. Clears out->fits
 * if the sum can't be held. */
static void add_term(pl_linear_solver *q, sum *out, const pl_term *t, pl_i128 factor) {
  pl_i128 number;
  if (t->op == PL_TERM_CONST) {
    out->fits = out->fits && small_constant(t, &number) && !__builtin_mul_overflow(number, factor, &number) &&
                !__builtin_add_overflow(out->constant, number, &out->constant);
    return;
  }
  if (t->op == PL_TERM_INT_ADD) {
    for (uint32_t i = 0; i < t->num_args; i++)
      add_term(q, out, t->args[i], factor);
    return;
  }
  if (t->op != PL_TERM_INT_MUL || t->args[0]->op != PL_TERM_CONST) {
    add_unknown(q, out, t, factor);
    return;
  }
  const pl_term *rest = t->args[1];
  for (uint32_t i = 2; i < t->num_args; i++)
    rest = pl_int_mul(q->T, rest, t->args[i]);
  if (small_constant(t->args[0], &number) && !__builtin_mul_overflow(number, factor, &number))
    add_term(q, out, rest, number);
  else
    out->fits = false;
}

/* Drops the unknowns whose factor is 0, and sorts the others by number, so that a form has one way to be written. */
static void normalize(pl_linear *form) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < form->count; i++) {
    if (form->factor[i] == 0) continue;
    const uint32_t var = form->var[i];
    const pl_i128 factor = form->factor[i];
    uint32_t at = count++;
    for (; at > 0 && form->var[at - 1] > var; at--) {
      form->var[at] = form->var[at - 1];
      form->factor[at] = form->factor[at - 1];
    }
    form->var[at] = var;
    form->factor[at] = factor;
  }
  form->count = count;
}

/* Asserts a - b <= limit; nothing if that does not fit the solver's numbers. */
static void assert_difference(pl_linear_solver *q, const pl_term *a, const pl_term *b, pl_i128 limit) {
  sum all = {.fits = true};
  add_term(q, &all, a, 1);
  add_term(q, &all, b, -1);
  normalize(&all.form);
  if (all.fits && !__builtin_sub_overflow(limit, all.constant, &limit))
    pl_simplex_bound(q->bounds, &all.form, PL_BOUND_ABOVE, limit);
}

/* Asserts a literal: its bounds, and what is a disjunction as an open one. What is neither is left out. */
static void assert_literal(pl_linear_solver *q, literal l) {
  const pl_term *t = l.term;
  static const pl_linear nothing = {0};
  switch (t->op) {
  case PL_TERM_CONST:
    if (pl_term_is_true(t) != l.holds) pl_simplex_bound(q->bounds, &nothing, PL_BOUND_ABOVE, -1);
    return;
  case PL_TERM_NOT: assert_literal(q, (literal){t->args[0], !l.holds}); return;
  case PL_TERM_AND:
    if (!l.holds) pl_vec_push(&q->open, l);
    for (uint32_t i = 0; i < t->num_args && l.holds; i++)
      assert_literal(q, (literal){t->args[i], true});
    return;
  case PL_TERM_INT_LE:
    if (l.holds)
      assert_difference(q, t->args[0], t->args[1], 0);
    else
      assert_difference(q, t->args[1], t->args[0], -1);
    return;
  case PL_TERM_EQ:
    if (t->args[0]->sort.kind != PL_SORT_INT || !l.holds) return;
    assert_difference(q, t->args[0], t->args[1], 0);
    assert_difference(q, t->args[1], t->args[0], 0);
    return;
  default: return;
  }
}

/* Whether the literal is known to contradict the bounds by itself; leaves the solver as it was. */
static bool is_contradicted(pl_linear_solver *q, literal l) {
  const size_t mark = pl_simplex_mark(q->bounds), open = q->open.len;
  assert_literal(q, l);
  const bool contradicted = pl_simplex_contradicts(q->bounds);
  pl_simplex_undo(q->bounds, mark);
  q->open.len = open;
  return contradicted;
}

/* How many parts of a disjunction, the negation of a conjunction, are not known to be contradicted, counted up to 2; *left is the
 * last of those counted. */
static uint32_t parts_left(pl_linear_solver *q, const pl_term *conjunction, literal *left) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < conjunction->num_args && count < 2; i++) {
    const literal part = {conjunction->args[i], false};
    if (is_contradicted(q, part)) continue;
    *left = part;
    count++;
  }
  return count;
}

/* Asserts the one part that is left of an open disjunction, as often as there is such a one. Whether a contradiction is found on
 * the way. */
static bool propagate(pl_linear_solver *q) {
  bool changed = true;
  while (changed) {
    changed = false;
    if (pl_simplex_contradicts(q->bounds)) return true;
    for (size_t i = 0; i < q->open.len; i++) {
      literal left = {0};
      const uint32_t count = parts_left(q, q->open.data[i].term, &left);
      if (count == 0) return true;
      if (count > 1) continue;
      q->open.data[i--] = q->open.data[q->open.len - 1];
      q->open.len--;
      assert_literal(q, left);
      changed = true;
    }
  }
  return false;
}

pl_linear_solver *pl_linear_new(pl_terms *T) {
  assert(T);
  pl_linear_solver *q = pl_xmalloc(sizeof *q);
  *q = (pl_linear_solver){.T = T};
  return q;
}

void pl_linear_free(pl_linear_solver *q) {
  if (!q) return;
  pl_map_free(&q->unknowns);
  pl_vec_free(&q->open);
  pl_simplex_free(q->bounds);
  free(q);
}

bool pl_linear_contradict(pl_linear_solver *q, const pl_term *const *asserts, size_t count) {
  assert(q && (asserts || count == 0));
  if (!q->bounds) q->bounds = pl_simplex_new(); /* few functions ask */
  pl_simplex_clear(q->bounds);
  pl_map_clear(&q->unknowns);
  pl_vec_clear(&q->open);
  for (size_t i = 0; i < count; i++)
    assert_literal(q, (literal){asserts[i], true});
  return propagate(q);
}
