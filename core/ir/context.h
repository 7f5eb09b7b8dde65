/* context.h - owner of all types, attributes and interned strings. Belongs to one thread at a time, but for the types of a
 * context that was made to be shared. */
#ifndef PL_CORE_IR_CONTEXT_H
#define PL_CORE_IR_CONTEXT_H

#include "core/ir/attr.h"
#include "core/ir/type.h"

/* An empty context, for one thread at a time. The caller frees it. */
pl_context *pl_context_new(void);
/* A context in which several threads may make types and set the bodies of identified structs at the same time (LLVM dialect,
 * 2022, Identified Structure Types: "Type initialization is thread-safe"); attributes, strings and modules still belong to one
 * thread, and to none while others make types. NULL if the system has no lock to give. */
pl_context *pl_context_new_shared(void);
/* Frees the context with all its types, attributes and strings; modules of the context are freed before. NULL is allowed. */
void pl_context_free(pl_context *ctx);
/* Removes all types, attributes and strings, so that the context is as a new one but for memory kept for later use; not for a
 * shared one, and its modules are freed before. For callers that work on many short texts. */
void pl_context_reset(pl_context *ctx);
/* The arena in which types, attributes and strings live. */
pl_arena *pl_context_arena(pl_context *ctx);
/* The arena for what is read of the op table alone, which a reset keeps. */
pl_arena *pl_context_rows(pl_context *ctx);
/* An empty arena for a module, or for a piece of work on one: one that was given back, else a new one. */
pl_arena *pl_context_take_arena(pl_context *ctx);
/* Gives an arena back: it is emptied and kept for pl_context_take_arena, or freed if enough are kept. */
void pl_context_give_arena(pl_context *ctx, pl_arena *arena);
/* The memory that the parser left with pl_context_give_buffers, or NULL; the caller owns it until it gives it back. */
void *pl_context_take_buffers(pl_context *ctx);
/* Leaves memory with the context for the next pl_context_take_buffers, or until `free_buffers` frees it; what the context holds
 * already is freed. */
void pl_context_give_buffers(pl_context *ctx, void *buffers, void (*free_buffers)(void *buffers));
/* Whether an attribute of that kind may exist in the context; false if none was made since the context was made or reset. */
bool pl_context_has_attrs(const pl_context *ctx, pl_attr_kind kind);
/* The context's only copy of a text: equal texts have equal pointers. */
pl_str pl_context_intern(pl_context *ctx, pl_str text);

#endif
