/* objects.h - the objects of a path. */
#ifndef PL_VERIFY_SEM_MEMORY_OBJECTS_H
#define PL_VERIFY_SEM_MEMORY_OBJECTS_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* NULL: the path has no object of that base. The result is valid until an object is added. */
pl_sem_object *pl_sem_find_object(pl_sem *sem, const pl_term *base);
/* An object of its own. `size`: BV64; `elem` may be NULL. Its address is known to be not null, aligned, and not to wrap. */
pl_sem_object *pl_sem_new_object(pl_sem *sem, const pl_op *op, pl_sem_object_kind kind, const pl_term *size, uint64_t align,
                                 const pl_type *elem);
/* An object of that base and size does not wrap: BOOL; true of sizes that no object has. */
const pl_term *pl_sem_does_not_wrap(pl_terms *T, const pl_term *base, const pl_term *size);
/* The lifetime of a stack object ends. */
void pl_sem_end_on_stack(pl_sem *sem, pl_sem_object *object);
/* Frees what was allocated by malloc, or by _mlir_memref_to_llvm_alloc (`generic`). */
pl_sem_status pl_sem_free_pointer(pl_sem *sem, const pl_op *op, const pl_term *pointer, bool generic);
/* Frees the allocated pointer of a memref of type `memref`; free takes it as a pointer of address space 0. */
pl_sem_status pl_sem_free_memref(pl_sem *sem, const pl_op *op, const pl_term *pointer, const pl_type *memref);

#endif
