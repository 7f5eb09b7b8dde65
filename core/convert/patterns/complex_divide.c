/* complex_divide.c - quotients of complex numbers: by the formula, or with complex-range=improved scaled by the larger part of
 * the divisor, with the cases that C11 gives infinities, zeros and NaNs in its annex G. The order of the operations is that of
 * mlir-opt
 * 22. Source: MLIR documentation, "'complex' Dialect", complex.div; Smith, "Algorithm 116: Complex division" (1962). */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/emit.h"
#include "core/convert/patterns/complex.h"

/* What the formulas are made of: the op gives its fast-math flags to arithmetic, and to nothing else. */
typedef struct maker {
  pl_rw *rw;
  const pl_op *op;
  const pl_type *type;
  const pl_attr *flags;
} maker;

/* Emits a float op of `kind` on a and b with the division's fast-math flags; returns its result. */
static pl_value *arith(const maker *m, pl_op_kind kind, pl_value *a, pl_value *b) {
  pl_value *operands[] = {a, b};
  return pl_emit(m->rw, kind, operands, 2, m->type, m->flags);
}

/* Emits the product a * b; returns it. */
static pl_value *times(const maker *m, pl_value *a, pl_value *b) { return arith(m, PL_OP_LLVM_FMUL, a, b); }

/* Emits the quotient a / b; returns it. */
static pl_value *over(const maker *m, pl_value *a, pl_value *b) { return arith(m, PL_OP_LLVM_FDIV, a, b); }

/* Emits the sum a + b; returns it. */
static pl_value *add(const maker *m, pl_value *a, pl_value *b) { return arith(m, PL_OP_LLVM_FADD, a, b); }

/* Emits the difference a - b; returns it. */
static pl_value *sub(const maker *m, pl_value *a, pl_value *b) { return arith(m, PL_OP_LLVM_FSUB, a, b); }

/* Emits the absolute value of a; returns it. */
static pl_value *absolute(const maker *m, pl_value *a) { return pl_emit(m->rw, PL_OP_LLVM_INTR_FABS, &a, 1, m->type, m->flags); }

/* Emits a copysign: the magnitude of a with the sign of b; returns it. */
static pl_value *with_sign(const maker *m, pl_value *a, pl_value *b) {
  pl_value *operands[] = {a, b};
  return pl_emit(m->rw, PL_OP_LLVM_INTR_COPYSIGN, operands, 2, m->type, NULL);
}

/* Numbers of the predicates of llvm.fcmp. */
enum { OEQ = 1, OLT = 4, ONE = 6, ORD = 7, UNO = 14 };

/* Emits an llvm.fcmp of a and b with that predicate; returns the i1. */
static pl_value *compare(const maker *m, int64_t predicate, pl_value *a, pl_value *b) {
  pl_value *operands[] = {a, b};
  const pl_attr *attrs = pl_rw_set(m->rw, NULL, PL_NAME_PREDICATE, pl_rw_int_attr(m->rw, 64, predicate));
  return pl_emit(m->rw, PL_OP_LLVM_FCMP, operands, 2, pl_type_integer(m->rw->ctx, 1), attrs);
}

/* Emits the conjunction of two conditions; returns it. */
static pl_value *both(const maker *m, pl_value *a, pl_value *b) { return pl_emit_binary(m->rw, PL_OP_LLVM_AND, a, b); }

/* Emits the disjunction of two conditions; returns it. */
static pl_value *either(const maker *m, pl_value *a, pl_value *b) { return pl_emit_binary(m->rw, PL_OP_LLVM_OR, a, b); }

/* Emits a select of a if the condition holds, else of b; returns it. */
static pl_value *choose(const maker *m, pl_value *condition, pl_value *a, pl_value *b) {
  return pl_emit_select(m->rw, condition, a, b);
}

/* Emits a constant float with these bits; returns it. */
static pl_value *constant(const maker *m, pl_apint bits) {
  return pl_emit_constant(m->rw, pl_attr_float(m->rw->ctx, m->type, bits), m->type);
}

/* Emits the quotient a / b by the plain formula, (a.re b.re + a.im b.im) and (a.im b.re - a.re b.im) over the square of |b|;
 * returns its parts. */
