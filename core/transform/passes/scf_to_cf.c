/* scf_to_cf.c - -convert-scf-to-cf: structured control flow as branches between blocks. Source of the meanings: MLIR
 * documentation,
 * "'scf' Dialect" (2023); the order of the blocks is that of mlir-opt's pass. */
#include <assert.h>

#include "core/base/vec.h"
#include "core/transform/common/build.h"
#include "core/transform/passes/passes.h"

typedef PL_VEC(pl_value *) value_list;

/* Appends the op's operands from `first` on to `out`. */
static void operands_from(const pl_op *op, uint32_t first, value_list *out) {
  for (uint32_t i = first; i < op->num_operands; i++)
    pl_vec_push(out, pl_operand(op, i));
}

/* Moves the blocks of a region before the block `place`, in order. */
static void inline_region(pl_region *region, pl_block *place) {
  while (region->first) {
    pl_block *block = region->first;
    pl_block_unlink(block);
    pl_block_insert_before(place, block);
  }
}

/* Replaces a terminator by a cf.br to `to` that passes the terminator's operands from `first` on. */
static void branch_instead(pl_op *terminator, pl_block *to, uint32_t first) {
  value_list values = {0};
  pl_build b = pl_build_before(terminator);
  operands_from(terminator, first, &values);
  pl_build_br(&b, to, values.data, (uint32_t)values.len);
  pl_op_erase(terminator);
  pl_vec_free(&values);
}

/* Replaces each scf.yield that ends a block of the region by a branch to `to`. */
static void end_yields(pl_region *region, pl_block *to) {
  PL_FOR_BLOCKS(block, region) {
    if (block->last && pl_op_is(block->last, PL_OP_SCF_YIELD)) branch_instead(block->last, to, 0);
  }
}

/* Replaces all uses of the op's results by new arguments, in the same order, of a block. */
static void results_to_arguments(pl_op *op, pl_block *block) {
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_value_replace_all(pl_result(op, i), pl_block_add_arg(op->module, block, pl_result(op, i)->type));
}

/* The block where control continues after an op: `rest`, or a new block before it whose arguments replace the op's results. */
static pl_block *continuation(pl_op *op, pl_block *rest) {
  if (op->num_results == 0) return rest;
  pl_block *block = pl_block_new(op->module);
  pl_block_insert_before(rest, block);
  results_to_arguments(op, block);
  pl_build b = pl_build_at_end(block, op);
  pl_build_br(&b, rest, NULL, 0);
  return block;
}

/* Replaces an scf.if by a cf.cond_br to its regions' blocks; its results become arguments of the block where they meet. */
static void lower_if(pl_op *op) {
  pl_block *rest = pl_split_after(op), *next = continuation(op, rest);
  pl_block *yes = op->regions[0]->first, *no = op->regions[1]->first;
  for (uint32_t i = 0; i < 2; i++) {
    end_yields(op->regions[i], next);
    inline_region(op->regions[i], next);
  }
  pl_build b = pl_build_before(op);
  pl_build_cond_br(&b, pl_operand(op, 0), yes, NULL, 0, no ? no : next, NULL, 0);
  pl_op_erase(op);
}

/* Copies the loop's attributes of the LLVM dialect (loop annotations) to the branch back to its head. */
static void carry_loop_attrs(const pl_op *loop, pl_op *branch) {
  for (uint32_t i = 0; loop->attrs && i < loop->attrs->dict.count; i++) {
    const pl_named_attr *entry = &loop->attrs->dict.entries[i];
    bool llvm = entry->value->kind == PL_ATTR_PARAMS ||
                (entry->value->kind == PL_ATTR_OPAQUE && pl_str_is(entry->value->opaque.dialect, "llvm"));
    if (llvm) branch->attrs = pl_dict_set(branch->module->ctx, branch->attrs, entry->name, entry->value);
  }
}

/* Replaces an scf.for by a head block head(iv, values...) that compares iv with the upper bound, and the body, which branches
 * back with iv + step and the yielded values. */
