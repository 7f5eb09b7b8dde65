/* float_extreme.h - minimum, maximum, minnum, maxnum of two numbers. */
#ifndef PL_VERIFY_SEM_SCALAR_FLOAT_EXTREME_H
#define PL_VERIFY_SEM_SCALAR_FLOAT_EXTREME_H

#include "verify/sem/scalar/float_choice.h"
#include "verify/sem/state/layout.h"

/* Whether the operation is one of these. What they make of denormal numbers in a mode is not defined: LLVM folds them without. */
bool pl_float_is_extreme(const char *name);
/* The result; NULL: another operation, or a format whose bits do not decide. */
const pl_term *pl_float_extreme_result(pl_sem *sem, const char *name, pl_float_call *call, const pl_leaf_type *type);

#endif
