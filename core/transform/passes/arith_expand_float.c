/* arith_expand_float.c - conversions between formats of floats for -arith-expand: bf16, f8E8M0FNU, f4E2M1FN if asked, and those
 * with a scale. Source of the meanings: MLIR documentation, "'arith' Dialect" (2025); of the formats: OCP Microscaling Formats
 * (MX) Specification (2023).
 *
 * Conversions to f8E8M0FNU and f4E2M1FN stay: what mlir-opt puts there forgets the sign of zero, NaN, and that the former rounds.
 */
#include <assert.h>

#include "core/transform/passes/arith_expand.h"

/* Whether the type, or its element type, is that float format. */
static bool is_float(const pl_type *type, pl_float_format format) {
  const pl_type *elem = pl_type_elem_or_self(type);
  return elem->kind == PL_TYPE_FLOAT && elem->float_format == format;
}

/* Creates a conversion op of that kind from x to that type; returns the result. */
static pl_value *convert(pl_build *b, pl_op_kind kind, pl_value *x, const pl_type *type) {
  return pl_build_value(b, kind, &x, 1, type, NULL);
}

/* The type with integers of that width as elements, or in its own place if it is a scalar. */
static const pl_type *ints_like(pl_build *b, const pl_type *like, uint32_t width) {
  return pl_type_with_elem(b->module->ctx, like, pl_type_integer(b->module->ctx, width));
}

/* Builds bf16 to f32: the bits of the bf16 are the upper half of those of the f32. */
static pl_value *extend_bf16(pl_build *b, pl_value *x, const pl_type *to) {
  const pl_type *i16 = ints_like(b, to, 16), *i32 = ints_like(b, to, 32);
  pl_value *bits = convert(b, PL_OP_ARITH_BITCAST, x, i16), *wide = convert(b, PL_OP_ARITH_EXTUI, bits, i32);
  pl_value *shifted = pl_build_binary(b, PL_OP_ARITH_SHLI, wide, pl_expand_constant(b, i32, 16));
  return convert(b, PL_OP_ARITH_BITCAST, shifted, to);
}

/* Builds f32 to bf16, rounded to nearest, ties to even, by adding 0x7FFF and the lowest bit that stays; NaN becomes 0x7FC0. */
static pl_value *truncate_bf16(pl_build *b, pl_value *x, const pl_type *to) {
  const pl_type *i16 = ints_like(b, to, 16), *i32 = ints_like(b, to, 32);
  pl_value *nan = pl_expand_cmpf(b, CMPF_UNE, x, x);
  pl_value *half = pl_expand_constant(b, i32, 0x7FFF), *quiet = pl_expand_constant(b, i16, 0x7FC0),
           *sixteen = pl_expand_constant(b, i32, 16);
  pl_value *one = pl_expand_constant(b, i32, 1), *bits = convert(b, PL_OP_ARITH_BITCAST, x, i32);
  pl_value *upper = pl_build_binary(b, PL_OP_ARITH_SHRUI, bits, sixteen);
  pl_value *odd = pl_build_binary(b, PL_OP_ARITH_ANDI, upper, one);
  pl_value *bias = pl_build_binary(b, PL_OP_ARITH_ADDI, odd, half);
  pl_value *biased = pl_build_binary(b, PL_OP_ARITH_ADDI, bits, bias);
  pl_value *rounded = pl_build_binary(b, PL_OP_ARITH_SHRUI, biased, sixteen);
  pl_value *narrow = convert(b, PL_OP_ARITH_TRUNCI, rounded, i16);
  return convert(b, PL_OP_ARITH_BITCAST, pl_build_select(b, nan, quiet, narrow), to);
}

/* Builds f4E2M1FN to f32 with integer arithmetic. The three low bits are twice the value up to 1.5; above, exponent and mantissa
 * bit follow each other as in an f32. The fourth bit is the sign. */
