/* normal_form.h - the memref type of the default layout whose buffer holds that of a memref with a layout: in the shape that the
 * results of the layout's map span. Private to core/transform. Source: MLIR documentation, "Passes" (2023), -normalize-memrefs.
 */
#ifndef PL_CORE_TRANSFORM_PASSES_NORMAL_FORM_H
#define PL_CORE_TRANSFORM_PASSES_NORMAL_FORM_H

#include "core/ir/op.h"

/* The layout as a map without symbols, from the indices of an element to its place in the normal form; NULL if the type is no
 * memref, its layout is the default one, or no such map says it. */
const pl_attr *pl_layout_map(pl_context *ctx, const pl_type *type);
/* The type without the layout; NULL if it has no such map, or if the extent of that is not known. */
const pl_type *pl_normal_form(pl_module *module, const pl_type *type);

#endif
