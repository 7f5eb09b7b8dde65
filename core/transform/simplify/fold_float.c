/* fold_float.c - floating point arithmetic of the arith dialect. Source of the meanings: MLIR documentation, "'arith' Dialect".
 *
 * Formats of at most 24 bits of precision are computed as doubles and rounded once more, which gives the same as rounding once
 * (Figueroa, "When is Double Rounding Innocuous?", 1995). What yields NaN is left to run time: its bits are not determined.
 */
#include <float.h>
#include <math.h>
#include <string.h>

#include "core/transform/rewriter/greedy.h"

_Static_assert(FLT_RADIX == 2 && DBL_MANT_DIG == 53, "double is the 64-bit format of IEEE 754");

static const pl_type *float_elem(const pl_value *value) {
  const pl_type *elem = pl_type_elem_or_self(value->type);
  return elem->kind == PL_TYPE_FLOAT ? elem : NULL;
}

/* Formats that behave like IEEE's and fit a double. */
static bool computes_as_double(pl_float_format format) {
  return format == PL_F16 || format == PL_BF16 || format == PL_TF32 || format == PL_F32 || format == PL_F64;
}

static double to_double(pl_greedy *g, pl_apint bits, pl_float_format format) {
  bool exact = false;
  pl_apint wide = pl_float_convert(g->arena, bits, format, PL_F64, &exact);
  uint64_t word = pl_apint_word(wide, 0);
  double value = 0;
  memcpy(&value, &word, sizeof value);
  return value;
}

static pl_apint from_double(pl_greedy *g, double value, pl_float_format format) {
  uint64_t word = 0;
  bool exact = false;
  memcpy(&word, &value, sizeof word);
  return pl_float_convert(g->arena, pl_apint_from_u64(g->arena, 64, word), PL_F64, format, &exact);
}

/* C leaves a division by zero undefined where IEC 60559 does not hold (C17, 6.5.5 and annex F). */
static double quotient(double a, double b) {
  if (b != 0) return a / b;
  if (a == 0) return NAN;
  return !signbit(a) == !signbit(b) ? INFINITY : -INFINITY;
}

static double combine(pl_op_kind kind, double a, double b, bool *known) {
  *known = true;
  if (kind == PL_OP_ARITH_ADDF) return a + b;
  if (kind == PL_OP_ARITH_SUBF) return a - b;
  if (kind == PL_OP_ARITH_MULF) return a * b;
  if (kind == PL_OP_ARITH_DIVF) return quotient(a, b);
  bool a_less = a < b || (a == b && signbit(a) && !signbit(b));
  if (kind == PL_OP_ARITH_MAXIMUMF || kind == PL_OP_ARITH_MAXNUMF) return a_less ? b : a;
  if (kind == PL_OP_ARITH_MINIMUMF || kind == PL_OP_ARITH_MINNUMF) return a_less ? a : b;
  *known = false;
  return 0;
}

static bool compute_binary(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *elem = float_elem(pl_result(op, 0));
  bool known = false;
  if (!elem || !computes_as_double(elem->float_format)) return false;
  pl_float_format format = elem->float_format;
  if (pl_float_is_nan(in[0], format) || pl_float_is_nan(in[1], format)) return false;
  double a = to_double(g, in[0], format), b = to_double(g, in[1], format);
  double result = combine(op->info->kind, a, b, &known);
  if (!known || isnan(result)) return false;
  *out = from_double(g, result, format);
  return true;
}

static bool compute_neg(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  *out = pl_apint_xor(g->arena, in[0], pl_apint_signed_min(g->arena, in[0].width));
  return true;
}

/* A constant, or the element of a splat. */
static bool float_constant(const pl_value *value, pl_apint *bits, pl_float_format *format) {
  const pl_attr *attr = pl_g_constant_of(value);
  const pl_type *elem = float_elem(value);
  if (!attr || !elem) return false;
  *format = elem->float_format;
  if (attr->kind == PL_ATTR_FLOAT) {
    *bits = attr->integer;
    return true;
  }
  if (attr->kind != PL_ATTR_DENSE || attr->dense.count != 1 || attr->dense.strings) return false;
  *bits = pl_dense_at(attr, 0);
  return true;
}

