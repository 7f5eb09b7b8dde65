/* stack.h - results of llvm.intr.stacksave. */
#ifndef PL_VERIFY_SEM_LLVM_STACK_H
#define PL_VERIFY_SEM_LLVM_STACK_H

#include "verify/sem/state/state.h"

/* Whether a value is such a result. */
bool pl_sem_is_save(const pl_sem_world *world, const pl_term *value);
/* Whether an object is still alive after its restore. */
bool pl_sem_outlives(pl_sem *sem, const pl_term *save, const pl_term *base);
/* States that a value is a result whose restore only these objects outlive, of all that were made so far. */
void pl_sem_declare_save(pl_sem *sem, const pl_term *value, const pl_term *const *bases, size_t count);

#endif
