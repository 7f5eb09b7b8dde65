/* volatile.c - volatile accesses, and executions that end with one. Source: LLVM Language Reference, "Volatile Memory Accesses".
 */
#include "verify/interp/compare/volatile.h"

#include <assert.h>
#include <inttypes.h>

#include "verify/interp/compare/explain.h"
#include "verify/interp/machine/access.h"

/* Whether a byte of the object is as it was at first. */
static bool holds_initial(const pl_object *object, const pl_object *initial, uint64_t at) {
  return pl_object_state(object, at) == pl_object_state(initial, at) && pl_object_byte(object, at) == pl_object_byte(initial, at);
}

bool pl_drops_store(pl_comparer *c) {
  assert(c->source.stop == PL_STOP_UNDEFINED);
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  const bool decided =
      !source->chose && !source->misplaced && source->loose_claims == 0 && source->num_volatile == lowered->num_volatile;
  if (!pl_op_is(source->stop_op, PL_OP_LLVM_UNREACHABLE) || lowered->stop == PL_STOP_EVENT || !decided) return false;
  if (source->num_may_end == 0 || source->stored_since) return false;
  for (uint32_t i = 1; i <= c->inputs->num_objects; i++) {
    const pl_buffer *source_buffer = pl_memory_at(&source->memory, i),
                    *lowered_buffer = pl_memory_at(&lowered->memory, source_buffer->twin);
    const pl_object *initial = &c->inputs->objects[i];
    size_t count;
    if (source_buffer->twin == 0 || !source_buffer->shift_known || source_buffer->shift != 0 ||
        lowered_buffer->object.size != initial->size)
      continue;
    if (i == source->stored_volatile) continue; /* what is stored there is compared by itself */
    const pl_stretch *stretches = pl_object_stretches(c->run.arena, initial, &source_buffer->object, 0, &count);
    for (size_t k = 0; k < count; k++)
      for (uint64_t at = stretches[k].from; at < stretches[k].to; at++) {
        if (holds_initial(&source_buffer->object, initial, at) || !holds_initial(&lowered_buffer->object, initial, at)) continue;
        pl_differs(c, "memory", source->last_volatile, lowered->last_volatile,
                   "where execution ends with a volatile store, byte %" PRIu64
                   " of incoming buffer %u has changed in the source, but never changes in the lowering",
                   at, (unsigned)i);
        return true;
      }
  }
  return false;
}

/* The machine's next volatile access from *at on; NULL if there is none. *at becomes the index of the access after it. */
static const pl_access *next_volatile(const pl_machine *m, size_t *at) {
  while (*at < m->accesses.len && !pl_is_volatile(m->accesses.data[*at].op))
    ++*at;
  return *at < m->accesses.len ? &m->accesses.data[(*at)++] : NULL;
}

/* Whether one access is a load and the other a store, or they are known to be at different places or of different size. */
static bool is_other_access(const pl_comparer *c, const pl_access *a, const pl_access *b) {
  if (a->is_store != b->is_store || a->size != b->size) return true;
  if (a->object == 0 || b->object == 0) return false;
  const pl_buffer *x = pl_memory_at(&c->source.memory, a->object), *y = pl_memory_at(&c->lowered.memory, b->object);
  if (x->twin != 0 ? x->twin != b->object : y->twin != 0) return true;
  return x->twin != 0 && x->shift_known && a->address - x->object.base + x->shift != b->address - y->object.base;
}

/* Whether two accesses are known to store different values; false for loads. */
static bool is_other_value(const pl_comparer *c, const pl_access *a, const pl_access *b) {
  const pl_machine *m = &c->source;
  if (!a->is_store || m->made_nan || m->inexact || m->loose || m->chose) return false;
  for (uint32_t i = 0; i < a->num_values && i < b->num_values; i++)
    if (a->values[i].object != 0 || b->values[i].object != 0) return false;
  return !pl_same_values(a, b);
}

/* Whether the volatile accesses, as far as both machines have logged them, come in the same order, at the same places, and
 * store the same values, as far as known. False: the comparison is concluded. */
static bool same_order(pl_comparer *c) {
  size_t source_at = 0, lowered_at = 0;
  for (;;) {
    const pl_access *source = next_volatile(&c->source, &source_at), *lowered = next_volatile(&c->lowered, &lowered_at);
    if (source == NULL || lowered == NULL) return true;
    const bool other = is_other_access(c, source, lowered);
    if (!other && !is_other_value(c, source, lowered)) continue;
    c->hidden = true;
    pl_differs(c, other ? "call" : "store-value", source->op, lowered->op, "%s",
               other ? "the volatile accesses come in another order, or at other places"
                     : "a volatile store stores another value than the source's");
    return false;
  }
}

bool pl_same_volatile(pl_comparer *c) {
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  if (source->num_volatile == lowered->num_volatile) return same_order(c);
  const bool more = lowered->num_volatile > source->num_volatile;
  c->hidden = true;
  pl_differs(c, more ? "extra-event" : "missing-event", more ? source->stop_op : source->last_volatile,
             more ? lowered->last_volatile : lowered->stop_op,
             "the source has made %" PRIu64 " volatile accesses, the lowering %" PRIu64, source->num_volatile,
             lowered->num_volatile);
  return false;
}

bool pl_changes_no_more(pl_comparer *c) {
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  for (uint32_t i = 1; i <= c->inputs->num_objects; i++) {
    const pl_buffer *source_buffer = pl_memory_at(&source->memory, i),
                    *lowered_buffer = pl_memory_at(&lowered->memory, source_buffer->twin);
    const pl_object *initial = &c->inputs->objects[i];
    size_t count;
    if (source_buffer->twin == 0 || !source_buffer->shift_known || source_buffer->shift != 0 ||
        lowered_buffer->object.size != initial->size)
      continue;
    const pl_stretch *stretches = pl_object_stretches(c->run.arena, initial, &lowered_buffer->object, 0, &count);
    for (size_t k = 0; k < count; k++)
      for (uint64_t at = stretches[k].from; at < stretches[k].to; at++) {
        if (holds_initial(&lowered_buffer->object, initial, at) || !holds_initial(&source_buffer->object, initial, at)) continue;
        if (pl_object_state(&source_buffer->object, at) != PL_BYTE_FINE) continue; /* it may be any value */
        pl_differs(c, "memory", source->stop_op, lowered->stop_op,
                   "where execution ends with a volatile store, byte %" PRIu64
                   " of incoming buffer %u has changed in the lowering, but not in the source",
                   at, (unsigned)i);
        return false;
      }
  }
  return true;
}
