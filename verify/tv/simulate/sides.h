/* sides.h - one function's way through its graph, and where source and lowering end the program. */
#ifndef PL_VERIFY_TV_SIMULATE_SIDES_H
#define PL_VERIFY_TV_SIMULATE_SIDES_H

#include "verify/tv/prove/run.h"

/* Carries out one function's ops until it stops (pl_stop); for the source it may end before that, where the lowering has to go
 * on first. `side` is the path's source or lowering. */
void pl_side_run(pl_tv *tv, pl_path *path, pl_side *side, const pl_cfg *cfg);
/* The number of ways out of a terminator: its successors; of an assertion two, that it holds and that it fails. */
uint32_t pl_side_num_ways(const pl_op *op);
/* The BOOL term that the terminator takes way `k`: a successor, or of an assertion 0 if it holds, 1 if it fails. */
const pl_term *pl_side_way_condition(pl_tv *tv, pl_sem *sem, const pl_op *terminator, uint32_t k);
/* Goes on in way `way` of the terminator, with the block arguments set to what it passes; stops there at a cut or a failed
 * assertion. */
void pl_side_transfer(pl_tv *tv, pl_side *side, const pl_cfg *cfg, const pl_op *terminator, uint32_t way);
/* Requires the condition of a branch or switch, its first operand, not to be poison, which would be undefined behaviour. Nothing
 * for a terminator without operands of its own. (LLVM Language Reference, "'br' Instruction", "'switch' Instruction".) */
void pl_side_require_flag(pl_tv *tv, pl_sem *sem, const pl_op *terminator);

/* Whether the lowering has printed the message of an assertion without stopping at an abort, as the source never does; if so,
 * also states an obligation that fails. */
bool pl_tv_printed_in_vain(pl_tv *tv, pl_path *path);
/* Whether the function has stopped at a direct call of a function with the name `abort`. (The source may have one of its own.) */
bool pl_side_calls_abort(const pl_side *side);
/* Source and lowering end the program here: in the final walk, obliges what can be observed of both to agree, and finishes the
 * path. Does nothing in other walks. */
void pl_tv_match_abort(pl_tv *tv, pl_path *path);

#endif
