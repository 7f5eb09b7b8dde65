/* source_claims.h - what the source claims of values that come from outside becomes hypotheses. */
#ifndef PL_VERIFY_SEM_LLVM_SOURCE_CLAIMS_H
#define PL_VERIFY_SEM_LLVM_SOURCE_CLAIMS_H

#include "verify/sem/state/layout.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* BOOL: a scalar satisfies a claim whose violation makes it poison (range, nonnull, align, nofpclass), as far as the claim
 * applies to its type; true for other claims. */
const pl_term *pl_sem_claim_holds(pl_terms *T, pl_named_attr claim, const pl_leaf_type *type, const pl_term *x);
/* Whether the classes of `nofpclass` can be decided from the bits of values of the type: a floating-point type with a known
 * format (see pl_float_shape_of). */
bool pl_sem_has_classes(const pl_type *type);
/* Makes the result of a load poison, scalar by scalar, where it violates a claim that the load makes of it
 * (plumbline.value_claims, core/llvmir/import/import.h); with `noundef` there, adds the condition that it is not poison. Does
 * nothing where claims are ignored (world->flags_off). */
void pl_sem_apply_value_claims(pl_sem *sem, const pl_op *op);
/* Adds conditions for what the source claims of a value of `type` in `claims`, a dictionary or NULL; `op` is what claims it. Adds
 * none for a memref, whose claims are of its elements, or where claims are ignored (world->flags_off). */
void pl_sem_believe(pl_sem *sem, const pl_op *op, const pl_attr *claims, const pl_type *type, const pl_leaf *leaves);
/* Adds conditions for the bytes that the source claims (`claims`, may be NULL) of an LLVM pointer into shared memory, and appends
 * those that can be accessed to sem->claimed. `null_is_valid`: the function has `null_pointer_is_valid`. Does nothing where
 * claims are ignored (world->flags_off). */
void pl_sem_believe_memory(pl_sem *sem, const pl_op *op, const pl_attr *claims, const pl_type *type, const pl_leaf *leaves,
                           bool null_is_valid);

#endif
