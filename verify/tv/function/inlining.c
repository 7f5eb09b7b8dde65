/* inlining.c - which calls are inlined.
 *
 * An optimiser puts a function's body where it was called, leaves out calls that do nothing, or makes functions of pieces of
 * others: a call of a function that is defined is no event that source and lowering have to make alike. Where a proof call by
 * call does not succeed, source and lowering are walked with the bodies of such functions in the place of the calls (flatten.c),
 * and runs enter them.
 *
 * Why that is sound: the body is the function's only meaning if nobody can put another one in its place, which the linkage says
 * (LLVM Language Reference, "Linkage Types"). What a lowered callee claims of its own body is shown where that function is
 * judged; one that claims something of its callers, or of which the source knows nothing, is inlined only if it claims
 * nothing. Claims of a call that have no meaning here keep it a call. A callee's frame ends with it: in the lowering by a save
 * and a restore of the stack around it; the source's stack may well live longer here, which asks more of the lowering, not less.
 */
#include <assert.h>
#include <string.h>

#include "verify/claims/claims.h"
#include "verify/sem/llvm/attributes.h"
#include "verify/sem/llvm/runtime_functions.h"
#include "verify/sem/state/layout.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/convention/target.h"
#include "verify/tv/function/attributes.h"
#include "verify/tv/function/import_losses.h"
#include "verify/tv/function/linkage.h"
#include "verify/tv/function/reach.h"

void pl_tv_add_name(pl_str_vec *names, pl_str name) {
  for (size_t i = 0; i < names->len; i++)
    if (pl_str_eq(names->data[i], name)) return;
  pl_vec_push(names, name);
}

/* The function of that name that the symbol table (may be NULL) defines with a body; NULL if there is none. */
static const pl_op *defined_in(const pl_op *table, pl_str name) {
  const pl_op *op = table ? pl_symbol_lookup(table, name) : NULL;
  return op && pl_op_has(op, PL_TRAIT_FUNCTION) && !pl_func_is_declaration(op) ? op : NULL;
}

/* The name of the function that a func.call or llvm.call calls directly; empty if the op is no such call. */
static pl_str callee_name(const pl_op *call) {
  bool direct = pl_op_is(call, PL_OP_FUNC_CALL) || pl_op_is(call, PL_OP_LLVM_CALL);
  const pl_attr *callee = direct ? pl_op_attr(call, PL_NAME_CALLEE) : NULL;
  if (!callee || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1) return (pl_str){NULL, 0};
  return callee->symbol.path[0];
}

/* Whether the call's operands have the types of the function's arguments; false if it is variadic. */
static bool same_types(const pl_op *call, const pl_op *func) {
  const pl_type *type = pl_func_type(func);
  if (!type || type->func.variadic || type->func.num_inputs != call->num_operands) return false;
  const pl_block *entry = pl_func_entry(func);
  for (uint32_t i = 0; i < call->num_operands; i++)
    if (pl_operand(call, i)->type != entry->args[i]->type) return false;
  return true;
}

/* Whether the attribute is one on how a value is passed that inlining takes into account, and the dictionary `other` has it with
 * the same value. */
static bool is_passed_alike(const pl_named_attr *claim, const pl_attr *other) {
  return pl_claim_mlir_has(claim->name, PL_AT_PARAMETER | PL_AT_RESULT, PL_CLAIM_INLINED) &&
         pl_dict_get(other, claim->name) == claim->value;
}

/* Whether an `arg_attrs` or `res_attrs` list (NULL: empty) has no attribute but ways of passing that inlining follows and that
 * `others` states alike, and, with `judged`, claims about the body, which are judged elsewhere. */
static bool lists_nothing(const pl_attr *lists, const pl_attr *others, bool judged) {
  for (uint32_t i = 0; lists && i < lists->array.count; i++) {
    const pl_attr *list = lists->array.elems[i];
    for (uint32_t k = 0; k < list->dict.count; k++)
      if ((!judged || !pl_body_is_argument_claim(list->dict.entries[k].name)) &&
          !is_passed_alike(&list->dict.entries[k], pl_tv_dict_at(others, i)))
        return false;
  }
  return true;
}

/* Whether the name is in the list. */
static bool is_one_of(pl_str name, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (pl_str_is(name, names[i])) return true;
  return false;
}
#define IS_ONE_OF(name, names) is_one_of(name, names, sizeof names / sizeof *names)

