/* constants.h - constants, elements and addresses of symbols. */
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/lir.h"
#ifndef PL_CORE_LLVMIR_EXPORT_STATE_CONSTANTS_H
#define PL_CORE_LLVMIR_EXPORT_STATE_CONSTANTS_H

/* The elements of a dense, sparse or resource attribute as a dense attribute; NULL if they have no translation, and for other
 * attributes. */
const pl_attr *pl_export_elements(pl_export *e, const pl_attr *value);
/* The constant of the type that an attribute states. NULL, reported, if it has no translation. */
const pl_lir *pl_export_constant(pl_export *e, const pl_op *op, const pl_type *type, const pl_attr *value);
/* The keyword of a symbol's linkage with a space after it ("internal "); empty for external. */
pl_str pl_export_linkage(const pl_op *op);
/* The constant address of the symbol with an interned name, of pointer type `type`; the symbol need not exist. */
const pl_lir *pl_export_address(pl_export *e, const pl_op *op, pl_str name, const pl_type *type);

#endif
