/* context.h - owner of all types, attributes and interned strings. Belongs to one thread at a time, but for the types of a
 * context that was made to be shared. */
#ifndef PL_CORE_IR_CONTEXT_H
#define PL_CORE_IR_CONTEXT_H

#include "core/ir/attr.h"
#include "core/ir/type.h"

/* An empty context, for one thread at a time. The caller frees it. */
pl_context *pl_context_new(void);
/* A context in which several threads may make types and set the bodies of identified structs at the same time (LLVM dialect,
 * 2022, Identified Structure Types: "Type initialization is thread-safe"). Attributes, strings and modules still belong to one
 * thread, and to none while others make types. Making a type takes a lock, and costs more than in a context of one thread. NULL
 * if the system has no lock to give. */
pl_context *pl_context_new_shared(void);
/* Frees all types, attributes and strings; modules of the context are freed before. NULL is allowed. */
void pl_context_free(pl_context *ctx);
/* Forgets all types, attributes and strings, and is as a new one; not for a shared one. Modules of the context are gone before.
 * Memory, and what was read of the op table, is kept for the next ones: for who works on many short texts. */
void pl_context_reset(pl_context *ctx);
/* The arena in which types, attributes and strings live. */
pl_arena *pl_context_arena(pl_context *ctx);
/* For what is read of the op table alone, so that a reset can keep it. */
pl_arena *pl_context_rows(pl_context *ctx);
/* An empty arena for a module, or for a piece of work on one; a few that were given back are kept for this. */
pl_arena *pl_context_take_arena(pl_context *ctx);
/* Gives an arena back: it is emptied, and kept for the next one or freed. */
void pl_context_give_arena(pl_context *ctx, pl_arena *arena);
/* Memory that the reader of texts keeps between two of them, or NULL; the caller owns it until it is given back. */
void *pl_context_take_buffers(pl_context *ctx);
/* Gives the memory back; what the context held before is freed. */
void pl_context_give_buffers(pl_context *ctx, void *buffers, void (*free_buffers)(void *buffers));
/* Whether the context has attributes of a kind: false surely means that no module of it does. */
bool pl_context_has_attrs(const pl_context *ctx, pl_attr_kind kind);
/* The one copy of a text in this context: equal texts have equal pointers. */
pl_str pl_context_intern(pl_context *ctx, pl_str text);

#endif
