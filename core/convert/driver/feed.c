/* feed.c - a function of the source that is read while it is converted, and freed once it is converted.
 *
 * What is converted forgets its operands, unless folds look through it (fold.h); it is freed when nothing uses it and the rest of
 * the text does not mention it. Nothing of it is in a map then: its memory becomes that of ops to come. */
#include "core/convert/driver/feed.h"

#include <assert.h>

#include "core/convert/driver/hand_over.h"
#include "core/convert/emit/blocks.h"
#include "core/convert/emit/body.h"
#include "core/convert/emit/uses.h"
#include "core/convert/emit/values.h"

void pl_feed_new(pl_rw *rw) {
  assert(!rw->feed);
  const pl_body_feeder *feeder = rw->options->feeder;
  if (!feeder || !rw->bodies) return;
  const pl_block *entry = pl_func_entry(feeder->func);
  rw->feed = pl_xmalloc(sizeof *rw->feed);
  *rw->feed = (pl_rw_feed){.feeder = feeder, .in_order = true, .used = PL_NEW_ARRAY(rw->arena, bool, entry->num_args + 1)};
  pl_vec_push(&rw->feed->work, entry);
}

void pl_feed_free(pl_rw *rw) {
  if (!rw->feed) return;
  pl_vec_free(&rw->feed->converted);
  pl_vec_free(&rw->feed->args);
  pl_map_free(&rw->feed->seen);
  pl_vec_free(&rw->feed->work);
  free(rw->feed);
  rw->feed = NULL;
}

/* ---- The order of the blocks ---- */

/* Takes the next block of the depth-first order along the edges from the entry, and calls pl_body_stream_reorder if that is not
 * `block`. Does nothing after such a reordering, or if no block of that order is left. */
static void enter_block(pl_rw *rw, const pl_block *block) {
  pl_rw_feed *f = rw->feed;
  while (f->in_order && f->work.len && pl_map_has(&f->seen, pl_vec_last(&f->work)))
    (void)pl_vec_pop(&f->work);
  if (!f->in_order || !f->work.len) return;
  f->in_order = pl_vec_pop(&f->work) == block;
  if (!f->in_order) pl_body_stream_reorder(rw);
  pl_map_set_ptr(&f->seen, block, block);
}

/* Continues the walk along the edges from the entry (f->work) with the successors of a block that is converted. Does nothing if
 * the blocks are not in the order of the walk, or it has not met this one. */
static void leave_block(pl_rw_feed *f, const pl_block *block) {
  if (!f->in_order || !pl_map_has(&f->seen, block)) return;
  const pl_op *last = block->last;
  for (uint32_t i = last ? last->num_successors : 0; i-- > 0;)
    pl_vec_push(&f->work, last->successors[i].block);
}

/* ---- The blocks ---- */

/* Maps the arguments of a source block other than the entry to those of its new block, rw->block, and appends them to the list of
 * mapped arguments, rw->feed->args. */
static void receive_arguments(pl_rw *rw, const pl_block *block) {
  for (uint32_t i = 0; i < block->num_args; i++) {
    pl_rw_map(rw, block->args[i], rw->block->args[i]);
    pl_vec_push(&rw->feed->args, block->args[i]);
  }
}

/* The op after `op` in the block (NULL: the first one), reading more of the source if it is not there yet; NULL at the end of the
 * block or if the run has ended. The run is given up if reading fails. */
static const pl_op *next_op(pl_rw *rw, const pl_block *block, const pl_op *op) {
  const pl_body_feeder *feeder = rw->feed->feeder;
  const pl_op *next = op ? op->next : block->first;
  while (!next && rw->status == PL_CONVERT_DONE && feeder->at(feeder->user) == block) {
    pl_feed_release(rw);
    const pl_op *last = block->last;
    if (!feeder->more(feeder->user)) pl_body_stream_give_up(rw);
    next = last ? last->next : block->first;
  }
  return rw->status == PL_CONVERT_DONE ? next : NULL;
}

/* Whether exactly those arguments of the function were used for which `mentioned`, by index, is true, as the feeder had it. */
static bool are_arguments_right(const pl_rw *rw, const bool *mentioned) {
  for (uint32_t i = 0; i < pl_func_entry(rw->feed->feeder->func)->num_args; i++)
    if (mentioned[i] != rw->feed->used[i]) return false;
  return true;
}

void pl_feed_blocks(pl_rw *rw, const pl_region *source, bool convert(pl_rw *rw, const pl_op *op)) {
  assert(rw->feed && source->op == rw->feed->feeder->func);
  pl_rw_feed *f = rw->feed;
  const pl_block *entry = source->first;
  bool *mentioned = PL_NEW_ARRAY(rw->arena, bool, entry->num_args + 1);
  for (uint32_t i = 0; i < entry->num_args; i++)
    mentioned[i] = pl_feed_uses_argument(rw, entry->args[i]);
  PL_FOR_BLOCKS(block, source) {
    enter_block(rw, block);
    rw->block = pl_rw_block(rw, block);
    if (block != entry) receive_arguments(rw, block);
    const pl_op *op = NULL;
    while ((op = next_op(rw, block, op)) != NULL && convert(rw, op))
      pl_body_stream_converted(rw, op);
    if (op || rw->status != PL_CONVERT_DONE) return;
    if (block->last && !pl_rw_knows_branch(block->last)) pl_body_stream_give_up(rw);
    leave_block(f, block);
  }
  if (!are_arguments_right(rw, mentioned)) pl_body_stream_give_up(rw);
}
