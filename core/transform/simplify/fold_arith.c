/* fold_arith.c - integer arithmetic of the arith dialect. Source of the meanings: MLIR documentation, "'arith' Dialect".
 *
 * Every rule holds for each width and for wrapping arithmetic. Overflow flags of a new op are those that the old ops justify.
 * A division folds only where it is defined; one that is not stays.
 */
#include "core/transform/rewriter/greedy.h"

/* ---- Computing ---- */

#define COMPUTE(name, function)                                                                                                  \
  static bool compute_##name(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {                                 \
    (void)op;                                                                                                                    \
    *out = function(g->arena, in[0], in[1]);                                                                                     \
    return true;                                                                                                                 \
  }
COMPUTE(add, pl_apint_add)
COMPUTE(sub, pl_apint_sub)
COMPUTE(mul, pl_apint_mul)
COMPUTE(and, pl_apint_and)
COMPUTE(or, pl_apint_or)
COMPUTE(xor, pl_apint_xor)
#undef COMPUTE

/* Shifts by the width or more are poison. */
#define SHIFT(name, function)                                                                                                    \
  static bool compute_##name(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {                                 \
    uint32_t amount = pl_apint_shift_amount(in[1]);                                                                              \
    (void)op;                                                                                                                    \
    if (amount >= in[0].width) return false;                                                                                     \
    *out = function(g->arena, in[0], amount);                                                                                    \
    return true;                                                                                                                 \
  }
SHIFT(shl, pl_apint_shl)
SHIFT(lshr, pl_apint_lshr)
SHIFT(ashr, pl_apint_ashr)
#undef SHIFT

/* min / -1 has no value. */
static bool overflows(pl_greedy *g, const pl_apint *in) {
  return pl_apint_is_ones(in[1]) && pl_apint_eq(in[0], pl_apint_signed_min(g->arena, in[0].width));
}

#define DIVIDE(name, undefined, function)                                                                                        \
  static bool compute_##name(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {                                 \
    (void)op;                                                                                                                    \
    if (pl_apint_is_zero(in[1]) || (undefined)) return false;                                                                    \
    *out = function(g->arena, in[0], in[1]);                                                                                     \
    return true;                                                                                                                 \
  }
DIVIDE(udiv, false, pl_apint_udiv)
DIVIDE(urem, false, pl_apint_urem)
DIVIDE(sdiv, overflows(g, in), pl_apint_sdiv)
DIVIDE(srem, false, pl_apint_srem)
#undef DIVIDE

static bool compute_ceildivu(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  if (!compute_udiv(g, op, in, out)) return false;
  bool exact = pl_apint_is_zero(pl_apint_urem(g->arena, in[0], in[1]));
  if (!exact) *out = pl_apint_add(g->arena, *out, pl_apint_from_u64(g->arena, in[0].width, 1));
  return true;
}

/* The quotient rounded towards zero, one more or less if the exact one lies on the other side of it. */
static bool compute_rounded(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out, bool up) {
  if (!compute_sdiv(g, op, in, out)) return false;
  bool exact = pl_apint_is_zero(pl_apint_srem(g->arena, in[0], in[1]));
  bool positive = pl_apint_is_negative(in[0]) == pl_apint_is_negative(in[1]);
  pl_apint one = pl_apint_from_u64(g->arena, in[0].width, 1);
  if (!exact && positive == up) *out = up ? pl_apint_add(g->arena, *out, one) : pl_apint_sub(g->arena, *out, one);
  return true;
}

static bool compute_ceildivs(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  return compute_rounded(g, op, in, out, true);
}

static bool compute_floordivs(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  return compute_rounded(g, op, in, out, false);
}

#define EXTREME(name, condition)                                                                                                 \
  static bool compute_##name(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {                                 \
    (void)g;                                                                                                                     \
    (void)op;                                                                                                                    \
    *out = (condition) ? in[0] : in[1];                                                                                          \
    return true;                                                                                                                 \
  }
EXTREME(maxs, pl_apint_slt(in[1], in[0]))
EXTREME(mins, pl_apint_slt(in[0], in[1]))
EXTREME(maxu, pl_apint_ult(in[1], in[0]))
EXTREME(minu, pl_apint_ult(in[0], in[1]))
#undef EXTREME

