/* map_layouts.h - memrefs whose layout is a map: which functions take or give them, and what the source means by them. */
#ifndef PL_VERIFY_TV_CONVENTION_MAP_LAYOUTS_H
#define PL_VERIFY_TV_CONVENTION_MAP_LAYOUTS_H

#include "core/ir/op.h"
#include "verify/tv/convention/types.h"
#include "verify/tv/report/options.h"

/* Whether the function type has a memref argument or result whose layout is an affine map without strides, which no calling
 * convention passes. */
bool pl_tv_has_map_layout(const pl_type *function);
/* Whether the lowering's function has the type that the calling convention makes of the source's function type once its memrefs
 * are rewritten to the default layout, and not the type that it makes of the original. */
bool pl_tv_passes_forms(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered);

/* Rewrites the functions of the source, where that is possible, so that memrefs whose layout is a map without strides, and those
 * of known strides that the lowering takes so, become memrefs of the default layout. `lowered` may be NULL. To be called before
 * the source is judged and after our own lowering was made of it. (MLIR documentation, "Passes", -normalize-memrefs.) */
void pl_tv_read_layouts(pl_module *source, const pl_module *lowered, const pl_tv_options *options);

#endif
