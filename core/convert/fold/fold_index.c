/* fold_index.c - folds of the index dialect, as the fold methods of mlir-opt 22 have them. A result of index is folded if 32 and
 * 64 bits agree on it. Source: MLIR documentation, "'index' Dialect". */
#include "core/convert/fold/fold.h"

static bool to_operand(pl_rw *rw, const pl_op *op, uint32_t i) { return pl_fold_to_value(rw, op, 0, pl_operand(op, i)); }

static bool shift(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  uint32_t amount = pl_apint_shift_amount(in[1]);
  if (amount >= in[0].width) return false;
  if (pl_op_is(op, PL_OP_INDEX_SHL)) *out = pl_apint_shl(rw->arena, in[0], amount);
  if (pl_op_is(op, PL_OP_INDEX_SHRS)) *out = pl_apint_ashr(rw->arena, in[0], amount);
  if (pl_op_is(op, PL_OP_INDEX_SHRU)) *out = pl_apint_lshr(rw->arena, in[0], amount);
  return true;
}

static bool divide(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  bool overflows = pl_apint_is_ones(in[1]) && pl_apint_eq(in[0], pl_apint_signed_min(rw->arena, in[0].width));
  bool is_unsigned = pl_op_is(op, PL_OP_INDEX_DIVU) || pl_op_is(op, PL_OP_INDEX_REMU);
  if (pl_apint_is_zero(in[1]) || (overflows && !is_unsigned)) return false;
  if (pl_op_is(op, PL_OP_INDEX_DIVS)) *out = pl_apint_sdiv(rw->arena, in[0], in[1]);
  if (pl_op_is(op, PL_OP_INDEX_DIVU)) *out = pl_apint_udiv(rw->arena, in[0], in[1]);
  if (pl_op_is(op, PL_OP_INDEX_REMS)) *out = pl_apint_srem(rw->arena, in[0], in[1]);
  if (pl_op_is(op, PL_OP_INDEX_REMU)) *out = pl_apint_urem(rw->arena, in[0], in[1]);
  return true;
}

static bool divide_rounding(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  pl_apint one = pl_apint_from_u64(rw->arena, in[0].width, 1);
  bool overflows = pl_apint_is_ones(in[1]) && pl_apint_eq(in[0], pl_apint_signed_min(rw->arena, in[0].width));
  if (pl_apint_is_zero(in[1])) return false;
  if (pl_op_is(op, PL_OP_INDEX_CEILDIVU)) {
    *out = pl_apint_udiv(rw->arena, in[0], in[1]);
    if (!pl_apint_is_zero(pl_apint_urem(rw->arena, in[0], in[1]))) *out = pl_apint_add(rw->arena, *out, one);
    return true;
  }
  if (overflows) return false;
  bool up = pl_op_is(op, PL_OP_INDEX_CEILDIVS), exact = pl_apint_is_zero(pl_apint_srem(rw->arena, in[0], in[1]));
  bool same_sign = pl_apint_is_negative(in[0]) == pl_apint_is_negative(in[1]);
  *out = pl_apint_sdiv(rw->arena, in[0], in[1]);
  if (!exact && up == same_sign) *out = up ? pl_apint_add(rw->arena, *out, one) : pl_apint_sub(rw->arena, *out, one);
  return true;
}

static bool minmax(const pl_op *op, const pl_apint *in, pl_apint *out) {
  bool is_signed = pl_op_is(op, PL_OP_INDEX_MAXS) || pl_op_is(op, PL_OP_INDEX_MINS);
  bool max = pl_op_is(op, PL_OP_INDEX_MAXS) || pl_op_is(op, PL_OP_INDEX_MAXU);
  bool less = is_signed ? pl_apint_slt(in[0], in[1]) : pl_apint_ult(in[0], in[1]);
  *out = less == max ? in[1] : in[0];
  return true;
}

static bool compute_at_width(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  switch ((int)op->info->kind) {
  case PL_OP_INDEX_ADD: return *out = pl_apint_add(rw->arena, in[0], in[1]), true;
  case PL_OP_INDEX_SUB: return *out = pl_apint_sub(rw->arena, in[0], in[1]), true;
  case PL_OP_INDEX_MUL: return *out = pl_apint_mul(rw->arena, in[0], in[1]), true;
  case PL_OP_INDEX_AND: return *out = pl_apint_and(rw->arena, in[0], in[1]), true;
  case PL_OP_INDEX_OR: return *out = pl_apint_or(rw->arena, in[0], in[1]), true;
  case PL_OP_INDEX_XOR: return *out = pl_apint_xor(rw->arena, in[0], in[1]), true;
  case PL_OP_INDEX_SHL:
  case PL_OP_INDEX_SHRS:
  case PL_OP_INDEX_SHRU: return shift(rw, op, in, out);
  case PL_OP_INDEX_CEILDIVS:
  case PL_OP_INDEX_CEILDIVU:
  case PL_OP_INDEX_FLOORDIVS: return divide_rounding(rw, op, in, out);
  case PL_OP_INDEX_MAXS:
  case PL_OP_INDEX_MAXU:
  case PL_OP_INDEX_MINS:
  case PL_OP_INDEX_MINU: return minmax(op, in, out);
  default: return divide(rw, op, in, out);
  }
}

