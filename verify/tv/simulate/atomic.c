/* atomic.c - where source and lowering update memory in one step.
 *
 * Others may have written to the place before, and may write to all of shared memory after: the old value and the memory
 * afterwards are new symbols that source and lowering share. A compare-exchange loop is such an update: at its head nothing is
 * known of what it carries; an iteration that fails has changed nothing and goes back to the head; the iteration that succeeds is
 * the source's update, of the value that was compared with. (LLVM Language Reference, "Atomic Memory Ordering Constraints",
 * "'cmpxchg' Instruction".) */
#include <assert.h>

#include "verify/sem/llvm/order.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/ops/atomic.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/object.h"
#include "verify/sem/state/values.h"
#include "verify/sem/step/atomic_update.h"
#include "verify/tv/simulate/atomic.h"
#include "verify/tv/simulate/escape.h"
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/obligations.h"

/* States the obligation that `goal` holds at the two operations where source and lowering have stopped. */
static void demand(pl_tv *tv, pl_path *path, pl_obligation_kind kind, const char *detail, const pl_term *goal) {
  pl_tv_oblige(tv, path, kind, path->source.next, path->lowered.next, detail, pl_tv_stretch(path), goal);
}

/* A fresh symbol, never poison, for what an atomic operation finds in memory, which other threads may have written. */
static pl_leaf found(pl_tv *tv, uint32_t bits) {
  return (pl_leaf){pl_term_fresh(tv->T, pl_sort_bv(bits), "found"), pl_bool(tv->T, false)};
}

/* A copy in the arena of the leaf, a value with its poison (sem/state/leaf.h), to be set as the only leaf of a scalar value. */
static pl_leaf *one_leaf(pl_tv *tv, pl_leaf leaf) {
  pl_leaf *out = PL_NEW(tv->arena, pl_leaf);
  *out = leaf;
  return out;
}

/* Records a failure of a call with PL_VERDICT_UNKNOWN and this reason, unless one was recorded before; always returns false. */
static bool fail(pl_tv *tv, pl_path *path, const char *reason) {
  pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CALL, path->source.next, path->lowered.next, reason);
  return false;
}

/* Whether the op `lowered` is ordered at least as strongly as the op `source`, as far as `source` states an
 * ordering, with the same syncscope and volatility. */
static bool keeps_ordering(const pl_op *source, const pl_op *lowered) {
  static const pl_attr_name orders[] = {PL_NAME_ORDERING, PL_NAME_SUCCESS_ORDERING, PL_NAME_FAILURE_ORDERING};
  const bool same_kind = source->info == lowered->info, is_llvm = pl_str_is(source->info->dialect, "llvm");
  for (size_t i = 0; is_llvm && i < sizeof orders / sizeof *orders; i++) {
    const pl_attr *source_order = pl_op_attr(source, orders[i]),
                  *lowered_order = pl_op_attr(lowered, same_kind || i == 2 ? orders[i] : orders[1 - i]);
    uint64_t demanded = 0, given = 0;
    if (!source_order || source_order->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(source_order->integer, &demanded)) continue;
    if (lowered_order && lowered_order->kind == PL_ATTR_INTEGER) pl_apint_to_u64(lowered_order->integer, &given);
    if (!pl_sem_is_as_strong(given, demanded)) return false;
  }
  return pl_op_attr(source, PL_NAME_SYNCSCOPE) == pl_op_attr(lowered, PL_NAME_SYNCSCOPE) &&
         pl_op_attr(source, PL_NAME_VOLATILE) == pl_op_attr(lowered, PL_NAME_VOLATILE);
}

/* Whether both atomic updates have the same width and are to the same object; if not, records a failure. */
static bool of_one_object(pl_tv *tv, pl_path *path) {
  const pl_atomic *source = &path->source.sem->atomic, *lowered = &path->lowered.sem->atomic;
  return (source->bits == lowered->bits && source->root == lowered->root) ||
         fail(tv, path, "an atomic update of another size or of another object");
}

