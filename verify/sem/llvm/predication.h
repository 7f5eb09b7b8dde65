/* predication.h - operations whose last two operands are a mask and a vector length. */
#ifndef PL_VERIFY_SEM_LLVM_PREDICATION_H
#define PL_VERIFY_SEM_LLVM_PREDICATION_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Adds the condition that the op's length, its last operand, is no more than the number of lanes. */
void pl_sem_require_length(pl_sem *sem, const pl_op *op, uint32_t lanes);
/* Whether the lane is active, by mask and length: one bit, poison where the mask is. */
pl_leaf pl_sem_lane_is_active(pl_sem *sem, const pl_op *op, uint32_t lane);

#endif
