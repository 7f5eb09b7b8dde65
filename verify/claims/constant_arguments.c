/* constant_arguments.c - what all callers agree on: interprocedural constant propagation and the removal of results that nobody
 * uses, seen from the function that is called.
 *
 * Who sees a function only by its name, in one module, can do nothing but call it. If each call passes the same constant, the
 * argument is that constant; a call of the function by itself that passes the argument on changes nothing of that. Sources: LLVM
 * Language Reference, "Linkage Types"; MLIR documentation, "Symbols and Symbol Tables", Symbol Visibility. */
#include "verify/claims/constant_arguments.h"

#include <assert.h>

#include "verify/claims/claims.h"
#include "verify/claims/op_claims.h"

typedef struct calls {
  const pl_op *func;
  pl_str name;
  const pl_attr **constants; /* of each argument; NULL: none so far, or none if it is open */
  bool *open;                /* calls disagree, or pass what is no constant */
  bool any;                  /* somebody else calls it */
} calls;

bool pl_is_of_its_module(const pl_op *func) {
  assert(func);
  const bool llvm = pl_op_is(func, PL_OP_LLVM_FUNC);
  const pl_attr *linkage = pl_op_attr(func, llvm ? PL_NAME_LINKAGE : PL_NAME_LLVM_LINKAGE),
                *visible = pl_op_attr(func, PL_NAME_SYM_VISIBILITY);
  if (pl_claim_linkage_has(pl_enum_word_of(linkage), PL_CLAIM_LOCAL)) return true;
  return pl_op_is(func, PL_OP_FUNC_FUNC) && !linkage && visible && visible->kind == PL_ATTR_STRING &&
         pl_str_is(visible->string, "private");
}

/* Whether the value is argument `i` of the function itself. */
static bool is_own_argument(const calls *c, const pl_value *value, uint32_t i) {
  return !value->op && value->block == pl_func_entry(c->func) && value->index == i;
}

/* The constant integer, index or float that the value is, as an attribute; NULL if it is none. */
static const pl_attr *constant_of(const pl_value *value) {
  if (!value->op || !pl_op_has(value->op, PL_TRAIT_CONSTANT)) return NULL;
  const bool number =
      value->type->kind == PL_TYPE_INTEGER || value->type->kind == PL_TYPE_INDEX || value->type->kind == PL_TYPE_FLOAT;
  const pl_attr *constant = number ? pl_op_attr(value->op, PL_NAME_VALUE) : NULL;
  return constant && (constant->kind == PL_ATTR_INTEGER || constant->kind == PL_ATTR_FLOAT) ? constant : NULL;
}

/* Whether the attributes of argument `i` of a function or call are known to leave a constant what it is. Others, such as
 * `range` or `nofpclass`, may turn it into poison. (LLVM Language Reference, "Parameter Attributes".) */
static bool claims_keep_number(const pl_op *op, uint32_t i) {
  static const char *const harmless[] = {"llvm.noundef", "llvm.signext", "llvm.zeroext", "llvm.noext", "llvm.inreg", "llvm.name"};
  const pl_attr *all = pl_op_attr(op, PL_NAME_ARG_ATTRS);
  if (!all || (all->kind == PL_ATTR_ARRAY && i >= all->array.count)) return true;
  if (all->kind != PL_ATTR_ARRAY || all->array.elems[i]->kind != PL_ATTR_DICT) return false;
  const pl_attr *claims = all->array.elems[i];
  for (uint32_t k = 0; k < claims->dict.count; k++) {
    const pl_str name = claims->dict.entries[k].name;
    bool known = pl_claim_mlir_has(name, PL_AT_PARAMETER, PL_CLAIM_OF_BODY);
    for (size_t n = 0; n < sizeof harmless / sizeof *harmless; n++)
      known |= pl_str_is(name, harmless[n]);
    if (!known) return false;
  }
  return true;
}

/* Merges what a call passes for argument `i` into what is known of it: a constant as long as all calls agree on it and no
 * attribute may change it. */
static void pass(calls *c, const pl_op *call, uint32_t i) {
  const pl_value *value = pl_operand(call, i);
  c->open[i] |= !claims_keep_number(call, i) || !claims_keep_number(c->func, i);
  if (c->open[i]) c->constants[i] = NULL;
  if (c->open[i] || is_own_argument(c, value, i)) return;
  const pl_attr *constant = constant_of(value);
  c->open[i] = !constant || (c->constants[i] && c->constants[i] != constant);
  c->constants[i] = c->open[i] ? NULL : constant;
}

/* Whether the operation is a direct call, of whichever function, that is not variadic and passes arguments of the function's
 * types. */
