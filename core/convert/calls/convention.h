/* convention.h - calling conventions of functions and calls. Source: MLIR documentation, "LLVM IR Target" (2022), Calling
 * Conventions. */
#ifndef PL_CORE_CONVERT_CALLS_CONVENTION_H
#define PL_CORE_CONVERT_CALLS_CONVENTION_H

#include "core/convert/types/state.h"

/* Whether a function uses the bare pointer convention: the run's option asks for it, or the function (may be NULL: not known) has
 * the attribute llvm.bareptr. */
bool pl_rw_is_bare(const pl_rw *rw, const pl_op *func);
/* The attributes that a function's lowering and its C wrapper inherit from it, apart from those that the conversion rebuilds,
 * such as name and type; with llvm.emit_c_interface if the options request wrappers. NULL for none. */
const pl_attr *pl_func_carried_attrs(pl_rw *rw, const pl_op *func);
/* Whether a call uses the bare pointer convention: that of the function it names, or that of the run for an indirect call. */
bool pl_call_is_bare(pl_rw *rw, const pl_op *call);
/* Sets *packed to the result type of the lowered call, NULL if the call has no results; `bare`: by the bare pointer convention.
 * False if the convention cannot pass an argument or result, or a type has no conversion. */
bool pl_call_result(pl_rw *rw, const pl_op *call, bool bare, const pl_type **packed);
/* Whether a call of the func dialect can be converted and uses the bare pointer convention. */
bool pl_func_is_bare_call(pl_rw *rw, const pl_op *call);
/* Whether the allocated and the aligned pointer of a ranked memref of the source are certainly the same in the lowering; false if
 * that is not known, or the memref may be one of too many values to look at. */
bool pl_rw_has_one_pointer(pl_rw *rw, const pl_value *value);

#endif
