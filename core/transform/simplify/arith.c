/* arith.c - arithmetic of the arith dialect, beyond what core/fold does. Source of the meanings: MLIR documentation, "'arith'
 * Dialect".
 *
 * Every rule holds for each width and for wrapping arithmetic. Overflow flags of a new op are those that the old ops justify.
 */
#include <assert.h>

#include "core/transform/rewriter/greedy.h"
#include "core/transform/simplify/simplify.h"

/* ---- Flags ---- */

/* Whether the op has that overflow flag (nsw, nuw). */
static bool has_flag(const pl_op *op, const char *flag) { return pl_enum_has(pl_op_attr(op, PL_NAME_OVERFLOW_FLAGS), flag); }

/* An attribute dictionary that has only these overflow flags of arith; NULL if there are none. */
static const pl_attr *overflow_attrs(pl_greedy *g, bool nsw, bool nuw) {
  pl_str words[2];
  uint32_t count = 0;
  if (nsw) words[count++] = PL_STR("nsw");
  if (nuw) words[count++] = PL_STR("nuw");
  if (count == 0) return NULL;
  const pl_named_attr entry = {pl_attr_names[PL_NAME_OVERFLOW_FLAGS],
                               pl_attr_enum(g->ctx, PL_STR("arith"), PL_STR("overflow"), words, count)};
  return pl_attr_dict(g->ctx, &entry, 1);
}

/* ---- Sums with constants ---- */

/* A value as `sign * base + constant`; a constant by itself has no base. */
typedef struct sum {
  pl_value *base;
  bool minus;
  pl_apint constant;
  const pl_op *op; /* that adds the constant */
} sum;

/* Reads a value x + c, x - c or c - x as a sum of base and constant; false if it is none. */
static bool read_sum(pl_greedy *g, const pl_value *value, sum *out) {
  const pl_op *op = value->op;
  pl_apint c;
  if (!op || (!pl_op_is(op, PL_OP_ARITH_ADDI) && !pl_op_is(op, PL_OP_ARITH_SUBI))) return false;
  bool subtract = pl_op_is(op, PL_OP_ARITH_SUBI);
  if (pl_constant_int(pl_operand(op, 1), &c)) {
    *out = (sum){pl_operand(op, 0), false, subtract ? pl_apint_neg(g->arena, c) : c, op};
    return true;
  }
  if (!pl_constant_int(pl_operand(op, 0), &c)) return false;
  *out = (sum){pl_operand(op, 1), subtract, c, op};
  return true;
}

/* Replaces the op by base + c or, if s->minus, c - base, with these overflow flags; false if the constant can't be made. */
static bool replace_sum(pl_greedy *g, pl_op *op, const sum *s, bool nsw, bool nuw) {
  const pl_type *type = pl_result(op, 0)->type;
  pl_value *constant = pl_g_constant(g, op, pl_fold_attr(g->ctx, type, s->constant), type);
  if (!constant) return false;
  pl_value *operands[2] = {s->minus ? constant : s->base, s->minus ? s->base : constant};
  return pl_g_replace_op(g, op, s->minus ? PL_OP_ARITH_SUBI : PL_OP_ARITH_ADDI, operands, 2, overflow_attrs(g, nsw, nuw));
}

/* Replaces `op`, the addition of the constant `c` to x + a or a - x (`inner`), by x + (a + c) or (a + c) - x, with the overflow
 * flags that still hold. False if the constant can't be made. */
static bool merge_added(pl_greedy *g, pl_op *op, const sum *inner, pl_apint c) {
  bool plain = pl_op_is(inner->op, PL_OP_ARITH_ADDI) && !inner->minus;
  bool nsw = plain && has_flag(op, "nsw") && has_flag(inner->op, "nsw") && !pl_apint_sadd_overflows(inner->constant, c);
  bool nuw = plain && has_flag(op, "nuw") && has_flag(inner->op, "nuw") && !pl_apint_uadd_overflows(inner->constant, c);
  sum s = *inner;
  s.constant = pl_apint_add(g->arena, inner->constant, c);
  return replace_sum(g, op, &s, nsw, nuw);
}