static void lower_for(pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_FOR));
  pl_block *rest = pl_split_after(op), *body = op->regions[0]->first, *head = pl_block_new(op->module);
  value_list values = {0};
  pl_op *yield = op->regions[0]->last->last; /* what the body holds was lowered before: it may have many blocks */
  pl_block_insert_before(rest, head);
  for (uint32_t i = 0; i < body->num_args; i++) {
    pl_value *arg = pl_block_add_arg(op->module, head, body->args[i]->type);
    pl_arg_set_loc(arg, pl_arg_loc(body->args[i]));
    pl_value_replace_all(body->args[i], arg);
  }
  while (body->num_args)
    pl_block_erase_arg(body, body->num_args - 1);
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_value_replace_all(pl_result(op, i), head->args[i + 1]);
  pl_vec_push(&values, pl_operand(op, 0));
  operands_from(op, 3, &values);
  pl_build b = pl_build_before(op);
  pl_build_br(&b, head, values.data, (uint32_t)values.len);
  b = pl_build_at_end(head, op);
  pl_value *inside = pl_build_cmpi(&b, pl_op_attr(op, PL_NAME_UNSIGNED_CMP) ? 6 : 2, head->args[0], pl_operand(op, 1));
  pl_build_cond_br(&b, inside, body, NULL, 0, rest, NULL, 0);
  b = pl_build_before(yield);
  pl_vec_clear(&values);
  pl_vec_push(&values, pl_build_binary(&b, PL_OP_ARITH_ADDI, head->args[0], pl_operand(op, 2)));
  operands_from(yield, 0, &values);
  carry_loop_attrs(op, pl_build_br(&b, head, values.data, (uint32_t)values.len));
  pl_op_erase(yield);
  inline_region(op->regions[0], rest);
  pl_op_erase(op);
  pl_vec_free(&values);
}

/* ---- parallel loops: one after the other, what is reduced carried along ---- */

/* Moves the ops of a reduction's block, with its two arguments replaced by `so_far` and `next`, before the op `reduce`, and
 * returns the reduced value. */
static pl_value *inline_reduction(pl_op *reduce, pl_block *region, pl_value *so_far, pl_value *next) {
  pl_op *end = region->last;
  pl_value_replace_all(region->args[0], so_far);
  pl_value_replace_all(region->args[1], next);
  pl_value *value = pl_operand(end, 0);
  while (region->first != end) {
    pl_op *op = region->first;
    pl_op_unlink(op);
    pl_op_insert_before(reduce, op);
  }
  pl_op_erase(end);
  return value;
}

/* Appends an scf.yield of the values to a block, with the source position of `from`; returns it. */
static pl_op *yield_at_end(pl_block *block, const pl_op *from, pl_value *const *values, uint32_t count) {
  pl_build b = pl_build_at_end(block, from);
  return pl_build_op(&b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_SCF_YIELD), .operands = values, .num_operands = count});
}

/* Creates and returns the scf.for, still without a body, for loop `i` of an scf.parallel, with `carried` as initial values. */
static pl_op *one_loop(pl_build *b, const pl_op *op, uint32_t i, pl_value *const *carried) {
  uint32_t loops = op->segments[0], count = op->num_results;
  value_list operands = {0};
  PL_VEC(const pl_type *) types = {0};
  for (uint32_t k = 0; k < 3; k++)
    pl_vec_push(&operands, pl_operand(op, k * loops + i));
  for (uint32_t k = 0; k < count; k++) {
    pl_vec_push(&operands, carried[k]);
    pl_vec_push(&types, pl_result(op, k)->type);
  }
  pl_op *loop = pl_build_op(b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_SCF_FOR),
                                             .operands = operands.data,
                                             .num_operands = 3 + count,
                                             .result_types = types.data,
                                             .num_results = count,
                                             .num_regions = 1});
  pl_vec_free(&operands);
  pl_vec_free(&types);
  return loop;
}

/* Adds arguments for an induction variable and the reduced values (the op's results) to a block; appends the former to
 * `counters`, makes the latter the contents of `carried`. */
static void add_loop_args(const pl_op *op, pl_block *block, value_list *counters, value_list *carried) {
  pl_vec_push(counters, pl_block_add_arg(op->module, block, pl_type_index(op->module->ctx)));
  pl_vec_clear(carried);
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_vec_push(carried, pl_block_add_arg(op->module, block, pl_result(op, i)->type));
}

