/* inside.c - calls that are run inside.
 *
 * An optimiser puts a function's body where it was called, leaves out calls that do nothing, or makes functions of pieces of
 * others: a call of a function that is defined is no event that both sides have to make alike. Where a proof call by call does
 * not succeed, both sides are walked with the bodies of such functions in the place of the calls (flatten.c), and runs enter
 * them.
 *
 * Why that is sound: the body is the function's only meaning if nobody can put another one in its place, which the linkage says
 * (LLVM Language Reference, "Linkage Types"). What a lowered callee claims of its own body is shown where that function is
 * judged; one that claims something of its callers, or of which the source knows nothing, is run inside only if it claims
 * nothing. Claims of a call that have no meaning here keep it a call. A callee's frame ends with it: in the lowering by a save
 * and a restore of the stack around it; the source's stack may well live longer here, which asks more of the lowering, not less.
 */
#include "verify/tv/internal.h"

void pl_tv_add_name(pl_str_vec *names, pl_str name) {
  for (size_t i = 0; i < names->len; i++)
    if (pl_str_eq(names->data[i], name)) return;
  pl_vec_push(names, name);
}

const pl_op *pl_tv_symbol_table(const pl_op *func) { return func->block ? func->block->region->op : NULL; }

static const pl_op *defined_in(const pl_op *table, pl_str name) {
  const pl_op *op = table ? pl_symbol_lookup(table, name) : NULL;
  return op && pl_op_has(op, PL_TRAIT_FUNCTION) && !pl_func_is_declaration(op) ? op : NULL;
}

static bool is_exact(const pl_op *func) {
  const pl_attr *linkage = pl_op_attr(func, "linkage");
  return !linkage || pl_enum_has(linkage, "external") || pl_enum_has(linkage, "internal") || pl_enum_has(linkage, "private");
}

/* The linker may take another body of that name, which does something else. */
static bool is_replaceable(const pl_op *func) {
  static const char *const words[] = {"linkonce", "weak", "common", "extern_weak"};
  const pl_attr *linkage = pl_op_attr(func, "linkage"), *wish = pl_op_attr(func, "llvm.linkage");
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_enum_has(linkage, words[i]) || pl_enum_has(wish, words[i])) return true;
  return false;
}

static pl_str callee_name(const pl_op *call) {
  bool direct = pl_op_is(call, PL_OP_FUNC_CALL) || pl_op_is(call, PL_OP_LLVM_CALL);
  const pl_attr *callee = direct ? pl_op_attr(call, "callee") : NULL;
  if (!callee || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1) return (pl_str){NULL, 0};
  return callee->symbol.path[0];
}

static bool same_types(const pl_op *call, const pl_op *func) {
  const pl_type *type = pl_func_type(func);
  if (!type || type->func.variadic || type->func.num_inputs != call->num_operands) return false;
  const pl_block *entry = pl_func_entry(func);
  for (uint32_t i = 0; i < call->num_operands; i++)
    if (pl_operand(call, i)->type != entry->args[i]->type) return false;
  return true;
}

/* No entry of a list of argument or result attributes claims anything; of arguments those claims are left out that are about the
 * body, where the body is judged elsewhere. */
static bool lists_nothing(const pl_attr *lists, bool judged) {
  for (uint32_t i = 0; lists && i < lists->array.count; i++) {
    const pl_attr *list = lists->array.elems[i];
    for (uint32_t k = 0; k < list->dict.count; k++)
      if (!judged || !pl_body_is_argument_claim(list->dict.entries[k].name)) return false;
  }
  return true;
}

static bool is_one_of(pl_str name, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (pl_str_is(name, names[i])) return true;
  return false;
}
#define IS_ONE_OF(name, names) is_one_of(name, names, sizeof names / sizeof *names)

static bool has_alloca(const pl_op *func) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (pl_op_is(op, PL_OP_LLVM_ALLOCA)) return true;
  return false;
}

static const pl_op *function_of(const pl_op *op) {
  while (op && !pl_op_has(op, PL_TRAIT_FUNCTION))
    op = op->block ? op->block->region->op : NULL;
  return op;
}

/* Whether an operation may throw: a call of somebody who does not claim otherwise. Such a claim is held against its maker where
 * that one is judged, or run inside. */
static bool throws(const pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_RESUME) || pl_op_is(op, PL_OP_LLVM_CALL_INTRINSIC) || pl_op_is(op, PL_OP_LLVM_INLINE_ASM))
    return true;
  const bool calls = pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_LLVM_INVOKE) || pl_op_is(op, PL_OP_FUNC_CALL) ||
                     pl_op_is(op, PL_OP_FUNC_CALL_INDIRECT);
  const pl_str name = calls ? callee_name(op) : (pl_str){NULL, 0};
  if (!calls || pl_sem_is_runtime_function(name)) return false;
  const pl_op *callee = name.len > 0 ? pl_symbol_lookup(pl_tv_symbol_table(function_of(op)), name) : NULL;
  return !callee || !pl_op_attr(callee, "no_unwind");
}

static bool may_unwind(const pl_op *func) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (throws(op)) return true;
  return false;
}

