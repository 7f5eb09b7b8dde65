/* Calls. */
#include "verify/mutate/mutator.h"

#include <assert.h>

/* Whether the op is llvm.call. */
static bool is_call(const pl_op *op) { return pl_op_is(op, PL_OP_LLVM_CALL); }

/* The symbol that an llvm.call calls; NULL for an indirect call or another op. */
static const pl_attr *callee_of(const pl_op *op) {
  const pl_attr *callee = is_call(op) ? pl_op_attr(op, PL_NAME_CALLEE) : NULL;
  return callee && callee->kind == PL_ATTR_SYMBOL ? callee : NULL;
}

/* Offers a mutation site (see mutator.h) for each two neighbouring arguments of an llvm.call that are different values of one
 * type: they are swapped. */
void pl_mutate_swap_call_arguments(pl_mutator *mu, pl_op *op) {
  if (!is_call(op)) return;
  for (uint32_t i = callee_of(op) ? 1 : 2; i < op->num_operands; i++) {
    pl_use *a = &op->operands[i - 1], *b = &op->operands[i];
    if (a->value == b->value || a->value->type != b->value->type) continue;
    if (!pl_mutator_site(mu, op, "arguments %u and %u of a call are swapped", i - 1, i)) continue;
    pl_mutator_swap_uses(a, b);
    return;
  }
}

/* Offers a mutation site (see mutator.h) at an llvm.call: it is erased, and uses of its result read poison. */
void pl_mutate_drop_call(pl_mutator *mu, pl_op *op) {
  if (!is_call(op) || !pl_mutator_site(mu, op, "a call is dropped")) return;
  if (op->num_results == 1)
    pl_mutator_replace(op, pl_mutator_poison(mu, op, pl_result(op, 0)->type));
  else
    pl_op_erase(op);
}

/* Offers a mutation site (see mutator.h) at an llvm.call: a copy of it is inserted before it. */
void pl_mutate_double_call(pl_mutator *mu, pl_op *op) {
  if (is_call(op) && pl_mutator_site(mu, op, "a call is made twice")) (void)pl_mutator_copy(mu, op, op);
}

/* An llvm.func in the block of `func` that has the type of the llvm.func called `name` and is another one; NULL if there is none.
 */
static const pl_op *other_function(const pl_op *func, pl_str name) {
  const pl_op *known = NULL;
  for (const pl_op *op = func->block->first; op; op = op->next)
    if (pl_op_is(op, PL_OP_LLVM_FUNC) && pl_str_eq(pl_symbol_name(op), name)) known = op;
  if (!known) return NULL;
  for (const pl_op *op = func->block->first; op; op = op->next)
    if (pl_op_is(op, PL_OP_LLVM_FUNC) && op != known && pl_func_type(op) == pl_func_type(known)) return op;
  return NULL;
}

/* Offers a mutation site (see mutator.h) at a direct llvm.call if the module has another llvm.func of the callee's type: that is
 * called instead. */
void pl_mutate_other_callee(pl_mutator *mu, pl_op *op) {
  const pl_attr *callee = callee_of(op);
  if (!callee || callee->symbol.count != 1 || !mu->func) return;
  const pl_op *other = other_function(mu->func, callee->symbol.path[0]);
  if (other && pl_mutator_site(mu, op,
                               "@"
                               "%.*s is called",
                               PL_STR_FMT(pl_symbol_name(other))))
    pl_op_set_attr(op, PL_NAME_CALLEE, pl_attr_symbol(mu->module->ctx, pl_symbol_name(other)));
}

/* Whether an operation from `first` up to but not including `end`, in one block, uses a result of `op`. Nested regions are not
 * searched. */
static bool used_between(const pl_op *op, const pl_op *first, const pl_op *end) {
  for (const pl_op *user = first; user != end; user = user->next)
    for (uint32_t i = 0; i < user->num_operands; i++)
      if (pl_operand(user, i)->op == op) return true;
  return false;
}

/* Offers a mutation site (see mutator.h) at an llvm.call that can move after the next llvm.call of its block: it does. */
void pl_mutate_swap_calls(pl_mutator *mu, pl_op *op) {
  if (!is_call(op)) return;
  pl_op *next = op->next;
  while (next && !is_call(next))
    next = next->next;
  if (!next || used_between(op, op->next, next->next)) return;
  if (!pl_mutator_site(mu, op, "a call is made after the next one")) return;
  pl_op_unlink(op);
  pl_op_insert_before(next->next, op);
}

/* Whether the name starts as that of a C wrapper, with `_mlir_ciface_`. */
static bool is_wrapper_name(pl_str name) { return pl_str_starts(name, "_mlir_ciface_"); }

/* Whether the op is in a C wrapper, an llvm.func called `_mlir_ciface_...`, or in a block that calls one directly. */
static bool is_of_wrapper(const pl_mutator *mu, const pl_op *op) {
  if (!mu->func || !pl_op_is(mu->func, PL_OP_LLVM_FUNC)) return false;
  if (is_wrapper_name(pl_symbol_name(mu->func))) return true;
  PL_FOR_BLOCKS(block, mu->func->regions[0]) {
    for (const pl_op *other = block->first; other; other = other->next) {
      const pl_attr *callee = callee_of(other);
      if (callee && other->block == op->block && is_wrapper_name(callee->symbol.path[0])) return true;
    }
  }
  return false;
}

/* Another pointer of the type of `slot` that `op` can use in place of it, an alloca or a block argument; NULL if none is found.
 */
static pl_value *other_slot(const pl_op *op, const pl_value *slot) {
  for (pl_op *before = op->prev; before; before = before->prev)
    if (pl_op_is(before, PL_OP_LLVM_ALLOCA) && pl_result(before, 0) != slot && pl_result(before, 0)->type == slot->type)
      return pl_result(before, 0);
  for (uint32_t i = 0; !slot->op && i < op->block->num_args; i++)
    if (op->block->args[i] != slot && op->block->args[i]->type == slot->type) return op->block->args[i];
  return NULL;
}

/* Offers a mutation site (see mutator.h) at an llvm.load or llvm.store in a C wrapper or in a block that calls one: its pointer
 * becomes another one, if other_slot finds it. */
void pl_mutate_wrapper_slot(pl_mutator *mu, pl_op *op) {
  assert(mu->module && op->info);
  bool is_store = pl_op_is(op, PL_OP_LLVM_STORE), is_load = pl_op_is(op, PL_OP_LLVM_LOAD);
  if ((!is_store && !is_load) || !is_of_wrapper(mu, op)) return;
  pl_use *use = &op->operands[is_store ? 1 : 0];
  pl_value *other = other_slot(op, use->value);
  if (other && pl_mutator_site(mu, op, "a descriptor is %s another slot", is_store ? "stored to" : "loaded from"))
    pl_use_set(use, other);
}
