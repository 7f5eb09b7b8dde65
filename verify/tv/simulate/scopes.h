/* scopes.h - objects on the stack that end before their function does. */
#ifndef PL_VERIFY_TV_SIMULATE_SCOPES_H
#define PL_VERIFY_TV_SIMULATE_SCOPES_H

#include "verify/tv/function/cfg.h"
#include "verify/tv/prove/path.h"

/* The op at the end of whose region the stack object ends that `maker` allocates; NULL if it ends with the function. The op is
 * the one in the module, not its copy in the flattened function. */
const pl_op *pl_tv_scope_of(const pl_cfg *cfg, const pl_op *maker);

/* Whether the op is a memref.alloca_scope.return, which ends a region and with it the lifetimes of the stack objects made
 * there. */
bool pl_tv_ends_scope(const pl_op *op);
/* The op whose region ends at `op`, for which `pl_tv_ends_scope` holds; the one in the module, not its copy in the flattened
 * function. */
const pl_op *pl_tv_ended_scope(const pl_cfg *cfg, const pl_op *op);

/* Ends the lifetime of one function's stack objects whose scope ends at `op`. An object of the lowering that stands for one of
 * the source's that ends here without having escaped counts as the lowering's own from then on. */
void pl_tv_end_scope(pl_path *path, pl_side *side, const pl_cfg *cfg, const pl_op *op);

/* Drops the source's stack objects that have ended with their scope and are neither escaped nor shared with the lowering: at a
 * cut no defined access leads to them. */
void pl_tv_forget_ended(pl_sem *source);

#endif
