/* complex.c - complex numbers, beyond what core/fold does. Source of the meanings: MLIR documentation, "'complex' Dialect". */
#include <assert.h>

#include "core/transform/rewriter/greedy.h"

/* Replaces complex.neg of a complex.neg by the inner operand. Whether it did. */
static bool simplify_neg(pl_greedy *g, pl_op *op) {
  const pl_op *inner = pl_g_def(pl_operand(op, 0), PL_OP_COMPLEX_NEG);
  return inner && pl_g_replace1(g, op, pl_operand(inner, 0));
}

/* Folds complex.bitcast, or replaces one that undoes another by the inner operand. Whether it did. */
static bool simplify_bitcast(pl_greedy *g, pl_op *op) {
  const pl_op *inner = pl_g_def(pl_operand(op, 0), PL_OP_COMPLEX_BITCAST);
  if (pl_g_fold(g, op)) return true;
  return inner && pl_operand(inner, 0)->type == pl_result(op, 0)->type && pl_g_replace1(g, op, pl_operand(inner, 0));
}

pl_simplify_fn *pl_simplify_complex(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  if (kind == PL_OP_COMPLEX_NEG) return simplify_neg;
  return kind == PL_OP_COMPLEX_BITCAST ? simplify_bitcast : NULL;
}