static bool compute(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  pl_apint narrow[] = {pl_apint_trunc(rw->arena, in[0], 32), pl_apint_trunc(rw->arena, in[1], 32)}, small;
  if (!compute_at_width(rw, op, in, out) || !compute_at_width(rw, op, narrow, &small)) return false;
  return pl_apint_eq(pl_apint_trunc(rw->arena, *out, 32), small);
}

static bool fold_index(pl_rw *rw, const pl_op *op) {
  pl_apint n;
  if (pl_fold_elements(rw, op, 2, compute)) return true;
  if (!pl_fold_int(op, 1, &n)) return false;
  bool sum = pl_op_is(op, PL_OP_INDEX_ADD) || pl_op_is(op, PL_OP_INDEX_SUB), product = pl_op_is(op, PL_OP_INDEX_MUL);
  if (sum && pl_apint_is_zero(n)) return to_operand(rw, op, 0);
  if (product && pl_apint_is_one(n)) return to_operand(rw, op, 0);
  return product && pl_apint_is_zero(n) && to_operand(rw, op, 1);
}

/* Constants of the dialect are of index or i1: other results stay. */
static bool fold_cast(pl_rw *rw, const pl_op *op) {
  pl_apint n;
  const pl_type *to = pl_result(op, 0)->type;
  if (!pl_fold_int(op, 0, &n) || (to->kind != PL_TYPE_INDEX && !pl_type_is_integer(to, 1))) return false;
  uint32_t width = pl_fold_width(to);
  bool is_unsigned = pl_op_is(op, PL_OP_INDEX_CASTU);
  if (width <= n.width)
    n = pl_apint_trunc(rw->arena, n, width);
  else
    n = is_unsigned ? pl_apint_zext(rw->arena, n, width) : pl_apint_sext(rw->arena, n, width);
  return pl_fold_to_constant(rw, op, 0, pl_fold_attr(rw, to, n));
}

/* ---- index.cmp ---- */

/* What is known of a number: its range with a sign and without. */
typedef struct range {
  pl_apint least, most;     /* signed */
  pl_apint lowest, highest; /* unsigned */
} range;

static range exactly(pl_apint n) { return (range){n, n, n, n}; }

/* From the signed range to the unsigned one, and back: they are the same where the sign is known. */
static range from_signed(pl_rw *rw, pl_apint least, pl_apint most) {
  bool known = pl_apint_is_negative(least) == pl_apint_is_negative(most);
  return (range){least, most, known ? least : pl_apint_zero(rw->arena, least.width),
                 known ? most : pl_apint_ones(rw->arena, least.width)};
}

static range from_unsigned(pl_rw *rw, pl_apint lowest, pl_apint highest) {
  bool known = pl_apint_is_negative(lowest) == pl_apint_is_negative(highest);
  uint32_t width = lowest.width;
  return (range){known ? lowest : pl_apint_signed_min(rw->arena, width), known ? highest : pl_apint_signed_max(rw->arena, width),
                 lowest, highest};
}

/* The range of max or min of anything and a constant. */
static range range_of_extreme(pl_rw *rw, pl_op_kind kind, pl_apint n) {
  uint32_t width = n.width;
  if (kind == PL_OP_INDEX_MINS) return from_signed(rw, pl_apint_signed_min(rw->arena, width), n);
  if (kind == PL_OP_INDEX_MAXS) return from_signed(rw, n, pl_apint_signed_max(rw->arena, width));
  if (kind == PL_OP_INDEX_MINU) return from_unsigned(rw, pl_apint_zero(rw->arena, width), n);
  return from_unsigned(rw, n, pl_apint_ones(rw->arena, width));
}

