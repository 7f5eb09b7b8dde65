/* views.c - an element of a view is an element of what it is a view of.
 *
 * Therefore the facts of an access hold for each memref between it and the buffer: sizes are not zero, indices are in bounds,
 * elements are in one object. An element of a memref made by memref.reinterpret_cast need not be an element of its operand: then
 * only the start of that is known, if it has elements. Source: MLIR documentation, "'memref' Dialect", memref.subview,
 * memref.expand_shape, memref.transpose. */
#include "verify/sem/memory/views.h"

#include <assert.h>

#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/wellformed.h"

enum { MAX_CHAIN = 16 };

pl_sem_view *pl_sem_note_view(pl_sem *sem, const pl_leaf *view, uint32_t rank, const pl_type *from, const pl_leaf *of) {
  assert(from->kind == PL_TYPE_MEMREF && view && of);
  const uint32_t dims = from->shaped.rank;
  pl_sem_view v = {view, of, from, rank, NULL, NULL};
  v.first = PL_NEW_ARRAY(sem->world->arena, const pl_term *, dims + 1);
  v.steps = PL_NEW_ARRAY(sem->world->arena, const pl_term *, dims *rank + 1);
  for (uint32_t i = 0; i < dims; i++)
    v.first[i] = pl_bv_u64(sem->world->T, pl_layout_index_bits(sem->world->layout), 0);
  for (uint32_t i = 0; i < dims * rank; i++)
    v.steps[i] = NULL;
  pl_vec_push(&sem->views, v);
  return &sem->views.data[sem->views.len - 1];
}

void pl_sem_note_same_buffer(pl_sem *sem, const pl_leaf *view, uint32_t rank, const pl_type *from, const pl_leaf *of) {
  assert(from->kind == PL_TYPE_MEMREF && view && of);
  const pl_sem_view v = {view, of, from, rank, NULL, NULL};
  pl_vec_push(&sem->views, v);
}

/* The view that these leaves were noted as; NULL if they were not. */
static const pl_sem_view *find_view(const pl_sem *sem, const pl_leaf *leaves) {
  for (size_t i = sem->views.len; i-- > 0;)
    if (sem->views.data[i].view == leaves) return &sem->views.data[i];
  return NULL;
}

/* The address of the memref's element at `indices`, computed modulo the widths of an index and an address; NULL if the element
 * type has no layout. */
static const pl_term *address_of(pl_sem *sem, const pl_type *type, const pl_leaf *leaves, const pl_term *const *indices) {
  pl_terms *T = sem->world->T;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  if (!elem || !elem->sized) return NULL;
  pl_memref_leaves m = pl_sem_memref((pl_leaf *)(uintptr_t)leaves, type->shaped.rank);
  const pl_term *linear = m.offset->value;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    linear = pl_bv_add(T, linear, pl_bv_mul(T, indices[i], m.strides[i].value));
  const pl_term *scale = pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size);
  return pl_bv_add(T, m.aligned->value, pl_bv_mul(T, pl_bv_sext(T, linear, PL_POINTER_BITS), scale));
}

/* The indices in the viewed memref, one for each of its dimensions, of the element that has these indices in the view. */
static const pl_term *const *indices_there(pl_sem *sem, const pl_sem_view *v, const pl_term *const *indices) {
  pl_terms *T = sem->world->T;
  const pl_term **out = PL_NEW_ARRAY(sem->world->arena, const pl_term *, v->from->shaped.rank + 1);
  for (uint32_t i = 0; i < v->from->shaped.rank; i++) {
    out[i] = v->first[i];
    for (uint32_t j = 0; j < v->rank; j++) {
      const pl_term *step = v->steps[i * v->rank + j];
      if (step) out[i] = pl_bv_add(T, out[i], pl_bv_mul(T, step, indices[j]));
    }
  }
  return out;
}

bool pl_sem_note_element(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves,
                         const pl_term *const *indices) {
  assert(type->kind == PL_TYPE_MEMREF && leaves && indices);
  const pl_term *address = address_of(sem, type, leaves, indices);
  if (!address) return false;
  pl_fact_seed seed = {op, type, leaves, indices, address, sem->stretch, pl_sem_is_wellformed(sem, type, leaves), 0};
  pl_vec_push(&sem->seeds, seed);
  for (uint32_t depth = 0; depth < MAX_CHAIN; depth++) {
    const pl_sem_view *v = find_view(sem, seed.leaves);
    if (!v) break;
    seed.indices = v->first && seed.indices ? indices_there(sem, v, seed.indices) : NULL;
    seed.memref = v->from;
    seed.leaves = v->of;
    seed.wellformed = pl_sem_is_wellformed(sem, v->from, v->of);
    seed.address = seed.indices ? address_of(sem, v->from, v->of, seed.indices) : NULL;
    if (seed.wellformed && (seed.address || !seed.indices)) pl_vec_push(&sem->seeds, seed);
  }
  return true;
}