/* Whether the function has an llvm.alloca. */
static bool has_alloca(const pl_op *func) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (pl_op_is(op, PL_OP_LLVM_ALLOCA)) return true;
  return false;
}

/* The function that the op is in, or is; NULL if it is in none. */
static const pl_op *function_of(const pl_op *op) {
  while (op && !pl_op_has(op, PL_TRAIT_FUNCTION))
    op = op->block ? op->block->region->op : NULL;
  return op;
}

/* Whether the op is of a kind that may unwind and is not known not to. */
static bool throws(const pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_RESUME) || pl_op_is(op, PL_OP_LLVM_CALL_INTRINSIC) || pl_op_is(op, PL_OP_LLVM_INLINE_ASM))
    return true;
  const bool calls = pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_LLVM_INVOKE) || pl_op_is(op, PL_OP_FUNC_CALL) ||
                     pl_op_is(op, PL_OP_FUNC_CALL_INDIRECT);
  const pl_str name = calls ? callee_name(op) : (pl_str){NULL, 0};
  if (!calls || pl_sem_is_runtime_function(name)) return false;
  const pl_op *callee = name.len > 0 ? pl_symbol_lookup(pl_tv_symbol_table(function_of(op)), name) : NULL;
  return !callee || !pl_op_attr(callee, PL_NAME_NO_UNWIND);
}

/* Whether some op of the function may unwind. */
static bool may_unwind(const pl_op *func) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (throws(op)) return true;
  return false;
}

/* Whether inlining checks that attribute of a call by itself. */
static bool is_seen_here(pl_str name) {
  static const char *const names[] = {"callee", "var_callee_type", "arg_attrs", "res_attrs", "CConv"};
  return IS_ONE_OF(name, names);
}

/* Whether the mode forbids inlining across functions at all. (LLVM Language Reference, "Function Attributes".) */
static bool is_tied(const pl_stated *stated) { return (stated->row->traits & PL_CLAIM_TIED) != 0; }

/* Whether the attribute is a mode that caller and callee may have to share for inlining. */
static bool is_mode(const pl_stated *stated) {
  const pl_claim *row = stated->row;
  return row && row->kind == PL_CLAIM_MODE && row->change != PL_CHANGE_PASSING && row->change != PL_CHANGE_ELSEWHERE &&
         row->change != PL_CHANGE_TARGET && !(stated->has_text && pl_claim_is_neutral(row, stated->text));
}

/* Whether the mode makes defined what is undefined without it: the source may be taken to have it. (LLVM Language Reference,
 * "Function Attributes".) */
static bool defines_more(const pl_stated *stated) {
  return stated->row->llvm && strcmp(stated->row->llvm, "null_pointer_is_valid") == 0;
}

/* Whether each mode of `list` is in `other`, too, or has no effect on what `func` does; false if one forbids inlining.
 * `lenient`: modes that only define more need not be there. Denormal modes are compared elsewhere. */
static bool modes_are_in(const pl_stated_vec *list, const pl_stated_vec *other, const pl_op *func, bool lenient) {
  for (size_t i = 0; i < list->len; i++) {
    const pl_stated *stated = &list->data[i];
    if (!is_mode(stated) || (lenient && defines_more(stated))) continue;
    if (is_tied(stated)) return false;
    if (pl_tv_is_of_denormals(stated)) continue; /* compared by format */
    if (stated->row->matters && !pl_tv_deals_with(func, stated->row->matters)) continue;
    if (!pl_tv_same_attribute(other, stated)) return false;
  }
  return true;
}

/* Whether the body of `func` means the same in the call's caller, as far as modes of the functions and the call go. */
static bool crosses_no_mode(const pl_op *call, const pl_op *func, pl_role role) {
  pl_stated_vec of_call = {0}, of_caller = {0}, of_callee = {0};
  const pl_op *caller = function_of(call);
  bool fine = caller != NULL;
  pl_tv_attributes_of(NULL, call, PL_AT_CALL, &of_call);
  for (size_t i = 0; i < of_call.len; i++)
    fine &= !is_mode(&of_call.data[i]);
  if (fine) {
    pl_tv_attributes_of(NULL, caller, PL_AT_FUNCTION, &of_caller);
    pl_tv_attributes_of(NULL, func, PL_AT_FUNCTION, &of_callee);
    for (size_t i = 0; i < of_caller.len; i++)
      if (is_mode(&of_caller.data[i]) && is_tied(&of_caller.data[i])) of_caller.data[i].row = NULL; /* of who calls the caller */
    fine = modes_are_in(&of_callee, &of_caller, func, false) &&
           modes_are_in(&of_caller, &of_callee, func, role == PL_ROLE_SOURCE) && pl_tv_denormals_inlined(caller, func);
  }
  pl_vec_free(&of_call);
  pl_vec_free(&of_caller);
  pl_vec_free(&of_callee);
  return fine;
}

