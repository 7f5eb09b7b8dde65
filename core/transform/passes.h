/* passes.h - the passes of core/transform one by one. Private to core/transform. */
#ifndef PL_CORE_TRANSFORM_PASSES_H
#define PL_CORE_TRANSFORM_PASSES_H

#include "core/transform/transform.h"

void pl_canonicalize(pl_module *module, const pl_transform_options *options);
void pl_cse(pl_module *module);

#endif
