/* scalable.c - whether what a proof is about depends on how long scalable vectors are: whether it has one, in a value or as the
 * type of what lies in memory, or asks for the factor. Sources: LLVM Language Reference, "Vector Type", "'llvm.vscale'
 * Intrinsic". */
#include <assert.h>

#include "verify/tv/function/reach.h"

static bool is_scalable(const pl_type *type);

/* Whether one of the types contains a scalable vector. */
static bool any_scalable(const pl_type *const *types, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (is_scalable(types[i])) return true;
  return false;
}

/* Whether the type is known to contain a scalable vector; the pointee of a pointer does not count. */
static bool is_scalable(const pl_type *type) {
  while (type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF || type->kind == PL_TYPE_LLVM_ARRAY)
    type = type->shaped.elem;
  if (type->kind == PL_TYPE_LLVM_STRUCT) return any_scalable(type->llvm_struct->elems, type->llvm_struct->num_elems);
  if (type->kind == PL_TYPE_FUNCTION || type->kind == PL_TYPE_LLVM_FUNC)
    return any_scalable(type->func.inputs, type->func.num_inputs) || any_scalable(type->func.results, type->func.num_results);
  if (type->kind != PL_TYPE_VECTOR || !type->shaped.scalable_dims) return false;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (type->shaped.scalable_dims[i]) return true;
  return false;
}

/* Whether a block argument in the op's regions has a scalable type. */
static bool takes_scalable(const pl_op *op) {
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r])
  for (uint32_t i = 0; i < block->num_args; i++)
    if (is_scalable(block->args[i]->type)) return true;
  return false;
}

/* Whether the op is known to ask for vscale or to have a scalable vector in its own types. Operands are other ops' results. */
static bool has_scalable(const pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_INTR_VSCALE) || takes_scalable(op)) return true;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (is_scalable(op->results[i].type)) return true;
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++)
    if (op->attrs->dict.entries[i].value->kind == PL_ATTR_TYPE && is_scalable(op->attrs->dict.entries[i].value->type))
      return true;
  return false;
}

bool pl_tv_reach_is_scalable(const pl_tv_reach *reach) {
  assert(reach->ops.len > 0 && reach->bodies.len > 0);
  for (size_t i = 0; i < reach->ops.len; i++)
    if (has_scalable(reach->ops.data[i])) return true;
  return false;
}