/* ---- One function per op ---- */

/* The x of x * -1; NULL if the value is no such product. */
static pl_value *negated(const pl_value *value) {
  const pl_op *op = pl_g_def(value, PL_OP_ARITH_MULI);
  return op && pl_constant_is_ones(pl_operand(op, 1)) ? pl_operand(op, 0) : NULL;
}

/* Tries the fold, (x + a) + c to x + (a + c) and (a - x) + c to (a + c) - x for constants, a + y * -1 to a - y, and y * -1 + b
 * to b - y, in this order. True if one of them applied. */
bool pl_simplify_arith_addi(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_ADDI));
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  pl_apint c;
  sum s;
  if (pl_g_fold(g, op)) return true;
  if (pl_constant_int(b, &c) && read_sum(g, a, &s) && merge_added(g, op, &s, c)) return true;
  pl_value *na = negated(a), *nb = negated(b);
  if (nb) return pl_g_replace_op(g, op, PL_OP_ARITH_SUBI, (pl_value *[]){a, nb}, 2, NULL);
  return na && pl_g_replace_op(g, op, PL_OP_ARITH_SUBI, (pl_value *[]){b, na}, 2, NULL);
}

/* Merges an arith.subi that has a constant operand with an addition or subtraction of another constant. Whether something
 * changed. */
static bool simplify_sub_constants(pl_greedy *g, pl_op *op) {
  pl_apint c, a;
  sum s;
  pl_op *difference = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_SUBI);
  if (pl_constant_int(pl_operand(op, 1), &c) && difference && pl_constant_int(pl_operand(difference, 1), &a)) {
    const pl_type *type = pl_result(op, 0)->type;
    pl_value *both = pl_g_constant(g, op, pl_fold_attr(g->ctx, type, pl_apint_add(g->arena, a, c)), type);
    return both && pl_g_replace_op(g, op, PL_OP_ARITH_SUBI, (pl_value *[]){pl_operand(difference, 0), both}, 2, NULL);
  }
  if (pl_constant_int(pl_operand(op, 1), &c) && read_sum(g, pl_operand(op, 0), &s)) {
    s.constant = pl_apint_sub(g->arena, s.constant, c);
    return replace_sum(g, op, &s, false, false);
  }
  if (!pl_constant_int(pl_operand(op, 0), &c) || !read_sum(g, pl_operand(op, 1), &s)) return false;
  s.constant = pl_apint_sub(g->arena, c, s.constant);
  s.minus = !s.minus;
  return replace_sum(g, op, &s, false, false);
}

/* Tries the fold, the merging of a constant operand with the constant of an addition or subtraction that defines the other
 * operand, and (x - y) - x to 0 - y, in this order. True if one of them applied. */
bool pl_simplify_arith_subi(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_SUBI));
  if (pl_g_fold(g, op) || simplify_sub_constants(g, op)) return true;
  const pl_op *difference = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_SUBI);
  const pl_type *type = pl_result(op, 0)->type;
  if (!difference || pl_operand(difference, 0) != pl_operand(op, 1)) return false; /* (x - y) - x = 0 - y */
  pl_value *zero = pl_g_constant(g, op, pl_g_i64_attr(g, type, 0), type);
  return zero && pl_g_replace_op(g, op, PL_OP_ARITH_SUBI, (pl_value *[]){zero, pl_operand(difference, 1)}, 2, NULL);
}

/* Tries the fold, then (x * a) * c to x * (a * c) for constants, with nsw or nuw if both products have it and a * c does not
 * overflow. True if one of them applied. */
