/* hand_over.h - handing over the bodies of functions while they are made (core/convert/body_stream.h). For convert.c and feed.c.
 */
#ifndef PL_CORE_CONVERT_DRIVER_HAND_OVER_H
#define PL_CORE_CONVERT_DRIVER_HAND_OVER_H

#include "core/convert/types/state.h"

/* Prepares handing over the bodies of functions to the options' taker; does nothing if there is none or the options do not allow
 * it. */
void pl_body_stream_new(pl_rw *rw);
/* Begins to hand over a function once its blocks are made; the caller then converts its blocks in the order of the region.
 * `ordered`: that is the usual conversion order. False, with no effect, if the function cannot be handed over now or another
 * order is not worth it. */
bool pl_body_stream_begin(pl_rw *rw, pl_op *func, size_t num_blocks, bool ordered);
/* Marks an op of the source as converted, for the feed (feed.h) too if a function is read, and hands over what is finished when
 * enough ops of the function's own blocks have been converted. Gives the run up if that fails. */
void pl_body_stream_converted(pl_rw *rw, const pl_op *source);
/* To be called after a function of the outermost module is converted: hands over the rest of the function that is being handed
 * over, if any, and reports its end to the taker. Gives the run up if that or the conversion fails. */
void pl_body_stream_end(pl_rw *rw);
/* Frees the state of handing over bodies, if there is any. */
void pl_body_stream_free(pl_rw *rw);

#endif
