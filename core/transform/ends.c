#include "core/transform/ends.h"

#include "core/ir/attr.h"

bool pl_region_runs_forward(const pl_region *region) {
  PL_FOR_BLOCKS(block, region) {
    const pl_op *last = block->last;
    for (uint32_t i = 0; last && i < last->num_successors; i++) {
      const pl_block *later = block->next;
      while (later && later != last->successors[i].block)
        later = later->next;
      if (!later) return false;
    }
  }
  return true;
}

static bool is_argument_of(const pl_value *value, const pl_block *block) { return !value->op && value->block == block; }

/* Which way the number moves that a comparison allows to go on: 1, -1, or 0 if it is another comparison. */
static int direction_of(const pl_op *compare) {
  const pl_attr *predicate = compare && pl_op_is(compare, PL_OP_ARITH_CMPI) ? pl_op_attr(compare, "predicate") : NULL;
  int64_t which = 0;
  if (!predicate || predicate->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(predicate->integer, &which)) return 0;
  enum { SLT = 2, SGT = 4, ULT = 6, UGT = 8 };
  if (which == SLT || which == ULT) return 1;
  return which == SGT || which == UGT ? -1 : 0;
}

/* Whether the value is that argument of the block plus the number. */
static bool is_step(const pl_value *value, const pl_block *block, uint32_t argument, int number) {
  const pl_op *add = value->op;
  if (!add || !pl_op_is(add, PL_OP_ARITH_ADDI)) return false;
  const pl_op *by = pl_operand(add, 1)->op;
  const pl_attr *step = by && pl_op_is(by, PL_OP_ARITH_CONSTANT) ? pl_op_attr(by, "value") : NULL;
  int64_t n = 0;
  return is_argument_of(pl_operand(add, 0), block) && pl_operand(add, 0)->index == argument && step &&
         step->kind == PL_ATTR_INTEGER && pl_apint_to_i64(step->integer, &n) && n == number;
}

bool pl_loop_counts(const pl_op *loop) {
  const pl_block *before = loop->regions[0]->first, *after = loop->regions[1]->first;
  const pl_op *condition = before ? before->last : NULL, *yield = after ? after->last : NULL;
  if (!condition || !pl_op_is(condition, PL_OP_SCF_CONDITION) || !yield || !pl_op_is(yield, PL_OP_SCF_YIELD)) return false;
  const pl_op *compare = pl_operand(condition, 0)->op;
  int direction = direction_of(compare);
  if (direction == 0) return false;
  const pl_value *number = pl_operand(compare, 0), *limit = pl_operand(compare, 1);
  bool outside = limit->op ? limit->op->block != before || pl_op_has(limit->op, PL_TRAIT_CONSTANT) : limit->block != before;
  if (!is_argument_of(number, before) || number->index >= yield->num_operands || !outside) return false;
  for (uint32_t i = 1; i < condition->num_operands; i++) {
    if (pl_operand(condition, i) == number && is_step(pl_operand(yield, number->index), after, i - 1, direction)) return true;
  }
  return false;
}
