/* predication.h - operations whose last two operands are a mask and a vector length. */
#ifndef PL_VERIFY_SEM_LLVM_PREDICATION_H
#define PL_VERIFY_SEM_LLVM_PREDICATION_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* The length is no more than the number of lanes, or the operation is undefined. */
void pl_sem_require_length(pl_sem *sem, const pl_op *op, uint32_t lanes);
/* Whether a lane is active, one bit. */
pl_leaf pl_sem_lane_is_active(pl_sem *sem, const pl_op *op, uint32_t lane);

#endif
