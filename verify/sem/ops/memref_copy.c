/* memref_copy.c - memref.copy. Source: MLIR documentation, "'memref' Dialect", memref.copy. */
#include <assert.h>

#include "verify/sem/memory/descriptor_copy.h"
#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/strided_copy.h"
#include "verify/sem/memory/views.h"
#include "verify/sem/ops/ops.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"
#include "verify/sem/terms/copy_terms.h"

/* Sets *out to the address of the first element, the sizes and the strides, in elements, of one memref of a copy, whose elements
 * have `elem` bytes. */
static void read_end(pl_sem *sem, const pl_type *type, pl_leaf *leaves, uint64_t elem, pl_copy_end *out) {
  pl_terms *T = sem->world->T;
  pl_memref_leaves m = pl_sem_memref(leaves, type->shaped.rank);
  const pl_term *skipped =
      pl_bv_mul(T, pl_bv_sext(sem->world->T, m.offset->value, PL_POINTER_BITS), pl_bv_u64(T, PL_POINTER_BITS, elem));
  out->address = pl_bv_add(T, m.aligned->value, skipped);
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    out->sizes[i] = m.sizes[i].value;
    out->strides[i] = m.strides[i].value;
  }
}

/* Carries out memref.copy between two unranked memrefs: of the rank that is known of one of them, as from a cast, or else of any
 * rank. Undecided if a descriptor can't be read; unsupported if type or width of index are. */
static pl_sem_status copy_unranked(pl_sem *sem, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  const pl_leaf *from = pl_sem_get(sem, pl_operand(op, 0)), *to = pl_sem_get(sem, pl_operand(op, 1));
  uint64_t rank;
  pl_copy_end source, target;
  if (!elem || !elem->sized) return pl_sem_unsupported(sem, "'memref.copy' of this element type");
  const pl_leaf ends[] = {from[0], from[1], to[0], to[1]};
  if (!pl_term_const_u64(from[0].value, &rank) && !pl_term_const_u64(to[0].value, &rank))
    return pl_sem_copy_any_rank(sem, op, ends, elem->alloc_size);
  if (pl_layout_index_bits(sem->world->layout) != PL_POINTER_BITS)
    return pl_sem_unsupported(sem, "'memref.copy' of an unranked memref where an index has not 64 bits");
  if (rank > PL_COPY_MAX_RANK || !pl_sem_read_copy_end(sem, op, ends, (uint32_t)rank, elem->alloc_size, &source) ||
      !pl_sem_read_copy_end(sem, op, ends + 2, (uint32_t)rank, elem->alloc_size, &target))
    return pl_sem_undecided(sem, "'memref.copy': a descriptor that is not known");
  return pl_sem_copy_ends(sem, op, &source, &target, (uint32_t)rank, elem->alloc_size);
}

/* Notes, for facts, that the first element of a memref is accessed; does nothing if a size in its type is dynamic or 0. */
static void note_first_element(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves) {
  const uint32_t rank = type->shaped.rank;
  const pl_term **indices = PL_NEW_ARRAY(sem->world->arena, const pl_term *, rank + 1);
  for (uint32_t i = 0; i < rank; i++) {
    if (type->shaped.shape[i] == PL_DYNAMIC || type->shaped.shape[i] == 0) return;
    indices[i] = pl_bv_u64(sem->world->T, pl_layout_index_bits(sem->world->layout), 0);
  }
  pl_sem_note_element(sem, op, type, leaves, indices);
}

/* Carries out memref.copy; a memref that is unranked has the rank of the other one, and two unranked ones are left to
 * copy_unranked. Undecided if an unranked memref's descriptor is not known; unsupported if the types are. */
static pl_sem_status memref_copy(pl_sem *sem, const pl_op *op) {
  const pl_type *types[] = {pl_operand(op, 0)->type, pl_operand(op, 1)->type};
  const pl_type *ranked = types[0]->kind == PL_TYPE_MEMREF ? types[0] : types[1];
  pl_copy_end ends[2];
  if (ranked->kind != PL_TYPE_MEMREF) return copy_unranked(sem, op);
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, ranked->shaped.elem);
  uint32_t rank = ranked->shaped.rank;
  if (!elem || !elem->sized || rank > PL_COPY_MAX_RANK) return pl_sem_unsupported(sem, "'memref.copy' of this element type");
  for (uint32_t i = 0; i < 2; i++) {
    pl_leaf *leaves = pl_sem_get(sem, pl_operand(op, i));
    if (types[i]->kind == PL_TYPE_MEMREF && types[i]->shaped.rank != rank)
      return pl_sem_unsupported(sem, "'memref.copy' between these types");
    if (types[i]->kind == PL_TYPE_MEMREF) {
      note_first_element(sem, op, types[i], leaves);
      read_end(sem, types[i], leaves, elem->alloc_size, &ends[i]);
    } else if (pl_layout_index_bits(sem->world->layout) != PL_POINTER_BITS)
      return pl_sem_unsupported(sem, "'memref.copy' of an unranked memref where an index has not 64 bits");
    else if (!pl_sem_read_copy_end(sem, op, leaves, rank, elem->alloc_size, &ends[i]))
      return pl_sem_undecided(sem, "'memref.copy': a descriptor that is not known");
  }
  return pl_sem_copy_ends(sem, op, &ends[0], &ends[1], rank, elem->alloc_size);
}

pl_sem_status pl_sem_memref_copy(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  return pl_op_is(op, PL_OP_MEMREF_COPY) ? memref_copy(sem, op) : PL_SEM_STATUS_INVALID;
}
