/* The source's memref ops with a body: memref.alloca_scope and memref.generic_atomic_rmw. A body is one block that ends in a
 * terminator of its own, which continues after the op. Also ends the lifetime of objects that live for one iteration of a loop.
 */
#include "verify/interp/ops/source/region.h"

#include <assert.h>
#include <string.h>

#include "verify/interp/ops/source/element.h"
#include "verify/interp/ops/source/table.h"

const pl_block *pl_region_entry(pl_machine *m, const pl_op *op, uint32_t region) {
  assert(op != NULL);
  const pl_block *entry = region < op->num_regions ? op->regions[region]->first : NULL;
  if (entry != NULL && entry->first != NULL) return entry;
  pl_stop_unsupported(m, op, "an op without a body");
  return NULL;
}

/* The first block of the op's first region; NULL, and the machine has stopped as unsupported, if there is none or it is empty. */
static const pl_block *body_of(pl_machine *m, const pl_op *op) { return pl_region_entry(m, op, 0); }

/* The op that holds this one; NULL if there is none. */
static const pl_op *parent_of(const pl_op *op) {
  return op->block != NULL && op->block->region != NULL ? op->block->region->op : NULL;
}

void pl_iteration_begins(pl_machine *m) { pl_vec_push(&m->scopes, (uint32_t)m->memory.buffers.len); }

/* Whether the object was made by a memref.alloca whose allocation scope is `user`; an llvm.alloca has no scope but its function.
 */
static bool lives_in(const void *user, const pl_buffer *b) {
  return b->op != NULL && pl_op_is(b->op, PL_OP_MEMREF_ALLOCA) && pl_op_alloc_scope(b->op) == user;
}

void pl_iteration_ends(pl_machine *m, const pl_op *loop) {
  assert(pl_op_has(loop, PL_TRAIT_ALLOC_SCOPE) && m->scopes.len > 0);
  pl_memory_end_stack(&m->memory, pl_vec_pop(&m->scopes), lives_in, loop);
}

/* Runs memref.alloca_scope: opens a scope in m->scopes and enters the body. Stops as unsupported if there is none. */
static void do_alloca_scope(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_block *body = body_of(m, op);
  if (body == NULL) return;
  pl_vec_push(&m->scopes, (uint32_t)m->memory.buffers.len);
  m->next = body->first;
}

/* Whether the object is no descriptor, which is a value of the source and not memory of the scope. */
static bool is_no_descriptor(const void *user, const pl_buffer *b) {
  (void)user;
  return !b->descriptor;
}

/* Runs memref.alloca_scope.return: ends the scope and the lifetimes of the stack objects made in it, except descriptors, sets the
 * scope's results and continues after it. Stops as unsupported if scope and values don't fit. */
static void do_alloca_scope_return(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_op *scope = parent_of(op);
  if (scope == NULL || scope->num_results != op->num_operands || m->scopes.len == 0) {
    pl_stop_unsupported(m, op, "a scope ends that was not entered");
    return;
  }
  pl_memory_end_stack(&m->memory, pl_vec_pop(&m->scopes), is_no_descriptor, NULL);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    uint32_t n = pl_num_leaves(m, pl_result(scope, i));
    if (n > 0) memcpy(pl_leaves(m, pl_result(scope, i)), pl_leaves(m, pl_operand(op, i)), n * sizeof(pl_scalar));
  }
  m->next = scope->next;
}

/* Runs memref.generic_atomic_rmw: begins an atomic update, loads the element, which is the result, and enters the body with it.
 * The machine has stopped if the load is undefined, the body has another form or the source finds poison or undef. */
static void do_generic_atomic_rmw(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  m->atomic = op;
  pl_element e;
  const pl_block *body = body_of(m, op);
  pl_update_begins(m, op);
  if (body == NULL || !pl_element_of(m, op, 0, 1, &e) || !pl_element_load(m, op, &e, pl_leaves(m, pl_result(op, 0)))) return;
  if (body->num_args != 1 || pl_num_leaves(m, body->args[0]) != e.layout->num_leaves) {
    pl_stop_unsupported(m, op, "a body of another form");
    return;
  }
  /* Whoever exchanges has to compare with what is there, which is why the source may be lowered so; what is still such an update
   * in a lowering compares nothing. */
  if (m->role == PL_ROLE_SOURCE && !pl_fine(m, op, pl_leaves(m, pl_result(op, 0)), "the element to update")) return;
  memcpy(pl_leaves(m, body->args[0]), pl_leaves(m, pl_result(op, 0)), e.layout->num_leaves * sizeof(pl_scalar));
  m->next = body->first;
}

/* Runs memref.atomic_yield: stores the element, ends the atomic update and continues after it. The machine has stopped if the
 * access is undefined or no memref.generic_atomic_rmw holds the op. */
static void do_atomic_yield(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_op *update = parent_of(op);
  pl_element e;
  if (update == NULL || !pl_op_is(update, PL_OP_MEMREF_GENERIC_ATOMIC_RMW)) {
    pl_stop_unsupported(m, op, "a yield without its op");
    return;
  }
  if (!pl_element_of(m, update, 0, 1, &e) || !pl_element_store(m, op, &e, pl_leaves(m, pl_operand(op, 0)))) return;
  pl_update_ends(m);
  m->next = update->next;
}

pl_op_entry pl_source_region_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_MEMREF_ALLOCA_SCOPE] = {do_alloca_scope, 0},
      [PL_OP_MEMREF_ALLOCA_SCOPE_RETURN] = {do_alloca_scope_return, 0},
      [PL_OP_MEMREF_GENERIC_ATOMIC_RMW] = {do_generic_atomic_rmw, 0},
      [PL_OP_MEMREF_ATOMIC_YIELD] = {do_atomic_yield, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
