/* linear.c - from BOOL terms to bounds of linear forms, and from disjunctions to the one part that is left.
 *
 * First the ranges of single unknowns decide what they can of all statements; what is left of those near the first statement, few
 * enough for it, is given to the simplex method. */
#include "verify/linear/linear.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/base/arena.h"
#include "core/base/map.h"
#include "core/base/vec.h"
#include "verify/linear/near.h"
#include "verify/linear/ranges.h"
#include "verify/linear/simplex.h"

enum { MAX_WIDTH = 120 }; /* of bit vectors whose range is known */

/* A statement that is asserted as it is, or negated. */
typedef struct literal {
  const pl_term *term;
  bool holds;
} literal;

/* A linear form and a constant. */
typedef struct sum {
  pl_linear form;
  pl_i128 constant;
  bool fits;
} sum;

/* What is asserted: rows and ranges, and disjunctions that are still open. Unknowns and sums are kept for the next question. */
struct pl_linear_solver {
  pl_terms *T;
  pl_map unknowns;          /* INT terms that are not taken apart -> their numbers */
  PL_VEC(pl_range) natural; /* of each unknown, the range of its type */
  pl_map sums;              /* comparisons -> the numbers of the sums of their first minus their second operands */
  PL_VEC(sum) kept;
  pl_ranges ranges;
  PL_VEC(literal) open; /* negated conjunctions */
  PL_VEC(literal) left; /* those that the ranges left open */
  pl_simplex *bounds;
  PL_VEC(uint32_t) columns; /* of each unknown, its number in `bounds`; PL_SIMPLEX_VARS: none yet */
};

/* Where a literal is asserted, or looked for. */
typedef enum place { RANGES, SIMPLEX } place;

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

/* The number of the INT term as an unknown, a new one if need be. */
static uint32_t unknown_of(pl_linear_solver *q, const pl_term *t) {
  uint64_t known;
  if (pl_map_get(&q->unknowns, (uint64_t)(uintptr_t)t, &known)) return (uint32_t)known;
  pl_range range = {0};
  const bool is_signed = t->op == PL_TERM_INT_OF_SBV;
  if ((is_signed || t->op == PL_TERM_INT_OF_UBV) && t->args[0]->sort.width <= MAX_WIDTH) {
    const pl_i128 limit = (pl_i128)1 << (t->args[0]->sort.width - (is_signed ? 1 : 0));
    range = (pl_range){is_signed ? -limit : 0, limit - 1, true, true, 0};
  }
  const uint32_t number = (uint32_t)q->natural.len;
  pl_vec_push(&q->natural, range);
  pl_vec_push(&q->ranges.unknowns, range);
  pl_map_set(&q->unknowns, (uint64_t)(uintptr_t)t, number);
  return number;
}

/* Adds `factor` times the term, taken as an unknown, to the sum; clears out->fits if it has too many terms or the factor is too
 * large. */
