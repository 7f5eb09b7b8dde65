/* one_pointer.c - memrefs whose allocated and aligned pointer are certainly the same. By the bare pointer convention either may
 * stand for such a memref then, and mlir-opt's choice is taken. Source: LLVM IR Target (2022), "Bare Pointer Calling Convention
 * for Ranked MemRef"; "Ranked MemRef Types". */
#include <assert.h>

#include "core/convert/calls/convention.h"
#include "core/convert/emit/descriptor.h"
#include "core/convert/patterns/memref.h"
#include "core/convert/types/types.h"

/* What has more is not looked through: in a block that nothing reaches a value may be made of itself. */
enum { MAX_ORIGINS = 64, MAX_FIELDS = 256 };

typedef PL_VEC(const pl_value *) value_vec;

/* Appends the values that branches to its block pass for a block argument, or nothing for an argument that its function gets as a
 * bare pointer. False if the values are not known or too many. */
static bool push_incoming(pl_rw *rw, const pl_value *argument, value_vec *out) {
  const pl_block *block = argument->block;
  const pl_op *owner = block->region->op;
  if (block == block->region->first)
    return pl_op_has(owner, PL_TRAIT_FUNCTION) && rw->func && rw->bare_ptr && pl_rw_bare_memref(rw, argument->type);
  for (const pl_block *from = block->region->first; from; from = from->next) {
    const pl_op *branch = from->last;
    for (uint32_t i = 0; branch && i < branch->num_successors; i++) {
      const pl_successor *successor = &branch->successors[i];
      if (successor->block != block) continue;
      if (argument->index >= successor->count || out->len > MAX_ORIGINS) return false;
      pl_vec_push(out, pl_operand(branch, successor->first + argument->index));
    }
  }
  return true;
}

/* Whether the last insertvalue ops (at most MAX_FIELDS) that built a descriptor in the LLVM dialect put the same value in as the
 * allocated and the aligned pointer. */
static bool is_made_of_one(const pl_value *descriptor) {
  const pl_value *pointers[2] = {NULL, NULL};
  const pl_op *op = descriptor->op;
  for (uint32_t i = 0; i < MAX_FIELDS && op && pl_op_is(op, PL_OP_LLVM_INSERTVALUE); i++, op = pl_operand(op, 0)->op) {
    const pl_attr *position = pl_op_attr(op, PL_NAME_POSITION);
    int64_t field = -1;
    if (!position || position->kind != PL_ATTR_DENSE_ARRAY || position->dense.count != 1) continue;
    if (!pl_apint_to_i64(pl_dense_at(position, 0), &field)) continue;
    if ((field == PL_DESC_ALLOCATED || field == PL_DESC_ALIGNED) && !pointers[field]) pointers[field] = pl_operand(op, 1);
  }
  return pointers[0] && pointers[0] == pointers[1];
}

/* Whether equal allocated and aligned pointers of all the values that this appends to `out` imply the same for the memref or
 * descriptor `value`; false as well if nothing is known about the op that makes it. */
static bool keeps_one(pl_rw *rw, const pl_value *value, value_vec *out) {
  const pl_op *op = value->op;
  if (!op) return push_incoming(rw, value, out);
  switch (op->info->kind) {
  case PL_OP_MEMREF_ALLOCA: return true;
  case PL_OP_MEMREF_ALLOC: return pl_alloc_has_one_pointer(rw, op);
  case PL_OP_FUNC_CALL:
  case PL_OP_FUNC_CALL_INDIRECT: return pl_rw_bare_memref(rw, value->type) && pl_func_is_bare_call(rw, op);
  case PL_OP_LLVM_INSERTVALUE: return is_made_of_one(value);
  case PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST:
    if (op->num_operands != 1) return false;
    pl_vec_push(out, pl_operand(op, 0));
    return true;
  case PL_OP_LLVM_SELECT:
  case PL_OP_ARITH_SELECT:
    pl_vec_push(out, pl_operand(op, 1));
    pl_vec_push(out, pl_operand(op, 2));
    return true;
  case PL_OP_MEMREF_EXTRACT_STRIDED_METADATA:
  case PL_OP_MEMREF_CAST:
  case PL_OP_MEMREF_REINTERPRET_CAST:
  case PL_OP_MEMREF_SUBVIEW:
  case PL_OP_MEMREF_EXPAND_SHAPE:
  case PL_OP_MEMREF_COLLAPSE_SHAPE:
  case PL_OP_MEMREF_TRANSPOSE:
  case PL_OP_MEMREF_MEMORY_SPACE_CAST:
  case PL_OP_MEMREF_ASSUME_ALIGNMENT: pl_vec_push(out, pl_operand(op, 0)); return pl_rw_is_ranked(rw, pl_operand(op, 0)->type);
  default: return false;
  }
}

bool pl_rw_has_one_pointer(pl_rw *rw, const pl_value *value) {
  assert(pl_rw_is_ranked(rw, value->type));
  value_vec open = {0};
  bool all = true;
  pl_vec_push(&open, value);
  for (size_t i = 0; all && i < open.len; i++) {
    bool known = false;
    for (size_t k = 0; k < i && !known; k++)
      known = open.data[k] == open.data[i];
    all = known || (open.len <= MAX_ORIGINS && keeps_one(rw, open.data[i], &open));
  }
  pl_vec_free(&open);
  return all;
}
