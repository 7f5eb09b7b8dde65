/* fold_complex.h - what complex.add and complex.sub may leave away, for passes and conversions. */
#ifndef PL_CORE_TRANSFORM_SIMPLIFY_FOLD_COMPLEX_H
#define PL_CORE_TRANSFORM_SIMPLIFY_FOLD_COMPLEX_H

#include "core/ir/op.h"

/* Whether complex.add or complex.sub of that constant leaves every number as it is: adding -0 and subtracting 0 do, while adding
 * 0 and subtracting -0 make 0 of -0. A constant may be NULL. */
bool pl_complex_sum_is_neutral(const pl_op *op, const pl_attr *constant);

#endif
