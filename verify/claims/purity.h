/* purity.h - calls that do nothing but give a result, by what the declaration of their callee claims. */
#ifndef PL_VERIFY_CLAIMS_PURITY_H
#define PL_VERIFY_CLAIMS_PURITY_H

#include "core/ir/op.h"

/* What a call may do, by what the declaration of its callee claims. */
typedef enum pl_purity {
  PL_PURITY_NONE,
  PL_PURITY_READS,    /* gives a result that depends on its arguments and on memory, and does nothing else */
  PL_PURITY_COMPUTES, /* gives a result that depends on its arguments, and does nothing else */
} pl_purity;

/* What a `memory_effects` attribute allows: PL_PURITY_COMPUTES if no memory is accessed, PL_PURITY_READS if it is at most
 * read, else PL_PURITY_NONE, also for NULL and any other attribute. */
pl_purity pl_effects_purity(const pl_attr *effects);

/* What a direct llvm.call between numbers may do, by what its callee claims; PL_PURITY_NONE for other calls, or if `callee` is
 * NULL. A pure call may be left out, moved, or made once for two equal ones: it is no event. (LLVM Language Reference,
 * "Function Attributes": memory(...), nounwind, willreturn.) */
pl_purity pl_call_purity(const pl_op *call, const pl_op *callee);

/* Whether the direct llvm.call, with arguments of any type, is known to return and to do nothing but give a result that
 * depends on its arguments and on memory, by the claims of its callee's declaration (NULL: false) or, with `by_itself`, of the
 * call itself. Such calls may be merged, moved or left out. (LLVM Language Reference, "Function Attributes".) */
bool pl_call_only_reads(const pl_op *call, const pl_op *callee, bool by_itself);

/* The purity of a call that comes after an equal one which has returned, so that `willreturn` is not needed; also for calls of
 * a func.func, lowered or not, which do not unwind. PL_PURITY_NONE if `callee` is NULL. */
pl_purity pl_call_purity_again(const pl_op *call, const pl_op *callee);

/* Whether a pure call (pl_call_purity) may be made where the source makes none: `callee` is speculatable, thus defined for all
 * arguments, and no other claim or mismatch makes it undefined. (LLVM Language Reference, "Function Attributes",
 * speculatable.) */
bool pl_call_is_speculatable(const pl_op *call, const pl_op *callee);

#endif
