/* verify.h - what LLVM's verifier demands and the dialect does not: false, reported, if it is violated. */
#ifndef PL_CORE_LLVMIR_EXPORT_STATE_VERIFY_H
#define PL_CORE_LLVMIR_EXPORT_STATE_VERIFY_H

#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/options.h"

/* False, reported, if LLVM refuses the alignment. 0 or less: none is given, which is fine. */
bool pl_export_verify_alignment(pl_export *e, const pl_op *op, int64_t alignment);
/* Address space, linkage and the like of a global variable. */
bool pl_export_verify_global(pl_export *e, const pl_op *op);
bool pl_export_verify_symbol(pl_export *e, const pl_op *op);   /* linkage, visibility, alignment */
bool pl_export_verify_callable(pl_export *e, const pl_op *op); /* the calling convention of a call */
/* What the attributes of a parameter or result of the type say of its range: numbers as wide as it. */
bool pl_export_verify_range(pl_export *e, const pl_op *op, const pl_attr *dict, const pl_type *type);
/* Linkage, type and attributes of a function. */
bool pl_export_verify_func(pl_export *e, const pl_op *op, const pl_lir_attrs *attrs);

#endif
