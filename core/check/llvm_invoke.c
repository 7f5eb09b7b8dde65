/* Calls that may unwind and where they unwind to. Source: MLIR documentation, "'llvm' Dialect", llvm.invoke and llvm.landingpad;
 * the verifiers of MLIR 22. */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"

/* Checks that the unwind destination of llvm.invoke, its second successor, starts with llvm.landingpad. False, and reported, if
 * not; true if it has not two successors. */
bool pl_check_invoke(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INVOKE));
  if (op->num_successors != 2) return true;
  const pl_op *first = op->successors[1].block->first;
  return (first && pl_op_is(first, PL_OP_LLVM_LANDINGPAD)) ||
         pl_check_error_at(c, op, "first operation in unwind destination should be a llvm.landingpad operation");
}

/* Whether the op (may be NULL) is llvm.mlir.zero or llvm.mlir.addressof. */
static bool is_known(const pl_op *source) {
  return source && (pl_op_is(source, PL_OP_LLVM_MLIR_ZERO) || pl_op_is(source, PL_OP_LLVM_MLIR_ADDRESSOF));
}

/* Checks llvm.landingpad: the personality of a function around it, and its clauses. False, and reported, if they break a rule. */
bool pl_check_landingpad(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_LANDINGPAD));
  const pl_op *function = op;
  while (function && !pl_op_is(function, PL_OP_LLVM_FUNC))
    function = function->block ? function->block->region->op : NULL;
  if (function && !pl_op_attr(function, PL_NAME_PERSONALITY))
    return pl_check_error_at(c, op, "llvm.landingpad needs to be in a function with a personality");
  if (!pl_op_attr(op, PL_NAME_CLEANUP) && op->num_operands == 0)
    return pl_check_error_at(c, op, "landingpad instruction expects at least one clause or cleanup attribute");
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_value *clause = pl_operand(op, i);
    if (clause->type->kind == PL_TYPE_LLVM_ARRAY || is_known(clause->op)) continue; /* an array: a filter */
    if (!clause->op || !pl_op_is(clause->op, PL_OP_LLVM_BITCAST))
      return pl_check_error_at(c, op, "clause #%u is not a known constant - null, addressof, bitcast", i);
    const pl_op *source = pl_operand(clause->op, 0)->op;
    if (!source || !pl_op_is(source, PL_OP_LLVM_MLIR_ADDRESSOF)) return pl_check_error_at(c, op, "constant clauses expected");
  }
  return true;
}
