/* shared_memory.c - shared memory and its objects at events: what is new after one, and that source's and lowering's objects live
 * alike. */
#include <assert.h>

#include "core/ir/event.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/state/object.h"
#include "verify/sem/state/roots.h"
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/obligations.h"

void pl_tv_new_memory(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path));
  const pl_term *after = pl_term_fresh(tv->T, pl_sort_mem(PL_POINTER_BITS), "memory");
  pl_sem_declare_shared(tv->world, after);
  path->source.sem->mem = path->lowered.sem->mem = after;
  path->source.sem->frees = path->lowered.sem->frees = after;
  path->source.sem->ended = path->lowered.sem->ended = after;
}

void pl_tv_end_stretch(pl_path *path, const pl_op *op, const pl_op *callee) {
  assert(pl_path_is_open(path) && op);
  if (!pl_after_ends_stretch(pl_op_after(op, callee))) return;
  path->source.sem->stretch++;
  path->lowered.sem->stretch++;
}

void pl_tv_oblige_alive(pl_tv *tv, pl_path *path, const pl_op *source_op, const pl_op *lowered_op) {
  assert(pl_tv_owns(tv, path));
  if (pl_tv_rule_off(tv, PL_RULE_LIFETIMES)) return;
  for (size_t i = 0; i < path->source.sem->objects.len; i++) {
    const pl_sem_object *source = &path->source.sem->objects.data[i],
                        *lowered = pl_sem_find_object(path->lowered.sem, source->base);
    if (!source->escaped || !source->alive || (lowered && lowered->alive)) continue;
    pl_tv_oblige(tv, path, PL_OBLIGATION_LIFETIME, source_op, lowered_op, "an object that has escaped has come to its end",
                 pl_tv_stretch(path), pl_bool(tv->T, false));
  }
}

void pl_tv_oblige_lifetimes(pl_tv *tv, pl_path *path, bool (*kept)(void *user, const pl_term *base), void *user) {
  assert(pl_tv_owns(tv, path));
  uint32_t last = pl_tv_stretch(path);
  if (pl_tv_rule_off(tv, PL_RULE_LIFETIMES)) return;
  for (size_t i = 0; i < path->lowered.sem->objects.len; i++) {
    const pl_sem_object *lowered = &path->lowered.sem->objects.data[i];
    const pl_sem_object *source = pl_sem_find_object(path->source.sem, lowered->base);
    if (lowered->kind != PL_SEM_HEAP || lowered->returned || (!source && kept && kept(user, lowered->base))) continue;
    bool fine = source ? source->alive == lowered->alive : !lowered->alive;
    const char *what = source ? "an object is freed in one of the two only" : "the lowering leaks an object of its own";
    pl_tv_oblige(tv, path, PL_OBLIGATION_LIFETIME, source ? source->op : NULL, lowered->op, what, last, pl_bool(tv->T, fine));
  }
}
