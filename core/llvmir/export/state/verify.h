/* verify.h - what LLVM's verifier demands and the dialect does not: false, reported, if it is violated. */
#ifndef PL_CORE_LLVMIR_EXPORT_STATE_VERIFY_H
#define PL_CORE_LLVMIR_EXPORT_STATE_VERIFY_H

#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/options.h"

/* Whether LLVM accepts the alignment: a power of two that is not too large, or 0 or less for none. False is reported. */
bool pl_export_verify_alignment(pl_export *e, const pl_op *op, int64_t alignment);
/* Whether LLVM accepts a global variable's address space, linkage, visibility and alignment. False is reported. */
bool pl_export_verify_global(pl_export *e, const pl_op *op);
/* Whether LLVM accepts the visibility of a symbol with its linkage, and its alignment. False is reported. */
bool pl_export_verify_symbol(pl_export *e, const pl_op *op);
/* Whether functions with the calling convention of a call may be called, which entry points of kernels and shaders may not;
 * false is reported. */
bool pl_export_verify_callable(pl_export *e, const pl_op *op);
/* Whether the range attribute in `dict`, if there is one, is of `type` or, if that is a vector, of its element type; false is
 * reported. */
bool pl_export_verify_range(pl_export *e, const pl_op *op, const pl_attr *dict, const pl_type *type);
/* Whether LLVM's verifier accepts a function's signature and attributes (`attrs`, and those of parameters and result); false is
 * reported. */
bool pl_export_verify_func(pl_export *e, const pl_op *op, const pl_lir_attrs *attrs);

#endif
