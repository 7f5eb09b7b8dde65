/* ends.c - both executions have returned, aborted or ended. */
#include "verify/interp/compare/events.h"

#include <assert.h>

#include "core/ir/event.h"
#include "verify/interp/compare/values.h"
#include "verify/interp/compare/volatile.h"
#include "verify/interp/ops/source/func.h"

/* Whether the lowering's atomic updates are ordered at least acq_rel where the source makes such updates, as MLIR lowers
 * memref.atomic_rmw and memref.generic_atomic_rmw; else concludes the comparison with a difference marked as hidden: only
 * other threads could see it. */
static bool is_ordered(pl_comparer *c) {
  if (c->source.atomic == NULL || c->lowered.weak_atomic == NULL) return true;
  c->hidden = true;
  pl_differs(c, "call", c->source.atomic, c->lowered.weak_atomic, "the atomic update is ordered less than acq_rel");
  return false;
}

void pl_compare_return(pl_comparer *c) {
  assert(c->source.stop == PL_STOP_RETURN && c->lowered.stop == PL_STOP_RETURN);
  if (!is_ordered(c) || !pl_same_volatile(c)) return;
  pl_others_last(&c->source);
  pl_others_last(&c->lowered);
  c->run.bare = pl_is_bare(c->source_func, &c->run.options->convention);
  if (!c->run.options->result_unused && !pl_compare_values(c, c->source.stop_op, 0, true, "return-value", "result")) return;
  if (!pl_compare_memory(c, "at the return", false)) return;
  pl_correspondence k = pl_correspondence_of(c, true);
  if (!pl_correspond_leaks(&k)) {
    pl_differs(c, k.mismatch.rule, c->source.stop_op, c->lowered.stop_op, "at the return %s", k.mismatch.what);
    return;
  }
  pl_conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "source and lowering did the same");
}

/* Whether each object of the inputs that is alive in the source is alive in the lowering, too; else concludes the comparison,
 * with `where` in its text. */
static bool frees_no_more(pl_comparer *c, const char *where) {
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  for (uint32_t i = 1; i <= c->inputs->num_objects; i++) {
    const uint32_t twin = pl_memory_at(&source->memory, i)->twin;
    if (!pl_memory_at(&source->memory, i)->object.alive || pl_memory_at(&lowered->memory, twin)->object.alive) continue;
    pl_differs(c, "lifetime", source->stop_op, lowered->stop_op,
               "where %s incoming buffer %u is freed in the lowering, but not in the source", where, (unsigned)i);
    return false;
  }
  return true;
}

void pl_compare_end(pl_comparer *c) {
  assert(c->source.stop == PL_STOP_ENDED && c->lowered.stop == PL_STOP_ENDED);
  if (!pl_same_volatile(c) || !frees_no_more(c, "execution ends with a volatile store") || !pl_changes_no_more(c)) return;
  pl_conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "source and lowering did the same");
}

/* The number of stores by atomic operations to memory from outside among the accesses that the machine has logged. */
static uint32_t count_atomic_stores(const pl_machine *m) {
  uint32_t count = 0;
  for (size_t i = 0; i < m->accesses.len; i++) {
    const pl_access *access = &m->accesses.data[i];
    const bool outside = access->object != 0 && pl_memory_at(&m->memory, access->object)->object.kind == PL_OBJECT_INCOMING;
    count += outside && access->is_store && !access->failed && pl_op_after(access->op, NULL) == PL_AFTER_OPEN;
  }
  return count;
}

void pl_compare_abort(pl_comparer *c) {
  assert(c->source.stop == PL_STOP_ABORT && c->lowered.stop == PL_STOP_ABORT);
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  const pl_str message = pl_assertion_message(source->stop_op);
  const bool says = message.data != NULL;
  if (lowered->pending_puts != NULL && !(says && pl_str_eq(message, pl_str_from(lowered->printed)))) {
    pl_differs(c, "extra-event", source->stop_op, lowered->pending_puts, "the lowering prints '%s', the source %s%.*s%s",
               lowered->printed, says ? "'" : "nothing", PL_STR_FMT(message), says ? "'" : "");
    return;
  }
  if (!pl_same_volatile(c) || !frees_no_more(c, "the program ends")) return;
  if (count_atomic_stores(source) > count_atomic_stores(lowered)) {
    c->hidden = true;
    pl_differs(c, "missing-event", source->stop_op, lowered->stop_op,
               "the program ends before the lowering has made an atomic store that the source has made");
    return;
  }
  pl_conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "source and lowering did the same");
}