/* Whether the call itself has no attribute whose meaning would be lost if `func` were inlined for it. */
static bool call_claims_nothing(const pl_op *call, const pl_op *func) {
  if (!lists_nothing(pl_op_attr(call, PL_NAME_ARG_ATTRS), pl_op_attr(func, PL_NAME_ARG_ATTRS), false)) return false;
  if (!lists_nothing(pl_op_attr(call, PL_NAME_RES_ATTRS), pl_op_attr(func, PL_NAME_RES_ATTRS), false)) return false;
  if (pl_op_attr(call, PL_NAME_CCONV) != pl_op_attr(func, PL_NAME_CCONV)) return false;
  for (uint32_t i = 0; call->attrs && i < call->attrs->dict.count; i++) {
    pl_str name = call->attrs->dict.entries[i].name;
    const pl_attr *value = call->attrs->dict.entries[i].value;
    const pl_claim *row = pl_claim_of_mlir(name, PL_AT_CALL);
    const bool nothing = row && (row->kind == PL_CLAIM_NOTHING || (row->kind == PL_CLAIM_PART && is_seen_here(name)));
    if (pl_sem_is_foreign(name) || nothing) continue;
    if (pl_str_is(name, "no_unwind") && !may_unwind(func)) continue;
    if (pl_str_is(name, "fastmathFlags") && pl_enum_has(value, "none")) continue;
    /* A tail call: the callee touches nothing of the caller's frame. So it is where there is none. */
    bool tail = pl_enum_has(value, "tail") && !has_alloca(function_of(call));
    if (pl_str_is(name, "TailCallKind") && (pl_enum_has(value, "none") || pl_enum_has(value, "notail") || tail)) continue;
    if (pl_str_is(name, "op_bundle_sizes") && value->kind == PL_ATTR_DENSE_ARRAY && value->dense.count == 0) continue;
    if (pl_str_is(name, "op_bundle_tags") && value->kind == PL_ATTR_ARRAY && value->array.count == 0) continue;
    return false;
  }
  return true;
}

/* Whether a callee, which gets no verdict of its own, has the caller's target and no attribute whose meaning is unknown or would
 * be lost by inlining. */
static bool function_claims_nothing(const pl_op *call, const pl_op *func) {
  pl_stated_vec stated = {0};
  bool fine = pl_tv_target_difference(function_of(call), func) == NULL;
  pl_tv_attributes_of(NULL, func, PL_AT_FUNCTION, &stated);
  for (size_t i = 0; i < stated.len && fine; i++) {
    const pl_claim *row = stated.data[i].row;
    const bool unwinds = row && row->llvm && strcmp(row->llvm, "nounwind") == 0 && may_unwind(func);
    fine = row && (row->kind != PL_CLAIM_CLAIM || pl_claim_is_neutral(row, stated.data[i].text) ||
                   (strcmp(row->llvm ? row->llvm : "", "nounwind") == 0 && !unwinds));
  }
  pl_vec_free(&stated);
  return fine;
}

/* Whether a call of the lowering may be inlined without a loss of what call and callee claim. `judged`: the callee has a verdict
 * of its own, which covers its claims. */
static bool lowered_may_be_inlined(const pl_op *call, const pl_op *func, bool judged) {
  if (!pl_op_is(func, PL_OP_LLVM_FUNC) || !pl_op_is(call, PL_OP_LLVM_CALL))
    return pl_op_is(func, PL_OP_FUNC_FUNC) && pl_op_is(call, PL_OP_FUNC_CALL) && judged;
  if (pl_tv_import_loss(func, func)) return false; /* it says more than could be read */
  return call_claims_nothing(call, func) &&
         lists_nothing(pl_op_attr(func, PL_NAME_ARG_ATTRS), pl_op_attr(call, PL_NAME_ARG_ATTRS), judged) &&
         lists_nothing(pl_op_attr(func, PL_NAME_RES_ATTRS), pl_op_attr(call, PL_NAME_RES_ATTRS), false) &&
         (judged || function_claims_nothing(call, func));
}

