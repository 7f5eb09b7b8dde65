/* tail_call.h - tail calls. */
#ifndef PL_VERIFY_SEM_LLVM_TAIL_CALL_H
#define PL_VERIFY_SEM_LLVM_TAIL_CALL_H

#include "verify/sem/state/state.h"

/* Whether the attribute `name` with that value makes the op a `tail` call whose callee can touch no object of the caller's frame,
 * since it is an allocation function, or no address of an alloca before the call is captured and no argument is copied. */
bool pl_sem_is_plain_tail(const pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value);

#endif
