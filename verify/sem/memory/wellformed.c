/* wellformed.c - memrefs that are known to be well-formed on a path: all their elements are in one object, and so on. */
#include "verify/sem/memory/wellformed.h"

#include <assert.h>
#include <stdio.h>

#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/state/roots.h"

/* A term by which well-formed memrefs are remembered: of the descriptor without the allocated pointer, or for an unranked memref,
 * whose descriptor never changes, the pointer to it. NULL if the type has no meaning here. */
static const pl_term *descriptor_key(pl_sem *sem, const pl_type *type, const pl_leaf *leaves) {
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) return leaves[1].value;
  const pl_term *parts[2 + 2 * PL_SEM_MAX_RANK];
  uint32_t rank = type->shaped.rank, count = 2 + 2 * rank;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  char name[48];
  if (rank > PL_SEM_MAX_RANK || !elem) return NULL;
  for (uint32_t i = 0; i < count; i++)
    parts[i] = leaves[1 + i].value;
  snprintf(name, sizeof name, "memref.%llu.%u", (unsigned long long)elem->alloc_size, (unsigned)rank);
  return pl_app(sem->world->T, PL_SORT_B, pl_str_from(name), parts, count);
}

void pl_sem_declare_wellformed(pl_sem *sem, const pl_type *type, const pl_leaf *leaves, bool by_assumption) {
  assert(type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF);
  const pl_term *key = descriptor_key(sem, type, leaves);
  if (by_assumption && !sem->world->memref_in_object) return;
  if (key && !pl_sem_is_wellformed(sem, type, leaves)) pl_vec_push(&sem->wellformed, key);
}

/* Whether the memref is unranked and its descriptor is in an object of this path that holds a well-formed one. */
static bool lies_in_wellformed(pl_sem *sem, const pl_type *type, const pl_leaf *leaves) {
  const pl_term *root = type->kind == PL_TYPE_UNRANKED_MEMREF ? pl_sem_root(sem->world, leaves[1].value) : NULL;
  const pl_sem_object *object = root ? pl_sem_find_object(sem, root) : NULL;
  return object && object->well_formed;
}

bool pl_sem_is_wellformed(pl_sem *sem, const pl_type *type, const pl_leaf *leaves) {
  assert(type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF);
  const pl_term *key = descriptor_key(sem, type, leaves);
  for (size_t i = sem->wellformed.len; key && i-- > 0;)
    if (sem->wellformed.data[i] == key) return true;
  return lies_in_wellformed(sem, type, leaves);
}

/* Whether the condition is true, or one that the path has added. */
static bool is_required(const pl_sem *sem, const pl_term *holds) {
  for (size_t i = 0; i < sem->conditions.len; i++)
    if (sem->conditions.data[i].holds == holds) return true;
  return pl_term_is_true(holds);
}

/* Whether the conditions of the path state that no size of the ranked memref is negative; false for other types. */
static bool has_no_negative_size(pl_sem *sem, const pl_type *type, const pl_leaf *leaves) {
  pl_terms *T = sem->world->T;
  const uint32_t bits = pl_layout_index_bits(sem->world->layout);
  if (type->kind != PL_TYPE_MEMREF) return false;
  const pl_memref_leaves m = pl_sem_memref((pl_leaf *)(uintptr_t)leaves, type->shaped.rank);
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (!is_required(sem, pl_bv_sle(T, pl_bv_u64(T, bits, 0), m.sizes[i].value))) return false;
  return true;
}

void pl_sem_note_put(pl_sem *sem, const pl_type *type, const pl_leaf *leaves) {
  const bool is_memref = type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF;
  assert(leaves);
  if (sem->role == PL_ROLE_LOWERING || !is_memref || pl_sem_is_wellformed(sem, type, leaves)) return;
  sem->odd_memrefs = true;
  sem->odd_sizes |= !has_no_negative_size(sem, type, leaves);
}
