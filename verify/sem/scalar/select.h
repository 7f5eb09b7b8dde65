/* select.h - arith.select and llvm.select. */
#ifndef PL_VERIFY_SEM_SCALAR_SELECT_H
#define PL_VERIFY_SEM_SCALAR_SELECT_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Carries out a select between two operands, by one condition or one for each lane, and sets the result. Undecided for one
 * between pointers by a condition that is not known, put in world->open_choice, if such choices are to be separate
 * (choices_apart); unsupported if a type has no layout. */
pl_sem_status pl_sem_select(pl_sem *sem, const pl_op *op);

#endif
