/* termination.c - loops of the source that do nothing but end. A lowering may leave those out: the function without them does the
 * same wherever it is defined. A loop that may run for ever is no such one, so it has to be known that the loop ends: it counts
 * by ones up to a number from outside, or by a constant that can't carry it past the last number there is. Source: MLIR
 * documentation, "'scf' Dialect" (2023), scf.for, scf.while. */
#include <assert.h>

#include "verify/tv/function/flattener.h"
#include "verify/tv/function/termination.h"

enum { MAX_NESTING = 64 };

/* Whether the value is known to be a constant integer, which is then stored in *out. */
static bool is_constant(const pl_value *value, pl_apint *out) {
  const pl_op *op = value->op;
  bool constant = op && (pl_op_is(op, PL_OP_ARITH_CONSTANT) || pl_op_is(op, PL_OP_INDEX_CONSTANT));
  const pl_attr *attr = constant ? pl_op_attr(op, PL_NAME_VALUE) : NULL;
  if (!attr || attr->kind != PL_ATTR_INTEGER) return false;
  *out = attr->integer;
  return true;
}

/* Whether the value is known to be a constant integer whose signed value fits in 64 bits; that is then stored in *out. */
static bool is_number(const pl_value *value, int64_t *out) {
  pl_apint constant;
  return is_constant(value, &constant) && pl_apint_to_i64(constant, out);
}

/* How the number of an iteration is compared with the limit: less or greater, or, `equality`, equal or not. */
typedef struct order {
  bool less, greater, is_signed, equality;
} order;

/* Whether repeated steps of `by` are known to end a loop that goes on while a counter is to the limit as `how` says. */
static bool step_fits(order how, int64_t by, const pl_value *limit) {
  int64_t last = 0;
  pl_apint bound;
  if (how.equality) return by == 1 || by == -1;
  if (by == (how.less ? 1 : -1)) return true;
  if (!how.less || by <= 0 || !is_constant(limit, &bound) || !pl_apint_to_i64(bound, &last)) return false;
  /* An index may have 32 bits; the last number below the limit is last - 1. */
  const uint32_t bits = bound.width < 32 ? bound.width : 32;
  const int64_t most = (INT64_C(1) << (bits - 1)) - 1;
  return last <= most && by <= most - (last > 0 ? last - 1 : 0) && (how.is_signed || last >= 0);
}

/* Whether the scf.for is known to terminate if its body does. */
static bool for_ends(const pl_op *loop) {
  int64_t step = 0;
  const order how = {.less = true, .is_signed = !pl_op_attr(loop, PL_NAME_UNSIGNED_CMP)};
  return is_number(pl_operand(loop, 2), &step) && step_fits(how, step, pl_operand(loop, 1));
}

/* Whether the affine.for has step 1, with which the counter always reaches the upper bound. */
static bool affine_for_ends(const pl_op *loop) {
  int64_t by = 0;
  const pl_attr *step = pl_op_attr(loop, PL_NAME_STEP);
  return step && step->kind == PL_ATTR_INTEGER && pl_apint_to_i64(step->integer, &by) && by == 1;
}

/* Whether the op is an arith.cmpi by less, greater, equal or not equal, which is stored in *out. */
static bool order_of(const pl_op *compare, order *out) {
  int64_t predicate = 0;
  const pl_attr *attr = compare && pl_op_is(compare, PL_OP_ARITH_CMPI) ? pl_op_attr(compare, PL_NAME_PREDICATE) : NULL;
  if (!attr || attr->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(attr->integer, &predicate)) return false;
  enum { EQ = 0, NE = 1, SLT = 2, SGT = 4, ULT = 6, UGT = 8 };
  *out = (order){.less = predicate == SLT || predicate == ULT,
                 .greater = predicate == SGT || predicate == UGT,
                 .is_signed = predicate == SLT || predicate == SGT,
                 .equality = predicate == EQ || predicate == NE};
  return out->less || out->greater || out->equality;
}

/* Whether the value is another one plus or minus a constant; then stores that value in *from and what is added in *step. */
static bool is_moved_by(const pl_value *value, const pl_value **from, int64_t *step) {
  const pl_op *op = value->op;
  bool sum = op && (pl_op_is(op, PL_OP_ARITH_ADDI) || pl_op_is(op, PL_OP_INDEX_ADD));
  bool difference = op && (pl_op_is(op, PL_OP_ARITH_SUBI) || pl_op_is(op, PL_OP_INDEX_SUB));
  if (!sum && !difference) return false;
  uint32_t constant = sum && is_number(pl_operand(op, 0), step) ? 0 : 1;
  *from = pl_operand(op, 1 - constant);
  if (!is_number(pl_operand(op, constant), step) || *step == INT64_MIN) return false;
  *step = difference ? -*step : *step;
  return true;
}

/* Whether each iteration of the scf.while, whose regions end in `condition` and `yield`, moves argument `number` of its first
 * region on by a constant step that fits the limit (step_fits). */
