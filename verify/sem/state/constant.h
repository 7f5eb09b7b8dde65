/* constant.h - operations that are constants. */
#ifndef PL_VERIFY_SEM_STATE_CONSTANT_H
#define PL_VERIFY_SEM_STATE_CONSTANT_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* The leaves of the result of an operation that is a constant. NULL: it is none, or its type or value has no meaning here. Of
 * the address of a function or global, notes what is known of it. */
pl_leaf *pl_sem_constant_leaves(pl_sem *sem, const pl_op *op);

#endif
