#include "core/transform/common/termination.h"

#include <assert.h>

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

/* Whether the value is an argument of the block. */
static bool is_argument_of(const pl_value *value, const pl_block *block) { return !value->op && value->block == block; }

/* The sign of the step by which a loop's counter, the first operand of `compare`, has to change so that `compare`, under which
 * the loop goes on, becomes false: 1 or -1, 0 if that is not known. If it is, sets *either to whether both signs do. */
static int direction_of(const pl_op *compare, bool *either) {
  const pl_attr *predicate = compare && pl_op_is(compare, PL_OP_ARITH_CMPI) ? pl_op_attr(compare, PL_NAME_PREDICATE) : NULL;
  int64_t which = 0;
  if (!predicate || predicate->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(predicate->integer, &which)) return 0;
  enum { EQ = 0, NE = 1, SLT = 2, SGT = 4, ULT = 6, UGT = 8 };
  *either = which == EQ || which == NE;
  if (*either || which == SLT || which == ULT) return 1;
  return which == SGT || which == UGT ? -1 : 0;
}

/* Whether the value is an integer constant that fits in 64 bits; *out gets it. */
static bool is_number(const pl_value *value, int64_t *out) {
  const pl_attr *attr = value->op && pl_op_has(value->op, PL_TRAIT_CONSTANT) ? pl_op_attr(value->op, PL_NAME_VALUE) : NULL;
  return attr && attr->kind == PL_ATTR_INTEGER && pl_apint_to_i64(attr->integer, out);
}

/* 1 or -1 if the value is the block's argument of that number plus 1 or minus 1; 0 if that is not known. */
static int64_t step_of(const pl_value *value, const pl_block *block, uint32_t argument) {
  const pl_op *op = value->op;
  bool adds = op && (pl_op_is(op, PL_OP_ARITH_ADDI) || pl_op_is(op, PL_OP_INDEX_ADD));
  bool subtracts = op && (pl_op_is(op, PL_OP_ARITH_SUBI) || pl_op_is(op, PL_OP_INDEX_SUB));
  for (uint32_t i = 0; i < 2 && (adds || (subtracts && i == 0)); i++) {
    const pl_value *from = pl_operand(op, i);
    int64_t n = 0;
    if (is_argument_of(from, block) && from->index == argument && is_number(pl_operand(op, 1 - i), &n) && (n == 1 || n == -1))
      return adds ? n : -n;
  }
  return 0;
}

bool pl_loop_counts(const pl_op *loop) {
  assert(pl_op_is(loop, PL_OP_SCF_WHILE));
  const pl_block *before = loop->regions[0]->first, *after = loop->regions[1]->first;
  const pl_op *condition = before ? before->last : NULL, *yield = after ? after->last : NULL;
  if (!condition || !pl_op_is(condition, PL_OP_SCF_CONDITION) || !yield || !pl_op_is(yield, PL_OP_SCF_YIELD)) return false;
  const pl_op *compare = pl_operand(condition, 0)->op;
  bool either = false;
  int direction = direction_of(compare, &either);
  if (direction == 0) return false;
  const pl_value *number = pl_operand(compare, 0), *limit = pl_operand(compare, 1);
  bool outside = limit->op ? limit->op->block != before || pl_op_has(limit->op, PL_TRAIT_CONSTANT) : limit->block != before;
  if (!is_argument_of(number, before) || number->index >= yield->num_operands || !outside) return false;
  for (uint32_t i = 1; i < condition->num_operands; i++) {
    if (pl_operand(condition, i) != number) continue;
    int64_t step = step_of(pl_operand(yield, number->index), after, i - 1);
    if (step == direction || (either && step == -direction)) return true;
  }
  return false;
}
