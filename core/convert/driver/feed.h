/* feed.h - a function of the source that is read while it is converted (bodies.h). For feed.c and feed_release.c. */
#ifndef PL_CORE_CONVERT_DRIVER_FEED_H
#define PL_CORE_CONVERT_DRIVER_FEED_H

#include "core/convert/fold/fold.h"

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

#endif
