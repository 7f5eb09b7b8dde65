/* dispatch.h - the meaning of an operation, before its results are settled where operands are undef. */
#ifndef PL_VERIFY_SEM_STEP_DISPATCH_H
#define PL_VERIFY_SEM_STEP_DISPATCH_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Carries out an op by the function that its kind has in the table meanings.def, and returns that function's status.
 * PL_SEM_TERMINATOR for terminators; PL_SEM_UNSUPPORTED with `why` for an op without a meaning, with regions (but for atomic
 * updates), with an operand without leaves, or with an attribute that is not known. */
pl_sem_status pl_sem_dispatch(pl_sem *sem, const pl_op *op);

#endif
