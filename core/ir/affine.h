/* affine.h - affine expressions.
 */
#ifndef PL_CORE_IR_AFFINE_H
#define PL_CORE_IR_AFFINE_H

#include "core/ir/attr.h"

/* The greatest common divisor of a and b; if one is 0, the other. */
uint64_t pl_gcd(uint64_t a, uint64_t b);

/* A constant as an expression. */
const pl_affine *pl_affine_const(pl_context *ctx, int64_t value);
/* The dimension at `position`, such as d0. */
const pl_affine *pl_affine_dim(pl_context *ctx, uint32_t position);
/* The symbol at `position`, such as s0. */
const pl_affine *pl_affine_symbol(pl_context *ctx, uint32_t position);
/* The expression `lhs kind rhs`, simplified as MLIR does; as it stands if an operand is nested too deeply for that. */
const pl_affine *pl_affine_binary(pl_context *ctx, pl_affine_kind kind, const pl_affine *lhs, const pl_affine *rhs);
/* The value of dimension or symbol `i`; false if it is not known. */
typedef bool pl_affine_operand(void *user, bool is_symbol, uint32_t i, int64_t *out);
/* Computes the value of an expression where index has `bits` (1 to 64) bits, with the operands' values from `operand`, into
 * *out. False if it has none that is known, or, with less than 64 bits, a number on the way does not fit: the low bits of a
 * quotient depend on the others. Recurses; the depth of expressions is bounded where they are read. */
bool pl_affine_evaluate(const pl_affine *e, uint32_t bits, pl_affine_operand *operand, void *user, int64_t *out);
/* The expression as a sum of products with like terms collected, in the order that MLIR's simplification of a map gives them;
 * the expression itself if it is too deep or cannot be put in this form. */
const pl_affine *pl_affine_simplify(pl_context *ctx, const pl_affine *e, uint32_t dims, uint32_t symbols);

#endif
