/* float_fold.h - floating point operations on constants: the term that an application of a float function is equal to.
 *
 * Called where terms are made (state/world.c) and where the result of arithmetic is chosen (scalar/float.c). */
#ifndef PL_VERIFY_SEM_TERMS_FLOAT_FOLD_H
#define PL_VERIFY_SEM_TERMS_FLOAT_FOLD_H

#include "verify/term/term.h"

/* The constant that the function `name`, as "fadd.f32" (see scalar/float.c), gives at constant arguments. NULL if an argument is
 * no constant, the result is not known or not of sort `sort`, or is a NaN, since which NaN results is a choice of the execution.
 */
const pl_term *pl_sem_float_fold(pl_terms *T, pl_sort sort, pl_str name, const pl_term *const *args, uint32_t count);
/* Whether the function gives a NaN at these arguments; false if one is no constant, or the result is not known here. */
bool pl_sem_float_folds_to_nan(pl_terms *T, pl_str name, const pl_term *const *args, uint32_t count);

#endif
