/* normal_form.h - the memref type of the default layout whose buffer holds that of a memref with a layout: in the shape that the
 * results of the layout's map span. Private to core/transform. Source: MLIR documentation, "Passes" (2023), -normalize-memrefs.
 */
#ifndef PL_CORE_TRANSFORM_PASSES_NORMAL_FORM_H
#define PL_CORE_TRANSFORM_PASSES_NORMAL_FORM_H

#include "core/ir/op.h"

/* The layout as an affine map without symbols from an element's indices to its place in the normal form; NULL if the type is no
 * ranked memref, has the default layout (none, or strided<[1]>), or the layout is a map with symbols, or strided with dynamic
 * numbers or of rank 0. */
const pl_attr *pl_layout_map(pl_context *ctx, const pl_type *type);
/* The memref type in default layout that replaces the type: its sizes are the extents of the results of the layout's map,
 * dynamic ones where the result depends on a dynamic size. NULL if it has no layout map, a size is 0, the range of a
 * result is not known or has negative numbers, or a size is dynamic and the map does not make tiles. */
const pl_type *pl_normal_form(pl_module *module, const pl_type *type);

#endif
