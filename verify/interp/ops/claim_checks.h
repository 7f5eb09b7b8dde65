/* claim_checks.h - attributes of arguments, results and loads, held against the values.
 *
 * Each returns false if the value makes the attribute undefined behavior, where the machine has stopped; attributes about numbers
 * (range, nonnull, align, nofpclass) make poison of the leaves instead.
 */
#ifndef PL_VERIFY_INTERP_OPS_CLAIM_CHECKS_H
#define PL_VERIFY_INTERP_OPS_CLAIM_CHECKS_H

#include "verify/interp/machine/machine.h"

/* Checks operands of a call or return, from number `first` on, whose scalars are `leaves`, against an array of attribute
 * dictionaries (NULL: none). Scalars that violate a claim about numbers become poison; false, and the machine has stopped, if a
 * claim makes it undefined. */
bool pl_hold_claims(pl_machine *m, const pl_op *op, const pl_attr *all, uint32_t first, pl_scalar *leaves);
/* Checks the operands of the return `op`, whose scalars are `leaves`, against the function's result attributes; scalars that
 * violate a claim about numbers become poison. False, and the machine has stopped, if a claim makes it undefined. Claims that the
 * source makes of memrefs are not checked in the lowering. */
bool pl_hold_result_claims(pl_machine *m, const pl_op *op, const pl_op *func, pl_scalar *leaves);
/* Checks arguments of a call in the source, operands from `first` on, against the source's own declaration of the callee, if it
 * is known (see pl_hold_claims). False, and the machine has stopped, if a claim makes it undefined. */
bool pl_hold_callee_claims(pl_machine *m, const pl_op *op, pl_str callee, uint32_t first, pl_scalar *leaves);
/* Checks the arguments of `func`, whose frame is the last, against its argument attributes: scalars that violate a claim about
 * numbers become poison, and the machine has stopped if a claim makes it undefined. Claims that the source makes of memrefs are
 * not checked in the lowering. */
void pl_hold_argument_claims(pl_machine *m, const pl_op *func);
/* Checks the only result of a call that was answered, unless it is a memref, against the call's result attributes: scalars that
 * violate a claim about numbers become poison, and the machine has stopped if llvm.noundef does not hold. Claims about
 * dereferenceable memory are not checked. */
void pl_hold_call_result_claims(pl_machine *m, const pl_op *op);
/* Checks the result of a load against the load's metadata: scalars that violate a claim about numbers become poison, and the
 * machine has stopped if another claim makes it undefined. */
void pl_hold_value_claims(pl_machine *m, const pl_op *op);

#endif
