/* ordered_accesses.c - accesses whose order others can see, and fences: source and lowering come to each that ends a stretch
 * before either goes on.
 *
 * There the obligations of the stretch are discharged, by what the source implies up to there. The accesses are of one kind, at
 * one place, store corresponding values, and shared memory corresponds. The last is more than the reference demands of a volatile
 * store, which ordinary stores may pass: one that is moved after it makes the proof fail, but is no difference of runs. (LLVM
 * Language Reference, "Volatile Memory Accesses", "Atomic Memory Ordering Constraints".) */
#include <assert.h>

#include "core/ir/event.h"
#include "verify/sem/llvm/order.h"
#include "verify/sem/state/trace.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/simulate/escape.h"
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/obligations.h"

/* Obliges the volatile accesses of source and lowering that were not compared yet to have, pair by pair, the same address and
 * stored value; stops at a failure. Pairs in shared memory are left out: its term shows them in order. (LLVM Language Reference,
 * "Volatile Memory Accesses".) */
static void oblige_volatile(pl_tv *tv, pl_path *path) {
  pl_sem *sem = path->source.sem;
  size_t source_at = 0, lowered_at = 0;
  for (size_t shown = 0; !tv->result.failure.set; shown++) {
    const pl_sem_ordered *source = pl_sem_next_volatile(sem, &source_at),
                         *lowered = pl_sem_next_volatile(path->lowered.sem, &lowered_at);
    if (!source || !lowered) break;
    if (shown < sem->volatile_shown || (source->shared && lowered->shared)) continue;
    pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_CALL, source->op, lowered->op, "the place of a volatile access", source->address,
                      lowered->address);
    for (uint32_t i = 0;
         source->value && lowered->value && i < source->num_leaves && i < lowered->num_leaves && !tv->result.failure.set; i++)
      pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_CALL, source->op, lowered->op, "what is stored by a volatile access",
                        source->value[i], lowered->value[i]);
    sem->volatile_shown = shown + 1;
  }
}

void pl_tv_oblige_order(pl_tv *tv, pl_path *path) {
  assert(tv && path->source.sem && path->lowered.sem && path->source.sem->role == PL_ROLE_SOURCE &&
         path->lowered.sem->role == PL_ROLE_LOWERING);
  const char *mismatch = pl_tv_rule_off(tv, PL_RULE_EVENTS) ? NULL : pl_sem_order_mismatch(path->source.sem, path->lowered.sem);
  if (mismatch)
    pl_tv_oblige(tv, path, PL_OBLIGATION_CALL, path->source.next, path->lowered.next, mismatch, pl_tv_stretch(path),
                 pl_bool(tv->T, false));
  else if (tv->run.final && !pl_tv_rule_off(tv, PL_RULE_EVENTS))
    oblige_volatile(tv, path);
}

/* The latest ordered access of one function on the path. */
static const pl_sem_ordered *last_of(const pl_sem *sem) { return &pl_vec_last(&sem->ordered); }

/* Whether the last ordered accesses of source and lowering agree in kind, ordering and number of leaves. */
static bool of_one_kind(const pl_path *path) {
  const pl_sem_ordered *source = last_of(path->source.sem), *lowered = last_of(path->lowered.sem);
  return pl_str_eq(source->kind, lowered->kind) && source->ordering == lowered->ordering &&
         source->num_leaves == lowered->num_leaves;
}

/* Obliges the latest ordered accesses of source and lowering, if they are of one kind and no fences, to have equal addresses and
 * stored values. */
static void oblige_access(pl_tv *tv, pl_path *path) {
  const pl_sem_ordered *source = last_of(path->source.sem), *lowered = last_of(path->lowered.sem);
  if (!of_one_kind(path) || !source->address.value) return;
  pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_CALL, source->op, lowered->op, "the place of an access in order", source->address,
                    lowered->address);
  for (uint32_t i = 0; source->value && lowered->value && i < source->num_leaves && !tv->result.failure.set; i++)
    pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_CALL, source->op, lowered->op, "what is stored by an access in order",
                      source->value[i], lowered->value[i]);
}

/* How many of the function's objects have escaped so far. */
static size_t count_escaped(const pl_sem *sem) {
  size_t count = 0;
  for (size_t i = 0; i < sem->objects.len; i++)
    count += sem->objects.data[i].escaped;
  return count;
}

/* Makes objects escape whose address the latest ordered access reveals; shared memory becomes a fresh symbol if there are any.
 * Does nothing if the latest accesses of source and lowering are not of one kind. */
