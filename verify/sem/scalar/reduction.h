/* reduction.h - all lanes of a vector combined. */
#ifndef PL_VERIFY_SEM_SCALAR_REDUCTION_H
#define PL_VERIFY_SEM_SCALAR_REDUCTION_H

#include "verify/sem/scalar/integer.h"
#include "verify/sem/state/layout.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* The lanes combined by the integer operation from the first to the last; there is at least one. */
pl_leaf pl_sem_reduce_int(pl_sem *sem, const pl_op *op, pl_int_op which, const pl_leaf *lanes, uint32_t count);
/* The float reduction `name` ("reduce.fadd", ...) as an opaque function of the start, which may be NULL, and the lanes. */
pl_leaf pl_sem_reduce_float(pl_sem *sem, const pl_op *op, const char *name, const pl_leaf_type *type, const pl_leaf *start,
                            const pl_leaf *lanes, uint32_t count);

#endif
