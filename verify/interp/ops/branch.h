/* branch.h - branches between the blocks of a function. */
#ifndef PL_VERIFY_INTERP_OPS_BRANCH_H
#define PL_VERIFY_INTERP_OPS_BRANCH_H

#include "verify/interp/machine/machine.h"

void pl_branch(pl_machine *m, const pl_op *op, uint32_t successor);
/* The value of a branch condition or switch flag: false, and the machine has stopped, if it is poison or undefined. */
bool pl_condition(pl_machine *m, const pl_op *op, pl_scalar *out);
void pl_do_branch(pl_machine *m, const pl_op *op, int aux);
void pl_do_cond_branch(pl_machine *m, const pl_op *op, int aux);
void pl_do_switch(pl_machine *m, const pl_op *op, int aux);

#endif