/* Whether it is the constant x, with its sign. */
static bool is_double(pl_greedy *g, const pl_value *value, double x) {
  pl_apint bits;
  pl_float_format format = PL_FLOAT_INVALID;
  if (!float_constant(value, &bits, &format) || !computes_as_double(format) || pl_float_is_nan(bits, format)) return false;
  double have = to_double(g, bits, format);
  return !(have < x) && !(have > x) && !signbit(have) == !signbit(x);
}

static bool simplify_addf(pl_greedy *g, pl_op *op) {
  if (is_double(g, pl_operand(op, 1), -0.0)) return pl_g_replace1(g, op, pl_operand(op, 0));
  return pl_g_fold(g, op, compute_binary);
}

static bool simplify_subf(pl_greedy *g, pl_op *op) {
  if (is_double(g, pl_operand(op, 1), 0.0)) return pl_g_replace1(g, op, pl_operand(op, 0));
  return pl_g_fold(g, op, compute_binary);
}

/* -a * -b = a * b, and the same for quotients. */
static bool drop_two_signs(pl_greedy *g, pl_op *op) {
  const pl_op *a = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_NEGF), *b = pl_g_def(pl_operand(op, 1), PL_OP_ARITH_NEGF);
  if (!a || !b) return false;
  return pl_g_replace_op(g, op, op->info->kind, (pl_value *[]){pl_operand(a, 0), pl_operand(b, 0)}, 2, op->attrs);
}

static bool simplify_product(pl_greedy *g, pl_op *op) {
  if (is_double(g, pl_operand(op, 1), 1.0)) return pl_g_replace1(g, op, pl_operand(op, 0));
  return pl_g_fold(g, op, compute_binary) || drop_two_signs(g, op);
}

static bool simplify_negf(pl_greedy *g, pl_op *op) {
  const pl_op *inner = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_NEGF);
  if (inner) return pl_g_replace1(g, op, pl_operand(inner, 0));
  return pl_g_fold(g, op, compute_neg);
}

/* An extreme of x and x. The infinity that cannot win is neutral for maximumf and minimumf, which keep NaN. */
static bool simplify_extreme(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (a == b) return pl_g_replace1(g, op, a);
  bool max = pl_op_is(op, PL_OP_ARITH_MAXIMUMF), min = pl_op_is(op, PL_OP_ARITH_MINIMUMF);
  if ((max && is_double(g, b, -INFINITY)) || (min && is_double(g, b, INFINITY))) return pl_g_replace1(g, op, a);
  return pl_g_fold(g, op, compute_binary);
}

/* Bits of the predicates of cmpf: less, greater, equal, unordered; in the order of their numbers. */
static const struct {
  bool equal, greater, less, unordered;
} outcomes[16] = {{0, 0, 0, 0}, {1, 0, 0, 0}, {0, 1, 0, 0}, {1, 1, 0, 0}, {0, 0, 1, 0}, {1, 0, 1, 0}, {0, 1, 1, 0}, {1, 1, 1, 0},
                  {1, 0, 0, 1}, {0, 1, 0, 1}, {1, 1, 0, 1}, {0, 0, 1, 1}, {1, 0, 1, 1}, {0, 1, 1, 1}, {0, 0, 0, 1}, {1, 1, 1, 1}};

static bool read_predicate(const pl_op *op, int64_t *number) {
  const pl_attr *attr = pl_op_attr(op, "predicate");
  return attr && attr->kind == PL_ATTR_INTEGER && pl_apint_to_i64(attr->integer, number) && *number >= 0 && *number < 16;
}

static bool compute_compare(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *elem = float_elem(pl_operand(op, 0));
  int64_t p = 0;
  if (!elem || !computes_as_double(elem->float_format) || !read_predicate(op, &p)) return false;
  bool unordered = pl_float_is_nan(in[0], elem->float_format) || pl_float_is_nan(in[1], elem->float_format);
  double a = unordered ? 0 : to_double(g, in[0], elem->float_format), b = unordered ? 0 : to_double(g, in[1], elem->float_format);
  bool result = unordered ? outcomes[p].unordered : a < b ? outcomes[p].less : a > b ? outcomes[p].greater : outcomes[p].equal;
  *out = pl_apint_from_u64(g->arena, 1, result);
  return true;
}

