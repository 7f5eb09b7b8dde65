/* strided_copy.h - copies of many elements at once. */
#ifndef PL_VERIFY_SEM_MEMORY_STRIDED_COPY_H
#define PL_VERIFY_SEM_MEMORY_STRIDED_COPY_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/terms/copy_terms.h"

/* One end of a copy: elements from an address on, at strides that are counted in elements. */
typedef struct pl_copy_end {
  const pl_term *address; /* BV64 */
  const pl_term *sizes[PL_COPY_MAX_RANK], *strides[PL_COPY_MAX_RANK];
} pl_copy_end;

/* Carries out a copy of `bytes` (BV64) contiguous bytes; a constant 0 has no effect. Unless `may_overlap`, adds the condition
 * that the ends are equal or disjoint where they may be in one object. PL_SEM_UNDECIDED if the object of an address is not known.
 */
pl_sem_status pl_sem_copy_block(pl_sem *sem, const pl_op *op, const pl_term *to, const pl_term *from, const pl_term *bytes,
                                bool may_overlap);
/* Carries out a copy of elements of `elem` bytes between two strided ends of one rank, which have to be equal or disjoint and of
 * equal sizes, in the source also not negative ones. PL_SEM_UNDECIDED if the object of an address is not known. */
pl_sem_status pl_sem_copy_ends(pl_sem *sem, const pl_op *op, const pl_copy_end *from, const pl_copy_end *to, uint32_t rank,
                               uint64_t elem);

#endif
