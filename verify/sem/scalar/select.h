/* select.h - arith.select and llvm.select. */
#ifndef PL_VERIFY_SEM_SCALAR_SELECT_H
#define PL_VERIFY_SEM_SCALAR_SELECT_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Sets the result to one of two operands, by one condition or by one for each lane. A poison condition makes it poison; of the
 * arms only the chosen one's poison counts. */
pl_sem_status pl_sem_select(pl_sem *sem, const pl_op *op);

#endif