/* What a call says of itself, of itself alone. */
static bool call_claims_nothing(const pl_op *call, const pl_op *func) {
  static const char *const nothing[] = {"callee",        "var_callee_type", "branch_weights", "convergent", "no_inline",
                                        "always_inline", "inline_hint",     "arg_attrs",      "res_attrs"};
  if (!lists_nothing(pl_op_attr(call, "arg_attrs"), false) || !lists_nothing(pl_op_attr(call, "res_attrs"), false)) return false;
  if (pl_op_attr(call, "CConv") != pl_op_attr(func, "CConv")) return false;
  for (uint32_t i = 0; call->attrs && i < call->attrs->dict.count; i++) {
    pl_str name = call->attrs->dict.entries[i].name;
    const pl_attr *value = call->attrs->dict.entries[i].value;
    if (pl_sem_is_foreign(name) || IS_ONE_OF(name, nothing) || pl_str_is(name, "CConv")) continue;
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

/* A function that is judged nowhere: only what says nothing of what it does, for the machine that its caller is made for. */
static bool function_claims_nothing(const pl_op *call, const pl_op *func) {
  static const char *const nothing[] = {"sym_name",   "function_type", "sym_visibility", "linkage",
                                        "CConv",      "dso_local",     "unnamed_addr",   "visibility_",
                                        "target_cpu", "tune_cpu",      "frame_pointer",  "target_features",
                                        "no_inline",  "always_inline", "arg_attrs",      "res_attrs"};
  if (pl_tv_target_difference(function_of(call), func)) return false;
  for (uint32_t i = 0; func->attrs && i < func->attrs->dict.count; i++) {
    pl_str name = func->attrs->dict.entries[i].name;
    if (pl_str_is(name, "no_unwind") && !may_unwind(func)) continue;
    if (!pl_sem_is_foreign(name) && !IS_ONE_OF(name, nothing)) return false;
  }
  return true;
}

static bool lowered_may_run_inside(const pl_op *call, const pl_op *func, bool judged) {
  if (!pl_op_is(func, PL_OP_LLVM_FUNC) || !pl_op_is(call, PL_OP_LLVM_CALL))
    return pl_op_is(func, PL_OP_FUNC_FUNC) && pl_op_is(call, PL_OP_FUNC_CALL) && judged;
  if (pl_tv_not_kept(func, func)) return false; /* it says more than could be read */
  return call_claims_nothing(call, func) && lists_nothing(pl_op_attr(func, "arg_attrs"), judged) &&
         lists_nothing(pl_op_attr(func, "res_attrs"), false) && (judged || function_claims_nothing(call, func));
}

const pl_op *pl_tv_callee_inside(const pl_tv_tables *tables, const pl_op *call, bool lowered) {
  pl_str name = callee_name(call);
  if (!name.len || pl_sem_is_runtime_function(name)) return NULL;
  const pl_op *a = defined_in(tables->source, name), *b = defined_in(tables->lowered, name);
  bool in_source = tables->source && pl_symbol_lookup(tables->source, name);
  bool in_lowering = tables->lowered && pl_symbol_lookup(tables->lowered, name);
  if (tables->reference && in_source && !a) a = b; /* what the wrapper calls is what the lowering has */
  const pl_op *func = lowered ? b : a;
  if (!func || !same_types(call, func) || (in_lowering && (!b || !is_exact(b)))) return NULL;
  if ((lowered && in_source && !a) || (a && is_replaceable(a))) return NULL;
  return !lowered || lowered_may_run_inside(call, func, a != NULL) ? func : NULL;
}

bool pl_tv_calls_inside(const pl_tv_tables *tables, const pl_op *func, bool lowered, pl_str_vec *names) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  bool any = false;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op)) {
    const pl_op *callee = pl_tv_callee_inside(tables, op, lowered);
    any |= callee != NULL;
    if (callee && names) pl_tv_add_name(names, pl_symbol_name(callee));
  }
  return any;
}

static uint32_t count_calls(const pl_op *func, pl_str name) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  uint32_t count = 0;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    count += callee_name(op).len > 0 && pl_str_eq(callee_name(op), name);
  return count;
}

bool pl_tv_calls_moved(const pl_tv_tables *tables, const pl_op *source, const pl_op *lowered) {
  pl_str_vec names = {0};
  bool moved = false;
  pl_tv_calls_inside(tables, source, false, &names);
  pl_tv_calls_inside(tables, lowered, true, &names);
  for (size_t i = 0; i < names.len; i++)
    moved |= count_calls(source, names.data[i]) != count_calls(lowered, names.data[i]);
  pl_vec_free(&names);
  return moved;
}

/* ---- all operations of a side ---- */

static bool is_in(const pl_op_list *list, const pl_op *op) {
  for (size_t i = 0; i < list->len; i++)
    if (list->data[i] == op) return true;
  return false;
}

pl_tv_reach pl_tv_reach_of(const pl_tv_tables *tables, const pl_op *func, bool lowered, bool inside) {
  pl_tv_reach reach = {.func = func};
  pl_vec_push(&reach.bodies, func);
  for (size_t i = 0; i < reach.bodies.len; i++) {
    pl_op *root = (pl_op *)(uintptr_t)reach.bodies.data[i];
    for (const pl_op *op = root; op; op = pl_op_walk_next(root, (pl_op *)(uintptr_t)op)) {
      const pl_op *callee = inside ? pl_tv_callee_inside(tables, op, lowered) : NULL;
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
