/* descriptor_copy.h - copies between memrefs whose descriptors are in memory. */
#ifndef PL_VERIFY_SEM_MEMORY_DESCRIPTOR_COPY_H
#define PL_VERIFY_SEM_MEMORY_DESCRIPTOR_COPY_H

#include "verify/sem/memory/strided_copy.h"
#include "verify/sem/state/leaf.h"

/* Reads the ranked descriptor that an unranked memref (its rank and its pointer) refers to, as of rank `rank`, into *out; all its
 * numbers have 64 bits, elements `elem` bytes. Adds the conditions that the rank is right and nothing is poison. False if it
 * can't be read; conditions may have been added. */
bool pl_sem_read_copy_end(pl_sem *sem, const pl_op *op, const pl_leaf *unranked, uint32_t rank, uint64_t elem, pl_copy_end *out);
/* Carries out a copy of elements of `elem` bytes between unranked memrefs of unknown rank, as one opaque function. `ends`: rank
 * and pointer of the memref that is read, then of the memref that is written; different ranks are undefined. PL_SEM_UNDECIDED if
 * a descriptor is not in shared memory. */
pl_sem_status pl_sem_copy_any_rank(pl_sem *sem, const pl_op *op, const pl_leaf *ends, uint64_t elem);

#endif
