/* event.h - which operations are events, and whether execution goes on after them: the table events.def, asked by the validator's
 * meanings, its walk and its interpreter. Which calls are none: verify/claims/purity.h. */
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

/* How execution goes on after the op, by events.def; PL_AFTER_NO_EVENT if it is no event. `callee`: the declaration or
 * definition of the function that a call names, NULL if not known. */
pl_after pl_op_after(const pl_op *op, const pl_op *callee);

/* Whether nothing that holds after the operation may be assumed before it: execution may stop there, or no rule says that it goes
 * on. */
static inline bool pl_after_ends_stretch(pl_after after) { return after >= PL_AFTER_OPEN; }

/* Whether the op is a volatile access to memory: it has the property `volatile_`, or an `isVolatile` that is not 0. */
bool pl_op_is_volatile(const pl_op *op);

#endif
