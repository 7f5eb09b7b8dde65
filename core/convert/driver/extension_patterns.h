/* extension_patterns.h - patterns of the client for operations (core/convert/extend.h). */
#ifndef PL_CORE_CONVERT_DRIVER_EXTENSION_PATTERNS_H
#define PL_CORE_CONVERT_DRIVER_EXTENSION_PATTERNS_H

#include "core/convert/types/state.h"

/* Whether a pattern of that set would take an op's memrefs for descriptors, and they are none. */
bool pl_extension_bars(pl_rw *rw, const pl_op *op, uint32_t set);
pl_rewrite pl_extension_rewrite(pl_rw *rw, const pl_op *op);

#endif
