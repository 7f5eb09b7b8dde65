/* pair.h - a function of the source, the one of the lowering that is judged against it, and how. */
#ifndef PL_VERIFY_TV_REPORT_PAIR_H
#define PL_VERIFY_TV_REPORT_PAIR_H

#include "core/ir/op.h"
#include "verify/tv/report/options.h"

/* What judging a pair has cost so far. */
typedef struct pl_judge_cost {
  uint32_t attempts;     /* walks of source and lowering together */
  uint64_t solver_calls; /* also of the search for counterexamples */
} pl_judge_cost;

typedef struct pl_pair {
  const pl_op *source, *lowered;
  const pl_tv_options *options; /* as the user wants it */
  bool inlined;           /* calls of defined functions give way to their bodies in source and lowering, in proofs and in runs */
  bool confirmed_inlined; /* a run differs only if it does with calls inlined, too */
  bool reference;         /* the source is what a C wrapper is; it calls what the lowering alone defines */
  pl_judge_cost *cost;    /* NULL: nobody counts */
  double end;             /* when the time for proofs is over, in ms of pl_tv_spent(); 0: never */
} pl_pair;

#endif
