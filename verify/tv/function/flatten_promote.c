/* flatten_promote.c - variables of the source that only it can see, as values: an llvm.alloca of one element whose address is
 * used to load and store the whole element, and for nothing else. Such a function does the same with values that blocks hand on;
 * what was never stored is undef. And loops of an llvm.func that claims to make progress, if they do nothing else and give
 * nothing: the source runs them to their end, or is undefined. Sources: LLVM Language Reference, "'alloca' Instruction",
 * "Function Attributes": mustprogress, willreturn. */
#include <assert.h>

#include "core/ir/attr_params.h"
#include "verify/tv/function/cfg.h"
#include "verify/tv/function/flattener.h"

static const pl_type *element_of(const pl_op *op) {
  const pl_attr *type = pl_op_is(op, PL_OP_LLVM_ALLOCA) ? pl_op_attr(op, "elem_type") : NULL;
  return type && type->kind == PL_ATTR_TYPE && !pl_op_attr(op, "inalloca") ? type->type : NULL;
}

static bool is_one(const pl_value *count) {
  const pl_attr *value = count->op && pl_op_is(count->op, PL_OP_LLVM_MLIR_CONSTANT) ? pl_op_attr(count->op, "value") : NULL;
  uint64_t number = 0;
  return value && value->kind == PL_ATTR_INTEGER && pl_apint_to_u64(value->integer, &number) && number == 1;
}

static bool is_plain(const pl_op *op) {
  const pl_attr *ordering = pl_op_attr(op, "ordering");
  uint64_t number = 0;
  if (pl_op_attr(op, "volatile_") || pl_op_attr(op, "invariant") || pl_op_attr(op, "plumbline.not_kept")) return false;
  return !ordering || (ordering->kind == PL_ATTR_INTEGER && pl_apint_to_u64(ordering->integer, &number) && number == 0);
}

static bool is_mark(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_INTR_LIFETIME_START) || pl_op_is(op, PL_OP_LLVM_INTR_LIFETIME_END);
}

static bool is_variable(const pl_op *op, const pl_region *region) {
  const pl_type *type = element_of(op);
  if (!type || op->block->region != region || !is_one(pl_operand(op, 0))) return false;
  if (type->kind != PL_TYPE_INTEGER && type->kind != PL_TYPE_FLOAT && type->kind != PL_TYPE_LLVM_PTR) return false;
  const pl_value *address = pl_result(op, 0);
  for (const pl_use *use = address->uses; use; use = use->next) {
    const pl_op *user = use->owner;
    if (!user->block || user->block->region != region) return false;
    const bool load = pl_op_is(user, PL_OP_LLVM_LOAD) && user->results[0].type == type;
    const bool store = pl_op_is(user, PL_OP_LLVM_STORE) && pl_operand(user, 0) != address && pl_operand(user, 0)->type == type;
    if (!is_mark(user) && !((load || store) && is_plain(user))) return false;
  }
  return true;
}

bool pl_tv_has_variables(const pl_op *func) {
  assert(func && pl_op_has(func, PL_TRAIT_FUNCTION));
  if (!pl_op_is(func, PL_OP_LLVM_FUNC) || func->num_regions != 1) return false;
  PL_FOR_BLOCKS(block, func->regions[0])
  for (const pl_op *op = block->first; op; op = op->next)
    if (is_variable(op, func->regions[0])) return true;
  return false;
}

void pl_flatten_find_variables(flattener *f, const pl_region *region) {
  assert(f->promoted && f->variables.len == 0 && region);
  PL_FOR_BLOCKS(block, region)
  for (const pl_op *op = block->first; op; op = op->next)
    if (is_variable(op, region)) pl_vec_push(&f->variables, ((variable){op->results, element_of(op), NULL}));
}

/* Of the function itself: a body that takes the place of a call has its objects. */
static variable *variable_at(flattener *f, const pl_value *address) {
  for (size_t i = 0; i < f->variables.len && !f->inside; i++)
    if (f->variables.data[i].address == address) return &f->variables.data[i];
  return NULL;
}

static pl_value *value_of(flattener *f, variable *v) {
  if (!v->now) v->now = pl_flatten_emit_value(f, PL_OP_LLVM_MLIR_UNDEF, NULL, NULL, v->type, NULL);
  return v->now;
}

