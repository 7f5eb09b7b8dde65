/* linkage.c - who knows a function, and which body its name stands for.
 *
 * What a module keeps to itself may go, or change its signature together with all calls of it. What other modules have, too, may
 * go if nothing here names it; whether this body is the one that is called depends on the kind. Sources: LLVM Language Reference,
 * "Linkage Types"; MLIR documentation, "Symbols and Symbol Tables", Symbol Visibility. */
#include <assert.h>

#include "verify/claims/claims.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/convention/map_layouts.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/function/linkage.h"

/* Whether the symbol's linkage, as its dialect states it (external if absent), has one of the traits. */
static bool is_linked(const pl_op *symbol, uint32_t traits) {
  const pl_attr *linkage = pl_op_attr(symbol, pl_str_is(symbol->info->dialect, "llvm") ? PL_NAME_LINKAGE : PL_NAME_LLVM_LINKAGE);
  return pl_claim_linkage_has(pl_enum_word_of(linkage), traits);
}

/* Whether the function is local to its module, by its linkage or its visibility. */
static bool is_local(const pl_op *function) {
  if (is_linked(function, PL_CLAIM_LOCAL)) return true;
  return pl_op_is(function, PL_OP_FUNC_FUNC) && pl_tv_is_private(function) && !pl_op_attr(function, PL_NAME_LLVM_LINKAGE);
}

/* Whether the op is an llvm.call or a func.call; the former may still call through a pointer. */
static bool is_direct_call(const pl_op *op) { return pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_FUNC_CALL); }

/* Whether the op's symbol names are looked up in `table`: no other module is between them. */
static bool is_of_table(const pl_op *op, const pl_op *table) {
  while (op != table && !pl_op_is(op, PL_OP_BUILTIN_MODULE))
    op = op->block->region->op;
  return op == table;
}

/* Whether an op in the table, outside of modules nested in it, refers to the symbol; as the callee of a direct call only if
 * `calls` is set. */
static bool is_named(const pl_op *table, pl_str name, bool calls) {
  pl_op *root = (pl_op *)(uintptr_t)table;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    for (uint32_t i = 0; op->attrs && op->attrs->refers && i < op->attrs->dict.count; i++) {
      const pl_named_attr *attr = &op->attrs->dict.entries[i];
      const bool called = is_direct_call(op) && pl_str_is(attr->name, "callee");
      if ((calls || !called) && pl_entry_refers_to(op, attr, name) && is_of_table(op, table)) return true;
    }
  return false;
}

/* Whether another symbol is in the function's comdat, whose members the linker keeps together or not at all. */
static bool shares_group(const pl_op *function) {
  const pl_attr *group = pl_op_attr(function, PL_NAME_COMDAT);
  for (const pl_op *op = group ? function->block->first : NULL; op; op = op->next)
    if (op != function && pl_op_attr(op, PL_NAME_COMDAT) == group) return true;
  return false;
}

/* Whether the symbol may be dropped if nothing uses it: by its linkage, or as a function that is private in MLIR. */
static bool is_discardable(const pl_op *symbol) {
  return is_linked(symbol, PL_CLAIM_DISCARDABLE) || (pl_op_has(symbol, PL_TRAIT_FUNCTION) && pl_tv_is_private(symbol));
}

bool pl_tv_may_be_gone(const pl_op *symbol, const pl_op *lowered) {
  assert(symbol && symbol->block);
  if (!pl_tv_is_definition(symbol)) return true;
  if (!is_discardable(symbol) || shares_group(symbol)) return false;
  return !lowered || !is_named(lowered, pl_symbol_name(symbol), true);
}

bool pl_tv_is_exact(const pl_op *symbol) {
  assert(symbol);
  return is_linked(symbol, PL_CLAIM_EXACT);
}

bool pl_tv_is_definitive(const pl_op *symbol) {
  assert(symbol);
  return is_linked(symbol, PL_CLAIM_EXACT | PL_CLAIM_ODR);
}

bool pl_tv_is_emitted_instead(const pl_op *source, const pl_op *lowered) {
  static const char *const pairs[][2] = {{"linkonce", "weak"}, {"linkonce_odr", "weak_odr"}};
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
    if (pl_tv_has_linkage(source, pairs[i][0]) && pl_tv_has_linkage(lowered, pairs[i][1])) return true;
  return false;
}

bool pl_tv_is_left_elsewhere(const pl_op *source, const pl_op *lowered) {
  assert(pl_op_has(source, PL_TRAIT_FUNCTION) && lowered);
  return pl_tv_has_linkage(source, "available_externally") && !pl_func_is_declaration(source) &&
         pl_func_is_declaration(lowered) && pl_tv_is_exact(lowered);
}

/* Whether the lowering's function is known to have another type than the convention makes of the source's, or to be passed
 * values in another way. */
static bool differs(const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  const pl_lowered_types types = pl_tv_types(source, &options->convention);
  const pl_type *meant = pl_func_type(source), *have = pl_func_type(lowered);
  if (source->info != lowered->info) meant = pl_lowered_function(&types, meant, pl_tv_is_variadic(source));
  if (!meant || pl_tv_has_map_layout(pl_func_type(source)) || pl_tv_passes_forms(&types, source, lowered)) return false;
  if (meant->func.variadic != have->func.variadic) return true;
  if (meant->func.variadic) return false;
  return !pl_lowered_equal(meant, have) || pl_tv_passing_difference(&types, source, lowered);
}

/* Whether the op is a function with a body. */
static bool is_defined(const pl_op *op) { return op && pl_op_has(op, PL_TRAIT_FUNCTION) && !pl_func_is_declaration(op); }

bool pl_tv_is_reshaped(const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  assert(options);
  if (!is_defined(source) || !is_defined(lowered) || !is_local(source) || !is_local(lowered)) return false;
  if (source->info != lowered->info && !pl_op_is(lowered, PL_OP_LLVM_FUNC)) return false;
  return differs(source, lowered, options) && !is_named(pl_tv_symbol_table(source), pl_symbol_name(source), false) &&
         !is_named(pl_tv_symbol_table(lowered), pl_symbol_name(lowered), false);
}
