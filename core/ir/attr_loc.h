/* attr_loc.h - locations, which are attributes. Part of attr.h, by which it is included. */
#ifndef PL_CORE_IR_ATTR_LOC_H
#define PL_CORE_IR_ATTR_LOC_H

#include "core/ir/attr.h"

/* The location loc(unknown). */
const pl_attr *pl_attr_loc_unknown(pl_context *ctx);
/* loc("file":line:column to end_line:end_column); `end_line` 0 if there is no range. */
const pl_attr *pl_attr_loc_file(pl_context *ctx, pl_str file, uint32_t line, uint32_t column, uint32_t end_line,
                                uint32_t end_column);
/* loc("name"(child)); `child` may be NULL. */
const pl_attr *pl_attr_loc_name(pl_context *ctx, pl_str name, const pl_attr *child);
/* loc(callsite(callee at caller)). */
const pl_attr *pl_attr_loc_callsite(pl_context *ctx, const pl_attr *callee, const pl_attr *caller);
/* fused<metadata>[children], simplified as MLIR does, so that it need not be a fused location. */
const pl_attr *pl_attr_loc_fused(pl_context *ctx, const pl_attr *const *children, uint32_t count, const pl_attr *metadata);

#endif
