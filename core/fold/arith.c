/* arith.c - integer arithmetic of the arith dialect. Source of the meanings: MLIR documentation, "'arith' Dialect".
 *
 * Every rule holds for each width and for wrapping arithmetic. A division is computed only where it is defined.
 */
#include <assert.h>

#include "core/fold/number.h"
#include "core/fold/results.h"
#include "core/fold/rules.h"

/* Whether operand `i` is a constant 0 or a splat of it. */
static bool is_zero(const pl_op *op, uint32_t i) { return pl_constant_is_zero(pl_operand(op, i)); }

/* Whether operand `i` is a constant 1 or a splat of it. */
static bool is_one(const pl_op *op, uint32_t i) { return pl_constant_is_one(pl_operand(op, i)); }

/* Whether operand `i` is a constant -1 or a splat of it. */
static bool is_ones(const pl_op *op, uint32_t i) { return pl_constant_is_ones(pl_operand(op, i)); }

/* Whether operands 0 and 1 are the same value. */
static bool same_operands(const pl_op *op) { return pl_operand(op, 0) == pl_operand(op, 1); }

/* Whether operand `i` of `def` is operand `k` of `op`. */
static bool shares(const pl_op *def, uint32_t i, const pl_op *op, uint32_t k) { return pl_operand(def, i) == pl_operand(op, k); }

/* Computes an element of an arith op on two integers; false if it has no value, as for a division by zero. */
static bool compute(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  return pl_number_compute(f->arena, pl_number_op_of(op->info->kind), in[0], in[1], out);
}

/* Folds an op whose two operands are constants, element by element; false if they are not or an element has no value. */
static bool fold_constants(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return pl_fold_elements(f, op, 2, compute, out);
}

/* Folds x + 0, (a - b) + b, b + (a - b), and a sum of constants; false if none applies. */
static bool fold_addi(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (is_zero(op, 1)) return pl_fold_to_operand(op, 0, out);
  const pl_op *left = pl_fold_def(f, op, 0, PL_THROUGH_ARITH_SUBI), *right = pl_fold_def(f, op, 1, PL_THROUGH_ARITH_SUBI);
  if (left && shares(left, 1, op, 1)) return pl_fold_to_value(op, 0, pl_operand(left, 0), out);
  if (right && shares(right, 1, op, 0)) return pl_fold_to_value(op, 0, pl_operand(right, 0), out);
  return fold_constants(f, op, out);
}

/* Folds x - x, x - 0, (a + b) - b, (a + b) - a, and a difference of constants; false if none applies. */
static bool fold_subi(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (same_operands(op)) return pl_fold_to_number(f, op, 0, out);
  if (is_zero(op, 1)) return pl_fold_to_operand(op, 0, out);
  const pl_op *sum = pl_fold_def(f, op, 0, PL_THROUGH_ARITH_ADDI);
  if (sum && shares(sum, 1, op, 1)) return pl_fold_to_value(op, 0, pl_operand(sum, 0), out);
  if (sum && shares(sum, 0, op, 1)) return pl_fold_to_value(op, 0, pl_operand(sum, 1), out);
  return fold_constants(f, op, out);
}

/* Folds x * 0, x * 1, and a product of constants; false if none applies. */
static bool fold_muli(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (is_zero(op, 1)) return pl_fold_to_operand(op, 1, out);
  if (is_one(op, 1)) return pl_fold_to_operand(op, 0, out);
  return fold_constants(f, op, out);
}

/* Folds (a * b) / b to a, and (a * b) / a to b, where the product has the no-wrap flag `flag` (nsw, nuw); false otherwise. */
static bool fold_quotient_of_product(const pl_folder *f, const pl_op *op, const char *flag, pl_folded *out) {
  const pl_op *product = pl_fold_def(f, op, 0, PL_THROUGH_ARITH_MULI);
  if (!product || !pl_enum_has(pl_op_attr(product, PL_NAME_OVERFLOW_FLAGS), flag)) return false;
  if (shares(product, 0, op, 1)) return pl_fold_to_value(op, 0, pl_operand(product, 1), out);
  return shares(product, 1, op, 1) && pl_fold_to_value(op, 0, pl_operand(product, 0), out);
}

