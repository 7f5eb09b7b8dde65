/* argument_claims.h - attributes of arguments and results: the dictionaries in `arg_attrs` and `res_attrs` of functions and
 * calls. */
#ifndef PL_VERIFY_INTERP_MACHINE_ARGUMENT_CLAIMS_H
#define PL_VERIFY_INTERP_MACHINE_ARGUMENT_CLAIMS_H

#include "core/ir/op.h"

/* The dictionary at index `i` of `list`, which is arg_attrs or res_attrs; NULL if there is none. `op` may be NULL. */
const pl_attr *pl_claims_at(const pl_op *op, pl_attr_name list, uint32_t i);
/* Whether a dictionary, which may be NULL, has the attribute. */
bool pl_claims(const pl_attr *claims, pl_attr_name name);
/* The value of an integer attribute in a dictionary, which may be NULL; 0 if there is none, or it is too large. */
uint64_t pl_claimed_number(const pl_attr *claims, pl_attr_name name);
/* The attribute of that name of argument `i`; NULL if there is none. */
const pl_attr *pl_argument_claim(const pl_op *op, uint32_t i, pl_attr_name name);
/* The type of the copy that a function or call passes for argument `i` (`byval`); NULL if it passes the argument itself. `op`
 * may be NULL. (LLVM Language Reference, "Parameter Attributes", byval.) */
const pl_type *pl_byval_type(const pl_op *op, uint32_t i);

#endif