static pl_complex_parts by_formula(const maker *m, pl_complex_parts a, pl_complex_parts b) {
  pl_complex_parts quotient;
  pl_value *b_re2 = times(m, b.re, b.re), *b_im2 = times(m, b.im, b.im), *square = add(m, b_re2, b_im2);
  pl_value *re_re = times(m, a.re, b.re), *im_im = times(m, a.im, b.im), *re = add(m, re_re, im_im);
  pl_value *im_re = times(m, a.im, b.re), *re_im = times(m, a.re, b.im), *im = sub(m, im_re, re_im);
  quotient.re = over(m, re, square);
  quotient.im = over(m, im, square);
  return quotient;
}

/* Emits the quotient a / b for |b.re| < |b.im| and returns its parts: with r = b.re / b.im and d = b.im + r b.re they are (a.re r
 * + a.im) / d and (a.im r - a.re) / d. */
static pl_complex_parts by_imaginary(const maker *m, pl_complex_parts a, pl_complex_parts b) {
  pl_complex_parts quotient;
  pl_value *ratio = over(m, b.re, b.im), *scaled = times(m, ratio, b.re), *divisor = add(m, b.im, scaled);
  pl_value *re_ratio = times(m, a.re, ratio), *re = add(m, re_ratio, a.im);
  quotient.re = over(m, re, divisor);
  pl_value *im_ratio = times(m, a.im, ratio), *im = sub(m, im_ratio, a.re);
  quotient.im = over(m, im, divisor);
  return quotient;
}

/* Emits the quotient a / b for |b.re| >= |b.im| and returns its parts: with r = b.im / b.re and d = b.re + r b.im they are (a.re
 * + a.im r) / d and (a.im - a.re r) / d. */
static pl_complex_parts by_real(const maker *m, pl_complex_parts a, pl_complex_parts b) {
  pl_complex_parts quotient;
  pl_value *ratio = over(m, b.im, b.re), *scaled = times(m, ratio, b.im), *divisor = add(m, b.re, scaled);
  pl_value *im_ratio = times(m, a.im, ratio), *re = add(m, a.re, im_ratio);
  quotient.re = over(m, re, divisor);
  pl_value *re_ratio = times(m, a.re, ratio), *im = sub(m, a.im, re_ratio);
  quotient.im = over(m, im, divisor);
  return quotient;
}

/* Emits a select of the constant `one` if the flag holds, else of the constant `zero`, with the sign of x; returns it. */
static pl_value *unit_of(const maker *m, pl_value *flag, pl_value *one, pl_value *zero, pl_value *x) {
  return with_sign(m, choose(m, flag, one, zero), x);
}

/* Emits a select of a complex number, part by part: `yes` if the condition holds, else `no`; returns both parts. */
static pl_complex_parts select_parts(const maker *m, pl_value *condition, pl_complex_parts yes, pl_complex_parts no) {
  pl_complex_parts out;
  out.re = choose(m, condition, yes.re, no.re);
  out.im = choose(m, condition, yes.im, no.im);
  return out;
}

/* Emits a / b with scaling by the larger part of b (Smith's algorithm), corrected as in C11's annex G where both parts come out
 * as NaN; returns its parts. */
