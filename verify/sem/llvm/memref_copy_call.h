/* memref_copy_call.h - a call of the runtime's memrefCopy. */
#ifndef PL_VERIFY_SEM_LLVM_MEMREF_COPY_CALL_H
#define PL_VERIFY_SEM_LLVM_MEMREF_COPY_CALL_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Carries out a call of the runtime's memrefCopy, whose operands are the element size in bytes and pointers to two unranked
 * memrefs in memory. Undecided if size or descriptors are not known here, unsupported if numbers have not the width that it
 * needs. */
pl_sem_status pl_sem_memref_copy_call(pl_sem *sem, const pl_op *op);

#endif
