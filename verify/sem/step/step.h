/* step.h - carrying out one operation: pure operations, memory, allocation, and in the lowering calls of runtime functions. Calls
 * that are events, and terminators, are the validator's (verify/tv). */
#ifndef PL_VERIFY_SEM_STEP_STEP_H
#define PL_VERIFY_SEM_STEP_STEP_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Carries out an op: sets the leaves of its results, also where they are undef, changes memory, logs accesses and conditions,
 * and adds what the source claims of calls and loads. What is left to the caller, such as terminators, is reported by the
 * status. */
pl_sem_status pl_sem_step(pl_sem *sem, const pl_op *op);

#endif
