/* leaves.c - making leaves. */
#include "verify/sem/state/leaves.h"

#include <assert.h>

pl_leaf *pl_sem_new_leaves(pl_sem *sem, uint32_t count) {
  assert(sem && count != UINT32_MAX);
  return PL_NEW_ARRAY(sem->world->arena, pl_leaf, count ? count : 1);
}

uint32_t pl_sem_leaf_count(pl_sem *sem, const pl_type *type) {
  assert(sem && type);
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  return flat ? flat->num_leaves : UINT32_MAX;
}

const pl_term *pl_sem_or_poison(pl_sem *sem, const pl_term *a, const pl_term *b) {
  assert(pl_term_is_bool(a) && pl_term_is_bool(b));
  if (sem->world->poison_off) return pl_bool(sem->world->T, false);
  return pl_or(sem->world->T, a, b);
}

pl_leaf pl_leaf_ite(pl_sem *sem, const pl_term *cond, pl_leaf a, pl_leaf b) {
  assert(pl_term_is_bool(cond) && pl_sort_eq(a.value->sort, b.value->sort));
  return (pl_leaf){pl_ite(sem->world->T, cond, a.value, b.value), pl_ite(sem->world->T, cond, a.poison, b.poison)};
}