/* Obliges the two atomic updates, what they store aside, to agree. False after a failure. */
static bool same_event(pl_tv *tv, pl_path *path) {
  const pl_atomic *source = &path->source.sem->atomic, *lowered = &path->lowered.sem->atomic;
  demand(tv, path, PL_OBLIGATION_CALL, "the place of the atomic update", pl_eq(tv->T, source->address, lowered->address));
  bool strong = pl_sem_atomic_is_strong(path->lowered.next) || path->source.next->info == path->lowered.next->info;
  strong = strong && keeps_ordering(path->source.next, path->lowered.next);
  demand(tv, path, PL_OBLIGATION_CALL, "its memory ordering", pl_bool(tv->T, strong));
  demand(tv, path, PL_OBLIGATION_CALL_MEMORY, "", pl_eq(tv->T, path->source.sem->mem, path->lowered.sem->mem));
  pl_tv_oblige_alive(tv, path, path->source.next, path->lowered.next);
  if (pl_op_attr(path->source.next, PL_NAME_VOLATILE)) pl_tv_oblige_order(tv, path);
  return !tv->result.failure.set;
}

/* Sets `out` to what the atomic op stores if it finds `old`. False, and records PL_VERDICT_UNSUPPORTED, if the op is not
 * supported. */
static bool run_update(pl_tv *tv, pl_sem *sem, const pl_op *op, pl_leaf old, pl_leaf *out) {
  if (pl_sem_atomic_update(sem, op, old, out)) return true;
  const char *why = sem->why ? sem->why : "an atomic update that has no meaning here yet";
  const bool is_source = sem->role == PL_ROLE_SOURCE;
  pl_tv_fail(tv, PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_CALL, is_source ? op : NULL, is_source ? NULL : op, why);
  return false;
}

/* Sets memory after an atomic update that has stored `value`: an object that has escaped in neither function holds it in both;
 * else shared memory is new, since other threads may have written to it. */
static void after_event(pl_tv *tv, pl_path *path, pl_leaf value) {
  const pl_atomic *at = &path->source.sem->atomic;
  pl_sem_object *source = pl_sem_find_object(path->source.sem, at->root),
                *lowered = pl_sem_find_object(path->lowered.sem, at->root);
  if (source && lowered && !source->escaped && !lowered->escaped) {
    source->mem = pl_mem_store(tv->T, source->mem, at->address, value.value, value.poison);
    lowered->mem = pl_mem_store(tv->T, lowered->mem, at->address, value.value, value.poison);
  } else {
    pl_tv_escape(tv, path, value.value, PL_OBLIGATION_CALL_MEMORY);
    pl_tv_escape_revealed(tv, path, value.value, value.value, PL_OBLIGATION_CALL_MEMORY);
    pl_tv_escape_revealed(tv, path, at->address, at->address, PL_OBLIGATION_CALL_MEMORY);
    pl_tv_escape_at_event(tv, path, PL_OBLIGATION_CALL_MEMORY);
    pl_tv_new_memory(tv, path);
    pl_tv_end_stretch(path, path->source.next, NULL);
  }
}

/* Ends an atomic update: the source's result is `old`, both functions go on after their operations, and the path is in no
 * compare-exchange loop any more. */
static void finish(pl_tv *tv, pl_path *path, pl_leaf old) {
  pl_sem_set(path->source.sem, &path->source.next->results[0], one_leaf(tv, old));
  path->source.next = path->source.next->next;
  path->lowered.next = path->lowered.next->next;
  path->source.stop = path->lowered.stop = PL_STOP_NONE;
  path->retry_head = NULL;
}

bool pl_tv_match_update(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path) && path->source.next);
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  pl_leaf old = found(tv, path->source.sem->atomic.bits), source_value, lowered_value;
  if (path->retry_head) return fail(tv, path, "an atomic update in a loop");
  if (!of_one_object(tv, path)) return false;
  /* The lowering first: what it chooses, such as which NaN, the source may choose too. */
  if (!run_update(tv, path->lowered.sem, lowered, old, &lowered_value) ||
      !run_update(tv, path->source.sem, source, old, &source_value))
    return false;
  if (tv->run.final) pl_tv_discharge_conditions(tv, path, true);
  if (!same_event(tv, path)) return false;
  pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_CALL_ARGUMENT, source, lowered, "the new value", source_value, lowered_value);
  if (tv->result.failure.set) return false;
  after_event(tv, path, lowered_value);
  pl_sem_set(path->lowered.sem, &lowered->results[0], one_leaf(tv, old));
  finish(tv, path, old);
  return true;
}