static void add_unknown(pl_linear_solver *q, sum *out, const pl_term *t, pl_i128 factor) {
  const uint32_t var = unknown_of(q, t);
  uint32_t at = 0;
  while (at < out->form.count && out->form.var[at] != var)
    at++;
  if (at == PL_SIMPLEX_TERMS) {
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

/* The sum a - b of a comparison of INT a and b, made once. */
static const sum *difference_of(pl_linear_solver *q, const pl_term *comparison) {
  uint64_t known;
  if (pl_map_get(&q->sums, (uint64_t)(uintptr_t)comparison, &known)) return &q->kept.data[known];
  sum all = {.fits = true};
  add_term(q, &all, comparison->args[0], 1);
  add_term(q, &all, comparison->args[1], -1);
  normalize(&all.form);
  pl_map_set(&q->sums, (uint64_t)(uintptr_t)comparison, q->kept.len);
  pl_vec_push(&q->kept, all);
  return &q->kept.data[q->kept.len - 1];
}

/* The row of a comparison a <= b: a - b <= 0, or its negation -(a - b) <= -1; of an equation both `directions` are rows. False if
 * it does not fit the solver's numbers. */
static bool row_of(pl_linear_solver *q, const pl_term *comparison, bool negative, pl_i128 limit, pl_row *out) {
  const sum *all = difference_of(q, comparison);
  if (!all->fits) return false;
  *out = (pl_row){.form = all->form};
  for (uint32_t i = 0; i < out->form.count && negative; i++)
    if (__builtin_sub_overflow((pl_i128)0, out->form.factor[i], &out->form.factor[i])) return false;
  return negative ? !__builtin_add_overflow(limit, all->constant, &out->limit)
                  : !__builtin_sub_overflow(limit, all->constant, &out->limit);
}

/* The rows that a literal is, at most two, which all hold then; 0 if it is no comparison or they don't fit. */
static uint32_t rows_of(pl_linear_solver *q, literal l, pl_row out[2]) {
  const pl_term *t = l.term;
  if (t->op == PL_TERM_INT_LE) return row_of(q, t, !l.holds, l.holds ? 0 : -1, &out[0]) ? 1 : 0;
  if (t->op != PL_TERM_EQ || t->args[0]->sort.kind != PL_SORT_INT || !l.holds) return 0;
  return row_of(q, t, false, 0, &out[0]) && row_of(q, t, true, 0, &out[1]) ? 2 : 0;
}

/* The column of an unknown in the simplex table, a new one, with the unknown's range, if need be; PL_SIMPLEX_VARS if there are
 * too many. */
static uint32_t column_of(pl_linear_solver *q, uint32_t unknown) {
  while (q->columns.len <= unknown)
    pl_vec_push(&q->columns, PL_SIMPLEX_VARS);
  uint32_t *column = &q->columns.data[unknown];
  if (*column != PL_SIMPLEX_VARS) return *column;
  *column = pl_simplex_unknown(q->bounds);
  if (*column == PL_SIMPLEX_VARS) return PL_SIMPLEX_VARS;
  const pl_range *range = &q->ranges.unknowns.data[unknown];
  const pl_linear alone = {.count = 1, .var = {*column}, .factor = {1}};
  if (range->has_low) pl_simplex_bound(q->bounds, &alone, PL_BOUND_BELOW, range->low);
  if (range->has_high) pl_simplex_bound(q->bounds, &alone, PL_BOUND_ABOVE, range->high);
  return *column;
}

/* Adds a row to the simplex table. */
static void bound_row(pl_linear_solver *q, const pl_row *row) {
  pl_row merged = *row;
  if (!pl_ranges_rewrite(&q->ranges, &merged)) return;
  for (uint32_t i = 0; i < merged.form.count; i++) {
    merged.form.var[i] = column_of(q, merged.form.var[i]);
    if (merged.form.var[i] == PL_SIMPLEX_VARS) return;
  }
  pl_simplex_bound(q->bounds, &merged.form, PL_BOUND_ABOVE, row->limit);
}

/* Adds a row where it is asserted. */
static void add_row(pl_linear_solver *q, const pl_row *row, place where) {
  if (where == RANGES)
    pl_ranges_add(&q->ranges, &row->form, row->limit);
  else
    bound_row(q, row);
}

/* Asserts a literal: its rows, and what is a disjunction as an open one. What is neither is left out. */
static void assert_literal(pl_linear_solver *q, literal l, place where) {
  static const pl_row impossible = {.limit = -1};
  const pl_term *t = l.term;
  pl_row rows[2];
  switch (t->op) {
  case PL_TERM_CONST:
    if (pl_term_is_true(t) != l.holds) add_row(q, &impossible, where);
    return;
  case PL_TERM_NOT: assert_literal(q, (literal){t->args[0], !l.holds}, where); return;
  case PL_TERM_AND:
    if (!l.holds) pl_vec_push(&q->open, l);
    for (uint32_t i = 0; i < t->num_args && l.holds; i++)
      assert_literal(q, (literal){t->args[i], true}, where);
    return;
  default:
    for (uint32_t i = 0, count = rows_of(q, l, rows); i < count; i++)
      add_row(q, &rows[i], where);
    return;
  }
}

/* Whether no values within the ranges make the literal true. */
static bool is_excluded(pl_linear_solver *q, literal l) {
  const pl_term *t = l.term;
  pl_row rows[2];
  bool excluded = t->op == PL_TERM_AND && !l.holds;
  switch (t->op) {
  case PL_TERM_CONST: return pl_term_is_true(t) != l.holds;
  case PL_TERM_NOT: return is_excluded(q, (literal){t->args[0], !l.holds});
  case PL_TERM_AND: /* all parts of a disjunction, or one of a conjunction */
    for (uint32_t i = 0; i < t->num_args && excluded == !l.holds; i++)
      excluded = is_excluded(q, (literal){t->args[i], l.holds});
    return excluded;
  default:
    for (uint32_t i = 0, count = rows_of(q, l, rows); i < count && !excluded; i++)
      excluded = pl_ranges_exclude(&q->ranges, &rows[i].form, rows[i].limit);
    return excluded;
  }
}

/* Whether the literal is known to contradict the simplex table by itself; leaves the table as it was. */
static bool is_contradicted(pl_linear_solver *q, literal l) {
  const size_t mark = pl_simplex_mark(q->bounds), open = q->open.len;
  assert_literal(q, l, SIMPLEX);
  const bool contradicted = pl_simplex_contradicts(q->bounds);
  pl_simplex_undo(q->bounds, mark);
  q->open.len = open;
  return contradicted;
}

/* How many parts of a disjunction, the negation of a conjunction, are not known to be impossible, counted up to 2; *left is the
 * last of those counted. */
static uint32_t parts_left(pl_linear_solver *q, const pl_term *conjunction, place where, literal *left) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < conjunction->num_args && count < 2; i++) {
    const literal part = {conjunction->args[i], false};
    if (where == RANGES ? is_excluded(q, part) : is_contradicted(q, part)) continue;
    *left = part;
    count++;
  }
  return count;
}

