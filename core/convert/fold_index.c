/* fold_index.c - folds of the index dialect and of complex numbers, as the fold methods of mlir-opt 22 have them. A result of
 * index is folded if 32 and 64 bits agree on it. Source: MLIR documentation, "'index' Dialect", "'complex' Dialect". */
#include "core/convert/fold.h"

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

static bool fold_cast(pl_rw *rw, const pl_op *op) {
  pl_apint n;
  const pl_type *to = pl_result(op, 0)->type;
  if (!pl_fold_int(op, 0, &n)) return false;
  uint32_t width = pl_fold_width(to);
  bool is_unsigned = pl_op_is(op, PL_OP_INDEX_CASTU);
  if (width <= n.width)
    n = pl_apint_trunc(rw->arena, n, width);
  else
    n = is_unsigned ? pl_apint_zext(rw->arena, n, width) : pl_apint_sext(rw->arena, n, width);
  return pl_fold_to_constant(rw, op, 0, pl_fold_attr(rw, to, n));
}

/* re and im of what was just created; a number made of its own parts. */
static bool fold_part(pl_rw *rw, const pl_op *op) {
  const pl_op *created = pl_fold_def(rw, op, 0, PL_OP_COMPLEX_CREATE);
  uint32_t which = pl_op_is(op, PL_OP_COMPLEX_IM) ? 1 : 0;
  if (created) return pl_fold_to_value(rw, op, 0, pl_operand(created, which));
  const pl_attr *constant = pl_fold_constant(op, 0);
  bool pair = constant && constant->kind == PL_ATTR_ARRAY && constant->array.count == 2;
  return pair && pl_fold_to_constant(rw, op, 0, constant->array.elems[which]);
}

static bool fold_create(pl_rw *rw, const pl_op *op) {
  const pl_op *re = pl_fold_def(rw, op, 0, PL_OP_COMPLEX_RE), *im = pl_fold_def(rw, op, 1, PL_OP_COMPLEX_IM);
  if (!re || !im || pl_operand(re, 0) != pl_operand(im, 0)) return false;
  return pl_fold_to_value(rw, op, 0, pl_operand(re, 0));
}

pl_fold_fn *pl_fold_index(pl_op_kind kind) {
#define ROW(op_, fn) [PL_OP_INDEX_##op_] = fn
  static pl_fold_fn *const rows[PL_NUM_OPS] = {
      ROW(ADD, fold_index),
      ROW(SUB, fold_index),
      ROW(MUL, fold_index),
      ROW(DIVS, fold_index),
      ROW(DIVU, fold_index),
      ROW(REMS, fold_index),
      ROW(REMU, fold_index),
      ROW(CEILDIVS, fold_index),
      ROW(CEILDIVU, fold_index),
      ROW(FLOORDIVS, fold_index),
      ROW(MAXS, fold_index),
      ROW(MAXU, fold_index),
      ROW(MINS, fold_index),
      ROW(MINU, fold_index),
      ROW(SHL, fold_index),
      ROW(SHRS, fold_index),
      ROW(SHRU, fold_index),
      ROW(AND, fold_index),
      ROW(OR, fold_index),
      ROW(XOR, fold_index),
      ROW(CASTS, fold_cast),
      ROW(CASTU, fold_cast),
      [PL_OP_COMPLEX_RE] = fold_part,
      [PL_OP_COMPLEX_IM] = fold_part,
      [PL_OP_COMPLEX_CREATE] = fold_create,
  };
#undef ROW
  return rows[kind];
}
