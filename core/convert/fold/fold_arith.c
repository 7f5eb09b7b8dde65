/* fold_arith.c - folds of integers, as the fold methods of mlir-opt 22 have them. Source of the meaning: MLIR documentation,
 * "'arith' Dialect". */
#include "core/convert/fold/fold.h"

static bool is_zero(const pl_op *op, uint32_t i) {
  pl_apint n;
  return pl_fold_int(op, i, &n) && pl_apint_is_zero(n);
}

static bool is_one(const pl_op *op, uint32_t i) {
  pl_apint n;
  return pl_fold_int(op, i, &n) && pl_apint_is_one(n);
}

static bool is_ones(const pl_op *op, uint32_t i) {
  pl_apint n;
  return pl_fold_int(op, i, &n) && pl_apint_is_ones(n);
}

static bool to_operand(pl_rw *rw, const pl_op *op, uint32_t i) { return pl_fold_to_value(rw, op, 0, pl_operand(op, i)); }

static bool same_operands(const pl_op *op) { return pl_operand(op, 0) == pl_operand(op, 1); }

static bool to_number(pl_rw *rw, const pl_op *op, int64_t n) {
  const pl_type *type = pl_result(op, 0)->type;
  return pl_fold_to_constant(rw, op, 0, pl_fold_attr(rw, type, pl_apint_from_i64(rw->arena, pl_fold_width(type), n)));
}

/* Whether `def` is an op whose operand `i` is operand `k` of `op`. */
static bool shares(const pl_op *def, uint32_t i, const pl_op *op, uint32_t k) { return pl_operand(def, i) == pl_operand(op, k); }

