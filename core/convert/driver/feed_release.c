/* feed_release.c - freeing operations of the source that are converted. */
#include <assert.h>

#include "core/convert/driver/feed.h"
#include "core/convert/emit/body.h"
#include "core/convert/emit/uses.h"

/* Marks the function arguments among the op's operands as used. */
static void note_used_arguments(pl_rw_feed *f, const pl_op *op) {
  const pl_block *entry = pl_func_entry(f->feeder->func);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_value *value = pl_operand(op, i);
    if (!value->op && value->block == entry) f->used[value->index] = true;
  }
}

void pl_feed_converted(pl_rw *rw, pl_op *source) {
  assert(rw->feed && rw->bodies);
  note_used_arguments(rw->feed, source);
  if (!pl_fold_looks_through(source->info->kind)) pl_op_drop_operands(source);
  bool ends = pl_op_has(source, PL_TRAIT_TERMINATOR) || source->num_successors; /* the graph stays */
  if (!ends) pl_vec_push(&rw->feed->converted, source);
}

/* Whether no op to come can need a result of the converted op. */
static bool is_done_with(const pl_rw *rw, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    const pl_value *result = pl_result(op, i);
    if (pl_feed_needs(result) || pl_body_stream_is_pinned(rw, result)) return false;
  }
  return true;
}

/* Frees a converted source op and removes it and its results from all maps. */
static void free_source(pl_rw *rw, pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    pl_map_forget_ptr(&rw->maps->values, pl_result(op, i));
    pl_map_forget_ptr(&rw->folded, pl_result(op, i));
  }
  pl_map_forget_ptr(&rw->copies, op);
  pl_map_forget_ptr(&rw->metadata, op);
  pl_op_free(op);
}

/* Removes block arguments that no op to come can need from the map of values and from the list of arguments; the arguments
 * themselves stay. */
static void forget_arguments(pl_rw *rw) {
  pl_values *args = &rw->feed->args;
  size_t remaining = 0;
  for (size_t i = 0; i < args->len; i++) {
    if (pl_feed_needs(args->data[i]) || pl_body_stream_is_pinned(rw, args->data[i]))
      args->data[remaining++] = args->data[i];
    else
      pl_map_forget_ptr(&rw->maps->values, args->data[i]);
  }
  args->len = remaining;
}

/* Frees the converted source ops that no op to come can need, users before what they use, and forgets such block arguments. Does
 * nothing until enough of them have piled up. */
void pl_feed_release(pl_rw *rw) {
  assert(rw->feed && rw->bodies);
  pl_rw_feed *f = rw->feed;
  if (f->converted.len < 2 * f->left + rw->options->taker->ops) return;
  size_t remaining = f->converted.len;
  for (size_t i = f->converted.len; i-- > 0;) {
    pl_op *op = f->converted.data[i];
    if (is_done_with(rw, op))
      free_source(rw, op);
    else
      f->converted.data[--remaining] = op;
  }
  f->left = f->converted.len - remaining;
  memmove(f->converted.data, f->converted.data + remaining, f->left * sizeof *f->converted.data);
  f->converted.len = f->left;
  forget_arguments(rw);
}
