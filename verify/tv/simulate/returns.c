/* returns.c - where source and lowering return: results leaf by leaf, memory as the caller sees it, objects and the order of
 * accesses. */
#include <assert.h>

#include "verify/claims/constant_arguments.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/ops/unranked.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/values.h"
#include "verify/tv/convention/types.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/report/text.h"
#include "verify/tv/simulate/escape.h"
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/groups.h"
#include "verify/tv/simulate/obligations.h"

/* The BOOL term that the heap object's first `bytes` bytes refine, word by word, those at `from` in the memory; `whole`, the
 * equation that was to be shown, if that can't be written out. */
static const pl_term *same_words(pl_tv *tv, const pl_sem_object *heap, const pl_term *memory, const pl_term *from,
                                 const pl_term *bytes, const pl_term *whole) {
  enum { WORD = PL_POINTER_BITS / 8, MOST = 1024 };
  pl_terms *T = tv->T;
  uint64_t length;
  if (!pl_term_const_u64(bytes, &length) || length > MOST || length % WORD != 0) return whole;
  const pl_term *same = pl_bool(T, true);
  for (uint64_t at = 0; at < length; at += WORD) {
    const pl_term *offset = pl_bv_u64(T, PL_POINTER_BITS, at), *to = pl_bv_add(T, heap->base, offset);
    const pl_term *meant = pl_bv_add(T, from, offset), *poison = pl_mem_poison(T, memory, meant, WORD);
    const pl_term *value = pl_eq(T, pl_mem_load(T, heap->mem, to, WORD), pl_mem_load(T, memory, meant, WORD));
    same = pl_and(T, same, pl_or(T, poison, pl_and(T, pl_not(T, pl_mem_poison(T, heap->mem, to, WORD)), value)));
  }
  return same;
}

/* Obliges a returned unranked memref to have the source's rank and a descriptor that is a copy of the source's in a fresh heap
 * object, which the caller frees. If it is fresh, marks that object as returned, and makes the objects escape that the source's
 * descriptor leads to. (LLVM IR Target (2022), Default Calling Convention for Unranked MemRef.) */
static void match_returned_unranked(pl_tv *tv, pl_path *path, const pl_leaf_group *source, const pl_leaf *lowered) {
  pl_terms *T = tv->T;
  pl_sem *sem = path->source.sem;
  const pl_op *source_return = path->source.next, *lowered_return = path->lowered.next;
  const pl_term *from = source->leaves[1].value, *source_root = pl_sem_root(tv->world, from),
                *lowered_root = pl_sem_root(tv->world, lowered[1].value);
  pl_sem_object *kept = source_root ? pl_sem_find_object(sem, source_root) : NULL;
  pl_sem_object *heap = lowered_root ? pl_sem_find_object(path->lowered.sem, lowered_root) : NULL;
  const pl_term *bytes = pl_sem_descriptor_bytes(sem, source->leaves[0].value),
                *memory = kept && !kept->escaped ? kept->mem : sem->mem;
  pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_RETURN_VALUE, source_return, lowered_return, "the rank of an unranked memref",
                    source->leaves[0], lowered[0]);
  bool fresh = heap && heap->kind == PL_SEM_HEAP && !heap->shared && !heap->generic && heap->alive && !heap->returned;
  pl_tv_oblige(tv, path, PL_OBLIGATION_RETURN_VALUE, source_return, lowered_return,
               "the descriptor of an unranked memref is returned on the heap", sem->stretch,
               pl_and(T, pl_bool(T, fresh), pl_not(T, lowered[1].poison)));
  if (!fresh) return;
  const pl_term *expected = pl_mem_copy(T, heap->initial, memory, heap->base, from, bytes);
  const pl_term *equal = pl_eq(T, heap->mem, expected);
  if (!pl_tv_same(tv, path, heap->mem, expected)) equal = same_words(tv, heap, memory, from, bytes, equal);
  const pl_term *same = pl_and(T, pl_eq(T, lowered[1].value, heap->base), equal);
  pl_tv_oblige(tv, path, PL_OBLIGATION_RETURN_VALUE, source_return, lowered_return, "the descriptor of an unranked memref",
               sem->stretch, same);
  heap->returned = true;
  if (kept) pl_tv_escape_returned(tv, path, kept->mem, source_root);
}

/* Appends the leaves of the operands of a return, grouped as the convention passes them; with `bare` a ranked memref is only its
 * aligned pointer. False if a type is not supported. */
static bool push_returned(pl_tv *tv, pl_sem *sem, const pl_op *op, bool bare, pl_leaf_group_vec *out) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_value *value = pl_operand(op, i);
    if (!pl_tv_push_groups(tv, sem, value, i, bare && value->type->kind == PL_TYPE_MEMREF, bare, out)) return false;
  }
  return true;
}

/* Whether a returned leaf differs in form from the source's but nobody uses the function's result, so that it need not be
 * equal. */
static bool is_ignored(const pl_tv *tv, pl_leaf meant, pl_leaf returned) {
  const bool same = meant.value == returned.value && meant.poison == returned.poison;
  return !same && pl_result_is_unused(tv->pair.lowered);
}

/* Obliges the returned leaves to refine the source's one by one, where the lowering may have packed them into one struct, and
 * makes escape what they lead to. False if numbers or widths do not fit. */
