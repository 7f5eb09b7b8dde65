/* call_claims.h - what calls claim of their arguments. */
#ifndef PL_VERIFY_SEM_LLVM_CALL_CLAIMS_H
#define PL_VERIFY_SEM_LLVM_CALL_CLAIMS_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Adds the condition that an operand's value satisfies the claim, if that is noundef, nonnull or align; does nothing for any
 * other claim. */
void pl_sem_require_claim(pl_sem *sem, const pl_op *op, pl_named_attr claim, pl_leaf leaf);
/* Adds conditions for what a call of the source, or the declaration of its callee, claims of arguments with `llvm.noundef`. Does
 * nothing in the lowering or where claims are ignored (world->flags_off). (LLVM Language Reference, "Parameter Attributes".) */
void pl_sem_require_call_claims(pl_sem *sem, const pl_op *call);

#endif
