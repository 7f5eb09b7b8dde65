/* bounds.c - the bounds of the object of an address, and whether two addresses are of different objects. */
#include "verify/sem/memory/bounds.h"

#include <assert.h>

#include "verify/sem/memory/objects.h"
#include "verify/sem/state/lookup_tables.h"
#include "verify/sem/state/roots.h"

/* The address of the first byte of the object that a pointer points into, or with `high` of the byte after its last, INT: known
 * for objects of the path and, in the lowering, for its constant tables (see pl_sem_table_at); otherwise an uninterpreted
 * function. */
static const pl_term *object_bound(pl_sem *sem, const pl_term *pointer, bool high) {
  pl_terms *T = sem->world->T;
  const pl_term *root = pl_sem_root(sem->world, pointer);
  pl_sem_object *object = root ? pl_sem_find_object(sem, root) : NULL;
  const pl_term *base = object ? object->base : NULL, *size = object ? object->size : NULL;
  if (object || (sem->role == PL_ROLE_LOWERING && pl_sem_table_at(sem->world, pointer, &base, &size))) {
    const pl_term *low = pl_int_of_ubv(T, base);
    return high ? pl_int_add(T, low, pl_int_of_ubv(T, size)) : low;
  }
  /* In shared memory: a function of the pointer that the address is based on. */
  const pl_term *anchor = pointer;
  if (pointer->op == PL_TERM_BV_ADD)
    for (uint32_t i = 0; i < pointer->num_args; i++)
      if (pl_sem_known_root(sem->world, pointer->args[i])) anchor = pointer->args[i];
  return pl_app(T, PL_SORT_I, high ? PL_STR("object.high") : PL_STR("object.low"), &anchor, 1);
}

const pl_term *pl_sem_object_low(pl_sem *sem, const pl_term *pointer) {
  assert(pl_term_is_address(pointer));
  return object_bound(sem, pointer, false);
}

const pl_term *pl_sem_object_high(pl_sem *sem, const pl_term *pointer) {
  assert(pl_term_is_address(pointer));
  return object_bound(sem, pointer, true);
}

/* The one summand of an address whose object is known; the address itself if it is no sum, or has none or several of those. */
static const pl_term *pointer_in(pl_sem *sem, const pl_term *address) {
  const pl_term *found = NULL;
  for (uint32_t i = 0; address->op == PL_TERM_BV_ADD && i < address->num_args; i++) {
    if (!pl_sem_root(sem->world, address->args[i])) continue;
    if (found) return address;
    found = address->args[i];
  }
  return found ? found : address;
}

const pl_term *pl_sem_are_separate(pl_sem *sem, const pl_term *a, const pl_term *b) {
  assert(pl_term_is_address(a) && pl_term_is_address(b));
  pl_terms *T = sem->world->T;
  const pl_term *roots[] = {pl_sem_root(sem->world, a), pl_sem_root(sem->world, b)};
  a = pointer_in(sem, a);
  b = pointer_in(sem, b);
  const pl_term *pair[] = {a->id <= b->id ? a : b, a->id <= b->id ? b : a};
  for (uint32_t i = 0; i < 2 && roots[0] && roots[1]; i++) {
    const pl_sem_object *object = pl_sem_find_object(sem, roots[i]);
    if (object && (!object->escaped || pl_sem_find_object(sem, roots[1 - i]))) return pl_bool(T, roots[0] != roots[1]);
  }
  return a == b ? pl_bool(T, false) : pl_app(T, PL_SORT_B, PL_STR("separate-storage"), pair, 2);
}
