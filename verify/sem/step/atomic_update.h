/* atomic_update.h - the new value of an atomic update. */
#ifndef PL_VERIFY_SEM_STEP_ATOMIC_UPDATE_H
#define PL_VERIFY_SEM_STEP_ATOMIC_UPDATE_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Sets *out to the value that memref.atomic_rmw, memref.generic_atomic_rmw or llvm.atomicrmw (`op`) makes of the old value; the
 * body of a generic one is carried out, with its conditions. False if that has no meaning here. */
bool pl_sem_atomic_update(pl_sem *sem, const pl_op *op, pl_leaf old, pl_leaf *out);

#endif
