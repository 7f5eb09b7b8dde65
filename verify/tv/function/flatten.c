/* flatten.c - structured control flow as blocks and branches, so that source and lowering of a proof are graphs of blocks.
 *
 * A function that holds scf operations is walked as another one, in which these are branches; all else in it is the same. Calls
 * that are inlined give way to their callee's body (flatten_calls.c). This is the validator's own reading of the documents and
 * shares nothing with the converter; the interpreter runs the operations as they stand. Loops and accesses of affine, and
 * parallel loops, are in flatten_loops.c. Source: MLIR documentation, "'scf' Dialect" (2023): scf.if, scf.for, scf.while,
 * scf.execute_region, scf.index_switch. */
#include <assert.h>

#include "verify/tv/function/cfg.h"
#include "verify/tv/function/flatten.h"
#include "verify/tv/function/flatten_ops.h"
#include "verify/tv/function/termination.h"

enum { MAX_NESTING = 64, MAX_INSIDE_OPS = 20000 };

/* Whether the op is one for which alone a function has to be flattened, whichever program it is of. */
static bool is_structured(const pl_op *op) {
  return pl_op_is(op, PL_OP_SCF_IF) || pl_op_is(op, PL_OP_SCF_FOR) || pl_op_is(op, PL_OP_SCF_WHILE) ||
         pl_op_is(op, PL_OP_SCF_EXECUTE_REGION) || pl_op_is(op, PL_OP_SCF_INDEX_SWITCH) || pl_flatten_is_loop(op);
}

/* Whether something in the function has to be written out, such as structured control flow or a call that is inlined. */
static bool has_structured(const pl_op *func, const pl_flatten_options *options) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (is_structured(op) || (options->role == PL_ROLE_SOURCE && pl_flatten_is_open_reshape(op))) return true;
  return options->tables && pl_tv_inlines_calls(options->tables, func, options->role, NULL);
}

/* Whether the op is in a block of the function's own body, outside of inlined callees. */
static bool is_own(const flattener *f, const pl_op *op) { return !f->inside && op->block->region == f->func->regions[0]; }

/* Moves *to, a successor of branch `op`, past loops that are left out, to where these end; returns the branch that holds the
 * successor that is then in *to. */
static const pl_op *passing_over(const flattener *f, const pl_op *op, const pl_successor **to) {
  enum { MOST = 16 };
  const pl_op *from = op, *way;
  for (int i = 0; i < MOST && f->trimmed && is_own(f, op); i++) {
    const pl_successor *out = NULL;
    if (!(way = pl_tv_skipped_loop((*to)->block, &out))) break;
    from = way;
    *to = out;
  }
  return from;
}

/* Lists in `out`, which is empty, the blocks of a region that can be reached once loops are left out that may be, each after
 * those that dominate it (reverse postorder). */
static void order_blocks(const flattener *f, const pl_region *region, block_vec *out) {
  struct frame {
    const pl_block *block;
    uint32_t next;
  };
  PL_VEC(struct frame) stack = {0};
  pl_map seen = {0};
  if (region->first) pl_vec_push(&stack, ((struct frame){region->first, 0}));
  if (region->first) pl_map_set_ptr(&seen, region->first, region->first);
  while (stack.len > 0) {
    struct frame *top = &pl_vec_last(&stack);
    const pl_op *last = top->block->last;
    if (!last || top->next == last->num_successors) {
      pl_vec_push(out, pl_vec_pop(&stack).block);
      continue;
    }
    const pl_successor *way = &last->successors[top->next++];
    (void)passing_over(f, last, &way);
    const pl_block *to = way->block;
    if (pl_map_has(&seen, to)) continue;
    pl_map_set_ptr(&seen, to, to);
    pl_vec_push(&stack, ((struct frame){to, 0}));
  }
  for (size_t i = 0, k = out->len; i + 1 < k; i++) {
    const pl_block *block = out->data[i];
    out->data[i] = out->data[--k];
    out->data[k] = block;
  }
  pl_vec_free(&stack);
  pl_map_free(&seen);
}

/* ---- the rest of an op: copied ---- */

static void walk_region(flattener *f, const pl_region *region, const exit_way *exit, pl_block *entry);

