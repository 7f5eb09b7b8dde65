/* wrapper_demand.c - which functions the convention demands a C wrapper of. */
#include <assert.h>

#include "verify/tv/convention/wrapper.h"

/* Whether the function is directly in the outermost module. */
static bool is_outermost(const pl_op *function) { return function->block && !function->block->region->op->block; }

bool pl_tv_demands_wrapper(const pl_op *source, const pl_convention *convention) {
  assert(source && convention);
  bool asked = (convention->c_wrappers && is_outermost(source)) || pl_op_attr(source, PL_NAME_LLVM_EMIT_C_INTERFACE);
  return pl_op_is(source, PL_OP_FUNC_FUNC) && asked && !pl_tv_is_bare(source, convention);
}
