/* kept_claims.h - claims about what is read that the lowering keeps, held against what it reads. */
#ifndef PL_VERIFY_TV_CLAIMS_KEPT_CLAIMS_H
#define PL_VERIFY_TV_CLAIMS_KEPT_CLAIMS_H

#include "verify/tv/claims/body.h"

/* The name of a claim that the lowering has, of an argument or of the function, and that its operations may break by a load where
 * the source has none that could break it; NULL: there is none. `body` is that of `lowered`. */
const char *pl_tv_broken_claim(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_body *body);

#endif