/* ---- Flags ---- */

static bool has_flag(const pl_op *op, const char *flag) { return pl_enum_has(pl_op_attr(op, "overflowFlags"), flag); }

/* Attributes with the overflow flags given. */
static const pl_attr *overflow_attrs(pl_greedy *g, bool nsw, bool nuw) {
  pl_str words[2];
  uint32_t count = 0;
  if (nsw) words[count++] = PL_STR("nsw");
  if (nuw) words[count++] = PL_STR("nuw");
  if (count == 0) return NULL;
  const pl_named_attr entry = {PL_STR("overflowFlags"), pl_attr_enum(g->ctx, PL_STR("arith"), PL_STR("overflow"), words, count)};
  return pl_attr_dict(g->ctx, &entry, 1);
}

/* ---- Sums with constants ---- */

/* A value as `sign * base + constant`; a constant by itself has no base. */
typedef struct sum {
  pl_value *base;
  bool minus;
  pl_apint constant;
  const pl_op *op; /* that adds the constant */
} sum;

/* x + c, x - c, c - x. */
static bool read_sum(pl_greedy *g, const pl_value *value, sum *out) {
  const pl_op *op = value->op;
  pl_apint c;
  if (!op || (!pl_op_is(op, PL_OP_ARITH_ADDI) && !pl_op_is(op, PL_OP_ARITH_SUBI))) return false;
  bool subtract = pl_op_is(op, PL_OP_ARITH_SUBI);
  if (pl_g_int(pl_operand(op, 1), &c)) {
    *out = (sum){pl_operand(op, 0), false, subtract ? pl_apint_neg(g->arena, c) : c, op};
    return true;
  }
  if (!pl_g_int(pl_operand(op, 0), &c)) return false;
  *out = (sum){pl_operand(op, 1), subtract, c, op};
  return true;
}

/* base + c or c - base in place of the op. */
static bool replace_sum(pl_greedy *g, pl_op *op, const sum *s, bool nsw, bool nuw) {
  const pl_type *type = pl_result(op, 0)->type;
  pl_value *constant = pl_g_constant(g, op, pl_g_int_attr(g, type, s->constant), type);
  if (!constant) return false;
  pl_value *operands[2] = {s->minus ? constant : s->base, s->minus ? s->base : constant};
  return pl_g_replace_op(g, op, s->minus ? PL_OP_ARITH_SUBI : PL_OP_ARITH_ADDI, operands, 2, overflow_attrs(g, nsw, nuw));
}

/* (x + a) + b as x + (a + b): with both flags a flag holds again if a + b itself does not overflow. */
static bool merge_added(pl_greedy *g, pl_op *op, const sum *inner, pl_apint c) {
  bool plain = pl_op_is(inner->op, PL_OP_ARITH_ADDI) && !inner->minus;
  bool nsw = plain && has_flag(op, "nsw") && has_flag(inner->op, "nsw") && !pl_apint_sadd_overflows(inner->constant, c);
  bool nuw = plain && has_flag(op, "nuw") && has_flag(inner->op, "nuw") && !pl_apint_uadd_overflows(inner->constant, c);
  sum s = *inner;
  s.constant = pl_apint_add(g->arena, inner->constant, c);
  return replace_sum(g, op, &s, nsw, nuw);
}

/* ---- One function per op ---- */

/* x * -1 */
static pl_value *negated(const pl_value *value) {
  const pl_op *op = pl_g_def(value, PL_OP_ARITH_MULI);
  return op && pl_g_is_ones(pl_operand(op, 1)) ? pl_operand(op, 0) : NULL;
}

