/* context.h - owner of all types, attributes and interned strings. Not shared between threads. */
#ifndef PL_CORE_IR_CONTEXT_H
#define PL_CORE_IR_CONTEXT_H

#include "core/ir/attr.h"
#include "core/ir/type.h"

pl_context *pl_context_new(void);
void pl_context_free(pl_context *ctx);
pl_arena *pl_context_arena(pl_context *ctx);
/* Whether the context has attributes of a kind: false surely means that no module of it does. */
bool pl_context_has_attrs(const pl_context *ctx, pl_attr_kind kind);
pl_str pl_context_intern(pl_context *ctx, pl_str text);

#endif
