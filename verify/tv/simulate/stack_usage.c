/* stack_usage.c - the stack has an end: the lowering's may grow with the iterations of a loop, or with calls that come back, only
 * where the source's does, and what it takes beyond what the source takes is little, all together. And no object on the heap is
 * larger than half of the address space.
 *
 * What an llvm.alloca takes is given back at the return, or where the stack is restored to what was saved before it. Sources:
 * LLVM Language Reference, "'alloca' Instruction", "'llvm.stackrestore.*' Intrinsic"; MLIR documentation, "'memref' Dialect",
 * memref.alloca, memref.alloca_scope. */
#include <assert.h>

#include "verify/sem/memory/objects.h"
#include "verify/sem/ops/unranked.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/values.h"
#include "verify/tv/function/recursion.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/obligations.h"
#include "verify/tv/simulate/scopes.h"

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

/* Whether `a` is `b` or comes before it in its block. */
static bool stands_before(const pl_op *a, const pl_op *b) {
  while (b && b != a)
    b = b->prev;
  return b != NULL;
}

/* Whether the op is known to release the stack memory that `taker` takes. */
static bool gives_back(const pl_cfg *cfg, const pl_op *op, const pl_op *taker) {
  if (pl_tv_ends_scope(op)) return pl_tv_scope_of(cfg, taker) == pl_tv_ended_scope(cfg, op);
  const pl_op *save = pl_op_is(op, PL_OP_LLVM_INTR_STACKRESTORE) ? pl_operand(op, 0)->op : NULL;
  if (!save || !pl_op_is(save, PL_OP_LLVM_INTR_STACKSAVE)) return false;
  return save->block == taker->block ? stands_before(save, taker) : dominates(cfg, save->block, taker->block);
}

/* Appends to `work` the blocks that are successors of the block. */
static void push_ways(const pl_block *block, block_vec *work) {
  for (uint32_t i = 0; block->last && i < block->last->num_successors; i++)
    pl_vec_push(work, block->last->successors[i].block);
}

typedef struct keeping {
  const pl_cfg *cfg;
  const pl_op *taker; /* an op that takes from the stack */
  bool (*ends)(const struct keeping *, const pl_op *op);
  bool found;
} keeping;

/* Goes through the ops from `from` up to `to` (NULL: the end of the block) and stops at the first that is an end, which sets
 * `found`. False if one before it releases what was taken. */
static bool keeps_to(keeping *k, const pl_op *from, const pl_op *to) {
  for (const pl_op *op = from; op && op != to && !k->found; op = op->next) {
    if (gives_back(k->cfg, op, k->taker)) return false;
    k->found = k->ends(k, op);
  }
  return true;
}

/* Whether some way leads from an op to one for which `ends` holds without releasing the stack memory that the op takes. False in
 * the region of a memref.alloca_scope, at whose end it is released. */
static bool is_kept_until(const pl_cfg *cfg, const pl_op *taker, bool (*ends)(const keeping *, const pl_op *)) {
  const pl_block *home = taker->block;
  keeping k = {cfg, taker, ends, false};
  block_vec work = {0};
  pl_map seen = {0};
  if (home->number >= cfg->num_blocks || cfg->blocks[home->number] != home) return false;
  if (keeps_to(&k, taker->next, NULL)) push_ways(home, &work);
  while (work.len > 0 && !k.found) {
    const pl_block *at = pl_vec_pop(&work);
    if (pl_map_has(&seen, at)) continue;
    pl_map_set_ptr(&seen, at, at);
    if (keeps_to(&k, at->first, at == home ? taker->next : NULL)) push_ways(at, &work);
  }
  pl_vec_free(&work);
  pl_map_free(&seen);
  return k.found;
}

/* Whether `op` is the op that takes stack memory itself. */
static bool is_taker(const keeping *k, const pl_op *op) { return op == k->taker; }
/* Whether `op` is a call by which the function may be called again through functions of the module (pl_tv_recurs); what external
 * functions call does not count. */
static bool is_way_back(const keeping *k, const pl_op *op) { return pl_tv_recurs(k->cfg->func, op); }

/* Whether the op may be carried out again, as in the next iteration of a loop, while what it has taken is still on the stack. */
static bool grows(const pl_cfg *cfg, const pl_op *taker) { return is_kept_until(cfg, taker, is_taker); }
/* Whether a recursive call may be reached while what the op has taken is still on the stack. */
static bool grows_by_calls(const pl_cfg *cfg, const pl_op *taker) { return is_kept_until(cfg, taker, is_way_back); }

