/* lemma.c - from bit vectors to linear arithmetic over the integers.
 *
 * Overflow predicates and comparisons become statements about the signed (S) and unsigned (U) values of their operands. What S
 * and U of a sum or product are is added as far as the question mentions them: if the exact sum of the parts is in range, it is
 * the value of the bit vector. These are tautologies; with the facts of the accesses (sem/memory/access_facts.c) the rest is
 * linear, products being atoms. */
#include "verify/tv/prove/lemma.h"
#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"

enum { MAX_ATOMS = 600, LITTLE = 500000, MUCH = 8000000 };

bool pl_tv_any_part(const pl_term *term, bool (*wanted)(void *user, const pl_term *part), void *user) {
  pl_map seen = {0};
  pl_term_vec work = {0};
  bool found = false;
  pl_vec_push(&work, term);
  while (work.len > 0 && !found) {
    const pl_term *at = pl_vec_pop(&work);
    if (pl_map_has(&seen, at)) continue;
    pl_map_set_ptr(&seen, at, at);
    found = wanted(user, at);
    for (uint32_t i = 0; i < at->num_args && !found; i++)
      pl_vec_push(&work, at->args[i]);
  }
  pl_map_free(&seen);
  pl_vec_free(&work);
  return found;
}

typedef struct op_test {
  bool (*wanted)(const pl_term *term);
} op_test;

static bool passes(void *user, const pl_term *part) { return ((const op_test *)user)->wanted(part); }

static bool has_op(const pl_term *term, bool (*wanted)(const pl_term *term)) {
  op_test test = {wanted};
  return pl_tv_any_part(term, passes, &test);
}

static bool is_integer(const pl_term *t) { return t->sort.kind == PL_SORT_INT; }
static bool is_exact(const pl_term *t) { return is_integer(t) || (t->op >= PL_TERM_BV_SADDO && t->op <= PL_TERM_BV_UMULO); }

static bool is_memory(const pl_term *t) { return t->sort.kind == PL_SORT_MEM; }

bool pl_tv_has_memory(const pl_term *term) { return has_op(term, is_memory); }
bool pl_tv_has_integers(const pl_term *term) { return has_op(term, is_integer); }

bool pl_tv_is_arithmetic(pl_terms *T, const pl_term *goal) {
  (void)T;
  return has_op(goal, is_exact);
}

/* The product of unsigned values, and that it is the product of the signed ones where these are not negative. */
static const pl_term *unsigned_product(pl_terms *T, const pl_term *x, const pl_term *y, pl_term_vec *aside) {
  const pl_term *product = pl_int_mul(T, pl_int_of_ubv(T, x), pl_int_of_ubv(T, y)), *zero = pl_int(T, 0);
  const pl_term *sx = pl_int_of_sbv(T, x), *sy = pl_int_of_sbv(T, y);
  const pl_term *positive = pl_and(T, pl_int_le(T, zero, sx), pl_int_le(T, zero, sy));
  pl_vec_push(aside, pl_implies(T, positive, pl_eq(T, product, pl_int_mul(T, sx, sy))));
  return product;
}

/* What a sum, difference or product is as one bit vector, whatever form it is normalised to: the exact result where that is in
 * range. */
static void tie_result(pl_terms *T, const pl_term *result, const pl_term *exact, bool is_signed, pl_term_vec *aside) {
  uint32_t w = result->sort.width;
  const pl_term *value = is_signed ? pl_int_of_sbv(T, result) : pl_int_of_ubv(T, result);
  const pl_term *range = is_signed ? pl_lemma_signed_range(T, exact, w) : pl_lemma_unsigned_range(T, exact, w);
  pl_vec_push(aside, pl_implies(T, range, pl_eq(T, value, exact)));
}