/* Asserts the one part that is left of an open disjunction, as often as there is such a one. Whether a contradiction is found on
 * the way. */
static bool propagate(pl_linear_solver *q, place where) {
  bool changed = true;
  while (changed) {
    changed = false;
    if (where == RANGES ? pl_ranges_propagate(&q->ranges) : pl_simplex_contradicts(q->bounds)) return true;
    for (size_t i = 0; i < q->open.len; i++) {
      literal left = {0};
      const uint32_t count = parts_left(q, q->open.data[i].term, where, &left);
      if (count == 0) return true;
      if (count > 1) continue;
      q->open.len--; /* in order: the first one stays first */
      memmove(&q->open.data[i], &q->open.data[i + 1], (q->open.len - i) * sizeof *q->open.data);
      i--;
      assert_literal(q, left, where);
      changed = true;
    }
  }
  return false;
}

/* ---- what is near the first statement, in the simplex table ---- */

/* Adds to *old how many of the unknowns of the comparisons in a term, which have numbers, are reached, and to *added how many are
 * not; with `reach` all are reached then. */
static void count_unknowns(pl_linear_solver *q, const pl_term *t, bool *reached, bool reach, uint32_t *old, uint32_t *added) {
  if (t->op == PL_TERM_AND || t->op == PL_TERM_NOT) {
    for (uint32_t i = 0; i < t->num_args; i++)
      count_unknowns(q, t->args[i], reached, reach, old, added);
    return;
  }
  pl_row rows[2];
  const bool known = rows_of(q, (literal){t, true}, rows) > 0 && pl_ranges_rewrite(&q->ranges, &rows[0]);
  for (uint32_t k = 0; k < (known ? rows[0].form.count : 0); k++) {
    bool *at = &reached[rows[0].form.var[k]];
    (*(*at ? old : added))++;
    *at |= reach;
  }
}

/* Numbers the unknowns of all comparisons in a term that have none. */
static void number_unknowns(pl_linear_solver *q, const pl_term *t) {
  pl_row rows[2];
  if (t->op != PL_TERM_AND && t->op != PL_TERM_NOT) {
    (void)rows_of(q, (literal){t, true}, rows);
    return;
  }
  for (uint32_t i = 0; i < t->num_args; i++)
    number_unknowns(q, t->args[i]);
}

/* Reaches the unknowns of the statement, and of the disjunctions that share some of these. */
static void reach_unknowns(pl_linear_solver *q, const pl_term *first, bool *reached) {
  uint32_t old = 0, added = 0;
  bool *own = pl_xcalloc(q->natural.len + 1, sizeof *own);
  count_unknowns(q, first, own, true, &old, &added);
  memcpy(reached, own, q->natural.len * sizeof *own);
  for (size_t i = 0; i < q->left.len; i++) {
    old = added = 0;
    count_unknowns(q, q->left.data[i].term, own, false, &old, &added);
    if (old > 0) count_unknowns(q, q->left.data[i].term, reached, true, &old, &added);
  }
  free(own);
}

