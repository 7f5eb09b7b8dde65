#include "verify/interp/machine/threads.h"

#include <assert.h>

#include "verify/interp/machine/machine.h"

/* Whether the places have a byte in common. */
static bool overlap(const pl_place *a, const pl_place *b) {
  return a->object == b->object && a->offset < b->offset + b->size && b->offset < a->offset + a->size;
}

/* Whether the places are the same bytes. */
static bool same_place(const pl_place *a, const pl_place *b) {
  return a->object == b->object && a->offset == b->offset && a->size == b->size;
}

/* Makes the writes of the other thread, which exists, that are due up to `moment` and were not made yet. */
static void visit(pl_machine *m, uint32_t moment) {
  const pl_meeting *meeting = m->others.meeting;
  pl_object *object = &pl_memory_at(&m->memory, meeting->place.object)->object;
  for (; m->others.came < meeting->num_visits && meeting->visits[m->others.came].moment <= moment; m->others.came++)
    for (uint64_t i = 0; i < meeting->place.size; i++)
      pl_object_set(object, meeting->place.offset + i, meeting->visits[m->others.came].bytes[i], PL_BYTE_FINE);
}

/* Makes the writes of the other thread that are due at this moment, and counts the moment. */
static void pass_moment(pl_machine *m) { visit(m, m->others.moments++); }

void pl_update_begins(pl_machine *m, const pl_op *op) {
  m->others.update = op;
  m->others.touched = m->others.at_place = false;
}

void pl_update_ends(pl_machine *m) {
  m->others.update = NULL;
  if (m->others.at_place && m->role == PL_ROLE_SOURCE) pass_moment(m);
}

/* Whether the access by `op` is part of the atomic update that is under way. */
static bool belongs_to_update(const pl_machine *m, const pl_op *op) {
  const pl_op *update = m->others.update;
  return update != NULL && (op == update || (pl_op_is(op, PL_OP_MEMREF_ATOMIC_YIELD) && op->block->region->op == update));
}

/* Notes in m->others the place that the current atomic update accesses, and the width in bits of the update's result, if none is
 * noted yet and the place is one at which another thread may be tried. */
static void note_updated(pl_machine *m, const pl_place *place) {
  const bool came_in = place->object != 0 && pl_memory_at(&m->memory, place->object)->object.kind == PL_OBJECT_INCOMING;
  const pl_layout *layout = pl_machine_layout(m, pl_result(m->others.update, 0)->type);
  if (m->others.updated.object != 0 || !came_in || place->size > PL_WIDEST_UPDATE || layout->num_leaves != 1) return;
  m->others.updated = *place;
  m->others.width = layout->leaves[0].width;
}

void pl_others_before(pl_machine *m, const pl_op *op, pl_place accessed) {
  assert(accessed.object != 0);
  pl_others *others = &m->others;
  const bool updates = belongs_to_update(m, op);
  if (updates && others->touched) return;
  if (updates) note_updated(m, &accessed);
  others->touched |= updates;
  if (others->meeting == NULL || !overlap(&accessed, &others->meeting->place)) return;
  if (m->role == PL_ROLE_SOURCE && !(updates && same_place(&accessed, &others->meeting->place))) {
    others->raced = true;
    return;
  }
  others->at_place = updates;
  pass_moment(m);
}

void pl_others_last(pl_machine *m) {
  if (m->others.meeting != NULL) visit(m, PL_LAST_MOMENT);
}

/* Whether the access is by an atomic update. */
static bool updates(const pl_access *a) {
  return pl_op_is(a->op, PL_OP_MEMREF_ATOMIC_RMW) || pl_op_is(a->op, PL_OP_MEMREF_ATOMIC_YIELD) ||
         pl_op_is(a->op, PL_OP_LLVM_ATOMICRMW) || pl_op_is(a->op, PL_OP_LLVM_CMPXCHG);
}

/* The next successful store of a single scalar by an atomic update in the machine's log, from index *at on; NULL if there is
 * none. *at becomes the index after it. */
static const pl_access *next_update(const pl_machine *m, size_t *at) {
  while (*at < m->accesses.len) {
    const pl_access *a = &m->accesses.data[(*at)++];
    if (a->is_store && !a->failed && a->num_values == 1 && updates(a)) return a;
  }
  return NULL;
}

/* Whether the access is to an object from outside or a global. */
static bool is_shared(const pl_machine *m, const pl_access *a) {
  const pl_object_kind kind = a->object != 0 ? pl_memory_at(&m->memory, a->object)->object.kind : PL_OBJECT_INVALID;
  return kind == PL_OBJECT_INCOMING || kind == PL_OBJECT_GLOBAL;
}

/* Whether the lowering's stored value `b` is allowed where the source stored `a`: an equal one, or any if `a` is poison or undef.
 */
static bool stores_the_same(const pl_scalar *a, const pl_scalar *b) {
  if (!pl_scalar_is_fine(a)) return true;
  return pl_scalar_is_fine(b) && a->bits.width == b->bits.width && pl_apint_eq(a->bits, b->bits);
}

bool pl_updates_differ(const pl_machine *source, const pl_machine *lowered, const pl_access **source_store,
                       const pl_access **lowered_store) {
  assert(source->role == PL_ROLE_SOURCE && lowered->role == PL_ROLE_LOWERING);
  size_t source_at = 0, lowered_at = 0;
  bool found = false;
  if (source->others.meeting != NULL || source->chose || source->inexact || source->made_nan || source->observed_address ||
      source->handed_address)
    return false;
  if (source->accesses.len >= PL_MAX_LOGGED || lowered->accesses.len >= PL_MAX_LOGGED) return false;
  for (;;) {
    const pl_access *source_update = next_update(source, &source_at), *lowered_update = next_update(lowered, &lowered_at);
    if (source_update == NULL || lowered_update == NULL) return found && source_update == lowered_update;
    if (source_update->address != lowered_update->address || source_update->size != lowered_update->size ||
        !is_shared(source, source_update) || !is_shared(lowered, lowered_update))
      return false;
    if (found || stores_the_same(source_update->values, lowered_update->values)) continue;
    found = true;
    *source_store = source_update;
    *lowered_store = lowered_update;
  }
}