/* Moves the body of the scf.parallel `op` into the innermost scf.for, and replaces its scf.reduce by the reductions and an
 * scf.yield of their values, which become the contents of `carried`. `counters` are the induction variables of the outer
 * loops. */
static void fill_innermost(pl_op *op, pl_op *loop, value_list *counters, value_list *carried) {
  uint32_t loops = op->segments[0];
  pl_block *entry = op->regions[0]->first;
  pl_op *reduce = op->regions[0]->last->last;
  add_loop_args(op, entry, counters, carried);
  for (uint32_t i = 0; i < loops; i++)
    pl_value_replace_all(entry->args[i], counters->data[i]);
  for (uint32_t i = loops; i-- > 0;)
    pl_block_erase_arg(entry, i);
  while (op->regions[0]->first) {
    pl_block *block = op->regions[0]->first;
    pl_block_unlink(block);
    pl_block_append(loop->regions[0], block);
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    carried->data[i] = inline_reduction(reduce, reduce->regions[i]->first, carried->data[i], pl_operand(reduce, i));
  yield_at_end(reduce->block, op, carried->data, op->num_results);
  pl_op_erase(reduce);
}

/* The nesting of loops that is made of one: what walks a module is called again at each level. */
enum { MAX_LOOPS = 128 };

/* Replaces an scf.parallel by nested scf.for loops that carry the reduced values; it stays if it has more than MAX_LOOPS loops,
 * as do other ops. */
static void nest_parallel(pl_op *op, void *user) {
  (void)user;
  if (!pl_op_is(op, PL_OP_SCF_PARALLEL) || op->segments[0] > MAX_LOOPS) return;
  uint32_t loops = op->segments[0];
  PL_VEC(pl_op *) nest = {0};
  value_list counters = {0}, carried = {0}, results = {0};
  operands_from(op, 3 * loops, &carried);
  pl_build b = pl_build_before(op);
  for (uint32_t i = 0; i < loops; i++) {
    pl_op *loop = one_loop(&b, op, i, carried.data);
    pl_vec_push(&nest, loop);
    if (i + 1 == loops) break;
    pl_block *body = pl_block_new(op->module);
    pl_block_append(loop->regions[0], body);
    add_loop_args(op, body, &counters, &carried);
    b = pl_build_at_end(body, op);
  }
  fill_innermost(op, pl_vec_last(&nest), &counters, &carried);
  for (size_t i = nest.len - 1; i-- > 0;) {
    pl_vec_clear(&results);
    for (uint32_t k = 0; k < op->num_results; k++)
      pl_vec_push(&results, pl_result(nest.data[i + 1], k));
    yield_at_end(nest.data[i]->regions[0]->first, op, results.data, op->num_results);
  }
  pl_vec_clear(&results);
  for (uint32_t k = 0; k < op->num_results; k++)
    pl_vec_push(&results, pl_result(nest.data[0], k));
  pl_replace_op(op, results.data);
  pl_vec_free(&nest);
  pl_vec_free(&counters);
  pl_vec_free(&carried);
  pl_vec_free(&results);
}

/* Whether the second region of an scf.while only yields its arguments in order. */
static bool only_forwards(const pl_op *op) {
  const pl_block *after = op->regions[1]->first;
  const pl_op *yield = after->last;
  bool forwards = after->first == yield && pl_op_is(yield, PL_OP_SCF_YIELD) && yield->num_operands == after->num_args;
  for (uint32_t i = 0; forwards && i < yield->num_operands; i++)
    forwards = pl_operand(yield, i) == after->args[i];
  return forwards;
}

/* Replaces an scf.while by its blocks: the condition branches out of the loop or to the second region, whose yields branch back
 * to the first. */
static void lower_while(pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_WHILE));
  pl_block *rest = pl_split_after(op), *before = op->regions[0]->first, *after = op->regions[1]->first;
  bool forwards = only_forwards(op);
  value_list values = {0};
  pl_build b = pl_build_before(op);
  operands_from(op, 0, &values);
  pl_build_br(&b, before, values.data, (uint32_t)values.len);
  pl_op *condition = op->regions[0]->last->last;
  pl_vec_clear(&values);
  operands_from(condition, 1, &values);
  b = pl_build_before(condition);
  pl_build_cond_br(&b, pl_operand(condition, 0), forwards ? before : after, values.data, (uint32_t)values.len, rest, NULL, 0);
  pl_op_erase(condition);
  inline_region(op->regions[0], rest);
  if (!forwards) {
    end_yields(op->regions[1], before);
    inline_region(op->regions[1], rest);
  }
  pl_replace_op(op, values.data);
  pl_vec_free(&values);
}

