/* objects.h - the objects of a path. */
#ifndef PL_VERIFY_SEM_MEMORY_OBJECTS_H
#define PL_VERIFY_SEM_MEMORY_OBJECTS_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* The object of the path with that base; NULL if there is none. The result is valid until an object is added. */
pl_sem_object *pl_sem_find_object(pl_sem *sem, const pl_term *base);
/* Adds a new object to the path, with what is assumed of its address, and returns it. `size`: BV64, in bytes; `elem` may be NULL.
 * A constant size that no object has adds the condition false. */
pl_sem_object *pl_sem_new_object(pl_sem *sem, const pl_op *op, pl_sem_object_kind kind, const pl_term *size, uint64_t align,
                                 const pl_type *elem);
/* BOOL: an object of that base and size does not wrap around the address space; true for sizes that no object has, since such an
 * address would not exist and anything would follow. */
const pl_term *pl_sem_does_not_wrap(pl_terms *T, const pl_term *base, const pl_term *size);
/* Ends the lifetime of a stack object: it is dead from here on. If it was alive and has escaped, its end is logged in sem->ended.
 */
void pl_sem_end_on_stack(pl_sem *sem, pl_sem_object *object);
/* Carries out a free of `pointer`, by free or by _mlir_memref_to_llvm_free (`generic`): adds the condition that this function may
 * free it so, and logs the free in the memory if others may observe it, as far as lifetimes are not left out
 * (world->lifetimes_off). Undecided if the object is not known. */
pl_sem_status pl_sem_free_pointer(pl_sem *sem, const pl_op *op, const pl_term *pointer, bool generic);
/* Frees `pointer`, the allocated pointer of a memref of type `memref`, by the function that the convention has for it
 * (world->generic_functions), as a pointer of address space 0. Returns the status of pl_sem_free_pointer. */
pl_sem_status pl_sem_free_memref(pl_sem *sem, const pl_op *op, const pl_term *pointer, const pl_type *memref);

#endif
