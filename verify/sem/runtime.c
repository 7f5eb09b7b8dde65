/* runtime.c - what LLVM itself knows of the runtime functions that lowerings call: such a claim, of a declaration or of a call,
 * says nothing more than that it is that function. Source: LLVM Language Reference, "Function Attributes"; C17, 7.22.3
 * and 7.22.4. */
#include "core/ir/attr_params.h"
#include "verify/convention/op_claims.h"
#include "verify/sem/internal.h"

#include <assert.h>

/* A claim is a word, or a word and a value. */
static bool is_known_claim(pl_str callee, pl_str word, pl_str value) {
  static const struct {
    const char *callee, *word, *value; /* callee "": all but abort; value NULL: none */
  } known[] = {
      {"", "mustprogress", NULL},
      {"", "willreturn", NULL},
      {"abort", "noreturn", NULL},
      {"abort", "cold", NULL},
      {"abort", "nofree", NULL},
      {"puts", "nofree", NULL},
      {"malloc", "nofree", NULL},
      {"malloc", "allockind", "9"}, /* alloc, uninitialized */
      {"malloc", "allocsize", "4294967295"},
      {"malloc", "alloc-family", "malloc"},
      {"aligned_alloc", "nofree", NULL},
      {"aligned_alloc", "allockind", "41"}, /* and aligned */
      {"aligned_alloc", "allocsize", "8589934591"},
      {"aligned_alloc", "alloc-family", "malloc"},
      {"free", "allockind", "4"},
      {"free", "alloc-family", "malloc"},
  };
  if (pl_str_is(word, "nounwind")) return true;
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    bool here = known[i].callee[0] ? pl_str_is(callee, known[i].callee) : !pl_str_is(callee, "abort");
    bool same = known[i].value ? pl_str_is(value, known[i].value) : value.len == 0;
    if (here && pl_str_is(word, known[i].word) && same) return true;
  }
  return false;
}

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

/* Allocating changes memory that the program can't see, freeing also what the pointer leads to. */
static bool are_known_effects(pl_str callee, const pl_attr *effects) {
  const bool allocates = pl_str_is(callee, "malloc") || pl_str_is(callee, "aligned_alloc"), frees = pl_str_is(callee, "free");
  if (!pl_attr_is(effects, "memory_effects")) return false;
  const bool hidden = pl_str_is(pl_attr_param_text(effects, "inaccessibleMem"), "readwrite");
  return hidden && (allocates || (frees && pl_str_is(pl_attr_param_text(effects, "argMem"), "readwrite")));
}

static bool is_no_builtin(const pl_op *op) { return pl_op_claims(op, PL_AT_FUNCTION | PL_AT_CALL, PL_CLAIM_NO_BUILTIN); }

bool pl_sem_calls_free(const pl_sem *sem, const pl_op *op) {
  assert(sem && op);
  const pl_op *module = sem->world->source_module;
  const pl_attr *callee = pl_op_is(op, PL_OP_LLVM_CALL) ? pl_op_attr(op, "callee") : NULL;
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
  const pl_str none = {NULL, 0};
  if (pl_str_is(name, "no_unwind")) return true;
  if (pl_str_is(name, "will_return")) return is_known_claim(callee, PL_STR("willreturn"), none);
  if (pl_str_is(name, "noreturn")) return is_known_claim(callee, PL_STR("noreturn"), none);
  if (pl_str_is(name, "passthrough")) return value->kind == PL_ATTR_ARRAY && are_known_claims(callee, value);
  return pl_str_is(name, "memory_effects") && are_known_effects(callee, value);
}