void pl_flatten_add_variables(flattener *f, pl_block *made) {
  assert(f && made);
  for (size_t i = 0; i < f->variables.len; i++)
    pl_block_add_arg(f->module, made, f->variables.data[i].type);
}

void pl_flatten_enter_block(flattener *f, const pl_block *made, bool is_entry) {
  assert(made && (is_entry || made->num_args >= f->variables.len));
  const uint32_t count = (uint32_t)f->variables.len;
  for (uint32_t i = 0; i < count; i++)
    f->variables.data[i].now = is_entry ? NULL : made->args[made->num_args - count + i];
}

void pl_flatten_pass_variables(flattener *f, value_vec *out) {
  assert(f && out);
  for (size_t i = 0; i < f->variables.len; i++)
    pl_vec_push(out, value_of(f, &f->variables.data[i]));
}

bool pl_flatten_variable(flattener *f, const pl_op *op) {
  assert(f && op);
  variable *v = NULL;
  if (f->variables.len == 0) return false;
  if (op->num_results == 1 && (v = variable_at(f, op->results))) return v->now = NULL, true;
  if (pl_op_is(op, PL_OP_LLVM_LOAD) && (v = variable_at(f, pl_operand(op, 0))))
    return pl_map_set_ptr(&f->values, op->results, value_of(f, v)), true;
  if (pl_op_is(op, PL_OP_LLVM_STORE) && (v = variable_at(f, pl_operand(op, 1))))
    return v->now = pl_flatten_value(f, pl_operand(op, 0)), true;
  if (is_mark(op) && (v = variable_at(f, pl_operand(op, op->num_operands - 1)))) return v->now = NULL, true;
  return false;
}

/* ---- loops that only end ---- */

static bool is_harmless(const pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_LOAD)) return is_plain(op);
  const bool divides = pl_op_is(op, PL_OP_LLVM_UDIV) || pl_op_is(op, PL_OP_LLVM_SDIV) || pl_op_is(op, PL_OP_LLVM_UREM) ||
                       pl_op_is(op, PL_OP_LLVM_SREM);
  const bool branches = pl_op_is(op, PL_OP_LLVM_BR) || pl_op_is(op, PL_OP_LLVM_COND_BR) || pl_op_is(op, PL_OP_LLVM_SWITCH);
  return op->num_regions == 0 && (divides || branches || pl_op_has(op, PL_TRAIT_PURE));
}

static bool is_in(const block_vec *blocks, const pl_block *block) {
  for (size_t i = 0; i < blocks->len; i++)
    if (blocks->data[i] == block) return true;
  return false;
}

static bool is_reached(const pl_block *from, const pl_block *to) {
  block_vec work = {0}, seen = {0};
  bool found = false;
  pl_vec_push(&work, from);
  while (work.len > 0 && !found) {
    const pl_block *block = pl_vec_pop(&work);
    for (uint32_t i = 0; block->last && i < block->last->num_successors; i++) {
      const pl_block *next = block->last->successors[i].block;
      found |= next == to;
      if (is_in(&seen, next)) continue;
      pl_vec_push(&seen, next);
      pl_vec_push(&work, next);
    }
  }
  pl_vec_free(&work);
  pl_vec_free(&seen);
  return found;
}

/* The blocks from which `head` is come to again, `head` among them. */
static void find_loop(const pl_block *head, block_vec *out) {
  bool more = true;
  pl_vec_push(out, head);
  while (more) {
    more = false;
    PL_FOR_BLOCKS(block, head->region) {
      bool leads = false;
      for (uint32_t i = 0; block->last && i < block->last->num_successors; i++)
        leads |= is_in(out, block->last->successors[i].block);
      if (leads && !is_in(out, block) && is_reached(head, block)) pl_vec_push(out, block), more = true;
    }
  }
}

static bool is_defined_in(const block_vec *loop, const pl_value *value) {
  return is_in(loop, value->op ? value->op->block : value->block);
}