static pl_complex_parts scaled(const maker *m, pl_complex_parts a, pl_complex_parts b) {
  pl_rw *rw = m->rw;
  pl_complex_parts small_re = by_imaginary(m, a, b), large_re = by_real(m, a, b), zero_divisor, infinite_a, infinite_b;
  pl_value *zero = constant(m, pl_rw_zero_or_one(rw, m->type, false));
  /* a number, or half of one, over zero */
  pl_value *b_re = absolute(m, b.re), *re_is_zero = compare(m, OEQ, b_re, zero);
  pl_value *b_im = absolute(m, b.im), *im_is_zero = compare(m, OEQ, b_im, zero);
  pl_value *re_is_number = compare(m, ORD, a.re, zero), *im_is_number = compare(m, ORD, a.im, zero);
  pl_value *a_is_number = either(m, re_is_number, im_is_number), *b_is_zero = both(m, re_is_zero, im_is_zero);
  pl_value *over_zero = both(m, a_is_number, b_is_zero);
  pl_apint infinity_bits =
      pl_float_convert(rw->arena, pl_apint_from_u64(rw->arena, 32, 0x7F800000), PL_F32, m->type->float_format, NULL);
  pl_value *infinity = constant(m, infinity_bits), *signed_infinity = with_sign(m, infinity, b.re);
  zero_divisor.re = times(m, signed_infinity, a.re);
  zero_divisor.im = times(m, signed_infinity, a.im);
  /* an infinite number over a finite one */
  pl_value *b_re_finite = compare(m, ONE, b_re, infinity), *b_im_finite = compare(m, ONE, b_im, infinity);
  pl_value *b_finite = both(m, b_re_finite, b_im_finite);
  pl_value *a_re = absolute(m, a.re), *a_re_infinite = compare(m, OEQ, a_re, infinity);
  pl_value *a_im = absolute(m, a.im), *a_im_infinite = compare(m, OEQ, a_im, infinity);
  pl_value *a_infinite = either(m, a_re_infinite, a_im_infinite), *over_finite = both(m, a_infinite, b_finite);
  pl_value *one = constant(m, pl_rw_zero_or_one(rw, m->type, true));
  pl_value *re_unit = unit_of(m, a_re_infinite, one, zero, a.re), *im_unit = unit_of(m, a_im_infinite, one, zero, a.im);
  pl_value *re_re = times(m, re_unit, b.re), *im_im = times(m, im_unit, b.im), *sum = add(m, re_re, im_im);
  infinite_a.re = times(m, infinity, sum);
  pl_value *re_im = times(m, re_unit, b.im), *im_re = times(m, im_unit, b.re), *difference = sub(m, im_re, re_im);
  infinite_a.im = times(m, infinity, difference);
  /* a finite number over an infinite one */
  pl_value *a_re_finite = compare(m, ONE, a_re, infinity), *a_im_finite = compare(m, ONE, a_im, infinity);
  pl_value *a_finite = both(m, a_re_finite, a_im_finite);
  pl_value *b_re_infinite = compare(m, OEQ, b_re, infinity), *b_im_infinite = compare(m, OEQ, b_im, infinity);
  pl_value *b_infinite = either(m, b_re_infinite, b_im_infinite), *over_infinite = both(m, a_finite, b_infinite);
  re_unit = unit_of(m, b_re_infinite, one, zero, b.re);
  im_unit = unit_of(m, b_im_infinite, one, zero, b.im);
  re_re = times(m, a.re, re_unit), im_im = times(m, a.im, im_unit), sum = add(m, re_re, im_im);
  infinite_b.re = times(m, zero, sum);
  im_re = times(m, a.im, re_unit), re_im = times(m, a.re, im_unit), difference = sub(m, im_re, re_im);
  infinite_b.im = times(m, zero, difference);
  /* the cases count where the quotient has come out as no number at all */
  pl_complex_parts plain = select_parts(m, compare(m, OLT, b_re, b_im), small_re, large_re);
  pl_complex_parts special = select_parts(m, over_infinite, infinite_b, plain);
  special = select_parts(m, over_finite, infinite_a, special);
  special = select_parts(m, over_zero, zero_divisor, special);
  pl_value *re_lost = compare(m, UNO, plain.re, zero), *im_lost = compare(m, UNO, plain.im, zero);
  return select_parts(m, both(m, re_lost, im_lost), special, plain);
}

pl_complex_parts pl_complex_quotient(pl_rw *rw, const pl_op *op, pl_complex_parts a, pl_complex_parts b) {
  assert(a.re->type == a.im->type && b.re->type == b.im->type && a.re->type == b.re->type);
  const pl_attr *flags = pl_rw_set(rw, NULL, PL_NAME_FASTMATH_FLAGS, pl_rw_fastmath(rw, pl_op_attr(op, PL_NAME_FASTMATH)));
  const maker m = {rw, op, a.re->type, flags};
  return rw->options->complex_improved ? scaled(&m, a, b) : by_formula(&m, a, b);
}
