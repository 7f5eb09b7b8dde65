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

/* Frees what is converted and no longer needed, when there is enough of it. */
void pl_feed_release(pl_rw *rw);

/* Starts reading the function that the options' feeder gives, at its entry block; nothing to do without a feeder, or where
 * bodies are not handed over. */
void pl_feed_new(pl_rw *rw);
/* Frees what reading a function needed, if one was read. */
void pl_feed_free(pl_rw *rw);
/* Converts its body, block by block: `convert` an op. */
void pl_feed_blocks(pl_rw *rw, const pl_region *source, bool convert(pl_rw *rw, const pl_op *op));
/* An op of it has been converted. */
void pl_feed_converted(pl_rw *rw, pl_op *source);

#endif