static const pl_term *overflow_in_integers(pl_terms *T, const pl_term *t, pl_term_vec *aside) {
  const pl_term *x = t->args[0], *y = t->args[1];
  bool is_signed = t->op == PL_TERM_BV_SADDO || t->op == PL_TERM_BV_SSUBO || t->op == PL_TERM_BV_SMULO;
  const pl_term *vx = is_signed ? pl_int_of_sbv(T, x) : pl_int_of_ubv(T, x),
                *vy = is_signed ? pl_int_of_sbv(T, y) : pl_int_of_ubv(T, y);
  const pl_term *exact, *result;
  if (t->op == PL_TERM_BV_SADDO || t->op == PL_TERM_BV_UADDO)
    exact = pl_int_add(T, vx, vy), result = pl_bv_add(T, x, y);
  else if (t->op == PL_TERM_BV_SSUBO || t->op == PL_TERM_BV_USUBO)
    exact = pl_int_sub(T, vx, vy), result = pl_bv_sub(T, x, y);
  else
    exact = is_signed ? pl_int_mul(T, vx, vy) : unsigned_product(T, x, y, aside), result = pl_bv_mul(T, x, y);
  tie_result(T, result, exact, is_signed, aside);
  const pl_term *range =
      is_signed ? pl_lemma_signed_range(T, exact, x->sort.width) : pl_lemma_unsigned_range(T, exact, x->sort.width);
  return pl_not(T, range);
}

/* An overflow predicate or comparison of bit vectors, in integers; NULL for other terms. `aside`: tautologies to go with it. */
static const pl_term *atom_in_integers(pl_terms *T, const pl_term *t, pl_term_vec *aside) {
  const pl_term *x = t->args[0], *y = t->num_args > 1 ? t->args[1] : NULL;
  uint32_t w = x->sort.width;
  if (x->sort.kind != PL_SORT_BV || w > 128 || !y) return NULL;
  const pl_term *sx = pl_int_of_sbv(T, x), *sy = pl_int_of_sbv(T, y), *ux = pl_int_of_ubv(T, x), *uy = pl_int_of_ubv(T, y);
  switch ((int)t->op) {
  case PL_TERM_EQ: return pl_eq(T, sx, sy);
  case PL_TERM_BV_SLT: return pl_int_lt(T, sx, sy);
  case PL_TERM_BV_SLE: return pl_int_le(T, sx, sy);
  case PL_TERM_BV_ULT: return pl_int_lt(T, ux, uy);
  case PL_TERM_BV_ULE: return pl_int_le(T, ux, uy);
  case PL_TERM_BV_SADDO:
  case PL_TERM_BV_UADDO:
  case PL_TERM_BV_SSUBO:
  case PL_TERM_BV_USUBO:
  case PL_TERM_BV_SMULO:
  case PL_TERM_BV_UMULO: return overflow_in_integers(T, t, aside);
  default: return NULL;
  }
}

/* A boolean term in integers, equivalent to it; NULL if a part can't be said. */
const pl_term *pl_lemma_in_integers(pl_terms *T, const pl_term *t, pl_term_vec *aside, int depth) {
  if (depth > 64) return NULL;
  switch ((int)t->op) {
  case PL_TERM_CONST: return t;
  case PL_TERM_SYM: return t->sort.kind == PL_SORT_BOOL ? t : NULL;
  case PL_TERM_APP: return NULL;
  case PL_TERM_NOT: {
    const pl_term *inner = pl_lemma_in_integers(T, t->args[0], aside, depth + 1);
    return inner ? pl_not(T, inner) : NULL;
  }
  case PL_TERM_AND:
  case PL_TERM_OR: {
    const pl_term *all = pl_bool(T, t->op == PL_TERM_AND);
    for (uint32_t i = 0; i < t->num_args; i++) {
      const pl_term *part = pl_lemma_in_integers(T, t->args[i], aside, depth + 1);
      if (!part) return NULL;
      all = t->op == PL_TERM_AND ? pl_and(T, all, part) : pl_or(T, all, part);
    }
    return all;
  }
  case PL_TERM_INT_LE:
  case PL_TERM_INT_LT: return t;
  case PL_TERM_EQ:
    if (t->args[0]->sort.kind == PL_SORT_INT) return t;
    if (t->args[0]->sort.kind == PL_SORT_BOOL) {
      const pl_term *x = pl_lemma_in_integers(T, t->args[0], aside, depth + 1);
      const pl_term *y = pl_lemma_in_integers(T, t->args[1], aside, depth + 1);
      return x && y ? pl_eq(T, x, y) : NULL;
    }
    return atom_in_integers(T, t, aside);
  default: return t->num_args > 0 ? atom_in_integers(T, t, aside) : NULL;
  }
}