/* Whether all of a is less than all of b (1), none is (0), or neither (-1); `or_equal` likewise. */
static int decide_less(const range *a, const range *b, bool is_signed, bool or_equal) {
  pl_apint a0 = is_signed ? a->least : a->lowest, a1 = is_signed ? a->most : a->highest;
  pl_apint b0 = is_signed ? b->least : b->lowest, b1 = is_signed ? b->most : b->highest;
  bool (*less)(pl_apint, pl_apint) = is_signed ? pl_apint_slt : pl_apint_ult;
  if (or_equal ? !less(b0, a1) : less(a1, b0)) return 1;
  return (or_equal ? less(b1, a0) : !less(a0, b1)) ? 0 : -1;
}

static int decide_equal(const range *a, const range *b) {
  bool apart = decide_less(a, b, true, false) == 1 || decide_less(b, a, true, false) == 1 ||
               decide_less(a, b, false, false) == 1 || decide_less(b, a, false, false) == 1;
  if (apart) return 0;
  bool one = pl_apint_eq(a->least, a->most) && pl_apint_eq(b->least, b->most) && pl_apint_eq(a->least, b->least);
  return one ? 1 : -1;
}

/* 1 true, 0 false, -1 not known. The word: eq, ne, or s or u with lt, le, gt, ge. */
static int decide(const char *predicate, const range *a, const range *b) {
  bool is_signed = predicate[0] == 's', or_equal = predicate[2] == 'e';
  int equal = decide_equal(a, b);
  if (strcmp(predicate, "eq") == 0) return equal;
  if (strcmp(predicate, "ne") == 0) return equal < 0 ? -1 : !equal;
  return predicate[1] == 'l' ? decide_less(a, b, is_signed, or_equal) : decide_less(b, a, is_signed, or_equal);
}

static int decide_at_width(pl_rw *rw, const pl_op *op, pl_op_kind extreme, pl_apint a, pl_apint b, uint32_t width) {
  a = pl_apint_trunc(rw->arena, a, width);
  range x = extreme == PL_OP_INVALID ? exactly(a) : range_of_extreme(rw, extreme, a),
        y = exactly(pl_apint_trunc(rw->arena, b, width));
  return decide(pl_index_predicate(op), &x, &y);
}

static bool to_truth(pl_rw *rw, const pl_op *op, bool truth) {
  return pl_fold_to_constant(rw, op, 0, pl_fold_attr(rw, pl_result(op, 0)->type, pl_apint_from_u64(rw->arena, 1, truth)));
}

/* Of constants, of an extreme with a constant, of a value with itself. */
static bool fold_cmp(pl_rw *rw, const pl_op *op) {
  const char *predicate = pl_index_predicate(op);
  const pl_op *def = pl_operand(op, 0)->op;
  pl_apint a, b;
  pl_op_kind kind = def ? def->info->kind : PL_OP_INVALID, extreme = PL_OP_INVALID;
  if (kind == PL_OP_INDEX_MINS || kind == PL_OP_INDEX_MAXS || kind == PL_OP_INDEX_MINU || kind == PL_OP_INDEX_MAXU)
    extreme = kind;
  if (!predicate) return false;
  bool known = extreme == PL_OP_INVALID ? pl_fold_int(op, 0, &a) : pl_fold_int(def, 1, &a);
  if (known && pl_fold_int(op, 1, &b)) {
    int wide = decide_at_width(rw, op, extreme, a, b, 64), narrow = decide_at_width(rw, op, extreme, a, b, 32);
    if (wide >= 0 && wide == narrow) return to_truth(rw, op, wide == 1);
  }
  if (pl_operand(op, 0) != pl_operand(op, 1)) return false;
  return to_truth(rw, op, strcmp(predicate, "eq") == 0 || predicate[2] == 'e');
}

pl_fold_fn *pl_fold_index(pl_op_kind kind) {
#define ROW(op_, fn) [PL_OP_INDEX_##op_] = fn
  static pl_fold_fn *const rows[PL_NUM_OPS] = {
      ROW(ADD, fold_index),      ROW(SUB, fold_index),       ROW(MUL, fold_index),  ROW(DIVS, fold_index),
      ROW(DIVU, fold_index),     ROW(REMS, fold_index),      ROW(REMU, fold_index), ROW(CEILDIVS, fold_index),
      ROW(CEILDIVU, fold_index), ROW(FLOORDIVS, fold_index), ROW(MAXS, fold_index), ROW(MAXU, fold_index),
      ROW(MINS, fold_index),     ROW(MINU, fold_index),      ROW(SHL, fold_index),  ROW(SHRS, fold_index),
      ROW(SHRU, fold_index),     ROW(AND, fold_index),       ROW(OR, fold_index),   ROW(XOR, fold_index),
      ROW(CASTS, fold_cast),     ROW(CASTU, fold_cast),      ROW(CMP, fold_cmp),
  };
#undef ROW
  return rows[kind];
}
