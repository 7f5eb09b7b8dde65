/* select.h - arith.select and llvm.select. */
#ifndef PL_VERIFY_SEM_SCALAR_SELECT_H
#define PL_VERIFY_SEM_SCALAR_SELECT_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Sets the result to one of two operands, by one condition or, for a vector of as many lanes, by one for each lane. A poison
 * condition makes it poison; of the arms only the chosen one's poison counts; fast-math flags apply to the result. A memref of
 * the source is well-formed if both arms are. Undecided, with world->open_choice set to the condition, if that chooses between
 * pointers, is not known and choices are to be separate (choices_apart); unsupported if a type has no layout. */
pl_sem_status pl_sem_select(pl_sem *sem, const pl_op *op);

#endif
