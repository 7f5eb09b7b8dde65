/* lemma_integers.c - terms of truth over bit vectors as statements about integers: comparisons and overflow predicates speak of
 * the signed and unsigned values of their operands. */
#include <assert.h>

#include "verify/tv/prove/lemma.h"

const pl_term *pl_lemma_signed_range(pl_terms *T, const pl_term *x, uint32_t width) {
  const pl_term *limit = pl_int_pow2(T, width - 1);
  return pl_and(T, pl_int_le(T, pl_int_sub(T, pl_int(T, 0), limit), x), pl_int_lt(T, x, limit));
}

const pl_term *pl_lemma_unsigned_range(pl_terms *T, const pl_term *x, uint32_t width) {
  return pl_and(T, pl_int_le(T, pl_int(T, 0), x), pl_int_lt(T, x, pl_int_pow2(T, width)));
}

/* The product of the unsigned values of two bit vectors. Appends to `aside` that it equals the product of the signed ones where
 * these are not negative. */
static const pl_term *unsigned_product(pl_terms *T, const pl_term *x, const pl_term *y, pl_term_vec *aside) {
  const pl_term *product = pl_int_mul(T, pl_int_of_ubv(T, x), pl_int_of_ubv(T, y)), *zero = pl_int(T, 0);
  const pl_term *sx = pl_int_of_sbv(T, x), *sy = pl_int_of_sbv(T, y);
  const pl_term *positive = pl_and(T, pl_int_le(T, zero, sx), pl_int_le(T, zero, sy));
  pl_vec_push(aside, pl_implies(T, positive, pl_eq(T, product, pl_int_mul(T, sx, sy))));
  return product;
}

/* Appends to `aside` that the bit vector `result` of a sum, difference or product, in whatever form it is normalized to, has the
 * exact result as its value where that is in range. */
static void tie_result(pl_terms *T, const pl_term *result, const pl_term *exact, bool is_signed, pl_term_vec *aside) {
  uint32_t w = result->sort.width;
  const pl_term *value = is_signed ? pl_int_of_sbv(T, result) : pl_int_of_ubv(T, result);
  const pl_term *range = is_signed ? pl_lemma_signed_range(T, exact, w) : pl_lemma_unsigned_range(T, exact, w);
  pl_vec_push(aside, pl_implies(T, range, pl_eq(T, value, exact)));
}

/* The overflow predicate as the statement that the exact result in integers is out of range. Tautologies to go with it are
 * appended to `aside`. */
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

/* An overflow predicate, equation or comparison of bit vectors in integers; NULL for other terms and those that are too wide.
 * Tautologies to go with it are appended to `aside`. */
static const pl_term *atom_in_integers(pl_terms *T, const pl_term *t, pl_term_vec *aside) {
  const pl_term *x = t->args[0], *y = t->num_args > 1 ? t->args[1] : NULL;
  uint32_t w = x->sort.width;
  if (x->sort.kind != PL_SORT_BV || w > 128 || !y) return NULL;
  const pl_term *sx = pl_int_of_sbv(T, x), *sy = pl_int_of_sbv(T, y), *ux = pl_int_of_ubv(T, x), *uy = pl_int_of_ubv(T, y);
  switch (t->op) {
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

const pl_term *pl_lemma_in_integers(pl_terms *T, const pl_term *t, pl_term_vec *aside, int depth) {
  assert(t->sort.kind == PL_SORT_BOOL && aside);
  if (depth > 64) return NULL;
  switch (t->op) {
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
