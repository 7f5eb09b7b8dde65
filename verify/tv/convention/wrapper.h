/* wrapper.h - C wrappers: which functions have one, and what it does. */
#ifndef PL_VERIFY_TV_CONVENTION_WRAPPER_H
#define PL_VERIFY_TV_CONVENTION_WRAPPER_H

#include "verify/tv/convention/types.h"

/* Whether the convention demands a C wrapper (`_mlir_ciface_`) of the source's function. False unless that is a func.func that
 * passes memrefs as descriptors, not as bare pointers. */
bool pl_tv_demands_wrapper(const pl_op *source, const pl_convention *convention);

/* A module of the LLVM dialect with the C wrapper that the lowering's has to refine: for a defined func.func `_mlir_ciface_`
 * plus its name, which calls it; for a declared one a body under its own name that calls the wrapper. NULL if a type has no
 * lowering, the name has more than 500 bytes, or the text cannot be parsed. The caller frees it; `arena` keeps its text. */
pl_module *pl_tv_reference_wrapper(pl_arena *arena, const pl_op *source, const pl_lowered_types *types);

#endif
