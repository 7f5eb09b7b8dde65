/* purity.c - calls that do nothing but give a result. Source: LLVM Language Reference, "Function Attributes": memory(...),
 * nounwind, willreturn, convergent, noduplicate, nomerge, returns_twice. */
#include "verify/claims/purity.h"

#include <assert.h>

#include "core/ir/attr_params.h"
#include "verify/claims/op_claims.h"

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

/* Whether the type is an integer, a float or a vector of these. */
static bool is_number(const pl_type *type) {
  if (type->kind == PL_TYPE_VECTOR) type = type->shaped.elem;
  return type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_FLOAT;
}

/* Whether the call has operand bundles. */
static bool has_bundles(const pl_op *call) {
  const pl_attr *tags = pl_op_attr(call, PL_NAME_OP_BUNDLE_TAGS);
  return tags && !(tags->kind == PL_ATTR_ARRAY && tags->array.count == 0);
}

/* Whether the call has the types and calling convention of the callee's declaration; a call without a result may drop it. */
static bool passes_as_declared(const pl_op *call, const pl_op *callee) {
  const pl_type *type = pl_func_type(callee);
  if (type->func.num_inputs != call->num_operands || pl_op_attr(call, PL_NAME_CCONV) != pl_op_attr(callee, PL_NAME_CCONV))
    return false;
  for (uint32_t i = 0; i < call->num_operands; i++)
    if (type->func.inputs[i] != pl_operand(call, i)->type) return false;
  return call->num_results == 0 || (type->func.num_results == 1 && type->func.results[0] == call->results[0].type);
}

bool pl_call_is_speculatable(const pl_op *call, const pl_op *callee) {
  assert(call);
  if (pl_call_purity(call, callee) == PL_PURITY_NONE || !pl_op_says(callee, PL_AT_FUNCTION, "speculatable")) return false;
  return pl_op_lists_no_claims(callee, PL_NAME_ARG_ATTRS) && pl_op_lists_only_poison(callee) &&
         pl_op_lists_no_claims(call, PL_NAME_ARG_ATTRS) && pl_op_lists_only_poison(call) && passes_as_declared(call, callee);
}

/* The purity of a direct llvm.call between numbers, provided that it returns, by what its callee, an llvm.func, claims;
 * PL_PURITY_NONE for any other call, and if something about the call means more than its result. */
static pl_purity purity_of_returning(const pl_op *call, const pl_op *callee) {
  const pl_attr *flags = pl_op_is(call, PL_OP_LLVM_CALL) ? pl_op_attr(call, PL_NAME_FASTMATH_FLAGS) : NULL;
  if (!pl_op_is(call, PL_OP_LLVM_CALL) || !callee || !pl_op_is(callee, PL_OP_LLVM_FUNC)) return PL_PURITY_NONE;
  if (call->num_results > 1 || (call->num_results == 1 && !is_number(call->results[0].type))) return PL_PURITY_NONE;
  for (uint32_t i = 0; i < call->num_operands; i++)
    if (!is_number(pl_operand(call, i)->type)) return PL_PURITY_NONE;
  if (pl_func_type(callee)->func.variadic || pl_op_claims(call, PL_AT_CALL, PL_CLAIM_MORE) ||
      pl_op_claims(callee, PL_AT_FUNCTION, PL_CLAIM_MORE) || has_bundles(call))
    return PL_PURITY_NONE;
  if (pl_enum_has(pl_op_attr(call, PL_NAME_TAILCALLKIND), "musttail") || (flags && !pl_enum_has(flags, "none")))
    return PL_PURITY_NONE;
  return pl_op_says(callee, PL_AT_FUNCTION, "nounwind") ? pl_effects_purity(pl_op_attr(callee, PL_NAME_MEMORY_EFFECTS))
                                                        : PL_PURITY_NONE;
}

pl_purity pl_call_purity(const pl_op *call, const pl_op *callee) {
  assert(call);
  const pl_purity purity = purity_of_returning(call, callee);
  return purity != PL_PURITY_NONE && pl_op_says(callee, PL_AT_FUNCTION, "willreturn") ? purity : PL_PURITY_NONE;
}

bool pl_call_only_reads(const pl_op *call, const pl_op *callee, bool by_itself) {
  assert(call);
  if (!pl_op_is(call, PL_OP_LLVM_CALL) || !callee || !pl_op_is(callee, PL_OP_LLVM_FUNC) || has_bundles(call)) return false;
  if (pl_op_claims(call, PL_AT_CALL, PL_CLAIM_MORE) || pl_op_claims(callee, PL_AT_FUNCTION, PL_CLAIM_MORE)) return false;
  static const char *const words[] = {"nounwind", "willreturn"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (!pl_op_says(callee, PL_AT_FUNCTION, words[i]) && !(by_itself && pl_op_says(call, PL_AT_CALL, words[i]))) return false;
  return pl_effects_purity(pl_op_attr(callee, PL_NAME_MEMORY_EFFECTS)) != PL_PURITY_NONE ||
         (by_itself && pl_effects_purity(pl_op_attr(call, PL_NAME_MEMORY_EFFECTS)) != PL_PURITY_NONE);
}

/* Whether the call takes only integers, floats, vectors of these, and indices, and returns at most one such value. */
static bool has_numbers_only(const pl_op *call) {
  bool only = call->num_results <= 1;
  for (uint32_t i = 0; i < call->num_results; i++)
    only &= is_number(call->results[i].type) || call->results[i].type->kind == PL_TYPE_INDEX;
  for (uint32_t i = 0; i < call->num_operands; i++)
    only &= is_number(pl_operand(call, i)->type) || pl_operand(call, i)->type->kind == PL_TYPE_INDEX;
  return only;
}

/* The purity of a func.call or llvm.call of a func.func between numbers or indices, provided that it returns, by what the
 * func.func claims of memory; PL_PURITY_NONE for any other call, and if something about the call means more than its result.
 * */
static pl_purity purity_of_func(const pl_op *call, const pl_op *callee) {
  const bool is_call = pl_op_is(call, PL_OP_FUNC_CALL) || pl_op_is(call, PL_OP_LLVM_CALL);
  if (!is_call || !has_numbers_only(call) || has_bundles(call) || pl_op_claims(call, PL_AT_CALL, PL_CLAIM_MORE) ||
      pl_op_claims(callee, PL_AT_FUNCTION, PL_CLAIM_MORE))
    return PL_PURITY_NONE;
  if (pl_op_attr(callee, PL_NAME_LLVM_READNONE)) return PL_PURITY_COMPUTES;
  return pl_effects_purity(pl_op_attr(callee, PL_NAME_LLVM_MEMORY_EFFECTS));
}

pl_purity pl_call_purity_again(const pl_op *call, const pl_op *callee) {
  assert(call);
  return callee && pl_op_is(callee, PL_OP_FUNC_FUNC) ? purity_of_func(call, callee) : purity_of_returning(call, callee);
}
