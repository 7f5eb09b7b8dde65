/* branch.h - branches between the blocks of a function. */
#ifndef PL_VERIFY_INTERP_OPS_BRANCH_H
#define PL_VERIFY_INTERP_OPS_BRANCH_H

#include "verify/interp/machine/machine.h"

/* Continues in successor number `successor`, whose arguments take the operands as of one moment. The machine has stopped as
 * unsupported if they don't fit or the block is empty. */
void pl_branch(pl_machine *m, const pl_op *op, uint32_t successor);
/* Sets *out to operand 0, a branch condition or switch flag. False, and the machine has stopped with undefined behavior, if it is
 * poison or undef. */
bool pl_condition(pl_machine *m, const pl_op *op, pl_scalar *out);
/* Runs an unconditional branch: continues in successor `aux`. */
void pl_do_branch(pl_machine *m, const pl_op *op, int aux);
/* Runs a conditional branch: continues in successor 0 if the condition is true, else in 1. The machine has stopped with undefined
 * behavior if the condition is poison or undef. */
void pl_do_cond_branch(pl_machine *m, const pl_op *op, int aux);
/* Runs a switch of the LLVM dialect or of cf: continues in the successor of the case that equals the flag, else in the default.
 * The machine has stopped if the flag is poison or undef, or the cases can't be read. */
void pl_do_switch(pl_machine *m, const pl_op *op, int aux);

#endif