static bool simplify_addi(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  pl_apint c;
  sum s;
  if (pl_g_fold(g, op, compute_add)) return true;
  if (pl_g_is_zero(b)) return pl_g_replace1(g, op, a);
  const pl_op *sa = pl_g_def(a, PL_OP_ARITH_SUBI), *sb = pl_g_def(b, PL_OP_ARITH_SUBI);
  if (sa && pl_operand(sa, 1) == b) return pl_g_replace1(g, op, pl_operand(sa, 0));
  if (sb && pl_operand(sb, 1) == a) return pl_g_replace1(g, op, pl_operand(sb, 0));
  if (pl_g_int(b, &c) && read_sum(g, a, &s) && merge_added(g, op, &s, c)) return true;
  pl_value *na = negated(a), *nb = negated(b);
  if (nb) return pl_g_replace_op(g, op, PL_OP_ARITH_SUBI, (pl_value *[]){a, nb}, 2, NULL);
  return na && pl_g_replace_op(g, op, PL_OP_ARITH_SUBI, (pl_value *[]){b, na}, 2, NULL);
}

/* c - (x + a) = (c - a) - x and c - (a - x) = x + (c - a); (x - a) - c = x - (a + c), (x + a) - c as a sum. */
static bool simplify_sub_constants(pl_greedy *g, pl_op *op) {
  pl_apint c, a;
  sum s;
  pl_op *difference = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_SUBI);
  if (pl_g_int(pl_operand(op, 1), &c) && difference && pl_g_int(pl_operand(difference, 1), &a)) {
    const pl_type *type = pl_result(op, 0)->type;
    pl_value *both = pl_g_constant(g, op, pl_g_int_attr(g, type, pl_apint_add(g->arena, a, c)), type);
    return both && pl_g_replace_op(g, op, PL_OP_ARITH_SUBI, (pl_value *[]){pl_operand(difference, 0), both}, 2, NULL);
  }
  if (pl_g_int(pl_operand(op, 1), &c) && read_sum(g, pl_operand(op, 0), &s)) {
    s.constant = pl_apint_sub(g->arena, s.constant, c);
    return replace_sum(g, op, &s, false, false);
  }
  if (!pl_g_int(pl_operand(op, 0), &c) || !read_sum(g, pl_operand(op, 1), &s)) return false;
  s.constant = pl_apint_sub(g->arena, c, s.constant);
  s.minus = !s.minus;
  return replace_sum(g, op, &s, false, false);
}

static bool simplify_subi(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  const pl_type *type = pl_result(op, 0)->type;
  if (pl_g_fold(g, op, compute_sub)) return true;
  if (a == b) return pl_g_replace_constant(g, op, pl_g_i64_attr(g, type, 0));
  if (pl_g_is_zero(b)) return pl_g_replace1(g, op, a);
  const pl_op *sum_a = pl_g_def(a, PL_OP_ARITH_ADDI), *difference = pl_g_def(a, PL_OP_ARITH_SUBI);
  if (sum_a && pl_operand(sum_a, 1) == b) return pl_g_replace1(g, op, pl_operand(sum_a, 0));
  if (sum_a && pl_operand(sum_a, 0) == b) return pl_g_replace1(g, op, pl_operand(sum_a, 1));
  if (simplify_sub_constants(g, op)) return true;
  if (!difference || pl_operand(difference, 0) != b) return false; /* (x - y) - x = 0 - y */
  pl_value *zero = pl_g_constant(g, op, pl_g_i64_attr(g, type, 0), type);
  return zero && pl_g_replace_op(g, op, PL_OP_ARITH_SUBI, (pl_value *[]){zero, pl_operand(difference, 1)}, 2, NULL);
}

static bool simplify_muli(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  const pl_type *type = pl_result(op, 0)->type;
  pl_apint c, inner;
  if (pl_g_fold(g, op, compute_mul)) return true;
  if (pl_g_is_zero(b)) return pl_g_replace1(g, op, b);
  if (pl_g_is_one(b)) return pl_g_replace1(g, op, a);
  const pl_op *product = pl_g_def(a, PL_OP_ARITH_MULI);
  if (!product || !pl_g_int(b, &c) || !pl_g_int(pl_operand(product, 1), &inner)) return false;
  bool nsw = has_flag(op, "nsw") && has_flag(product, "nsw") && !pl_apint_smul_overflows(c, inner);
  bool nuw = has_flag(op, "nuw") && has_flag(product, "nuw") && !pl_apint_umul_overflows(c, inner);
  pl_value *constant = pl_g_constant(g, op, pl_g_int_attr(g, type, pl_apint_mul(g->arena, c, inner)), type);
  return constant && pl_g_replace_op(g, op, PL_OP_ARITH_MULI, (pl_value *[]){pl_operand(product, 0), constant}, 2,
                                     overflow_attrs(g, nsw, nuw));
}

