/* verify.h - what LLVM's verifier demands and the dialect does not: false, reported, if it is violated. */
#ifndef PL_CORE_LLVMIR_EXPORT_STATE_VERIFY_H
#define PL_CORE_LLVMIR_EXPORT_STATE_VERIFY_H

#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/options.h"

/* Whether LLVM accepts the alignment: a power of two up to 2^32, or 0 or less for none. False is reported. */
bool pl_export_verify_alignment(pl_export *e, const pl_op *op, int64_t alignment);
/* Whether LLVM accepts a global variable: the address space, linkage, visibility and alignment, and that a common one is not
 * constant, in no comdat and has a value or an initializer region. False is reported. */
bool pl_export_verify_global(pl_export *e, const pl_op *op);
/* Whether LLVM accepts a symbol: internal or private linkage only with default visibility, and a valid alignment
 * (pl_export_verify_alignment). False is reported. */
bool pl_export_verify_symbol(pl_export *e, const pl_op *op);
/* Whether functions with the calling convention of a call may be called, which entry points of kernels and shaders may not; false
 * is reported. */
bool pl_export_verify_callable(pl_export *e, const pl_op *op);
/* Whether the range attribute in `dict`, if there is one, is of `type` or, if that is a vector, of its element type; false is
 * reported. */
bool pl_export_verify_range(pl_export *e, const pl_op *op, const pl_attr *dict, const pl_type *type);
/* Whether LLVM's verifier accepts a function's linkage, visibility, alignment, comdat, calling convention, type and attributes,
 * `attrs` and those of its parameters and result; false is reported. */
bool pl_export_verify_func(pl_export *e, const pl_op *op, const pl_lir_attrs *attrs);

#endif
