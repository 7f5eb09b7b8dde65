/* extension_patterns.c - patterns of the client for operations. */
#include "core/convert/driver/extension_patterns.h"

#include <assert.h>

#include "core/convert/types/extension.h"

/* Whether the type is a memref whose conversion a rule of the client decides. */
static bool is_overridden_memref(pl_rw *rw, const pl_type *type) {
  return (type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF) && pl_rw_is_overridden(rw, type);
}

bool pl_extension_bars(pl_rw *rw, const pl_op *op, uint32_t set) {
  if (!rw->options->extension || !(set & (PL_CONVERT_MEMREF | PL_CONVERT_VECTOR))) return false;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    if (is_overridden_memref(rw, pl_operand(op, i)->type)) return true;
  }
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (is_overridden_memref(rw, pl_result(op, i)->type)) return true;
  }
  return false;
}

pl_rewrite pl_extension_rewrite(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op);
  const pl_extension *extension = rw->options->extension;
  for (size_t i = 0; extension && i < extension->num_ops; i++) {
    const pl_op_rule *rule = &extension->ops[i];
    if (!pl_str_is(op->info->name, rule->name)) continue;
    pl_rewrite status = rule->rewrite(rw, op, rule->user);
    if (status != PL_REWRITE_NO_MATCH) return status;
  }
  return PL_REWRITE_NO_MATCH;
}
