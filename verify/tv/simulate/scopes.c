/* scopes.c - objects on the stack that end before their function does.
 *
 * A memref.alloca lives until the region of the closest op around it with the trait AutomaticAllocationScope ends: of a loop,
 * each iteration. (MLIR documentation, "'memref' Dialect", memref.alloca, memref.alloca_scope; the trait's documentation in
 * mlir/IR/OpDefinition.h.) An llvm.alloca has no scope but its function's, and that of a memref.alloca_scope, which is lowered to
 * llvm.stacksave and llvm.stackrestore. (LLVM Language Reference, "'alloca' Instruction".)
 *
 * In a flattened function a memref.alloca_scope.return before a branch marks the end of a region. */
#include <assert.h>

#include "verify/sem/memory/objects.h"
#include "verify/sem/state/object.h"
#include "verify/tv/simulate/scopes.h"

/* Whether the op with an allocation scope is another one than memref.alloca_scope, as a loop, whose scope is one iteration. */
static bool is_loop_scope(const pl_op *op) { return !pl_op_is(op, PL_OP_MEMREF_ALLOCA_SCOPE); }

const pl_op *pl_tv_scope_of(const pl_cfg *cfg, const pl_op *maker) {
  assert(cfg != NULL && maker != NULL);
  const pl_op *origin = pl_cfg_origin(cfg, maker), *scope = pl_op_alloc_scope(origin);
  const bool plain = pl_op_is(origin, PL_OP_MEMREF_ALLOCA);
  while (scope && !pl_op_has(scope, PL_TRAIT_FUNCTION) && !plain && is_loop_scope(scope))
    scope = pl_op_alloc_scope(scope);
  return scope && !pl_op_has(scope, PL_TRAIT_FUNCTION) ? scope : NULL;
}

bool pl_tv_ends_scope(const pl_op *op) { return pl_op_is(op, PL_OP_MEMREF_ALLOCA_SCOPE_RETURN); }

const pl_op *pl_tv_ended_scope(const pl_cfg *cfg, const pl_op *op) {
  assert(pl_tv_ends_scope(op));
  return pl_cfg_origin(cfg, op)->block->region->op;
}

/* At the end of the source's object: if it has not escaped, the lowering's object that stands for it counts as the lowering's
 * own from here on. */
static void part(pl_path *path, pl_sem_object *object) {
  pl_sem_object *lowered = pl_sem_find_object(path->lowered.sem, object->base);
  if (object->escaped || !lowered) return;
  object->shared = lowered->shared = false;
}

void pl_tv_end_scope(pl_path *path, pl_side *side, const pl_cfg *cfg, const pl_op *op) {
  assert(pl_path_is_open(path) && pl_tv_ends_scope(op));
  const pl_op *scope = pl_tv_ended_scope(cfg, op);
  for (size_t i = 0; i < side->sem->objects.len; i++) {
    pl_sem_object *object = &side->sem->objects.data[i];
    if (object->kind != PL_SEM_STACK || object->scope != scope) continue;
    pl_sem_end_on_stack(side->sem, object);
    if (side == &path->source) part(path, object);
  }
}

void pl_tv_forget_ended(pl_sem *source) {
  assert(source->role == PL_ROLE_SOURCE);
  size_t kept = 0;
  for (size_t i = 0; i < source->objects.len; i++) {
    const pl_sem_object *object = &source->objects.data[i];
    if (object->kind == PL_SEM_STACK && object->scope && !object->alive && !object->escaped && !object->shared) continue;
    source->objects.data[kept++] = *object;
  }
  source->objects.len = kept;
}
