/* wrapper.h - C wrappers: which functions have one, and what it does. */
#ifndef PL_VERIFY_TV_CONVENTION_WRAPPER_H
#define PL_VERIFY_TV_CONVENTION_WRAPPER_H

#include "verify/tv/convention/types.h"

/* Whether the convention demands a C wrapper (`_mlir_ciface_`) of the source's function. (LLVM IR Target (2022), C-compatible
 * wrapper emission; MLIR documentation, "Passes", llvm-request-c-wrappers.) */
bool pl_tv_demands_wrapper(const pl_op *source, const pl_convention *convention);

/* A module of the LLVM dialect with what the lowering's C wrapper has to refine: for a defined func.func the wrapper, for a
 * declared one a body under its own name that calls the wrapper. NULL if it can't be written. The caller frees it; `arena` keeps
 * its text. */
pl_module *pl_tv_reference_wrapper(pl_arena *arena, const pl_op *source, const pl_lowered_types *types);

#endif
