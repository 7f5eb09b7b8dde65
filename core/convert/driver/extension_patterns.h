/* extension_patterns.h - patterns of the client for operations (core/convert/extend.h). */
#ifndef PL_CORE_CONVERT_DRIVER_EXTENSION_PATTERNS_H
#define PL_CORE_CONVERT_DRIVER_EXTENSION_PATTERNS_H

#include "core/convert/types/state.h"

/* Whether the memref or vector patterns in `set`, which expect descriptors, must not convert the op because a rule of the client
 * converts one of its memref types. */
bool pl_extension_bars(pl_rw *rw, const pl_op *op, uint32_t set);
/* Converts the op by the first of the client's rules for its name that applies, and returns what that rule returns;
 * PL_REWRITE_NO_MATCH if none does. */
pl_rewrite pl_extension_rewrite(pl_rw *rw, const pl_op *op);

#endif