static bool is_moved_on(const pl_op *condition, const pl_op *yield, const pl_value *number, order how, const pl_value *limit) {
  const pl_value *passed = NULL;
  int64_t step = 0;
  if (number->index >= yield->num_operands || !is_moved_by(pl_operand(yield, number->index), &passed, &step)) return false;
  return !passed->op && passed->block == yield->block && passed->index + 1 < condition->num_operands &&
         pl_operand(condition, passed->index + 1) == number && step_fits(how, step, limit);
}

/* Whether the scf.while is known to terminate if its regions do: it compares a counter, which each iteration moves on by a
 * constant, with a fixed limit. */
static bool while_ends(const pl_op *loop) {
  const pl_block *before = loop->regions[0]->first, *after = loop->regions[1]->first;
  const pl_op *condition = before ? before->last : NULL, *yield = after ? after->last : NULL;
  order how;
  if (!condition || !pl_op_is(condition, PL_OP_SCF_CONDITION) || !yield || !pl_op_is(yield, PL_OP_SCF_YIELD)) return false;
  const pl_op *compare = pl_operand(condition, 0)->op;
  if (!order_of(compare, &how)) return false;
  const pl_value *number = pl_operand(compare, 0), *limit = pl_operand(compare, 1);
  pl_apint constant;
  bool fixed = is_constant(limit, &constant) || (limit->op ? limit->op->block : limit->block) != before;
  return fixed && !number->op && number->block == before && is_moved_on(condition, yield, number, how, limit);
}

/* Whether each block of the region branches only to later blocks, so that there is no loop. */
static bool is_forward(const pl_region *region) {
  PL_FOR_BLOCKS(block, region) {
    for (uint32_t i = 0; block->last && i < block->last->num_successors; i++) {
      const pl_block *later = block->next;
      while (later && later != block->last->successors[i].block)
        later = later->next;
      if (!later) return false;
    }
  }
  return true;
}

/* Whether the op is known to have no side effect. */
static bool is_harmless(const pl_op *op) {
  if (pl_op_has(op, PL_TRAIT_DIVIDES)) return !pl_str_is(op->info->dialect, "llvm");
  return pl_op_is(op, PL_OP_MEMREF_LOAD) || pl_op_is(op, PL_OP_AFFINE_LOAD) || pl_op_is(op, PL_OP_VECTOR_LOAD) ||
         pl_op_has(op, PL_TRAIT_PURE) || pl_op_has(op, PL_TRAIT_TERMINATOR);
}

/* Whether the op, with all ops inside it, is known to terminate and to have no side effect. `depth`: how deep it is nested. */
static bool ends(const pl_op *op, uint32_t depth) {
  pl_op_kind kind = op->info->kind;
  bool structured =
      kind == PL_OP_SCF_IF || kind == PL_OP_SCF_EXECUTE_REGION || kind == PL_OP_SCF_INDEX_SWITCH || kind == PL_OP_AFFINE_IF;
  bool loop = (kind == PL_OP_SCF_FOR && for_ends(op)) || (kind == PL_OP_SCF_WHILE && while_ends(op)) ||
              (kind == PL_OP_AFFINE_FOR && affine_for_ends(op));
  if (!structured && !loop) return op->num_regions == 0 && is_harmless(op);
  for (uint32_t r = 0; r < op->num_regions; r++) {
    if (depth >= MAX_NESTING || !is_forward(op->regions[r])) return false;
    PL_FOR_BLOCKS(block, op->regions[r])
    for (const pl_op *inner = block->first; inner; inner = inner->next)
      if (!ends(inner, depth + 1)) return false;
  }
  return true;
}

const pl_value *pl_tv_carried_through(const pl_op *loop, uint32_t result) {
  assert(result < loop->num_results);
  const bool counts = pl_op_is(loop, PL_OP_SCF_FOR) || pl_op_is(loop, PL_OP_AFFINE_FOR);
  const pl_block *body = counts ? loop->regions[0]->first : NULL;
  const pl_op *yield = body ? body->last : NULL;
  if (!yield || result >= yield->num_operands || result + 1 >= body->num_args || loop->num_operands < loop->num_results)
    return NULL;
  if (pl_operand(yield, result) != body->args[result + 1]) return NULL;
  return pl_operand(loop, loop->num_operands - loop->num_results + result); /* what is carried stands last */
}

bool pl_tv_is_idle_loop(const pl_op *op) {
  if (!pl_op_is(op, PL_OP_SCF_FOR) && !pl_op_is(op, PL_OP_SCF_WHILE) && !pl_op_is(op, PL_OP_AFFINE_FOR)) return false;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op->results[i].uses && !pl_tv_carried_through(op, i)) return false;
  return ends(op, 0);
}

bool pl_tv_has_idle_loops(const pl_op *func) {
  assert(pl_op_has(func, PL_TRAIT_FUNCTION));
  if (pl_tv_has_skipped_loops(func)) return true;
  pl_op *root = (pl_op *)(uintptr_t)func;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (pl_tv_is_idle_loop(op)) return true;
  return false;
}
