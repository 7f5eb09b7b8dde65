/* address_space.h - address spaces of pointers, memrefs and accesses. */
#ifndef PL_VERIFY_SEM_MEMORY_ADDRESS_SPACE_H
#define PL_VERIFY_SEM_MEMORY_ADDRESS_SPACE_H

#include "verify/sem/state/state.h"

/* The address space that a memory access goes to; of two spaces with `store` the one that it writes, else the one that it reads.
 * PL_ANY_SPACE if that is not known here. */
uint32_t pl_sem_space_of(const pl_op *op, bool store);
/* The space of the pointer or memref that is the only result of an llvm.alloca, llvm.call, memref.alloc or memref.alloca;
 * PL_ANY_SPACE for any other operation, and if the space is no number. */
uint32_t pl_sem_space_of_new(const pl_op *op);
/* The address of a pointer or memref of type `from_type` as one of type `to_type`: unchanged, except that what may be null, in a
 * space that is known to be another, may become an opaque number there. A cast back gives the original address. */
const pl_term *pl_sem_cast_space(pl_sem *sem, const pl_term *address, const pl_type *from_type, const pl_type *to_type);
/* Whether an inttoptr is seen to give a pointer that was computed, by pure operations on integers, from an address of another
 * space. Also true if there are too many values to follow; false where none can be followed. */
bool pl_sem_crosses_spaces(pl_sem *sem, const pl_op *op);
/* Whether an access is to address space 0, where null is no object: by `space` or, if that is not known, because each pointer or
 * memref operand of its op is in space 0. */
bool pl_sem_accesses_space_0(const pl_access *access);

#endif
