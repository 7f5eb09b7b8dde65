/* normal_form.h - the memref type of the default layout whose buffer holds that of a memref with a layout: in the shape that the
 * results of the layout's map span. Private to core/transform. Source: MLIR documentation, "Passes" (2023), -normalize-memrefs.
 */
#ifndef PL_CORE_TRANSFORM_PASSES_NORMAL_FORM_H
#define PL_CORE_TRANSFORM_PASSES_NORMAL_FORM_H

#include "core/ir/op.h"

/* The layout as an affine map without symbols from an element's indices to its place in the normal form; NULL if the type is no
 * ranked memref or has the default layout, or the layout is no such map. */
const pl_attr *pl_layout_map(pl_context *ctx, const pl_type *type);
/* The memref type in default layout that replaces the type: its sizes are the extents of the results of the layout's map. NULL if
 * there is none, or it is not known. */
const pl_type *pl_normal_form(pl_module *module, const pl_type *type);

#endif