#define BINARY(name, fn)                                                                                                         \
  static bool name(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {                                              \
    (void)op;                                                                                                                    \
    *out = fn(rw->arena, in[0], in[1]);                                                                                          \
    return true;                                                                                                                 \
  }
BINARY(compute_add, pl_apint_add)
BINARY(compute_sub, pl_apint_sub)
BINARY(compute_mul, pl_apint_mul)
BINARY(compute_and, pl_apint_and)
BINARY(compute_or, pl_apint_or)
BINARY(compute_xor, pl_apint_xor)
#undef BINARY

/* x + 0; (a - b) + b; b + (a - b) */
static bool fold_addi(pl_rw *rw, const pl_op *op) {
  if (is_zero(op, 1)) return to_operand(rw, op, 0);
  const pl_op *left = pl_fold_def(rw, op, 0, PL_OP_ARITH_SUBI), *right = pl_fold_def(rw, op, 1, PL_OP_ARITH_SUBI);
  if (left && shares(left, 1, op, 1)) return pl_fold_to_value(rw, op, 0, pl_operand(left, 0));
  if (right && shares(right, 1, op, 0)) return pl_fold_to_value(rw, op, 0, pl_operand(right, 0));
  return pl_fold_elements(rw, op, 2, compute_add);
}

/* x - x; x - 0; (a + b) - b; (a + b) - a */
static bool fold_subi(pl_rw *rw, const pl_op *op) {
  if (same_operands(op)) return to_number(rw, op, 0);
  if (is_zero(op, 1)) return to_operand(rw, op, 0);
  const pl_op *sum = pl_fold_def(rw, op, 0, PL_OP_ARITH_ADDI);
  if (sum && shares(sum, 1, op, 1)) return pl_fold_to_value(rw, op, 0, pl_operand(sum, 0));
  if (sum && shares(sum, 0, op, 1)) return pl_fold_to_value(rw, op, 0, pl_operand(sum, 1));
  return pl_fold_elements(rw, op, 2, compute_sub);
}

static bool fold_muli(pl_rw *rw, const pl_op *op) {
  if (is_zero(op, 1)) return to_operand(rw, op, 1);
  if (is_one(op, 1)) return to_operand(rw, op, 0);
  return pl_fold_elements(rw, op, 2, compute_mul);
}

/* (a * b) / b where the product does not wrap: `flag` says so. */
static bool fold_quotient_of_product(pl_rw *rw, const pl_op *op, const char *flag) {
  const pl_op *product = pl_fold_def(rw, op, 0, PL_OP_ARITH_MULI);
  if (!product || !pl_enum_has(pl_op_attr(product, "overflowFlags"), flag)) return false;
  if (shares(product, 0, op, 1)) return pl_fold_to_value(rw, op, 0, pl_operand(product, 1));
  return shares(product, 1, op, 1) && pl_fold_to_value(rw, op, 0, pl_operand(product, 0));
}

static bool compute_udiv(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  if (pl_apint_is_zero(in[1])) return false;
  *out = pl_apint_udiv(rw->arena, in[0], in[1]);
  return true;
}

/* Division by zero and the quotient that does not fit have no value. */
static bool divides(pl_rw *rw, const pl_apint *in) {
  if (pl_apint_is_zero(in[1])) return false;
  return !(pl_apint_is_ones(in[1]) && pl_apint_eq(in[0], pl_apint_signed_min(rw->arena, in[0].width)));
}

static bool compute_sdiv(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  if (!divides(rw, in)) return false;
  *out = pl_apint_sdiv(rw->arena, in[0], in[1]);
  return true;
}

/* The quotient towards zero, and what is to be added to it to round up (1) or down (-1). */
static bool compute_rounded(pl_rw *rw, const pl_apint *in, bool up, pl_apint *out) {
  if (!divides(rw, in)) return false;
  pl_apint one = pl_apint_from_u64(rw->arena, in[0].width, 1);
  bool exact = pl_apint_is_zero(pl_apint_srem(rw->arena, in[0], in[1]));
  bool same_sign = pl_apint_is_negative(in[0]) == pl_apint_is_negative(in[1]);
  *out = pl_apint_sdiv(rw->arena, in[0], in[1]);
  if (!exact && up == same_sign) *out = up ? pl_apint_add(rw->arena, *out, one) : pl_apint_sub(rw->arena, *out, one);
  return true;
}

/* mlir-opt negates negative numbers on the way, and gives up where that overflows. */
static bool compute_ceildivsi(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  pl_apint least = pl_apint_signed_min(rw->arena, in[0].width);
  if (!pl_apint_is_zero(in[0]) && (pl_apint_eq(in[0], least) || pl_apint_eq(in[1], least))) return false;
  return compute_rounded(rw, in, true, out);
}

static bool compute_floordivsi(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  return compute_rounded(rw, in, false, out);
}

static bool compute_ceildivui(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  if (pl_apint_is_zero(in[1])) return false;
  *out = pl_apint_udiv(rw->arena, in[0], in[1]);
  if (!pl_apint_is_zero(pl_apint_urem(rw->arena, in[0], in[1])))
    *out = pl_apint_add(rw->arena, *out, pl_apint_from_u64(rw->arena, in[0].width, 1));
  return true;
}

static bool fold_divui(pl_rw *rw, const pl_op *op) {
  if (is_one(op, 1)) return to_operand(rw, op, 0);
  return fold_quotient_of_product(rw, op, "nuw") || pl_fold_elements(rw, op, 2, compute_udiv);
}

static bool fold_divsi(pl_rw *rw, const pl_op *op) {
  if (is_one(op, 1)) return to_operand(rw, op, 0);
  return fold_quotient_of_product(rw, op, "nsw") || pl_fold_elements(rw, op, 2, compute_sdiv);
}

static bool fold_rounded(pl_rw *rw, const pl_op *op) {
  if (is_one(op, 1)) return to_operand(rw, op, 0);
  if (pl_op_is(op, PL_OP_ARITH_CEILDIVUI)) return pl_fold_elements(rw, op, 2, compute_ceildivui);
  return pl_fold_elements(rw, op, 2, pl_op_is(op, PL_OP_ARITH_CEILDIVSI) ? compute_ceildivsi : compute_floordivsi);
}

static bool compute_urem(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  if (pl_apint_is_zero(in[1])) return false;
  *out = pl_apint_urem(rw->arena, in[0], in[1]);
  return true;
}

static bool compute_srem(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  if (pl_apint_is_zero(in[1])) return false;
  *out = pl_apint_srem(rw->arena, in[0], in[1]);
  return true;
}

static bool fold_rem(pl_rw *rw, const pl_op *op) {
  if (is_one(op, 1)) return to_number(rw, op, 0);
  return pl_fold_elements(rw, op, 2, pl_op_is(op, PL_OP_ARITH_REMUI) ? compute_urem : compute_srem);
}

/* Whether operand `i` of `op` is the complement of operand `k`. */
static bool is_not_of(pl_rw *rw, const pl_op *op, uint32_t i, uint32_t k) {
  const pl_op *complement = pl_fold_def(rw, op, i, PL_OP_ARITH_XORI);
  return complement && is_ones(complement, 1) && shares(complement, 0, op, k);
}

/* x & (x & y) is the inner one; the same for |. */
static bool fold_nested(pl_rw *rw, const pl_op *op, pl_op_kind kind) {
  for (uint32_t i = 0; i < 2; i++) {
    const pl_op *inner = pl_fold_def(rw, op, 1 - i, kind);
    if (inner && (shares(inner, 0, op, i) || shares(inner, 1, op, i))) return to_operand(rw, op, 1 - i);
  }
  return false;
}

static bool fold_andi(pl_rw *rw, const pl_op *op) {
  if (is_zero(op, 1)) return to_operand(rw, op, 1);
  if (is_ones(op, 1)) return to_operand(rw, op, 0);
  if (is_not_of(rw, op, 1, 0) || is_not_of(rw, op, 0, 1)) return to_number(rw, op, 0);
  if (fold_nested(rw, op, PL_OP_ARITH_ANDI) || pl_fold_elements(rw, op, 2, compute_and)) return true;
  return same_operands(op) && to_operand(rw, op, 0);
}

static bool fold_ori(pl_rw *rw, const pl_op *op) {
  if (is_zero(op, 1)) return to_operand(rw, op, 0);
  if (is_ones(op, 1)) return to_operand(rw, op, 1);
  if (is_not_of(rw, op, 1, 0) || is_not_of(rw, op, 0, 1)) return to_number(rw, op, -1);
  if (pl_fold_elements(rw, op, 2, compute_or)) return true;
  return same_operands(op) && to_operand(rw, op, 0);
}

/* x ^ 0; x ^ x; (x ^ a) ^ a */
static bool fold_xori(pl_rw *rw, const pl_op *op) {
  if (is_zero(op, 1)) return to_operand(rw, op, 0);
  if (same_operands(op)) return to_number(rw, op, 0);
  for (uint32_t i = 0; i < 2; i++) {
    const pl_op *inner = pl_fold_def(rw, op, i, PL_OP_ARITH_XORI);
    for (uint32_t k = 0; inner && k < 2; k++) {
      if (shares(inner, 1 - k, op, 1 - i)) return pl_fold_to_value(rw, op, 0, pl_operand(inner, k));
    }
  }
  return pl_fold_elements(rw, op, 2, compute_xor);
}

/* What is shifted too far is poison, and may be what is left of it. */
static bool compute_shift(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  uint32_t amount = pl_apint_shift_amount(in[1]), width = in[0].width;
  bool far = amount >= width, is_signed = pl_op_is(op, PL_OP_ARITH_SHRSI);
  if (far && is_signed) *out = pl_apint_ashr(rw->arena, in[0], width - 1);
  if (far && !is_signed) *out = pl_apint_zero(rw->arena, width);
  if (far) return true;
  if (pl_op_is(op, PL_OP_ARITH_SHLI)) *out = pl_apint_shl(rw->arena, in[0], amount);
  if (pl_op_is(op, PL_OP_ARITH_SHRUI)) *out = pl_apint_lshr(rw->arena, in[0], amount);
  if (is_signed) *out = pl_apint_ashr(rw->arena, in[0], amount);
  return true;
}

/* Whether the last amount is less than the width: it decides for all elements, as in mlir-opt. */
static bool ends_bounded(const pl_op *op) {
  const pl_attr *amounts = pl_fold_constant(op, 1);
  pl_apint last;
  if (!amounts) return false;
  if (amounts->kind == PL_ATTR_INTEGER)
    last = amounts->integer;
  else if (amounts->kind == PL_ATTR_DENSE && amounts->dense.elems)
    last = pl_dense_at(amounts, amounts->dense.splat ? 0 : amounts->dense.count - 1);
  else
    return false;
  return pl_apint_shift_amount(last) < last.width;
}

static bool fold_shift(pl_rw *rw, const pl_op *op) {
  if (is_zero(op, 1)) return to_operand(rw, op, 0);
  return ends_bounded(op) && pl_fold_elements(rw, op, 2, compute_shift);
}

static bool compute_minmax(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)rw;
  bool is_signed = pl_op_is(op, PL_OP_ARITH_MAXSI) || pl_op_is(op, PL_OP_ARITH_MINSI);
  bool max = pl_op_is(op, PL_OP_ARITH_MAXSI) || pl_op_is(op, PL_OP_ARITH_MAXUI);
  bool less = is_signed ? pl_apint_slt(in[0], in[1]) : pl_apint_ult(in[0], in[1]);
  *out = less == max ? in[1] : in[0];
  return true;
}

