#include "verify/term/internal.h"

/* Mathematical integers. Sums and products are in poly.c. Only INT_LE nodes are made, sum <= constant, with a positive first
 * coefficient and coefficients without a common divisor: a < b is not(b <= a). */

const pl_term *pl_int(pl_terms *T, int64_t value) {
  return pl_term_const(T, PL_SORT_I, pl_apint_from_i64(T->arena, PL_TERM_INT_WIDTH, value));
}

const pl_term *pl_int_pow2(pl_terms *T, uint32_t exponent) {
  assert(exponent <= 200);
  pl_apint one = pl_apint_from_u64(T->arena, PL_TERM_INT_WIDTH, 1);
  return pl_term_const(T, PL_SORT_I, pl_apint_shl(T->arena, one, exponent));
}

const pl_term *pl_int_add(pl_terms *T, const pl_term *a, const pl_term *b) {
  assert(a->sort.kind == PL_SORT_INT && b->sort.kind == PL_SORT_INT);
  return pl_poly_add(T, a, b, 1);
}

const pl_term *pl_int_sub(pl_terms *T, const pl_term *a, const pl_term *b) {
  assert(a->sort.kind == PL_SORT_INT && b->sort.kind == PL_SORT_INT);
  return pl_poly_add(T, a, b, -1);
}

const pl_term *pl_int_mul(pl_terms *T, const pl_term *a, const pl_term *b) {
  assert(a->sort.kind == PL_SORT_INT && b->sort.kind == PL_SORT_INT);
  return pl_poly_mul(T, a, b);
}

/* ---- order ---- */

/* The absolute value of a signed number, as an unsigned number of the same width. */
static pl_apint magnitude(pl_terms *T, pl_apint a) { return pl_apint_is_negative(a) ? pl_apint_neg(T->arena, a) : a; }

/* The greatest common divisor of the coefficients of the polynomial, which has at least one monomial; the constant does not
 * count. */
static pl_apint common_divisor(pl_terms *T, const pl_poly *p) {
  pl_apint gcd = magnitude(T, p->monos[0].coeff);
  for (uint32_t i = 1; i < p->len; i++)
    for (pl_apint b = magnitude(T, p->monos[i].coeff); !pl_apint_is_zero(b);) {
      pl_apint rest = pl_apint_urem(T->arena, gcd, b);
      gcd = b, b = rest;
    }
  return gcd;
}

/* a / b rounded towards minus infinity, signed; b > 0. */
static pl_apint floor_divide(pl_terms *T, pl_apint a, pl_apint b) {
  pl_apint quotient = pl_apint_sdiv(T->arena, a, b);
  bool exact = pl_apint_is_zero(pl_apint_srem(T->arena, a, b));
  if (exact || !pl_apint_is_negative(a)) return quotient;
  return pl_apint_sub(T->arena, quotient, pl_apint_from_u64(T->arena, a.width, 1));
}

/* Whether the absolute values of the constant and all coefficients are below 2^252, so that negating them and adding 1 stays
 * within 256 bits. */
static bool all_tame(pl_terms *T, const pl_poly *p) {
  pl_apint limit = pl_apint_shl(T->arena, pl_apint_from_u64(T->arena, PL_TERM_INT_WIDTH, 1), PL_TERM_INT_WIDTH - 4);
  if (!pl_apint_ult(magnitude(T, p->constant), limit)) return false;
  for (uint32_t i = 0; i < p->len; i++)
    if (!pl_apint_ult(magnitude(T, p->monos[i].coeff), limit)) return false;
  return true;
}

/* p <= 0 in normal form, for `p` with a monomial and numbers below 2^252 (all_tame): coefficients divided by their common
 * divisor, the first one positive (otherwise the comparison is negated), the constant on the right. `p` is changed. */
static const pl_term *not_positive(pl_terms *T, pl_poly *p) {
  pl_apint gcd = common_divisor(T, p);
  pl_apint bound = floor_divide(T, pl_apint_neg(T->arena, p->constant), gcd);
  bool flip = pl_apint_is_negative(p->monos[0].coeff);
  for (uint32_t i = 0; i < p->len; i++) {
    p->monos[i].coeff = pl_apint_sdiv(T->arena, p->monos[i].coeff, gcd);
    if (flip) p->monos[i].coeff = pl_apint_neg(T->arena, p->monos[i].coeff);
  }
  if (flip) bound = pl_apint_not(T->arena, bound); /* s <= c is not(-s <= -c - 1) */
  p->constant = pl_apint_zero(T->arena, PL_TERM_INT_WIDTH);
  const pl_term *order = pl_term_make2(T, PL_TERM_INT_LE, PL_SORT_B, pl_poly_store(T, p), pl_term_const(T, PL_SORT_I, bound), 0);
  return flip ? pl_not(T, order) : order;
}

const pl_term *pl_int_le(pl_terms *T, const pl_term *a, const pl_term *b) {
  assert(a->sort.kind == PL_SORT_INT && b->sort.kind == PL_SORT_INT);
  pl_poly pa, pb, p;
  pl_poly_load(T, a, &pa);
  pl_poly_load(T, b, &pb);
  if (!pl_poly_combine(T, &pa, &pb, -1, &p) || !all_tame(T, &p)) return pl_term_make2(T, PL_TERM_INT_LE, PL_SORT_B, a, b, 0);
  if (p.len == 0) return pl_bool(T, pl_apint_is_negative(p.constant) || pl_apint_is_zero(p.constant));
  return not_positive(T, &p);
}

const pl_term *pl_int_lt(pl_terms *T, const pl_term *a, const pl_term *b) { return pl_not(T, pl_int_le(T, b, a)); }

/* ---- values of bit vectors ---- */

/* The INT constant of a bit vector constant's signed or unsigned value; NULL if the vector has more than 256 bits, unsigned more
 * than 255. */
static const pl_term *int_of_constant(pl_terms *T, pl_apint value, bool is_signed) {
  bool fits = value.width < PL_TERM_INT_WIDTH || (is_signed && value.width == PL_TERM_INT_WIDTH);
  if (!fits) return NULL;
  return pl_term_const(T, PL_SORT_I,
                       is_signed ? pl_apint_sext(T->arena, value, PL_TERM_INT_WIDTH)
                                 : pl_apint_zext(T->arena, value, PL_TERM_INT_WIDTH));
}

/* The signed or unsigned value of a bit vector as an INT in normal form. */
static const pl_term *int_of_bv(pl_terms *T, const pl_term *a, bool is_signed) {
  assert(a->sort.kind == PL_SORT_BV);
  if (is_signed && a->op == PL_TERM_BV_SEXT) a = a->args[0];
  if (is_signed && !pl_term_is_const(a) && pl_term_leading_zeros(a) > 0) is_signed = false;
  if (!is_signed && a->op == PL_TERM_BV_ZEXT) a = a->args[0];
  const pl_term *value = pl_term_is_const(a) ? int_of_constant(T, a->value, is_signed) : NULL;
  if (value) return value;
  return pl_term_make1(T, is_signed ? PL_TERM_INT_OF_SBV : PL_TERM_INT_OF_UBV, PL_SORT_I, a, 0);
}

const pl_term *pl_int_of_sbv(pl_terms *T, const pl_term *a) { return int_of_bv(T, a, true); }
const pl_term *pl_int_of_ubv(pl_terms *T, const pl_term *a) { return int_of_bv(T, a, false); }
