/* explain.c - why something has no lowering, in words. */
#include "core/convert/types/explain.h"

#include <assert.h>

#include "core/convert/types/types.h"

/* The first of `count` types that has no conversion; NULL if all have one. */
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

/* Whether the type is a ranked or an unranked memref. */
static bool is_memref(const pl_type *type) { return type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF; }

/* Why a type that has no conversion has none, as a phrase for a message; NULL if nothing is known. A memref's memory space has
 * to be convertible. */
static const char *reason_of(pl_rw *rw, const pl_type *type) {
  if (type->kind == PL_TYPE_TENSOR || type->kind == PL_TYPE_UNRANKED_TENSOR) return "tensors are bufferized first";
  if (!is_memref(type)) return NULL;
  if (!pl_rw_type(rw, type->shaped.elem)) return "its elements have none";
  return "its layout is not strided";
}

/* Appends a message to `out` if the type is a memref whose memory space has no address space; returns whether it did. `type` may
 * be NULL. */
static bool explain_space(const pl_type *type, pl_sink *out) {
  uint32_t space = 0;
  if (!type || !is_memref(type) || pl_rw_memory_space(type, &space)) return false;
  pl_sink_puts(out, "conversion of memref memory space ");
  pl_attr_print(type->shaped.space, out);
  pl_sink_puts(out, " to integer address space failed. Consider adding memory space conversions.");
  return true;
}

void pl_rw_warn_of_space(pl_rw *rw, const pl_op *op) {
  pl_sink why = {0};
  if (explain_space(pl_rw_type_in_the_way(rw, op), &why)) {
    pl_diags_add(rw->diags, PL_WARNING, pl_op_pos(op), "%s", pl_sink_text(&why));
    pl_diags_mark_optional(rw->diags);
  }
  pl_sink_close(&why);
}

void pl_rw_explain(pl_rw *rw, const pl_type *type, pl_sink *out) {
  assert(out && !pl_rw_type(rw, type));
  pl_sink_puts(out, "type '");
  pl_type_print(type, out);
  pl_sink_puts(out, "' has no conversion to the LLVM dialect");
  pl_sink space = {0};
  const bool space_fault = explain_space(type, &space);
  const char *reason = space_fault ? pl_sink_text(&space) : reason_of(rw, type);
  if (reason) pl_sink_printf(out, "; %s", reason);
  pl_sink_close(&space);
}
