/* convention.c - by which convention a function is called. */
#include "core/convert/calls/convention.h"

#include <assert.h>

#include "core/convert/emit/runtime.h"
#include "core/convert/emit/values.h"
#include "core/convert/types/types.h"

bool pl_rw_is_bare(const pl_rw *rw, const pl_op *func) {
  return rw->options->bare_ptr || (func && pl_op_attr(func, PL_NAME_LLVM_BAREPTR));
}

/* Whether a call uses the bare pointer convention: that of the function it names, or that of the run for an indirect call. */
bool pl_call_is_bare(pl_rw *rw, const pl_op *call) {
  assert(pl_op_is(call, PL_OP_FUNC_CALL) || pl_op_is(call, PL_OP_FUNC_CALL_INDIRECT));
  const pl_attr *callee = pl_op_is(call, PL_OP_FUNC_CALL) ? pl_op_attr(call, PL_NAME_CALLEE) : NULL;
  if (!callee || callee->kind != PL_ATTR_SYMBOL) return rw->options->bare_ptr;
  return pl_rw_is_bare(rw, pl_rw_symbol(rw, callee->symbol.path[callee->symbol.count - 1]));
}

/* Whether the convention (`bare`: that of bare pointers) can pass an argument of that type in the call. In an indirect call a
 * bare pointer may stand for any ranked memref, as in mlir-opt. */
static bool can_pass(pl_rw *rw, const pl_op *call, const pl_type *type, bool bare) {
  if (!bare || (!pl_rw_is_ranked(rw, type) && !pl_rw_is_unranked(rw, type))) return true;
  return pl_rw_is_ranked(rw, type) && (pl_op_is(call, PL_OP_FUNC_CALL_INDIRECT) || pl_rw_bare_memref(rw, type));
}

bool pl_call_result(pl_rw *rw, const pl_op *call, bool bare, const pl_type **packed) {
  assert(pl_op_is(call, PL_OP_FUNC_CALL) || pl_op_is(call, PL_OP_FUNC_CALL_INDIRECT));
  const pl_type **types = PL_NEW_ARRAY(rw->arena, const pl_type *, call->num_results + 1);
  for (uint32_t i = 0; i < call->num_results; i++)
    types[i] = pl_result(call, i)->type;
  for (uint32_t i = 0; i < call->num_operands; i++)
    if (!can_pass(rw, call, pl_operand(call, i)->type, bare)) return false;
  *packed = call->num_results ? pl_rw_pack_results(rw, types, call->num_results, bare) : NULL;
  return pl_rw_convertible(rw, call) && (call->num_results == 0 || *packed);
}

bool pl_func_is_bare_call(pl_rw *rw, const pl_op *call) {
  assert(pl_op_is(call, PL_OP_FUNC_CALL) || pl_op_is(call, PL_OP_FUNC_CALL_INDIRECT));
  const pl_type *ignored;
  return pl_call_is_bare(rw, call) && pl_call_result(rw, call, true, &ignored);
}