/* Writes the blocks of the op's regions, which stay regions, into those of the new op, and goes on where it was before; f->fine
 * is false afterwards if that failed. */
static void copy_regions(flattener *f, const pl_op *old, pl_op *made) {
  flattener outer = *f;
  for (uint32_t i = 0; i < old->num_regions && f->fine; i++) {
    f->body = made->regions[i];
    if (old->regions[i]->first) walk_region(f, old->regions[i], &(exit_way){0}, NULL);
  }
  f->body = outer.body;
  f->at = outer.at;
  f->from = outer.from;
}

/* Copies an op and its regions, with the values and blocks of the flattened function; f->fine is false afterwards if that
 * failed. */
static void copy_op(flattener *f, const pl_op *op) {
  value_vec own = {0}, passed = {0};
  PL_VEC(pl_block *) successors = {0};
  PL_VEC(uint32_t) counts = {0};
  PL_VEC(const pl_type *) types = {0};
  const uint32_t num_own = pl_op_num_own_operands(op);
  pl_flatten_values(f, op, 0, num_own, &own);
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const pl_successor *to = &op->successors[i];
    const pl_op *from = passing_over(f, op, &to);
    const size_t before = passed.len;
    pl_vec_push(&successors, (pl_block *)pl_map_get_ptr(&f->blocks, to->block));
    pl_flatten_values(f, from, to->first, to->count, &passed);
    if (is_own(f, op)) pl_flatten_pass_variables(f, &passed);
    pl_vec_push(&counts, (uint32_t)(passed.len - before));
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_vec_push(&types, op->results[i].type);
  if (f->fine) {
    pl_op *made = pl_flatten_emit(f, &(pl_op_spec){.info = op->info,
                                                   .operands = own.data,
                                                   .num_operands = num_own,
                                                   .result_types = types.data,
                                                   .num_results = op->num_results,
                                                   .attrs = op->attrs,
                                                   .num_regions = op->num_regions,
                                                   .successors = successors.data,
                                                   .successor_counts = counts.data,
                                                   .successor_operands = passed.data,
                                                   .num_successors = op->num_successors,
                                                   .segments = op->segments,
                                                   .num_segments = op->num_segments});
    for (uint32_t i = 0; i < op->num_results; i++) {
      made->results[i].name = op->results[i].name;
      pl_map_set_ptr(&f->values, &op->results[i], &made->results[i]);
    }
    copy_regions(f, op, made);
  }
  pl_vec_free(&own);
  pl_vec_free(&passed);
  pl_vec_free(&successors);
  pl_vec_free(&counts);
  pl_vec_free(&types);
}

/* ---- the structured ops ---- */

void pl_flatten_end_scope(flattener *f, const pl_op *op) {
  assert(f->at && op->block);
  const pl_op *around = op->block->region->op;
  if (!f->fine || !pl_op_has(around, PL_TRAIT_ALLOC_SCOPE) || pl_op_has(around, PL_TRAIT_FUNCTION)) return;
  if (!pl_op_is(around, PL_OP_MEMREF_ALLOCA_SCOPE) && !pl_op_has_allocas(around)) return;
  pl_flatten_emit(f, &(pl_op_spec){.info = pl_op_info_of(PL_OP_MEMREF_ALLOCA_SCOPE_RETURN)});
}

/* Writes the terminator of a region as a branch to where `exit` says. Flattening fails (`fine`) if that is not known. */
static void end_region(flattener *f, const pl_op *op, const exit_way *exit) {
  value_vec passed = {0};
  const bool condition = pl_op_is(op, PL_OP_SCF_CONDITION);
  f->fine &= exit->next != NULL && (!condition || exit->after != NULL);
  if (f->fine && exit->counter)
    pl_vec_push(&passed, pl_flatten_emit_value(f, PL_OP_ARITH_ADDI, exit->counter, exit->step, exit->counter->type, NULL));
  pl_flatten_values(f, op, condition ? 1 : 0, op->num_operands - (condition ? 1 : 0), &passed);
  pl_flatten_end_scope(f, op);
  if (f->fine && condition)
    pl_flatten_branch_if(f, pl_flatten_value(f, pl_operand(op, 0)), exit->after, exit->next, &passed, true);
  else
    pl_flatten_branch(f, exit->next, &passed);
  pl_vec_free(&passed);
}

