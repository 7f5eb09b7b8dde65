#include "core/ir/context.h"

#include <assert.h>
#include <stdlib.h>

#include "core/base/uncounted.h"
#include "core/ir/context_impl.h"

PL_UNCOUNTED_BEGIN

pl_context *pl_context_new(void) {
  pl_context *ctx = pl_xmalloc(sizeof *ctx);
  *ctx = (pl_context){.arena = pl_arena_new(), .rows = pl_arena_new()};
  ctx->strings = pl_strtab_new(ctx->arena);
  return ctx;
}

/* Frees the tables of what is interned, not the interned objects. */
static void free_tables(pl_context *ctx) {
  pl_hashset_free(&ctx->types);
  pl_hashset_free(&ctx->attrs);
  pl_hashset_free(&ctx->affines);
  pl_hashset_free(&ctx->op_infos);
  pl_strtab_free(ctx->strings);
}

pl_context *pl_context_new_shared(void) {
  pl_context *ctx = pl_context_new();
  ctx->shared = pthread_mutex_init(&ctx->lock, NULL) == 0;
  if (ctx->shared) return ctx;
  pl_context_free(ctx);
  return NULL;
}

void pl_context_free(pl_context *ctx) {
  if (!ctx) return;
  if (ctx->shared) (void)pthread_mutex_destroy(&ctx->lock);
  if (ctx->buffers) ctx->free_buffers(ctx->buffers);
  free_tables(ctx);
  pl_arena_free(ctx->rows);
  for (size_t i = 0; i < PL_SPARE_ARENAS; i++)
    pl_arena_free(ctx->spare[i]);
  pl_arena_free(ctx->arena);
  free(ctx);
}

void pl_context_reset(pl_context *ctx) {
  assert(!ctx->shared);
  pl_hashset_clear(&ctx->types);
  pl_hashset_clear(&ctx->attrs);
  pl_hashset_clear(&ctx->affines);
  pl_hashset_clear(&ctx->op_infos);
  pl_strtab_clear(ctx->strings);
  pl_arena_reset(ctx->arena);
  ctx->num_types = ctx->num_attrs = ctx->num_affines = 0;
  ctx->attr_kinds = 0;
  memset(ctx->signless, 0, sizeof ctx->signless);
  memset(ctx->floats, 0, sizeof ctx->floats);
  ctx->index = NULL;
}

pl_arena *pl_context_arena(pl_context *ctx) { return ctx->arena; }
pl_arena *pl_context_rows(pl_context *ctx) { return ctx->rows; }

pl_arena *pl_context_take_arena(pl_context *ctx) {
  for (size_t i = 0; i < PL_SPARE_ARENAS; i++) {
    pl_arena *spare = ctx->spare[i];
    ctx->spare[i] = NULL;
    if (spare) return spare;
  }
  return pl_arena_new();
}

void pl_context_give_arena(pl_context *ctx, pl_arena *arena) {
  size_t i = 0;
  while (i < PL_SPARE_ARENAS && ctx->spare[i])
    i++;
  if (i == PL_SPARE_ARENAS) {
    pl_arena_free(arena);
    return;
  }
  pl_arena_reset(arena);
  ctx->spare[i] = arena;
}

void *pl_context_take_buffers(pl_context *ctx) {
  void *buffers = ctx->buffers;
  ctx->buffers = NULL;
  return buffers;
}

void pl_context_give_buffers(pl_context *ctx, void *buffers, void (*free_buffers)(void *buffers)) {
  if (ctx->buffers) ctx->free_buffers(ctx->buffers);
  ctx->buffers = buffers;
  ctx->free_buffers = free_buffers;
}

pl_str pl_context_intern(pl_context *ctx, pl_str text) { return pl_strtab_intern(ctx->strings, text); }

bool pl_context_has_attrs(const pl_context *ctx, pl_attr_kind kind) { return (ctx->attr_kinds >> kind & 1) != 0; }

PL_UNCOUNTED_END
