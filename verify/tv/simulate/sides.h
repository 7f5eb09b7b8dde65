/* sides.h - one function's way through its graph, and where source and lowering end the program. */
#ifndef PL_VERIFY_TV_SIMULATE_SIDES_H
#define PL_VERIFY_TV_SIMULATE_SIDES_H

#include "verify/tv/prove/run.h"

/* sides.c: carries out operations up to where the walk has to look at source and lowering; `side` is one of the path's. */
void pl_side_run(pl_tv *tv, pl_path *path, pl_side *side, const pl_cfg *cfg);
/* How many ways lead out of a terminator; of an assertion two: it holds, it fails. */
uint32_t pl_side_num_ways(const pl_op *op);
/* The BOOL condition under which successor `k` of the terminator is taken. */
const pl_term *pl_side_way_condition(pl_tv *tv, pl_sem *sem, const pl_op *terminator, uint32_t k);
/* Enters successor `way`: its block arguments take the values that the terminator passes, all at once. The second way of an
 * assertion stops with PL_STOP_ABORT. */
void pl_side_transfer(pl_tv *tv, pl_side *side, const pl_cfg *cfg, const pl_op *terminator, uint32_t way);
/* The lowering's condition is not poison, the source's is not where it is defined. */
void pl_side_require_flag(pl_tv *tv, pl_sem *sem, const pl_op *terminator);

/* If the lowering has printed the message of a failed assertion and has not stopped at the abort, states an obligation that
 * fails (abort.c). True if so. */
bool pl_tv_printed_in_vain(pl_tv *tv, pl_path *path);
/* Whether it has stopped at a call of `abort`. */
bool pl_side_calls_abort(const pl_side *side);
/* Source and lowering end the program here: obliges ordered accesses, message, stack usage and frees to agree, and finishes
 * the path. */
void pl_tv_match_abort(pl_tv *tv, pl_path *path);

#endif
