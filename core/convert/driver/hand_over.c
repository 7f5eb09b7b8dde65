/* hand_over.c - handing over what is finished of the bodies of functions, see body_stream.h. */
#include "core/convert/driver/hand_over.h"

#include <assert.h>

#include "core/convert/driver/feed.h"
#include "core/convert/emit/body.h"
#include "core/convert/emit/uses.h"

/* pl_op.mark of an op of the source: it was converted. */
enum { CONVERTED = 1 };
/* Of an op of the result: it was taken; a later op may need it. */
enum { TAKEN = 1, NEEDED = 2 };

bool pl_convert_streams_bodies(const pl_convert_options *options) {
  bool scoped = options->scope && options->scope->depth > 0;
  return (options->set & PL_CONVERT_ALL) == PL_CONVERT_ALL && !scoped && !options->extension && !options->typed_pointers;
}

void pl_body_stream_new(pl_rw *rw) {
  assert(!rw->bodies);
  const pl_body_taker *taker = rw->options->taker;
  if (!taker || !pl_convert_streams_bodies(rw->options)) return;
  rw->bodies = pl_xmalloc(sizeof *rw->bodies);
  *rw->bodies = (pl_body_stream){.taker = taker};
}

void pl_body_stream_free(pl_rw *rw) {
  if (!rw->bodies) return;
  pl_vec_free(&rw->bodies->mapped);
  pl_vec_free(&rw->bodies->needed);
  pl_map_free(&rw->bodies->pinned);
  free(rw->bodies);
  rw->bodies = NULL;
}

bool pl_body_stream_begin(pl_rw *rw, pl_op *func, size_t num_blocks, bool ordered) {
  assert(rw->bodies);
  pl_body_stream *b = rw->bodies;
  if (b->func || !pl_op_has(func, PL_TRAIT_FUNCTION) || func->block != rw->out->op->regions[0]->first) return false;
  if (!ordered && num_blocks < b->taker->ops) return false;
  b->func = func;
  b->reordered = !ordered;
  b->begun = false;
  b->last_taken = NULL;
  b->waiting = 0;
  b->known = 0;
  return true;
}

/* ---- What is finished ---- */

/* Whether the op, if any, ends its block. */
static bool is_terminator(const pl_op *op) { return op && (pl_op_has(op, PL_TRAIT_TERMINATOR) || op->num_successors); }

/* The first block of the function from which ops have still to be taken; NULL if there is none. */
static pl_block *first_block(const pl_body_stream *b) { return b->last_taken ? b->last_taken->next : b->func->regions[0]->first; }

/* The last block that ops can be taken from: with `all` the last one of the function, else the one that ops are being appended
 * to, before which all is finished. NULL if there is none. */
static pl_block *last_block(const pl_rw *rw, bool all) {
  const pl_body_stream *b = rw->bodies;
  if (all) return first_block(b) ? b->func->regions[0]->last : NULL;
  pl_block *block = first_block(b);
  while (block && block != rw->block)
    block = block->next;
  return block;
}

/* Whether no op from block `first` to block `last` has regions or is an unrealized_conversion_cast, so that the taker can have
 * them. */
static bool can_be_taken(const pl_block *first, const pl_block *last) {
  for (const pl_block *block = first;; block = block->next) {
    for (const pl_op *op = block->first; op; op = op->next)
      if (op->num_regions || pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST)) return false;
    if (block == last) return true;
  }
}

/* ---- What is needed ---- */

/* Whether ops to come may ask for the new value of the source value. */
static bool is_needed(const pl_rw *rw, const pl_value *source) {
  if (pl_body_stream_is_pinned(rw, source)) return true;
  if (rw->feed) return pl_feed_needs(source);
  for (const pl_use *use = source->uses; use; use = use->next)
    if (use->owner->mark != CONVERTED) return true;
  return false;
}

/* Marks taken ops as NEEDED whose results ops to come may still ask for. */
static void mark_needed(pl_rw *rw) {
  pl_body_stream *b = rw->bodies;
  for (size_t i = 0; i < b->mapped.len; i++) {
    const pl_value *value = pl_map_get_ptr(&rw->maps->values, b->mapped.data[i]);
    if (value && value->op && (value->op->mark & TAKEN) && is_needed(rw, b->mapped.data[i])) value->op->mark |= NEEDED;
  }
}

/* Whether a result of the op has uses. */
static bool is_used(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op->results[i].uses) return true;
  return false;
}

/* Rebuilds the map of values without removed entries once it has grown enough, so that its size stays in proportion to what is
 * needed. */
static void shrink_map(pl_body_stream *b, pl_map *values) {
  enum { SHORT = 4096 };
  if (values->len < SHORT || values->len / 2 < b->known) return;
  pl_map left = {0};
  for (size_t i = 0; i < values->len; i++)
    if (pl_map_entries(values)[i].value) pl_map_set(&left, pl_map_entries(values)[i].key, pl_map_entries(values)[i].value);
  pl_map_free(values);
  *values = left;
  b->known = left.len;
}

