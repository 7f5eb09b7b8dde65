/* vector_rows.h - the lanes of a vector in memory, with and without a mask. */
#ifndef PL_VERIFY_SEM_MEMORY_VECTOR_ROWS_H
#define PL_VERIFY_SEM_MEMORY_VECTOR_ROWS_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* The caller fills all but `mem` and `root`, which opening the row sets. */
typedef struct pl_lane_row {
  const pl_op *op;
  const pl_term *address, *poison; /* whether the address is poison */
  const pl_term **mem;             /* as a place */
  const pl_term *root;
  uint32_t lanes, bits;
  uint64_t step, align, elem_align; /* bytes; alignment of the first lane that the op claims, and of each that its type demands */
  const pl_term *stride;            /* BV64: the distance of the lanes, if it is not `step`; else NULL */
} pl_lane_row;

/* Finds the memory of a row all of whose lanes are accessed (r->mem, r->root), and adds the conditions that its address is not
 * poison and its object alive. PL_SEM_UNDECIDED if the memory is not known, else PL_SEM_OK. */
pl_sem_status pl_sem_open_whole_row(pl_sem *sem, pl_lane_row *r);
/* Records the access (`is_store`: a write) to the whole row; where lanes have padding, also one to each lane, since a lowering
 * may access each by itself. */
void pl_sem_record_row(pl_sem *sem, const pl_lane_row *r, bool is_store);
/* The address of a lane, by the row's step or stride in bytes. */
const pl_term *pl_sem_lane_address(pl_sem *sem, const pl_lane_row *r, uint32_t lane);
/* Stores one lane, zero-extended to whole bytes, in the row's memory, which must have been found; objects that it gives access to
 * escape if that is shared memory. */
void pl_sem_write_lane(pl_sem *sem, const pl_lane_row *r, uint32_t lane, pl_leaf value);
/* Carries out a masked load of the row, whose memory it finds, and records the access: lanes whose mask is not set are those of
 * `otherwise`. A poison mask is undefined. PL_SEM_UNDECIDED if the row's memory is not known. */
pl_sem_status pl_sem_masked_load(pl_sem *sem, pl_lane_row *r, const pl_leaf *mask, const pl_leaf *otherwise);
/* Stores the lanes whose mask is set, zero-extended to whole bytes, and records the access; objects that they give access to
 * escape if that is to shared memory. A poison mask is undefined. PL_SEM_UNDECIDED if the row's memory is not known. */
pl_sem_status pl_sem_masked_store(pl_sem *sem, pl_lane_row *r, const pl_leaf *mask, const pl_leaf *value);

#endif
