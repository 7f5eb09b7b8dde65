/* undef_results.h - results of operations on undef. */
#ifndef PL_VERIFY_SEM_STEP_UNDEF_RESULTS_H
#define PL_VERIFY_SEM_STEP_UNDEF_RESULTS_H

#include "verify/sem/state/state.h"

/* After an operation that has accessed no memory: which of its results are undef, and how. */
void pl_sem_settle_undef(pl_sem *sem, const pl_op *op);

#endif
