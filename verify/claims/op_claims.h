/* op_claims.h - what an operation says of itself, or a function of itself, asked by what the rows of the table know: among its
 * attributes, its `passthrough` list, and what the reader of LLVM IR had no form for. */
#ifndef PL_VERIFY_CLAIMS_OP_CLAIMS_H
#define PL_VERIFY_CLAIMS_OP_CLAIMS_H

#include "core/ir/op.h"
#include "verify/claims/claims.h"

/* Whether the operation has an attribute, also in its `passthrough` list or lost by the import, whose row in claims.def for
 * one of the places has the trait. */
bool pl_op_claims(const pl_op *op, uint32_t places, pl_claim_trait trait);

/* Whether the operation has an attribute, also in its `passthrough` list or lost by the import, whose row in claims.def for
 * one of the places has the LLVM spelling `llvm`. */
bool pl_op_says(const pl_op *op, uint32_t places, const char *llvm);

/* Whether two operations have the same attributes, values included, among those whose rows have the trait. */
bool pl_ops_agree(const pl_op *a, const pl_op *b, uint32_t places, pl_claim_trait trait);

/* Whether it is known that nothing depends on what `call` passes as argument `index` of the llvm.func: the body does not use
 * it, and nothing is claimed of its value. */
bool pl_argument_is_unused(const pl_op *func, const pl_op *call, uint32_t index);

/* Whether the attribute `list`, which is arg_attrs or res_attrs, is absent, or an array that is empty for all arguments or
 * results. */
bool pl_op_lists_no_claims(const pl_op *op, pl_attr_name list);

/* Whether `res_attrs` is absent, or an array that holds nothing but claims that make the result poison where they do not hold. */
bool pl_op_lists_only_poison(const pl_op *op);

#endif
