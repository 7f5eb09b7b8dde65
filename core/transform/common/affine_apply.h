/* affine_apply.h - which operands of an affine.apply are dimensions and which are symbols. Private to core/transform. */
#ifndef PL_CORE_TRANSFORM_COMMON_AFFINE_APPLY_H
#define PL_CORE_TRANSFORM_COMMON_AFFINE_APPLY_H

#include "core/ir/op.h"

/* What an affine.apply says of values: the operands, dimensions first, and what each value is in its expression. */
typedef struct pl_apply_roles {
  pl_value **operands;
  const pl_affine **terms;
  uint32_t dims, symbols;
} pl_apply_roles;

/* The expression with its dimensions and symbols as what stands in `dims` and `symbols`. */
const pl_affine *pl_affine_renumber(pl_context *ctx, const pl_affine *e, const pl_affine *const *dims,
                                    const pl_affine *const *symbols);
/* Whether an affine.apply may say it: no product of dimensions, no division by one. */
bool pl_affine_may_apply(const pl_affine *e);
/* The first values stay dimensions, `dims` of them; the others are symbols, but where `user` stands and can't have one as such it
 * becomes a dimension. Those that are not `used` are left out (NULL: all are). */
pl_apply_roles pl_apply_roles_of(pl_arena *arena, pl_context *ctx, const pl_op *user, pl_value *const *values, uint32_t len,
                                 uint32_t dims, const bool *used);
/* The arithmetic that an expression stands for, before an op. */
pl_value *pl_apply_arithmetic(pl_op *before, const pl_affine *e, const pl_apply_roles *r);
/* Makes dimensions of the operands of an affine.apply that stand as symbols and cannot be symbols, as the induction variable of
 * an affine loop that took the place of another value. If the expression is not affine in them, *value is the arithmetic that it
 * stands for, made before the op, which the caller replaces. False if nothing had to change. (mlir-opt 22 rejects what it makes
 * itself there.) */
bool pl_apply_fit(pl_module *module, pl_op *apply, pl_value **value);

#endif
