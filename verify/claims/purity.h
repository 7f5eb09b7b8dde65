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

/* The memory that a `memory_effects` attribute allows, which may be NULL: none at all, to read at most, or more than that. */
pl_purity pl_effects_purity(const pl_attr *effects);

/* Only of a direct llvm.call between numbers that has no mode of its own; `callee` may be NULL. Such a call may be left out, made
 * at another place or once for two equal ones: it is no event. (LLVM Language Reference, "Function Attributes": memory(...),
 * nounwind, willreturn.) */
pl_purity pl_call_purity(const pl_op *call, const pl_op *callee);

/* Whether the call, of any arguments, returns and does nothing that can be observed but give a result that depends on its
 * arguments and on memory, by what the declaration of its callee claims, or `by_itself` by what the call does. Such calls may be
 * merged, moved or left out. (LLVM Language Reference, "Function Attributes".) */
bool pl_call_only_reads(const pl_op *call, const pl_op *callee, bool by_itself);

/* The same as pl_call_purity of a call that comes after an equal one, which has returned: only the first one may not. Also of a
 * call of a func.func, as it is or lowered: such calls do not unwind. */
pl_purity pl_call_purity_again(const pl_op *call, const pl_op *callee);

/* Whether such a call may be made where the source makes none: the source's `callee` is defined for all arguments, and neither it
 * nor the call claims anything of these, and of the result nothing but what makes it poison where it does not hold. (LLVM
 * Language Reference, "Function Attributes", speculatable.) */
bool pl_call_is_speculatable(const pl_op *call, const pl_op *callee);

#endif
