/* incoming.h - values that come from outside: arguments, and results of calls. */
#ifndef PL_VERIFY_SEM_MEMORY_INCOMING_H
#define PL_VERIFY_SEM_MEMORY_INCOMING_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* New leaves (scalar parts) for a value of the type that comes from outside, such as an argument, made of symbols that `name`
 * names, with pointers to shared memory; what is assumed of memrefs from outside becomes constants and conditions. NULL if the
 * type has no meaning here. */
pl_leaf *pl_sem_incoming(pl_sem *sem, const pl_type *type, const char *name);

#endif
