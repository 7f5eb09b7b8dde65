/* unranked.h - memrefs whose rank is not in the type. */
#ifndef PL_VERIFY_SEM_OPS_UNRANKED_H
#define PL_VERIFY_SEM_OPS_UNRANKED_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Sets the result of `op` to the unranked memref of a ranked one of type `from` with the leaves `in`, whose descriptor is stored
 * in a new stack object; poison in it may become what the lowering has there. Returns the status of the store. */
pl_sem_status pl_sem_to_unranked(pl_sem *sem, const pl_op *op, const pl_type *from, const pl_leaf *in);
/* The allocated and the aligned pointer of operand 0, a memref. If it is unranked they are loaded from its descriptor, on
 * condition that they are not poison; NULL with `why` if they can't be. Else these are the first leaves of the operand. */
const pl_leaf *pl_sem_memref_pointers(pl_sem *sem, const pl_op *op);
/* The size in bytes (BV64) of a ranked descriptor of that rank, without padding at its end; `rank` is a term of the width of
 * index. */
const pl_term *pl_sem_descriptor_bytes(pl_sem *sem, const pl_term *rank);
/* Records that the whole descriptor of an unranked memref is read, as for a copy of it; not if the object that it is in is not
 * known. With a narrow index, adds the condition that the descriptor's size fits it, if that may be assumed. */
void pl_sem_read_descriptor(pl_sem *sem, const pl_op *op, const pl_leaf *unranked);
/* In the source, copies the descriptor of an unranked memref that a call has returned from the heap to a new stack object, to
 * which `result` then points, and frees it unless lifetimes are left out (world->lifetimes_off). (LLVM IR Target (2022), Default
 * Calling Convention for Unranked MemRef.) The lowering has run already. */
void pl_sem_adopt_unranked(pl_sem *sem, const pl_op *call, const pl_value *result);

#endif
