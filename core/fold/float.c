/* float.c - floating point arithmetic of the arith dialect. Source of the meanings: MLIR documentation, "'arith' Dialect"; IEEE
 * 754. Which NaN an operation gives is not determined, so that a constant may be any. */
#include <assert.h>

#include "core/base/apfloat.h"
#include "core/fold/results.h"
#include "core/fold/rules.h"

/* The first operand's type, or its element type for a vector. */
static const pl_type *elem_of(const pl_op *op) { return pl_type_elem_or_self(pl_operand(op, 0)->type); }

/* Reads operand `i` as a constant float, or the element of a splat of floats; false if it is neither. */
static bool float_of(const pl_op *op, uint32_t i, pl_apint *out) {
  const pl_attr *attr = pl_fold_constant(op, i);
  if (!attr || elem_of(op)->kind != PL_TYPE_FLOAT) return false;
  if (attr->kind == PL_ATTR_FLOAT) return *out = attr->integer, true;
  if (attr->kind != PL_ATTR_DENSE || !attr->dense.splat || !attr->dense.elems) return false;
  *out = pl_dense_at(attr, 0);
  return true;
}

/* Whether operand 1 is the constant float that `text` denotes, with the same sign of zero, or a splat of it. */
static bool is_number(const pl_folder *f, const pl_op *op, const char *text) {
  pl_apint have, want;
  if (!float_of(op, 1, &have)) return false;
  return pl_float_parse(f->arena, pl_str_from(text), elem_of(op)->float_format, &want) && pl_apint_eq(have, want);
}

/* The arithmetic operation of an arith op on two floats; PL_FLOAT_OP_INVALID for other ops. */
static pl_float_op operation_of(const pl_op *op) {
  static const pl_float_op rows[PL_NUM_OPS] = {
      [PL_OP_ARITH_ADDF] = PL_FLOAT_ADD,         [PL_OP_ARITH_SUBF] = PL_FLOAT_SUB,
      [PL_OP_ARITH_MULF] = PL_FLOAT_MUL,         [PL_OP_ARITH_DIVF] = PL_FLOAT_DIV,
      [PL_OP_ARITH_REMF] = PL_FLOAT_REM,         [PL_OP_ARITH_MAXIMUMF] = PL_FLOAT_MAXIMUM,
      [PL_OP_ARITH_MINIMUMF] = PL_FLOAT_MINIMUM, [PL_OP_ARITH_MAXNUMF] = PL_FLOAT_MAXNUM,
      [PL_OP_ARITH_MINNUMF] = PL_FLOAT_MINNUM,
  };
  return rows[op->info->kind];
}

/* Computes an element of an op on two floats. False if the operands are no floats, or for NaNs if f->leaves_nan is set. */
static bool compute(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *type = elem_of(op);
  if (type->kind != PL_TYPE_FLOAT) return false;
  pl_float_format format = type->float_format;
  if (f->leaves_nan && (pl_float_is_nan(in[0], format) || pl_float_is_nan(in[1], format))) return false;
  *out = pl_float_compute(f->arena, operation_of(op), in[0], in[1], format);
  return !f->leaves_nan || !pl_float_is_nan(*out, format);
}

/* Folds an op on two constant floats, element by element; false if an operand is no constant or an element has no value. */
static bool fold_constants(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return pl_fold_elements(f, op, 2, compute, out);
}

/* Folds x + -0 to x, and a sum of constants; false if neither applies. */
static bool fold_addf(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return is_number(f, op, "-0.0") ? pl_fold_to_operand(op, 0, out) : fold_constants(f, op, out);
}

/* Folds x - +0 to x, and a difference of constants; false if neither applies. */
static bool fold_subf(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return is_number(f, op, "0.0") ? pl_fold_to_operand(op, 0, out) : fold_constants(f, op, out);
}

/* Whether the op has the fast-math flag, or `fast`. */
static bool has_flag(const pl_op *op, const char *flag) {
  const pl_attr *flags = pl_op_attr(op, PL_NAME_FASTMATH);
  return pl_enum_has(flags, flag) || pl_enum_has(flags, "fast");
}

/* Folds x * 1, x * 0 where the fast-math flags allow that, and a product of constants; false if none applies. */
static bool fold_mulf(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (is_number(f, op, "1.0")) return pl_fold_to_operand(op, 0, out);
  bool absorbs = has_flag(op, "nnan") && has_flag(op, "nsz");
  if (absorbs && (is_number(f, op, "0.0") || is_number(f, op, "-0.0"))) return pl_fold_to_operand(op, 1, out);
  return fold_constants(f, op, out);
}

/* Folds x / 1 to x, and a quotient of constants; false if neither applies. */
static bool fold_divf(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return is_number(f, op, "1.0") ? pl_fold_to_operand(op, 0, out) : fold_constants(f, op, out);
}

/* Computes an element of arith.negf: the sign bit inverted; false if it is no float. */
static bool compute_neg(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  if (elem_of(op)->kind != PL_TYPE_FLOAT) return false;
  *out = pl_apint_xor(f->arena, in[0], pl_apint_signed_min(f->arena, in[0].width));
  return true;
}

/* Folds arith.negf of another negation, or of a constant; false if neither applies. */
static bool fold_negf(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_op *inner = pl_fold_def(f, op, 0, PL_THROUGH_ARITH_NEGF);
  return inner ? pl_fold_to_value(op, 0, pl_operand(inner, 0), out) : pl_fold_elements(f, op, 1, compute_neg, out);
}

/* Folds a minimum or maximum of equal operands, with its neutral element as second operand, or of constants; false if none
 * applies. */
static bool fold_minmax(const pl_folder *f, const pl_op *op, pl_folded *out) {
  pl_apint b;
  if (pl_operand(op, 0) == pl_operand(op, 1)) return pl_fold_to_operand(op, 0, out);
  if (float_of(op, 1, &b)) {
    pl_float_format format = elem_of(op)->float_format;
    bool max = pl_op_is(op, PL_OP_ARITH_MAXIMUMF), propagates_nan = max || pl_op_is(op, PL_OP_ARITH_MINIMUMF);
    bool loses = pl_float_is_inf(b, format) && pl_apint_is_negative(b) == max;
    if (propagates_nan ? loses : pl_float_is_nan(b, format)) return pl_fold_to_operand(op, 0, out);
  }
  return fold_constants(f, op, out);
}

pl_fold_rule *pl_fold_float(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
#define ROW(op_, rule) [PL_OP_ARITH_##op_] = rule
  static pl_fold_rule *const rows[PL_NUM_OPS] = {
      ROW(ADDF, fold_addf),      ROW(SUBF, fold_subf),      ROW(MULF, fold_mulf),       ROW(DIVF, fold_divf),
      ROW(REMF, fold_constants), ROW(NEGF, fold_negf),      ROW(MAXIMUMF, fold_minmax), ROW(MINIMUMF, fold_minmax),
      ROW(MAXNUMF, fold_minmax), ROW(MINNUMF, fold_minmax),
  };
#undef ROW
  return rows[kind];
}
