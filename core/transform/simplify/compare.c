/* compare.c - comparisons of integers and select, beyond what core/fold does. Source of the meanings: MLIR documentation,
 * "'arith' Dialect", "'index' Dialect", "'llvm' Dialect". */
#include <assert.h>

#include "core/fold/number.h"
#include "core/transform/rewriter/greedy.h"
#include "core/transform/simplify/simplify.h"

/* Whether the predicate is eq or ne. */
static bool is_equality(pl_cmpi p) { return p == PL_CMPI_EQ || p == PL_CMPI_NE; }

/* Replaces an eq or ne comparison of two values that are extended alike, from one type, by that of the values before extension.
 * Whether something changed. */
static bool compare_narrow(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  pl_cmpi p = PL_CMPI_EQ;
  if (!a->op || !b->op || a->op->info != b->op->info) return false;
  bool extends = pl_op_is(a->op, PL_OP_ARITH_EXTSI) || pl_op_is(a->op, PL_OP_ARITH_EXTUI);
  if (!extends || pl_operand(a->op, 0)->type != pl_operand(b->op, 0)->type) return false;
  if (!pl_cmpi_of(op, &p) || !is_equality(p)) return false;
  pl_value *operands[2] = {pl_operand(a->op, 0), pl_operand(b->op, 0)};
  const pl_named_attr entry = {pl_attr_names[PL_NAME_PREDICATE], pl_attr_i64(g->ctx, pl_type_integer(g->ctx, 64), (int64_t)p)};
  return pl_g_replace_op(g, op, op->info->kind, operands, 2, pl_attr_dict(g->ctx, &entry, 1));
}

/* Tries the fold, then eq or ne of ext x and ext y to that of x and y, if both are extsi or both extui, from one type. True if
 * one of them applied. */
bool pl_simplify_arith_cmpi(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_CMPI));
  return pl_g_fold(g, op) || compare_narrow(g, op);
}

/* Tries the fold, then replaces eq or ne of x - y and 0 by eq or ne of x and y. True if one of them applied. */
bool pl_simplify_index_cmp(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_INDEX_CMP));
  pl_cmpi p = PL_CMPI_EQ;
  if (pl_g_fold(g, op)) return true;
  const pl_op *difference = pl_g_def(pl_operand(op, 0), PL_OP_INDEX_SUB);
  if (!difference || !pl_constant_is_zero(pl_operand(op, 1)) || !pl_cmpi_of(op, &p) || !is_equality(p)) return false;
  pl_value *operands[2] = {pl_operand(difference, 0), pl_operand(difference, 1)};
  const pl_str word = pl_str_from(pl_cmpi_word(p));
  const pl_named_attr entry = {pl_attr_names[PL_NAME_PRED],
                               pl_attr_enum(g->ctx, PL_STR("index"), PL_STR("cmp_predicate"), &word, 1)};
  return pl_g_replace_op(g, op, PL_OP_INDEX_CMP, operands, 2, pl_attr_dict(g->ctx, &entry, 1));
}

/* Replaces icmp eq x, x by true and icmp ne x, x by false, in each lane of a vector. False, with nothing changed, for other
 * predicates and different operands. */
bool pl_simplify_llvm_icmp(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_ICMP));
  pl_cmpi p = PL_CMPI_EQ;
  bool same = pl_operand(op, 0) == pl_operand(op, 1);
  return same && pl_cmpi_of(op, &p) && is_equality(p) &&
         pl_g_replace_constant(g, op, pl_g_i64_attr(g, pl_result(op, 0)->type, pl_cmpi_is_reflexive(p)));
}

/* ---- select ---- */

/* The x whose negation (xori with ones) the condition is; NULL if it is none. */
static pl_value *negated_condition(const pl_value *condition) {
  const pl_op *op = pl_g_def(condition, PL_OP_ARITH_XORI);
  return op && pl_constant_is_ones(pl_operand(op, 1)) ? pl_operand(op, 0) : NULL;
}

/* Replaces select c, (select c, a, b), d by select c, a, d, and select c, d, (select c, a, b) by select c, d, b. Whether
 * something changed. */
static bool merge_selects(pl_greedy *g, pl_op *op) {
  for (uint32_t side = 1; side <= 2; side++) {
    const pl_op *inner = pl_g_def(pl_operand(op, side), PL_OP_ARITH_SELECT);
    if (!inner || pl_operand(inner, 0) != pl_operand(op, 0)) continue;
    pl_g_set_operand(g, op, side, pl_operand(inner, side));
    return true;
  }
  return false;
}

/* Replaces select b, 1, 0 of an integer type by b extended, and select b, 0, 1 by not b, extended if needed; not of vectors, as
 * in mlir-opt. Whether something changed. */
static bool select_of_bits(pl_greedy *g, pl_op *op) {
  pl_value *condition = pl_operand(op, 0), *yes = pl_operand(op, 1), *no = pl_operand(op, 2);
  const pl_type *type = pl_result(op, 0)->type;
  if (type->kind != PL_TYPE_INTEGER) return false;
  if (pl_constant_is_one(yes) && pl_constant_is_zero(no)) return pl_g_replace_op(g, op, PL_OP_ARITH_EXTUI, &condition, 1, NULL);
  if (!pl_constant_is_zero(yes) || !pl_constant_is_one(no)) return false;
  pl_value *ones = pl_g_constant(g, op, pl_g_i64_attr(g, condition->type, 1), condition->type);
  if (!ones) return false;
  pl_value *inverse = pl_g_op(g, PL_OP_ARITH_XORI, (pl_value *[]){condition, ones}, 2, condition->type, NULL);
  if (type->integer.width == 1) return pl_g_replace1(g, op, inverse);
  return pl_g_replace_op(g, op, PL_OP_ARITH_EXTUI, &inverse, 1, NULL);
}

/* Tries the fold, the merging with a select on the same condition, select b, 1, 0 to extui b (or of not b for 0, 1), and
 * select (not c), a, b to select c, b, a, in this order. True if one of them applied. */
bool pl_simplify_arith_select(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_SELECT));
  if (pl_g_fold(g, op) || merge_selects(g, op) || select_of_bits(g, op)) return true;
  pl_value *inverse = negated_condition(pl_operand(op, 0));
  pl_value *operands[3] = {inverse, pl_operand(op, 2), pl_operand(op, 1)};
  return inverse && pl_g_replace_op(g, op, PL_OP_ARITH_SELECT, operands, 3, op->attrs);
}