/* Whether the op is of the source's function itself, not of the body of an inlined callee, whose frame ends with that. */
static bool is_own(const pl_cfg *cfg, const pl_op *op) {
  const pl_op *at = pl_cfg_origin(cfg, op);
  while (at && at != cfg->func)
    at = at->block ? at->block->region->op : NULL;
  return at != NULL;
}

enum { MEGABYTE = 1 << 20 };

/* If `holds` is false, states an obligation on stack usage that fails; else nothing. */
static void oblige(pl_tv *tv, pl_path *path, const pl_sem_object *source, const pl_op *op, const char *detail, bool holds) {
  if (!holds)
    pl_tv_oblige(tv, path, PL_OBLIGATION_STACK_USAGE, source ? source->op : NULL, op, detail, pl_tv_stretch(path),
                 pl_bool(tv->T, false));
}

/* How many bytes the lowering's object takes beyond what the object `source` (NULL: the one that it stood for, if any)
 * asks for; UINT64_MAX if that is not constant, 0 if it is not known what `source` asks for. */
static uint64_t more_than(pl_tv *tv, const pl_sem_object *object, const pl_sem_object *source) {
  uint64_t more = UINT64_MAX;
  const pl_term *asked = source ? source->asked : object->source_asked; /* the source's may have ended with its scope */
  if (source && !asked) return 0;
  if (asked == object->size) return 0;
  pl_term_const_u64(asked ? pl_bv_sub(tv->T, object->size, asked) : object->size, &more);
  return more;
}

/* The sum of two numbers, UINT64_MAX if it overflows. */
static uint64_t add(uint64_t a, uint64_t b) { return a > UINT64_MAX - b ? UINT64_MAX : a + b; }

/* The sum of the bytes that the map has for its ops, UINT64_MAX if it overflows. What is released in between counts, too. */
static uint64_t sum_of(const pl_map *taken) {
  uint64_t sum = 0;
  for (size_t i = 0; i < taken->len; i++)
    sum = add(sum, pl_map_entries(taken)[i].value);
  return sum;
}

/* Raises the op's entry in the map to `bytes`, unless it is already as large. */
static void note(pl_map *taken, const pl_op *op, uint64_t bytes) {
  uint64_t *most = pl_map_at(taken, (uint64_t)(uintptr_t)op);
  if (bytes > *most) *most = bytes;
}

/* The bytes of stack that the lowering of a memref.dim may take, to put the memref's sizes, of `word` bytes each, side by side
 * and select one; 0 for other ops. (MLIR, MemRefToLLVM.cpp, DimOp.) */
static uint64_t dimension_bytes(const pl_op *op, uint64_t word) {
  const bool open = pl_op_is(op, PL_OP_MEMREF_DIM) && pl_operand(op, 0)->type->kind == PL_TYPE_MEMREF;
  return open ? pl_operand(op, 0)->type->shaped.rank * word : 0;
}

/* How many bytes of stack the lowering may take in its frame beside the source's objects, by what the source's ops need
 * (dimension_bytes). */
static uint64_t frame_bytes(pl_tv *tv) {
  uint64_t bytes = 0;
  for (uint32_t i = 0; i < tv->source->num_blocks; i++)
    for (const pl_op *op = tv->source->blocks[i]->first; op; op = op->next)
      bytes += dimension_bytes(op, pl_layout_index_bits(tv->world->layout) / 8);
  return bytes;
}

/* Whether the object `source` (may be NULL) asks for this one, too: the lowering's is proved to be as large as that or
 * a little larger, as for alignment. That it can be had is assumed then. */
static bool is_asked_for(pl_tv *tv, pl_path *path, const pl_sem_object *object, const pl_sem_object *source) {
  if (!source || !source->asked) return false;
  const pl_term *more = pl_bv_sub(tv->T, object->size, source->asked);
  const pl_term *little = pl_bv_binary(tv->T, PL_TERM_BV_ULE, more, pl_bv_u64(tv->T, PL_POINTER_BITS, MEGABYTE));
  return pl_term_is_true(little) || (!pl_term_is_false(little) && pl_tv_holds(tv, path, little));
}

