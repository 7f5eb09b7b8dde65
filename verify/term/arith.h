/* arith.h - terms of bit vectors and of mathematical integers. Part of term.h, by which it is included. */
#ifndef PL_VERIFY_TERM_ARITH_H
#define PL_VERIFY_TERM_ARITH_H

#include "verify/term/term.h"

/* The BV constant, as wide as the value. (For all operations on bit vectors: operands have one width, and division by zero has
 * SMT-LIB's total meaning; callers state the side condition.) */
const pl_term *pl_bv(pl_terms *T, pl_apint value);
/* The constant of that width; `value` is truncated or zero-extended to it. */
const pl_term *pl_bv_u64(pl_terms *T, uint32_t width, uint64_t value);
/* The constant of that width; `value` is truncated or sign-extended to it. */
const pl_term *pl_bv_i64(pl_terms *T, uint32_t width, int64_t value);
/* The BV_* op of two operands of one width (ADD, MUL, UDIV ... ULT ... SADDO; not CONCAT), normalised: a BOOL for comparisons and
 * predicates of overflow, otherwise of that width. */
const pl_term *pl_bv_binary(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b);
/* a + b modulo 2^width. */
static inline const pl_term *pl_bv_add(pl_terms *T, const pl_term *a, const pl_term *b) {
  return pl_bv_binary(T, PL_TERM_BV_ADD, a, b);
}
/* a * b modulo 2^width. */
static inline const pl_term *pl_bv_mul(pl_terms *T, const pl_term *a, const pl_term *b) {
  return pl_bv_binary(T, PL_TERM_BV_MUL, a, b);
}
/* BOOL: a < b, unsigned. */
static inline const pl_term *pl_bv_ult(pl_terms *T, const pl_term *a, const pl_term *b) {
  return pl_bv_binary(T, PL_TERM_BV_ULT, a, b);
}
/* BOOL: a < b, signed. */
static inline const pl_term *pl_bv_slt(pl_terms *T, const pl_term *a, const pl_term *b) {
  return pl_bv_binary(T, PL_TERM_BV_SLT, a, b);
}
/* BOOL: a <= b, signed. */
static inline const pl_term *pl_bv_sle(pl_terms *T, const pl_term *a, const pl_term *b) {
  return pl_bv_binary(T, PL_TERM_BV_SLE, a, b);
}
/* a - b modulo 2^width. */
const pl_term *pl_bv_sub(pl_terms *T, const pl_term *a, const pl_term *b);
/* -a modulo 2^width. */
const pl_term *pl_bv_neg(pl_terms *T, const pl_term *a);
/* All bits of `a` inverted. */
const pl_term *pl_bv_not(pl_terms *T, const pl_term *a);
/* The bits of `high` above those of `low`; the widths are added. */
const pl_term *pl_bv_concat(pl_terms *T, const pl_term *high, const pl_term *low);
/* `width` bits, at least 1, of `a` from bit `low` on; there have to be so many. */
const pl_term *pl_bv_extract(pl_terms *T, const pl_term *a, uint32_t low, uint32_t width);
/* `a` zero-extended to `width`, which is not below its own; equal width gives `a` itself. */
const pl_term *pl_bv_zext(pl_terms *T, const pl_term *a, uint32_t width);
/* `a` sign-extended to `width`, which is not below its own; equal width gives `a` itself. */
const pl_term *pl_bv_sext(pl_terms *T, const pl_term *a, uint32_t width);
/* BV(1): 1 if `a` (BOOL) is true, else 0. */
const pl_term *pl_bv_of_bool(pl_terms *T, const pl_term *a);
/* BOOL: whether `a`, a BV(1), is 1. */
const pl_term *pl_bool_of_bv(pl_terms *T, const pl_term *a);
/* If `a` is a BV constant below 2^64, sets *out to it and returns true; otherwise false. */
bool pl_term_const_u64(const pl_term *a, uint64_t *out);

/* The INT constant `value`. */
const pl_term *pl_int(pl_terms *T, int64_t value);
/* The INT constant 2^exponent; the exponent is at most 200. */
const pl_term *pl_int_pow2(pl_terms *T, uint32_t exponent);
/* a + b, as a linear combination over atoms and products of atoms, unless that is too long or a constant leaves 256 bits. */
const pl_term *pl_int_add(pl_terms *T, const pl_term *a, const pl_term *b);
/* a - b, as pl_int_add makes sums. */
const pl_term *pl_int_sub(pl_terms *T, const pl_term *a, const pl_term *b);
/* a * b, multiplied out unless that is too long or a constant leaves 256 bits. */
const pl_term *pl_int_mul(pl_terms *T, const pl_term *a, const pl_term *b);
/* BOOL: a <= b. */
const pl_term *pl_int_le(pl_terms *T, const pl_term *a, const pl_term *b);
/* BOOL: a < b. */
const pl_term *pl_int_lt(pl_terms *T, const pl_term *a, const pl_term *b);
/* INT: the value of a bit vector as a signed number. */
const pl_term *pl_int_of_sbv(pl_terms *T, const pl_term *a);
/* INT: the value of a bit vector as an unsigned number. */
const pl_term *pl_int_of_ubv(pl_terms *T, const pl_term *a);
/* Sets *out to a - b modulo 2^width and returns true if the terms have the same summands other than a constant; otherwise
 * returns false. */
bool pl_term_constant_difference(pl_terms *T, const pl_term *a, const pl_term *b, pl_apint *out);

#endif
