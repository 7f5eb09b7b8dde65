/* index.c - the index dialect, beyond what core/fold does. Its width is not known: what is computed has to be the same at 32 and
 * at 64 bits. Source: MLIR documentation, "'index' Dialect" (2023), on folding. */
#include <assert.h>

#include "core/fold/index.h"
#include "core/transform/rewriter/greedy.h"
#include "core/transform/simplify/simplify.h"

/* Replaces (x op a) op b by x op (a op b) for constants a and b, if that is the same at each width of index. Whether it did. */
static bool regroup(pl_greedy *g, pl_op *op) {
  const pl_op *inner = pl_g_def(pl_operand(op, 0), op->info->kind);
  pl_apint in[2], out;
  if (!inner || !pl_constant_int(pl_operand(inner, 1), &in[0]) || !pl_constant_int(pl_operand(op, 1), &in[1])) return false;
  if (!pl_index_compute(&g->folder, op, in, &out)) return false;
  const pl_type *type = pl_result(op, 0)->type;
  pl_value *constant = pl_g_constant(g, op, pl_attr_integer(g->ctx, type, out), type);
  return constant && pl_g_replace_op(g, op, op->info->kind, (pl_value *[]){pl_operand(inner, 0), constant}, 2, NULL);
}

/* Tries the fold, then (x op a) op b to x op (a op b) for constants if a op b is the same at 32 and 64 bits. True if one of
 * them applied. */
bool pl_simplify_index_associative(pl_greedy *g, pl_op *op) {
  assert(op->num_operands == 2 && op->num_results == 1);
  return pl_g_fold(g, op) || regroup(g, op);
}

/* Replaces an index cast (signed or not) of a constant by a constant if the result is the same for 32 and 64 bits of index.
 * Whether it did. */
static bool simplify_conversion(pl_greedy *g, pl_op *op, bool is_signed) {
  pl_value *in = pl_operand(op, 0);
  const pl_type *to = pl_result(op, 0)->type;
  pl_apint x;
  if (!pl_constant_int(in, &x)) return false;
  uint32_t from = x.width, width = pl_fold_width(to);
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

/* Replaces the op by the sign-extended or truncated constant if the operand is a constant and the result the same for an index
 * of 32 and 64 bits. False, with nothing changed, if not. */
bool pl_simplify_index_casts(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_INDEX_CASTS));
  return simplify_conversion(g, op, true);
}

/* Replaces the op by the zero-extended or truncated constant if the operand is a constant and the result the same for an index
 * of 32 and 64 bits. False, with nothing changed, if not. */
bool pl_simplify_index_castu(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_INDEX_CASTU));
  return simplify_conversion(g, op, false);
}
