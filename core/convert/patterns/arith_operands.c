/* arith_operands.c - operands of arithmetic in the form that the LLVM dialect computes with. */
#include <assert.h>

#include "core/convert/emit/values.h"
#include "core/convert/patterns/arith.h"
#include "core/convert/types/types.h"

bool pl_arith_ready(pl_rw *rw, const pl_op *op, bool float_math) {
  if (!pl_rw_convertible(rw, op)) return false;
  for (uint32_t i = 0; i < op->num_operands + op->num_results; i++) {
    const pl_type *type = i < op->num_operands ? pl_operand(op, i)->type : pl_result(op, i - op->num_operands)->type;
    const pl_type *elem = pl_type_elem_or_self(type);
    if (!pl_rw_can_unroll(pl_rw_type(rw, type))) return false;
    if (float_math && elem->kind == PL_TYPE_FLOAT && !pl_rw_native_float(elem)) return false;
  }
  return true;
}

void pl_arith_operands(pl_rw *rw, const pl_op *op, pl_value **operands) {
  assert(operands);
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] = pl_rw_operand(rw, op, i);
}