/* The `llvm.byval` attribute of argument `index` of a function or call; NULL if it has none. */
static const pl_attr *copied_type(const pl_op *op, uint32_t index) {
  return pl_dict_get(pl_tv_dict_at(pl_op_attr(op, PL_NAME_ARG_ATTRS), index), pl_attr_names[PL_NAME_LLVM_BYVAL]);
}

const pl_type *pl_tv_copied_type(const pl_op *callee, uint32_t index) {
  assert(callee);
  const pl_attr *type = copied_type(callee, index);
  return type && type->kind == PL_ATTR_TYPE ? type->type : NULL;
}

/* Stores size and alignment in bytes of the type of `byval` argument `index`; both are 0 if it has none or its layout is not
 * known. */
static void lay_out_copy(const pl_op *callee, uint32_t index, uint64_t *bytes, uint64_t *align) {
  const pl_type *type = pl_tv_copied_type(callee, index);
  pl_arena *arena = pl_arena_new();
  pl_layout *layout = pl_layout_new(arena, pl_layout_index_bits_of(callee));
  const pl_flat *flat = type ? pl_layout_flatten(layout, type) : NULL;
  *bytes = flat && flat->sized ? flat->alloc_size : 0;
  *align = flat && flat->sized ? flat->align : 0;
  pl_layout_free(layout);
  pl_arena_free(arena);
}

uint64_t pl_tv_copied_bytes(const pl_op *callee, uint32_t index) {
  uint64_t bytes, align;
  assert(callee);
  lay_out_copy(callee, index, &bytes, &align);
  return bytes;
}

const pl_attr *pl_tv_copied_align(const pl_op *callee, uint32_t index) {
  pl_context *ctx = callee->module->ctx;
  uint64_t bytes, align;
  assert(callee);
  const pl_attr *stated =
      pl_dict_get(pl_tv_dict_at(pl_op_attr(callee, PL_NAME_ARG_ATTRS), index), pl_attr_names[PL_NAME_LLVM_ALIGN]);
  lay_out_copy(callee, index, &bytes, &align);
  return stated ? stated : pl_attr_i64(ctx, pl_type_integer(ctx, 64), (int64_t)align);
}

/* Whether call and callee agree on `byval` arguments, whose types have known sizes, and no argument is inalloca or preallocated.
 * (LLVM Language Reference, "Parameter Attributes".) */
static bool copies_are_known(const pl_op *call, const pl_op *func) {
  static const char *const others[] = {"llvm.inalloca", "llvm.preallocated"};
  for (uint32_t i = 0; i < call->num_operands; i++) {
    const pl_attr *dict = pl_tv_dict_at(pl_op_attr(func, PL_NAME_ARG_ATTRS), i),
                  *own = pl_tv_dict_at(pl_op_attr(call, PL_NAME_ARG_ATTRS), i);
    const pl_attr *copied = copied_type(func, i);
    if (copied != copied_type(call, i) && (copied_type(call, i) || pl_op_is(call, PL_OP_LLVM_CALL))) return false;
    if (copied && !pl_tv_copied_bytes(func, i)) return false;
    for (size_t k = 0; k < sizeof others / sizeof *others; k++)
      if (pl_dict_get(dict, pl_str_from(others[k])) || pl_dict_get(own, pl_str_from(others[k]))) return false;
  }
  return true;
}

/* Whether the body that a call in a program of that role may be replaced by is what the lowering's `symbol` of its name means.
 * `source`, `lowered`: the definitions, NULL if there is none. */
static bool is_as_in_source(const pl_op *source, const pl_op *lowered, const pl_op *symbol, pl_role role) {
  if (lowered && pl_tv_is_exact(lowered)) return true;
  if (role == PL_ROLE_LOWERING || !source || pl_tv_is_exact(source)) return false;
  return lowered ? pl_tv_is_definitive(lowered) : pl_op_has(symbol, PL_TRAIT_FUNCTION) && pl_tv_is_left_elsewhere(source, symbol);
}

