/* denormal.h - denormal numbers as operands and results, where a function does not treat them as IEEE 754 does. */
#ifndef PL_VERIFY_SEM_SCALAR_DENORMAL_H
#define PL_VERIFY_SEM_SCALAR_DENORMAL_H

#include "verify/claims/denormal.h"
#include "verify/sem/state/layout.h"
#include "verify/sem/state/state.h"

/* Reads how a function treats denormal numbers of f32 (*single) and of the other formats (*others), which is as in IEEE 754
 * unless an attribute says otherwise. False if an attribute is not understood. */
bool pl_sem_denormal_modes(const pl_op *func, pl_denormal_mode *others, pl_denormal_mode *single);
/* How the function of this path treats denormal numbers of the type's format; as IEEE 754 has it for what is no float. */
pl_denormal_mode pl_sem_denormal_mode(const pl_sem *sem, const pl_leaf_type *type);
/* The operand x of floating point arithmetic, where a denormal becomes what the function's denormal mode for inputs makes of
 * it. */
const pl_term *pl_float_operand(pl_sem *sem, const pl_leaf_type *type, const pl_term *x);
/* The result `value` of floating point arithmetic as the function's denormal mode for outputs makes it. Where the mode leaves
 * flushing to the execution, the lowering chooses first, and the source after it. `poison`: where any value is legal. */
const pl_term *pl_float_result(pl_sem *sem, const pl_leaf_type *type, const pl_term *value, const pl_term *poison);

#endif
