/* compare.c - comparisons and selections of the arith dialect. Source of the meanings: MLIR documentation, "'arith' Dialect". */
#include <assert.h>

#include "core/base/apfloat.h"
#include "core/fold/number.h"
#include "core/fold/results.h"
#include "core/fold/rules.h"

/* ---- Integers ---- */

/* Computes an element of arith.cmpi; false if its predicate is unknown. */
static bool compute_cmpi(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  pl_cmpi p = PL_CMPI_EQ;
  if (!pl_cmpi_of(op, &p)) return false;
  *out = pl_apint_from_u64(f->arena, 1, pl_cmpi_holds(p, in[0], in[1]));
  return true;
}

/* Folds a comparison by predicate `p` that gives the i1 that it tests, or of which it tests an extension, to that i1; false if
 * it is no such. */
static bool fold_truth(const pl_folder *f, const pl_op *op, pl_cmpi p, pl_folded *out) {
  pl_apint n;
  bool is_bit = pl_fold_width(pl_operand(op, 0)->type) == 1;
  if (!pl_fold_int(op, 1, &n)) return false;
  if (pl_apint_is_zero(n) && p == PL_CMPI_NE) {
    const pl_op *extended = pl_fold_def(f, op, 0, PL_THROUGH_ARITH_EXTSI);
    if (!extended) extended = pl_fold_def(f, op, 0, PL_THROUGH_ARITH_EXTUI);
    if (extended && pl_fold_width(pl_operand(extended, 0)->type) == 1)
      return pl_fold_to_value(op, 0, pl_operand(extended, 0), out);
    if (is_bit) return pl_fold_to_operand(op, 0, out);
  }
  return is_bit && pl_apint_is_one(n) && p == PL_CMPI_EQ && pl_fold_to_operand(op, 0, out);
}

/* Swaps the operands of arith.cmpi, and its predicate `p` accordingly, if only the first is a constant; else false. */
static bool swap_operands(const pl_folder *f, const pl_op *op, pl_cmpi p, pl_folded *out) {
  pl_value *swapped[] = {pl_operand(op, 1), pl_operand(op, 0)};
  const pl_attr *predicate = pl_attr_i64(f->ctx, pl_type_integer(f->ctx, 64), (int64_t)pl_cmpi_swapped(p));
  if (!pl_fold_constant(op, 0) || pl_fold_constant(op, 1)) return false;
  return pl_fold_to_change(f, swapped, 2, pl_dict_set(f->ctx, op->attrs, pl_attr_names[PL_NAME_PREDICATE], predicate), out);
}

/* Folds arith.cmpi of a value with itself, a test of an i1, or of constants, or moves a constant to the right; false if none
 * applies or the predicate is unknown. */
static bool fold_cmpi(const pl_folder *f, const pl_op *op, pl_folded *out) {
  pl_cmpi p = PL_CMPI_EQ;
  if (!pl_cmpi_of(op, &p)) return false;
  if (pl_operand(op, 0) == pl_operand(op, 1)) return pl_fold_to_number(f, op, pl_cmpi_is_reflexive(p), out);
  if (fold_truth(f, op, p, out) || swap_operands(f, op, p, out)) return true;
  return pl_fold_elements(f, op, 2, compute_cmpi, out);
}

/* ---- Floats ---- */

enum { LAST_ORDERED = 7, LAST_PREDICATE = 15 };

/* Reads the number of the predicate of arith.cmpf; false if it has none that is known. */
static bool float_predicate(const pl_op *op, int64_t *number) {
  const pl_attr *attr = pl_op_attr(op, PL_NAME_PREDICATE);
  return attr && attr->kind == PL_ATTR_INTEGER && pl_apint_to_i64(attr->integer, number) && *number >= 0 &&
         *number <= LAST_PREDICATE;
}

/* Computes an element of arith.cmpf: whether the predicate accepts the outcome of the comparison. False if the operands are no
 * floats or the predicate is unknown. */
