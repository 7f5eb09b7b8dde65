/* access_facts.h - what follows in integers from an access of the source. */
#ifndef PL_VERIFY_SEM_MEMORY_ACCESS_FACTS_H
#define PL_VERIFY_SEM_MEMORY_ACCESS_FACTS_H

#include "verify/sem/state/state.h"

/* Appends the facts in integers that follow from an access of the source (`seed`): indices are in bounds; for a well-formed
 * memref no partial sum of the linear index leaves the range of a signed index, and all elements lie in one object. The lemma: 0
 * <= i < s and 0 <= q give 0 <= i*q <= s*q - q. No facts on indices if the layout is not strided. */
void pl_sem_access_facts(pl_sem *sem, const pl_fact_seed *seed, pl_fact_vec *out);

#endif
