/* judge.h - the verdict on one pair of functions. */
#ifndef PL_VERIFY_TV_JUDGE_JUDGE_H
#define PL_VERIFY_TV_JUDGE_JUDGE_H

#include "verify/tv/report/options.h"
#include "verify/tv/report/proof.h"

/* Judges one pair; proof->name, pos, source and lowered are set. */
void pl_tv_judge(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options, pl_proof *proof);

#endif
