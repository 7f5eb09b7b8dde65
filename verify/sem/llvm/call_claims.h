/* call_claims.h - what calls claim of their arguments. */
#ifndef PL_VERIFY_SEM_LLVM_CALL_CLAIMS_H
#define PL_VERIFY_SEM_LLVM_CALL_CLAIMS_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Adds the condition that an argument's value satisfies the claim, if that is noundef, nonnull or align. */
void pl_sem_require_claim(pl_sem *sem, const pl_op *op, pl_named_attr claim, pl_leaf leaf);
/* Adds conditions for what a call of the source claims of its arguments: passing poison where `llvm.noundef` is claimed is
 * undefined, and with it a pointer that violates `llvm.nonnull` or `llvm.align`. (LLVM Language Reference, "Parameter
 * Attributes".) */
void pl_sem_require_call_claims(pl_sem *sem, const pl_op *call);

#endif