static bool is_plain_call(const calls *c, const pl_op *op) {
  const pl_attr *callee = pl_op_attr(op, PL_NAME_CALLEE);
  const pl_type *type = pl_func_type(c->func);
  if (!pl_op_is(op, PL_OP_LLVM_CALL) && !pl_op_is(op, PL_OP_FUNC_CALL)) return false;
  if (!callee || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1 || pl_op_attr(op, PL_NAME_VAR_CALLEE_TYPE))
    return false;
  const uint32_t passed = op->num_segments > 0 ? op->segments[0] : op->num_operands;
  if (passed != type->func.num_inputs || op->num_operands < passed) return false;
  for (uint32_t i = 0; i < passed; i++)
    if (pl_operand(op, i)->type != type->func.inputs[i]) return false;
  return true;
}

/* Whether the operation is in the function's body, or the function itself. */
static bool is_inside(const calls *c, const pl_op *op) {
  while (op && op != c->func)
    op = op->block ? op->block->region->op : NULL;
  return op != NULL;
}

/* Merges what the operation passes to the function, if it calls it, into what is known of the arguments, and sets c->any for a
 * call from elsewhere. False if the operation may use the function otherwise than by a direct call, or makes it unclear what
 * does. */
static bool look_at(calls *c, const pl_op *op) {
  bool called = false;
  const pl_attr *name = pl_op_attr(op, PL_NAME_SYM_NAME);
  if (pl_op_attr(op, PL_NAME_PLUMBLINE_NOT_KEPT)) return false;
  const bool named = name && name->kind == PL_ATTR_STRING && pl_str_eq(name->string, c->name);
  if (named && op != c->func) return false; /* of a nested symbol table: a call may be one of the other */
  for (uint32_t i = 0; op->attrs && op->attrs->refers && i < op->attrs->dict.count; i++) {
    const pl_named_attr *attr = &op->attrs->dict.entries[i];
    if (!pl_entry_refers_to(op, attr, c->name)) continue;
    if (!pl_str_is(attr->name, "callee") || !is_plain_call(c, op)) return false;
    called = true;
  }
  for (uint32_t i = 0; called && i < pl_func_type(c->func)->func.num_inputs; i++)
    pass(c, op, i);
  c->any |= called && !is_inside(c, op);
  return true;
}

/* Whether the operation, as far as it uses the function, does so by direct calls of whose result nothing is used or claimed;
 * sets c->any for such a call from elsewhere. False also if the operation makes it unclear what uses the function. */
static bool ignores_result(calls *c, const pl_op *op) {
  const pl_attr *name = pl_op_attr(op, PL_NAME_SYM_NAME);
  if (pl_op_attr(op, PL_NAME_PLUMBLINE_NOT_KEPT)) return false;
  if (name && name->kind == PL_ATTR_STRING && pl_str_eq(name->string, c->name) && op != c->func) return false;
  for (uint32_t i = 0; op->attrs && op->attrs->refers && i < op->attrs->dict.count; i++) {
    const pl_named_attr *attr = &op->attrs->dict.entries[i];
    if (!pl_entry_refers_to(op, attr, c->name)) continue;
    const bool used = op->num_results > 0 && pl_result(op, 0)->uses;
    if (!pl_str_is(attr->name, "callee") || !is_plain_call(c, op) || used || !pl_op_lists_no_claims(op, PL_NAME_RES_ATTRS))
      return false;
    c->any |= !is_inside(c, op);
  }
  return true;
}

bool pl_result_is_unused(const pl_op *func) {
  assert(func);
  const pl_type *type = pl_func_type(func);
  if (!pl_op_is(func, PL_OP_LLVM_FUNC) || type->func.variadic || pl_func_is_declaration(func) || !func->block) return false;
  if (!pl_is_of_its_module(func) || func->module->outside || !pl_op_lists_no_claims(func, PL_NAME_RES_ATTRS)) return false;
  calls c = {.func = func, .name = pl_symbol_name(func)};
  pl_op *root = func->module->op;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (op != func && !ignores_result(&c, op)) return false;
  return c.any;
}

const pl_attr *const *pl_constant_arguments(pl_arena *arena, const pl_op *func, bool wrapped) {
  assert(arena && func);
  const pl_type *type = pl_func_type(func);
  if (!type || type->func.variadic || type->func.num_inputs == 0 || pl_func_is_declaration(func) || !func->block) return NULL;
  if (!pl_op_has(func, PL_TRAIT_FUNCTION) || !pl_is_of_its_module(func) || func->module->outside) return NULL;
  if (pl_op_is(func, PL_OP_FUNC_FUNC) && (wrapped || pl_op_attr(func, PL_NAME_LLVM_EMIT_C_INTERFACE))) return NULL;
  calls c = {.func = func, .name = pl_symbol_name(func)};
  c.constants = PL_NEW_ARRAY(arena, const pl_attr *, type->func.num_inputs);
  c.open = PL_NEW_ARRAY(arena, bool, type->func.num_inputs);
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    c.constants[i] = NULL;
    c.open[i] = false;
  }
  pl_op *root = func->module->op;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (!look_at(&c, op)) return NULL;
  return c.any ? c.constants : NULL;
}
