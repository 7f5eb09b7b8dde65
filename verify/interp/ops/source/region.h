/* region.h - operations with a body. */
#ifndef PL_VERIFY_INTERP_OPS_SOURCE_REGION_H
#define PL_VERIFY_INTERP_OPS_SOURCE_REGION_H

#include "verify/interp/machine/machine.h"

/* The first block of an op's region of that number; NULL, and the machine has stopped as unsupported, if there is none or it is
 * empty. */
const pl_block *pl_region_entry(pl_machine *m, const pl_op *op, uint32_t region);
/* Opens an iteration of a loop, which is an allocation scope: objects made by memref.alloca in it end with it. */
void pl_iteration_begins(pl_machine *m);
/* Closes an iteration: the lifetimes of objects made by memref.alloca in it end. */
void pl_iteration_ends(pl_machine *m, const pl_op *loop);
/* Runs the yield of an affine.parallel: updates the reductions in the loop's results and begins the next iteration or leaves the
 * loop. Stops as unsupported if a reduction or the loop's state is. */
void pl_end_affine_parallel(pl_machine *m, const pl_op *yield, const pl_op *loop);

#endif
