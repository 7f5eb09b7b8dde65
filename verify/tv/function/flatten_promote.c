/* flatten_promote.c - variables of the source that only it can see, as values: an llvm.alloca of one element whose address is
 * used to load and store the whole element, and for nothing else. Such a function does the same with values that blocks hand on;
 * what was never stored is undef. Source: LLVM Language Reference, "'alloca' Instruction". */
#include <assert.h>

#include "core/ir/attr_params.h"
#include "verify/tv/function/cfg.h"
#include "verify/tv/function/flatten_ops.h"

/* The type that an llvm.alloca allocates (`elem_type`); NULL for other ops, with inalloca, and if it is not given. */
static const pl_type *element_of(const pl_op *op) {
  const pl_attr *type = pl_op_is(op, PL_OP_LLVM_ALLOCA) ? pl_op_attr(op, PL_NAME_ELEM_TYPE) : NULL;
  return type && type->kind == PL_ATTR_TYPE && !pl_op_attr(op, PL_NAME_INALLOCA) ? type->type : NULL;
}

/* Whether the value is an llvm.mlir.constant of the integer 1. */
static bool is_one(const pl_value *count) {
  const pl_attr *value = count->op && pl_op_is(count->op, PL_OP_LLVM_MLIR_CONSTANT) ? pl_op_attr(count->op, PL_NAME_VALUE) : NULL;
  uint64_t number = 0;
  return value && value->kind == PL_ATTR_INTEGER && pl_apint_to_u64(value->integer, &number) && number == 1;
}

bool pl_flatten_is_plain(const pl_op *op) {
  const pl_attr *ordering = pl_op_attr(op, PL_NAME_ORDERING);
  uint64_t number = 0;
  if (pl_op_attr(op, PL_NAME_VOLATILE) || pl_op_attr(op, PL_NAME_INVARIANT) || pl_op_attr(op, PL_NAME_PLUMBLINE_NOT_KEPT))
    return false;
  return !ordering || (ordering->kind == PL_ATTR_INTEGER && pl_apint_to_u64(ordering->integer, &number) && number == 0);
}

/* Whether the op is a lifetime marker. */
static bool is_mark(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_INTR_LIFETIME_START) || pl_op_is(op, PL_OP_LLVM_INTR_LIFETIME_END);
}

/* Whether the op allocates one scalar whose address is used in this region alone, by plain accesses to the whole of it and
 * lifetime markers: then values can take its place. */
static bool is_variable(const pl_op *op, const pl_region *region) {
  const pl_type *type = element_of(op);
  if (!type || op->block->region != region || !is_one(pl_operand(op, 0))) return false;
  if (type->kind != PL_TYPE_INTEGER && type->kind != PL_TYPE_FLOAT && type->kind != PL_TYPE_LLVM_PTR) return false;
  const pl_value *address = pl_result(op, 0);
  for (const pl_use *use = address->uses; use; use = use->next) {
    const pl_op *user = use->owner;
    if (!user->block || user->block->region != region) return false;
    const bool load = pl_op_is(user, PL_OP_LLVM_LOAD) && user->results[0].type == type;
    const bool store = pl_op_is(user, PL_OP_LLVM_STORE) && pl_operand(user, 0) != address && pl_operand(user, 0)->type == type;
    if (!is_mark(user) && !((load || store) && pl_flatten_is_plain(user))) return false;
  }
  return true;
}

bool pl_tv_has_variables(const pl_op *func) {
  assert(func && pl_op_has(func, PL_TRAIT_FUNCTION));
  if (!pl_op_is(func, PL_OP_LLVM_FUNC) || func->num_regions != 1) return false;
  PL_FOR_BLOCKS(block, func->regions[0])
  for (const pl_op *op = block->first; op; op = op->next)
    if (is_variable(op, func->regions[0])) return true;
  return false;
}

void pl_flatten_find_variables(flattener *f, const pl_region *region) {
  assert(f->promoted && f->variables.len == 0 && region);
  PL_FOR_BLOCKS(block, region)
  for (const pl_op *op = block->first; op; op = op->next)
    if (is_variable(op, region)) pl_vec_push(&f->variables, ((variable){op->results, element_of(op), NULL}));
}

/* The promoted variable with that address; NULL if there is none, or inside an inlined callee. */
static variable *variable_at(flattener *f, const pl_value *address) {
  for (size_t i = 0; i < f->variables.len && !f->inside; i++)
    if (f->variables.data[i].address == address) return &f->variables.data[i];
  return NULL;
}

/* The current value of the variable; if it has none, an appended undef, which becomes its current value. NULL if there is no
 * value and flattening has failed. */
static pl_value *value_of(flattener *f, variable *v) {
  if (!v->now) v->now = pl_flatten_emit_value(f, PL_OP_LLVM_MLIR_UNDEF, NULL, NULL, v->type, NULL);
  return v->now;
}

void pl_flatten_add_variables(flattener *f, pl_block *made) {
  assert(f && made);
  for (size_t i = 0; i < f->variables.len; i++)
    pl_block_add_arg(f->module, made, f->variables.data[i].type);
}

void pl_flatten_enter_block(flattener *f, const pl_block *made, bool is_entry) {
  assert(made && (is_entry || made->num_args >= f->variables.len));
  const uint32_t count = (uint32_t)f->variables.len;
  for (uint32_t i = 0; i < count; i++)
    f->variables.data[i].now = is_entry ? NULL : made->args[made->num_args - count + i];
}

void pl_flatten_pass_variables(flattener *f, value_vec *out) {
  assert(f && out);
  for (size_t i = 0; i < f->variables.len; i++)
    pl_vec_push(out, value_of(f, &f->variables.data[i]));
}

bool pl_flatten_variable(flattener *f, const pl_op *op) {
  assert(f && op);
  variable *v = NULL;
  if (f->variables.len == 0) return false;
  if (op->num_results == 1 && (v = variable_at(f, op->results))) return v->now = NULL, true;
  if (pl_op_is(op, PL_OP_LLVM_LOAD) && (v = variable_at(f, pl_operand(op, 0))))
    return pl_map_set_ptr(&f->values, op->results, value_of(f, v)), true;
  if (pl_op_is(op, PL_OP_LLVM_STORE) && (v = variable_at(f, pl_operand(op, 1))))
    return v->now = pl_flatten_value(f, pl_operand(op, 0)), true;
  if (is_mark(op) && (v = variable_at(f, pl_operand(op, op->num_operands - 1)))) return v->now = NULL, true;
  return false;
}