/* Equal operands, and the ends of the range. */
static bool fold_minmax(pl_rw *rw, const pl_op *op) {
  if (same_operands(op)) return to_operand(rw, op, 0);
  bool is_signed = pl_op_is(op, PL_OP_ARITH_MAXSI) || pl_op_is(op, PL_OP_ARITH_MINSI);
  bool max = pl_op_is(op, PL_OP_ARITH_MAXSI) || pl_op_is(op, PL_OP_ARITH_MAXUI);
  pl_apint n;
  bool narrow = pl_type_elem_or_self(pl_result(op, 0)->type)->kind == PL_TYPE_INDEX && rw->index_bits < 64;
  if (!(narrow && is_signed) && pl_fold_int(op, 1, &n)) { /* where 64 bits end, the signed numbers of fewer do not */
    pl_apint top = is_signed ? pl_apint_signed_max(rw->arena, n.width) : pl_apint_ones(rw->arena, n.width);
    pl_apint bottom = is_signed ? pl_apint_signed_min(rw->arena, n.width) : pl_apint_zero(rw->arena, n.width);
    if (pl_apint_eq(n, max ? top : bottom)) return to_operand(rw, op, 1);
    if (pl_apint_eq(n, max ? bottom : top)) return to_operand(rw, op, 0);
  }
  return pl_fold_elements(rw, op, 2, compute_minmax);
}

