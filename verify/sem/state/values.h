/* values.h - the leaves of the values that were computed on a path. */
#ifndef PL_VERIFY_SEM_STATE_VALUES_H
#define PL_VERIFY_SEM_STATE_VALUES_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* The leaves of a value on this path, not copied. Those of a constant are computed and set on demand, since a path may start
 * after it. NULL if they were not computed and it is no constant, or one without a meaning here. */
pl_leaf *pl_sem_get(pl_sem *sem, const pl_value *value);
/* Sets the leaves of a value on this path; they are not copied. */
void pl_sem_set(pl_sem *sem, const pl_value *value, pl_leaf *leaves);
/* Sets the leaves of a value of one scalar on this path to a copy of `leaf`. */
void pl_sem_set_scalar(pl_sem *sem, const pl_value *value, pl_leaf leaf);

#endif