/* (x * y) / y = x where the product does not overflow. */
static bool cancel_product(pl_greedy *g, pl_op *op, const char *flag) {
  const pl_op *product = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_MULI);
  if (!product || !has_flag(product, flag)) return false;
  for (uint32_t i = 0; i < 2; i++) {
    if (pl_operand(product, i) == pl_operand(op, 1)) return pl_g_replace1(g, op, pl_operand(product, 1 - i));
  }
  return false;
}

/* Division by 1. At width 1 the bit stands for -1: 0 / -1 = 0, and -1 / -1 overflows, where any value will do. */
static bool simplify_quotient(pl_greedy *g, pl_op *op, pl_element_fn *compute) {
  if (pl_g_is_one(pl_operand(op, 1))) return pl_g_replace1(g, op, pl_operand(op, 0));
  return pl_g_fold(g, op, compute);
}

static bool simplify_divui(pl_greedy *g, pl_op *op) {
  if (pl_g_is_one(pl_operand(op, 1))) return pl_g_replace1(g, op, pl_operand(op, 0));
  return cancel_product(g, op, "nuw") || pl_g_fold(g, op, compute_udiv);
}

static bool simplify_divsi(pl_greedy *g, pl_op *op) {
  return cancel_product(g, op, "nsw") || simplify_quotient(g, op, compute_sdiv);
}

static bool simplify_ceildivui(pl_greedy *g, pl_op *op) {
  if (pl_g_is_one(pl_operand(op, 1))) return pl_g_replace1(g, op, pl_operand(op, 0));
  return pl_g_fold(g, op, compute_ceildivu);
}

static bool simplify_ceildivsi(pl_greedy *g, pl_op *op) { return simplify_quotient(g, op, compute_ceildivs); }
static bool simplify_floordivsi(pl_greedy *g, pl_op *op) { return simplify_quotient(g, op, compute_floordivs); }

static bool simplify_remui(pl_greedy *g, pl_op *op) {
  if (pl_g_is_one(pl_operand(op, 1))) return pl_g_replace_constant(g, op, pl_g_i64_attr(g, pl_result(op, 0)->type, 0));
  return pl_g_fold(g, op, compute_urem);
}

static bool simplify_remsi(pl_greedy *g, pl_op *op) {
  if (pl_g_is_one(pl_operand(op, 1))) return pl_g_replace_constant(g, op, pl_g_i64_attr(g, pl_result(op, 0)->type, 0));
  return pl_g_fold(g, op, compute_srem);
}

/* Whether one is the other xor -1. */
static bool are_complements(const pl_value *a, const pl_value *b) {
  const pl_op *xa = pl_g_def(a, PL_OP_ARITH_XORI), *xb = pl_g_def(b, PL_OP_ARITH_XORI);
  if (xa && pl_operand(xa, 0) == b && pl_g_is_ones(pl_operand(xa, 1))) return true;
  return xb && pl_operand(xb, 0) == a && pl_g_is_ones(pl_operand(xb, 1));
}

/* op(ext x, ext y) = ext op(x, y), for the bitwise ops. */
static bool narrow_bitwise(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (!a->op || !b->op || a->op->info != b->op->info) return false;
  if (!pl_op_is(a->op, PL_OP_ARITH_EXTUI) && !pl_op_is(a->op, PL_OP_ARITH_EXTSI)) return false;
  pl_value *x = pl_operand(a->op, 0), *y = pl_operand(b->op, 0);
  if (x->type != y->type) return false;
  pl_op_kind extension = a->op->info->kind;
  pl_value *narrow = pl_g_op(g, op->info->kind, (pl_value *[]){x, y}, 2, x->type, NULL);
  return pl_g_replace_op(g, op, extension, &narrow, 1, NULL);
}

/* x & (x & y) = x & y, and the same for or. */
static pl_value *absorbed(const pl_op *op, pl_op_kind kind) {
  for (uint32_t i = 0; i < 2; i++) {
    const pl_op *inner = pl_g_def(pl_operand(op, i), kind);
    const pl_value *other = pl_operand(op, 1 - i);
    if (inner && (pl_operand(inner, 0) == other || pl_operand(inner, 1) == other)) return pl_operand(op, i);
  }
  return NULL;
}

