/* stack.h - results of llvm.intr.stacksave. */
#ifndef PL_VERIFY_SEM_LLVM_STACK_H
#define PL_VERIFY_SEM_LLVM_STACK_H

#include "verify/sem/state/state.h"

/* Whether the value is a result of llvm.intr.stacksave, or was declared one. */
bool pl_sem_is_save(const pl_sem_world *world, const pl_term *value);
/* Whether the object with that base stays alive when the stack is restored to `save`, a result of llvm.intr.stacksave (see
 * pl_sem_is_save): it was made before, or declared with it. */
bool pl_sem_outlives(pl_sem *sem, const pl_term *save, const pl_term *base);
/* Declares the value a result of llvm.intr.stacksave after whose restore, of all objects made so far, only those with the given
 * bases stay alive. The list is not copied: it must live as long as the world. */
void pl_sem_declare_save(pl_sem *sem, const pl_term *value, const pl_term *const *bases, size_t count);

#endif