static bool is_nan(const pl_value *value) {
  const pl_attr *attr = pl_g_constant_of(value);
  const pl_type *elem = float_elem(value);
  if (!attr || !elem) return false;
  return attr->kind == PL_ATTR_FLOAT && pl_float_is_nan(attr->integer, elem->float_format);
}

/* Scalars, as mlir-opt does. Nothing is ordered with NaN. */
static bool simplify_cmpf(pl_greedy *g, pl_op *op) {
  int64_t p = 0;
  if (pl_result(op, 0)->type->kind == PL_TYPE_VECTOR) return false;
  if (read_predicate(op, &p) && (is_nan(pl_operand(op, 0)) || is_nan(pl_operand(op, 1))))
    return pl_g_replace_constant(g, op, pl_g_i64_attr(g, pl_result(op, 0)->type, outcomes[p].unordered));
  return pl_g_fold(g, op, compute_compare);
}

/* ---- To and from integers ---- */

static bool compute_from_int(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *elem = float_elem(pl_result(op, 0));
  int64_t word = 0;
  bool is_signed = pl_op_is(op, PL_OP_ARITH_SITOFP);
  pl_apint x = is_signed ? pl_apint_sext(g->arena, in[0], in[0].width + 1) : pl_apint_zext(g->arena, in[0], in[0].width + 1);
  if (!elem || !computes_as_double(elem->float_format) || !pl_apint_to_i64(x, &word)) return false;
  if (word > ((int64_t)1 << 53) || word < -((int64_t)1 << 53)) return false; /* would be rounded twice */
  *out = from_double(g, (double)word, elem->float_format);
  return true;
}

static bool compute_to_int(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *elem = float_elem(pl_operand(op, 0));
  uint32_t width = pl_g_width(pl_result(op, 0)->type);
  bool is_signed = pl_op_is(op, PL_OP_ARITH_FPTOSI);
  if (!elem || !computes_as_double(elem->float_format) || pl_float_is_nan(in[0], elem->float_format)) return false;
  double x = trunc(to_double(g, in[0], elem->float_format));
  if (!(fabs(x) < 0x1p62) || (!is_signed && x < 0)) return false;
  pl_apint wide = pl_apint_from_i64(g->arena, width > 64 ? width : 64, (int64_t)x);
  *out = pl_apint_trunc(g->arena, wide, width);
  pl_apint back = is_signed ? pl_apint_sext(g->arena, *out, wide.width) : pl_apint_zext(g->arena, *out, wide.width);
  return pl_apint_eq(back, wide);
}

static bool simplify_from_int(pl_greedy *g, pl_op *op) { return pl_g_fold(g, op, compute_from_int); }
static bool simplify_to_int(pl_greedy *g, pl_op *op) { return pl_g_fold(g, op, compute_to_int); }

pl_simplify_fn *pl_simplify_float(pl_op_kind kind) {
  static pl_simplify_fn *const table[PL_NUM_OPS] = {
      [PL_OP_ARITH_ADDF] = simplify_addf,        [PL_OP_ARITH_SUBF] = simplify_subf,
      [PL_OP_ARITH_MULF] = simplify_product,     [PL_OP_ARITH_DIVF] = simplify_product,
      [PL_OP_ARITH_NEGF] = simplify_negf,        [PL_OP_ARITH_MAXIMUMF] = simplify_extreme,
      [PL_OP_ARITH_MINIMUMF] = simplify_extreme, [PL_OP_ARITH_MAXNUMF] = simplify_extreme,
      [PL_OP_ARITH_MINNUMF] = simplify_extreme,  [PL_OP_ARITH_CMPF] = simplify_cmpf,
      [PL_OP_ARITH_SITOFP] = simplify_from_int,  [PL_OP_ARITH_UITOFP] = simplify_from_int,
      [PL_OP_ARITH_FPTOSI] = simplify_to_int,    [PL_OP_ARITH_FPTOUI] = simplify_to_int,
  };
  return table[kind];
}
