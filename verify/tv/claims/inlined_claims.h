/* inlined_claims.h - what functions claim of their own bodies, where these take the place of calls. */
#ifndef PL_VERIFY_TV_CLAIMS_INLINED_CLAIMS_H
#define PL_VERIFY_TV_CLAIMS_INLINED_CLAIMS_H

#include "verify/tv/function/reach.h"

/* A function that is inlined into a lowering, and what it claims that its body does not show. */
typedef struct pl_open_claim {
  const pl_op *callee; /* NULL: there is none */
  pl_str name;         /* of the attribute */
} pl_open_claim;

/* The first claim, of those that are about a body, which the inlined bodies of `theirs` do not show. Where a function is judged
 * the source's claims are hypotheses; a call that the lowering alone makes may break them. `source` is the caller in the source,
 * `table` the source's module. */
pl_open_claim pl_tv_open_inlined_claim(pl_arena *arena, const pl_tv_reach *theirs, const pl_op *source, const pl_op *table);

/* A function inlined into the source that may run for ever, while its caller claims to make progress in the lowering, where the
 * loop would be the caller's; NULL: none. `ours` is of the source. (LLVM Language Reference, "Function Attributes",
 * mustprogress.) */
const pl_op *pl_tv_endless_callee(const pl_tv_reach *ours, const pl_op *lowered);

#endif
