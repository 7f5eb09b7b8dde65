/* scopes.h - objects on the stack that end before their function does. */
#ifndef PL_VERIFY_TV_SIMULATE_SCOPES_H
#define PL_VERIFY_TV_SIMULATE_SCOPES_H

#include "verify/tv/function/cfg.h"
#include "verify/tv/prove/path.h"

/* The op at the end of whose region an object ends that this op makes on the stack; NULL if that is a function. As the module has
 * it, not the flattened function. */
const pl_op *pl_tv_scope_of(const pl_cfg *cfg, const pl_op *maker);

/* Whether the op ends a region with which the lifetimes of stack objects made in it end. */
bool pl_tv_ends_scope(const pl_op *op);
/* The op whose region ends at `op`, for which `pl_tv_ends_scope` holds; the original op of the source, not the flattened one. */
const pl_op *pl_tv_ended_scope(const pl_cfg *cfg, const pl_op *op);

/* The objects of a function whose scope ends here come to their end. */
void pl_tv_end_scope(pl_path *path, pl_side *side, const pl_cfg *cfg, const pl_op *op);

/* Objects of the source that ended with their scope are forgotten: at a cut, nothing leads to them that is defined. */
void pl_tv_forget_ended(pl_sem *source);

#endif