/* Nothing that the loop computes is used outside, and all that it does is harmless. */
static bool gives_nothing(const block_vec *loop) {
  for (size_t i = 0; i < loop->len; i++) {
    for (uint32_t k = 0; k < loop->data[i]->num_args; k++)
      for (const pl_use *use = loop->data[i]->args[k]->uses; use; use = use->next)
        if (!is_in(loop, use->owner->block)) return false;
    for (const pl_op *op = loop->data[i]->first; op; op = op->next) {
      if (!is_harmless(op)) return false;
      for (uint32_t r = 0; r < op->num_results; r++)
        for (const pl_use *use = op->results[r].uses; use; use = use->next)
          if (!is_in(loop, use->owner->block)) return false;
    }
  }
  return true;
}

static bool same_way(const pl_op *a, const pl_successor *x, const pl_op *b, const pl_successor *y) {
  if (x->block != y->block || x->count != y->count) return false;
  for (uint32_t i = 0; i < x->count; i++)
    if (pl_operand(a, x->first + i) != pl_operand(b, y->first + i)) return false;
  return true;
}

/* The one way out of a loop, which hands on nothing of it; the branch that has it. NULL: there are others. */
static const pl_op *way_out(const block_vec *loop, const pl_successor **out) {
  const pl_op *found = NULL;
  for (size_t i = 0; i < loop->len; i++) {
    const pl_op *last = loop->data[i]->last;
    for (uint32_t k = 0; last && k < last->num_successors; k++) {
      const pl_successor *to = &last->successors[k];
      if (is_in(loop, to->block)) continue;
      if (found && !same_way(found, *out, last, to)) return NULL;
      for (uint32_t n = 0; n < to->count; n++)
        if (is_defined_in(loop, pl_operand(last, to->first + n))) return NULL;
      found = last;
      *out = to;
    }
  }
  return found;
}

/* Entered by its head alone. */
static bool is_entered_at(const block_vec *loop, const pl_block *head) {
  PL_FOR_BLOCKS(block, head->region)
  for (uint32_t i = 0; block->last && i < block->last->num_successors; i++) {
    const pl_block *to = block->last->successors[i].block;
    if (!is_in(loop, block) && is_in(loop, to) && to != head) return false;
  }
  return head != head->region->first;
}

/* By the function's claim, or by that of each branch back to the head. */
static bool is_claimed_to_end(const block_vec *loop, const pl_block *head) {
  const pl_op *func = head->region->op;
  if (pl_op_passes_through(func, "mustprogress") || pl_op_attr(func, "will_return") || pl_op_passes_through(func, "willreturn"))
    return true;
  for (size_t i = 0; i < loop->len; i++)
    for (uint32_t k = 0; k < loop->data[i]->last->num_successors; k++) {
      if (loop->data[i]->last->successors[k].block != head) continue;
      const pl_attr *note = pl_op_attr(loop->data[i]->last, "loop_annotation");
      const pl_attr *ends = note && pl_attr_is(note, "loop_annotation") ? pl_attr_param(note, "mustProgress") : NULL;
      if (!ends || ends->kind != PL_ATTR_INTEGER || pl_apint_is_zero(ends->integer)) return false;
    }
  return true;
}

const pl_op *pl_flatten_passed_over(const pl_block *head, const pl_successor **out) {
  assert(head && head->region && out);
  enum { MOST_BLOCKS = 100 };
  block_vec loop = {0};
  uint32_t count = 0;
  PL_FOR_BLOCKS(block, head->region) count++;
  if (count > MOST_BLOCKS || !pl_op_is(head->region->op, PL_OP_LLVM_FUNC)) return NULL;
  find_loop(head, &loop);
  const bool again = loop.len > 1 || is_reached(head, head);
  const bool idle = again && is_entered_at(&loop, head) && gives_nothing(&loop) && is_claimed_to_end(&loop, head);
  const pl_op *found = idle ? way_out(&loop, out) : NULL;
  pl_vec_free(&loop);
  return found;
}

bool pl_flatten_has_passed_over(const pl_op *func) {
  assert(func && pl_op_has(func, PL_TRAIT_FUNCTION));
  const pl_successor *out = NULL;
  if (!pl_op_is(func, PL_OP_LLVM_FUNC) || func->num_regions != 1) return false;
  PL_FOR_BLOCKS(block, func->regions[0])
  if (pl_flatten_passed_over(block, &out)) return true;
  return false;
}