static bool simplify_andi(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (pl_g_fold(g, op, compute_and)) return true;
  if (pl_g_is_zero(b)) return pl_g_replace1(g, op, b);
  if (pl_g_is_ones(b) || a == b) return pl_g_replace1(g, op, a);
  if (are_complements(a, b)) return pl_g_replace_constant(g, op, pl_g_i64_attr(g, pl_result(op, 0)->type, 0));
  pl_value *same = absorbed(op, PL_OP_ARITH_ANDI);
  return same ? pl_g_replace1(g, op, same) : narrow_bitwise(g, op);
}

static bool simplify_ori(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (pl_g_fold(g, op, compute_or)) return true;
  if (pl_g_is_zero(b) || a == b) return pl_g_replace1(g, op, a);
  if (pl_g_is_ones(b)) return pl_g_replace1(g, op, b);
  if (are_complements(a, b)) return pl_g_replace_constant(g, op, pl_g_i64_attr(g, pl_result(op, 0)->type, -1));
  return narrow_bitwise(g, op);
}

/* not (a < b) = a >= b */
static bool invert_compare(pl_greedy *g, pl_op *op) {
  static const int64_t inverse[] = {1, 0, 5, 4, 3, 2, 9, 8, 7, 6};
  const pl_op *cmp = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_CMPI);
  const pl_attr *predicate = cmp ? pl_op_attr(cmp, "predicate") : NULL;
  int64_t word = 0;
  if (!predicate || !pl_g_is_ones(pl_operand(op, 1)) || !pl_apint_to_i64(predicate->integer, &word) || word < 0 || word > 9)
    return false;
  const pl_named_attr entry = {PL_STR("predicate"), pl_attr_i64(g->ctx, predicate->type, inverse[word])};
  pl_value *operands[2] = {pl_operand(cmp, 0), pl_operand(cmp, 1)};
  return pl_g_replace_op(g, op, PL_OP_ARITH_CMPI, operands, 2, pl_attr_dict(g->ctx, &entry, 1));
}

static bool simplify_xori(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (pl_g_fold(g, op, compute_xor)) return true;
  if (pl_g_is_zero(b)) return pl_g_replace1(g, op, a);
  if (a == b) return pl_g_replace_constant(g, op, pl_g_i64_attr(g, pl_result(op, 0)->type, 0));
  for (uint32_t i = 0; i < 2; i++) {
    const pl_op *inner = pl_g_def(pl_operand(op, i), PL_OP_ARITH_XORI);
    for (uint32_t k = 0; inner && k < 2; k++) {
      if (pl_operand(inner, k) == pl_operand(op, 1 - i)) return pl_g_replace1(g, op, pl_operand(inner, 1 - k));
    }
  }
  return invert_compare(g, op) || narrow_bitwise(g, op);
}

static bool simplify_shift(pl_greedy *g, pl_op *op, pl_element_fn *compute) {
  if (pl_g_is_zero(pl_operand(op, 1))) return pl_g_replace1(g, op, pl_operand(op, 0));
  return pl_g_fold(g, op, compute);
}

static bool simplify_shli(pl_greedy *g, pl_op *op) { return simplify_shift(g, op, compute_shl); }
static bool simplify_shrui(pl_greedy *g, pl_op *op) { return simplify_shift(g, op, compute_lshr); }
static bool simplify_shrsi(pl_greedy *g, pl_op *op) { return simplify_shift(g, op, compute_ashr); }

/* An extreme of x and itself is x; the bound on the far side wins, the one on the near side loses. */
static bool simplify_extreme(pl_greedy *g, pl_op *op, pl_element_fn *compute, pl_apint winner, pl_apint loser) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  pl_apint c;
  if (a == b) return pl_g_replace1(g, op, a);
  if (pl_g_fold(g, op, compute)) return true;
  bool is_signed = !pl_apint_is_zero(winner) && !pl_apint_is_zero(loser);
  if (!pl_g_int(b, &c) || (is_signed && pl_g_is_narrow(g, b->type))) return false; /* 64 bits end elsewhere than fewer do */
  if (pl_apint_eq(c, winner)) return pl_g_replace1(g, op, b);
  return pl_apint_eq(c, loser) && pl_g_replace1(g, op, a);
}