const pl_op *pl_tv_inlined_callee(const pl_tv_tables *tables, const pl_op *call, pl_role role) {
  assert(tables && tables->options && call);
  pl_str name = callee_name(call);
  if (!name.len || pl_sem_is_runtime_function(name)) return NULL;
  const pl_op *source = defined_in(tables->source, name), *lowered = defined_in(tables->lowered, name);
  bool in_source = tables->source && pl_symbol_lookup(tables->source, name);
  bool in_lowering = tables->lowered && pl_symbol_lookup(tables->lowered, name);
  if (tables->reference && in_source && !source) source = lowered; /* what the wrapper calls is what the lowering has */
  const bool is_lowering = role == PL_ROLE_LOWERING;
  const pl_op *func = is_lowering ? lowered : source;
  if (!func || !same_types(call, func) || !copies_are_known(call, func)) return NULL;
  if (in_lowering && !is_as_in_source(source, lowered, pl_symbol_lookup(tables->lowered, name), role)) return NULL;
  if ((is_lowering && in_source && !source) || (source && !pl_tv_is_definitive(source)) || !crosses_no_mode(call, func, role))
    return NULL;
  const bool judged = source != NULL && !pl_tv_is_reshaped(source, lowered, tables->options);
  return !is_lowering || lowered_may_be_inlined(call, func, judged) ? func : NULL;
}

bool pl_tv_inlines_calls(const pl_tv_tables *tables, const pl_op *func, pl_role role, pl_str_vec *names) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  bool any = false;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op)) {
    const pl_op *callee = pl_tv_inlined_callee(tables, op, role);
    any |= callee != NULL;
    if (callee && names) pl_tv_add_name(names, pl_symbol_name(callee));
  }
  return any;
}

/* How many direct calls of that name the function has. */
static uint32_t count_calls(const pl_op *func, pl_str name) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  uint32_t count = 0;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    count += callee_name(op).len > 0 && pl_str_eq(callee_name(op), name);
  return count;
}

/* Whether the function of that name has other arguments or results in the lowering than the convention gives it, as
 * pl_tv_is_reshaped says. */
static bool is_reshaped(const pl_tv_tables *tables, pl_str name) {
  return pl_tv_is_reshaped(defined_in(tables->source, name), defined_in(tables->lowered, name), tables->options);
}

bool pl_tv_calls_moved(const pl_tv_tables *tables, const pl_op *source, const pl_op *lowered) {
  assert(pl_op_has(source, PL_TRAIT_FUNCTION) && pl_op_has(lowered, PL_TRAIT_FUNCTION));
  pl_str_vec names = {0};
  bool moved = false;
  pl_tv_inlines_calls(tables, source, PL_ROLE_SOURCE, &names);
  pl_tv_inlines_calls(tables, lowered, PL_ROLE_LOWERING, &names);
  for (size_t i = 0; i < names.len; i++)
    moved |= count_calls(source, names.data[i]) != count_calls(lowered, names.data[i]) || is_reshaped(tables, names.data[i]);
  pl_vec_free(&names);
  return moved;
}

/* ---- all operations of a function ---- */

/* Whether the op is in the list. */
static bool is_in(const pl_op_list *list, const pl_op *op) {
  for (size_t i = 0; i < list->len; i++)
    if (list->data[i] == op) return true;
  return false;
}

pl_tv_reach pl_tv_reach_of(const pl_tv_tables *tables, const pl_op *func, pl_role role, bool inside) {
  assert(pl_op_has(func, PL_TRAIT_FUNCTION));
  pl_tv_reach reach = {.func = func};
  pl_vec_push(&reach.bodies, func);
  for (size_t i = 0; i < reach.bodies.len; i++) {
    pl_op *root = (pl_op *)(uintptr_t)reach.bodies.data[i];
    for (const pl_op *op = root; op; op = pl_op_walk_next(root, (pl_op *)(uintptr_t)op)) {
      const pl_op *callee = inside ? pl_tv_inlined_callee(tables, op, role) : NULL;
      pl_vec_push(&reach.ops, op);
      if (callee && !is_in(&reach.bodies, callee)) pl_vec_push(&reach.bodies, callee);
    }
  }
  return reach;
}

void pl_tv_reach_free(pl_tv_reach *reach) {
  pl_vec_free(&reach->bodies);
  pl_vec_free(&reach->ops);
}