void pl_flatten_walk_below(flattener *f, const pl_region *region, const exit_way *exit, pl_block *entry) {
  assert(region->op && exit && entry);
  const pl_op *from = f->from;
  f->fine &= ++f->depth <= MAX_NESTING;
  if (f->fine) walk_region(f, region, exit, entry);
  f->depth--;
  f->from = from;
}

void pl_flatten_two_ways(flattener *f, const pl_op *op, pl_value *condition) {
  assert(op->num_regions > 0);
  pl_block *yes = pl_flatten_new_block(f), *no = op->regions[1]->first ? pl_flatten_new_block(f) : NULL;
  pl_block *rest = pl_flatten_new_block(f);
  pl_flatten_branch_if(f, condition, yes, no ? no : rest, &(value_vec){0}, false);
  pl_flatten_walk_below(f, op->regions[0], &(exit_way){.next = rest}, yes);
  if (no) pl_flatten_walk_below(f, op->regions[1], &(exit_way){.next = rest}, no);
  pl_flatten_add_result_args(f, rest, op);
  f->at = rest;
}

/* Appends an llvm.intr.assume that the loop's step is positive, unless that is evident: otherwise the loop is undefined. */
static void claim_positive(flattener *f, pl_value *step, bool is_unsigned) {
  enum { GREATER_SIGNED = 4, GREATER_UNSIGNED = 8 };
  const pl_attr *known = f->fine && step->op ? pl_op_attr(step->op, PL_NAME_VALUE) : NULL;
  const bool constant = known && known->kind == PL_ATTR_INTEGER && pl_op_has(step->op, PL_TRAIT_CONSTANT);
  if (!f->fine || (constant && !pl_apint_is_zero(known->integer) && (is_unsigned || !pl_apint_is_negative(known->integer))))
    return;
  pl_value *zero = pl_flatten_constant(f, pl_attr_i64(f->module->ctx, step->type, 0));
  pl_value *positive = pl_flatten_compare(f, is_unsigned ? GREATER_UNSIGNED : GREATER_SIGNED, step, zero);
  pl_flatten_emit(f, &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_INTR_ASSUME), .operands = &positive, .num_operands = 1});
}

/* Writes scf.for as blocks, after claim_positive: head(i, values): i < upper ? body : rest; body: ...; head(i + step,
 * yielded). */
static void flatten_for(flattener *f, const pl_op *op) {
  pl_block *head = pl_flatten_new_block(f), *body = pl_flatten_new_block(f), *rest = pl_flatten_new_block(f);
  const pl_block *inner = op->regions[0]->first;
  pl_value *upper = pl_flatten_value(f, pl_operand(op, 1)), *step = pl_flatten_value(f, pl_operand(op, 2));
  const bool is_unsigned = pl_op_attr(op, PL_NAME_UNSIGNED_CMP) != NULL;
  value_vec passed = {0};
  claim_positive(f, step, is_unsigned);
  pl_vec_push(&passed, pl_flatten_value(f, pl_operand(op, 0)));
  pl_flatten_values(f, op, 3, op->num_operands - 3, &passed);
  pl_flatten_branch(f, head, &passed);
  pl_flatten_add_args(f, head, inner->args, inner->num_args);
  f->at = head;
  f->fine &= inner->num_args == op->num_results + 1;
  enum { LESS_SIGNED = 2, LESS_UNSIGNED = 6 };
  pl_value *inside = f->fine ? pl_flatten_compare(f, is_unsigned ? LESS_UNSIGNED : LESS_SIGNED, head->args[0], upper) : NULL;
  pl_flatten_branch_if(f, inside, body, rest, &(value_vec){0}, false);
  if (f->fine) pl_flatten_walk_below(f, op->regions[0], &(exit_way){.next = head, .counter = head->args[0], .step = step}, body);
  for (uint32_t i = 0; f->fine && i < op->num_results; i++)
    pl_map_set_ptr(&f->values, &op->results[i], head->args[i + 1]);
  f->at = rest;
  pl_vec_free(&passed);
}

