/* arith_expand.c - -arith-expand: rounding divisions and extremes by simpler operations, as mlir-opt spells them; conversions of
 * floats are in arith_expand_float.c. Source of the meanings: MLIR documentation, "'arith' Dialect" (2023).
 *
 * maximumf and minimumf stay unless the sign of zero does not matter, by their flags or since one operand is a constant:
 * mlir-opt's comparison and selection forget that -0 is less than +0.
 */
#include "core/transform/passes/arith_expand.h"

#include <assert.h>

#include "core/base/apfloat.h"
#include "core/ir/signature.h"
#include "core/transform/passes/passes.h"

/* Builds unsigned ceildiv as x == 0 ? 0 : (x - 1) / y + 1. */
static pl_value *expand_ceildivui(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *zero = pl_expand_constant(b, x->type, 0), *is_zero = pl_build_cmpi(b, CMPI_EQ, x, zero),
           *one = pl_expand_constant(b, x->type, 1);
  pl_value *less = pl_build_binary(b, PL_OP_ARITH_SUBI, x, one);
  pl_value *quotient = pl_build_binary(b, PL_OP_ARITH_DIVUI, less, y);
  pl_value *more = pl_build_binary(b, PL_OP_ARITH_ADDI, quotient, one);
  return pl_build_select(b, is_zero, zero, more);
}

/* Builds the test whether x / y, which is `quotient`, leaves a remainder: quotient * y != x. */
static pl_value *is_inexact(pl_build *b, pl_value *x, pl_value *y, pl_value *quotient) {
  return pl_build_cmpi(b, CMPI_NE, x, pl_build_binary(b, PL_OP_ARITH_MULI, quotient, y));
}

/* Builds signed ceildiv: the quotient towards zero, plus one if that is inexact and both operands have the same sign. */
static pl_value *expand_ceildivsi(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *zero = pl_expand_constant(b, x->type, 0), *one = pl_expand_constant(b, x->type, 1);
  pl_value *quotient = pl_build_binary(b, PL_OP_ARITH_DIVSI, x, y), *inexact = is_inexact(b, x, y, quotient);
  pl_value *x_negative = pl_build_cmpi(b, CMPI_SLT, x, zero), *y_negative = pl_build_cmpi(b, CMPI_SLT, y, zero);
  pl_value *same = pl_build_cmpi(b, CMPI_EQ, x_negative, y_negative);
  pl_value *correct = pl_build_binary(b, PL_OP_ARITH_ANDI, inexact, same);
  return pl_build_select(b, correct, pl_build_binary(b, PL_OP_ARITH_ADDI, quotient, one), quotient);
}

/* Builds signed floordiv: the quotient towards zero, minus one if that is inexact and the signs of the operands differ. */
static pl_value *expand_floordivsi(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *quotient = pl_build_binary(b, PL_OP_ARITH_DIVSI, x, y), *inexact = is_inexact(b, x, y, quotient);
  pl_value *zero = pl_expand_constant(b, x->type, 0);
  pl_value *x_negative = pl_build_cmpi(b, CMPI_SLT, x, zero), *y_negative = pl_build_cmpi(b, CMPI_SLT, y, zero);
  pl_value *differ = pl_build_cmpi(b, CMPI_NE, x_negative, y_negative);
  pl_value *correct = pl_build_binary(b, PL_OP_ARITH_ANDI, inexact, differ);
  pl_value *minus_one = pl_expand_constant(b, x->type, -1);
  return pl_build_select(b, correct, pl_build_binary(b, PL_OP_ARITH_ADDI, quotient, minus_one), quotient);
}

/* Builds maxnumf or minnumf: x if the comparison holds for x and y, else y; but y if x is NaN. */
static pl_value *expand_num(pl_build *b, pl_value *x, pl_value *y, int64_t predicate) {
  pl_value *wins = pl_expand_cmpf(b, predicate, x, y), *winner = pl_build_select(b, wins, x, y);
  pl_value *nan = pl_expand_cmpf(b, CMPF_UNO, x, x);
  return pl_build_select(b, nan, y, winner);
}

/* Builds maximumf or minimumf: x if the comparison holds for x and y, else y; but y if y is NaN. */
static pl_value *expand_imum(pl_build *b, pl_value *x, pl_value *y, int64_t predicate) {
  pl_value *wins = pl_expand_cmpf(b, predicate, x, y), *winner = pl_build_select(b, wins, x, y);
  pl_value *nan = pl_expand_cmpf(b, CMPF_UNO, y, y);
  return pl_build_select(b, nan, y, winner);
}

/* Builds an integer maximum or minimum: x if the comparison holds for x and y, else y. */
static pl_value *expand_extreme(pl_build *b, pl_value *x, pl_value *y, int64_t predicate) {
  return pl_build_select(b, pl_build_cmpi(b, predicate, x, y), x, y);
}

/* The attribute of an arith.constant; NULL if the value is not the result of one. */
static const pl_attr *constant_of(const pl_value *value) {
  return value->op && pl_op_is(value->op, PL_OP_ARITH_CONSTANT) ? pl_op_attr(value->op, PL_NAME_VALUE) : NULL;
}