/* Opens at most `most` of the disjunctions that are left, those whose unknowns are all reached. */
static void open_reached(pl_linear_solver *q, bool *reached, size_t most) {
  pl_vec_clear(&q->open);
  for (size_t i = 0; i < q->left.len && q->open.len < most; i++) {
    uint32_t old = 0, added = 0;
    count_unknowns(q, q->left.data[i].term, reached, false, &old, &added);
    if (added == 0) pl_vec_push(&q->open, q->left.data[i]);
  }
}

/* Whether the simplex method finds a contradiction in at most `most` rows near the unknowns of the statement `first`; clears
 * *more if there are no more. */
static bool contradict_near(pl_linear_solver *q, const pl_term *first, size_t most, bool *more) {
  enum { MOST_OPEN = 12 };
  bool *reached = pl_xcalloc(q->natural.len + 1, sizeof *reached);
  pl_row_numbers rows = {0};
  reach_unknowns(q, first, reached);
  pl_near_rows(&q->ranges, reached, most, &rows);
  *more = rows.len == most;
  open_reached(q, reached, MOST_OPEN);
  pl_simplex_clear(q->bounds);
  pl_vec_clear(&q->columns);
  for (size_t i = 0; i < rows.len; i++)
    bound_row(q, &q->ranges.rows.data[rows.data[i]]);
  const bool contradictory = propagate(q, SIMPLEX);
  pl_vec_free(&rows);
  free(reached);
  return contradictory;
}

/* ---- questions ---- */

pl_linear_solver *pl_linear_new(pl_terms *T) {
  assert(T);
  pl_linear_solver *q = pl_xmalloc(sizeof *q);
  *q = (pl_linear_solver){.T = T};
  return q;
}

void pl_linear_free(pl_linear_solver *q) {
  if (!q) return;
  pl_map_free(&q->unknowns);
  pl_map_free(&q->sums);
  pl_vec_free(&q->natural);
  pl_vec_free(&q->kept);
  pl_vec_free(&q->open);
  pl_vec_free(&q->left);
  pl_vec_free(&q->columns);
  pl_ranges_end(&q->ranges);
  pl_simplex_free(q->bounds);
  free(q);
}

/* Forgets the last question; unknowns and sums are kept while they are few. */
static void start(pl_linear_solver *q) {
  enum { MOST_KEPT = 4096 };
  if (!q->bounds) q->bounds = pl_simplex_new(); /* few functions ask */
  if (q->kept.len > MOST_KEPT || q->natural.len > MOST_KEPT) {
    pl_map_clear(&q->unknowns);
    pl_map_clear(&q->sums);
    pl_vec_clear(&q->natural);
    pl_vec_clear(&q->kept);
  }
  pl_vec_clear(&q->open);
  pl_vec_clear(&q->ranges.rows);
  pl_vec_clear(&q->ranges.unknowns);
  for (size_t i = 0; i < q->natural.len; i++)
    pl_vec_push(&q->ranges.unknowns, q->natural.data[i]);
  pl_vec_clear(&q->ranges.same);
  q->ranges.now = 0;
  q->ranges.contradictory = false;
}

bool pl_linear_contradict(pl_linear_solver *q, const pl_term *const *asserts, size_t count) {
  enum { FEW_ROWS = 24, MANY_ROWS = 60 };
  assert(q && (asserts || count == 0));
  start(q);
  for (size_t i = 0; i < count; i++)
    assert_literal(q, (literal){asserts[i], true}, RANGES);
  if (propagate(q, RANGES) || pl_ranges_merge(&q->ranges)) return true;
  pl_vec_clear(&q->left);
  if (count > 0) number_unknowns(q, asserts[0]); /* parts that decided nothing were not looked at */
  for (size_t i = 0; i < q->open.len; i++) {
    number_unknowns(q, q->open.data[i].term);
    pl_vec_push(&q->left, q->open.data[i]);
  }
  bool more = count > 0;
  return (more && contradict_near(q, asserts[0], FEW_ROWS, &more)) || (more && contradict_near(q, asserts[0], MANY_ROWS, &more));
}