/* Writes scf.while as blocks: before(values): ...; condition ? after(passed) : rest(passed); after: ...; before(yielded). */
static void flatten_while(flattener *f, const pl_op *op) {
  pl_block *before = pl_flatten_new_block(f), *after = pl_flatten_new_block(f), *rest = pl_flatten_new_block(f);
  value_vec passed = {0};
  pl_flatten_values(f, op, 0, op->num_operands, &passed);
  pl_flatten_branch(f, before, &passed);
  pl_flatten_add_args(f, before, op->regions[0]->first->args, op->regions[0]->first->num_args);
  pl_flatten_walk_below(f, op->regions[0], &(exit_way){.next = rest, .after = after}, before);
  pl_flatten_add_args(f, after, op->regions[1]->first->args, op->regions[1]->first->num_args);
  pl_flatten_walk_below(f, op->regions[1], &(exit_way){.next = before}, after);
  pl_flatten_add_result_args(f, rest, op);
  f->at = rest;
  pl_vec_free(&passed);
}

/* Writes scf.execute_region or memref.alloca_scope as its blocks and a block after them that takes the results. */
static void flatten_execute_region(flattener *f, const pl_op *op) {
  pl_block *entry = pl_flatten_new_block(f), *rest = pl_flatten_new_block(f);
  pl_flatten_branch(f, entry, &(value_vec){0});
  pl_flatten_walk_below(f, op->regions[0], &(exit_way){.next = rest}, entry);
  pl_flatten_add_result_args(f, rest, op);
  f->at = rest;
}

/* Writes scf.index_switch as one comparison after the other, with the default region if no case matches. Flattening fails
 * (`fine`) if its attributes do not fit. */
static void flatten_index_switch(flattener *f, const pl_op *op) {
  pl_context *ctx = f->module->ctx;
  pl_block *rest = pl_flatten_new_block(f);
  const pl_attr *cases = pl_op_attr(op, PL_NAME_CASES);
  const pl_type *index = pl_type_index(ctx);
  f->fine &= cases && cases->kind == PL_ATTR_DENSE_ARRAY && cases->dense.count + 1 == op->num_regions;
  for (uint32_t i = 1; i < op->num_regions && f->fine; i++) {
    pl_block *here = pl_flatten_new_block(f), *next = pl_flatten_new_block(f);
    int64_t value = 0;
    f->fine &= pl_apint_to_i64(pl_dense_at(cases, i - 1), &value);
    pl_value *flag = pl_flatten_value(f, pl_operand(op, 0)), *wanted = pl_flatten_constant(f, pl_attr_i64(ctx, index, value));
    pl_value *met = f->fine ? pl_flatten_compare(f, 0, flag, wanted) : NULL;
    pl_flatten_branch_if(f, met, here, next, &(value_vec){0}, false);
    pl_flatten_walk_below(f, op->regions[i], &(exit_way){.next = rest}, here);
    f->at = next;
  }
  if (f->fine) pl_flatten_walk_below(f, op->regions[0], &(exit_way){.next = rest}, f->at);
  pl_flatten_add_result_args(f, rest, op);
  f->at = rest;
}

/* Maps the used results of a loop that is left out to the values that the loop carries through unchanged. */
static void leave_out(flattener *f, const pl_op *loop) {
  for (uint32_t i = 0; i < loop->num_results && f->fine; i++)
    if (loop->results[i].uses) pl_map_set_ptr(&f->values, &loop->results[i], pl_flatten_value(f, pl_tv_carried_through(loop, i)));
}

/* Writes out one op, as what it becomes in the flattened function, if anything; terminators of regions that are written out
 * branch as `exit` says. */
