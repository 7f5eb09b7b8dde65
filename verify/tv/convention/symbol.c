/* symbol.c - lookups and properties of symbols and of the modules that hold them. Sources: LLVM Language Reference, "Linkage
 * Types", "Comdats"; MLIR documentation, "Symbols and Symbol Tables". */
#include <assert.h>

#include "core/ir/op.h"
#include "verify/claims/claims.h"
#include "verify/tv/convention/symbol.h"

const pl_op *pl_tv_symbol_table(const pl_op *func) { return func->block ? func->block->region->op : NULL; }

bool pl_tv_has_linkage(const pl_op *symbol, const char *word) {
  assert(symbol && word);
  return pl_enum_has(pl_op_attr(symbol, pl_str_is(symbol->info->dialect, "llvm") ? PL_NAME_LINKAGE : PL_NAME_LLVM_LINKAGE), word);
}

bool pl_tv_is_private(const pl_op *symbol) {
  assert(symbol);
  const pl_attr *visibility = pl_op_attr(symbol, PL_NAME_SYM_VISIBILITY);
  return visibility && visibility->kind == PL_ATTR_STRING && pl_str_is(visibility->string, "private");
}

bool pl_tv_is_global(const pl_op *op) {
  return pl_op_is(op, PL_OP_MEMREF_GLOBAL) || pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL) || pl_op_is(op, PL_OP_LLVM_MLIR_ALIAS) ||
         pl_op_is(op, PL_OP_LLVM_MLIR_IFUNC);
}

const pl_op *pl_tv_find_symbol(const pl_symbols *symbols, pl_str name) {
  assert(symbols && (symbols->table || symbols->by_name.len == 0));
  if (!symbols->table || name.len == 0) return NULL;
  const pl_op *found = symbols->by_name.len > 0 ? pl_map_get_ptr(&symbols->by_name, name.data) : NULL;
  return found || symbols->by_name.len > 0 ? found : pl_symbol_lookup(symbols->table, name);
}

bool pl_tv_is_seen(const pl_op *symbol) {
  if (pl_str_is(symbol->info->dialect, "llvm"))
    return !pl_claim_linkage_has(pl_enum_word_of(pl_op_attr(symbol, PL_NAME_LINKAGE)), PL_CLAIM_LOCAL);
  const pl_attr *visibility = pl_op_attr(symbol, PL_NAME_SYM_VISIBILITY);
  return !visibility || visibility->kind != PL_ATTR_STRING || pl_str_is(visibility->string, "public");
}

/* The selection kind of the comdat that the op is in, such as `any`; NULL if it is not known to be in one. */
static const pl_attr *comdat_kind(const pl_op *op) {
  const pl_attr *name = pl_op_attr(op, PL_NAME_COMDAT);
  const pl_op *at = op->block->region->op;
  for (uint32_t i = 0; name && at && i < name->symbol.count; i++)
    at = pl_symbol_lookup(at, name->symbol.path[i]);
  return name && at ? pl_op_attr(at, PL_NAME_COMDAT) : NULL;
}

bool pl_tv_same_comdat(const pl_op *a, const pl_op *b) {
  assert(a->block && b->block);
  const pl_attr *x = pl_op_attr(a, PL_NAME_COMDAT), *y = pl_op_attr(b, PL_NAME_COMDAT);
  if (!x || !y) return x == y;
  if (x->kind != PL_ATTR_SYMBOL || y->kind != PL_ATTR_SYMBOL || comdat_kind(a) != comdat_kind(b)) return false;
  return pl_str_eq(x->symbol.path[x->symbol.count - 1], y->symbol.path[y->symbol.count - 1]);
}

const pl_op *pl_tv_counterpart(const pl_op *nested, const pl_op *lowered) {
  assert(pl_op_is(nested, PL_OP_BUILTIN_MODULE) && (!lowered || pl_op_is(lowered, PL_OP_BUILTIN_MODULE)));
  uint32_t turn = 0;
  pl_str name = pl_symbol_name(nested);
  const pl_block *body = lowered ? lowered->regions[0]->first : NULL;
  if (name.len > 0) {
    const pl_op *found = lowered ? pl_symbol_lookup(lowered, name) : NULL;
    return found && pl_op_is(found, PL_OP_BUILTIN_MODULE) ? found : NULL;
  }
  for (const pl_op *op = nested->prev; op; op = op->prev)
    turn += pl_op_is(op, PL_OP_BUILTIN_MODULE) && pl_symbol_name(op).len == 0;
  for (const pl_op *op = body ? body->first : NULL; op; op = op->next)
    if (pl_op_is(op, PL_OP_BUILTIN_MODULE) && pl_symbol_name(op).len == 0 && turn-- == 0) return op;
  return NULL;
}

bool pl_tv_is_variadic(const pl_op *func) {
  assert(pl_op_has(func, PL_TRAIT_FUNCTION));
  const pl_attr *attr = pl_op_attr(func, PL_NAME_FUNC_VARARGS);
  if (pl_func_type(func)->func.variadic) return true;
  return attr && !(attr->kind == PL_ATTR_INTEGER && pl_apint_is_zero(attr->integer));
}

const pl_attr *pl_tv_result_claims(const pl_op *func) {
  assert(pl_op_has(func, PL_TRAIT_FUNCTION));
  const pl_type *type = pl_func_type(func);
  if (pl_op_is(func, PL_OP_FUNC_FUNC) && type->func.num_results != 1) return NULL;
  const pl_attr *all = pl_op_attr(func, PL_NAME_RES_ATTRS);
  const pl_attr *first = all && all->kind == PL_ATTR_ARRAY && all->array.count > 0 ? all->array.elems[0] : NULL;
  return first && first->kind == PL_ATTR_DICT ? first : NULL;
}

uint64_t pl_tv_number_of(const pl_op *op, pl_attr_name name) {
  const pl_attr *attr = pl_op_attr(op, name);
  uint64_t value = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER) pl_apint_to_u64(attr->integer, &value);
  return value;
}

bool pl_tv_is_definition(const pl_op *op) {
  assert(op);
  if (pl_op_has(op, PL_TRAIT_FUNCTION)) return !pl_func_is_declaration(op);
  if (pl_op_is(op, PL_OP_MEMREF_GLOBAL)) return pl_op_attr(op, PL_NAME_INITIAL_VALUE) != NULL;
  if (!pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL)) return true;
  return pl_op_attr(op, PL_NAME_VALUE) || (op->num_regions > 0 && op->regions[0]->first);
}