/* Removes the mappings of source values to results of taken ops that are not needed (a lookup then finds nothing); b->mapped
 * keeps the values that are mapped to results of ops not taken. */
static void forget_values(pl_rw *rw) {
  pl_body_stream *b = rw->bodies;
  size_t left = 0;
  for (size_t i = 0; i < b->mapped.len; i++) {
    const pl_value *source = b->mapped.data[i], *value = pl_map_get_ptr(&rw->maps->values, source);
    if (!value || !value->op) continue;
    if (!(value->op->mark & TAKEN))
      b->mapped.data[left++] = source;
    else if (!(value->op->mark & NEEDED))
      pl_map_set_ptr(&rw->maps->values, source, NULL);
  }
  b->mapped.len = left;
  shrink_map(b, &rw->maps->values);
}

/* Unlinks a needed op from its block, but leaves it its block pointer, and lists it for pl_body_stream_end. */
static void keep(pl_body_stream *b, pl_op *op) {
  pl_block *block = op->block;
  pl_op_unlink(op);
  op->block = block;
  pl_vec_push(&b->needed, op);
}

/* Frees the taken ops of a block but terminators; those that are needed are unlinked and listed instead. */
static void free_ops(pl_body_stream *b, pl_block *block) {
  PL_FOR_OPS(op, block) {
    if (op->mark & NEEDED)
      keep(b, op);
    else if (!is_terminator(op))
      pl_op_free(op);
  }
}

/* Frees the taken ops that were retained because they might be needed. */
static void free_needed(pl_body_stream *b) {
  while (b->needed.len) {
    pl_op *op = pl_vec_pop(&b->needed);
    op->block = NULL;
    pl_op_free(op);
  }
}

/* ---- Handing over ---- */

#define FOR_BLOCKS(block, first, last) for (pl_block *block = (first); block; block = block == (last) ? NULL : block->next)

/* Frees the ops of the blocks `first` to `last`, which were taken, apart from terminators and ops that are still needed, drops
 * the operands of all, and forgets the values of those that are not needed. */
static void release(pl_rw *rw, pl_block *first, pl_block *last) {
  pl_body_stream *b = rw->bodies;
  FOR_BLOCKS(block, first, last) {
    PL_FOR_OPS(op, block) {
      pl_op_drop_operands(op);
      op->mark = TAKEN;
    }
  }
  FOR_BLOCKS(block, first, last) { /* what stands further on may use it */
    PL_FOR_OPS(op, block) if (is_used(op)) op->mark |= NEEDED;
  }
  mark_needed(rw);
  forget_values(rw);
  FOR_BLOCKS(block, first, last) free_ops(b, block);
}

/* Hands the finished blocks and the ops so far of the current one to the taker, with `all` the rest of the function, and frees
 * what it took. False if the taker fails, or if an op cannot be taken and the function cannot stay whole instead. */
static bool hand_over(pl_rw *rw, bool all) {
  pl_body_stream *b = rw->bodies;
  pl_block *first = first_block(b), *last = last_block(rw, all);
  b->waiting = 0;
  if (!last) return true;
  if (!can_be_taken(first, last)) {
    bool can_stay = !b->begun && !b->reordered && !rw->feed;
    if (can_stay) b->func = NULL;
    return can_stay;
  }
  b->begun = true;
  FOR_BLOCKS(block, first, last) {
    if (!b->taker->take(b->taker->user, b->func, block)) return false;
  }
  bool ended = all || is_terminator(last->last);
  release(rw, first, last);
  b->last_taken = ended ? last : last->prev;
  return true;
}

void pl_body_stream_converted(pl_rw *rw, const pl_op *source) {
  assert(rw->bodies);
  pl_body_stream *b = rw->bodies;
  ((pl_op *)source)->mark = CONVERTED;
  if (rw->feed && b->func) pl_feed_converted(rw, (pl_op *)source);
  if (!b->func || rw->block->region != b->func->regions[0] || ++b->waiting < b->taker->ops) return;
  if (!hand_over(rw, false)) pl_body_stream_give_up(rw);
}

void pl_body_stream_end(pl_rw *rw) {
  assert(rw->bodies);
  pl_body_stream *b = rw->bodies;
  bool goes_on = rw->status == PL_CONVERT_DONE;
  if (goes_on && b->func) goes_on = hand_over(rw, true) && (!b->func || b->taker->end(b->taker->user, b->func));
  if (goes_on)
    free_needed(b);
  else
    pl_body_stream_give_up(rw);
  b->func = NULL;
  pl_vec_clear(&b->needed);
  pl_vec_clear(&b->mapped);
  pl_map_clear(&b->pinned);
}
