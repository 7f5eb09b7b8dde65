/* room.c - the stack has an end: the lowering's may grow with the rounds of a loop only where the source's does, and what it
 * takes at once is what the source takes, or little. And no object on the heap is larger than half of the address space.
 *
 * What an llvm.alloca takes is given back at the return, or where the stack is restored to what was saved before it. Sources:
 * LLVM Language Reference, "'alloca' Instruction", "'llvm.stackrestore.*' Intrinsic"; MLIR documentation, "'memref' Dialect",
 * memref.alloca, memref.alloca_scope. */
#include "verify/tv/internal.h"

typedef PL_VEC(const pl_block *) block_vec;

/* Whether every way from the entry to `to` leads through `through`. */
static bool dominates(const pl_cfg *cfg, const pl_block *through, const pl_block *to) {
  block_vec work = {0};
  pl_map seen = {0};
  bool reached = false;
  if (cfg->blocks[0] != through) pl_vec_push(&work, cfg->blocks[0]);
  while (work.len > 0 && !reached) {
    const pl_block *at = pl_vec_pop(&work);
    if (at == through || pl_map_has(&seen, at)) continue;
    pl_map_set_ptr(&seen, at, at);
    reached = at == to;
    for (uint32_t i = 0; at->last && i < at->last->num_successors; i++)
      pl_vec_push(&work, at->last->successors[i].block);
  }
  pl_vec_free(&work);
  pl_map_free(&seen);
  return !reached;
}

static bool stands_before(const pl_op *a, const pl_op *b) {
  while (b && b != a)
    b = b->prev;
  return b != NULL;
}

/* Whether an op gives back what `taker` has taken: what it restores was saved before that, in each round. */
static bool gives_back(const pl_cfg *cfg, const pl_op *op, const pl_op *taker) {
  const pl_op *save = pl_op_is(op, PL_OP_LLVM_INTR_STACKRESTORE) ? pl_operand(op, 0)->op : NULL;
  if (!save || !pl_op_is(save, PL_OP_LLVM_INTR_STACKSAVE)) return false;
  return save->block == taker->block ? stands_before(save, taker) : dominates(cfg, save->block, taker->block);
}

/* Whether what is given back between two ops of a block, `from` and `to` (NULL: its end), is what `taker` has taken. */
static bool is_given_back(const pl_cfg *cfg, const pl_op *from, const pl_op *to, const pl_op *taker) {
  for (const pl_op *op = from; op && op != to; op = op->next)
    if (gives_back(cfg, op, taker)) return true;
  return false;
}

static void push_ways(const pl_block *block, block_vec *work) {
  for (uint32_t i = 0; block->last && i < block->last->num_successors; i++)
    pl_vec_push(work, block->last->successors[i].block);
}

/* Whether there is a way from an op back to it on which the stack keeps what the op takes. What is done in a scope of its own
 * (memref.alloca_scope) is given back at the end of that. */
static bool grows(const pl_cfg *cfg, const pl_op *taker) {
  const pl_block *home = taker->block;
  block_vec work = {0};
  pl_map seen = {0};
  bool found = false;
  if (home->number >= cfg->num_blocks || cfg->blocks[home->number] != home) return false;
  if (!is_given_back(cfg, taker->next, NULL, taker)) push_ways(home, &work);
  while (work.len > 0 && !found) {
    const pl_block *at = pl_vec_pop(&work);
    if (pl_map_has(&seen, at)) continue;
    pl_map_set_ptr(&seen, at, at);
    const bool freed = is_given_back(cfg, at->first, at == home ? taker : NULL, taker);
    found = at == home && !freed;
    if (!freed) push_ways(at, &work);
  }
  pl_vec_free(&work);
  pl_map_free(&seen);
  return found;
}

/* An op of the source's own: the frame of a callee that is run inside ends with its body. */
static bool is_own(const pl_cfg *cfg, const pl_op *op) {
  const pl_op *at = pl_cfg_origin(cfg, op);
  while (at && at != cfg->func)
    at = at->block ? at->block->region->op : NULL;
  return at != NULL;
}

enum { MEGABYTE = 1 << 20 };

