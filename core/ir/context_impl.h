/* context_impl.h - what a context holds. For core/ir only. */
#ifndef PL_CORE_IR_CONTEXT_IMPL_H
#define PL_CORE_IR_CONTEXT_IMPL_H

#include <pthread.h>

#include "core/base/map.h"
#include "core/ir/context.h"

/* Widths up to this are found without hashing. */
#define PL_CACHED_WIDTHS 129u

/* Arenas that are kept for reuse: of a source, of what a pass reads and makes, and of work on them. */
#define PL_SPARE_ARENAS 6u

struct pl_context {
  bool shared;          /* types are made under the lock, and `signless`, `floats` and `index` stay empty */
  pthread_mutex_t lock; /* if shared */
  pl_arena *arena;
  pl_arena *rows;                   /* what was read of the op table; stays when the context is reset */
  pl_arena *spare[PL_SPARE_ARENAS]; /* of modules that are gone, for the next ones */
  void *buffers;                    /* of who reads texts, or NULL */
  void (*free_buffers)(void *buffers);
  pl_strtab *strings;
  pl_hashset types;
  pl_hashset attrs;
  pl_hashset affines;
  pl_hashset op_infos;          /* names without row that were asked for */
  struct pl_op_index *op_index; /* rows of ops.def by name; NULL before one was asked for; stays when the context is reset */
  uint32_t num_types;
  uint32_t num_attrs;
  uint64_t attr_kinds; /* bit per kind that was ever made */
  uint32_t num_affines;
  const pl_type *signless[PL_CACHED_WIDTHS];
  const pl_type *floats[PL_NUM_FLOAT_FORMATS];
  const pl_type *index;
  const struct pl_signature **signatures; /* by kind of op, as far as they were asked for; NULL before */
};

/* The context's only copy of an attribute, which is added if there is none; the candidate may borrow its parts, as they are
 * copied then. */
const struct pl_attr *pl_attr_intern(pl_context *ctx, const struct pl_attr *candidate);

/* Takes the lock of a shared context; does nothing for one of a single thread. */
static inline void pl_context_lock(pl_context *ctx) {
  if (ctx->shared) (void)pthread_mutex_lock(&ctx->lock);
}
/* Releases the lock of a shared context. */
static inline void pl_context_unlock(pl_context *ctx) {
  if (ctx->shared) (void)pthread_mutex_unlock(&ctx->lock);
}

#endif
