/* body.h - the body of a function that is handed over while it is made (body_stream.h). For body.c and hand_over.c. */
#ifndef PL_CORE_CONVERT_EMIT_BODY_H
#define PL_CORE_CONVERT_EMIT_BODY_H

#include "core/convert/types/state.h"

struct pl_body_stream {
  const pl_body_taker *taker;
  pl_op *func;                     /* of the result, that is being made; NULL outside of functions */
  pl_block *last_taken;            /* the last block that was taken to its end; NULL: none */
  bool reordered;                  /* blocks are converted in another order than without a taker */
  bool begun;                      /* something of it was taken */
  uint32_t waiting;                /* ops of the source that were converted since */
  PL_VEC(const pl_value *) mapped; /* values of the source that got values which are not taken yet */
  pl_map pinned;                   /* values of the source that stand for others */
  size_t known;                    /* values that were mapped when the map was made anew */
  pl_ops needed;                   /* taken ops that may be needed */
};

/* Notes that `source` has been mapped to `value`, if an op defines `value`, so that the mapping can be dropped once the op is
 * handed over. */
void pl_body_stream_map(pl_rw *rw, const pl_value *source, const pl_value *value);
/* Marks a source value as one that other source values were folded to, so that it must not be freed or forgotten. */
void pl_body_stream_pin(pl_rw *rw, const pl_value *source);
/* Gives the run up if a body is being handed over and its blocks are converted in another order than without a taker; called
 * before something that depends on that order is made. */
void pl_body_stream_ask_order(pl_rw *rw);
/* True if no body is being handed over, or nothing of the current one has been handed over or reordered so far; else gives the
 * run up and returns false. */
bool pl_body_stream_ask_whole(pl_rw *rw);
/* Notes that from here on the blocks of the current function are converted in another order than without a taker. */
void pl_body_stream_reorder(pl_rw *rw);
/* Whether other source values were folded to this source value (pl_body_stream_pin), so that it must stay. */
bool pl_body_stream_is_pinned(const pl_rw *rw, const pl_value *source);
/* Ends the run with PL_CONVERT_GIVEN_UP, since it needs what was handed over already; does nothing if the run has failed. */
void pl_body_stream_give_up(pl_rw *rw);

#endif
