/* descriptor.c - memref descriptors: reading, filling, and the address of an element.
 *
 * Source: MLIR documentation, "LLVM IR Target" (2022), Ranked MemRef Types: allocated pointer, aligned pointer, offset, sizes,
 * strides; Unranked MemRef Types: rank, pointer to a ranked descriptor; "Builtin Dialect", MemRefType, Strided MemRef.
 */
#include "core/convert/emit/descriptor.h"

#include <assert.h>

#include "core/convert/emit/claims.h"
#include "core/convert/emit/emit.h"
#include "core/convert/types/types.h"

pl_value *pl_desc_get(pl_rw *rw, pl_value *desc, int64_t field) { return pl_emit_extract(rw, desc, &field, 1); }

pl_value *pl_desc_get_at(pl_rw *rw, pl_value *desc, int64_t field, uint32_t dim) {
  assert(field == PL_DESC_SIZES || field == PL_DESC_STRIDES);
  const int64_t position[] = {field, dim};
  return pl_emit_extract(rw, desc, position, 2);
}

pl_value *pl_desc_set(pl_rw *rw, pl_value *desc, int64_t field, pl_value *value) {
  return pl_emit_insert(rw, desc, value, &field, 1);
}

pl_value *pl_desc_set_at(pl_rw *rw, pl_value *desc, int64_t field, uint32_t dim, pl_value *value) {
  assert(field == PL_DESC_SIZES || field == PL_DESC_STRIDES);
  const int64_t position[] = {field, dim};
  return pl_emit_insert(rw, desc, value, position, 2);
}

pl_value *pl_desc_pack(pl_rw *rw, const pl_type *memref, pl_value *const *fields) {
  assert(memref->kind == PL_TYPE_MEMREF);
  uint32_t rank = memref->shaped.rank;
  pl_value *desc = pl_emit_poison(rw, pl_rw_type(rw, memref));
  desc = pl_desc_set(rw, desc, PL_DESC_ALLOCATED, fields[0]);
  desc = pl_desc_set(rw, desc, PL_DESC_ALIGNED, fields[1]);
  desc = pl_desc_set(rw, desc, PL_DESC_OFFSET, fields[2]);
  for (uint32_t i = 0; i < rank; i++) {
    desc = pl_desc_set_at(rw, desc, PL_DESC_SIZES, i, fields[3 + i]);
    desc = pl_desc_set_at(rw, desc, PL_DESC_STRIDES, i, fields[3 + rank + i]);
  }
  return desc;
}

void pl_desc_unpack(pl_rw *rw, pl_value *desc, const pl_type *memref, pl_values *fields) {
  assert(memref->kind == PL_TYPE_MEMREF);
  pl_vec_push(fields, pl_desc_get(rw, desc, PL_DESC_ALLOCATED));
  pl_vec_push(fields, pl_desc_get(rw, desc, PL_DESC_ALIGNED));
  pl_vec_push(fields, pl_desc_get(rw, desc, PL_DESC_OFFSET));
  for (uint32_t i = 0; i < memref->shaped.rank; i++)
    pl_vec_push(fields, pl_desc_get_at(rw, desc, PL_DESC_SIZES, i));
  for (uint32_t i = 0; i < memref->shaped.rank; i++)
    pl_vec_push(fields, pl_desc_get_at(rw, desc, PL_DESC_STRIDES, i));
}

pl_value *pl_desc_pack_unranked(pl_rw *rw, const pl_type *memref, pl_value *rank, pl_value *ptr) {
  assert(memref->kind == PL_TYPE_UNRANKED_MEMREF);
  pl_value *desc = pl_emit_poison(rw, pl_rw_type(rw, memref));
  desc = pl_desc_set(rw, desc, 0, rank);
  return pl_desc_set(rw, desc, 1, ptr);
}

pl_value *pl_desc_from_bare(pl_rw *rw, const pl_type *memref, pl_value *ptr) {
  assert(memref->kind == PL_TYPE_MEMREF);
  uint32_t rank = memref->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(rw->arena, int64_t, rank ? rank : 1), offset = 0;
  pl_memref_strides(memref, strides, &offset);
  pl_value *desc = pl_emit_poison(rw, pl_rw_type(rw, memref));
  desc = pl_desc_set(rw, desc, PL_DESC_ALLOCATED, ptr);
  desc = pl_desc_set(rw, desc, PL_DESC_ALIGNED, ptr);
  desc = pl_desc_set(rw, desc, PL_DESC_OFFSET, pl_emit_index(rw, offset));
  for (uint32_t i = 0; i < rank; i++) {
    desc = pl_desc_set_at(rw, desc, PL_DESC_SIZES, i, pl_emit_index(rw, memref->shaped.shape[i]));
    desc = pl_desc_set_at(rw, desc, PL_DESC_STRIDES, i, pl_emit_index(rw, strides[i]));
  }
  return desc;
}

