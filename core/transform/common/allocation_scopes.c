/* allocation_scopes.c - loops that are allocation scopes give back in each iteration what they took of the stack in it.
 *
 * A memref.alloca in scf.for, scf.parallel, affine.for or affine.parallel lives until its iteration ends (the trait
 * AutomaticAllocationScope). Once the loop, or the allocation, is lowered nothing says so any more, and the stack would grow in
 * each iteration, as it does after mlir-opt's passes. So llvm.intr.stacksave and llvm.intr.stackrestore go around the body then,
 * whichever of the two is lowered first. memref.alloca_scope could not: its body is one block, and a lowered loop may need
 * several. Hoisting would do for constant sizes alone, and a frame would hold its buffers also where no loop runs. */
#include <assert.h>

#include "core/transform/common/build.h"
#include "core/transform/transform.h"

/* Whether the terminator passes on an unranked memref, whose descriptor lies on the stack as well and outlives the iteration. */
static bool hands_on_descriptors(const pl_op *end) {
  for (uint32_t i = 0; i < end->num_operands; i++)
    if (pl_operand(end, i)->type->kind == PL_TYPE_UNRANKED_MEMREF) return true;
  return false;
}

/* Whether the loop contains an llvm.alloca, whose memory lives as long as the function. */
static bool has_llvm_allocas(const pl_op *loop) {
  pl_op *root = (pl_op *)(uintptr_t)loop;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (pl_op_is(op, PL_OP_LLVM_ALLOCA)) return true;
  return false;
}

bool pl_transform_gives_back(const pl_op *loop) {
  assert(loop != NULL);
  if (!pl_op_has(loop, PL_TRAIT_ALLOC_SCOPE) || pl_op_has(loop, PL_TRAIT_FUNCTION) || pl_op_is(loop, PL_OP_MEMREF_ALLOCA_SCOPE))
    return false;
  const pl_block *body = loop->num_regions == 1 ? loop->regions[0]->first : NULL;
  if (!body || body->next || !body->last || !pl_op_has_allocas(loop)) return false;
  return !hands_on_descriptors(body->last) && !has_llvm_allocas(loop);
}

void pl_transform_give_back(pl_op *loop) {
  assert(loop != NULL && loop->num_regions == 1 && loop->regions[0]->first && loop->regions[0]->first->last);
  pl_block *body = loop->regions[0]->first;
  const pl_type *pointer = pl_type_llvm_ptr(loop->module->ctx, 0);
  pl_build b = pl_build_before(body->first);
  pl_value *saved = pl_build_value(&b, PL_OP_LLVM_INTR_STACKSAVE, NULL, 0, pointer, NULL);
  b = pl_build_before(body->last);
  pl_build_op(&b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_INTR_STACKRESTORE), .operands = &saved, .num_operands = 1});
}