static bool simplify_maxsi(pl_greedy *g, pl_op *op) {
  uint32_t w = pl_g_width(pl_result(op, 0)->type);
  return simplify_extreme(g, op, compute_maxs, pl_apint_signed_max(g->arena, w), pl_apint_signed_min(g->arena, w));
}

static bool simplify_minsi(pl_greedy *g, pl_op *op) {
  uint32_t w = pl_g_width(pl_result(op, 0)->type);
  return simplify_extreme(g, op, compute_mins, pl_apint_signed_min(g->arena, w), pl_apint_signed_max(g->arena, w));
}

static bool simplify_maxui(pl_greedy *g, pl_op *op) {
  uint32_t w = pl_g_width(pl_result(op, 0)->type);
  return simplify_extreme(g, op, compute_maxu, pl_apint_ones(g->arena, w), pl_apint_zero(g->arena, w));
}

static bool simplify_minui(pl_greedy *g, pl_op *op) {
  uint32_t w = pl_g_width(pl_result(op, 0)->type);
  return simplify_extreme(g, op, compute_minu, pl_apint_zero(g->arena, w), pl_apint_ones(g->arena, w));
}

/* ---- Two results ---- */

/* Both results from two constants. */
static bool fold_pair(pl_greedy *g, pl_op *op, pl_element_fn *first, pl_element_fn *second) {
  const pl_attr *a = pl_g_lanes(g, op, 0, first), *b = pl_g_lanes(g, op, 1, second);
  if (!a || !b) return false;
  pl_value *values[2] = {pl_g_constant(g, op, a, pl_result(op, 0)->type), pl_g_constant(g, op, b, pl_result(op, 1)->type)};
  return values[0] && values[1] && pl_g_replace(g, op, values);
}

static bool compute_carry(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  *out = pl_apint_from_u64(g->arena, 1, pl_apint_uadd_overflows(in[0], in[1]));
  return true;
}

static bool simplify_addui_extended(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (fold_pair(g, op, compute_add, compute_carry)) return true;
  if (!pl_result(op, 1)->uses) { /* the carry may get anything */
    pl_value *sum_only = pl_g_op(g, PL_OP_ARITH_ADDI, (pl_value *[]){a, b}, 2, a->type, NULL);
    pl_value *values[2] = {sum_only, sum_only};
    return pl_g_replace(g, op, values);
  }
  if (!pl_g_is_zero(b)) return false;
  const pl_type *bit = pl_result(op, 1)->type;
  pl_value *values[2] = {a, pl_g_constant(g, op, pl_g_i64_attr(g, bit, 0), bit)};
  return values[1] && pl_g_replace(g, op, values);
}

/* The product at twice the width. */
static bool multiply_wide(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  bool is_signed = pl_op_is(op, PL_OP_ARITH_MULSI_EXTENDED);
  uint32_t w = in[0].width;
  if (w > PL_APINT_MAX_WIDTH / 2) return false;
  pl_apint x = is_signed ? pl_apint_sext(g->arena, in[0], 2 * w) : pl_apint_zext(g->arena, in[0], 2 * w);
  pl_apint y = is_signed ? pl_apint_sext(g->arena, in[1], 2 * w) : pl_apint_zext(g->arena, in[1], 2 * w);
  *out = pl_apint_mul(g->arena, x, y);
  return true;
}

static bool compute_low(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  return multiply_wide(g, op, in, out) && (*out = pl_apint_extract(g->arena, *out, 0, in[0].width), true);
}

static bool compute_high(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  return multiply_wide(g, op, in, out) && (*out = pl_apint_extract(g->arena, *out, in[0].width, in[0].width), true);
}

/* How wide an index is, and so where its high half begins, is decided later. */
static bool is_index_like(const pl_type *type) { return pl_type_elem_or_self(type)->kind == PL_TYPE_INDEX; }