/* Visits what was asserted and writes out the values that it mentions. */
static void saturate(pl_lemma *q) {
  while (q->work.len > 0 || q->aside.len > 0) {
    while (q->aside.len > 0)
      pl_lemma_assert(q, pl_vec_pop(&q->aside));
    if (q->work.len == 0) return;
    const pl_term *t = pl_vec_pop(&q->work);
    if (pl_map_has(&q->seen, t)) continue;
    pl_map_set_ptr(&q->seen, t, t);
    if (t->op == PL_TERM_INT_OF_SBV || t->op == PL_TERM_INT_OF_UBV) {
      if (q->atoms.len >= MAX_ATOMS) continue;
      pl_map_set_ptr(&q->atoms, t, t);
      pl_lemma_write_out(q, t);
      continue; /* what the bit vector is made of is not part of the question */
    }
    if (t->op == PL_TERM_APP) continue;
    if (t->op == PL_TERM_INT_MUL) pl_lemma_relate_product(q, t);
    for (uint32_t i = 0; i < t->num_args; i++)
      pl_vec_push(&q->work, t->args[i]);
  }
}

/* Conjunctions are taken apart: a part that can't be said is left out. */
static void assert_hypothesis(pl_lemma *q, const pl_term *hypothesis) {
  if (hypothesis->op == PL_TERM_AND) {
    for (uint32_t i = 0; i < hypothesis->num_args; i++)
      assert_hypothesis(q, hypothesis->args[i]);
    return;
  }
  const pl_term *said = pl_lemma_in_integers(q->T, hypothesis, &q->aside, 0);
  if (said) pl_lemma_assert(q, said);
}

static bool prove(pl_tv *tv, const pl_term *goal, const pl_term *const *hypotheses, size_t count, const pl_fact *facts,
                  size_t num_facts, bool exact, uint32_t *used) {
  pl_lemma q = {.T = tv->T, .exact = exact};
  const pl_term *said = pl_lemma_in_integers(tv->T, goal, &q.aside, 0);
  bool proved = false;
  if (said) {
    pl_lemma_assert(&q, pl_not(tv->T, said));
    for (size_t i = 0; i < count; i++)
      assert_hypothesis(&q, hypotheses[i]);
    for (size_t i = 0; i < num_facts; i++) {
      pl_lemma_assert(&q, facts[i].holds);
      *used |= facts[i].assumptions;
    }
    saturate(&q);
    pl_lemma_compare_quotients(&q);
    saturate(&q);
    const uint32_t left = pl_tv_time_left(tv);
    proved = !tv->timed_out && pl_smt_check(tv->smt, q.asserts.data, (uint32_t)q.asserts.len, tv->bounds ? MUCH : LITTLE, left,
                                            NULL) == PL_SMT_UNSAT;
  }
  pl_vec_free(&q.asserts);
  pl_vec_free(&q.work);
  pl_vec_free(&q.aside);
  pl_vec_free(&q.quotients);
  pl_vec_free(&q.products);
  pl_map_free(&q.seen);
  pl_map_free(&q.atoms);
  pl_map_free(&q.signed_divisions);
  pl_map_free(&q.unsigned_divisions);
  return proved;
}

static bool is_division(const pl_term *t) {
  return t->op == PL_TERM_BV_UDIV || t->op == PL_TERM_BV_SDIV || t->op == PL_TERM_BV_UREM || t->op == PL_TERM_BV_SREM;
}

bool pl_tv_divides(const pl_term *term) { return has_op(term, is_division); }

/* Division, and sums that may wrap: `term` is worth the longer question. */
static bool wants_exact(const pl_term *t) { return is_division(t) || t->op == PL_TERM_BV_SEXT || t->op == PL_TERM_BV_ZEXT; }

bool pl_tv_wants_exact(const pl_term *term) { return has_op(term, wants_exact); }

/* A division by a power of two, as it is normalised. */
static bool is_shifted(const pl_term *t) { return t->op == PL_TERM_BV_EXTRACT && t->imm > 0; }

bool pl_tv_prove_by_lemma(pl_tv *tv, const pl_term *goal, const pl_term *const *hypotheses, size_t count, const pl_fact *facts,
                          size_t num_facts, uint32_t *used) {
  return prove(tv, goal, hypotheses, count, facts, num_facts, false, used) ||
         ((pl_tv_wants_exact(goal) || has_op(goal, is_shifted)) &&
          prove(tv, goal, hypotheses, count, facts, num_facts, true, used));
}
