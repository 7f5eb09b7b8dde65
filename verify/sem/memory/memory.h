/* memory.h - loads and stores. */
#ifndef PL_VERIFY_SEM_MEMORY_MEMORY_H
#define PL_VERIFY_SEM_MEMORY_MEMORY_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* The memory that an address belongs to, as a place to read and write: that of its object or, also for an object that has
 * escaped, the shared one. Sets *root to the root of the address (see state/roots.h) and *alive to whether its object is alive.
 * NULL with `why` (undecided) if the object is not known or not of this path. */
const pl_term **pl_sem_memory_at(pl_sem *sem, const pl_op *op, const pl_term *address, const pl_term **root, bool *alive);
/* Loads a value of `type` and records the access; a pointer that is loaded from shared memory is one to shared memory. `align`:
 * in bytes, 0 for the ABI's. Adds the condition false if the object is dead; NULL with `why` if the type has no layout or the
 * address's object is not known. */
pl_leaf *pl_sem_load(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_term *address, uint64_t align);
/* Stores a value of `type` and records the access; objects whose address is stored to shared memory escape. `align`: in bytes, 0
 * for the ABI's. A dead object adds the condition false; unsupported for a type without a layout, undecided if the address's
 * object is not known. What the source stores may be, where it is poison, what the lowering has stored there. */
pl_sem_status pl_sem_store(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves, const pl_term *address,
                           uint64_t align);
/* Loads a 64-bit word at `address` + `offset`, in bytes, into *out and records the access; a dead object adds the condition
 * false. False with `why` if the object is not known. */
bool pl_sem_read_word(pl_sem *sem, const pl_op *op, const pl_term *address, uint64_t offset, pl_leaf *out);
/* Reads an integer of `bits` bits from `mem` without recording it. Where the padding bits of its last byte are not zero, it is
 * poison, and the source is undefined unless the bytes are poison anyway. */
pl_leaf pl_sem_read_bits(pl_sem *sem, const pl_op *op, const pl_term *mem, const pl_term *address, uint32_t bits);
/* Records an access of `op` (`store`: a write) to `bytes` bytes at the address, aligned to `align` bytes, in the object of
 * `root`, in sem->accesses; in the source also adds the conditions that `noalias` puts on it. */
void pl_sem_record_access(pl_sem *sem, const pl_op *op, const pl_term *address, uint64_t bytes, uint64_t align,
                          const pl_term *root, bool store);
/* Records an access as pl_sem_record_access does, but to `places` bytes from `address` on (a BV64), or to the set of places that
 * it stands for (a BOOL). */
void pl_sem_record_places(pl_sem *sem, const pl_op *op, const pl_term *address, const pl_term *places, uint64_t align,
                          const pl_term *root, bool store);

#endif
