/* event.h - which operations are events, and whether execution goes on after them: the table events.def, asked by the validator's
 * meanings, its walk and its interpreter; and which calls are none (purity.c).
 */
#ifndef PL_CORE_IR_EVENT_H
#define PL_CORE_IR_EVENT_H

#include "core/ir/op.h"

/* How execution goes on after an operation; see events.def. */
typedef enum pl_after {
  PL_AFTER_NO_EVENT,
  PL_AFTER_CONTINUES,
  PL_AFTER_OPEN,
  PL_AFTER_MAY_STOP,
  PL_AFTER_STOPS,
} pl_after;

/* `callee`: the declaration or definition of the function that a call names, if that is known; else NULL. */
pl_after pl_op_after(const pl_op *op, const pl_op *callee);

/* Whether what follows the operation says nothing about what precedes it. */
static inline bool pl_after_ends_stretch(pl_after after) { return after >= PL_AFTER_OPEN; }

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

/* Whether an access to memory is volatile. */
bool pl_op_is_volatile(const pl_op *op);

#endif
