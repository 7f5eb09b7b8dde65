/* atomic.h - atomic updates of the source against compare-exchange loops of the lowering. */
#ifndef PL_VERIFY_TV_SIMULATE_ATOMIC_H
#define PL_VERIFY_TV_SIMULATE_ATOMIC_H

#include "verify/tv/prove/run.h"

/* The source has stopped at an atomic update. False if the path ends in failure. */
bool pl_tv_match_update(pl_tv *tv, pl_path *path); /* the lowering at an atomicrmw */

/* The lowering at the head of a loop that has no counterpart; at a compare-exchange in it; the two ways on from there; back at
 * the head after an iteration that failed. */
void pl_tv_enter_retry(pl_tv *tv, pl_path *path);
bool pl_tv_match_exchange(pl_tv *tv, pl_path *path);
void pl_tv_exchange_fails(pl_tv *tv, pl_path *path);
void pl_tv_exchange_succeeds(pl_tv *tv, pl_path *path);
void pl_tv_end_retry(pl_tv *tv, pl_path *path);

#endif