bool pl_simplify_arith_muli(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_MULI));
  const pl_type *type = pl_result(op, 0)->type;
  pl_apint c, inner;
  if (pl_g_fold(g, op)) return true;
  const pl_op *product = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_MULI);
  if (!product || !pl_constant_int(pl_operand(op, 1), &c) || !pl_constant_int(pl_operand(product, 1), &inner)) return false;
  bool nsw = has_flag(op, "nsw") && has_flag(product, "nsw") && !pl_apint_smul_overflows(c, inner);
  bool nuw = has_flag(op, "nuw") && has_flag(product, "nuw") && !pl_apint_umul_overflows(c, inner);
  pl_value *constant = pl_g_constant(g, op, pl_fold_attr(g->ctx, type, pl_apint_mul(g->arena, c, inner)), type);
  return constant && pl_g_replace_op(g, op, PL_OP_ARITH_MULI, (pl_value *[]){pl_operand(product, 0), constant}, 2,
                                     overflow_attrs(g, nsw, nuw));
}

/* Replaces op(ext x, ext y) by ext op(x, y) for a bitwise op, if both are extsi or both extui, and x and y have one type. Whether
 * it did. */
static bool narrow_bitwise(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (!a->op || !b->op || a->op->info != b->op->info) return false;
  if (!pl_op_is(a->op, PL_OP_ARITH_EXTUI) && !pl_op_is(a->op, PL_OP_ARITH_EXTSI)) return false;
  pl_value *x = pl_operand(a->op, 0), *y = pl_operand(b->op, 0);
  if (x->type != y->type) return false;
  pl_op_kind extension = a->op->info->kind;
  pl_value *narrow = pl_g_op(g, op->info->kind, (pl_value *[]){x, y}, 2, x->type, NULL);
  return pl_g_replace_op(g, op, extension, &narrow, 1, NULL);
}

/* Tries the fold of arith.andi or ori, then op(ext x, ext y) to ext op(x, y) if both are extsi or both extui, from one type.
 * True if one of them applied. */
bool pl_simplify_arith_bitwise(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_ANDI) || pl_op_is(op, PL_OP_ARITH_ORI));
  return pl_g_fold(g, op) || narrow_bitwise(g, op);
}

/* Replaces the negation of an arith.cmpi by one with the inverse predicate. Whether something changed. */
static bool invert_compare(pl_greedy *g, pl_op *op) {
  static const int64_t inverse[] = {1, 0, 5, 4, 3, 2, 9, 8, 7, 6};
  const pl_op *cmp = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_CMPI);
  const pl_attr *predicate = cmp ? pl_op_attr(cmp, PL_NAME_PREDICATE) : NULL;
  int64_t word = 0;
  if (!predicate || !pl_constant_is_ones(pl_operand(op, 1)) || !pl_apint_to_i64(predicate->integer, &word) || word < 0 ||
      word > 9)
    return false;
  const pl_named_attr entry = {pl_attr_names[PL_NAME_PREDICATE], pl_attr_i64(g->ctx, predicate->type, inverse[word])};
  pl_value *operands[2] = {pl_operand(cmp, 0), pl_operand(cmp, 1)};
  return pl_g_replace_op(g, op, PL_OP_ARITH_CMPI, operands, 2, pl_attr_dict(g->ctx, &entry, 1));
}

/* Tries the fold, cmpi xor ones to the cmpi with the inverse predicate, and ext x xor ext y to ext (x xor y), in this order.
 * True if one of them applied. */
bool pl_simplify_arith_xori(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_XORI));
  return pl_g_fold(g, op) || invert_compare(g, op) || narrow_bitwise(g, op);
}

/* ---- Two results ---- */

/* Tries the fold, then replaces the op by arith.addi if its carry has no uses. True if one of them applied. */
bool pl_simplify_arith_addui_extended(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_ADDUI_EXTENDED));
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (pl_g_fold(g, op)) return true;
  if (pl_result(op, 1)->uses) return false;
  pl_value *sum_only = pl_g_op(g, PL_OP_ARITH_ADDI, (pl_value *[]){a, b}, 2, a->type, NULL);
  return pl_g_replace(g, op, (pl_value *[]){sum_only, sum_only});
}

