/* atomic.h - atomic updates: memref.atomic_rmw, memref.generic_atomic_rmw, llvm.atomicrmw, llvm.cmpxchg. */
#ifndef PL_VERIFY_SEM_OPS_ATOMIC_H
#define PL_VERIFY_SEM_OPS_ATOMIC_H

#include "core/ir/op.h"

/* Whether the op is an atomic update: one of the four ops above. */
bool pl_sem_is_atomic(const pl_op *op);
/* Whether the atomic update acquires and releases, or is stronger: any of the memref dialect, and those of LLVM with such an
 * ordering (of cmpxchg: on success). */
bool pl_sem_atomic_is_strong(const pl_op *op);

#endif
