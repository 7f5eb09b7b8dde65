/* flatten_emit.c - how a flattened function is written: values, blocks, branches and operations. */
#include <assert.h>

#include "verify/tv/function/flattener.h"

pl_value *pl_flatten_value(flattener *f, const pl_value *old) {
  pl_value *made = pl_map_get_ptr(&f->values, old);
  if (!made) f->fine = false;
  return made;
}

void pl_flatten_values(flattener *f, const pl_op *op, uint32_t first, uint32_t count, value_vec *out) {
  assert(first + count <= op->num_operands);
  for (uint32_t i = 0; i < count; i++)
    pl_vec_push(out, pl_flatten_value(f, pl_operand(op, first + i)));
}

pl_block *pl_flatten_new_block(flattener *f) {
  pl_block *block = pl_block_new(f->module);
  pl_block_append(f->body, block);
  return block;
}

void pl_flatten_add_args(flattener *f, pl_block *block, pl_value *const *old, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    pl_value *arg = pl_block_add_arg(f->module, block, old[i]->type);
    arg->name = old[i]->name;
    pl_map_set_ptr(&f->values, old[i], arg);
  }
}

void pl_flatten_add_result_args(flattener *f, pl_block *block, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    pl_value *result = &op->results[i];
    pl_flatten_add_args(f, block, &result, 1);
  }
}

pl_op *pl_flatten_emit(flattener *f, const pl_op_spec *spec) {
  assert(f->at && f->from && spec->info);
  pl_op_spec placed = *spec;
  placed.line = f->from->line;
  placed.column = f->from->column;
  placed.loc = f->from->loc;
  pl_op *op = pl_op_new(f->module, &placed);
  pl_op_append(f->at, op);
  pl_map_set_ptr(f->origin, op, (void *)(uintptr_t)f->from);
  return op;
}

void pl_flatten_branch(flattener *f, pl_block *to, const value_vec *args) {
  const uint32_t count = (uint32_t)args->len;
  if (!f->fine) return;
  pl_flatten_emit(f, &(pl_op_spec){.info = pl_op_info_of(PL_OP_CF_BR),
                                   .successors = &to,
                                   .successor_counts = &count,
                                   .successor_operands = args->data,
                                   .num_successors = 1});
}

void pl_flatten_branch_if(flattener *f, pl_value *condition, pl_block *yes, pl_block *no, const value_vec *args, bool both) {
  const uint32_t counts[] = {(uint32_t)args->len, both ? (uint32_t)args->len : 0};
  value_vec passed = {0};
  for (uint32_t i = 0; i < counts[0] + counts[1]; i++)
    pl_vec_push(&passed, args->data[i % counts[0]]);
  if (f->fine)
    pl_flatten_emit(f, &(pl_op_spec){.info = pl_op_info_of(PL_OP_CF_COND_BR),
                                     .operands = &condition,
                                     .num_operands = 1,
                                     .successors = (pl_block *[]){yes, no},
                                     .successor_counts = counts,
                                     .successor_operands = passed.data,
                                     .num_successors = 2});
  pl_vec_free(&passed);
}

pl_value *pl_flatten_emit_value(flattener *f, pl_op_kind kind, pl_value *a, pl_value *b, const pl_type *type,
                                const pl_attr *attrs) {
  pl_value *operands[] = {a, b};
  const pl_op_spec spec = {.info = pl_op_info_of(kind),
                           .operands = operands,
                           .num_operands = b   ? 2
                                           : a ? 1
                                               : 0,
                           .result_types = &type,
                           .num_results = 1,
                           .attrs = attrs};
  return f->fine ? pl_result(pl_flatten_emit(f, &spec), 0) : NULL;
}

const pl_attr *pl_flatten_attr(flattener *f, pl_attr_name name, const pl_attr *value) {
  const pl_named_attr entry = {pl_attr_names[name], value};
  return pl_attr_dict(f->module->ctx, &entry, 1);
}

pl_value *pl_flatten_constant(flattener *f, const pl_attr *value) {
  const pl_type *type = value->type;
  const pl_op_spec spec = {.info = pl_op_info_of(PL_OP_ARITH_CONSTANT),
                           .result_types = &type,
                           .num_results = 1,
                           .attrs = pl_flatten_attr(f, PL_NAME_VALUE, value)};
  return pl_result(pl_flatten_emit(f, &spec), 0);
}

pl_value *pl_flatten_compare(flattener *f, int64_t predicate, pl_value *a, pl_value *b) {
  assert(predicate >= 0 && predicate <= 9);
  pl_context *ctx = f->module->ctx;
  const pl_attr *attrs = pl_flatten_attr(f, PL_NAME_PREDICATE, pl_attr_i64(ctx, pl_type_integer(ctx, 64), predicate));
  return pl_flatten_emit_value(f, PL_OP_ARITH_CMPI, a, b, pl_type_integer(ctx, 1), attrs);
}