/* Whether the (element) type is index, whose width and so the start of a product's high half is decided later. */
static bool is_index_like(const pl_type *type) { return pl_type_elem_or_self(type)->kind == PL_TYPE_INDEX; }

/* Folds an extended multiplication, or replaces it by arith.muli if the high half is unused. Whether something changed. */
static bool simplify_wide_product(pl_greedy *g, pl_op *op) {
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (!is_index_like(a->type) && pl_g_fold(g, op)) return true;
  if (pl_constant_is_zero(b)) return pl_g_replace(g, op, (pl_value *[]){b, b});
  if (pl_result(op, 1)->uses) return false;
  pl_value *low = pl_g_op(g, PL_OP_ARITH_MULI, (pl_value *[]){a, b}, 2, a->type, NULL);
  return pl_g_replace(g, op, (pl_value *[]){low, low});
}

/* Tries the fold, x * 0 to zeros, arith.muli if the high half has no uses, and x * 1 to x with the high half extsi(x < 0), in
 * this order; the last not for i1 and index, the fold not for index. True if one of them applied. */
bool pl_simplify_arith_mulsi_extended(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_MULSI_EXTENDED));
  pl_value *a = pl_operand(op, 0);
  const pl_type *type = a->type;
  if (simplify_wide_product(g, op)) return true;
  if (!pl_constant_is_one(pl_operand(op, 1)) || pl_fold_width(type) == 1) return false;
  if (is_index_like(type)) return false; /* mlir-opt 22 extends i1 to index here, which is no operation */
  pl_value *zero = pl_g_constant(g, op, pl_g_i64_attr(g, type, 0), type); /* the high half of x is its sign */
  if (!zero) return false;
  const pl_type *bit = pl_result(op, 0)->type;
  bit = type->kind == PL_TYPE_VECTOR ? pl_type_vector(g->ctx, type->shaped.rank, type->shaped.shape, type->shaped.scalable_dims,
                                                      pl_type_integer(g->ctx, 1))
                                     : pl_type_integer(g->ctx, 1);
  const pl_named_attr less = {pl_attr_names[PL_NAME_PREDICATE], pl_attr_i64(g->ctx, pl_type_integer(g->ctx, 64), 2)};
  pl_value *negative = pl_g_op(g, PL_OP_ARITH_CMPI, (pl_value *[]){a, zero}, 2, bit, pl_attr_dict(g->ctx, &less, 1));
  pl_value *high = pl_g_op(g, PL_OP_ARITH_EXTSI, &negative, 1, type, NULL);
  return pl_g_replace(g, op, (pl_value *[]){a, high});
}

/* Tries the fold (not for index), x * 0 to zeros, arith.muli if the high half has no uses, and x * 1 to x with the high half
 * 0, in this order. True if one of them applied. */
bool pl_simplify_arith_mului_extended(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_MULUI_EXTENDED));
  const pl_type *type = pl_operand(op, 0)->type;
  if (simplify_wide_product(g, op)) return true;
  if (!pl_constant_is_one(pl_operand(op, 1))) return false;
  pl_value *values[2] = {pl_operand(op, 0), pl_g_constant(g, op, pl_g_i64_attr(g, type, 0), type)};
  return values[1] && pl_g_replace(g, op, values);
}

/* ---- Floats ---- */

/* Tries the fold of arith.mulf or divf, then negf a op negf b to a op b with the same attributes. True if one of them
 * applied. */
bool pl_simplify_arith_two_signs(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_MULF) || pl_op_is(op, PL_OP_ARITH_DIVF));
  const pl_op *a = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_NEGF), *b = pl_g_def(pl_operand(op, 1), PL_OP_ARITH_NEGF);
  if (pl_g_fold(g, op)) return true;
  if (!a || !b) return false;
  return pl_g_replace_op(g, op, op->info->kind, (pl_value *[]){pl_operand(a, 0), pl_operand(b, 0)}, 2, op->attrs);
}
