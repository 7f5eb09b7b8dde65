/* kept_claims.h - claims that source and lowering both make, held against what the lowering alone does. */
#ifndef PL_VERIFY_TV_CLAIMS_KEPT_CLAIMS_H
#define PL_VERIFY_TV_CLAIMS_KEPT_CLAIMS_H

#include "core/base/arena.h"
#include "core/ir/op.h"

/* The name of a claim of the lowering, about an argument or the function, that the source's operations keep and the lowering's
 * may break; NULL: there is none. Neither is a declaration; `lowered` is an llvm.func. */
const char *pl_tv_broken_claim(pl_arena *arena, const pl_op *source, const pl_op *lowered);

#endif
