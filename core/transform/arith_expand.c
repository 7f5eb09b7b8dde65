/* arith_expand.c - -arith-expand: rounding divisions, extremes and, if asked, conversions of bf16 by simpler operations, as
 * mlir-opt spells them. Source of the meanings: MLIR documentation, "'arith' Dialect" (2023).
 *
 * maximumf and minimumf stay: mlir-opt's comparison and selection forget that -0 is less than +0.
 */
#include "core/transform/build.h"
#include "core/transform/passes.h"

/* Predicates of arith.cmpi and arith.cmpf by number. */
enum { CMPI_EQ = 0, CMPI_NE = 1, CMPI_SLT = 2, CMPI_SGT = 4, CMPI_ULT = 6, CMPI_UGT = 8 };
enum { CMPF_UGT = 9, CMPF_ULT = 11, CMPF_UNE = 13, CMPF_UNO = 14 };

/* A constant of a type, a splat for vectors. */
static pl_value *constant(pl_build *b, const pl_type *type, int64_t value) {
  pl_context *ctx = b->module->ctx;
  if (type->kind != PL_TYPE_VECTOR) return pl_build_constant(b, pl_attr_i64(ctx, type, value));
  const pl_type *elem = type->shaped.elem;
  pl_apint bits = pl_apint_from_i64(b->module->arena, elem->kind == PL_TYPE_INDEX ? 64 : elem->integer.width, value);
  return pl_build_constant(b, pl_attr_dense(ctx, type, &bits, 1, true));
}

/* x == 0 ? 0 : (x - 1) / y + 1 */
static pl_value *expand_ceildivui(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *zero = constant(b, x->type, 0), *is_zero = pl_build_cmpi(b, CMPI_EQ, x, zero), *one = constant(b, x->type, 1);
  pl_value *less = pl_build_binary(b, PL_OP_ARITH_SUBI, x, one);
  pl_value *quotient = pl_build_binary(b, PL_OP_ARITH_DIVUI, less, y);
  pl_value *more = pl_build_binary(b, PL_OP_ARITH_ADDI, quotient, one);
  return pl_build_select(b, is_zero, zero, more);
}

/* q = x / y; whether q * y != x */
static pl_value *is_inexact(pl_build *b, pl_value *x, pl_value *y, pl_value *quotient) {
  return pl_build_cmpi(b, CMPI_NE, x, pl_build_binary(b, PL_OP_ARITH_MULI, quotient, y));
}

/* One more than the quotient towards zero if that is inexact and both signs are the same. */
static pl_value *expand_ceildivsi(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *zero = constant(b, x->type, 0), *one = constant(b, x->type, 1);
  pl_value *quotient = pl_build_binary(b, PL_OP_ARITH_DIVSI, x, y), *inexact = is_inexact(b, x, y, quotient);
  pl_value *x_negative = pl_build_cmpi(b, CMPI_SLT, x, zero), *y_negative = pl_build_cmpi(b, CMPI_SLT, y, zero);
  pl_value *same = pl_build_cmpi(b, CMPI_EQ, x_negative, y_negative);
  pl_value *correct = pl_build_binary(b, PL_OP_ARITH_ANDI, inexact, same);
  return pl_build_select(b, correct, pl_build_binary(b, PL_OP_ARITH_ADDI, quotient, one), quotient);
}

/* One less than the quotient towards zero if that is inexact and the signs differ. */
static pl_value *expand_floordivsi(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *quotient = pl_build_binary(b, PL_OP_ARITH_DIVSI, x, y), *inexact = is_inexact(b, x, y, quotient);
  pl_value *zero = constant(b, x->type, 0);
  pl_value *x_negative = pl_build_cmpi(b, CMPI_SLT, x, zero), *y_negative = pl_build_cmpi(b, CMPI_SLT, y, zero);
  pl_value *differ = pl_build_cmpi(b, CMPI_NE, x_negative, y_negative);
  pl_value *correct = pl_build_binary(b, PL_OP_ARITH_ANDI, inexact, differ);
  pl_value *minus_one = constant(b, x->type, -1);
  return pl_build_select(b, correct, pl_build_binary(b, PL_OP_ARITH_ADDI, quotient, minus_one), quotient);
}

static pl_value *cmpf(pl_build *b, int64_t predicate, pl_value *x, pl_value *y) {
  pl_context *ctx = b->module->ctx;
  const pl_attr *attrs = pl_build_dict(b, "predicate", pl_attr_i64(ctx, pl_type_integer(ctx, 64), predicate));
  return pl_build_value(b, PL_OP_ARITH_CMPF, (pl_value *[]){x, y}, 2, pl_build_bool_like(ctx, x->type), attrs);
}

/* The winner of the comparison, but the other one if the first is NaN. */
static pl_value *expand_num(pl_build *b, pl_value *x, pl_value *y, int64_t predicate) {
  pl_value *wins = cmpf(b, predicate, x, y), *winner = pl_build_select(b, wins, x, y);
  pl_value *nan = cmpf(b, CMPF_UNO, x, x);
  return pl_build_select(b, nan, y, winner);
}

static pl_value *expand_extreme(pl_build *b, pl_value *x, pl_value *y, int64_t predicate) {
  return pl_build_select(b, pl_build_cmpi(b, predicate, x, y), x, y);
}

/* ---- bf16 ---- */

/* The type with the element exchanged. */
static const pl_type *with_elem(pl_context *ctx, const pl_type *type, const pl_type *elem) {
  if (type->kind != PL_TYPE_VECTOR) return elem;
  return pl_type_vector(ctx, type->shaped.rank, type->shaped.shape, type->shaped.scalable_dims, elem);
}

