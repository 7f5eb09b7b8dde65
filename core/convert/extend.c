#include "core/convert/extend.h"

pl_extension_answer pl_extension_type(pl_rw *rw, const pl_type *type, const pl_type **out) {
  const pl_extension *extension = rw->options->extension;
  for (size_t i = 0; extension && i < extension->num_types; i++) {
    const pl_type_rule *rule = &extension->types[i];
    if (rule->kind != type->kind) continue;
    pl_type_answer answer = rule->convert(rw, type, rule->user, out);
    if (answer == PL_TYPE_CONVERTED) return PL_EXTENSION_CONVERTED;
    if (answer == PL_TYPE_NO_CONVERSION) return PL_EXTENSION_NONE;
  }
  return PL_EXTENSION_SILENT;
}

bool pl_rw_is_overridden(pl_rw *rw, const pl_type *type) {
  const pl_type *ignored = NULL;
  return rw->options->extension && pl_extension_type(rw, type, &ignored) != PL_EXTENSION_SILENT;
}

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
  const pl_extension *extension = rw->options->extension;
  for (size_t i = 0; extension && i < extension->num_ops; i++) {
    const pl_op_rule *rule = &extension->ops[i];
    if (!pl_str_is(op->info->name, rule->name)) continue;
    pl_rewrite status = rule->rewrite(rw, op, rule->user);
    if (status != PL_REWRITE_NO_MATCH) return status;
  }
  return PL_REWRITE_NO_MATCH;
}

/* PL_CLAIM_ bits as the LLVM dialect stores them: overflow flags, or those of getelementptr, where inbounds brings nusw along. */
static void set_flags(pl_rw *rw, pl_op *op, uint32_t claims) {
  if (!pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR)) {
    pl_op_set_attr(op, "overflowFlags", pl_rw_int_attr(rw, 32, claims & (PL_CLAIM_NSW | PL_CLAIM_NUW)));
    return;
  }
  int64_t bits = (claims & PL_CLAIM_INBOUNDS ? 3 : 0) | (claims & PL_CLAIM_NUW ? 4 : 0);
  pl_op_set_attr(op, "noWrapFlags", pl_rw_int_attr(rw, 32, bits));
}

pl_value *pl_rw_claim(pl_rw *rw, pl_value *emitted) {
  const pl_extension *extension = rw->options->extension;
  if (!extension || !extension->claims) return emitted;
  bool address = pl_op_is(emitted->op, PL_OP_LLVM_GETELEMENTPTR);
  pl_claim claim = {.source = rw->op,
                    .emitted = emitted->op,
                    .ordinal = rw->num_claims++,
                    .flags = address ? PL_CLAIM_INBOUNDS | PL_CLAIM_NUW : PL_CLAIM_NSW | PL_CLAIM_NUW};
  uint32_t granted = extension->claims(&claim, extension->claims_user) & claim.flags;
  if (granted) set_flags(rw, emitted->op, granted);
  return emitted;
}
