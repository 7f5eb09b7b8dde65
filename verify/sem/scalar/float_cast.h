/* float_cast.h - conversions between floats, and between floats and integers. */
#ifndef PL_VERIFY_SEM_SCALAR_FLOAT_CAST_H
#define PL_VERIFY_SEM_SCALAR_FLOAT_CAST_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Carries out a conversion with a float operand or result, lane by lane, under the op's fast-math flags; `name` is LLVM's, such
 * as "fptosi", with the rounding mode, such as "fptrunc.upward"; `nneg`: negative operands are excluded. Unsupported if a type
 * has no layout, the numbers of lanes differ, or an operand is needed that has no leaves on this path. */
pl_sem_status pl_sem_float_cast(pl_sem *sem, const pl_op *op, const char *name, bool nneg);
/* The name of arith.truncf with its rounding mode for pl_sem_float_cast, "fptrunc" if it has none; NULL if the mode is unknown.
 * */
const char *pl_sem_truncation(const pl_op *op);
/* Carries out arith.scaling_extf (`extends`) or arith.scaling_truncf, lane by lane, and sets the result. Unsupported if the
 * numbers of lanes differ, a type has no layout, or the rounding mode is unknown. (MLIR documentation, "'arith' Dialect",
 * arith.scaling_extf, arith.scaling_truncf.) */
pl_sem_status pl_sem_scaling(pl_sem *sem, const pl_op *op, bool extends);

#endif
