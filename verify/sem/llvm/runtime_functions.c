/* runtime_functions.c - what LLVM itself knows of the runtime functions that lowerings call: an attribute of a declaration or
 * call that states it claims nothing new. Source: LLVM Language Reference, "Function Attributes"; C17, 7.22.3 and 7.22.4. */
#include "verify/sem/llvm/runtime_functions.h"

#include <assert.h>

#include "verify/claims/library.h"
#include "verify/claims/op_claims.h"

/* Whether LLVM itself knows the claim, a word and a value (empty: none), of the runtime function `callee`, or its contract
 * implies it. */
static bool is_known_claim(pl_str callee, pl_str word, pl_str value) {
  static const char *const contract[] = {"mustprogress", "willreturn"};
  const pl_library_function *row = pl_library_find(callee);
  if (pl_str_is(word, "nounwind")) return true;
  for (size_t i = 0; i < sizeof contract / sizeof *contract; i++)
    if (pl_str_is(word, contract[i]) && value.len == 0) return !pl_str_is(callee, "abort");
  return row && pl_library_claims_function(row, word, value);
}

/* Whether each entry of a `passthrough` list, a word or a pair of word and value, is a claim that is_known_claim has of the
 * runtime function `callee`; false also for an entry of another form. */
static bool are_known_claims(pl_str callee, const pl_attr *list) {
  for (uint32_t i = 0; i < list->array.count; i++) {
    const pl_attr *claim = list->array.elems[i], *pair = claim->kind == PL_ATTR_ARRAY ? claim : NULL;
    if (pair && (pair->array.count != 2 || pair->array.elems[1]->kind != PL_ATTR_STRING)) return false;
    const pl_attr *word = pair ? pair->array.elems[0] : claim;
    pl_str value = pair ? pair->array.elems[1]->string : (pl_str){NULL, 0};
    if (word->kind != PL_ATTR_STRING || !is_known_claim(callee, word->string, value)) return false;
  }
  return true;
}

/* Whether the function or call has `nobuiltin`, in one of its forms. */
static bool is_no_builtin(const pl_op *op) { return pl_op_claims(op, PL_AT_FUNCTION | PL_AT_CALL, PL_CLAIM_NO_BUILTIN); }

bool pl_sem_calls_free(const pl_sem *sem, const pl_op *op) {
  assert(sem && op);
  const pl_op *module = sem->world->source_module;
  const pl_attr *callee = pl_op_is(op, PL_OP_LLVM_CALL) ? pl_op_attr(op, PL_NAME_CALLEE) : NULL;
  if (!callee || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1 || !pl_str_is(callee->symbol.path[0], "free"))
    return false;
  const pl_op *symbol = module ? pl_symbol_lookup(module, PL_STR("free")) : NULL,
              *within = op->block ? op->block->region->op : NULL;
  if (symbol && (!pl_op_is(symbol, PL_OP_LLVM_FUNC) || !pl_func_is_declaration(symbol) || is_no_builtin(symbol))) return false;
  if (is_no_builtin(op) || (within && is_no_builtin(within))) return false;
  const bool plain = op->num_operands == 1 && op->num_results == 0 && pl_operand(op, 0)->type->kind == PL_TYPE_LLVM_PTR;
  return plain && sem->world->runtime_contracts;
}

bool pl_sem_is_runtime_claim(pl_str callee, pl_str name, const pl_attr *value) {
  assert(value);
  const pl_str none = {NULL, 0};
  if (pl_str_is(name, "no_unwind")) return true;
  if (pl_str_is(name, "will_return")) return is_known_claim(callee, PL_STR("willreturn"), none);
  if (pl_str_is(name, "noreturn")) return is_known_claim(callee, PL_STR("noreturn"), none);
  if (pl_str_is(name, "passthrough")) return value->kind == PL_ATTR_ARRAY && are_known_claims(callee, value);
  const pl_library_function *row = pl_library_find(callee);
  return pl_str_is(name, "memory_effects") && row && pl_library_claims_memory(row, value);
}

bool pl_sem_is_runtime_function(pl_str name) { return pl_library_has(name, PL_LIBRARY_RUNTIME); }

bool pl_sem_is_event_call(const pl_op *op) {
  assert(op);
  const pl_attr *callee = pl_op_attr(op, PL_NAME_CALLEE);
  if (!pl_op_is(op, PL_OP_LLVM_CALL)) return false;
  return !callee ||
         (callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1 && !pl_sem_is_runtime_function(callee->symbol.path[0]));
}
