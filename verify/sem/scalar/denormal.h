/* denormal.h - denormal numbers as operands and results, where a function does not treat them as IEEE 754 does. */
#ifndef PL_VERIFY_SEM_SCALAR_DENORMAL_H
#define PL_VERIFY_SEM_SCALAR_DENORMAL_H

#include "verify/claims/denormal.h"
#include "verify/sem/state/layout.h"
#include "verify/sem/state/state.h"

/* Reads how a function treats denormal numbers, of f32 (*single) and of the other formats (*others); as IEEE 754 has it without
 * an attribute. False if an attribute is not understood. */
bool pl_sem_denormal_modes(const pl_op *func, pl_denormal_mode *others, pl_denormal_mode *single);
/* How the function of this path treats denormal numbers of a format. */
pl_denormal_mode pl_sem_denormal_mode(const pl_sem *sem, const pl_leaf_type *type);
/* An operand of floating point arithmetic, after the function's denormal mode for inputs. */
const pl_term *pl_float_operand(pl_sem *sem, const pl_leaf_type *type, const pl_term *x);
/* The result `value` of floating point arithmetic as the function's denormal mode for outputs makes it: a denormal is preserved,
 * flushed to zero, or either, as the lowering chooses. `poison`: where any value is legal. */
const pl_term *pl_float_result(pl_sem *sem, const pl_leaf_type *type, const pl_term *value, const pl_term *poison);

#endif
