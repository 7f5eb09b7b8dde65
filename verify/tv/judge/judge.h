/* judge.h - the verdict on one pair of functions. */
#ifndef PL_VERIFY_TV_JUDGE_JUDGE_H
#define PL_VERIFY_TV_JUDGE_JUDGE_H

#include "verify/tv/report/pair.h"
#include "verify/tv/report/proof.h"

/* Judges one pair of functions: structural checks first, then proof attempts and runs. Completes `proof`, whose name, pos, source
 * and lowered are set. */
void pl_tv_judge(pl_arena *arena, const pl_pair *pair, pl_proof *proof);

#endif
