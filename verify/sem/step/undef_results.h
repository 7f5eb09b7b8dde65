/* undef_results.h - results of operations on undef. */
#ifndef PL_VERIFY_SEM_STEP_UNDEF_RESULTS_H
#define PL_VERIFY_SEM_STEP_UNDEF_RESULTS_H

#include "verify/sem/state/state.h"

/* After an operation that has accessed no memory, sets the poison of those leaves of its results that may be computed from
 * undef, by whether they are undef as a whole, one of some values, or do not depend on undef. Does nothing where the poison is
 * right already, as that of a copy. */
void pl_sem_settle_undef(pl_sem *sem, const pl_op *op);

#endif
