/* ub.c - ub.poison, ub.unreachable. Source: MLIR documentation, "'ub' Dialect". */
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/tables.h"
#include "core/convert/types/types.h"

/* Converts ub.poison to llvm.mlir.poison; no match if the type has no conversion. */
static pl_rewrite convert_poison(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_rw_type(rw, pl_result(op, 0)->type);
  if (!type) return PL_REWRITE_NO_MATCH;
  pl_rw_map(rw, pl_result(op, 0), pl_emit_poison(rw, type));
  return PL_REWRITE_DONE;
}

/* Converts ub.unreachable to llvm.unreachable. */
static pl_rewrite convert_unreachable(pl_rw *rw, const pl_op *op) {
  (void)op;
  pl_emit_op(rw, PL_OP_LLVM_UNREACHABLE, NULL, 0, NULL, NULL);
  return PL_REWRITE_DONE;
}

const pl_pattern *pl_pattern_ub(pl_op_kind kind) {
  static const pl_pattern poison = {.set = PL_CONVERT_UB, .rewrite = convert_poison};
  static const pl_pattern unreachable = {.set = PL_CONVERT_UB, .rewrite = convert_unreachable};
  if (kind == PL_OP_UB_UNREACHABLE) return &unreachable;
  return kind == PL_OP_UB_POISON ? &poison : NULL;
}
