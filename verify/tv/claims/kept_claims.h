/* kept_claims.h - claims that source and lowering both make, held against what the lowering alone does. */
#ifndef PL_VERIFY_TV_CLAIMS_KEPT_CLAIMS_H
#define PL_VERIFY_TV_CLAIMS_KEPT_CLAIMS_H

#include "core/base/arena.h"
#include "core/ir/op.h"

/* The name of the first attribute of an argument of `lowered`, or else of the function, that the source's body is shown to
 * satisfy and the lowering's is not; NULL if there is none or the lowering's body is not analysed. Attributes on whether and how
 * the function ends do not count. Both functions have bodies; `lowered` is an llvm.func. */
const char *pl_tv_broken_claim(pl_arena *arena, const pl_op *source, const pl_op *lowered);

#endif