/* Whether the constant is the infinity that never wins in maximumf (`max`) or minimumf, or the zero that should lose against the
 * other. */
static bool is_lost(pl_apint bits, pl_float_format format, bool max) {
  if (pl_float_is_inf(bits, format)) return pl_apint_is_negative(bits) == max;
  return pl_float_is_zero(bits, format) && pl_apint_is_negative(bits) == max;
}

/* Whether, with this constant as second operand, a comparison is known to choose as maximumf (`max`) or minimumf does, whatever
 * the first operand is. */
static bool chooses_by_comparison(const pl_value *second, bool max) {
  const pl_attr *attr = constant_of(second);
  const pl_type *elem = pl_type_elem_or_self(second->type);
  if (!attr || elem->kind != PL_TYPE_FLOAT) return false;
  if (attr->kind == PL_ATTR_FLOAT) return !is_lost(attr->integer, elem->float_format, max);
  if (attr->kind != PL_ATTR_DENSE) return false;
  for (uint64_t i = 0; i < attr->dense.count; i++)
    if (is_lost(pl_dense_at(attr, i), elem->float_format, max)) return false;
  return true;
}

/* Builds maximumf (`max`) or minimumf by comparison. NULL if the op has to stay, as its result could then have another sign of
 * zero. */
static pl_value *expand_maximum(pl_build *b, pl_op *op, bool max) {
  pl_value *x = pl_operand(op, 0), *y = pl_operand(op, 1);
  const pl_attr *flags = pl_op_attr(op, PL_NAME_FASTMATH);
  const bool swap = constant_of(x) && !constant_of(y), no_signed_zeros = pl_enum_has(flags, "nsz") || pl_enum_has(flags, "fast");
  const bool folds = constant_of(x) && constant_of(y);
  if (!no_signed_zeros && (folds || !chooses_by_comparison(swap ? x : y, max))) return NULL;
  return expand_imum(b, swap ? y : x, swap ? x : y, max ? CMPF_UGT : CMPF_ULT);
}

/* Builds the expansion of an integer or float maximum or minimum; NULL for other ops and those that stay. */
static pl_value *expand_choice(pl_build *b, pl_op *op) {
  pl_value *x = pl_operand(op, 0), *y = pl_operand(op, 1);
  pl_op_kind kind = op->info->kind;
  if (kind == PL_OP_ARITH_MAXIMUMF || kind == PL_OP_ARITH_MINIMUMF) return expand_maximum(b, op, kind == PL_OP_ARITH_MAXIMUMF);
  if (kind == PL_OP_ARITH_MAXNUMF) return expand_num(b, x, y, CMPF_UGT);
  if (kind == PL_OP_ARITH_MINNUMF) return expand_num(b, x, y, CMPF_ULT);
  if (kind == PL_OP_ARITH_MAXSI) return expand_extreme(b, x, y, CMPI_SGT);
  if (kind == PL_OP_ARITH_MINSI) return expand_extreme(b, x, y, CMPI_SLT);
  if (kind == PL_OP_ARITH_MAXUI) return expand_extreme(b, x, y, CMPI_UGT);
  return kind == PL_OP_ARITH_MINUI ? expand_extreme(b, x, y, CMPI_ULT) : NULL;
}

/* Whether constants of the type can be built: false for tensors without static shape. */
static bool has_constants(const pl_type *type) {
  if (type->kind == PL_TYPE_TENSOR)
    for (uint32_t d = 0; d < type->shaped.rank; d++)
      if (type->shaped.shape[d] == PL_DYNAMIC) return false;
  return type->kind != PL_TYPE_UNRANKED_TENSOR;
}

/* Builds the expansion of an arith op with one result, inserted before the op, and returns its value; NULL if the op stays. */
static pl_value *expansion(pl_build *b, pl_op *op, const pl_transform_options *options) {
  if (!pl_str_is(op->info->dialect, "arith") || op->num_results != 1) return NULL;
  pl_value *choice = op->num_operands == 2 ? expand_choice(b, op) : NULL;
  if (choice || !has_constants(pl_result(op, 0)->type)) return choice;
  pl_op_kind kind = op->info->kind;
  if (kind == PL_OP_ARITH_CEILDIVUI) return expand_ceildivui(b, pl_operand(op, 0), pl_operand(op, 1));
  if (kind == PL_OP_ARITH_CEILDIVSI) return expand_ceildivsi(b, pl_operand(op, 0), pl_operand(op, 1));
  if (kind == PL_OP_ARITH_FLOORDIVSI) return expand_floordivsi(b, pl_operand(op, 0), pl_operand(op, 1));
  return pl_expand_float_cast(b, op, options);
}

/* Replaces an op by its expansion if it has one; `user` are the pl_transform_options. */
static void expand(pl_op *op, void *user) {
  pl_build b = pl_build_before(op);
  pl_value *value = expansion(&b, op, user);
  if (value) pl_replace_op(op, &value);
}

void pl_arith_expand(pl_module *module, const pl_transform_options *options) {
  assert(module->op && options);
  pl_visit_backwards(module->op, expand, (void *)options);
}
