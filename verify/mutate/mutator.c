#include "verify/mutate/mutator.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/base/printf.h"

bool pl_mutator_site(pl_mutator *mu, const pl_op *op, const char *format, ...) {
  assert(mu->module && op && format && (mu->done || mu->seen <= mu->wanted));
  if (mu->done || mu->seen++ != mu->wanted) return false;
  char text[256];
  va_list args;
  va_start(args, format);
  (void)pl_vsnprintf(text, sizeof text, format, args);
  va_end(args);
  size_t len = strlen(text);
  assert(len > 0);
  mu->done = true;
  mu->mutant = (pl_mutant){mu->func, pl_op_pos(op), {pl_arena_copy(mu->module->arena, text, len + 1), len}, op != mu->func};
  return true;
}

pl_value *pl_mutator_build(pl_mutator *mu, pl_op *place, const pl_mutator_new *spec) {
  assert(place->block && spec->kind != PL_OP_UNREGISTERED);
  pl_op_spec op = {.info = pl_op_info_of(spec->kind), .operands = spec->operands};
  while (op.num_operands < 3 && spec->operands[op.num_operands])
    op.num_operands++;
  if (spec->type) {
    op.result_types = &spec->type;
    op.num_results = 1;
  }
  uint32_t count = 0;
  while (spec->attrs && spec->attrs[count].value)
    count++;
  if (count) op.attrs = pl_attr_dict(mu->module->ctx, spec->attrs, count);
  op.line = place->line;
  op.column = place->column;
  pl_op *built = pl_op_new(mu->module, &op);
  pl_op_insert_before(place, built);
  return spec->type ? pl_result(built, 0) : NULL;
}

pl_value *pl_mutator_poison(pl_mutator *mu, pl_op *place, const pl_type *type) {
  assert(place->block && type);
  return pl_mutator_build(mu, place, &(pl_mutator_new){.kind = PL_OP_LLVM_MLIR_POISON, .type = type});
}

pl_value *pl_mutator_integer(pl_mutator *mu, pl_op *place, const pl_type *type, int64_t value) {
  assert(place->block && pl_mutator_is_integer(type));
  const pl_named_attr attrs[] = {{PL_STR("value"), pl_attr_i64(mu->module->ctx, type, value)}, {{0}, NULL}};
  return pl_mutator_build(mu, place, &(pl_mutator_new){.kind = PL_OP_LLVM_MLIR_CONSTANT, .type = type, .attrs = attrs});
}

pl_op *pl_mutator_copy(pl_mutator *mu, pl_op *place, const pl_op *op) {
  assert(place->block && op->num_regions == 0 && op->num_successors == 0);
  PL_VEC(pl_value *) operands = {0};
  PL_VEC(const pl_type *) types = {0};
  for (uint32_t i = 0; i < op->num_operands; i++)
    pl_vec_push(&operands, pl_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_vec_push(&types, op->results[i].type);
  pl_op *copy = pl_op_new(mu->module, &(pl_op_spec){.info = op->info,
                                                    .operands = operands.data,
                                                    .num_operands = op->num_operands,
                                                    .result_types = types.data,
                                                    .num_results = op->num_results,
                                                    .attrs = op->attrs,
                                                    .segments = op->segments,
                                                    .num_segments = op->num_segments,
                                                    .line = op->line,
                                                    .column = op->column,
                                                    .loc = op->loc});
  pl_op_insert_before(place, copy);
  pl_vec_free(&operands);
  pl_vec_free(&types);
  return copy;
}

void pl_mutator_replace(pl_op *op, pl_value *with) {
  assert(op->num_results == 1 && pl_result(op, 0)->type == with->type);
  pl_value_replace_all(pl_result(op, 0), with);
  pl_op_erase(op);
}

void pl_mutator_swap_uses(pl_use *a, pl_use *b) {
  assert(a && b && a != b);
  pl_value *value = a->value;
  pl_use_set(a, b->value);
  pl_use_set(b, value);
}

void pl_mutator_rename(pl_mutator *mu, pl_op *op, pl_op_kind kind) {
  assert(mu && op->info->kind != kind);
  pl_value *operands[3] = {NULL, NULL, NULL};
  for (uint32_t i = 0; i < op->num_operands && i < 3; i++)
    operands[i] = pl_operand(op, i);
  pl_mutator_new spec = {.kind = kind, .type = pl_result(op, 0)->type, .operands = {operands[0], operands[1], operands[2]}};
  pl_mutator_replace(op, pl_mutator_build(mu, op, &spec));
}

bool pl_mutator_is_integer(const pl_type *type) {
  assert(type);
  return type->kind == PL_TYPE_INTEGER;
}

int64_t pl_mutator_number(const pl_op *op, pl_attr_name name, int64_t otherwise) {
  assert(op && name);
  const pl_attr *attr = pl_op_attr(op, name);
  int64_t value;
  return attr && attr->kind == PL_ATTR_INTEGER && pl_apint_to_i64(attr->integer, &value) ? value : otherwise;
}

void pl_mutator_set_number(pl_op *op, pl_attr_name name, uint32_t width, int64_t value) {
  assert(op && name && width > 0);
  pl_context *ctx = op->module->ctx;
  pl_op_set_attr(op, name, pl_attr_i64(ctx, pl_type_integer(ctx, width), value));
}

bool pl_mutator_touches_memory(const pl_op *op) { return !pl_op_has(op, PL_TRAIT_PURE) && op->num_regions == 0; }
