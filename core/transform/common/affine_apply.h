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

/* The expression with each dimension and symbol replaced by the expression at its position in `dims` and `symbols`. */
const pl_affine *pl_affine_renumber(pl_context *ctx, const pl_affine *e, const pl_affine *const *dims,
                                    const pl_affine *const *symbols);
/* Whether an affine.apply can hold the expression: no product of two expressions with dimensions, no division or mod by one with
 * a dimension. */
bool pl_affine_may_apply(const pl_affine *e);
/* Decides which values are dimensions of an affine.apply at `user` and which are symbols: the first `dims` and those that can't
 * be symbols there are dimensions. Values that are not `used` are left out (NULL: all are used). */
pl_apply_roles pl_apply_roles_of(pl_arena *arena, pl_context *ctx, const pl_op *user, pl_value *const *values, uint32_t len,
                                 uint32_t dims, const bool *used);
/* Builds before an op the arithmetic that computes an expression over the dimensions and symbols of `r`; returns its value. */
pl_value *pl_apply_arithmetic(pl_op *before, const pl_affine *e, const pl_apply_roles *r);
/* Turns symbol operands of an affine.apply that can't be symbols into dimensions. If the expression is then not affine, the op
 * stays and *value is the arithmetic for it, by which the caller has to replace the op; else *value is NULL. False if nothing had
 * to change. (mlir-opt 22 rejects what it makes itself there.) */
bool pl_apply_fit(pl_module *module, pl_op *apply, pl_value **value);

#endif
