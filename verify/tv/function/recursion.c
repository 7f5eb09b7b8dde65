/* recursion.c - calls that come back to the function that makes them.
 *
 * Looked at is the module itself: what others do that it calls is not known, but is no more than what they do to the source. */
#include <assert.h>

#include "core/base/vec.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/function/recursion.h"

enum { MOST_OPS = 1 << 16 };

typedef struct walk {
  const pl_op *func, *module;
  pl_map seen;
  PL_VEC(pl_op *) work;
  bool back;
  bool all_named; /* reach_all_named has been there */
} walk;

/* Whether the op calls a function through a pointer. */
static bool is_indirect(const pl_op *op) {
  return pl_op_is(op, PL_OP_FUNC_CALL_INDIRECT) ||
         ((pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_LLVM_INVOKE)) && !pl_op_attr(op, PL_NAME_CALLEE));
}

/* The symbol whose address the op (llvm.mlir.addressof or func.constant) takes; NULL if it takes none. */
static const pl_attr *named_by(const pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF)) return pl_op_attr(op, PL_NAME_GLOBAL_NAME);
  return pl_op_is(op, PL_OP_FUNC_CONSTANT) ? pl_op_attr(op, PL_NAME_VALUE) : NULL;
}

/* Adds the symbol's op, if it is found, to those that are reached, once, and sets w->back if it is w->func. */
static void reach(walk *w, const pl_attr *name) {
  const bool plain = name && name->kind == PL_ATTR_SYMBOL && name->symbol.count == 1;
  pl_op *target = plain ? pl_symbol_lookup(w->module, name->symbol.path[0]) : NULL;
  w->back = w->back || (target && target == w->func);
  if (!target || pl_map_has(&w->seen, target)) return;
  pl_map_set_ptr(&w->seen, target, target);
  pl_vec_push(&w->work, target);
}

/* Adds the symbols whose address the module takes to those that are reached; stops when w->func is reached. */
static void reach_all_named(walk *w) {
  if (w->all_named) return;
  w->all_named = true;
  for (pl_op *op = (pl_op *)(uintptr_t)w->module; op && !w->back; op = pl_op_walk_next(w->module, op))
    reach(w, named_by(op));
}

/* Adds the functions that an op may call to those that are reached (reach). */
static void look_at(walk *w, const pl_op *op) {
  reach(w, pl_op_attr(op, PL_NAME_CALLEE));
  if (is_indirect(op)) reach_all_named(w);
}

bool pl_tv_recurs(const pl_op *func, const pl_op *call) {
  assert(pl_op_has(func, PL_TRAIT_FUNCTION));
  walk w = {.func = func, .module = pl_tv_symbol_table(func)};
  size_t looked_at = 0;
  if (!w.module) return false;
  look_at(&w, call);
  while (w.work.len > 0 && !w.back && looked_at < MOST_OPS) {
    pl_op *target = pl_vec_pop(&w.work);
    for (pl_op *op = target; op && !w.back && looked_at++ < MOST_OPS; op = pl_op_walk_next(target, op))
      look_at(&w, op);
  }
  const bool back = w.back || looked_at >= MOST_OPS;
  pl_vec_free(&w.work);
  pl_map_free(&w.seen);
  return back;
}
