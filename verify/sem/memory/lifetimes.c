/* lifetimes.c - when objects are alive.
 *
 * Objects whose lifetimes overlap are disjoint; others need not be. The lowering may put a new object at the address of one that
 * it has freed, or whose lifetime has ended. If the source still has that one, its own allocation could not have returned this
 * address. This matters only where both addresses are captured: an object whose address is not may be at another address in the
 * source. Sources: C17, 7.22.3 (each allocation yields a pointer to an object disjoint from any other object); LLVM Language
 * Reference, "Object Lifetime", "Memory Use Markers". */
#include "verify/sem/memory/lifetimes.h"

#include <assert.h>

/* In ticks of the world's clock. */
struct pl_sem_life {
  uint64_t from, to; /* UINT64_MAX: still alive */
  const struct pl_sem_life *before;
};

/* A lifetime from `from` to `to`, linked to the list of the earlier ones of the object, `before`. */
static const pl_sem_life *new_life(pl_sem *sem, uint64_t from, uint64_t to, const pl_sem_life *before) {
  pl_sem_life *life = PL_NEW(sem->world->arena, pl_sem_life);
  *life = (pl_sem_life){from, to, before};
  return life;
}

void pl_sem_begin_life(pl_sem *sem, pl_sem_object *object) {
  assert(sem && object);
  if (object->lives && object->lives->to == UINT64_MAX) return;
  object->lives = new_life(sem, ++sem->world->clock, UINT64_MAX, object->lives);
  object->freed_before = sem->frees;
}

void pl_sem_end_life(pl_sem *sem, pl_sem_object *object) {
  assert(sem && object);
  const pl_sem_life *last = object->lives;
  if (last && last->to == UINT64_MAX) object->lives = new_life(sem, last->from, ++sem->world->clock, last->before);
}

bool pl_sem_lived_together(const pl_sem_object *a, const pl_sem_object *b) {
  assert(a && b);
  for (const pl_sem_life *x = a->lives; x; x = x->before)
    for (const pl_sem_life *y = b->lives; y; y = y->before)
      if (x->from < y->to && y->from < x->to) return true;
  return false;
}

/* The memory at the bottom of a chain of MEM_FREEs. */
static const pl_term *first_of(const pl_term *chain) {
  while (chain->op == PL_TERM_MEM_FREE)
    chain = chain->args[0];
  return chain;
}

/* Whether a MEM_FREE of the chain frees the pointer, as the same term. */
static bool is_freed_in(const pl_term *chain, const pl_term *pointer) {
  for (; chain->op == PL_TERM_MEM_FREE; chain = chain->args[0])
    if (chain->args[1] == pointer) return true;
  return false;
}

bool pl_sem_frees_contain(const pl_term *chain, const pl_term *others) {
  assert(chain && others);
  for (; others->op == PL_TERM_MEM_FREE; others = others->args[0])
    if (!is_freed_in(chain, others->args[1])) return false;
  return true;
}

bool pl_sem_may_overlap_living(const pl_sem *source, const pl_sem_object *lowered) {
  assert(source && lowered);
  const pl_term *freed = lowered->freed_before;
  return freed && first_of(freed) == first_of(source->frees) && !pl_sem_frees_contain(source->frees, freed);
}
