/* feed.h - a function of the source that is read while it is converted (body_stream.h). For feed.c and feed_release.c. */
#ifndef PL_CORE_CONVERT_DRIVER_FEED_H
#define PL_CORE_CONVERT_DRIVER_FEED_H

#include "core/convert/types/state.h"

struct pl_rw_feed {
  const pl_body_feeder *feeder;
  pl_ops converted; /* what is left of it */
  size_t left;      /* when it was last looked through */
  pl_values args;   /* of blocks other than the entry that were entered */
  bool *used;       /* which arguments of the function were used */
  /* where the walk along the edges from the entry is, as long as it meets the blocks in their order */
  bool in_order;
  pl_map seen;
  PL_VEC(const pl_block *) work;
};

/* Frees the source ops that are converted and no longer needed, and forgets the block arguments that are not, once enough of such
 * ops have piled up; does nothing before. */
void pl_feed_release(pl_rw *rw);

/* Prepares reading the function that the options' feeder gives while it is converted; does nothing without a feeder or where
 * bodies are not handed over. */
void pl_feed_new(pl_rw *rw);
/* Frees the state of reading a function and sets rw->feed to NULL; does nothing if no function was read. */
void pl_feed_free(pl_rw *rw);
/* Converts the body of the function that is read, block by block in the order of the region, with `convert` for each op; stops if
 * that returns false. Gives the run up if the source cannot be read or is not as it was announced. */
void pl_feed_blocks(pl_rw *rw, const pl_region *source, bool convert(pl_rw *rw, const pl_op *op));
/* Notes that an op of the function that is read has been converted: marks the function arguments that it uses, drops its operands
 * unless folds look through it, and lists it to be freed unless it ends its block. */
void pl_feed_converted(pl_rw *rw, pl_op *source);

#endif
