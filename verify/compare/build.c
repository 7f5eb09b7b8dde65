/* build.c - what the steps of pl_compare_set_aside make operations and read constants by. */
#include <assert.h>

#include "verify/compare/parts.h"

pl_op *pl_compare_insert(pl_op *place, const pl_op_info *info, pl_value *const *operands, uint32_t count, const pl_type *result,
                         const pl_attr *attrs) {
  assert(place->block != NULL && (count == 0 || operands != NULL) && (attrs == NULL || attrs->kind == PL_ATTR_DICT));
  pl_op *op = pl_op_new(place->module, &(pl_op_spec){.info = info,
                                                     .operands = operands,
                                                     .num_operands = count,
                                                     .result_types = &result,
                                                     .num_results = result != NULL ? 1 : 0,
                                                     .attrs = attrs,
                                                     .line = place->line,
                                                     .column = place->column});
  pl_op_insert_before(place, op);
  return op;
}

void pl_compare_replace(pl_op *op, pl_value *value) {
  assert(op->num_results == 1 && value->type == pl_result(op, 0)->type && value->op != op);
  pl_value_replace_all(pl_result(op, 0), value);
  pl_op_erase(op);
}

bool pl_compare_constant(const pl_value *value, int64_t *out) {
  assert(value->type != NULL && out != NULL);
  const pl_op *op = value->op;
  if (op == NULL || !(pl_op_is(op, PL_OP_LLVM_MLIR_CONSTANT) || pl_op_is(op, PL_OP_ARITH_CONSTANT))) return false;
  const pl_attr *number = pl_op_attr(op, PL_NAME_VALUE);
  return number != NULL && number->kind == PL_ATTR_INTEGER && pl_apint_to_i64(number->integer, out);
}
