/* result.h - what a proof comes to, while it is at work. It lives in the arena of the proof; attempt.c copies what is kept. */
#ifndef PL_VERIFY_TV_PROVE_RESULT_H
#define PL_VERIFY_TV_PROVE_RESULT_H

#include "verify/tv/function/inlining.h"
#include "verify/tv/report/proof.h"

/* The first obligation that could not be discharged. */
typedef struct pl_failure {
  bool set;
  pl_verdict verdict; /* UNKNOWN or UNSUPPORTED */
  pl_obligation_kind kind;
  const pl_op *source_op, *lowered_op;
  const char *reason;
  /* What the lowering claims or does beyond the source, where that can't be run: the operations of source and lowering show it.
   */
  const char *claim;
} pl_failure;

typedef struct pl_tv_result {
  pl_failure failure;
  PL_VEC(pl_obligation) obligations;
  pl_str_vec callees; /* functions that the proof is relative to */
  uint32_t assumptions;
  uint32_t paths, vacuous_paths;
  bool hypotheses_used; /* on some path */
  bool floats_repeated; /* on some path: all choose alike in this proof, which need not be so */
} pl_tv_result;

#endif