static pl_value *extend_f4(pl_build *b, pl_value *x, const pl_type *f32) {
  const pl_type *i4 = ints_like(b, f32, 4), *i32 = ints_like(b, f32, 32);
  pl_value *bits = convert(b, PL_OP_ARITH_BITCAST, x, i4);
  pl_value *zero = pl_expand_constant(b, i4, 0), *one = pl_expand_constant(b, i4, 1), *two = pl_expand_constant(b, i4, 2);
  pl_value *four = pl_expand_constant(b, i4, 4), *mask = pl_expand_constant(b, i4, 7);
  pl_value *low = pl_build_binary(b, PL_OP_ARITH_ANDI, bits, mask), *place = pl_expand_constant(b, i32, 20);
  pl_value *moved = pl_build_binary(b, PL_OP_ARITH_SHLI, low, two), *is_half = pl_build_cmpi(b, CMPI_EQ, low, one);
  pl_value *wide = convert(b, PL_OP_ARITH_EXTUI, pl_build_select(b, is_half, zero, moved), i32);
  pl_value *fraction = pl_build_binary(b, PL_OP_ARITH_SHLI, wide, place);
  pl_value *nothing = pl_expand_constant(b, i32, 0), *from_two = pl_expand_constant(b, i32, 0x40000000);
  pl_value *from_half = pl_expand_constant(b, i32, 0x3F000000), *is_big = pl_build_cmpi(b, CMPI_UGE, low, four);
  pl_value *start = pl_build_select(b, is_big, from_two, from_half), *is_zero = pl_build_cmpi(b, CMPI_EQ, low, zero);
  start = pl_build_select(b, is_zero, nothing, start);
  pl_value *minus = pl_expand_constant(b, i32, INT32_MIN), *top = pl_expand_constant(b, i4, -8);
  pl_value *is_negative = pl_build_cmpi(b, CMPI_UGE, bits, top), *sign = pl_build_select(b, is_negative, minus, nothing);
  pl_value *size = pl_build_binary(b, PL_OP_ARITH_ADDI, fraction, start);
  return convert(b, PL_OP_ARITH_BITCAST, pl_build_binary(b, PL_OP_ARITH_ADDI, size, sign), f32);
}

/* Builds f8E8M0FNU to f32: the byte is an f32's exponent, 255 is NaN, and 0 means 2^-127, a subnormal f32 (mlir-opt makes it
 * zero). */
static pl_value *extend_f8(pl_build *b, pl_value *x, const pl_type *f32) {
  const pl_type *i8 = ints_like(b, f32, 8), *i32 = ints_like(b, f32, 32);
  pl_value *bits = convert(b, PL_OP_ARITH_BITCAST, x, i8), *all = pl_expand_constant(b, i8, -1);
  pl_value *nan = pl_expand_constant(b, i32, -1), *place = pl_expand_constant(b, i32, 23);
  pl_value *shifted = pl_build_binary(b, PL_OP_ARITH_SHLI, convert(b, PL_OP_ARITH_EXTUI, bits, i32), place);
  pl_value *is_nan = pl_build_cmpi(b, CMPI_EQ, bits, all), *number = pl_build_select(b, is_nan, nan, shifted);
  pl_value *is_least = pl_build_cmpi(b, CMPI_EQ, bits, pl_expand_constant(b, i8, 0));
  return convert(b, PL_OP_ARITH_BITCAST, pl_build_select(b, is_least, pl_expand_constant(b, i32, 0x400000), number), f32);
}

/* Creates a conversion op of that kind with fast-math flags (may be NULL); returns the result. */
static pl_value *cast(pl_build *b, pl_op_kind kind, pl_value *x, const pl_type *to, const pl_attr *flags) {
  return pl_build_value(b, kind, &x, 1, to, flags ? pl_build_dict(b, PL_NAME_FASTMATH, flags) : NULL);
}

/* Converts `x`, of f32 or vectors of it, to the float type `to` with fast-math flags (may be NULL); returns the result. */
static pl_value *from_f32(pl_build *b, pl_value *x, const pl_type *to, const pl_attr *flags) {
  uint32_t bits = pl_float_bits(pl_type_elem_or_self(to)->float_format);
  if (is_float(to, PL_F32)) return x;
  return cast(b, bits > 32 ? PL_OP_ARITH_EXTF : PL_OP_ARITH_TRUNCF, x, to, flags);
}

/* Builds the extension of x to the type `to`, NULL if the options don't ask to expand it. `flags`: fast-math flags of a
 * conversion from f32 to another format, where it takes them. */
