/* explain.c - why something has no lowering, in words. */
#include "core/convert/rewrite.h"

static const pl_type *first_without(pl_rw *rw, pl_type_list types, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (!pl_rw_type(rw, types[i])) return types[i];
  }
  return NULL;
}

const pl_type *pl_rw_type_in_the_way(pl_rw *rw, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    if (!pl_rw_type(rw, pl_operand(op, i)->type)) return pl_operand(op, i)->type;
  }
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (!pl_rw_type(rw, pl_result(op, i)->type)) return pl_result(op, i)->type;
  }
  const pl_type *func = pl_op_has(op, PL_TRAIT_FUNCTION) ? pl_func_type(op) : NULL;
  if (!func || func->kind != PL_TYPE_FUNCTION) return NULL;
  const pl_type *type = first_without(rw, func->func.inputs, func->func.num_inputs);
  return type ? type : first_without(rw, func->func.results, func->func.num_results);
}

static const char *reason_of(pl_rw *rw, const pl_type *type) {
  uint32_t space = 0;
  bool buffer = type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF;
  if (type->kind == PL_TYPE_TENSOR || type->kind == PL_TYPE_UNRANKED_TENSOR) return "tensors are bufferized first";
  if (!buffer) return NULL;
  if (!pl_rw_memory_space(type, &space)) return "its memory space is not an integer";
  if (!pl_rw_type(rw, type->shaped.elem)) return "its elements have none";
  return "its layout is not strided";
}

void pl_rw_explain(pl_rw *rw, const pl_type *type, pl_sink *out) {
  const char *reason = reason_of(rw, type);
  pl_sink_puts(out, "type '");
  pl_type_print(type, out);
  pl_sink_puts(out, "' has no conversion to the LLVM dialect");
  if (reason) pl_sink_printf(out, "; %s", reason);
}
