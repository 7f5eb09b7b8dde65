/* memref_leaves.c - the parts of a memref descriptor, and which of them its type determines. */
#include "verify/sem/memory/memref_leaves.h"

#include <assert.h>

#include "verify/sem/state/conditions.h"

pl_memref_leaves pl_sem_memref(pl_leaf *leaves, uint32_t rank) {
  assert(leaves && rank <= PL_SEM_MAX_RANK);
  return (pl_memref_leaves){leaves, leaves + 1, leaves + 2, leaves + 3, leaves + 3 + rank};
}

bool pl_sem_apply_static_parts(pl_sem *sem, const pl_type *type, pl_leaf *leaves) {
  assert(type->kind == PL_TYPE_MEMREF && leaves);
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  int64_t strides[64], offset;
  if (rank > 64 || !pl_memref_strides(type, strides, &offset)) return false;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  if (offset != PL_DYNAMIC) m.offset->value = pl_bv_i64(T, bits, offset);
  for (uint32_t i = 0; i < rank; i++) {
    if (type->shaped.shape[i] != PL_DYNAMIC) m.sizes[i].value = pl_bv_i64(T, bits, type->shaped.shape[i]);
    if (strides[i] != PL_DYNAMIC) m.strides[i].value = pl_bv_i64(T, bits, strides[i]);
  }
  if (type->shaped.layout) return true;
  const pl_term *product = pl_bv_u64(T, bits, 1);
  for (uint32_t i = rank; i-- > 0;) {
    m.strides[i].value = product;
    product = pl_bv_mul(T, product, m.sizes[i].value);
  }
  return true;
}

void pl_sem_require_static(pl_sem *sem, const pl_op *op, int64_t wanted, pl_leaf *leaf) {
  assert(leaf && leaf->value->sort.kind == PL_SORT_BV);
  pl_terms *T = sem->world->T;
  if (wanted == PL_DYNAMIC) return;
  const pl_term *constant = pl_bv_i64(T, leaf->value->sort.width, wanted);
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, leaf->value, constant));
  leaf->value = constant;
}