static void escape(pl_tv *tv, pl_path *path) {
  const pl_sem_ordered *source = last_of(path->source.sem), *lowered = last_of(path->lowered.sem);
  const size_t before = count_escaped(path->source.sem);
  if (!of_one_kind(path)) return;
  if (source->address.value && source->shared)
    pl_tv_escape_revealed(tv, path, source->address.value, lowered->address.value, PL_OBLIGATION_CALL_MEMORY);
  for (uint32_t i = 0; source->value && lowered->value && i < source->num_leaves; i++)
    pl_tv_escape_revealed(tv, path, source->value[i].value, lowered->value[i].value, PL_OBLIGATION_CALL_MEMORY);
  pl_tv_escape_at_event(tv, path, PL_OBLIGATION_CALL_MEMORY);
  if (count_escaped(path->source.sem) > before) pl_tv_new_memory(tv, path);
}

/* Lets the function go on after the op at which it has stopped. */
static void go_on(pl_side *side) {
  side->next = side->next->next;
  side->stop = PL_STOP_NONE;
}

/* Both functions have stopped at an ordered access: obliges these and what can be observed there to agree, lets objects escape
 * that this reveals, and goes on after both. False after a failure. */
static bool meet(pl_tv *tv, pl_path *path) {
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  if (tv->run.final) pl_tv_discharge_conditions(tv, path, !pl_tv_rule_off(tv, PL_RULE_HYPOTHESIS_PLACE));
  if (!tv->result.failure.set) pl_tv_settle_pure_calls(tv, path);
  if (tv->result.failure.set) return false;
  pl_tv_oblige_order(tv, path);
  oblige_access(tv, path);
  pl_tv_oblige(tv, path, PL_OBLIGATION_CALL_MEMORY, source, lowered, "", pl_tv_stretch(path),
               pl_eq(tv->T, path->source.sem->mem, path->lowered.sem->mem));
  pl_tv_oblige_alive(tv, path, source, lowered);
  if (tv->result.failure.set) return false;
  path->lowered.sem->mem = path->source.sem->mem;
  escape(tv, path);
  if (tv->result.failure.set) return false;
  pl_tv_end_stretch(path, source, NULL);
  go_on(&path->source);
  go_on(&path->lowered);
  return true;
}

/* Whether the lowering has stopped at an ordered access that it may make although the source does not make it here. */
static bool may_be_more(const pl_path *path) {
  if (path->lowered.stop != PL_STOP_ORDER || last_of(path->lowered.sem)->is_volatile) return false;
  return path->source.stop != PL_STOP_ORDER || !of_one_kind(path);
}

/* Whether the source has stopped at an ordered access, in a block that ends in unreachable, after which the reference does not
 * say whether execution goes on. LLVM's passes assume that it does and may remove such an access. */
static bool is_left_open(const pl_path *path) {
  const pl_op *op = path->source.next, *last = op->block ? op->block->last : NULL;
  const bool ends = last && (pl_op_is(last, PL_OP_LLVM_UNREACHABLE) || pl_op_is(last, PL_OP_UB_UNREACHABLE));
  return path->source.stop == PL_STOP_ORDER && ends && pl_op_after(op, NULL) == PL_AFTER_OPEN;
}

pl_meeting pl_tv_match_ordered(pl_tv *tv, pl_path *path) {
  assert(tv && path->source.sem && path->lowered.sem && path->source.sem->role == PL_ROLE_SOURCE &&
         path->lowered.sem->role == PL_ROLE_LOWERING);
  if (path->source.stop != PL_STOP_ORDER && path->lowered.stop != PL_STOP_ORDER) return PL_MEETING_NONE;
  if (may_be_more(path)) {
    go_on(&path->lowered);
    return PL_MEETING_GOES_ON;
  }
  if (path->source.stop == PL_STOP_ORDER && path->lowered.stop == PL_STOP_ORDER)
    return meet(tv, path) ? PL_MEETING_GOES_ON : PL_MEETING_FAILS;
  if (path->source.stop == PL_STOP_CUT || path->lowered.stop == PL_STOP_CUT ||
      !pl_sem_order_mismatch(path->source.sem, path->lowered.sem))
    return PL_MEETING_NONE;
  if (is_left_open(path) && pl_tv_feasible(tv, path))
    pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CALL, path->source.next, path->lowered.next,
               "the lowering lacks an atomic access or a fence after which the source is undefined");
  else if (!is_left_open(path))
    pl_tv_oblige_order(tv, path);
  return PL_MEETING_FAILS;
}
