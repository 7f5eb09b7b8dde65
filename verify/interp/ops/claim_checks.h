/* claim_checks.h - attributes of arguments, results and loads, held against the values.
 *
 * Each returns false if the value makes the attribute undefined behavior, where the machine has stopped; attributes about numbers
 * (range, nonnull, align, nofpclass) make poison of the leaves instead.
 */
#ifndef PL_VERIFY_INTERP_OPS_CLAIM_CHECKS_H
#define PL_VERIFY_INTERP_OPS_CLAIM_CHECKS_H

#include "verify/interp/machine/machine.h"

/* Operands of a call or return, from number `first` on, against an array of dictionaries (NULL: none). `leaves` are the
 * operands'. */
bool pl_hold_claims(pl_machine *m, const pl_op *op, const pl_attr *all, uint32_t first, pl_scalar *leaves);
/* Returned values against what the function claims of its results. */
bool pl_hold_result_claims(pl_machine *m, const pl_op *op, const pl_op *func, pl_scalar *leaves);
/* Arguments of a call in the source against what its declaration of the callee claims. */
bool pl_hold_callee_claims(pl_machine *m, const pl_op *op, pl_str callee, uint32_t first, pl_scalar *leaves);
/* The arguments of the function whose frame is the last, against what it claims of them. */
void pl_hold_argument_claims(pl_machine *m, const pl_op *func);
/* The result of a call that was answered against what the call claims of it. Where a pointer leads is left open. */
void pl_hold_call_result_claims(pl_machine *m, const pl_op *op);
/* What a load has given, against its metadata. */
void pl_hold_value_claims(pl_machine *m, const pl_op *op);

#endif