pl_value *pl_desc_make(pl_rw *rw, const pl_type *memref, pl_value *allocated, pl_value *aligned, pl_value *const *sizes,
                       pl_value *const *strides) {
  assert(memref->kind == PL_TYPE_MEMREF);
  uint32_t rank = memref->shaped.rank;
  pl_value *desc = pl_emit_poison(rw, pl_rw_type(rw, memref));
  desc = pl_desc_set(rw, desc, PL_DESC_ALLOCATED, allocated);
  desc = pl_desc_set(rw, desc, PL_DESC_ALIGNED, aligned);
  desc = pl_desc_set(rw, desc, PL_DESC_OFFSET, pl_emit_index(rw, 0));
  for (uint32_t i = 0; i < rank; i++)
    desc = pl_desc_set_at(rw, desc, PL_DESC_SIZES, i, sizes[i]);
  for (uint32_t i = 0; i < rank; i++)
    desc = pl_desc_set_at(rw, desc, PL_DESC_STRIDES, i, strides[i]);
  return desc;
}

pl_value *pl_desc_spill(pl_rw *rw, pl_value *desc, const pl_type *count) {
  assert(count->kind == PL_TYPE_INTEGER);
  pl_value *one = pl_emit_constant(rw, pl_attr_i64(rw->ctx, pl_type_index(rw->ctx), 1), count);
  pl_value *slot = pl_emit_alloca(rw, one, desc->type, pl_rw_ptr_type(rw, 0), 0);
  pl_emit_store(rw, desc, slot, 0, false);
  return slot;
}

/* Offers the op that defines `value` to the client for no-wrap flags (claims.h) if a memref.load or memref.store is being
 * lowered, where mlir-opt 22 sets them; returns `value`. */
static pl_value *claim(pl_rw *rw, pl_value *value) {
  bool offered = rw->op && (pl_op_is(rw->op, PL_OP_MEMREF_LOAD) || pl_op_is(rw->op, PL_OP_MEMREF_STORE));
  return offered ? pl_rw_claim(rw, value) : value;
}

/* Emits the sum of index_i * stride_i and returns it; NULL for rank 0. The client may vouch for overflow flags (claim). */
static pl_value *linear_index(pl_rw *rw, const pl_type *memref, pl_value *desc, pl_value *const *indices,
                              const int64_t *strides) {
  pl_value *sum = NULL;
  for (uint32_t i = 0; i < memref->shaped.rank; i++) {
    pl_value *term = indices[i];
    if (strides[i] != 1) {
      pl_value *stride = strides[i] == PL_DYNAMIC ? pl_desc_get_at(rw, desc, PL_DESC_STRIDES, i) : pl_emit_index(rw, strides[i]);
      term = claim(rw, pl_emit_binary(rw, PL_OP_LLVM_MUL, term, stride));
    }
    sum = sum ? claim(rw, pl_emit_binary(rw, PL_OP_LLVM_ADD, sum, term)) : term;
  }
  return sum;
}

/* Emits the address of an element, aligned[offset][linear index], and returns it. mlir-opt 22 marks the arithmetic as free of
 * overflow and the last step as inbounds, which is wrong where strides or offset are negative, so only flags that a client
 * vouches for are set. */
pl_value *pl_desc_element(pl_rw *rw, const pl_type *memref, pl_value *desc, pl_value *const *indices) {
  assert(memref->kind == PL_TYPE_MEMREF);
  uint32_t rank = memref->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(rw->arena, int64_t, rank ? rank : 1), offset = 0;
  pl_memref_strides(memref, strides, &offset);
  const pl_type *elem = pl_rw_type(rw, memref->shaped.elem);
  pl_value *base = pl_desc_get(rw, desc, PL_DESC_ALIGNED);
  if (offset != 0) {
    pl_value *shift = offset == PL_DYNAMIC ? pl_desc_get(rw, desc, PL_DESC_OFFSET) : pl_emit_index(rw, offset);
    base = pl_emit_gep1(rw, base, elem, shift);
  }
  pl_value *index = indices ? linear_index(rw, memref, desc, indices, strides) : NULL;
  return index ? claim(rw, pl_emit_gep1(rw, base, elem, index)) : base;
}
