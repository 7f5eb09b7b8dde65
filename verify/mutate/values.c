/* Operands, constants, poison and undef. */
#include "verify/mutate/mutator.h"

#include <assert.h>

/* The last argument of the block that has the type and is not `other`; NULL if there is none. */
static pl_value *last_argument(const pl_block *block, const pl_type *type, const pl_value *other) {
  for (uint32_t i = block->num_args; i-- > 0;)
    if (block->args[i]->type == type && block->args[i] != other) return block->args[i];
  return NULL;
}

/* Another value than `other`, of its type, that dominates `op`, from its block or the entry block's arguments; NULL if there is
 * none. */
static pl_value *nearest(const pl_op *op, const pl_value *other) {
  const pl_type *type = other->type;
  for (const pl_op *before = op->prev; before; before = before->prev)
    for (uint32_t i = before->num_results; i-- > 0;)
      if (before->results[i].type == type && &before->results[i] != other) return &before->results[i];
  pl_value *found = last_argument(op->block, type, other);
  return found ? found : last_argument(op->block->region->first, type, other);
}

/* Offers a mutation site (see mutator.h) for each operand for which nearest() finds another value of its type: the operand
 * becomes that value. */
void pl_mutate_other_value(pl_mutator *mu, pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    pl_value *other = nearest(op, pl_operand(op, i));
    if (other && pl_mutator_site(mu, op, "operand %u of %s is another value", i, op->info->name.data))
      pl_use_set(&op->operands[i], other);
  }
}

/* Whether the value is the result of an llvm.mlir.poison or llvm.mlir.undef. */
static bool is_arbitrary(const pl_value *value) {
  return value->op && (pl_op_is(value->op, PL_OP_LLVM_MLIR_POISON) || pl_op_is(value->op, PL_OP_LLVM_MLIR_UNDEF));
}

/* Offers a mutation site (see mutator.h) for each operand that is not the result of an llvm.mlir.poison or llvm.mlir.undef: it
 * becomes poison. */
void pl_mutate_poison_operand(pl_mutator *mu, pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    pl_value *value = pl_operand(op, i);
    if (!is_arbitrary(value) && pl_mutator_site(mu, op, "operand %u of %s is poison", i, op->info->name.data))
      pl_use_set(&op->operands[i], pl_mutator_poison(mu, op, value->type));
  }
}

/* Offers a mutation site (see mutator.h) at an op, not llvm.mlir.poison or undef, whose only result is used: the uses read an
 * llvm.mlir.undef instead. The op stays. */
void pl_mutate_undef_result(pl_mutator *mu, pl_op *op) {
  if (op->num_results != 1 || !pl_result(op, 0)->uses || is_arbitrary(pl_result(op, 0))) return;
  if (!pl_mutator_site(mu, op, "the result of %s is undef", op->info->name.data)) return;
  const pl_mutator_new undef = {.kind = PL_OP_LLVM_MLIR_UNDEF, .type = pl_result(op, 0)->type};
  pl_value_replace_all(pl_result(op, 0), pl_mutator_build(mu, op, &undef));
}

/* ---- Constants ---- */

/* The value of an llvm.mlir.constant that is a single integer; NULL for any other op. */
static const pl_attr *integer_of(const pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_MLIR_CONSTANT)) return NULL;
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  return value && value->kind == PL_ATTR_INTEGER ? value : NULL;
}

/* Sets the value of an llvm.mlir.constant to the bits, as an integer or float of the type of the attribute `old`. */
static void set_bits(pl_mutator *mu, pl_op *op, const pl_attr *old, pl_apint bits) {
  pl_context *ctx = mu->module->ctx;
  pl_op_set_attr(op, PL_NAME_VALUE,
                 old->kind == PL_ATTR_FLOAT ? pl_attr_float(ctx, old->type, bits) : pl_attr_integer(ctx, old->type, bits));
}

/* Offers a mutation site (see mutator.h) at an llvm.mlir.constant that is a single integer: it is greater by one, or wraps. */
void pl_mutate_constant_up(pl_mutator *mu, pl_op *op) {
  const pl_attr *value = integer_of(op);
  if (!value || !pl_mutator_site(mu, op, "a constant is greater by one")) return;
  pl_arena *arena = mu->module->arena;
  set_bits(mu, op, value, pl_apint_add(arena, value->integer, pl_apint_from_u64(arena, value->integer.width, 1)));
}

/* Offers a mutation site (see mutator.h) at an llvm.mlir.constant that is a single integer of more than one bit: it is smaller by
 * one, or wraps. */
void pl_mutate_constant_down(pl_mutator *mu, pl_op *op) {
  const pl_attr *value = integer_of(op);
  if (!value || value->integer.width == 1 || !pl_mutator_site(mu, op, "a constant is smaller by one")) return;
  pl_arena *arena = mu->module->arena;
  set_bits(mu, op, value, pl_apint_sub(arena, value->integer, pl_apint_from_u64(arena, value->integer.width, 1)));
}

/* Flips the sign bit, which is the top bit, of an llvm.mlir.constant whose value is `value`, an integer or float. */
static void flip_top(pl_mutator *mu, pl_op *op, const pl_attr *value) {
  pl_arena *arena = mu->module->arena;
  set_bits(mu, op, value, pl_apint_xor(arena, value->integer, pl_apint_signed_min(arena, value->integer.width)));
}

/* Offers a mutation site (see mutator.h) at an llvm.mlir.constant that is a single float, or a single integer that is not its own
 * negation: it is negated. */
void pl_mutate_constant_sign(pl_mutator *mu, pl_op *op) {
  const pl_attr *value = pl_op_is(op, PL_OP_LLVM_MLIR_CONSTANT) ? pl_op_attr(op, PL_NAME_VALUE) : NULL;
  if (!value || (value->kind != PL_ATTR_INTEGER && value->kind != PL_ATTR_FLOAT)) return;
  bool is_float = value->kind == PL_ATTR_FLOAT;
  pl_apint negated = is_float ? value->integer : pl_apint_neg(mu->module->arena, value->integer);
  if (!is_float && pl_apint_eq(negated, value->integer)) return;
  if (!pl_mutator_site(mu, op, "a constant is negated")) return;
  if (is_float)
    flip_top(mu, op, value);
  else
    set_bits(mu, op, value, negated);
}

/* Offers a mutation site (see mutator.h) at an llvm.mlir.constant that is a single integer of more than one bit: its top bit is
 * flipped. */
void pl_mutate_constant_top_bit(pl_mutator *mu, pl_op *op) {
  const pl_attr *value = integer_of(op);
  if (value && value->integer.width > 1 && pl_mutator_site(mu, op, "the top bit of a constant is flipped"))
    flip_top(mu, op, value);
}

/* Offers a mutation site (see mutator.h) at an llvm.freeze: its uses read its operand instead. */
void pl_mutate_drop_freeze(pl_mutator *mu, pl_op *op) {
  assert(mu->module && op->info);
  if (pl_op_is(op, PL_OP_LLVM_FREEZE) && pl_mutator_site(mu, op, "a freeze is dropped"))
    pl_mutator_replace(op, pl_operand(op, 0));
}