/* Folds x / 1, (a * b) / b and (a * b) / a where the product does not wrap, and a quotient of constants; false if none
 * applies. */
static bool fold_quotient(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (is_one(op, 1)) return pl_fold_to_operand(op, 0, out);
  const char *flag = pl_op_is(op, PL_OP_ARITH_DIVUI) ? "nuw" : "nsw";
  return fold_quotient_of_product(f, op, flag, out) || fold_constants(f, op, out);
}

/* Computes an element of arith.ceildivsi. False if it has no value or mlir-opt's fold gives up, since it negates negative
 * numbers on the way. */
static bool compute_ceildivsi(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  pl_apint least = pl_apint_signed_min(f->arena, in[0].width);
  if (!pl_apint_is_zero(in[0]) && (pl_apint_eq(in[0], least) || pl_apint_eq(in[1], least))) return false;
  return compute(f, op, in, out);
}

/* Folds a rounding division of x by 1, or of constants; false if neither applies. */
static bool fold_rounded(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (is_one(op, 1)) return pl_fold_to_operand(op, 0, out);
  return pl_fold_elements(f, op, 2, pl_op_is(op, PL_OP_ARITH_CEILDIVSI) ? compute_ceildivsi : compute, out);
}

/* Folds a remainder of x by 1, or of constants; false if neither applies. */
static bool fold_rem(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return is_one(op, 1) ? pl_fold_to_number(f, op, 0, out) : fold_constants(f, op, out);
}

/* Whether operand `i` of the op is the bitwise complement of operand `k`: an arith.xori of it with -1 as the second operand. */
static bool is_complement_of(const pl_folder *f, const pl_op *op, uint32_t i, uint32_t k) {
  const pl_op *complement = pl_fold_def(f, op, i, PL_THROUGH_ARITH_XORI);
  return complement && is_ones(complement, 1) && shares(complement, 0, op, k);
}

/* Whether one of the op's two operands is defined as the bitwise complement of the other, by arith.xori with -1. */
static bool are_complements(const pl_folder *f, const pl_op *op) {
  return is_complement_of(f, op, 1, 0) || is_complement_of(f, op, 0, 1);
}

/* Folds x & (x & y), with the operands of either in any order, to x & y; false if the op is no such. */
static bool fold_nested_and(const pl_folder *f, const pl_op *op, pl_folded *out) {
  for (uint32_t i = 0; i < 2; i++) {
    const pl_op *inner = pl_fold_def(f, op, 1 - i, PL_THROUGH_ARITH_ANDI);
    if (inner && (shares(inner, 0, op, i) || shares(inner, 1, op, i))) return pl_fold_to_operand(op, 1 - i, out);
  }
  return false;
}

/* Folds x & 0, x & -1, x & ~x, x & (x & y), x & x, and constants; false if none applies. */
static bool fold_andi(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (is_zero(op, 1)) return pl_fold_to_operand(op, 1, out);
  if (is_ones(op, 1)) return pl_fold_to_operand(op, 0, out);
  if (are_complements(f, op)) return pl_fold_to_number(f, op, 0, out);
  if (fold_nested_and(f, op, out) || fold_constants(f, op, out)) return true;
  return same_operands(op) && pl_fold_to_operand(op, 0, out);
}

/* Folds x | 0, x | -1, x | ~x, x | x, and constants; false if none applies. */
static bool fold_ori(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (is_zero(op, 1)) return pl_fold_to_operand(op, 0, out);
  if (is_ones(op, 1)) return pl_fold_to_operand(op, 1, out);
  if (are_complements(f, op)) return pl_fold_to_number(f, op, -1, out);
  if (fold_constants(f, op, out)) return true;
  return same_operands(op) && pl_fold_to_operand(op, 0, out);
}

