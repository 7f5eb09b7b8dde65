/* uses.c - whether source values are used. Where the source is read while it is converted, not all users may be there yet. */
#include "core/convert/emit/uses.h"

#include <assert.h>

#include "core/convert/emit/body.h"

bool pl_rw_is_used(pl_rw *rw, const pl_value *source) {
  bool unknown = rw->feed && !source->uses && source->name;
  if (unknown) pl_body_stream_give_up(rw);
  return source->uses != NULL;
}

bool pl_rw_is_used_once(pl_rw *rw, const pl_value *source) {
  if (rw->feed) pl_body_stream_give_up(rw);
  return source->uses && !source->uses->next;
}

bool pl_feed_uses_argument(const pl_rw *rw, const pl_value *arg) {
  assert(!arg->op && arg->block);
  const pl_body_feeder *feeder = rw->options->feeder;
  if (!rw->feed || arg->block->region->op != feeder->func) return arg->uses != NULL;
  return feeder->mentions_argument(feeder->user, arg->index);
}

bool pl_feed_needs(const pl_value *source) { return source->uses || source->name; }