static pl_value *extend(pl_build *b, pl_value *x, const pl_type *to, const pl_attr *flags, const pl_transform_options *options) {
  const pl_type *f32 = pl_type_with_elem(b->module->ctx, to, pl_type_float(b->module->ctx, PL_F32));
  if (options->include_bf16 && is_float(x->type, PL_BF16) && is_float(to, PL_F32)) return extend_bf16(b, x, to);
  if (options->include_f8e8m0 && is_float(x->type, PL_F8E8M0FNU)) return from_f32(b, extend_f8(b, x, f32), to, flags);
  if (options->include_f4e2m1 && is_float(x->type, PL_F4E2M1FN)) return from_f32(b, extend_f4(b, x, f32), to, NULL);
  return NULL;
}

/* Whether the (element) type has at least 16 bits, and so is wide enough for what a conversion with a scale computes in
 * between. */
static bool can_scale(const pl_type *type) { return pl_float_bits(pl_type_elem_or_self(type)->float_format) >= 16; }

/* Builds scaling_extf or scaling_truncf as a product or quotient with the scale, which is a power of two. NULL, and nothing
 * built, for types of which that can't be built. */
static pl_value *expand_scaled(pl_build *b, pl_op *op, const pl_transform_options *options) {
  pl_value *x = pl_operand(op, 0), *scale = pl_operand(op, 1);
  const pl_type *to = pl_result(op, 0)->type;
  const pl_attr *flags = pl_op_attr(op, PL_NAME_FASTMATH), *mode = pl_op_attr(op, PL_NAME_ROUNDINGMODE);
  bool extends = pl_op_is(op, PL_OP_ARITH_SCALING_EXTF), is_power = is_float(scale->type, PL_F8E8M0FNU);
  const pl_type *power = pl_type_with_elem(b->module->ctx, to, pl_type_float(b->module->ctx, PL_F8E8M0FNU));
  const pl_type *between = extends ? to : x->type;
  bool same_shape = pl_type_is_shaped(scale->type) == pl_type_is_shaped(to);
  if (!same_shape || !can_scale(between) || (!is_power && !can_scale(scale->type))) return NULL;
  if (!is_power) scale = cast(b, PL_OP_ARITH_TRUNCF, scale, power, flags);
  pl_value *factor = extend(b, scale, between, flags, options);
  if (!factor) factor = cast(b, PL_OP_ARITH_EXTF, scale, between, flags);
  const pl_attr *fast = flags ? pl_build_dict(b, PL_NAME_FASTMATH, flags) : NULL;
  if (!extends) {
    pl_value *quotient = pl_build_value(b, PL_OP_ARITH_DIVF, (pl_value *[]){x, factor}, 2, between, fast);
    pl_value *result = cast(b, PL_OP_ARITH_TRUNCF, quotient, to, flags);
    if (mode) pl_op_set_attr(result->op, PL_NAME_ROUNDINGMODE, mode);
    return result;
  }
  pl_value *wide = extend(b, x, to, flags, options);
  if (!wide) wide = cast(b, PL_OP_ARITH_EXTF, x, to, flags);
  return pl_build_value(b, PL_OP_ARITH_MULF, (pl_value *[]){wide, factor}, 2, to, fast);
}

pl_value *pl_expand_float_cast(pl_build *b, pl_op *op, const pl_transform_options *options) {
  assert(b->before == op && options);
  if (pl_op_is(op, PL_OP_ARITH_SCALING_EXTF) || pl_op_is(op, PL_OP_ARITH_SCALING_TRUNCF)) return expand_scaled(b, op, options);
  bool truncates = pl_op_is(op, PL_OP_ARITH_TRUNCF);
  if (!truncates && !pl_op_is(op, PL_OP_ARITH_EXTF)) return NULL;
  pl_value *x = pl_operand(op, 0);
  const pl_type *to = pl_result(op, 0)->type;
  if (!truncates) return extend(b, x, to, pl_op_attr(op, PL_NAME_FASTMATH), options);
  bool to_bf16 = options->include_bf16 && is_float(x->type, PL_F32) && is_float(to, PL_BF16);
  return to_bf16 && !pl_op_attr(op, PL_NAME_ROUNDINGMODE) ? truncate_bf16(b, x, to) : NULL;
}