/* Folds x ^ 0, x ^ x, (x ^ a) ^ a, and constants; false if none applies. */
static bool fold_xori(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (is_zero(op, 1)) return pl_fold_to_operand(op, 0, out);
  if (same_operands(op)) return pl_fold_to_number(f, op, 0, out);
  for (uint32_t i = 0; i < 2; i++) {
    const pl_op *inner = pl_fold_def(f, op, i, PL_THROUGH_ARITH_XORI);
    for (uint32_t k = 0; inner && k < 2; k++) {
      if (shares(inner, 1 - k, op, 1 - i)) return pl_fold_to_value(op, 0, pl_operand(inner, k), out);
    }
  }
  return fold_constants(f, op, out);
}

/* Computes an element of a shift; one shifted by its width or more, which is poison, becomes zero or, for arith.shrsi, copies of
 * the sign bit. Always true. */
static bool compute_shift(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  uint32_t width = in[0].width;
  if (compute(f, op, in, out)) return true;
  *out = pl_op_is(op, PL_OP_ARITH_SHRSI) ? pl_apint_ashr(f->arena, in[0], width - 1) : pl_apint_zero(f->arena, width);
  return true;
}

/* Whether the shift amounts are constants of which the last is less than the width; as in mlir-opt that one decides for all
 * elements. */
static bool is_last_amount_bounded(const pl_op *op) {
  const pl_attr *amounts = pl_fold_constant(op, 1);
  pl_apint last;
  if (!amounts) return false;
  if (amounts->kind == PL_ATTR_INTEGER)
    last = amounts->integer;
  else if (amounts->kind == PL_ATTR_DENSE && amounts->dense.elems)
    last = pl_dense_at(amounts, amounts->dense.splat ? 0 : amounts->dense.count - 1);
  else
    return false;
  return pl_apint_shift_amount(last) < last.width;
}

/* Folds a shift by 0, or of constants if the amount is in range as mlir-opt checks it; false if neither applies. */
static bool fold_shift(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (is_zero(op, 1)) return pl_fold_to_operand(op, 0, out);
  return is_last_amount_bounded(op) && pl_fold_elements(f, op, 2, compute_shift, out);
}

/* Folds a minimum or maximum of equal operands, of an operand and a bound of its range, or of constants; false if none applies.
 * The signed bounds of index are left alone where index is narrower than its constants in the lowering. */
static bool fold_minmax(const pl_folder *f, const pl_op *op, pl_folded *out) {
  bool max = pl_op_is(op, PL_OP_ARITH_MAXSI) || pl_op_is(op, PL_OP_ARITH_MAXUI);
  bool is_signed = pl_op_is(op, PL_OP_ARITH_MAXSI) || pl_op_is(op, PL_OP_ARITH_MINSI);
  pl_apint n;
  if (same_operands(op)) return pl_fold_to_operand(op, 0, out);
  bool elsewhere = is_signed && pl_fold_is_narrow(f, pl_result(op, 0)->type);
  if (!elsewhere && pl_fold_int(op, 1, &n)) {
    pl_apint top = is_signed ? pl_apint_signed_max(f->arena, n.width) : pl_apint_ones(f->arena, n.width);
    pl_apint bottom = is_signed ? pl_apint_signed_min(f->arena, n.width) : pl_apint_zero(f->arena, n.width);
    if (pl_apint_eq(n, max ? top : bottom)) return pl_fold_to_operand(op, 1, out);
    if (pl_apint_eq(n, max ? bottom : top)) return pl_fold_to_operand(op, 0, out);
  }
  return fold_constants(f, op, out);
}

/* ---- Two results ---- */

/* Computes an element of the wrapped sum of arith.addui_extended. Always true. */
static bool compute_sum(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  *out = pl_apint_add(f->arena, in[0], in[1]);
  return true;
}

/* Computes an element of the carry, an i1, of arith.addui_extended. Always true. */
static bool compute_carry(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)op;
  *out = pl_apint_from_u64(f->arena, 1, pl_apint_uadd_overflows(in[0], in[1]));
  return true;
}

