/* body.h - what the body of a lowered function does, for claims that it makes of itself. */
#ifndef PL_VERIFY_TV_CLAIMS_BODY_H
#define PL_VERIFY_TV_CLAIMS_BODY_H

#include "verify/claims/captures.h"
#include "verify/tv/function/attributes.h"

/* What the operations of a function do, for claims of itself. `func` is the lowering's, with a body; `source` is what
 * it is a lowering of. */
typedef struct pl_body pl_body;
/* Collects what the body of `func` does, the lowering of `source`. Lives in the arena. */
pl_body *pl_body_new(pl_arena *arena, const pl_op *source, const pl_op *func);
/* The same of a function of source or lowering, but for what callees do that the module of the other one has, too. */
pl_body *pl_body_without_callees(pl_arena *arena, const pl_op *other, const pl_op *func);

/* Whether it is shown that the claim is true; false says nothing. */
bool pl_body_shows_argument(const pl_body *body, pl_str name, const pl_attr *value, uint32_t arg);

/* Whether the body shows that a claim about the whole function (`memory` or a word such as `nounwind`) holds. False if the
 * body is not analysed or the claim is not one of LLVM's. */
bool pl_body_shows_claim(const pl_body *body, const pl_stated *stated);

/* Whether value `v` may be a pointer derived from argument `arg`. */
bool pl_body_derives(const pl_body *body, const pl_value *value, uint32_t arg);
/* Whether the function may capture argument `arg`; true if the body is not analysed. */
bool pl_body_gives_away(const pl_body *body, uint32_t arg);
/* Whether the body is there and was analysed: if not, the answers above are the cautious ones. */
bool pl_body_is_known(const pl_body *body);

/* Whether a function claims of itself that it writes no memory of any kind. body.c */
bool pl_tv_writes_nowhere(const pl_op *func);

/* Whether it is shown that `func` writes the ranges of bytes that a parameter points to, as `initializes` of LLVM IR lists
 * them, and reads none of them before. */
bool pl_body_shows_initializes(pl_arena *arena, const pl_body *body, const pl_op *func, uint32_t arg, pl_str ranges);

#endif
