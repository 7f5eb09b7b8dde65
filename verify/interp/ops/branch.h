/* branch.h - branches between the blocks of a function. */
#ifndef PL_VERIFY_INTERP_OPS_BRANCH_H
#define PL_VERIFY_INTERP_OPS_BRANCH_H

#include "verify/interp/machine/machine.h"

/* Continues in the successor of that number: its arguments take the operands, all read before any is written, and m->next is its
 * first op. Stops as unsupported if the counts or the numbers of scalars differ, or the block is empty. */
void pl_branch(pl_machine *m, const pl_op *op, uint32_t successor);
/* Sets *out to operand 0, a branch condition or switch flag. False, and the machine has stopped with undefined behavior, if it is
 * poison or undef. */
bool pl_condition(pl_machine *m, const pl_op *op, pl_scalar *out);
/* Runs an unconditional branch: continues in successor `aux`. */
void pl_do_branch(pl_machine *m, const pl_op *op, int aux);
/* Runs a conditional branch: continues in successor 0 if the condition is true, else in 1. Stops as undefined if it is poison or
 * undef. */
void pl_do_cond_branch(pl_machine *m, const pl_op *op, int aux);
/* Runs a switch: continues in the successor of the case that equals the flag, else in the default, 0. Stops with undefined
 * behavior if the flag is poison or undef, as unsupported if it has more successors than the default but no case values. */
void pl_do_switch(pl_machine *m, const pl_op *op, int aux);

#endif
