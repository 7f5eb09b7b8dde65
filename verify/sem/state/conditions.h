/* conditions.h - recording conditions, and deciding conditions on a path. */
#ifndef PL_VERIFY_SEM_STATE_CONDITIONS_H
#define PL_VERIFY_SEM_STATE_CONDITIONS_H

#include "verify/sem/state/condition.h"
#include "verify/sem/state/state.h"

/* Adds the condition that `holds`, for `op` (which may be NULL) to be defined: a hypothesis in the source, an obligation in the
 * lowering. */
void pl_sem_require(pl_sem *sem, pl_condition_kind kind, const pl_op *op, const pl_term *holds);

/* Continues the path where the condition holds, or where it does not (`holds` false): appends this to `decided` and replaces
 * the condition by that constant in the values and memories of the path. */
void pl_sem_decide(pl_sem *sem, const pl_term *condition, bool holds);
/* The condition, or the constant that it was decided to be on this path (see pl_sem_decide). */
const pl_term *pl_sem_decided(const pl_sem *sem, const pl_term *condition);

#endif
