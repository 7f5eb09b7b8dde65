/* tail_call.h - tail calls. */
#ifndef PL_VERIFY_SEM_LLVM_TAIL_CALL_H
#define PL_VERIFY_SEM_LLVM_TAIL_CALL_H

#include "verify/sem/state/state.h"

/* Whether the attribute `name` with that value makes the op a `tail` call whose callee is known to touch no object of the
 * caller's frame. False is the safe answer. (LLVM Language Reference, "'call' Instruction".) */
bool pl_sem_is_plain_tail(const pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value);

#endif
