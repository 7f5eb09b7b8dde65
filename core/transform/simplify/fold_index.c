/* fold_index.c - the index dialect. Its width is not known: what is computed must be the same at 32 and at 64 bits. Source: MLIR
 * documentation, "'index' Dialect" (2023), on folding. */
#include "core/transform/rewriter/greedy.h"

typedef bool compute_fn(pl_greedy *g, pl_apint a, pl_apint b, pl_apint *out);

/* At 64 bits, and if the truncated result of 64 bits is that of truncated operands. */
static bool compute_both(pl_greedy *g, const pl_apint *in, pl_apint *out, compute_fn *compute) {
  pl_apint wide, narrow;
  pl_apint a = pl_apint_trunc(g->arena, in[0], 32), b = pl_apint_trunc(g->arena, in[1], 32);
  if (!compute(g, in[0], in[1], &wide) || !compute(g, a, b, &narrow)) return false;
  *out = wide;
  return pl_apint_eq(pl_apint_trunc(g->arena, wide, 32), narrow);
}

#define BINARY(name, ...)                                                                                                        \
  static bool word_##name(pl_greedy *g, pl_apint a, pl_apint b, pl_apint *out) {                                                 \
    (void)g;                                                                                                                     \
    __VA_ARGS__;                                                                                                                 \
    return true;                                                                                                                 \
  }                                                                                                                              \
  static bool compute_##name(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {                                 \
    (void)op;                                                                                                                    \
    return compute_both(g, in, out, word_##name);                                                                                \
  }

static bool quotient_overflows(pl_greedy *g, pl_apint a, pl_apint b) {
  return pl_apint_is_ones(b) && pl_apint_eq(a, pl_apint_signed_min(g->arena, a.width));
}

/* The quotient towards zero, corrected by one if `up` (else down) is where the exact one lies. */
static bool round_quotient(pl_greedy *g, pl_apint a, pl_apint b, bool up, pl_apint *out) {
  if (pl_apint_is_zero(b) || quotient_overflows(g, a, b)) return false;
  *out = pl_apint_sdiv(g->arena, a, b);
  bool exact = pl_apint_is_zero(pl_apint_srem(g->arena, a, b));
  bool positive = pl_apint_is_negative(a) == pl_apint_is_negative(b);
  pl_apint one = pl_apint_from_u64(g->arena, a.width, 1);
  if (!exact && positive == up) *out = up ? pl_apint_add(g->arena, *out, one) : pl_apint_sub(g->arena, *out, one);
  return true;
}

static bool shift(pl_greedy *g, pl_apint a, pl_apint b, pl_apint *out, pl_apint (*function)(pl_arena *, pl_apint, uint32_t)) {
  uint32_t amount = pl_apint_shift_amount(b);
  if (amount >= a.width) return false;
  *out = function(g->arena, a, amount);
  return true;
}

BINARY(add, *out = pl_apint_add(g->arena, a, b))
BINARY(sub, *out = pl_apint_sub(g->arena, a, b))
BINARY(mul, *out = pl_apint_mul(g->arena, a, b))
BINARY(and, *out = pl_apint_and(g->arena, a, b))
BINARY(or, *out = pl_apint_or(g->arena, a, b))
BINARY(xor, *out = pl_apint_xor(g->arena, a, b))
BINARY(divu, if (pl_apint_is_zero(b)) return false; *out = pl_apint_udiv(g->arena, a, b))
BINARY(remu, if (pl_apint_is_zero(b)) return false; *out = pl_apint_urem(g->arena, a, b))
BINARY(divs, if (pl_apint_is_zero(b) || quotient_overflows(g, a, b)) return false; *out = pl_apint_sdiv(g->arena, a, b))
BINARY(rems, if (pl_apint_is_zero(b)) return false; *out = pl_apint_srem(g->arena, a, b))
BINARY(ceildivs, if (!round_quotient(g, a, b, true, out)) return false)
BINARY(floordivs, if (!round_quotient(g, a, b, false, out)) return false)
BINARY(ceildivu, if (pl_apint_is_zero(b)) return false; *out = pl_apint_udiv(g->arena, a, b);
       if (!pl_apint_is_zero(pl_apint_urem(g->arena, a, b))) *out = pl_apint_add(g->arena, *out,
                                                                                 pl_apint_from_u64(g->arena, a.width, 1)))
BINARY(maxs, *out = pl_apint_slt(a, b) ? b : a)
BINARY(mins, *out = pl_apint_slt(a, b) ? a : b)
BINARY(maxu, *out = pl_apint_ult(a, b) ? b : a)
BINARY(minu, *out = pl_apint_ult(a, b) ? a : b)
BINARY(shl, if (!shift(g, a, b, out, pl_apint_shl)) return false)
BINARY(shru, if (!shift(g, a, b, out, pl_apint_lshr)) return false)
BINARY(shrs, if (!shift(g, a, b, out, pl_apint_ashr)) return false)
#undef BINARY

/* What stands on the right when the result is the left operand, and when it is the right one. */
typedef enum neutral { NEUTRAL_NONE, NEUTRAL_ZERO, NEUTRAL_ONE } neutral;

