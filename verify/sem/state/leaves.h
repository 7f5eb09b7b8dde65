/* leaves.h - making the leaves of values. */
#ifndef PL_VERIFY_SEM_STATE_LEAVES_H
#define PL_VERIFY_SEM_STATE_LEAVES_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* New leaves for a result, zeroed, which the caller fills and sets (pl_sem_set). Memory of the world. */
pl_leaf *pl_sem_new_leaves(pl_sem *sem, uint32_t count);
/* The number of leaves of a value of the type; UINT32_MAX if the type has no meaning here. */
uint32_t pl_sem_leaf_count(pl_sem *sem, const pl_type *type);
/* The leaf with that value that is not poison. */
static inline pl_leaf pl_leaf_of(pl_sem *sem, const pl_term *value) { return (pl_leaf){value, pl_bool(sem->world->T, false)}; }
/* The leaf `a` where the condition holds, else `b`, for both the value and the poison. */
pl_leaf pl_leaf_ite(pl_sem *sem, const pl_term *cond, pl_leaf a, pl_leaf b);
/* BOOL: one of the two is poison; always false if poison is switched off (poison_off). */
const pl_term *pl_sem_or_poison(pl_sem *sem, const pl_term *a, const pl_term *b);

#endif
