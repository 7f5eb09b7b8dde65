/* constant.h - operations that are constants. */
#ifndef PL_VERIFY_SEM_STATE_CONSTANT_H
#define PL_VERIFY_SEM_STATE_CONSTANT_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* The leaves of the result of an operation that is a constant. NULL: it is none, or its type has no meaning here. In the lowering
 * a leaf that is undef counts as poison, which is the stronger adversary. */
pl_leaf *pl_sem_constant_leaves(pl_sem *sem, const pl_op *op);

#endif
