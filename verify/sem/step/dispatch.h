/* dispatch.h - the meaning of an operation, before its results are settled where operands are undef. */
#ifndef PL_VERIFY_SEM_STEP_DISPATCH_H
#define PL_VERIFY_SEM_STEP_DISPATCH_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Carries out an op as the table meanings.def says for its kind, and returns the status of that. PL_SEM_TERMINATOR for
 * terminators; PL_SEM_UNSUPPORTED with `why` for an op that has no meaning here. */
pl_sem_status pl_sem_dispatch(pl_sem *sem, const pl_op *op);

#endif
