/* float_cast.h - conversions between floats, and between floats and integers. */
#ifndef PL_VERIFY_SEM_SCALAR_FLOAT_CAST_H
#define PL_VERIFY_SEM_SCALAR_FLOAT_CAST_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Carries out a conversion with a float operand or result, lane by lane; `name` is LLVM's, such as "fptosi", with the rounding
 * mode, such as "fptrunc.upward". A lane is poison if its operand is, if the integer type does not hold it (but for lround and
 * lrint), or if flags exclude it or the result (`nneg`: negative operands). An arith.extf of an arith.truncf that `contract`
 * allows to fold may give what was truncated. Unsupported if a type has no layout, the numbers of lanes differ, or what was
 * truncated has no leaves on this path. */
pl_sem_status pl_sem_float_cast(pl_sem *sem, const pl_op *op, const char *name, bool nneg);
/* The name for arith.truncf with its rounding mode (see pl_sem_float_cast), "fptrunc" if it has none or is to nearest, ties to
 * even; NULL if the mode is unknown. */
const char *pl_sem_truncation(const pl_op *op);
/* Carries out, lane by lane, arith.scaling_extf (`extends`: the extended operand times the scale) or arith.scaling_truncf (the
 * operand divided by the scale, then truncated); sets the result. Unsupported if the numbers of lanes differ, a type has no
 * layout, or the rounding mode is unknown. */
pl_sem_status pl_sem_scaling(pl_sem *sem, const pl_op *op, bool extends);

#endif