/* Replaces an scf.execute_region by a branch to the first of its blocks, which move to the op's own region; its results become
 * arguments of the block with the ops after it. */
static void lower_execute_region(pl_op *op) {
  pl_block *rest = pl_split_after(op);
  results_to_arguments(op, rest);
  pl_build b = pl_build_before(op);
  pl_build_br(&b, op->regions[0]->first, NULL, 0);
  end_yields(op->regions[0], rest);
  inline_region(op->regions[0], rest);
  pl_op_erase(op);
}

/* The cases of an scf.index_switch as a vector of i64; NULL if there are none. (mlir-opt truncates the flag to 32 bits, where
 * different values can become equal.) */
static const pl_attr *case_values(const pl_op *op) {
  pl_context *ctx = op->module->ctx;
  const pl_attr *cases = pl_op_attr(op, PL_NAME_CASES);
  const int64_t count = (int64_t)cases->dense.count;
  if (count == 0) return NULL;
  const pl_type *type = pl_type_vector(ctx, 1, &count, NULL, pl_type_integer(ctx, 64));
  return pl_attr_dense(ctx, type, cases->dense.elems, cases->dense.count, false);
}

/* Replaces an scf.index_switch by a cf.switch to its regions' blocks; its results become arguments of the block where they
 * meet. */
static void lower_index_switch(pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_INDEX_SWITCH));
  pl_block *rest = pl_split_after(op);
  PL_VEC(pl_block *) targets = {0};
  pl_context *ctx = op->module->ctx;
  results_to_arguments(op, rest);
  for (uint32_t i = 0; i < op->num_regions; i++)
    pl_vec_push(&targets, op->regions[i]->first);
  for (uint32_t i = 1; i <= op->num_regions; i++) { /* the default comes last */
    pl_region *region = op->regions[i % op->num_regions];
    end_yields(region, rest);
    inline_region(region, rest);
  }
  pl_build b = pl_build_before(op);
  const pl_attr *values = case_values(op);
  pl_value *index = pl_operand(op, 0);
  pl_value *flag = pl_build_value(&b, PL_OP_ARITH_INDEX_CAST, &index, 1, pl_type_integer(ctx, 64), NULL);
  pl_build_op(&b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_CF_SWITCH),
                                .operands = &flag,
                                .num_operands = 1,
                                .attrs = values ? pl_build_dict(&b, PL_NAME_CASE_VALUES, values) : NULL,
                                .successors = targets.data,
                                .num_successors = (uint32_t)targets.len});
  pl_op_erase(op);
  pl_vec_free(&targets);
}

/* Makes an scf.for free its stack memory in each iteration, if it has to once it is lowered. */
static void give_back(pl_op *op, void *user) {
  (void)user;
  if (pl_op_is(op, PL_OP_SCF_FOR) && pl_transform_gives_back(op)) pl_transform_give_back(op);
}

/* Lowers an scf.if, for, while, execute_region or index_switch to branches; other ops stay. */
static void lower(pl_op *op, void *user) {
  (void)user;
  pl_op_kind kind = op->info->kind; /* the op may be gone after each of these */
  if (kind == PL_OP_SCF_IF) lower_if(op);
  if (kind == PL_OP_SCF_FOR) lower_for(op);
  if (kind == PL_OP_SCF_WHILE) lower_while(op);
  if (kind == PL_OP_SCF_EXECUTE_REGION) lower_execute_region(op);
  if (kind == PL_OP_SCF_INDEX_SWITCH) lower_index_switch(op);
}

void pl_scf_to_cf(pl_module *module) {
  assert(module->op);
  pl_visit_backwards(module->op, nest_parallel, NULL);
  pl_visit_backwards(module->op, give_back, NULL);
  pl_visit_backwards(module->op, lower, NULL);
}