static void oblige(pl_tv *tv, pl_path *path, const pl_sem_object *theirs, const pl_op *op, const char *detail, bool holds) {
  if (!holds)
    pl_tv_oblige(tv, path, PL_OBLIGATION_LIFETIME, theirs ? theirs->op : NULL, op, detail, pl_tv_stretch(path),
                 pl_bool(tv->T, false));
}

/* A number of bytes that is known and no more than what the source takes and a megabyte. */
static bool is_modest(const pl_sem_object *object, const pl_sem_object *theirs) {
  uint64_t size, asked = 0;
  if (theirs && (theirs->asked == object->size || !theirs->asked)) return true;
  if (!pl_term_const_u64(object->size, &size)) return theirs != NULL;
  if (theirs) pl_term_const_u64(theirs->asked, &asked);
  return size <= MEGABYTE || size - MEGABYTE <= asked;
}

/* What the source asks for is assumed to be had: that, and what is put in front of it to make it aligned. */
static bool is_asked_for(pl_tv *tv, pl_path *path, const pl_sem_object *object, const pl_sem_object *theirs) {
  if (!theirs || !theirs->asked) return false;
  const pl_term *more = pl_bv_sub(tv->T, object->size, theirs->asked);
  const pl_term *little = pl_bv_binary(tv->T, PL_TERM_BV_ULE, more, pl_bv_u64(tv->T, PL_POINTER_BITS, MEGABYTE));
  return pl_term_is_true(little) || (!pl_term_is_false(little) && pl_tv_holds(tv, path, little));
}

/* Nor is there more to a returned memref of unknown rank than there is room for its descriptor, which the convention asks for.
 * (LLVM IR Target, "Unranked MemRef types": results.) */
static bool is_returned_descriptor(pl_tv *tv, pl_path *path, const pl_sem_object *object) {
  const pl_op *end = path->a.next;
  for (uint32_t i = 0; end && i < end->num_operands; i++) {
    if (pl_operand(end, i)->type->kind != PL_TYPE_UNRANKED_MEMREF) continue;
    const pl_leaf *leaves = pl_sem_get(path->a.sem, pl_operand(end, i));
    if (!leaves) continue;
    const pl_term *same = pl_eq(tv->T, object->size, pl_sem_descriptor_bytes(path->a.sem, leaves[0].value));
    if (pl_term_is_true(same) || (!pl_term_is_false(same) && pl_tv_holds(tv, path, same))) return true;
  }
  return false;
}

/* Asked for more than an object may have, all allocators return null. To be shown without what holds only if it is had. */
static void oblige_heap(pl_tv *tv, pl_path *path, const pl_sem_object *object, const pl_sem_object *theirs) {
  const pl_term *most = pl_bv_u64(tv->T, PL_POINTER_BITS, INT64_MAX);
  const pl_term *goal = pl_bv_binary(tv->T, PL_TERM_BV_ULE, object->size, most);
  if (pl_term_is_true(goal)) return;
  tv->legality = true;
  if (!is_asked_for(tv, path, object, theirs) && !is_returned_descriptor(tv, path, object))
    pl_tv_oblige(tv, path, PL_OBLIGATION_ALLOCATION, theirs ? theirs->op : NULL, object->op, "there are objects of that size",
                 pl_tv_stretch(path), goal);
  tv->legality = false;
}

void pl_tv_oblige_room(pl_tv *tv, pl_path *path, bool goes_on) {
  if (!tv->final || tv->search || pl_tv_rule_off(tv, PL_RULE_LIFETIMES)) return;
  for (size_t i = 0; i < path->b.sem->objects.len; i++) {
    const pl_sem_object *object = &path->b.sem->objects.data[i];
    if (!object->op) continue;
    const pl_sem_object *theirs = object->shared ? pl_sem_find_object(path->a.sem, object->base) : NULL;
    if (object->kind == PL_SEM_HEAP) oblige_heap(tv, path, object, theirs);
    if (object->kind != PL_SEM_STACK) continue;
    oblige(tv, path, theirs, object->op, "the stack has room for the lowering's object", is_modest(object, theirs));
    if (!goes_on || !grows(tv->b, object->op)) continue;
    const bool alike = theirs && theirs->op && is_own(tv->a, theirs->op) && grows(tv->a, theirs->op);
    oblige(tv, path, theirs, object->op, "the stack grows with each round of a loop, the source's does not", alike);
  }
}
