/* hand_over.h - handing over the bodies of functions while they are made (core/convert/body_stream.h). For convert.c and feed.c.
 */
#ifndef PL_CORE_CONVERT_DRIVER_HAND_OVER_H
#define PL_CORE_CONVERT_DRIVER_HAND_OVER_H

#include "core/convert/types/state.h"

/* Starts handing over bodies to the options' taker; nothing to do if there is none, or if these options do not allow it. */
void pl_body_stream_new(pl_rw *rw);
/* A function's region has got its blocks. True if they are to be filled in their order; `ordered`: it is the usual one. */
bool pl_body_stream_begin(pl_rw *rw, pl_op *func, size_t num_blocks, bool ordered);
/* An op of the source has been converted. */
void pl_body_stream_converted(pl_rw *rw, const pl_op *source);
/* After an op of the outermost module. */
void pl_body_stream_end(pl_rw *rw);
/* Frees what handing over needed, if bodies were handed over. */
void pl_body_stream_free(pl_rw *rw);

#endif
