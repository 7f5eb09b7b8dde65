/* signatures.c - functions and their calls lose arguments and results; ops are built again with fewer operands. */
#include <assert.h>

#include "fuzz/shrink/internal.h"

typedef PL_VEC(pl_value *) value_list;

/* ---- Building an op again ---- */

/* Decrements the length, in `segments`, of the op's operand segment that contains `operand`, if there is one. */
static void fewer_segments(const pl_op *op, uint32_t operand, uint32_t *segments) {
  uint32_t end = 0;
  bool done = false;
  for (uint32_t i = 0; i < op->num_segments; i++) {
    end += segments[i];
    if (done || operand >= end) continue;
    segments[i]--;
    done = true;
  }
}

/* Moves all blocks of each region of `from` to the end of the region of `to` with the same number. */
static void move_regions(pl_op *from, pl_op *to) {
  for (uint32_t r = 0; r < from->num_regions; r++)
    for (pl_block *block = from->regions[r]->first, *next; block; block = next) {
      next = block->next;
      pl_block_unlink(block);
      pl_block_append(to->regions[r], block);
    }
}

/* Replaces the uses of the op's results, without the one at index `without` (UINT32_MAX: all), by the results of `made` in
 * order, and copies their names. */
static void take_results(pl_op *op, pl_op *made, uint32_t without) {
  for (uint32_t i = 0, k = 0; i < op->num_results; i++) {
    if (i == without) continue;
    pl_value_replace_all(pl_result(op, i), pl_result(made, k));
    made->results[k++].name = op->results[i].name;
  }
}

pl_op *pl_rebuild_without(pl_op *op, uint32_t operand, uint32_t result) {
  assert(op->block && (operand == UINT32_MAX || operand < op->num_operands));
  assert(result == UINT32_MAX || (result < op->num_results && !op->results[result].uses));
  value_list own = {0}, passed = {0};
  PL_VEC(const pl_type *) types = {0};
  PL_VEC(pl_block *) blocks = {0};
  PL_VEC(uint32_t) counts = {0}, segments = {0};
  uint32_t num_own = pl_op_num_own_operands(op);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    if (i == operand) continue;
    if (i < num_own)
      pl_vec_push(&own, pl_operand(op, i));
    else
      pl_vec_push(&passed, pl_operand(op, i));
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    if (i != result) pl_vec_push(&types, op->results[i].type);
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const pl_successor *to = &op->successors[i];
    pl_vec_push(&blocks, to->block);
    pl_vec_push(&counts, to->count - (operand >= to->first && operand - to->first < to->count));
  }
  for (uint32_t i = 0; i < op->num_segments; i++)
    pl_vec_push(&segments, op->segments[i]);
  if (operand < num_own) fewer_segments(op, operand, segments.data);
  pl_op *made = pl_op_new(op->module, &(pl_op_spec){.info = op->info,
                                                    .operands = own.data,
                                                    .num_operands = (uint32_t)own.len,
                                                    .result_types = types.data,
                                                    .num_results = (uint32_t)types.len,
                                                    .attrs = op->attrs,
                                                    .num_regions = op->num_regions,
                                                    .successors = blocks.data,
                                                    .successor_counts = counts.data,
                                                    .successor_operands = passed.data,
                                                    .num_successors = op->num_successors,
                                                    .segments = op->segments ? segments.data : NULL,
                                                    .num_segments = op->num_segments,
                                                    .line = op->line,
                                                    .column = op->column,
                                                    .loc = op->loc});
  move_regions(op, made);
  take_results(op, made, result);
  pl_op_insert_before(op, made);
  pl_op_erase(op);
  pl_vec_free(&own);
  pl_vec_free(&passed);
  pl_vec_free(&types);
  pl_vec_free(&blocks);
  pl_vec_free(&counts);
  pl_vec_free(&segments);
  return made;
}

/* Removes an element of an op's array attribute, such as arg_attrs, if there is one; the attribute itself if it was the only
 * one. */
static void drop_entry(pl_op *op, pl_attr_name name, uint32_t index) {
  const pl_attr *attr = pl_op_attr(op, name);
  if (!attr || attr->kind != PL_ATTR_ARRAY || index >= attr->array.count) return;
  pl_attr_list list = {0};
  for (uint32_t i = 0; i < attr->array.count; i++)
    if (i != index) pl_vec_push(&list, attr->array.elems[i]);
  pl_op_set_attr(op, name, list.len ? pl_attr_array(op->module->ctx, list.data, (uint32_t)list.len) : NULL);
  pl_vec_free(&list);
}

/* ---- Calls ---- */

/* Whether the op has a symbol reference as attribute `attr` whose last name is `name`. */
static bool mentions(const pl_op *op, pl_attr_name attr, pl_str name) {
  const pl_attr *callee = pl_op_attr(op, attr);
  return callee && callee->kind == PL_ATTR_SYMBOL && pl_str_eq(callee->symbol.path[callee->symbol.count - 1], name);
}

