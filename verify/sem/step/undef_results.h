/* undef_results.h - results of operations on undef. */
#ifndef PL_VERIFY_SEM_STEP_UNDEF_RESULTS_H
#define PL_VERIFY_SEM_STEP_UNDEF_RESULTS_H

#include "verify/sem/state/state.h"

/* Sets, after an operation that has accessed no memory, the poison of those leaves of its results that were computed from undef:
 * whether they are undef as a whole, one of some values, or do not depend on undef. Does nothing for operations that only copy
 * leaves, freeze, and a select whose condition is not undef. */
void pl_sem_settle_undef(pl_sem *sem, const pl_op *op);

#endif
