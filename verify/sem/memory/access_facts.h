/* access_facts.h - what follows in integers from an access of the source. */
#ifndef PL_VERIFY_SEM_MEMORY_ACCESS_FACTS_H
#define PL_VERIFY_SEM_MEMORY_ACCESS_FACTS_H

#include "verify/sem/state/state.h"

/* Appends the facts in integers that follow from an access of the source (`seed`). Of an element: indices are in bounds; for a
 * well-formed memref no partial sum of the linear index leaves the range of a signed index, and all elements lie in one object,
 * for another one, where memrefs are assumed to be in objects (world->memref_in_object), the element does; no facts if the layout
 * is not strided. Without indices: the aligned pointer is in its object, unless that memref is empty; without a memref: a
 * descriptor in shared memory that was read is in one, under the same assumption. The lemma: 0 <= i < s and 0 <= q give
 * 0 <= i*q <= s*q - q. */
void pl_sem_access_facts(pl_sem *sem, const pl_fact_seed *seed, pl_fact_vec *out);

#endif
