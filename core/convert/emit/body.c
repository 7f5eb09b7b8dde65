/* body.c - what the functions whose bodies are handed over (body_stream.h) demand of what is converted in them. */
#include "core/convert/emit/body.h"

#include <assert.h>

/* Ends the run with PL_CONVERT_GIVEN_UP, since it needs what was handed over already; does nothing if the run has failed. */
void pl_body_stream_give_up(pl_rw *rw) {
  if (rw->status == PL_CONVERT_DONE) rw->status = PL_CONVERT_GIVEN_UP;
}

void pl_body_stream_map(pl_rw *rw, const pl_value *source, const pl_value *value) {
  assert(rw->bodies);
  if (value->op) pl_vec_push(&rw->bodies->mapped, source);
}

void pl_body_stream_pin(pl_rw *rw, const pl_value *source) {
  assert(rw->bodies);
  pl_map_set_ptr(&rw->bodies->pinned, source, source);
}

bool pl_body_stream_is_pinned(const pl_rw *rw, const pl_value *source) {
  assert(rw->bodies);
  return rw->bodies->pinned.len && pl_map_has(&rw->bodies->pinned, source);
}

/* Whether the body of a function is being handed over to the client at the moment. */
static bool is_function_open(const pl_rw *rw) { return rw->bodies && rw->bodies->func; }

void pl_body_stream_reorder(pl_rw *rw) {
  assert(rw->bodies);
  rw->bodies->reordered = true;
}

void pl_body_stream_ask_order(pl_rw *rw) {
  if (is_function_open(rw) && rw->bodies->reordered) pl_body_stream_give_up(rw);
}

bool pl_body_stream_ask_whole(pl_rw *rw) {
  bool gone = is_function_open(rw) && (rw->bodies->begun || rw->bodies->reordered);
  if (gone) pl_body_stream_give_up(rw);
  return !gone;
}
