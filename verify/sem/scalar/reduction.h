/* reduction.h - all lanes of a vector combined. */
#ifndef PL_VERIFY_SEM_SCALAR_REDUCTION_H
#define PL_VERIFY_SEM_SCALAR_REDUCTION_H

#include "verify/sem/scalar/integer.h"
#include "verify/sem/state/layout.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* The `count` lanes, at least one, combined by the integer operation `which` without flags (pl_sem_int_binary), from the first to
 * the last. */
pl_leaf pl_sem_reduce_int(pl_sem *sem, const pl_op *op, pl_int_op which, const pl_leaf *lanes, uint32_t count);
/* The float reduction `name` ("reduce.fadd", ...) of the start (NULL: none) and the lanes, at least one: what pl_sem_float_leaf
 * makes of an operation of that name, with the op's fast-math flags; `type` is that of the result. */
pl_leaf pl_sem_reduce_float(pl_sem *sem, const pl_op *op, const char *name, const pl_leaf_type *type, const pl_leaf *start,
                            const pl_leaf *lanes, uint32_t count);

#endif
