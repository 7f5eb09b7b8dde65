/* llvm.h - the entry points of the files of this folder, called by step/dispatch.c. Each gives PL_SEM_STATUS_INVALID for an
 * operation that is not its own. */
#ifndef PL_VERIFY_SEM_LLVM_LLVM_H
#define PL_VERIFY_SEM_LLVM_LLVM_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

pl_sem_status pl_sem_llvm_aggregate(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_arith(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_assume(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_call(pl_sem *sem, const pl_op *op); /* of a runtime function; others are events */
pl_sem_status pl_sem_llvm_copy(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_gep(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_intrinsic(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_masked(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_memory(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_order(pl_sem *sem, const pl_op *op); /* before llvm_memory and llvm_copy, which have plain accesses */
pl_sem_status pl_sem_llvm_reduction(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_stack(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_vp(pl_sem *sem, const pl_op *op);

#endif