/* Only the low half wanted: a plain product. Times 0: both halves 0. */
static bool simplify_wide_product(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (!is_index_like(a->type) && fold_pair(g, op, compute_low, compute_high)) return true;
  if (pl_g_is_zero(b)) return pl_g_replace(g, op, (pl_value *[]){b, b});
  if (pl_result(op, 1)->uses) return false;
  pl_value *low = pl_g_op(g, PL_OP_ARITH_MULI, (pl_value *[]){a, b}, 2, a->type, NULL);
  return pl_g_replace(g, op, (pl_value *[]){low, low});
}

static bool simplify_mulsi_extended(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0);
  const pl_type *type = a->type;
  if (simplify_wide_product(g, op)) return true;
  if (!pl_g_is_one(pl_operand(op, 1)) || pl_g_width(type) == 1) return false;
  if (is_index_like(type)) return false; /* mlir-opt 22 extends i1 to index here, which is no operation */
  pl_value *zero = pl_g_constant(g, op, pl_g_i64_attr(g, type, 0), type); /* the high half of x is its sign */
  if (!zero) return false;
  const pl_type *bit = pl_result(op, 0)->type;
  bit = type->kind == PL_TYPE_VECTOR ? pl_type_vector(g->ctx, type->shaped.rank, type->shaped.shape, type->shaped.scalable_dims,
                                                      pl_type_integer(g->ctx, 1))
                                     : pl_type_integer(g->ctx, 1);
  const pl_named_attr less = {PL_STR("predicate"), pl_attr_i64(g->ctx, pl_type_integer(g->ctx, 64), 2)};
  pl_value *negative = pl_g_op(g, PL_OP_ARITH_CMPI, (pl_value *[]){a, zero}, 2, bit, pl_attr_dict(g->ctx, &less, 1));
  pl_value *high = pl_g_op(g, PL_OP_ARITH_EXTSI, &negative, 1, type, NULL);
  return pl_g_replace(g, op, (pl_value *[]){a, high});
}

static bool simplify_mului_extended(pl_greedy *g, pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  if (simplify_wide_product(g, op)) return true;
  if (!pl_g_is_one(pl_operand(op, 1))) return false;
  pl_value *values[2] = {pl_operand(op, 0), pl_g_constant(g, op, pl_g_i64_attr(g, type, 0), type)};
  return values[1] && pl_g_replace(g, op, values);
}

pl_simplify_fn *pl_simplify_arith(pl_op_kind kind) {
  static pl_simplify_fn *const table[PL_NUM_OPS] = {
      [PL_OP_ARITH_ADDI] = simplify_addi,
      [PL_OP_ARITH_SUBI] = simplify_subi,
      [PL_OP_ARITH_MULI] = simplify_muli,
      [PL_OP_ARITH_DIVUI] = simplify_divui,
      [PL_OP_ARITH_DIVSI] = simplify_divsi,
      [PL_OP_ARITH_CEILDIVUI] = simplify_ceildivui,
      [PL_OP_ARITH_CEILDIVSI] = simplify_ceildivsi,
      [PL_OP_ARITH_FLOORDIVSI] = simplify_floordivsi,
      [PL_OP_ARITH_REMUI] = simplify_remui,
      [PL_OP_ARITH_REMSI] = simplify_remsi,
      [PL_OP_ARITH_ANDI] = simplify_andi,
      [PL_OP_ARITH_ORI] = simplify_ori,
      [PL_OP_ARITH_XORI] = simplify_xori,
      [PL_OP_ARITH_SHLI] = simplify_shli,
      [PL_OP_ARITH_SHRUI] = simplify_shrui,
      [PL_OP_ARITH_SHRSI] = simplify_shrsi,
      [PL_OP_ARITH_MAXSI] = simplify_maxsi,
      [PL_OP_ARITH_MINSI] = simplify_minsi,
      [PL_OP_ARITH_MAXUI] = simplify_maxui,
      [PL_OP_ARITH_MINUI] = simplify_minui,
      [PL_OP_ARITH_ADDUI_EXTENDED] = simplify_addui_extended,
      [PL_OP_ARITH_MULSI_EXTENDED] = simplify_mulsi_extended,
      [PL_OP_ARITH_MULUI_EXTENDED] = simplify_mului_extended,
  };
  return table[kind];
}
