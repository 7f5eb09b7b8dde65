/* object_choice.h - which of the lowering's objects an allocation of the source corresponds to. */
#ifndef PL_VERIFY_SEM_MEMORY_OBJECT_CHOICE_H
#define PL_VERIFY_SEM_MEMORY_OBJECT_CHOICE_H

#include "verify/sem/state/state.h"

/* Makes a new object of source or lowering and returns it; the source takes the corresponding object of the lowering if there is
 * one, and that it is a legal choice is an obligation. Sets *aligned to where its elements begin. `elem`: the element type, or
 * NULL; `generic`: made by _mlir_memref_to_llvm_alloc, not malloc. */
pl_sem_object *pl_sem_claim_object(pl_sem *sem, const pl_op *op, pl_sem_object_kind kind, const pl_term *size, uint64_t align,
                                   const pl_type *elem, bool generic, const pl_term **aligned);
/* Whether the lowering has an object that the source would take for an allocation (see pl_sem_claim_object) and that has this
 * size in bytes, or `align` bytes more. False in the lowering. */
bool pl_sem_has_partner(pl_sem *sem, pl_sem_object_kind kind, const pl_term *size, uint64_t align, const pl_type *elem);

#endif
