/* provenance.h - whether an address is based on the pointer that it was computed from. */
#ifndef PL_VERIFY_SEM_STATE_PROVENANCE_H
#define PL_VERIFY_SEM_STATE_PROVENANCE_H

#include "verify/sem/state/world.h"

/* Whether an address is known to be computed from the same pointers as `base`, so that it is a place in base's object; true,
 * too, if no pointer is known in either. (LLVM Language Reference, "Pointer Aliasing Rules".) */
bool pl_sem_same_provenance(pl_sem_world *world, const pl_term *base, const pl_term *address);

#endif
