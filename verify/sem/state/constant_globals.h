/* constant_globals.h - constant globals of the source, and variables of it that are never written: that a scalar read there has
 * its initial value is a hypothesis. */
#ifndef PL_VERIFY_SEM_STATE_CONSTANT_GLOBALS_H
#define PL_VERIFY_SEM_STATE_CONSTANT_GLOBALS_H

#include "verify/sem/state/constant_global.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Notes that the path has named a global at address `base`: if it is one of the source with constant, known contents, it is
 * added to world->finals. */
void pl_sem_note_final(pl_sem *sem, pl_str name, const pl_term *base);
/* Whether a global keeps its initial value, and one attribute gives it: sets all of *out except `base`. */
bool pl_sem_is_final(pl_sem_world *world, const pl_op *op, pl_sem_final *out);
/* The constant that scalar `part` of element `k` of the constant global has; NULL if its value has no such element. */
const pl_term *pl_sem_final_scalar(pl_sem_world *world, const pl_sem_final *final, uint64_t k, uint32_t part);
/* A scalar of `bits` bits was read at `address`: if that is in a constant global, its initial value is a hypothesis. */
void pl_sem_read_final(pl_sem *sem, const pl_op *op, const pl_term *address, uint32_t bits, pl_leaf leaf);

#endif
