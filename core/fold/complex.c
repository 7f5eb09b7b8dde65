/* complex.c - complex numbers taken apart and put together, and sums with zero. Unlike in mlir-opt 22, the sign of a zero and
 * what was rounded are preserved. Source of the meanings: MLIR documentation, "'complex' Dialect"; IEEE 754. */
#include <assert.h>

#include "core/base/apfloat.h"
#include "core/fold/results.h"
#include "core/fold/rules.h"

/* The array attribute of real and imaginary part if operand `i` is a constant complex number; else NULL. */
static const pl_attr *constant_pair(const pl_op *op, uint32_t i) {
  const pl_attr *constant = pl_fold_constant(op, i);
  return constant && constant->kind == PL_ATTR_ARRAY && constant->array.count == 2 ? constant : NULL;
}

/* Folds complex.re or complex.im of a complex.create or of a constant to that part; false for any other operand. */
static bool fold_part(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_op *created = pl_fold_def(f, op, 0, PL_THROUGH_COMPLEX_CREATE);
  const pl_attr *constant = constant_pair(op, 0);
  uint32_t part = pl_op_is(op, PL_OP_COMPLEX_IM) ? 1 : 0;
  if (created) return pl_fold_to_value(op, 0, pl_operand(created, part), out);
  return constant && pl_fold_to_constant(f, 0, constant->array.elems[part], out);
}

/* Folds complex.create of the real and the imaginary part of one number, in that order, to that number. */
static bool fold_create(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_op *re = pl_fold_def(f, op, 0, PL_THROUGH_COMPLEX_RE), *im = pl_fold_def(f, op, 1, PL_THROUGH_COMPLEX_IM);
  if (!re || !im || pl_operand(re, 0) != pl_operand(im, 0)) return false;
  return pl_fold_to_value(op, 0, pl_operand(re, 0), out);
}

/* Folds z + (-0 - 0i) and z - (0 + 0i) to z, false for any other op; zeros of the opposite sign could change the sign of a
 * zero. */
static bool fold_sum(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_attr *constant = constant_pair(op, 1);
  const bool negative = pl_op_is(op, PL_OP_COMPLEX_ADD);
  (void)f;
  for (uint32_t part = 0; part < 2; part++) {
    const pl_attr *number = constant ? constant->array.elems[part] : NULL;
    if (!number || number->kind != PL_ATTR_FLOAT || !pl_float_is_zero(number->integer, number->type->float_format)) return false;
    if (pl_apint_is_negative(number->integer) != negative) return false;
  }
  return pl_fold_to_operand(op, 0, out);
}

/* Folds a complex.bitcast that does not change the type to its operand; false for any other. */
static bool fold_bitcast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  (void)f;
  return pl_fold_to_operand(op, 0, out);
}

pl_fold_rule *pl_fold_complex(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  static pl_fold_rule *const rows[PL_NUM_OPS] = {
      [PL_OP_COMPLEX_RE] = fold_part, [PL_OP_COMPLEX_IM] = fold_part, [PL_OP_COMPLEX_CREATE] = fold_create,
      [PL_OP_COMPLEX_ADD] = fold_sum, [PL_OP_COMPLEX_SUB] = fold_sum, [PL_OP_COMPLEX_BITCAST] = fold_bitcast,
  };
  return rows[kind];
}