/* Whether the object is proved to have the size of the descriptor of an unranked memref that the source returns here: the
 * convention asks for that memory. (LLVM IR Target, "Unranked MemRef types": results.) */
static bool is_returned_descriptor(pl_tv *tv, pl_path *path, const pl_sem_object *object) {
  const pl_op *end = path->source.next;
  for (uint32_t i = 0; end && i < end->num_operands; i++) {
    if (pl_operand(end, i)->type->kind != PL_TYPE_UNRANKED_MEMREF) continue;
    const pl_leaf *leaves = pl_sem_get(path->source.sem, pl_operand(end, i));
    if (!leaves) continue;
    const pl_term *same = pl_eq(tv->T, object->size, pl_sem_descriptor_bytes(path->source.sem, leaves[0].value));
    if (pl_term_is_true(same) || (!pl_term_is_false(same) && pl_tv_holds(tv, path, same))) return true;
  }
  return false;
}

/* Obliges the heap object not to be larger than INT64_MAX bytes, beyond which allocators return null; not if the source or the
 * convention asks for it. Facts that rest on the allocation itself are not used. */
static void oblige_heap(pl_tv *tv, pl_path *path, const pl_sem_object *object, const pl_sem_object *source) {
  const pl_term *most = pl_bv_u64(tv->T, PL_POINTER_BITS, INT64_MAX);
  const pl_term *goal = pl_bv_binary(tv->T, PL_TERM_BV_ULE, object->size, most);
  if (pl_term_is_true(goal)) return;
  tv->run.legality = true;
  if (!is_asked_for(tv, path, object, source) && !is_returned_descriptor(tv, path, object))
    pl_tv_oblige(tv, path, PL_OBLIGATION_ALLOCATION, source ? source->op : NULL, object->op, "there are objects of that size",
                 pl_tv_stretch(path), goal);
  tv->run.legality = false;
}

/* Obliges what an op of the lowering takes from the stack for `object` not to accumulate by iterations or recursive calls where
 * the object `source` (may be NULL) does not. `more`: bytes that the source does not take; `goes_on`: the path goes on to a loop.
 */
static void oblige_growth(pl_tv *tv, pl_path *path, const pl_sem_object *object, const pl_sem_object *source, uint64_t more,
                          bool goes_on) {
  const bool own = source && source->op && is_own(tv->source, source->op);
  if (goes_on && !(own && more == 0 && grows(tv->source, source->op)))
    oblige(tv, path, source, object->op, "the stack grows in each iteration of a loop, the source's does not",
           !grows(tv->lowered, object->op));
  if ((own && more == 0) || !grows_by_calls(tv->lowered, object->op)) return;
  uint64_t size = more;
  if (!own && !pl_term_const_u64(object->size, &size)) size = UINT64_MAX;
  note(&tv->run.kept_by_recursion, object->op, size);
  oblige(tv, path, source, object->op, "the stack grows with each call that comes back, more than the source's does",
         sum_of(&tv->run.kept_by_recursion) <= frame_bytes(tv));
}

void pl_tv_oblige_stack_usage(pl_tv *tv, pl_path *path, bool goes_on) {
  assert(pl_tv_owns(tv, path));
  if (!tv->run.final || tv->run.search || pl_tv_rule_off(tv, PL_RULE_LIFETIMES)) return;
  pl_map taken = {0};
  for (size_t i = 0; i < path->lowered.sem->objects.len; i++) {
    const pl_sem_object *object = &path->lowered.sem->objects.data[i];
    if (!object->op) continue;
    const pl_sem_object *source = object->shared ? pl_sem_find_object(path->source.sem, object->base) : NULL;
    if (object->kind == PL_SEM_HEAP) oblige_heap(tv, path, object, source);
    if (object->kind != PL_SEM_STACK) continue;
    const uint64_t more = more_than(tv, object, source);
    uint64_t *on_path = pl_map_at(&taken, (uint64_t)(uintptr_t)object->op);
    *on_path = add(*on_path, more);
    note(&tv->run.stack_taken, object->op, *on_path);
    oblige(tv, path, source, object->op, "the stack is large enough for the lowering's object",
           sum_of(&tv->run.stack_taken) <= MEGABYTE);
    oblige_growth(tv, path, object, source, more, goes_on);
  }
  pl_map_free(&taken);
}