/* Compare-exchange loops. */

/* Obliges a value that the loop head takes not to be poison, which each iteration assumes; unless the value in memory is poison,
 * where the source's own update is undefined. */
static void demand_no_poison(pl_tv *tv, pl_path *path, const pl_value *carried, const pl_flat *flat) {
  const pl_term *undefined = path->source.sem->atomic.poison;
  for (uint32_t k = 0; k < flat->num_leaves; k++) {
    const pl_term *fine = pl_not(tv->T, pl_sem_get(path->lowered.sem, carried)[k].poison);
    demand(tv, path, PL_OBLIGATION_CUT_VALUES, "what an iteration of the loop begins with", pl_or(tv->T, undefined, fine));
  }
}

void pl_tv_enter_retry(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path) && !path->retry_head);
  const pl_block *head = path->lowered.block;
  demand(tv, path, PL_OBLIGATION_CALL_MEMORY, "", pl_eq(tv->T, path->source.sem->mem, path->lowered.sem->mem));
  for (uint32_t i = 0; i < head->num_args; i++) {
    const pl_flat *flat = pl_layout_flatten(tv->world->layout, head->args[i]->type);
    if (!flat) {
      pl_tv_fail(tv, PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_CONTROL, NULL, head->first, "a value without a meaning here");
      return;
    }
    demand_no_poison(tv, path, head->args[i], flat);
    pl_leaf *leaves = PL_NEW_ARRAY(tv->arena, pl_leaf, flat->num_leaves + 1);
    for (uint32_t k = 0; k < flat->num_leaves; k++)
      leaves[k] = found(tv, flat->leaves[k].bits);
    pl_sem_set(path->lowered.sem, head->args[i], leaves);
  }
  path->retry_head = head;
  path->retry_accesses = path->lowered.sem->accesses.len;
  path->retry_ordered = path->lowered.sem->ordered.len;
  path->retry_objects = path->lowered.sem->objects.len;
  path->retry_frees = path->lowered.sem->frees;
  path->lowered.sem->mem = path->retry_mem = pl_term_fresh(tv->T, pl_sort_mem(PL_POINTER_BITS), "iteration");
  path->lowered.stop = PL_STOP_NONE;
}

/* Whether, since the head of its compare-exchange loop, the lowering has made no store, volatile access, object or free, atomic
 * operations aside. */
static bool changed_nothing(const pl_path *path) {
  const pl_sem *lowered = path->lowered.sem;
  size_t seen = path->retry_ordered;
  if (pl_sem_next_volatile(lowered, &seen)) return false;
  for (size_t i = path->retry_accesses; i < lowered->accesses.len; i++)
    if (lowered->accesses.data[i].store && !pl_sem_is_atomic(lowered->accesses.data[i].op)) return false;
  return lowered->objects.len == path->retry_objects && lowered->frees == path->retry_frees;
}

/* Whether the loop's compare-exchange compares with a value found in memory, so that it succeeds once nobody else writes. If
 * that is an argument of the loop head, it is noted as `retry_compared`, else NULL is. */
static bool compares_with_found(pl_tv *tv, pl_path *path, const pl_term *compared) {
  const pl_block *head = path->retry_head;
  const pl_atomic *at = &path->lowered.sem->atomic;
  path->retry_compared = NULL;
  for (uint32_t i = 0; i < head->num_args; i++) {
    const pl_flat *flat = pl_layout_flatten(tv->world->layout, head->args[i]->type);
    if (!flat || flat->num_leaves != 1 || pl_sem_get(path->lowered.sem, head->args[i])->value != compared) continue;
    path->retry_compared = head->args[i];
    return true;
  }
  return compared == pl_mem_load(tv->T, path->retry_mem, at->address, at->bits / 8);
}

