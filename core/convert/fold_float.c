/* fold_float.c - folds of floats, as the fold methods of mlir-opt 22 have them. Source of the meaning: MLIR documentation,
 * "'arith' Dialect".
 *
 * Sums, products and quotients of f64 are those of the machine (IEEE 754, to nearest); of a format that has at most half of f64's
 * precision they are computed there and rounded once more, which gives the same. Results that are not numbers are left alone. */
#include "core/convert/fold.h"

static const pl_type *elem_of(const pl_op *op) { return pl_type_elem_or_self(pl_operand(op, 0)->type); }

static bool has_arithmetic(const pl_type *type) {
  if (type->kind != PL_TYPE_FLOAT) return false;
  pl_float_format f = type->float_format;
  return f == PL_F16 || f == PL_BF16 || f == PL_F32 || f == PL_F64;
}

static double as_double(pl_rw *rw, const pl_type *type, pl_apint bits) {
  uint64_t word = 0;
  double value = 0;
  pl_apint_to_u64(pl_float_convert(rw->arena, bits, type->float_format, PL_F64, NULL), &word);
  memcpy(&value, &word, sizeof value);
  return value;
}

static pl_apint from_double(pl_rw *rw, const pl_type *type, double value) {
  uint64_t word = 0;
  memcpy(&word, &value, sizeof word);
  return pl_float_convert(rw->arena, pl_apint_from_u64(rw->arena, 64, word), PL_F64, type->float_format, NULL);
}

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

static bool compute(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *type = elem_of(op);
  if (!has_arithmetic(type)) return false;
  double a = as_double(rw, type, in[0]), b = as_double(rw, type, in[1]), r = a;
  if (pl_op_is(op, PL_OP_ARITH_ADDF)) r = a + b;
  if (pl_op_is(op, PL_OP_ARITH_SUBF)) r = a - b;
  if (pl_op_is(op, PL_OP_ARITH_MULF)) r = a * b;
  if (pl_op_is(op, PL_OP_ARITH_DIVF)) r = a / b;
  *out = from_double(rw, type, r);
  return r == r;
}

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

/* Numbers only: the order of zeros and what is not a number are left to the op. */
static bool compute_minmax(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *type = elem_of(op);
  if (!has_arithmetic(type)) return false;
  double a = as_double(rw, type, in[0]), b = as_double(rw, type, in[1]);
  bool max = pl_op_is(op, PL_OP_ARITH_MAXIMUMF) || pl_op_is(op, PL_OP_ARITH_MAXNUMF);
  if (a != a || b != b || (a == 0 && b == 0)) return false; /* not numbers, or zeros */
  *out = (a < b) == max ? in[1] : in[0];
  return true;
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
  return pl_fold_elements(rw, op, 2, compute_minmax);
}

/* An integer of at most 53 bits is a double; what is wider is left to the op. */
static bool compute_from_int(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *to = pl_type_elem_or_self(pl_result(op, 0)->type);
  const int64_t limit = INT64_C(1) << 53;
  int64_t n = 0;
  uint64_t u = 0;
  if (!has_arithmetic(to)) return false;
  if (pl_op_is(op, PL_OP_ARITH_SITOFP)) {
    if (!pl_apint_to_i64(in[0], &n)) return false;
  } else {
    if (!pl_apint_to_u64(in[0], &u) || u > (uint64_t)limit) return false;
    n = (int64_t)u;
  }
  *out = from_double(rw, to, (double)n);
  return n >= -limit && n <= limit;
}

/* Towards zero; a number that does not fit has no value. */
static bool compute_to_int(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *from = elem_of(op);
  uint32_t width = pl_fold_width(pl_result(op, 0)->type);
  const double limit = 9007199254740992.0; /* 2^53 */
  if (!has_arithmetic(from) || width == 0) return false;
  double value = as_double(rw, from, in[0]);
  if (!(value > -limit && value < limit)) return false;
  int64_t n = (int64_t)value, back = 0;
  bool is_unsigned = pl_op_is(op, PL_OP_ARITH_FPTOUI);
  *out = pl_apint_from_i64(rw->arena, width, n);
  uint64_t unsigned_back = 0;
  if (is_unsigned) return n >= 0 && value > -1 && pl_apint_to_u64(*out, &unsigned_back) && unsigned_back == (uint64_t)n;
  return pl_apint_to_i64(*out, &back) && back == n;
}

static bool fold_from_int(pl_rw *rw, const pl_op *op) { return pl_fold_elements(rw, op, 1, compute_from_int); }
static bool fold_to_int(pl_rw *rw, const pl_op *op) { return pl_fold_elements(rw, op, 1, compute_to_int); }

pl_fold_fn *pl_fold_float(pl_op_kind kind) {
#define ROW(op_, fn) [PL_OP_ARITH_##op_] = fn
  static pl_fold_fn *const rows[PL_NUM_OPS] = {
      ROW(ADDF, fold_addf),      ROW(SUBF, fold_subf),       ROW(MULF, fold_mulf),       ROW(DIVF, fold_divf),
      ROW(NEGF, fold_negf),      ROW(MAXIMUMF, fold_minmax), ROW(MINIMUMF, fold_minmax), ROW(MAXNUMF, fold_minmax),
      ROW(MINNUMF, fold_minmax), ROW(SITOFP, fold_from_int), ROW(UITOFP, fold_from_int), ROW(FPTOSI, fold_to_int),
      ROW(FPTOUI, fold_to_int),
  };
#undef ROW
  return rows[kind];
}
