/* unranked.c - unranked memrefs as results of functions. Source: MLIR documentation, "LLVM IR Target" (2022), Calling Convention
 * for Unranked MemRef: the callee returns a copy of the descriptor on the heap, the caller moves it to its stack and frees it. */
#include "core/convert/emit/unranked.h"

#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/runtime.h"
#include "core/convert/emit/values.h"
#include "core/convert/types/sizes.h"
#include "core/convert/types/types.h"

/* Emits the size in bytes of the ranked descriptor that an unranked one points to, for pointers of `pointer_bytes`, and returns
 * it: 2 * pointer_bytes + (2 * rank + 1) * sizeof(index). */
static pl_value *size_with_pointers(pl_rw *rw, pl_value *desc, int64_t pointer_bytes) {
  pl_value *one = pl_emit_index(rw, 1), *two = pl_emit_index(rw, 2);
  pl_value *index_size = pl_emit_index(rw, (rw->index_bits + 7) / 8), *pointer_size = pl_emit_index(rw, pointer_bytes);
  pl_value *pointers = pl_emit_binary(rw, PL_OP_LLVM_MUL, two, pointer_size);
  pl_value *doubled = pl_emit_binary(rw, PL_OP_LLVM_MUL, two, pl_desc_get(rw, desc, 0));
  pl_value *count = pl_emit_binary(rw, PL_OP_LLVM_ADD, doubled, one);
  pl_value *indices = pl_emit_binary(rw, PL_OP_LLVM_MUL, count, index_size);
  return pl_emit_binary(rw, PL_OP_LLVM_ADD, pointers, indices);
}

pl_value *pl_unranked_size(pl_rw *rw, pl_value *desc) { return size_with_pointers(rw, desc, 8); }

/* Emits an alloca of `size` bytes for a ranked descriptor and returns its address. Where indices are narrower than pointers, of
 * `pointer_bytes`, it adds the padding at the end of the struct, which a load of the whole struct may read (LLVM Language
 * Reference, "'load' Instruction"). */
static pl_value *alloca_of_descriptor(pl_rw *rw, pl_value *size, int64_t pointer_bytes) {
  int64_t padding = pointer_bytes - (rw->index_bits + 7) / 8;
  pl_value *bytes = padding > 0 ? pl_emit_binary(rw, PL_OP_LLVM_ADD, size, pl_emit_index(rw, padding)) : size;
  return pl_emit_alloca(rw, bytes, pl_type_integer(rw->ctx, 8), pl_rw_ptr_type(rw, 0), 0);
}

pl_value *pl_unranked_alloca(pl_rw *rw, pl_value *size) { return alloca_of_descriptor(rw, size, 8); }

/* Emits a copy of the ranked descriptor of an unranked memref and returns the unranked descriptor of the copy. With `to_heap` the
 * memory comes from malloc, as a callee returns it; else it is on the stack and the original is freed, as a caller receives it.
 * Pointers have the size that llvm.data_layout gives them. */
static pl_value *move_descriptor(pl_rw *rw, const pl_type *type, pl_value *desc, bool to_heap) {
  const pl_type *ptr = pl_rw_ptr_type(rw, 0);
  uint32_t space = 0;
  pl_rw_memory_space(type, &space);
  int64_t pointer_bytes = pl_layout_pointer_bits(rw->source_symbols, space) / 8;
  pl_value *size = size_with_pointers(rw, desc, pointer_bytes);
  pl_value *memory =
      to_heap ? pl_result(pl_emit_call(rw, PL_STR("malloc"), &size, 1, ptr), 0) : alloca_of_descriptor(rw, size, pointer_bytes);
  pl_value *source = pl_desc_get(rw, desc, 1), *operands[] = {memory, source, size};
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_IS_VOLATILE, pl_attr_bool(rw->ctx, false));
  pl_emit_op(rw, PL_OP_LLVM_INTR_MEMCPY, operands, 3, NULL, attrs);
  if (!to_heap) pl_emit_call(rw, PL_STR("free"), &source, 1, NULL);
  pl_value *moved = pl_emit_poison(rw, desc->type);
  moved = pl_desc_set(rw, moved, 0, pl_desc_get(rw, desc, 0));
  return pl_desc_set(rw, moved, 1, memory);
}

