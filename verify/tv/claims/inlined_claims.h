/* inlined_claims.h - what functions claim of their own bodies, where these take the place of calls. */
#ifndef PL_VERIFY_TV_CLAIMS_INLINED_CLAIMS_H
#define PL_VERIFY_TV_CLAIMS_INLINED_CLAIMS_H

#include "verify/tv/function/reach.h"

/* A function that is inlined into a lowering, and what it claims that its body does not show. */
typedef struct pl_open_claim {
  const pl_op *callee; /* NULL: there is none */
  pl_str name;         /* of the attribute */
} pl_open_claim;

/* The first llvm.func inlined into the lowering that has an attribute about what its body does, as a whole or with an
 * argument (pl_body_is_argument_claim), which its body does not show, with that attribute; `callee` is NULL if there is none.
 * Only functions that the source's module `table` has, too, count; an attribute on whether and how a function ends does not count
 * if the source's caller `source` has it as well. */
pl_open_claim pl_tv_open_inlined_claim(pl_arena *arena, const pl_tv_reach *lowered, const pl_op *source, const pl_op *table);

/* The first llvm.func inlined into the source that has a loop and neither `mustprogress` nor `willreturn`, if
 * `lowered` is `mustprogress`, under which that loop would be undefined; NULL if there is none or `lowered` is not. (LLVM
 * Language Reference, "Function Attributes", mustprogress.) */
const pl_op *pl_tv_endless_callee(const pl_tv_reach *source, const pl_op *lowered);

#endif
