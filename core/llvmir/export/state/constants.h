/* constants.h - constants, elements and addresses of symbols. */
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/lir.h"
#ifndef PL_CORE_LLVMIR_EXPORT_STATE_CONSTANTS_H
#define PL_CORE_LLVMIR_EXPORT_STATE_CONSTANTS_H

/* The elements of an attribute of any form as a dense one; NULL if they have no translation. */
const pl_attr *pl_export_elements(pl_export *e, const pl_attr *value);
/* The constant that an attribute is for a type. NULL, reported, if it has no translation. */
const pl_lir *pl_export_constant(pl_export *e, const pl_op *op, const pl_type *type, const pl_attr *value);
pl_str pl_export_linkage(const pl_op *op); /* "internal ", empty for external */
/* The address of a symbol. */
const pl_lir *pl_export_address(pl_export *e, const pl_op *op, pl_str name, const pl_type *type);

#endif
