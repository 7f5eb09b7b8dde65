/* source_claims.h - what the source claims of values that come from outside becomes hypotheses. */
#ifndef PL_VERIFY_SEM_LLVM_SOURCE_CLAIMS_H
#define PL_VERIFY_SEM_LLVM_SOURCE_CLAIMS_H

#include "verify/sem/state/layout.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* What a claim whose violation makes poison (range, nonnull, align, nofpclass) says of one scalar: BOOL. */
const pl_term *pl_sem_claim_holds(pl_terms *T, pl_named_attr claim, const pl_leaf_type *type, const pl_term *x);
/* Whether the bits decide the classes of `nofpclass` for values of a type. */
bool pl_sem_has_classes(const pl_type *type);
/* What a load claims of its result (plumbline.value_claims, core/llvmir/import/import.h): poison where violated, undefined with
 * `noundef`.
 */
void pl_sem_apply_value_claims(pl_sem *sem, const pl_op *op);
/* What the source claims of a value becomes conditions. `claims`: a dictionary, or NULL; `op`: what claims it. */
void pl_sem_believe(pl_sem *sem, const pl_op *op, const pl_attr *claims, const pl_type *type, const pl_leaf *leaves);
/* What a pointer's claims say of the memory that it points to (`dereferenceable` and the like) becomes conditions of the
 * source and an access of so many bytes. `claims` may be NULL; `null_is_valid`: the function has `null_pointer_is_valid`. */
void pl_sem_believe_memory(pl_sem *sem, const pl_op *op, const pl_attr *claims, const pl_type *type, const pl_leaf *leaves,
                           bool null_is_valid);

#endif
