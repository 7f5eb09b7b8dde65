/* call_claims.h - what calls claim of their arguments. */
#ifndef PL_VERIFY_SEM_LLVM_CALL_CLAIMS_H
#define PL_VERIFY_SEM_LLVM_CALL_CLAIMS_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* A claim of an argument becomes a condition. */
void pl_sem_require_claim(pl_sem *sem, const pl_op *op, pl_named_attr claim, pl_leaf leaf);
/* What a call of the source claims of its arguments: to pass poison where `llvm.noundef` is claimed is undefined, and with it a
 * pointer that violates `llvm.nonnull` and `llvm.align`. Source: LLVM Language Reference, "Parameter Attributes". */
void pl_sem_require_call_claims(pl_sem *sem, const pl_op *call);

#endif
