/* fold_compare.c - comparisons of integers and select. Source of the meanings: MLIR documentation, "'arith' Dialect", "'index'
 * Dialect", "'llvm' Dialect". */
#include "core/transform/rewriter/greedy.h"

typedef enum predicate { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE, NUM_PREDICATES } predicate;

static const char *const words[NUM_PREDICATES] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};

/* With the operands exchanged. */
static const predicate swapped[NUM_PREDICATES] = {EQ, NE, SGT, SGE, SLT, SLE, UGT, UGE, ULT, ULE};

static const char *attr_name(const pl_op *op) { return pl_op_is(op, PL_OP_INDEX_CMP) ? "pred" : "predicate"; }

static bool read_predicate(const pl_op *op, predicate *out) {
  const pl_attr *attr = pl_op_attr(op, attr_name(op));
  int64_t number = -1;
  if (!attr) return false;
  if (attr->kind == PL_ATTR_INTEGER && !pl_apint_to_i64(attr->integer, &number)) return false;
  for (int i = 0; attr->kind == PL_ATTR_ENUM && i < NUM_PREDICATES; i++) {
    if (pl_enum_has(attr, words[i])) number = i;
  }
  *out = (predicate)number;
  return number >= 0 && number < NUM_PREDICATES;
}

static const pl_attr *predicate_attr(pl_greedy *g, const pl_op *op, predicate p) {
  if (!pl_op_is(op, PL_OP_INDEX_CMP)) return pl_attr_i64(g->ctx, pl_type_integer(g->ctx, 64), (int64_t)p);
  const pl_str word = pl_str_from(words[p]);
  return pl_attr_enum(g->ctx, PL_STR("index"), PL_STR("cmp_predicate"), &word, 1);
}

static const pl_attr *predicate_dict(pl_greedy *g, const pl_op *op, predicate p) {
  const pl_named_attr entry = {pl_str_from(attr_name(op)), predicate_attr(g, op, p)};
  return pl_attr_dict(g->ctx, &entry, 1);
}

static bool compare(predicate p, pl_apint a, pl_apint b) {
  switch (p) {
  case EQ: return pl_apint_eq(a, b);
  case NE: return !pl_apint_eq(a, b);
  case SLT: return pl_apint_slt(a, b);
  case SLE: return !pl_apint_slt(b, a);
  case SGT: return pl_apint_slt(b, a);
  case SGE: return !pl_apint_slt(a, b);
  case ULT: return pl_apint_ult(a, b);
  case ULE: return !pl_apint_ult(b, a);
  case UGT: return pl_apint_ult(b, a);
  case UGE: return !pl_apint_ult(a, b);
  case NUM_PREDICATES: break;
  }
  return false;
}

static bool compute_compare(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  predicate p = EQ;
  if (!read_predicate(op, &p)) return false;
  bool result = compare(p, in[0], in[1]);
  if (pl_op_is(op, PL_OP_INDEX_CMP)) { /* the same at 32 bits, whatever the width of index is */
    pl_apint a = pl_apint_trunc(g->arena, in[0], 32), b = pl_apint_trunc(g->arena, in[1], 32);
    if (compare(p, a, b) != result) return false;
  }
  *out = pl_apint_from_u64(g->arena, 1, result);
  return true;
}

static bool is_reflexive(predicate p) { return p == EQ || p == SLE || p == SGE || p == ULE || p == UGE; }

/* Comparisons of x with itself and of constants; constants on the right in `arith`, as mlir-opt has it. */
static bool simplify_any(pl_greedy *g, pl_op *op, predicate p) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (a == b) return pl_g_replace_constant(g, op, pl_g_i64_attr(g, pl_result(op, 0)->type, is_reflexive(p)));
  if (pl_g_fold(g, op, compute_compare)) return true;
  if (pl_op_is(op, PL_OP_INDEX_CMP) || !pl_g_constant_of(a) || pl_g_constant_of(b)) return false;
  pl_use_set(&op->operands[0], b);
  pl_use_set(&op->operands[1], a);
  pl_op_set_attr(op, attr_name(op), predicate_attr(g, op, swapped[p]));
  return pl_g_touched(g, op);
}