static bool compute_cmpf(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  enum { EQUAL = 1, GREATER = 2, LESS = 4, UNORDERED = 8, ANY = EQUAL | GREATER | LESS };
  static const int accepted[LAST_PREDICATE + 1] = {0,
                                                   EQUAL,
                                                   GREATER,
                                                   GREATER | EQUAL,
                                                   LESS,
                                                   LESS | EQUAL,
                                                   LESS | GREATER,
                                                   ANY,
                                                   UNORDERED | EQUAL,
                                                   UNORDERED | GREATER,
                                                   UNORDERED | GREATER | EQUAL,
                                                   UNORDERED | LESS,
                                                   UNORDERED | LESS | EQUAL,
                                                   UNORDERED | LESS | GREATER,
                                                   UNORDERED,
                                                   UNORDERED | ANY};
  const pl_type *type = pl_type_elem_or_self(pl_operand(op, 0)->type);
  int64_t p = 0;
  if (type->kind != PL_TYPE_FLOAT || !float_predicate(op, &p)) return false;
  pl_float_order order = pl_float_compare(f->arena, in[0], in[1], type->float_format);
  int outcome = order == PL_FLOAT_LESS ? LESS : order == PL_FLOAT_EQUAL ? EQUAL : order == PL_FLOAT_GREATER ? GREATER : UNORDERED;
  *out = pl_apint_from_u64(f->arena, 1, (accepted[p] & outcome) != 0);
  return true;
}

/* Whether operand `i` is a scalar constant NaN. */
static bool is_nan(const pl_op *op, uint32_t i) {
  const pl_attr *attr = pl_fold_constant(op, i);
  return attr && attr->kind == PL_ATTR_FLOAT && pl_float_is_nan(attr->integer, attr->type->float_format);
}

/* Folds arith.cmpf with a scalar NaN constant, or of two scalar constants (not of vectors, as in mlir-opt); false otherwise. */
static bool fold_cmpf(const pl_folder *f, const pl_op *op, pl_folded *out) {
  int64_t p = 0;
  if ((is_nan(op, 0) || is_nan(op, 1)) && float_predicate(op, &p)) return pl_fold_to_number(f, op, p > LAST_ORDERED, out);
  return pl_operand(op, 0)->type->kind != PL_TYPE_VECTOR && pl_fold_elements(f, op, 2, compute_cmpf, out);
}

/* ---- select ---- */

/* Computes an element of arith.select: in[1] if the condition in[0] is not zero, else in[2]. Always true. */
static bool compute_select(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)f;
  (void)op;
  *out = pl_apint_is_zero(in[0]) ? in[2] : in[1];
  return true;
}

/* Folds a select between the two values, in any order, that the arith.cmpi `compared`, its condition, compares for equality or
 * inequality. False for other predicates or values. */
static bool select_of_equals(const pl_op *op, const pl_op *compared, pl_folded *out) {
  const pl_value *yes = pl_operand(op, 1), *no = pl_operand(op, 2), *x = pl_operand(compared, 0), *y = pl_operand(compared, 1);
  pl_cmpi p = PL_CMPI_SLT;
  if (!pl_cmpi_of(compared, &p) || (p != PL_CMPI_EQ && p != PL_CMPI_NE)) return false;
  bool match = (x == yes && y == no) || (x == no && y == yes);
  return match && pl_fold_to_operand(op, p == PL_CMPI_EQ ? 2 : 1, out);
}

/* Folds arith.select of equal values, with a poison value, with a known condition, of true and false, of values compared for
 * equality, and of constants; false if none applies. */
static bool fold_select(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_value *yes = pl_operand(op, 1), *no = pl_operand(op, 2);
  pl_apint condition;
  if (yes == no) return pl_fold_to_operand(op, 1, out);
  if (pl_fold_def(f, op, 1, PL_THROUGH_UB_POISON)) return pl_fold_to_operand(op, 2, out);
  if (pl_fold_def(f, op, 2, PL_THROUGH_UB_POISON)) return pl_fold_to_operand(op, 1, out);
  if (pl_fold_int(op, 0, &condition)) return pl_fold_to_operand(op, pl_apint_is_zero(condition) ? 2 : 1, out);
  if (pl_type_is_integer(yes->type, 1) && pl_constant_is_one(yes) && pl_constant_is_zero(no))
    return pl_fold_to_operand(op, 0, out);
  const pl_op *compared = pl_fold_def(f, op, 0, PL_THROUGH_ARITH_CMPI);
  return compared ? select_of_equals(op, compared, out) : pl_fold_elements(f, op, 3, compute_select, out);
}

pl_fold_rule *pl_fold_compare(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  static pl_fold_rule *const rows[PL_NUM_OPS] = {
      [PL_OP_ARITH_CMPI] = fold_cmpi,
      [PL_OP_ARITH_CMPF] = fold_cmpf,
      [PL_OP_ARITH_SELECT] = fold_select,
  };
  return rows[kind];
}
