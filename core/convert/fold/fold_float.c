/* fold_float.c - folds of floats, as the fold methods of mlir-opt 22 have them. Source of the meaning: MLIR documentation,
 * "'arith' Dialect"; IEEE 754. Which NaN an operation gives is not determined, so that a constant may be any. */
#include "core/convert/fold/fold.h"

static const pl_type *elem_of(const pl_op *op) { return pl_type_elem_or_self(pl_operand(op, 0)->type); }

/* The float of a constant or of a splat. */
static bool float_of(const pl_op *op, uint32_t i, pl_apint *out) {
  const pl_attr *attr = pl_fold_constant(op, i);
  if (!attr || elem_of(op)->kind != PL_TYPE_FLOAT) return false;
  if (attr->kind == PL_ATTR_FLOAT) return *out = attr->integer, true;
  if (attr->kind != PL_ATTR_DENSE || !attr->dense.splat || !attr->dense.elems) return false;
  *out = pl_dense_at(attr, 0);
  return true;
}

/* Whether operand 1 is that number, told by its text. */
static bool is_number(pl_rw *rw, const pl_op *op, const char *text) {
  pl_apint have, want;
  if (!float_of(op, 1, &have)) return false;
  return pl_float_parse(rw->arena, pl_str_from(text), elem_of(op)->float_format, &want) && pl_apint_eq(have, want);
}

static bool to_operand(pl_rw *rw, const pl_op *op, uint32_t i) { return pl_fold_to_value(rw, op, 0, pl_operand(op, i)); }

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

static bool compute(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *type = elem_of(op);
  if (type->kind != PL_TYPE_FLOAT) return false;
  *out = pl_float_compute(rw->arena, operation_of(op), in[0], in[1], type->float_format);
  return true;
}

static bool fold_remf(pl_rw *rw, const pl_op *op) { return pl_fold_elements(rw, op, 2, compute); }

static bool fold_addf(pl_rw *rw, const pl_op *op) {
  return is_number(rw, op, "-0.0") ? to_operand(rw, op, 0) : pl_fold_elements(rw, op, 2, compute);
}

static bool fold_subf(pl_rw *rw, const pl_op *op) {
  return is_number(rw, op, "0.0") ? to_operand(rw, op, 0) : pl_fold_elements(rw, op, 2, compute);
}

static bool has_flag(const pl_op *op, const char *flag) {
  const pl_attr *flags = pl_op_attr(op, "fastmath");
  return pl_enum_has(flags, flag) || pl_enum_has(flags, "fast");
}

static bool fold_mulf(pl_rw *rw, const pl_op *op) {
  if (is_number(rw, op, "1.0")) return to_operand(rw, op, 0);
  bool no_nan = has_flag(op, "nnan") && has_flag(op, "nsz");
  if (no_nan && (is_number(rw, op, "0.0") || is_number(rw, op, "-0.0"))) return to_operand(rw, op, 1);
  return pl_fold_elements(rw, op, 2, compute);
}

static bool fold_divf(pl_rw *rw, const pl_op *op) {
  return is_number(rw, op, "1.0") ? to_operand(rw, op, 0) : pl_fold_elements(rw, op, 2, compute);
}

static bool compute_neg(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *type = elem_of(op);
  if (type->kind != PL_TYPE_FLOAT) return false;
  *out = pl_apint_xor(rw->arena, in[0], pl_apint_signed_min(rw->arena, in[0].width));
  return true;
}

static bool fold_negf(pl_rw *rw, const pl_op *op) {
  const pl_op *inner = pl_fold_def(rw, op, 0, PL_OP_ARITH_NEGF);
  return inner ? pl_fold_to_value(rw, op, 0, pl_operand(inner, 0)) : pl_fold_elements(rw, op, 1, compute_neg);
}

static bool fold_minmax(pl_rw *rw, const pl_op *op) {
  pl_apint b;
  if (pl_operand(op, 0) == pl_operand(op, 1)) return to_operand(rw, op, 0);
  if (float_of(op, 1, &b)) {
    pl_float_format format = elem_of(op)->float_format;
    bool negative = pl_apint_is_negative(b), max = pl_op_is(op, PL_OP_ARITH_MAXIMUMF);
    bool propagates = max || pl_op_is(op, PL_OP_ARITH_MINIMUMF);
    if (propagates && pl_float_is_inf(b, format) && negative == max) return to_operand(rw, op, 0);
    if (!propagates && pl_float_is_nan(b, format)) return to_operand(rw, op, 0);
  }
  return pl_fold_elements(rw, op, 2, compute);
}

static bool compute_from_int(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *to = pl_type_elem_or_self(pl_result(op, 0)->type);
  if (to->kind != PL_TYPE_FLOAT) return false;
  *out = pl_float_from_int(rw->arena, in[0], pl_op_is(op, PL_OP_ARITH_SITOFP), to->float_format);
  return true;
}

/* A number that does not fit has no value. */
static bool compute_to_int(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *from = elem_of(op);
  uint32_t width = pl_fold_width(pl_result(op, 0)->type);
  if (from->kind != PL_TYPE_FLOAT || width == 0) return false;
  return pl_float_to_int(rw->arena, in[0], from->float_format, width, pl_op_is(op, PL_OP_ARITH_FPTOSI), out);
}

static bool fold_from_int(pl_rw *rw, const pl_op *op) { return pl_fold_elements(rw, op, 1, compute_from_int); }
static bool fold_to_int(pl_rw *rw, const pl_op *op) { return pl_fold_elements(rw, op, 1, compute_to_int); }

pl_fold_fn *pl_fold_float(pl_op_kind kind) {
#define ROW(op_, fn) [PL_OP_ARITH_##op_] = fn
  static pl_fold_fn *const rows[PL_NUM_OPS] = {
      ROW(ADDF, fold_addf),      ROW(SUBF, fold_subf),       ROW(MULF, fold_mulf),       ROW(DIVF, fold_divf),
      ROW(NEGF, fold_negf),      ROW(MAXIMUMF, fold_minmax), ROW(MINIMUMF, fold_minmax), ROW(MAXNUMF, fold_minmax),
      ROW(MINNUMF, fold_minmax), ROW(SITOFP, fold_from_int), ROW(UITOFP, fold_from_int), ROW(FPTOSI, fold_to_int),
      ROW(FPTOUI, fold_to_int),  ROW(REMF, fold_remf),
  };
#undef ROW
  return rows[kind];
}
