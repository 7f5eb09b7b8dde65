/* affine.h - affine expressions.
 */
#ifndef PL_CORE_IR_AFFINE_H
#define PL_CORE_IR_AFFINE_H

#include "core/ir/attr.h"

/* The greatest number that divides both; of 0 and another one, that one. */
uint64_t pl_gcd(uint64_t a, uint64_t b);

/* A constant. */
const pl_affine *pl_affine_const(pl_context *ctx, int64_t value);
/* Dimension `position`, d0 and so on. */
const pl_affine *pl_affine_dim(pl_context *ctx, uint32_t position);
/* Symbol `position`, s0 and so on. */
const pl_affine *pl_affine_symbol(pl_context *ctx, uint32_t position);
/* lhs `kind` rhs, simplified as MLIR does; as it stands if an operand is nested too deeply for that. */
const pl_affine *pl_affine_binary(pl_context *ctx, pl_affine_kind kind, const pl_affine *lhs, const pl_affine *rhs);
/* The value of dimension or symbol `i`; false if it is not known. */
typedef bool pl_affine_operand(void *user, bool is_symbol, uint32_t i, int64_t *out);
/* What an expression comes to where index has `bits` (1 to 64); false if an operand that it needs is not known, a divisor is not
 * positive, or, with less than 64 bits, a number on the way is none of them: the low bits of a quotient depend on the others. */
bool pl_affine_evaluate(const pl_affine *e, uint32_t bits, pl_affine_operand *operand, void *user, int64_t *out);
/* The expression as a sum of products, like terms together, in the order that MLIR's simplification of a map gives them. */
const pl_affine *pl_affine_simplify(pl_context *ctx, const pl_affine *e, uint32_t dims, uint32_t symbols);

#endif
