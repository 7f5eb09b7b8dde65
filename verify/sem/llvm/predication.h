/* predication.h - operations whose last two operands are a mask and a vector length. */
#ifndef PL_VERIFY_SEM_LLVM_PREDICATION_H
#define PL_VERIFY_SEM_LLVM_PREDICATION_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Adds the condition that the op's length, its last operand, is not poison and no more than `lanes`. */
void pl_sem_require_length(pl_sem *sem, const pl_op *op, uint32_t lanes);
/* A bit that is 1 if the lane is active: its number is less than the op's length and its bit of the mask is set. It is poison if
 * the mask is poison at such a lane. */
pl_leaf pl_sem_lane_is_active(pl_sem *sem, const pl_op *op, uint32_t lane);

#endif