bool pl_tv_match_exchange(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path));
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  pl_leaf compared = pl_sem_get(path->lowered.sem, pl_operand(lowered, 1))[0], source_value;
  pl_leaf old = {compared.value, pl_bool(tv->T, false)};
  if (!path->retry_head || pl_op_is(source, PL_OP_LLVM_CMPXCHG)) return fail(tv, path, "a compare-exchange outside of a loop");
  if (!changed_nothing(path) || path->lowered.sem->mem != path->retry_mem)
    return fail(tv, path, "the loop writes to memory before the compare-exchange");
  if (!compares_with_found(tv, path, compared.value))
    return fail(tv, path, "the loop compares with something else than what it has found");
  path->lowered.sem->mem = path->source.sem->mem; /* equal at the head */
  pl_sem_require(path->lowered.sem, PL_CONDITION_UNDEFINED, lowered, pl_not(tv->T, compared.poison));
  if (!of_one_object(tv, path)) return false;
  if (!run_update(tv, path->source.sem, source, old, &source_value)) return false;
  if (tv->run.final) pl_tv_discharge_conditions(tv, path, true);
  if (!same_event(tv, path)) return false;
  pl_leaf lowered_value = pl_sem_get(path->lowered.sem, pl_operand(lowered, 2))[0];
  pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_CALL_ARGUMENT, source, lowered, "the new value", source_value, lowered_value);
  return !tv->result.failure.set;
}

/* Sets the results of the compare-exchange at which the lowering has stopped: the loaded value, and whether it succeeded. */
static void set_exchange(pl_tv *tv, pl_path *path, pl_leaf loaded, bool success) {
  pl_leaf *out = PL_NEW_ARRAY(tv->arena, pl_leaf, 2);
  out[0] = loaded;
  out[1] = (pl_leaf){pl_bv_u64(tv->T, 1, success), pl_bool(tv->T, false)};
  pl_sem_set(path->lowered.sem, &path->lowered.next->results[0], out);
}

void pl_tv_exchange_fails(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path) && path->retry_head);
  const pl_op *exchange = path->lowered.next;
  const pl_leaf loaded = found(tv, path->lowered.sem->atomic.bits),
                compared = pl_sem_get(path->lowered.sem, pl_operand(exchange, 1))[0];
  if (!pl_op_attr(exchange, PL_NAME_WEAK))
    pl_vec_push(&path->conditions, pl_not(tv->T, pl_eq(tv->T, loaded.value, compared.value)));
  set_exchange(tv, path, loaded, false);
  path->retry_loaded = loaded.value;
  path->retry_failed = true;
  path->lowered.next = path->lowered.next->next;
  path->lowered.stop = PL_STOP_NONE;
}

void pl_tv_exchange_succeeds(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path) && path->retry_head);
  pl_leaf old = {pl_sem_get(path->lowered.sem, pl_operand(path->lowered.next, 1))[0].value, pl_bool(tv->T, false)};
  set_exchange(tv, path, old, true);
  after_event(tv, path, pl_sem_get(path->lowered.sem, pl_operand(path->lowered.next, 2))[0]);
  finish(tv, path, old);
}

void pl_tv_end_retry(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path) && path->retry_head && path->retry_failed);
  if (!tv->run.final) return;
  pl_tv_discharge_conditions(tv, path, true);
  demand(tv, path, PL_OBLIGATION_CONTROL, "an iteration that failed changes nothing", pl_bool(tv->T, changed_nothing(path)));
  for (uint32_t i = 0; i < path->retry_head->num_args; i++) {
    const pl_value *carried = path->retry_head->args[i];
    demand_no_poison(tv, path, carried, pl_layout_flatten(tv->world->layout, carried->type));
  }
  bool goes_on = !path->retry_compared || pl_sem_get(path->lowered.sem, path->retry_compared)->value == path->retry_loaded;
  demand(tv, path, PL_OBLIGATION_CONTROL, "the next iteration compares with what was found", pl_bool(tv->T, goes_on));
  pl_tv_finish_path(tv, path);
}
