/* map_layouts.h - memrefs whose layout is a map: which functions take or give them, and what the source means by them. */
#ifndef PL_VERIFY_TV_CONVENTION_MAP_LAYOUTS_H
#define PL_VERIFY_TV_CONVENTION_MAP_LAYOUTS_H

#include "core/ir/op.h"
#include "verify/tv/convention/types.h"
#include "verify/tv/report/options.h"

/* Whether a function takes or gives memrefs whose layout is a map without strides, which no convention passes. */
bool pl_tv_has_map_layout(const pl_type *function);
/* Whether the lowering's function takes and gives memrefs of known strides as memrefs of the default layout, and is not as the
 * convention demands of their own. */
bool pl_tv_passes_forms(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered);

/* Memrefs of the source whose layout is a map without strides become what they stand for, of the default layout (map_layouts.c);
 * those of known strides do in functions that the lowering (may be NULL) passes them to in that form. Changes the source; to be
 * called before it is judged, once a lowering of our own has been made of it. (MLIR documentation, "Passes",
 * -normalize-memrefs.) */
void pl_tv_read_layouts(pl_module *source, const pl_module *lowered, const pl_tv_options *options);

#endif