/* Both results from two constants. */
static bool fold_pair(pl_rw *rw, const pl_op *op, pl_fold_element *first, pl_fold_element *second) {
  const pl_attr *a = pl_fold_lanes(rw, op, 0, 2, first), *b = pl_fold_lanes(rw, op, 1, 2, second);
  return a && b && pl_fold_to_constant(rw, op, 0, a) && pl_fold_to_constant(rw, op, 1, b);
}

static bool compute_carry(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  *out = pl_apint_from_u64(rw->arena, 1, pl_apint_ult(pl_apint_add(rw->arena, in[0], in[1]), in[0]));
  return true;
}

/* Sum and carry: x + 0 carries nothing. */
static bool fold_addui_extended(pl_rw *rw, const pl_op *op) {
  const pl_type *truth = pl_result(op, 1)->type;
  if (!pl_fold_makes_constants(rw, op)) return false;
  if (is_zero(op, 1))
    return to_operand(rw, op, 0) && pl_fold_to_constant(rw, op, 1, pl_fold_attr(rw, truth, pl_apint_zero(rw->arena, 1)));
  return fold_pair(rw, op, compute_add, compute_carry);
}

/* The product at twice the width. */
static bool multiply_wide(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  bool is_signed = pl_op_is(op, PL_OP_ARITH_MULSI_EXTENDED);
  uint32_t width = in[0].width;
  if (width > PL_APINT_MAX_WIDTH / 2) return false;
  pl_apint a = is_signed ? pl_apint_sext(rw->arena, in[0], 2 * width) : pl_apint_zext(rw->arena, in[0], 2 * width);
  pl_apint b = is_signed ? pl_apint_sext(rw->arena, in[1], 2 * width) : pl_apint_zext(rw->arena, in[1], 2 * width);
  *out = pl_apint_mul(rw->arena, a, b);
  return true;
}

static bool compute_low(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  return multiply_wide(rw, op, in, out) && (*out = pl_apint_extract(rw->arena, *out, 0, in[0].width), true);
}

static bool compute_high(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  return multiply_wide(rw, op, in, out) && (*out = pl_apint_extract(rw->arena, *out, in[0].width, in[0].width), true);
}

/* Low and high half: a product with 0, without sign one with 1, and constants. */
static bool fold_mul_extended(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_result(op, 0)->type;
  if (!pl_fold_makes_constants(rw, op)) return false;
  const pl_attr *zero = pl_fold_attr(rw, type, pl_apint_zero(rw->arena, pl_fold_width(type)));
  if (is_zero(op, 1)) return pl_fold_to_constant(rw, op, 0, zero) && pl_fold_to_constant(rw, op, 1, zero);
  if (pl_op_is(op, PL_OP_ARITH_MULUI_EXTENDED) && is_one(op, 1))
    return to_operand(rw, op, 0) && pl_fold_to_constant(rw, op, 1, zero);
  return fold_pair(rw, op, compute_low, compute_high);
}

pl_fold_fn *pl_fold_arith(pl_op_kind kind) {
#define ROW(op_, fn) [PL_OP_ARITH_##op_] = fn
  static pl_fold_fn *const rows[PL_NUM_OPS] = {
      ROW(ADDI, fold_addi),
      ROW(SUBI, fold_subi),
      ROW(MULI, fold_muli),
      ROW(DIVUI, fold_divui),
      ROW(DIVSI, fold_divsi),
      ROW(CEILDIVUI, fold_rounded),
      ROW(CEILDIVSI, fold_rounded),
      ROW(FLOORDIVSI, fold_rounded),
      ROW(REMUI, fold_rem),
      ROW(REMSI, fold_rem),
      ROW(ANDI, fold_andi),
      ROW(ORI, fold_ori),
      ROW(XORI, fold_xori),
      ROW(SHLI, fold_shift),
      ROW(SHRUI, fold_shift),
      ROW(SHRSI, fold_shift),
      ROW(MAXSI, fold_minmax),
      ROW(MAXUI, fold_minmax),
      ROW(MINSI, fold_minmax),
      ROW(MINUI, fold_minmax),
      ROW(ADDUI_EXTENDED, fold_addui_extended),
      ROW(MULSI_EXTENDED, fold_mul_extended),
      ROW(MULUI_EXTENDED, fold_mul_extended),
  };
#undef ROW
  return rows[kind];
}
