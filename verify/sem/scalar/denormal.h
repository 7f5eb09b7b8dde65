/* denormal.h - denormal numbers as operands and results, where a function does not treat them as IEEE 754 does. */
#ifndef PL_VERIFY_SEM_SCALAR_DENORMAL_H
#define PL_VERIFY_SEM_SCALAR_DENORMAL_H

#include "verify/claims/denormal.h"
#include "verify/sem/state/layout.h"
#include "verify/sem/state/state.h"

/* Reads how a function treats denormal numbers, of f32 (*single) and of the other formats (*others). Without an attribute for
 * them *others is as IEEE 754 has it, and *single is *others. False if an attribute is not understood. */
bool pl_sem_denormal_modes(const pl_op *func, pl_denormal_mode *others, pl_denormal_mode *single);
/* How the function of this path treats denormal numbers of the type's format; as IEEE 754 has it for what is no float. */
pl_denormal_mode pl_sem_denormal_mode(const pl_sem *sem, const pl_leaf_type *type);
/* The operand x of floating point arithmetic, where a denormal becomes what the function's denormal mode for inputs makes of
 * it. x itself if that is IEEE 754's, or x is no bit vector. */
const pl_term *pl_float_operand(pl_sem *sem, const pl_leaf_type *type, const pl_term *x);
/* The result `value` of floating point arithmetic as the function's denormal mode for outputs makes it: a denormal is preserved
 * (IEEE), an opaque function of it (dynamic), else preserved or flushed to zero, as the lowering chooses; the source chooses the
 * same or, if the lowering did not compute it, a legal term of the lowering, else `value`. `poison`: where any value is legal. */
const pl_term *pl_float_result(pl_sem *sem, const pl_leaf_type *type, const pl_term *value, const pl_term *poison);

#endif
