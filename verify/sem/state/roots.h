/* roots.h - the object of an address: its root is the base symbol of the object, or the marker of shared memory. The root is
 * found from the symbols that the address is made of. */
#ifndef PL_VERIFY_SEM_STATE_ROOTS_H
#define PL_VERIFY_SEM_STATE_ROOTS_H

#include "verify/sem/state/world.h"

/* The root that pl_sem_set_root stated of the term itself; NULL if there is none. */
static inline const pl_term *pl_sem_known_root(const pl_sem_world *world, const pl_term *term) {
  return pl_map_get_ptr(&world->roots, term);
}
/* The root of a pointer; NULL if it is not known, in which case world->open_choice may become the condition that decides
 * between two objects. */
const pl_term *pl_sem_root(pl_sem_world *world, const pl_term *pointer);
/* Records the root of a term (see roots.h), and clears those of the world's caches that it can make wrong. */
void pl_sem_set_root(pl_sem_world *world, const pl_term *pointer, const pl_term *root);
/* States that a memory is shared by source and lowering from here on: what can be reached from outside. */
void pl_sem_declare_shared(pl_sem_world *world, const pl_term *memory);
/* Whether a number that is added to an address in the object with root `base` is found to be computed from a pointer with
 * another root, so that the sum may be an address in the object of that pointer. */
bool pl_sem_leads_elsewhere(pl_sem_world *world, const pl_term *number, const pl_term *base);

#endif
