/* incoming.h - values that come from outside: arguments, and results of calls. */
#ifndef PL_VERIFY_SEM_MEMORY_INCOMING_H
#define PL_VERIFY_SEM_MEMORY_INCOMING_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* New leaves (scalar parts) for a value of the type that comes from outside, such as an argument, made of symbols that `name`
 * names: scalars may be poison, parts of descriptors are not. Where descriptors are assumed to match their types
 * (world->descriptor_static), static parts of a memref are constants, strides of the default layout products of sizes. Pointers
 * are to shared memory. A memref of the source is declared well-formed, with conditions that its sizes are not negative or, if it
 * is unranked, that its rank is in bounds, as far as that is assumed. NULL if the type has no meaning here, or static parts are
 * demanded of a layout that is not strided. */
pl_leaf *pl_sem_incoming(pl_sem *sem, const pl_type *type, const char *name);

#endif
