/* function_address.c - a function value is called by the convention of its type.
 *
 * A func.func may be lowered by another convention than its type says: with bare pointers, a variable number of arguments,
 * another calling convention, or attributes that say how values are passed. Who calls it by its name knows that; who has its
 * address knows the type alone. So the address is no right lowering of a `func.constant` that names it, wherever it goes, unless
 * all that is done with the value is to call it in that very way. Sources: MLIR documentation, "LLVM IR Target" (2022), Function
 * Types, Calling Conventions, Bare Pointer Calling Convention for Ranked MemRef; LLVM Language Reference, "'call' Instruction".
 */
#include <assert.h>

#include "verify/claims/claims.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/module/module.h"

/* Whether the type is a memref, ranked or unranked. */
static bool is_memref(const pl_type *type) { return type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF; }

/* Whether the function type has a memref among its arguments or results. */
static bool has_memrefs(const pl_type *function) {
  for (uint32_t i = 0; i < function->func.num_inputs; i++)
    if (is_memref(function->func.inputs[i])) return true;
  for (uint32_t i = 0; i < function->func.num_results; i++)
    if (is_memref(function->func.results[i])) return true;
  return false;
}

/* The name of the attribute by which the function as a whole is called otherwise than its type says; NULL if there is none. */
static const char *of_function(const pl_op *target, const pl_convention *convention) {
  static const pl_attr_name names[] = {PL_NAME_CCONV, PL_NAME_LLVM_CCONV};
  if (pl_tv_is_bare(target, convention) != convention->bare_ptr && has_memrefs(pl_func_type(target))) return "llvm.bareptr";
  if (pl_tv_is_variadic(target)) return "func.varargs";
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const pl_attr *named = pl_op_attr(target, names[i]);
    if (named && !pl_enum_has(named, "ccc")) return pl_attr_names[names[i]].data;
  }
  return NULL;
}

/* Whether each use of the function value is a call of it with the attribute at `index` of `list`, its argument or result
 * attributes. */
static bool all_calls_say(const pl_value *value, pl_attr_name list, uint32_t index, pl_named_attr attr) {
  for (const pl_use *use = value->uses; use; use = use->next) {
    const bool called = pl_op_is(use->owner, PL_OP_FUNC_CALL_INDIRECT) && pl_operand(use->owner, 0) == value;
    for (uint32_t i = 1; called && i < use->owner->num_operands; i++)
      if (pl_operand(use->owner, i) == value) return false;
    if (!called || pl_dict_get(pl_tv_dict_at(pl_op_attr(use->owner, list), index), attr.name) != attr.value) return false;
  }
  return true;
}

/* The name of an attribute in `list`, the argument or result attributes of `target`, on how a value is passed that not all uses
 * of the function value have as calls; NULL if there is none. `places` (PL_AT_...) says where such an attribute stands. */
static const char *of_values(const pl_op *target, const pl_value *value, pl_attr_name list, uint32_t places) {
  const pl_attr *all = pl_op_attr(target, list);
  for (uint32_t i = 0; all && all->kind == PL_ATTR_ARRAY && i < all->array.count; i++) {
    const pl_attr *dict = pl_tv_dict_at(all, i);
    for (uint32_t k = 0; dict && k < dict->dict.count; k++) {
      const pl_claim *row = pl_claim_of_mlir(dict->dict.entries[k].name, places);
      if (row && row->change == PL_CHANGE_PASSING && !all_calls_say(value, list, i, dict->dict.entries[k])) return row->mlir;
    }
  }
  return NULL;
}

/* The name of an attribute by which the function `target` is called otherwise than its type and the uses of its address `value`
 * say; NULL if there is none. */
static const char *other_convention(const pl_op *target, const pl_value *value, const pl_convention *convention) {
  const char *name = of_function(target, convention);
  if (!name) name = of_values(target, value, PL_NAME_ARG_ATTRS, PL_AT_PARAMETER);
  return name ? name : of_values(target, value, PL_NAME_RES_ATTRS, PL_AT_RESULT);
}

/* Whether the lowering takes the address of the symbol with llvm.mlir.addressof. */
static bool takes_address(const pl_op *lowered, pl_str name) {
  pl_op *root = (pl_op *)(uintptr_t)lowered;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op)) {
    const pl_attr *symbol = pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF) ? pl_op_attr(op, PL_NAME_GLOBAL_NAME) : NULL;
    if (symbol && symbol->kind == PL_ATTR_SYMBOL && pl_str_eq(symbol->symbol.path[0], name)) return true;
  }
  return false;
}

/* The func.func that the func.constant names, if the lowering takes its address; NULL otherwise. */
static const pl_op *target_of(const pl_op *constant, const pl_op *source, const pl_op *lowered) {
  const pl_attr *name = pl_op_is(constant, PL_OP_FUNC_CONSTANT) ? pl_op_attr(constant, PL_NAME_VALUE) : NULL;
  if (!name || name->kind != PL_ATTR_SYMBOL || name->symbol.count != 1) return NULL;
  const pl_op *target = pl_symbol_lookup(pl_tv_symbol_table(source), name->symbol.path[0]);
  const bool known = target && pl_op_is(target, PL_OP_FUNC_FUNC);
  return known && takes_address(lowered, name->symbol.path[0]) ? target : NULL;
}

pl_fault pl_tv_address_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_convention *convention) {
  pl_op *root = (pl_op *)(uintptr_t)source;
  assert(arena && source && lowered && convention);
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op)) {
    const pl_op *target = target_of(op, source, lowered);
    const char *name = target ? other_convention(target, pl_result(op, 0), convention) : NULL;
    if (!name) continue;
    pl_sink text = {0};
    const pl_pos pos = pl_op_pos(op);
    pl_sink_printf(&text, "the lowering takes the address of @%.*s (%u:%u), which has another convention than its type: '%s'",
                   PL_STR_FMT(pl_symbol_name(target)), (unsigned)pos.line, (unsigned)pos.column, name);
    const char *copy = pl_arena_copy(arena, pl_sink_text(&text), text.len + 1);
    (void)pl_sink_close(&text);
    return pl_fault_refuted(PL_OBLIGATION_SIGNATURE, copy);
  }
  return pl_fault_none();
}
