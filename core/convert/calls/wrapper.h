/* wrapper.h - C wrappers. Source: MLIR documentation, "LLVM IR Target" (2022), C-compatible wrapper emission. */
#ifndef PL_CORE_CONVERT_CALLS_WRAPPER_H
#define PL_CORE_CONVERT_CALLS_WRAPPER_H

#include "core/convert/types/state.h"

/* Whether a C wrapper is emitted for the function: the run asks for all, or the function has `llvm.emit_c_interface` as a unit
 * attribute. */
bool pl_wants_c_wrapper(const pl_rw *rw, const pl_op *func);
/* Emits `_mlir_ciface_<name>` after the lowered function: a wrapper that calls it. For a declaration it emits the declaration of
 * the wrapper, and the lowered function becomes private, with a body that calls the wrapper. */
void pl_emit_c_wrapper(pl_rw *rw, const pl_op *func, pl_op *lowered);

#endif
