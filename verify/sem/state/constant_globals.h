/* constant_globals.h - constant globals of the source, and variables of it that are never written: that a scalar read there has
 * its initial value is a hypothesis. */
#ifndef PL_VERIFY_SEM_STATE_CONSTANT_GLOBALS_H
#define PL_VERIFY_SEM_STATE_CONSTANT_GLOBALS_H

#include "verify/sem/state/constant_global.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* In the source, adds the global `name`, at address `base`, to world->finals if it keeps its known initial value
 * (pl_sem_is_final), unless there is an entry for `base`. */
void pl_sem_note_final(pl_sem *sem, pl_str name, const pl_term *base);
/* Whether a global (of memref or LLVM) is known to keep its initial value, and that is a number or a list of numbers. If so,
 * sets all of *out except `base`; if not, *out may be changed, too. */
bool pl_sem_is_final(pl_sem_world *world, const pl_op *op, pl_sem_final *out);
/* The constant that scalar `part` of element `k` of the constant global has; NULL if its value has no such element. */
const pl_term *pl_sem_final_scalar(pl_sem_world *world, const pl_sem_final *final, uint64_t k, uint32_t part);
/* The source has read the scalar `leaf`, of `bits` bits, at `address`: if that is computed from the address of a global in
 * world->finals, adds the hypothesis that it is the initial value. Does nothing in the lowering. */
void pl_sem_read_final(pl_sem *sem, const pl_op *op, const pl_term *address, uint32_t bits, pl_leaf leaf);

#endif