static void flatten_op(flattener *f, const pl_op *op, const exit_way *exit) {
  const pl_op *callee = pl_flatten_callee(f, op);
  f->from = op;
  if (f->trimmed && pl_tv_is_idle_loop(op)) {
    leave_out(f, op);
    return;
  }
  if (pl_flatten_variable(f, op)) return;
  if (callee) {
    pl_flatten_call(f, op, callee);
    return;
  }
  if (f->inside && (pl_op_is(op, PL_OP_FUNC_RETURN) || pl_op_is(op, PL_OP_LLVM_RETURN))) {
    pl_flatten_end_call(f, op);
    return;
  }
  if (pl_flatten_is_loop(op)) {
    pl_flatten_loop(f, op);
    return;
  }
  if (f->role == PL_ROLE_SOURCE && pl_flatten_is_open_reshape(op)) {
    pl_flatten_reshape(f, op);
    return;
  }
  switch (op->info->kind) {
  case PL_OP_SCF_IF: pl_flatten_two_ways(f, op, pl_flatten_value(f, pl_operand(op, 0))); return;
  case PL_OP_SCF_FOR: flatten_for(f, op); return;
  case PL_OP_SCF_WHILE: flatten_while(f, op); return;
  case PL_OP_MEMREF_ALLOCA_SCOPE:
  case PL_OP_SCF_EXECUTE_REGION: flatten_execute_region(f, op); return;
  case PL_OP_SCF_INDEX_SWITCH: flatten_index_switch(f, op); return;
  case PL_OP_SCF_REDUCE:
  case PL_OP_AFFINE_YIELD:
    if (exit->so_far)
      pl_flatten_reduce(f, op, exit);
    else
      end_region(f, op, exit);
    return;
  case PL_OP_MEMREF_ALLOCA_SCOPE_RETURN:
  case PL_OP_SCF_REDUCE_RETURN:
  case PL_OP_SCF_YIELD:
  case PL_OP_SCF_CONDITION: end_region(f, op, exit); return;
  default: copy_op(f, op); return;
  }
}

/* Writes the blocks of a region that can be reached; the first one becomes `entry`, or a new block if that is NULL. Terminators
 * lead where `exit` says. f->fine is false afterwards if an op could not be written. */
static void walk_region(flattener *f, const pl_region *region, const exit_way *exit, pl_block *entry) {
  block_vec blocks = {0};
  const bool own = !f->inside && region == f->func->regions[0];
  order_blocks(f, region, &blocks);
  if (own && f->promoted) pl_flatten_find_variables(f, region);
  for (size_t i = 0; i < blocks.len; i++) {
    const pl_block *old = blocks.data[i];
    pl_block *made = i == 0 && entry ? entry : pl_flatten_new_block(f);
    if (made != entry || !f->inside) made->name = old->name;
    pl_map_set_ptr(&f->blocks, old, made);
    for (uint32_t k = 0; k < old->num_args && !pl_map_has(&f->values, old->args[k]); k++)
      pl_flatten_add_args(f, made, old->args + k, 1);
    if (own && i > 0) pl_flatten_add_variables(f, made);
  }
  for (size_t i = 0; i < blocks.len && f->fine; i++) {
    f->at = pl_map_get_ptr(&f->blocks, blocks.data[i]);
    if (own) pl_flatten_enter_block(f, f->at, i == 0);
    for (const pl_op *op = blocks.data[i]->first; op && f->fine; op = op->next)
      flatten_op(f, op, exit);
  }
  pl_vec_free(&blocks);
}

pl_module *pl_tv_flatten(const pl_op *func, const pl_flatten_options *options, pl_map *origin) {
  assert(pl_op_has(func, PL_TRAIT_FUNCTION) && origin->len == 0);
  const bool changes = (options->trimmed && pl_tv_has_skipped_loops(func)) || (options->promoted && pl_tv_has_variables(func));
  if (!has_structured(func, options) && !changes) return NULL;
  flattener f = {.module = pl_module_new(func->module->ctx, func->module->source), .origin = origin, .from = func, .fine = true};
  f.func = func;
  f.tables = options->tables;
  f.role = options->role;
  f.trimmed = options->trimmed;
  f.promoted = options->promoted;
  f.module->origin = func->module->origin;
  f.at = f.module->op->regions[0]->first;
  pl_op *made = pl_flatten_emit(&f, &(pl_op_spec){.info = func->info, .attrs = func->attrs, .num_regions = 1});
  f.body = made->regions[0];
  walk_region(&f, func->regions[0], &(exit_way){0}, NULL);
  pl_map_free(&f.values);
  pl_map_free(&f.blocks);
  pl_vec_free(&f.variables);
  if (f.fine) return f.module;
  pl_module_free(f.module);
  return NULL;
}
