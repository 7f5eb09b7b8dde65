/* math.c - mathematical functions that are one intrinsic of LLVM. Source: MLIR documentation, "'math' Dialect" and "'llvm'
 * Dialect". */
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/arith.h"
#include "core/convert/patterns/tables.h"

/* Emits the intrinsic that the pattern table names for `op` on the operands of one slice, with the op's fast-math flags; returns
 * its result. */
static pl_value *emit_intrinsic(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result) {
  const pl_pattern *row = pl_pattern_math(op->info->kind);
  return pl_emit(rw, row->target, operands, op->num_operands, result, pl_arith_attrs(rw, op, "fastmath"));
}

/* Converts an op to the intrinsic of its row in patterns.def. No match if a type has no conversion or is too large to unroll, or
 * is a float format without arithmetic in LLVM. */
static pl_rewrite convert_to_intrinsic(pl_rw *rw, const pl_op *op) {
  return pl_arith_convert_slices(rw, op, true, emit_intrinsic);
}

const pl_pattern *pl_pattern_math(pl_op_kind kind) {
  static const pl_pattern rows[PL_NUM_OPS] = {
#define PATTERN(ident, table)
#define COUNTERPART(ident, table, to)                                                                                            \
  [PL_OP_##ident] = {.set = PL_CONVERT_MATH, .rewrite = convert_to_intrinsic, .target = PL_OP_##to},
#define REWRITE(ident, ...)
#define NO_PATTERN(ident)
#include "core/convert/patterns/patterns.def"
#undef PATTERN
#undef COUNTERPART
#undef REWRITE
#undef NO_PATTERN
  };
  return rows[kind].set ? &rows[kind] : NULL;
}
