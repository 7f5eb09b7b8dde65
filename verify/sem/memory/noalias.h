/* noalias.h - what `noalias` of the source's arguments implies. */
#ifndef PL_VERIFY_SEM_MEMORY_NOALIAS_H
#define PL_VERIFY_SEM_MEMORY_NOALIAS_H

#include "verify/sem/state/state.h"

/* Flags of `accessed_by` of the world: the argument is `noalias`; its address was not captured. */
enum { PL_SEM_NOALIAS = 1, PL_SEM_NOT_GIVEN = 2 };

/* Adds, before an access of the source is recorded, the conditions that `noalias` of arguments implies for it: a load of few
 * bytes through an argument finds what was there before stores through others and before calls. Does nothing for other accesses,
 * or where claims are ignored (world->flags_off). */
void pl_sem_apply_noalias(pl_sem *sem, const pl_access *access);

#endif
