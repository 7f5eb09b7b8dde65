/* elements.c - the address of an element of a memref of the source. */
#include "verify/sem/memory/elements.h"

#include <assert.h>

#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/views.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/values.h"

/* The address as the lowering's term, if one of the lowering's accesses in this stretch is proved to have it; otherwise `address`
 * itself. With an index narrower than a pointer the extension of a sum and the sum of extensions are different terms, equal only
 * because nothing wraps. */
static const pl_term *as_lowered(pl_sem *sem, const pl_term *address) {
  enum { MAX_TRIED = 2 };
  uint32_t bits = pl_layout_index_bits(sem->world->layout), tried = 0;
  pl_terms *T = sem->world->T;
  if (!sem->other || !sem->world->prove_equal || bits >= PL_POINTER_BITS) return address;
  const pl_term *low = pl_bv_extract(T, address, 0, bits);
  for (size_t i = sem->other->accesses.len; i-- > 0 && tried < MAX_TRIED;) {
    const pl_access *access = &sem->other->accesses.data[i];
    if (access->address == address) return address;
    if (access->stretch != sem->stretch || pl_bv_extract(T, access->address, 0, bits) != low) continue;
    tried++;
    if (sem->world->prove_equal(sem->world->prove_user, address, access->address)) return access->address;
  }
  return address;
}

const pl_term *pl_sem_element_address(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves, uint32_t first_index) {
  assert(type->kind == PL_TYPE_MEMREF && leaves && first_index + type->shaped.rank <= op->num_operands);
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  if (!elem || !elem->sized || rank > PL_SEM_MAX_RANK) return NULL;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  const pl_term **indices = PL_NEW_ARRAY(sem->world->arena, const pl_term *, rank + 1);
  const pl_term *linear = m.offset->value;
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, pl_sem_or_poison(sem, m.aligned->poison, m.offset->poison)));
  for (uint32_t i = 0; i < rank; i++) {
    pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, m.strides[i].poison));
    pl_leaf index = pl_sem_get(sem, pl_operand(op, first_index + i))[0];
    indices[i] = index.value;
    pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, index.poison));
    pl_sem_require(sem, PL_CONDITION_BOUNDS, op, pl_bv_sle(T, pl_bv_u64(T, bits, 0), index.value));
    pl_sem_require(sem, PL_CONDITION_BOUNDS, op, pl_bv_slt(T, index.value, m.sizes[i].value));
    linear = pl_bv_add(T, linear, pl_bv_mul(T, index.value, m.strides[i].value));
  }
  const pl_term *scaled = pl_bv_mul(T, pl_bv_sext(T, linear, PL_POINTER_BITS), pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size));
  const pl_term *address = pl_bv_add(T, m.aligned->value, scaled);
  pl_sem_note_element(sem, op, type, leaves, indices);
  return as_lowered(sem, address);
}