/* Removes an operand or a result of a call (UINT32_MAX or beyond the last: none) with its attributes; uses of the result get a
 * default value (pl_default_value). A used result without a default stays. */
static void drop_of_call(pl_shrinker *s, pl_op *call, uint32_t operand, uint32_t result) {
  if (operand < call->num_operands) {
    drop_entry(call, PL_NAME_ARG_ATTRS, operand);
    call = pl_rebuild_without(call, operand, UINT32_MAX);
  }
  if (result >= call->num_results) return;
  pl_value *value = pl_result(call, result);
  if (!pl_replace_by_defaults(s, call, &value, 1)) return;
  drop_entry(call, PL_NAME_RES_ATTRS, result);
  pl_rebuild_without(call, UINT32_MAX, result);
}

/* Removes the operand or the result (UINT32_MAX: none) from the ops that call the function `name`, and gives the func.constant
 * ops that refer to it the function's new type, `type`. */
static void drop_of_users(pl_shrinker *s, pl_str name, const pl_type *type, uint32_t operand, uint32_t result) {
  PL_VEC(pl_op *) users = {0};
  for (pl_op *op = s->module->op; op; op = pl_op_walk_next(s->module->op, op))
    if (mentions(op, PL_NAME_CALLEE, name) || (pl_op_is(op, PL_OP_FUNC_CONSTANT) && mentions(op, PL_NAME_VALUE, name)))
      pl_vec_push(&users, op);
  for (size_t i = 0; i < users.len; i++) {
    if (pl_op_is(users.data[i], PL_OP_FUNC_CONSTANT))
      users.data[i]->results[0].type = type;
    else
      drop_of_call(s, users.data[i], operand, result);
  }
  pl_vec_free(&users);
}

/* ---- The moves ---- */

/* Adds a site for each argument of a function. a: the argument's number. */
void pl_collect_FUNCTION_ARGUMENT(pl_shrinker *s, pl_op *op) {
  const pl_type *type = pl_op_has(op, PL_TRAIT_FUNCTION) ? pl_func_type(op) : NULL;
  for (uint32_t i = 0; type && i < type->func.num_inputs; i++)
    pl_add_site(s, op, i, 0);
}

/* Removes an argument of a function, also from its type, attributes and calls; its uses get another argument or a zero. False,
 * with nothing changed, if that can't be done. */
bool pl_shrink_FUNCTION_ARGUMENT(pl_shrinker *s, pl_site site) {
  const pl_type *type = pl_func_type(site.op);
  pl_block *entry = pl_func_entry(site.op);
  if (site.a >= type->func.num_inputs || (entry && (site.a >= entry->num_args || !entry->first))) return false;
  if (entry && entry->args[site.a]->uses) {
    pl_value *arg = entry->args[site.a];
    pl_value *with = pl_argument_value(s, entry->first, arg->type, arg, false);
    if (!with) with = pl_zero_value(s, entry->first, arg->type, arg);
    if (!with) return false;
    pl_value_replace_all(arg, with);
  }
  if (entry) pl_block_erase_arg(entry, site.a);
  type = pl_function_type_with(s->module->ctx, type, site.a, UINT32_MAX, NULL);
  pl_op_set_attr(site.op, PL_NAME_FUNCTION_TYPE, pl_attr_type(s->module->ctx, type));
  drop_entry(site.op, PL_NAME_ARG_ATTRS, site.a);
  drop_of_users(s, pl_symbol_name(site.op), type, site.a, UINT32_MAX);
  return true;
}

/* Adds a site for each result of a function that is not void. a: the result's number. */
void pl_collect_FUNCTION_RESULT(pl_shrinker *s, pl_op *op) {
  const pl_type *type = pl_op_has(op, PL_TRAIT_FUNCTION) ? pl_func_type(op) : NULL;
  for (uint32_t i = 0; type && i < type->func.num_results; i++)
    if (type->func.results[i]->kind != PL_TYPE_LLVM_VOID) pl_add_site(s, op, i, 0);
}

/* Removes a result of a function, also from its type, attributes, returns and, where possible, calls (drop_of_call). False if
 * there is no such result. */
bool pl_shrink_FUNCTION_RESULT(pl_shrinker *s, pl_site site) {
  const pl_type *type = pl_func_type(site.op);
  if (site.a >= type->func.num_results) return false;
  type = pl_function_type_with(s->module->ctx, type, UINT32_MAX, site.a, NULL);
  PL_FOR_BLOCKS(block, site.op->regions[0]) {
    pl_op *end = block->last;
    bool returns = end && (pl_op_is(end, PL_OP_FUNC_RETURN) || pl_op_is(end, PL_OP_LLVM_RETURN));
    if (returns && site.a < end->num_operands) pl_rebuild_without(end, site.a, UINT32_MAX);
  }
  pl_op_set_attr(site.op, PL_NAME_FUNCTION_TYPE, pl_attr_type(s->module->ctx, type));
  drop_entry(site.op, PL_NAME_RES_ATTRS, site.a);
  drop_of_users(s, pl_symbol_name(site.op), type, UINT32_MAX, site.a);
  return true;
}
