/* wrapper.h - C wrappers: which functions have one, and what it does. */
#ifndef PL_VERIFY_TV_CONVENTION_WRAPPER_H
#define PL_VERIFY_TV_CONVENTION_WRAPPER_H

#include "verify/tv/convention/types.h"

/* Whether a function of the source is to have a C wrapper. */
bool pl_tv_demands_wrapper(const pl_op *source, const pl_convention *convention);

/* What a C wrapper is, written out in the LLVM dialect. The module holds a function of the wrapper's name, or of the
 * declared function's, which the lowering has to refine. NULL if a type has no meaning here. The
 * caller frees it; `arena` keeps its text. */
pl_module *pl_tv_reference_wrapper(pl_arena *arena, const pl_op *source, const pl_lowered_types *types);

#endif
