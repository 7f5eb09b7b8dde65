/* tail_call.c - tail calls, whose callee touches no object of the caller's frame. Source: LLVM Language Reference, "'call'
 * Instruction". */
#include "verify/sem/llvm/tail_call.h"

#include <assert.h>

#include "verify/sem/llvm/runtime_functions.h"

/* Whether an argument of the function is passed so that its frame may have a copy (byval and the like); false for NULL. */
static bool has_copies(const pl_op *function) {
  const pl_attr *all = function ? pl_op_attr(function, PL_NAME_ARG_ATTRS) : NULL;
  for (uint32_t i = 0; all && all->kind == PL_ATTR_ARRAY && i < all->array.count; i++)
    if (pl_dict_get(all->array.elems[i], pl_attr_names[PL_NAME_LLVM_BYVAL]) ||
        pl_dict_get(all->array.elems[i], pl_attr_names[PL_NAME_LLVM_INALLOCA]) ||
        pl_dict_get(all->array.elems[i], pl_attr_names[PL_NAME_LLVM_PREALLOCATED]))
      return true;
  return false;
}

typedef PL_VEC(const pl_block *) block_vec;

/* Appends to *work the successors of the block that are not in *seen, and adds them to *seen. */
static void push_successors(const pl_block *block, pl_map *seen, block_vec *work) {
  for (uint32_t i = 0; block->last && i < block->last->num_successors; i++) {
    pl_block *to = block->last->successors[i].block;
    if (pl_map_has(seen, to)) continue;
    pl_map_set_ptr(seen, to, to);
    pl_vec_push(work, to);
  }
}

/* Whether `first` may be executed before `second`, or is the same operation, by the branches of their region; true if they are in
 * different regions. */
static bool may_precede(const pl_op *first, const pl_op *second) {
  pl_map seen = {0};
  block_vec work = {0};
  bool precedes = first->block->region != second->block->region;
  for (const pl_op *at = first->block == second->block ? first : NULL; at && !precedes; at = at->next)
    precedes = at == second;
  push_successors(first->block, &seen, &work);
  while (!precedes && work.len > 0) {
    const pl_block *block = pl_vec_pop(&work);
    precedes = block == second->block;
    push_successors(block, &seen, &work);
  }
  pl_vec_free(&work);
  pl_map_free(&seen);
  return precedes;
}

/* Whether the op is a direct llvm.call of malloc, aligned_alloc or free, which access only the heap. */
static bool is_allocator(const pl_op *op) {
  static const char *const names[] = {"malloc", "aligned_alloc", "free"};
  const pl_attr *callee = pl_op_is(op, PL_OP_LLVM_CALL) && !pl_sem_is_event_call(op) ? pl_op_attr(op, PL_NAME_CALLEE) : NULL;
  for (size_t i = 0; callee && i < sizeof names / sizeof *names; i++)
    if (pl_str_is(callee->symbol.path[0], names[i])) return true;
  return false;
}

/* Whether the callee, by the source's declaration, has `nocapture` at each argument that is `address`, and the call is no tail
 * call. False is the safe answer. */
static bool is_passed_on(const pl_sem *sem, const pl_op *call, const pl_value *address) {
  const pl_attr *callee = pl_op_attr(call, PL_NAME_CALLEE);
  const bool direct = callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1 && sem->world->source_module;
  const pl_op *named = direct ? pl_symbol_lookup(sem->world->source_module, callee->symbol.path[0]) : NULL;
  const pl_attr *all = named ? pl_op_attr(named, PL_NAME_ARG_ATTRS) : NULL, *kind = pl_op_attr(call, PL_NAME_TAILCALLKIND);
  if (!all || all->kind != PL_ATTR_ARRAY || (kind && !pl_enum_has(kind, "none") && !pl_enum_has(kind, "notail"))) return false;
  for (uint32_t i = 0; i < call->num_operands; i++)
    if (pl_operand(call, i) == address &&
        (i >= all->array.count || !pl_dict_get(all->array.elems[i], pl_attr_names[PL_NAME_LLVM_NOCAPTURE])))
      return false;
  return true;
}

/* Whether the uses of the address, and of what is computed from it, show that it is not captured. `depth`: the getelementptr ops
 * so far. False is the safe answer. */
static bool is_uncaptured(const pl_sem *sem, const pl_value *address, int depth) {
  enum { MAX_DEPTH = 16 };
  for (const pl_use *use = address->uses; use; use = use->next) {
    const pl_op *op = use->owner;
    switch (op->info->kind) {
    case PL_OP_LLVM_LOAD:
    case PL_OP_LLVM_INTR_MEMCPY:
    case PL_OP_LLVM_INTR_MEMMOVE:
    case PL_OP_LLVM_INTR_MEMSET:
    case PL_OP_LLVM_INTR_LIFETIME_START:
    case PL_OP_LLVM_INTR_LIFETIME_END: continue;
    case PL_OP_LLVM_STORE:
      if (pl_operand(op, 0) == address) return false;
      continue;
    case PL_OP_LLVM_GETELEMENTPTR:
      if (pl_operand(op, 0) != address || depth >= MAX_DEPTH || !is_uncaptured(sem, pl_result(op, 0), depth + 1)) return false;
      continue;
    case PL_OP_LLVM_CALL:
      if (!is_passed_on(sem, op, address)) return false;
      continue;
    default: return false;
    }
  }
  return true;
}

bool pl_sem_is_plain_tail(const pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value) {
  assert(sem && op && value);
  if (!pl_str_is(name, "TailCallKind") || !pl_enum_has(value, "tail") || !op->block) return false;
  if (is_allocator(op)) return true;
  const pl_op *function = op->block->region->op;
  while (function->block && !pl_op_has(function, PL_TRAIT_FUNCTION)) /* a scope's region is nested in the function's */
    function = function->block->region->op;
  if (has_copies(function)) return false;
  for (pl_op *at = (pl_op *)(uintptr_t)function; at; at = pl_op_walk_next(function, at))
    if (pl_op_is(at, PL_OP_LLVM_ALLOCA) && may_precede(at, op) && !is_uncaptured(sem, pl_result(at, 0), 0)) return false;
  return true;
}
