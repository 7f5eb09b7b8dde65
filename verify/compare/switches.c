#include <assert.h>

#include "verify/compare/parts.h"

/* Whether the successors with the numbers `one` and `other` of the op are the same block with the same operands. */
static bool goes_the_same_way(const pl_op *op, uint32_t one, uint32_t other) {
  const pl_successor *a = &op->successors[one], *b = &op->successors[other];
  if (a->block != b->block || a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (pl_operand(op, a->first + i) != pl_operand(op, b->first + i)) return false;
  return true;
}

/* Whether all successors of the op are the same block with the same operands. */
static bool goes_one_way(const pl_op *op) {
  for (uint32_t i = 1; i < op->num_successors; i++)
    if (!goes_the_same_way(op, 0, i)) return false;
  return true;
}

/* The number of the successor that a switch on at most 64 bits takes for a number, of which only the bits of its width count.
 * */
static uint32_t taken(const pl_op *op, int64_t number) {
  const pl_attr *values = pl_op_attr(op, PL_NAME_CASE_VALUES);
  const uint32_t width = pl_operand(op, 0)->type->integer.width;
  const uint64_t mask = width >= 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
  for (uint32_t i = 1; i < op->num_successors; i++)
    if (((pl_apint_word(pl_dense_at(values, i - 1), 0) ^ (uint64_t)number) & mask) == 0) return i;
  return 0;
}

/* Replaces the op by an llvm.br to its successor number `way`, with the operands of that successor, and erases it. */
static void branch(pl_op *op, uint32_t way) {
  const pl_successor *successor = &op->successors[way];
  pl_value **operands = PL_NEW_ARRAY(op->module->arena, pl_value *, successor->count);
  for (uint32_t i = 0; i < successor->count; i++)
    operands[i] = pl_operand(op, successor->first + i);
  pl_op *made = pl_op_new(op->module, &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_BR),
                                                    .successors = &successor->block,
                                                    .successor_counts = &successor->count,
                                                    .successor_operands = operands,
                                                    .num_successors = 1,
                                                    .line = op->line,
                                                    .column = op->column});
  pl_op_insert_before(op, made);
  pl_op_erase(op);
}

void pl_compare_decide_switch(pl_op *op) {
  assert(op->info != NULL);
  int64_t number;
  if (!pl_op_is(op, PL_OP_LLVM_SWITCH)) return;
  if (goes_one_way(op))
    branch(op, 0);
  else if (pl_operand(op, 0)->type->integer.width <= 64 && pl_compare_constant(pl_operand(op, 0), &number))
    branch(op, taken(op, number));
}

/* The i64 value of which `value` is the truncation to i32 by llvm.trunc; NULL if it is no such truncation. */
static pl_value *whole_number(const pl_value *value) {
  const pl_op *op = value->op;
  if (op == NULL || !pl_op_is(op, PL_OP_LLVM_TRUNC) || !pl_type_is_integer(value->type, 32)) return NULL;
  return pl_type_is_integer(pl_operand(op, 0)->type, 64) ? pl_operand(op, 0) : NULL;
}

void pl_compare_widen_switch(pl_op *op) {
  assert(op->info != NULL);
  pl_value *whole = pl_op_is(op, PL_OP_LLVM_SWITCH) ? whole_number(pl_operand(op, 0)) : NULL;
  if (whole == NULL) return;
  const uint32_t count = op->num_successors - 1;
  if (count > 0) {
    pl_context *ctx = op->module->ctx;
    pl_apint *numbers = PL_NEW_ARRAY(op->module->arena, pl_apint, count);
    for (uint32_t i = 0; i < count; i++)
      numbers[i] = pl_apint_sext(op->module->arena, pl_dense_at(pl_op_attr(op, PL_NAME_CASE_VALUES), i), 64);
    const int64_t shape = count;
    const pl_type *type = pl_type_vector(ctx, 1, &shape, NULL, pl_type_integer(ctx, 64));
    pl_op_set_attr(op, PL_NAME_CASE_VALUES, pl_attr_dense(ctx, type, numbers, count, false));
  }
  pl_use_set(&op->operands[0], whole);
}
