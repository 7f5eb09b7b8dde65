/* fold_complex.c - folds of complex numbers, as the fold methods of mlir-opt 22 have them, but for those that lose the sign of a
 * zero or what was rounded. Source: MLIR documentation, "'complex' Dialect"; IEEE 754. */
#include "core/transform/simplify/fold_complex.h"
#include "core/convert/fold/fold.h"

/* re and im of what was just created; a number made of its own parts. */
static bool fold_part(pl_rw *rw, const pl_op *op) {
  const pl_op *created = pl_fold_def(rw, op, 0, PL_OP_COMPLEX_CREATE);
  uint32_t which = pl_op_is(op, PL_OP_COMPLEX_IM) ? 1 : 0;
  if (created) return pl_fold_to_value(rw, op, 0, pl_operand(created, which));
  const pl_attr *constant = pl_fold_constant(op, 0);
  bool pair = constant && constant->kind == PL_ATTR_ARRAY && constant->array.count == 2;
  return pair && pl_fold_to_constant(rw, op, 0, constant->array.elems[which]);
}

static bool fold_create(pl_rw *rw, const pl_op *op) {
  const pl_op *re = pl_fold_def(rw, op, 0, PL_OP_COMPLEX_RE), *im = pl_fold_def(rw, op, 1, PL_OP_COMPLEX_IM);
  if (!re || !im || pl_operand(re, 0) != pl_operand(im, 0)) return false;
  return pl_fold_to_value(rw, op, 0, pl_operand(re, 0));
}

static bool fold_sum(pl_rw *rw, const pl_op *op) {
  return pl_complex_sum_is_neutral(op, pl_fold_constant(op, 1)) && pl_fold_to_value(rw, op, 0, pl_operand(op, 0));
}

/* Of a number as what it is already: other types are not kept. */
static bool fold_bitcast(pl_rw *rw, const pl_op *op) { return pl_fold_to_value(rw, op, 0, pl_operand(op, 0)); }

pl_fold_fn *pl_fold_complex(pl_op_kind kind) {
#define ROW(op_, fn) [PL_OP_COMPLEX_##op_] = fn
  static pl_fold_fn *const rows[PL_NUM_OPS] = {
      ROW(RE, fold_part), ROW(IM, fold_part), ROW(CREATE, fold_create),
      ROW(ADD, fold_sum), ROW(SUB, fold_sum), ROW(BITCAST, fold_bitcast),
  };
#undef ROW
  return rows[kind];
}
