/* reach.h - all that one function of a proof is about: a function and the bodies that are inlined into it. */
#ifndef PL_VERIFY_TV_FUNCTION_REACH_H
#define PL_VERIFY_TV_FUNCTION_REACH_H

#include "core/base/vec.h"
#include "core/ir/op.h"
#include "verify/convention/role.h"
#include "verify/tv/function/inlining.h"

typedef PL_VEC(const pl_op *) pl_op_list;

/* All that one function of a proof is about: the function, and the bodies that are inlined into it or into those, each once. */
typedef struct pl_tv_reach {
  const pl_op *func;
  pl_op_list bodies; /* functions; `func` first */
  pl_op_list ops;    /* the bodies, their operations, and those of all regions in them: parents before what they hold */
} pl_tv_reach;

/* Collects `func`, with `inside` also the bodies of callees that may be inlined into it, and all ops in them. To be freed with
 * pl_tv_reach_free. */
pl_tv_reach pl_tv_reach_of(const pl_tv_tables *tables, const pl_op *func, pl_role role, bool inside);
/* Frees the lists of functions and ops, not the ops in them. */
void pl_tv_reach_free(pl_tv_reach *reach);

/* Whether one of the ops is known to depend on vscale. */
bool pl_tv_reach_is_scalable(const pl_tv_reach *reach);

#endif