/* The value that was extended from i1 (or a vector of it), or NULL. */
static pl_value *extended_bit(const pl_value *value) {
  const pl_op *op = value->op;
  if (!op || (!pl_op_is(op, PL_OP_ARITH_EXTUI) && !pl_op_is(op, PL_OP_ARITH_EXTSI))) return NULL;
  return pl_type_is_integer(pl_type_elem_or_self(pl_operand(op, 0)->type), 1) ? pl_operand(op, 0) : NULL;
}

/* ext(b) != 0 */
static bool compare_bit(pl_greedy *g, pl_op *op, predicate p) {
  pl_value *bit = extended_bit(pl_operand(op, 0));
  return bit && p == NE && pl_g_is_zero(pl_operand(op, 1)) && bit->type == pl_result(op, 0)->type && pl_g_replace1(g, op, bit);
}

/* Both sides extended alike from one type and compared for equality: the comparison of what was extended. */
static bool compare_narrow(pl_greedy *g, pl_op *op, predicate p) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (!a->op || !b->op || a->op->info != b->op->info) return false;
  bool extends = pl_op_is(a->op, PL_OP_ARITH_EXTSI) || pl_op_is(a->op, PL_OP_ARITH_EXTUI);
  if (!extends || (p != EQ && p != NE) || pl_operand(a->op, 0)->type != pl_operand(b->op, 0)->type) return false;
  pl_value *operands[2] = {pl_operand(a->op, 0), pl_operand(b->op, 0)};
  return pl_g_replace_op(g, op, op->info->kind, operands, 2, predicate_dict(g, op, p));
}

/* A bit compared with 1, or for being another one than 0: itself. */
static bool compare_with_bit(pl_greedy *g, pl_op *op, predicate p) {
  pl_value *bit = pl_operand(op, 0), *other = pl_operand(op, 1);
  bool same = (p == EQ && pl_g_is_one(other)) || (p == NE && pl_g_is_zero(other));
  return same && bit->type == pl_result(op, 0)->type && pl_g_replace1(g, op, bit);
}

static bool simplify_cmpi(pl_greedy *g, pl_op *op) {
  predicate p = EQ;
  if (!read_predicate(op, &p)) return false;
  if (compare_with_bit(g, op, p)) return true;
  if (compare_bit(g, op, p) || simplify_any(g, op, p)) return true;
  return compare_narrow(g, op, p);
}

/* x - y compared with 0 by equality. */
static bool simplify_index_cmp(pl_greedy *g, pl_op *op) {
  predicate p = EQ;
  if (!read_predicate(op, &p)) return false;
  if (simplify_any(g, op, p)) return true;
  const pl_op *difference = pl_g_def(pl_operand(op, 0), PL_OP_INDEX_SUB);
  if (!difference || (p != EQ && p != NE) || !pl_g_is_zero(pl_operand(op, 1))) return false;
  pl_value *operands[2] = {pl_operand(difference, 0), pl_operand(difference, 1)};
  return pl_g_replace_op(g, op, PL_OP_INDEX_CMP, operands, 2, predicate_dict(g, op, p));
}

static bool simplify_icmp(pl_greedy *g, pl_op *op) {
  predicate p = EQ;
  bool same = pl_operand(op, 0) == pl_operand(op, 1);
  return same && read_predicate(op, &p) && (p == EQ || p == NE) &&
         pl_g_replace_constant(g, op, pl_g_i64_attr(g, pl_result(op, 0)->type, is_reflexive(p)));
}

/* ---- select ---- */

/* A constant condition; true for a scalar or a splat. */
static bool constant_condition(const pl_value *condition, bool *is_true) {
  pl_apint c;
  if (!pl_g_int(condition, &c)) return false;
  *is_true = !pl_apint_is_zero(c);
  return true;
}

/* The value whose negation the condition is. */
static pl_value *negated_condition(const pl_value *condition) {
  const pl_op *op = pl_g_def(condition, PL_OP_ARITH_XORI);
  return op && pl_g_is_ones(pl_operand(op, 1)) ? pl_operand(op, 0) : NULL;
}