bool pl_move_unranked(pl_rw *rw, pl_type_list types, pl_value **values, uint32_t count, bool to_heap) {
  const pl_type *index = pl_rw_index_type(rw), *ptr = pl_rw_ptr_type(rw, 0);
  bool declared = false;
  for (uint32_t i = 0; i < count; i++) {
    if (!pl_rw_is_unranked(rw, types[i])) continue;
    bool ok = declared || (to_heap ? pl_rw_declare(rw, "malloc", ptr, &index, 1) : pl_rw_declare(rw, "free", NULL, &ptr, 1));
    if (!ok) return false;
    declared = true;
    values[i] = move_descriptor(rw, types[i], values[i], to_heap);
  }
  return true;
}

pl_value *pl_unranked_slot(pl_rw *rw, const pl_type *pointer, pl_value *ranked, int32_t which) {
  assert((which == 1 || which == 2) && pointer->kind == PL_TYPE_LLVM_PTR);
  return pl_emit_gep(rw, ranked, pointer, &which, 1, NULL, 0);
}

/* Emits an unranked descriptor of type `to` for a memref of type `from` and returns it: a new ranked descriptor on the stack with
 * both pointers cast to the other address space and all that follows them copied. */
pl_value *pl_cast_unranked_space(pl_rw *rw, const pl_type *from, const pl_type *to, pl_value *source) {
  assert(from->kind == PL_TYPE_UNRANKED_MEMREF && to->kind == PL_TYPE_UNRANKED_MEMREF);
  uint32_t from_space = 0, to_space = 0;
  pl_rw_memory_space(from, &from_space);
  pl_rw_memory_space(to, &to_space);
  const pl_type *from_ptr = pl_rw_ptr_type(rw, from_space), *to_ptr = pl_rw_ptr_type(rw, to_space);
  pl_value *rank = pl_desc_get(rw, source, 0), *from_desc = pl_desc_get(rw, source, 1);
  pl_value *result = pl_desc_set(rw, pl_emit_poison(rw, pl_rw_type(rw, to)), 0, rank);
  pl_value *size = pl_unranked_size(rw, result);
  pl_value *to_desc = pl_unranked_alloca(rw, size);
  result = pl_desc_set(rw, result, 1, to_desc);
  pl_value *allocated = pl_emit_load(rw, from_desc, from_ptr, 0, false);
  pl_value *aligned = pl_emit_load(rw, pl_unranked_slot(rw, from_ptr, from_desc, 1), from_ptr, 0, false);
  allocated = pl_emit_unary(rw, PL_OP_LLVM_ADDRSPACECAST, allocated, to_ptr);
  aligned = pl_emit_unary(rw, PL_OP_LLVM_ADDRSPACECAST, aligned, to_ptr);
  pl_emit_store(rw, allocated, to_desc, 0, false);
  pl_emit_store(rw, aligned, pl_unranked_slot(rw, to_ptr, to_desc, 1), 0, false);
  pl_value *from_rest = pl_unranked_slot(rw, from_ptr, from_desc, 2), *to_rest = pl_unranked_slot(rw, to_ptr, to_desc, 2);
  pl_value *rest = pl_emit_binary(rw, PL_OP_LLVM_SUB, size, pl_emit_index(rw, 16));
  pl_value *operands[] = {to_rest, from_rest, rest};
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_IS_VOLATILE, pl_attr_bool(rw->ctx, false));
  pl_emit_op(rw, PL_OP_LLVM_INTR_MEMCPY, operands, 3, NULL, attrs);
  return result;
}

void pl_memref_pointers(pl_rw *rw, const pl_value *source, pl_value **allocated, pl_value **aligned) {
  assert(allocated || aligned);
  pl_value *desc = pl_rw_converted(rw, source);
  if (source->type->kind == PL_TYPE_MEMREF) {
    if (allocated) *allocated = pl_desc_get(rw, desc, PL_DESC_ALLOCATED);
    if (aligned) *aligned = pl_desc_get(rw, desc, PL_DESC_ALIGNED);
    return;
  }
  uint32_t space = 0;
  pl_rw_memory_space(source->type, &space);
  const pl_type *pointer = pl_rw_ptr_type(rw, space);
  pl_value *ranked = pl_desc_get(rw, desc, 1);
  if (allocated) *allocated = pl_emit_load(rw, ranked, pointer, 0, false);
  if (aligned) *aligned = pl_emit_load(rw, pl_unranked_slot(rw, pointer, ranked, 1), pointer, 0, false);
}
