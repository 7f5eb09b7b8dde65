/* cast.c - conversions between integers, index and floats, beyond what core/fold does. Source of the meanings: MLIR
 * documentation,
 * "'arith' Dialect". `index` counts as 64 bits, as everywhere in arith. */
#include <assert.h>

#include "core/transform/rewriter/greedy.h"
#include "core/transform/simplify/simplify.h"

/* The width in bits of the value's type as core/fold counts it. */
static uint32_t width_of(const pl_value *value) { return pl_fold_width(value->type); }

/* Tries the fold, then replaces extsi(extui x) by extui x to the result's type. True if one of them applied. */
bool pl_simplify_arith_extsi(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_EXTSI));
  const pl_op *zero = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_EXTUI);
  if (pl_g_fold(g, op)) return true;
  return zero && pl_g_replace_op(g, op, PL_OP_ARITH_EXTUI, (pl_value *[]){pl_operand(zero, 0)}, 1, NULL);
}

/* Tries the fold, then replaces trunci(ext x), for extsi or extui, by ext x to the result's type if that is wider than x. True
 * if one of them applied. */
bool pl_simplify_arith_trunci(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_TRUNCI));
  if (pl_g_fold(g, op)) return true;
  const pl_op *inner = pl_operand(op, 0)->op;
  bool extension = inner && (pl_op_is(inner, PL_OP_ARITH_EXTSI) || pl_op_is(inner, PL_OP_ARITH_EXTUI));
  pl_value *x = extension ? pl_operand(inner, 0) : NULL;
  if (!x || width_of(x) >= width_of(pl_result(op, 0))) return false;
  return pl_g_replace_op(g, op, inner->info->kind, &x, 1, NULL);
}

/* Whether a conversion to index loses bits because index is lowered to fewer bits than its constants have. */
static bool loses(const pl_greedy *g, const pl_op *op) {
  return pl_fold_is_narrow(&g->folder, pl_result(op, 0)->type) && width_of(pl_operand(op, 0)) > g->folder.index_bits;
}

/* Replaces a conversion to another type and back, one of them index, by the original value if no bits are lost in between, drops
 * an `extension` of the operand, or folds. Whether something changed. */
static bool simplify_index_conversion(pl_greedy *g, pl_op *op, pl_op_kind extension) {
  const pl_op *inner = pl_g_def(pl_operand(op, 0), op->info->kind), *ext = pl_g_def(pl_operand(op, 0), extension);
  bool restores = inner && pl_operand(inner, 0)->type == pl_result(op, 0)->type && width_of(pl_operand(op, 0)) != 0 &&
                  width_of(pl_operand(op, 0)) >= width_of(pl_operand(inner, 0)) && !loses(g, inner);
  if (restores) return pl_g_replace1(g, op, pl_operand(inner, 0));
  if (ext) {
    pl_g_set_operand(g, op, 0, pl_operand(ext, 0));
    return true;
  }
  return pl_g_fold(g, op);
}

/* Tries index_cast(index_cast x) to x if no bits are lost in between, index_cast(extsi x) to index_cast x, and the fold, in
 * this order. True if one of them applied. */
bool pl_simplify_arith_index_cast(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_INDEX_CAST));
  return simplify_index_conversion(g, op, PL_OP_ARITH_EXTSI);
}

/* Tries index_castui(index_castui x) to x if no bits are lost in between, index_castui(extui x) to index_castui x, and the
 * fold, in this order. True if one of them applied. */
bool pl_simplify_arith_index_castui(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_INDEX_CASTUI));
  return simplify_index_conversion(g, op, PL_OP_ARITH_EXTUI);
}

/* Tries the fold, then makes bitcast(bitcast x) a bitcast of x. True if one of them applied. */
bool pl_simplify_arith_bitcast(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_BITCAST));
  const pl_op *inner = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_BITCAST);
  if (pl_g_fold(g, op)) return true;
  if (!inner) return false;
  pl_g_set_operand(g, op, 0, pl_operand(inner, 0));
  return true;
}

/* Replaces the results by the operands if their types are the same one by one, else by the operands of the cast whose results,
 * all of them in order, are the operands, if those have the types of the results. True if either applied. */
bool pl_simplify_unrealized_cast(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST));
  const pl_op *inner = op->num_operands ? pl_g_def(pl_operand(op, 0), PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST) : NULL;
  bool same = op->num_operands == op->num_results && op->num_results != 0;
  bool undone = inner && inner->num_results == op->num_operands && inner->num_operands == op->num_results;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    same = same && pl_operand(op, i)->type == pl_result(op, i)->type;
    undone = undone && pl_operand(op, i) == pl_result(inner, i);
  }
  for (uint32_t i = 0; undone && i < op->num_results; i++)
    undone = pl_operand(inner, i)->type == pl_result(op, i)->type;
  if (!same && !undone) return false;
  pl_value **values = PL_NEW_ARRAY(g->arena, pl_value *, op->num_results + 1);
  for (uint32_t i = 0; i < op->num_results; i++)
    values[i] = same ? pl_operand(op, i) : pl_operand(inner, i);
  return pl_g_replace(g, op, values);
}