/* Folds arith.addui_extended of x and 0, or of constants; false if neither applies or results may not become constants. */
static bool fold_addui_extended(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (!f->constants) return false;
  if (!is_zero(op, 1)) return pl_fold_pair(f, op, compute_sum, compute_carry, out);
  const pl_attr *no_carry = pl_fold_attr(f->ctx, pl_result(op, 1)->type, pl_apint_zero(f->arena, 1));
  return pl_fold_to_operand(op, 0, out) && pl_fold_to_constant(f, 1, no_carry, out);
}

/* Computes the product of two elements at twice their width, signed for arith.mulsi_extended; false if that is too wide. */
static bool multiply_wide(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  bool is_signed = pl_op_is(op, PL_OP_ARITH_MULSI_EXTENDED);
  uint32_t width = in[0].width;
  if (width > PL_APINT_MAX_WIDTH / 2) return false;
  pl_apint a = is_signed ? pl_apint_sext(f->arena, in[0], 2 * width) : pl_apint_zext(f->arena, in[0], 2 * width);
  pl_apint b = is_signed ? pl_apint_sext(f->arena, in[1], 2 * width) : pl_apint_zext(f->arena, in[1], 2 * width);
  *out = pl_apint_mul(f->arena, a, b);
  return true;
}

/* Computes the low half of the product of two elements at twice their width; false if that is too wide. */
static bool compute_low(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  return multiply_wide(f, op, in, out) && (*out = pl_apint_extract(f->arena, *out, 0, in[0].width), true);
}

/* Computes the high half of the product of two elements at twice their width, signed for arith.mulsi_extended; false if that is
 * too wide. */
static bool compute_high(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  return multiply_wide(f, op, in, out) && (*out = pl_apint_extract(f->arena, *out, in[0].width, in[0].width), true);
}

/* Folds both results of arith.mulsi_extended or mului_extended for operands that are, in part, constants; false if no rule
 * applies or results may not become constants. */
static bool fold_mul_extended(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_type *type = pl_result(op, 0)->type;
  if (!f->constants) return false;
  const pl_attr *zero = pl_fold_attr(f->ctx, type, pl_apint_zero(f->arena, pl_fold_width(type)));
  if (is_zero(op, 1)) return pl_fold_to_constant(f, 0, zero, out) && pl_fold_to_constant(f, 1, zero, out);
  if (pl_op_is(op, PL_OP_ARITH_MULUI_EXTENDED) && is_one(op, 1))
    return pl_fold_to_operand(op, 0, out) && pl_fold_to_constant(f, 1, zero, out);
  return pl_fold_pair(f, op, compute_low, compute_high, out);
}

pl_fold_rule *pl_fold_arith(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
#define ROW(op_, rule) [PL_OP_ARITH_##op_] = rule
  static pl_fold_rule *const rows[PL_NUM_OPS] = {
      ROW(ADDI, fold_addi),
      ROW(SUBI, fold_subi),
      ROW(MULI, fold_muli),
      ROW(DIVUI, fold_quotient),
      ROW(DIVSI, fold_quotient),
      ROW(CEILDIVUI, fold_rounded),
      ROW(CEILDIVSI, fold_rounded),
      ROW(FLOORDIVSI, fold_rounded),
      ROW(REMUI, fold_rem),
      ROW(REMSI, fold_rem),
      ROW(ANDI, fold_andi),
      ROW(ORI, fold_ori),
      ROW(XORI, fold_xori),
      ROW(SHLI, fold_shift),
      ROW(SHRUI, fold_shift),
      ROW(SHRSI, fold_shift),
      ROW(MAXSI, fold_minmax),
      ROW(MAXUI, fold_minmax),
      ROW(MINSI, fold_minmax),
      ROW(MINUI, fold_minmax),
      ROW(ADDUI_EXTENDED, fold_addui_extended),
      ROW(MULSI_EXTENDED, fold_mul_extended),
      ROW(MULUI_EXTENDED, fold_mul_extended),
  };
#undef ROW
  return rows[kind];
}
