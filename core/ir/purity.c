/* purity.c - calls that do nothing but give a result, by what the declaration of their callee claims. Source: LLVM Language
 * Reference, "Function Attributes": memory(...), nounwind, willreturn, convergent, noduplicate, nomerge, returns_twice. */
#include "core/ir/attr_params.h"
#include "core/ir/event.h"

#include <assert.h>

/* Among what the reader of LLVM IR had no form for, entries of place, name and value. */
static bool has_lost(const pl_op *op, const char *name) {
  const pl_attr *lost = pl_op_attr(op, "plumbline.lost");
  for (uint32_t i = 0; lost && i < lost->array.count; i++)
    if (pl_str_is(lost->array.elems[i]->array.elems[1]->string, name)) return true;
  return false;
}

static bool claims(const pl_op *op, const char *name, const char *llvm) {
  return pl_op_attr(op, name) || pl_op_passes_through(op, llvm);
}

pl_purity pl_effects_purity(const pl_attr *effects) {
  static const char *const places[] = {"other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1"};
  enum { ALWAYS = 3 }; /* places that older versions name, too */
  pl_purity purity = PL_PURITY_COMPUTES;
  if (!effects || !pl_attr_is(effects, "memory_effects")) return PL_PURITY_NONE;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    const pl_str word = pl_attr_param_text(effects, places[i]);
    if (word.len == 0 && i >= ALWAYS) continue;
    if (pl_str_is(word, "read"))
      purity = PL_PURITY_READS;
    else if (!pl_str_is(word, "none"))
      return PL_PURITY_NONE;
  }
  return purity;
}

static bool is_number(const pl_type *type) {
  if (type->kind == PL_TYPE_VECTOR) type = type->shaped.elem;
  return type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_FLOAT;
}

/* Modes by which a call is more than what it computes. */
static bool has_mode(const pl_op *op) {
  static const char *const modes[][2] = {
      {"convergent", "convergent"},       {"noduplicate", "noduplicate"}, {"no_duplicate", "noduplicate"}, {"nomerge", "nomerge"},
      {"returns_twice", "returns_twice"}, {"noreturn", "noreturn"},       {"strictfp", "strictfp"}};
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
    if (claims(op, modes[i][0], modes[i][1]) || has_lost(op, modes[i][1])) return true;
  return false;
}

static bool has_bundles(const pl_op *call) {
  const pl_attr *tags = pl_op_attr(call, "op_bundle_tags");
  return tags && !(tags->kind == PL_ATTR_ARRAY && tags->array.count == 0);
}

pl_purity pl_call_purity(const pl_op *call, const pl_op *callee) {
  assert(call);
  const pl_attr *flags = pl_op_is(call, PL_OP_LLVM_CALL) ? pl_op_attr(call, "fastmathFlags") : NULL;
  if (!pl_op_is(call, PL_OP_LLVM_CALL) || !callee || !pl_op_is(callee, PL_OP_LLVM_FUNC)) return PL_PURITY_NONE;
  if (call->num_results > 1 || (call->num_results == 1 && !is_number(call->results[0].type))) return PL_PURITY_NONE;
  for (uint32_t i = 0; i < call->num_operands; i++)
    if (!is_number(pl_operand(call, i)->type)) return PL_PURITY_NONE;
  if (pl_func_type(callee)->func.variadic || has_mode(call) || has_mode(callee) || has_bundles(call)) return PL_PURITY_NONE;
  if (pl_enum_has(pl_op_attr(call, "TailCallKind"), "musttail") || (flags && !pl_enum_has(flags, "none"))) return PL_PURITY_NONE;
  if (!claims(callee, "no_unwind", "nounwind") || !claims(callee, "will_return", "willreturn")) return PL_PURITY_NONE;
  return pl_effects_purity(pl_op_attr(callee, "memory_effects"));
}
