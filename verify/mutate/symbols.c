/* Functions and globals. */
#include "verify/mutate/mutator.h"

/* Whether the op is llvm.func. */
static bool is_func(const pl_op *op) { return pl_op_is(op, PL_OP_LLVM_FUNC); }
/* Whether the op is llvm.mlir.global. */
static bool is_global(const pl_op *op) { return pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL); }

/* Whether an op of the module that holds the symbol refers to it by name, in attributes at any depth. */
static bool is_used(const pl_op *symbol) {
  const pl_op *module = symbol->block->region->op;
  for (const pl_op *op = module; op; op = pl_op_walk_next(module, (pl_op *)(uintptr_t)op))
    if (pl_op_refers_to(op, pl_symbol_name(symbol))) return true;
  return false;
}

/* Offers a mutation site (see mutator.h) at an llvm.func or llvm.mlir.global that nothing in its module refers to: it is erased.
 */
void pl_mutate_drop_symbol(pl_mutator *mu, pl_op *op) {
  if ((!is_func(op) && !is_global(op)) || is_used(op)) return;
  if (pl_mutator_site(mu, op, "a symbol is dropped")) pl_op_erase(op);
}

/* Offers a mutation site (see mutator.h) at an llvm.mlir.global, or an llvm.func with a body: its linkage becomes internal, or
 * external if it was internal. */
void pl_mutate_other_linkage(pl_mutator *mu, pl_op *op) {
  bool is_definition = is_func(op) ? !pl_func_is_declaration(op) : is_global(op);
  const pl_attr *linkage = is_definition ? pl_op_attr(op, PL_NAME_LINKAGE) : NULL;
  if (!is_definition || !pl_mutator_site(mu, op, "a symbol has another linkage")) return;
  bool internal = linkage && pl_enum_has(linkage, "internal");
  pl_str word = internal ? PL_STR("external") : PL_STR("internal");
  pl_op_set_attr(op, PL_NAME_LINKAGE, pl_attr_enum(mu->module->ctx, PL_STR("llvm"), PL_STR("linkage"), &word, 1));
}

/* Offers a mutation site (see mutator.h) at an llvm.mlir.global whose value is a dense attribute with elements: the lowest bit of
 * the first element, which of a splat stands for all, is flipped. */
void pl_mutate_global_value(pl_mutator *mu, pl_op *op) {
  const pl_attr *value = is_global(op) ? pl_op_attr(op, PL_NAME_VALUE) : NULL;
  if (!value || value->kind != PL_ATTR_DENSE || !value->dense.elems || value->dense.count == 0) return;
  if (!pl_mutator_site(mu, op, "the first value of a global is another one")) return;
  PL_VEC(pl_apint) elems = {0};
  for (uint64_t i = 0; i < value->dense.count; i++)
    pl_vec_push(&elems, value->dense.elems[i]);
  pl_arena *arena = mu->module->arena;
  elems.data[0] = pl_apint_xor(arena, elems.data[0], pl_apint_from_u64(arena, elems.data[0].width, 1));
  pl_op_set_attr(op, PL_NAME_VALUE, pl_attr_dense(mu->module->ctx, value->type, elems.data, elems.len, value->dense.splat));
  pl_vec_free(&elems);
}

/* Offers a mutation site (see mutator.h) at an llvm.mlir.global: it becomes constant, or no longer is. */
void pl_mutate_global_constness(pl_mutator *mu, pl_op *op) {
  if (!is_global(op) || !pl_mutator_site(mu, op, "a global changes its constness")) return;
  pl_op_set_attr(op, PL_NAME_CONSTANT, pl_op_attr(op, PL_NAME_CONSTANT) ? NULL : pl_attr_unit(mu->module->ctx));
}

/* Offers a mutation site (see mutator.h) at an llvm.mlir.global with an alignment above 1: it is halved. */
void pl_mutate_global_alignment(pl_mutator *mu, pl_op *op) {
  int64_t alignment = is_global(op) ? pl_mutator_number(op, PL_NAME_ALIGNMENT, 0) : 0;
  if (alignment > 1 && pl_mutator_site(mu, op, "a global is aligned half as much"))
    pl_mutator_set_number(op, PL_NAME_ALIGNMENT, 64, alignment / 2);
}
