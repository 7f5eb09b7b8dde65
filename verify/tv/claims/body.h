/* body.h - what the body of a lowered function does, for claims that it makes of itself. */
#ifndef PL_VERIFY_TV_CLAIMS_BODY_H
#define PL_VERIFY_TV_CLAIMS_BODY_H

#include "verify/claims/captures.h"
#include "verify/tv/function/attributes.h"

/* What the operations of a function do, for claims of itself. `func` is the lowering's, with a body; `source` is what
 * it is a lowering of. */
typedef struct pl_body pl_body;
/* The analysis of the body of `func`, the lowering of `source`, for the claims of `func` about itself. Lives in the arena. */
pl_body *pl_body_new(pl_arena *arena, const pl_op *source, const pl_op *func);
/* The analysis of the body of `func`, a function of either module, that leaves out the effects of calls whose callee the module
 * of `other` has, too. Lives in the arena. */
pl_body *pl_body_without_callees(pl_arena *arena, const pl_op *other, const pl_op *func);

/* Whether the body shows that the attribute `name` = `value` (such as `llvm.readonly`) holds of argument `arg`; false means not
 * shown, not that it is wrong. */
bool pl_body_shows_argument(const pl_body *body, pl_str name, const pl_attr *value, uint32_t arg);

/* Whether the body shows that an attribute of the whole function (`memory(...)`, or a word such as `nounwind`) holds; false also
 * if the body is not analysed or the attribute is not one of LLVM's. */
bool pl_body_shows_claim(const pl_body *body, const pl_stated *stated);

/* Whether `value` may be a pointer derived from argument `arg`; one that was stored and is loaded again does not count. The body
 * must be one that was analysed. */
bool pl_body_derives(const pl_body *body, const pl_value *value, uint32_t arg);
/* Whether the function may capture argument `arg`; true if the body is not analysed. */
bool pl_body_gives_away(const pl_body *body, uint32_t arg);
/* Whether the body was analysed. If not (structured control flow, ops with regions, or too large), nothing is shown of it and
 * every argument may be captured. */
bool pl_body_is_known(const pl_body *body);

/* Whether `func` states by `memory_effects` that it writes no memory of any kind, so that it frees none. (LLVM Language
 * Reference, "Function Attributes", memory, nofree.) */
bool pl_tv_writes_nowhere(const pl_op *func);

/* Whether the body shows `initializes` of argument `arg` of `func`: each byte of `ranges` (as LLVM IR writes them) of the memory
 * it points to is written before the function returns, and not read before that. False: not shown. */
bool pl_body_shows_initializes(pl_arena *arena, const pl_body *body, const pl_op *func, uint32_t arg, pl_str ranges);

#endif