static const struct row {
  pl_element_fn *compute;
  neutral left, right;
  bool regroup; /* (x op a) op b = x op (a op b) */
} rows[PL_NUM_OPS] = {
    [PL_OP_INDEX_ADD] = {compute_add, NEUTRAL_ZERO, NEUTRAL_NONE, true},
    [PL_OP_INDEX_SUB] = {compute_sub, NEUTRAL_ZERO, NEUTRAL_NONE, false},
    [PL_OP_INDEX_MUL] = {compute_mul, NEUTRAL_ONE, NEUTRAL_ZERO, true},
    [PL_OP_INDEX_DIVS] = {compute_divs, NEUTRAL_NONE, NEUTRAL_NONE, false},
    [PL_OP_INDEX_DIVU] = {compute_divu, NEUTRAL_NONE, NEUTRAL_NONE, false},
    [PL_OP_INDEX_CEILDIVS] = {compute_ceildivs, NEUTRAL_NONE, NEUTRAL_NONE, false},
    [PL_OP_INDEX_CEILDIVU] = {compute_ceildivu, NEUTRAL_NONE, NEUTRAL_NONE, false},
    [PL_OP_INDEX_FLOORDIVS] = {compute_floordivs, NEUTRAL_NONE, NEUTRAL_NONE, false},
    [PL_OP_INDEX_REMS] = {compute_rems, NEUTRAL_NONE, NEUTRAL_NONE, false},
    [PL_OP_INDEX_REMU] = {compute_remu, NEUTRAL_NONE, NEUTRAL_NONE, false},
    [PL_OP_INDEX_MAXS] = {compute_maxs, NEUTRAL_NONE, NEUTRAL_NONE, true},
    [PL_OP_INDEX_MINS] = {compute_mins, NEUTRAL_NONE, NEUTRAL_NONE, true},
    [PL_OP_INDEX_MAXU] = {compute_maxu, NEUTRAL_NONE, NEUTRAL_NONE, true},
    [PL_OP_INDEX_MINU] = {compute_minu, NEUTRAL_NONE, NEUTRAL_NONE, true},
    [PL_OP_INDEX_SHL] = {compute_shl, NEUTRAL_NONE, NEUTRAL_NONE, false},
    [PL_OP_INDEX_SHRS] = {compute_shrs, NEUTRAL_NONE, NEUTRAL_NONE, false},
    [PL_OP_INDEX_SHRU] = {compute_shru, NEUTRAL_NONE, NEUTRAL_NONE, false},
    [PL_OP_INDEX_AND] = {compute_and, NEUTRAL_NONE, NEUTRAL_NONE, true},
    [PL_OP_INDEX_OR] = {compute_or, NEUTRAL_NONE, NEUTRAL_NONE, true},
    [PL_OP_INDEX_XOR] = {compute_xor, NEUTRAL_NONE, NEUTRAL_NONE, true},
};

static bool is_neutral(const pl_value *value, neutral which) {
  switch (which) {
  case NEUTRAL_NONE: return false;
  case NEUTRAL_ZERO: return pl_g_is_zero(value);
  case NEUTRAL_ONE: return pl_g_is_one(value);
  }
  return false;
}

static bool regroup(pl_greedy *g, pl_op *op, const struct row *row) {
  const pl_op *inner = pl_g_def(pl_operand(op, 0), op->info->kind);
  pl_apint in[2], out;
  if (!inner || !pl_g_int(pl_operand(inner, 1), &in[0]) || !pl_g_int(pl_operand(op, 1), &in[1])) return false;
  if (!row->compute(g, op, in, &out)) return false;
  const pl_type *type = pl_result(op, 0)->type;
  pl_value *constant = pl_g_constant(g, op, pl_attr_integer(g->ctx, type, out), type);
  return constant && pl_g_replace_op(g, op, op->info->kind, (pl_value *[]){pl_operand(inner, 0), constant}, 2, NULL);
}

static bool simplify_binary(pl_greedy *g, pl_op *op) {
  const struct row *row = &rows[op->info->kind];
  if (pl_g_fold(g, op, row->compute)) return true;
  if (is_neutral(pl_operand(op, 1), row->left)) return pl_g_replace1(g, op, pl_operand(op, 0));
  if (is_neutral(pl_operand(op, 1), row->right)) return pl_g_replace1(g, op, pl_operand(op, 1));
  return row->regroup && regroup(g, op, row);
}

/* A constant that both widths hold, to another type; index is taken at 64 bits where its 32 low bits say the same. */
static bool simplify_conversion(pl_greedy *g, pl_op *op, bool is_signed) {
  pl_value *in = pl_operand(op, 0);
  const pl_type *to = pl_result(op, 0)->type;
  pl_apint x;
  if (!pl_g_int(in, &x)) return false;
  uint32_t from = x.width, width = pl_g_width(to);
  if (width == 0) return false;
  pl_apint wide = is_signed ? pl_apint_sext(g->arena, x, from < width ? width : from)
                            : pl_apint_zext(g->arena, x, from < width ? width : from);
  if (to->kind != PL_TYPE_INDEX && width > 32) { /* a narrow index would be extended from its 32 bits */
    pl_apint low = pl_apint_trunc(g->arena, x, 32);
    pl_apint again = is_signed ? pl_apint_sext(g->arena, low, from) : pl_apint_zext(g->arena, low, from);
    if (!pl_apint_eq(again, x)) return false;
  }
  return pl_g_replace_constant(g, op, pl_attr_integer(g->ctx, to, pl_apint_trunc(g->arena, wide, width)));
}

static bool simplify_casts(pl_greedy *g, pl_op *op) { return simplify_conversion(g, op, true); }
static bool simplify_castu(pl_greedy *g, pl_op *op) { return simplify_conversion(g, op, false); }

pl_simplify_fn *pl_simplify_index(pl_op_kind kind) {
  if (kind == PL_OP_INDEX_CASTS) return simplify_casts;
  if (kind == PL_OP_INDEX_CASTU) return simplify_castu;
  return rows[kind].compute ? simplify_binary : NULL;
}
