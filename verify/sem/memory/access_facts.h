/* access_facts.h - what follows in integers from an access of the source. */
#ifndef PL_VERIFY_SEM_MEMORY_ACCESS_FACTS_H
#define PL_VERIFY_SEM_MEMORY_ACCESS_FACTS_H

#include "verify/sem/state/state.h"

/* Appends the facts in integers that follow from an access of the source (`seed`) to an element or a descriptor: that numbers are
 * in bounds and sums do not wrap, and what lies in one object, as far as memrefs are assumed to be in objects. The lemma: 0 <= i
 * < s and 0 <= q give 0 <= i*q <= s*q - q. */
void pl_sem_access_facts(pl_sem *sem, const pl_fact_seed *seed, pl_fact_vec *out);

#endif