static bool match_returned(pl_tv *tv, pl_path *path, const pl_leaf_group_vec *source, const pl_leaf_group_vec *lowered) {
  bool is_lowered = pl_op_is(tv->source->func, PL_OP_FUNC_FUNC) && pl_op_is(tv->lowered->func, PL_OP_LLVM_FUNC);
  size_t at = 0;
  uint32_t used = 0;
  for (size_t i = 0; i < source->len; i++) {
    const pl_leaf_group *g = &source->data[i];
    for (uint32_t k = 0; k < g->count; k++, used++) {
      while (at < lowered->len && used == lowered->data[at].count)
        at++, used = 0;
      if (at == lowered->len || lowered->data[at].types[used].bits != g->types[k].bits) return false;
      if (is_lowered && g->unranked && k == 0 && lowered->data[at].count - used >= 2) {
        match_returned_unranked(tv, path, g, lowered->data[at].leaves + used);
        k++, used++;
        continue;
      }
      const char *detail = pl_tv_format(tv->arena, "result %u, part %u", (unsigned)g->index, (unsigned)(g->part + k));
      if (!is_ignored(tv, g->leaves[k], lowered->data[at].leaves[used]))
        pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_RETURN_VALUE, path->source.next, path->lowered.next, detail, g->leaves[k],
                          lowered->data[at].leaves[used]);
      pl_tv_escape_returned(tv, path, g->leaves[k].value, NULL);
      pl_tv_reveal_returned(tv, path, g->leaves[k].value, lowered->data[at].leaves[used].value);
    }
  }
  while (at < lowered->len && used == lowered->data[at].count)
    at++, used = 0;
  return at == lowered->len;
}

/* Whether the store is to an object on the stack, which has ended when the function returns. */
static bool is_dead(pl_tv *tv, pl_sem *sem, const pl_term *store) {
  const pl_term *base = pl_sem_root(tv->world, store->args[1]);
  const pl_sem_object *object = base ? pl_sem_find_object(sem, base) : NULL;
  return object && object->kind == PL_SEM_STACK;
}

/* The shared memory as the caller finds it: without the stores to stack objects among its topmost stores. */
static const pl_term *left_memory(pl_tv *tv, pl_sem *sem) {
  const pl_term *memory = sem->mem;
  pl_term_vec stores = {0}, freed = {0};
  bool any = false;
  for (; memory->op == PL_TERM_MEM_FREE; memory = memory->args[0])
    pl_vec_push(&freed, memory->args[1]);
  for (; memory->op == PL_TERM_MEM_STORE; memory = memory->args[0]) {
    if (is_dead(tv, sem, memory))
      any = true;
    else
      pl_vec_push(&stores, memory);
  }
  while (any && stores.len > 0) {
    const pl_term *store = pl_vec_pop(&stores);
    memory = pl_mem_store(tv->T, memory, store->args[1], store->args[2], store->args[3]);
  }
  while (any && freed.len > 0)
    memory = pl_mem_free(tv->T, memory, pl_vec_pop(&freed));
  pl_vec_free(&stores);
  pl_vec_free(&freed);
  return any ? memory : sem->mem;
}

void pl_tv_match_return(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path) && path->source.stop == PL_STOP_RETURN && path->lowered.stop == PL_STOP_RETURN);
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  uint32_t last = pl_tv_stretch(path);
  if (!tv->run.final) return;
  pl_tv_require_unranked(path, source);
  for (uint32_t i = 0; i < source->num_operands; i++)
    if (pl_operand(source, i)->type->kind == PL_TYPE_UNRANKED_MEMREF && pl_sem_get(path->source.sem, pl_operand(source, i)))
      pl_sem_read_descriptor(path->source.sem, source, pl_sem_get(path->source.sem, pl_operand(source, i)));
  pl_leaf *claimed = pl_tv_claimed_result(tv, path);
  pl_tv_discharge_conditions(tv, path, true);
  pl_tv_settle_pure_calls(tv, path);
  pl_leaf_group_vec source_groups = {0}, lowered_groups = {0};
  bool bare = pl_tv_is_bare(tv->source->func, &tv->options->convention) && pl_op_is(tv->lowered->func, PL_OP_LLVM_FUNC);
  bool known = push_returned(tv, path->source.sem, source, bare, &source_groups) &&
               push_returned(tv, path->lowered.sem, lowered, false, &lowered_groups);
  if (known && claimed && lowered_groups.len == 1) lowered_groups.data[0].leaves = claimed;
  if (!known)
    pl_tv_fail(tv, PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_RETURN_VALUE, source, lowered,
               "a result of a type without a meaning here");
  else if (!match_returned(tv, path, &source_groups, &lowered_groups))
    pl_tv_oblige(tv, path, PL_OBLIGATION_RETURN_VALUE, source, lowered, "number and types of results", last,
                 pl_bool(tv->T, false));
  pl_vec_free(&source_groups);
  pl_vec_free(&lowered_groups);
  if (tv->result.failure.set) return;
  const pl_term *meant = left_memory(tv, path->source.sem), *left = left_memory(tv, path->lowered.sem);
  pl_tv_oblige(tv, path, PL_OBLIGATION_RETURN_MEMORY, source, lowered, "", last, pl_eq(tv->T, meant, left));
  pl_tv_reveal_at_return(tv, path);
  pl_tv_oblige_order(tv, path);
  pl_tv_oblige_lifetimes(tv, path, NULL, NULL);
  pl_tv_oblige_stack_usage(tv, path, false);
  pl_tv_finish_path(tv, path);
}
