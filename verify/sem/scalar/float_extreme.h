/* float_extreme.h - minimum, maximum, minnum, maxnum of two numbers. */
#ifndef PL_VERIFY_SEM_SCALAR_FLOAT_EXTREME_H
#define PL_VERIFY_SEM_SCALAR_FLOAT_EXTREME_H

#include "verify/sem/scalar/float_choice.h"
#include "verify/sem/state/layout.h"

/* Whether the operation is minimum, maximum, minnum or maxnum. What these make of denormal numbers in a denormal mode is not
 * defined: LLVM folds them without it. */
bool pl_float_is_extreme(const char *name);
/* The result of minimum, maximum, minnum or maxnum of two operands, with what is open chosen by the lowering first, and by the
 * source after it; NULL for another operation, or if the format is not like IEEE 754's. Logs the operation. */
const pl_term *pl_float_extreme_result(pl_sem *sem, const char *name, pl_float_call *call, const pl_leaf_type *type);

#endif