/* select c, (select c, a, b), d = select c, a, d; likewise on the other side. */
static bool merge_selects(pl_greedy *g, pl_op *op) {
  for (uint32_t side = 1; side <= 2; side++) {
    const pl_op *inner = pl_g_def(pl_operand(op, side), PL_OP_ARITH_SELECT);
    if (!inner || pl_operand(inner, 0) != pl_operand(op, 0)) continue;
    pl_g_set_operand(g, op, side, pl_operand(inner, side));
    return true;
  }
  return false;
}

/* select b, 1, 0 = b extended; select b, 0, 1 = not b extended; of bits themselves. As mlir-opt, of no vectors. */
static bool select_of_bits(pl_greedy *g, pl_op *op) {
  pl_value *condition = pl_operand(op, 0), *yes = pl_operand(op, 1), *no = pl_operand(op, 2);
  const pl_type *type = pl_result(op, 0)->type;
  if (type->kind != PL_TYPE_INTEGER) return false;
  bool bit = type->integer.width == 1;
  if (pl_g_is_one(yes) && pl_g_is_zero(no)) {
    return bit ? pl_g_replace1(g, op, condition) : pl_g_replace_op(g, op, PL_OP_ARITH_EXTUI, &condition, 1, NULL);
  }
  if (!pl_g_is_zero(yes) || !pl_g_is_one(no)) return false;
  pl_value *ones = pl_g_constant(g, op, pl_g_i64_attr(g, condition->type, 1), condition->type);
  if (!ones) return false;
  pl_value *inverse = pl_g_op(g, PL_OP_ARITH_XORI, (pl_value *[]){condition, ones}, 2, condition->type, NULL);
  return bit ? pl_g_replace1(g, op, inverse) : pl_g_replace_op(g, op, PL_OP_ARITH_EXTUI, &inverse, 1, NULL);
}

/* select (a == b), a, b = b; select (a != b), a, b = a, for integers. */
static pl_value *select_of_equals(const pl_op *op) {
  const pl_op *cmp = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_CMPI);
  predicate p = EQ;
  if (!cmp || !read_predicate(cmp, &p) || (p != EQ && p != NE)) return NULL;
  const pl_value *a = pl_operand(cmp, 0), *b = pl_operand(cmp, 1), *yes = pl_operand(op, 1), *no = pl_operand(op, 2);
  bool match = (a == yes && b == no) || (a == no && b == yes);
  return match ? pl_operand(op, p == EQ ? 2 : 1) : NULL;
}

static bool compute_select(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)g;
  (void)op;
  *out = pl_apint_is_zero(in[0]) ? in[2] : in[1];
  return true;
}

static bool simplify_select(pl_greedy *g, pl_op *op) {
  pl_value *condition = pl_operand(op, 0), *yes = pl_operand(op, 1), *no = pl_operand(op, 2);
  bool is_true = false;
  if (yes == no) return pl_g_replace1(g, op, yes);
  if (constant_condition(condition, &is_true)) return pl_g_replace1(g, op, is_true ? yes : no);
  pl_value *equal = select_of_equals(op), *inverse = negated_condition(condition);
  if (equal) return pl_g_replace1(g, op, equal);
  if (merge_selects(g, op) || select_of_bits(g, op) || pl_g_fold(g, op, compute_select)) return true;
  return inverse && pl_g_replace_op(g, op, PL_OP_ARITH_SELECT, (pl_value *[]){inverse, no, yes}, 3, op->attrs);
}

pl_simplify_fn *pl_simplify_compare(pl_op_kind kind) {
  static pl_simplify_fn *const table[PL_NUM_OPS] = {
      [PL_OP_ARITH_CMPI] = simplify_cmpi,
      [PL_OP_INDEX_CMP] = simplify_index_cmp,
      [PL_OP_LLVM_ICMP] = simplify_icmp,
      [PL_OP_ARITH_SELECT] = simplify_select,
  };
  return table[kind];
}