static bool is_float(const pl_type *type, pl_float_format format) {
  const pl_type *elem = pl_type_elem_or_self(type);
  return elem->kind == PL_TYPE_FLOAT && elem->float_format == format && (elem == type || type->kind == PL_TYPE_VECTOR);
}

static pl_value *convert(pl_build *b, pl_op_kind kind, pl_value *x, const pl_type *type) {
  return pl_build_value(b, kind, &x, 1, type, NULL);
}

/* The bits of a bf16 are the upper half of those of the f32. */
static pl_value *expand_extf(pl_build *b, pl_value *x, const pl_type *to) {
  pl_context *ctx = b->module->ctx;
  const pl_type *i16 = with_elem(ctx, to, pl_type_integer(ctx, 16)), *i32 = with_elem(ctx, to, pl_type_integer(ctx, 32));
  pl_value *bits = convert(b, PL_OP_ARITH_BITCAST, x, i16), *wide = convert(b, PL_OP_ARITH_EXTUI, bits, i32);
  pl_value *shifted = pl_build_binary(b, PL_OP_ARITH_SHLI, wide, constant(b, i32, 16));
  return convert(b, PL_OP_ARITH_BITCAST, shifted, to);
}

/* Rounded to the nearest, ties to even: 0x7FFF and the lowest bit that stays are added; NaN becomes 0x7FC0. */
static pl_value *expand_truncf(pl_build *b, pl_value *x, const pl_type *to) {
  pl_context *ctx = b->module->ctx;
  const pl_type *i16 = with_elem(ctx, to, pl_type_integer(ctx, 16)), *i32 = with_elem(ctx, to, pl_type_integer(ctx, 32));
  pl_value *nan = cmpf(b, CMPF_UNE, x, x);
  pl_value *half = constant(b, i32, 0x7FFF), *quiet = constant(b, i16, 0x7FC0), *sixteen = constant(b, i32, 16);
  pl_value *one = constant(b, i32, 1), *bits = convert(b, PL_OP_ARITH_BITCAST, x, i32);
  pl_value *upper = pl_build_binary(b, PL_OP_ARITH_SHRUI, bits, sixteen);
  pl_value *odd = pl_build_binary(b, PL_OP_ARITH_ANDI, upper, one);
  pl_value *bias = pl_build_binary(b, PL_OP_ARITH_ADDI, odd, half);
  pl_value *biased = pl_build_binary(b, PL_OP_ARITH_ADDI, bits, bias);
  pl_value *rounded = pl_build_binary(b, PL_OP_ARITH_SHRUI, biased, sixteen);
  pl_value *narrow = convert(b, PL_OP_ARITH_TRUNCI, rounded, i16);
  return convert(b, PL_OP_ARITH_BITCAST, pl_build_select(b, nan, quiet, narrow), to);
}

static pl_value *expand_bf16(pl_build *b, pl_op *op) {
  pl_value *x = pl_operand(op, 0);
  const pl_type *to = pl_result(op, 0)->type;
  bool extends = pl_op_is(op, PL_OP_ARITH_EXTF) && is_float(x->type, PL_BF16) && is_float(to, PL_F32);
  bool truncates = pl_op_is(op, PL_OP_ARITH_TRUNCF) && is_float(x->type, PL_F32) && is_float(to, PL_BF16);
  if (extends) return expand_extf(b, x, to);
  return truncates && !pl_op_attr(op, "roundingmode") ? expand_truncf(b, x, to) : NULL;
}

/* What takes the op's place; NULL if it stays. */
static pl_value *expansion(pl_build *b, pl_op *op, const pl_transform_options *options) {
  if (pl_op_is(op, PL_OP_ARITH_EXTF) || pl_op_is(op, PL_OP_ARITH_TRUNCF))
    return options->include_bf16 ? expand_bf16(b, op) : NULL;
  if (!pl_str_is(op->info->dialect, "arith") || op->num_operands != 2) return NULL;
  pl_value *x = pl_operand(op, 0), *y = pl_operand(op, 1);
  pl_op_kind kind = op->info->kind;
  if (kind == PL_OP_ARITH_CEILDIVUI) return expand_ceildivui(b, x, y);
  if (kind == PL_OP_ARITH_CEILDIVSI) return expand_ceildivsi(b, x, y);
  if (kind == PL_OP_ARITH_FLOORDIVSI) return expand_floordivsi(b, x, y);
  if (kind == PL_OP_ARITH_MAXNUMF) return expand_num(b, x, y, CMPF_UGT);
  if (kind == PL_OP_ARITH_MINNUMF) return expand_num(b, x, y, CMPF_ULT);
  if (kind == PL_OP_ARITH_MAXSI) return expand_extreme(b, x, y, CMPI_SGT);
  if (kind == PL_OP_ARITH_MINSI) return expand_extreme(b, x, y, CMPI_SLT);
  if (kind == PL_OP_ARITH_MAXUI) return expand_extreme(b, x, y, CMPI_UGT);
  return kind == PL_OP_ARITH_MINUI ? expand_extreme(b, x, y, CMPI_ULT) : NULL;
}

static void expand(pl_op *op, void *user) {
  pl_build b = pl_build_before(op);
  pl_value *value = expansion(&b, op, user);
  if (value) pl_replace_op(op, &value);
}

void pl_arith_expand(pl_module *module, const pl_transform_options *options) {
  pl_visit_backwards(module->op, expand, (void *)options);
}
