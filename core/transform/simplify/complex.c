/* complex.c - complex numbers, beyond what core/fold does. Source of the meanings: MLIR documentation, "'complex' Dialect". */
#include <assert.h>

#include "core/transform/rewriter/greedy.h"
#include "core/transform/simplify/simplify.h"

/* Replaces neg(neg z) by z. False, with nothing changed, if the operand is no complex.neg. */
bool pl_simplify_complex_neg(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_COMPLEX_NEG));
  const pl_op *inner = pl_g_def(pl_operand(op, 0), PL_OP_COMPLEX_NEG);
  return inner && pl_g_replace1(g, op, pl_operand(inner, 0));
}

/* Tries the fold, then replaces bitcast(bitcast x) by x if x has the result's type. True if one of them applied. */
bool pl_simplify_complex_bitcast(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_COMPLEX_BITCAST));
  const pl_op *inner = pl_g_def(pl_operand(op, 0), PL_OP_COMPLEX_BITCAST);
  if (pl_g_fold(g, op)) return true;
  return inner && pl_operand(inner, 0)->type == pl_result(op, 0)->type && pl_g_replace1(g, op, pl_operand(inner, 0));
}
