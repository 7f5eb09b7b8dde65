/* judge.h - the verdict on one pair of functions. */
#ifndef PL_VERIFY_TV_JUDGE_JUDGE_H
#define PL_VERIFY_TV_JUDGE_JUDGE_H

#include "verify/tv/report/pair.h"
#include "verify/tv/report/proof.h"

/* Judges one pair of functions within the time limit of its options: structural checks first and, if they leave it open, proof
 * attempts and runs. Completes `proof`, whose name, pos, source and lowered the caller has set, with the verdict and the time. */
void pl_tv_judge(pl_arena *arena, const pl_pair *pair, pl_proof *proof);

#endif
