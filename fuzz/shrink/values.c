/* values.c - what can stand for a value that goes. */
#include <assert.h>

#include "fuzz/shrink/internal.h"

/* Whether the op is a constant, llvm.mlir.zero included. */
static bool is_constant(const pl_op *op) { return pl_op_has(op, PL_TRAIT_CONSTANT) || pl_op_is(op, PL_OP_LLVM_MLIR_ZERO); }

bool pl_is_simple_value(const pl_value *value) {
  if (!value) return true;
  if (value->op) return is_constant(value->op);
  const pl_region *region = value->block->region;
  return region && region->first == value->block && pl_op_has(region->op, PL_TRAIT_ISOLATED);
}

pl_op *pl_isolated_around(pl_op *op) {
  while (op && !pl_op_has(op, PL_TRAIT_ISOLATED))
    op = op->block && op->block->region ? op->block->region->op : NULL;
  return op;
}

/* The entry block of the isolated op, usually a function, around `op`: values defined at its front dominate `op`. NULL if
 * there is none that can take such values. */
static pl_block *front_of(pl_op *op) {
  pl_op *around = pl_isolated_around(op);
  if (!around || around == op || pl_op_has(around, PL_TRAIT_SYMBOL_TABLE) || !around->num_regions) return NULL;
  return around->regions[0]->first;
}

/* The zero of the type as an attribute; NULL if the type has none. */
static const pl_attr *zero_attr(pl_module *module, const pl_type *type) {
  if (pl_type_is_signless(type) || type->kind == PL_TYPE_INDEX) return pl_attr_i64(module->ctx, type, 0);
  if (type->kind == PL_TYPE_FLOAT)
    return pl_attr_float(module->ctx, type, pl_apint_zero(module->arena, pl_float_bits(type->float_format)));
  if (type->kind != PL_TYPE_VECTOR) return NULL;
  const pl_attr *elem = zero_attr(module, type->shaped.elem); /* an element is no vector */
  return elem ? pl_attr_dense(module->ctx, type, &elem->integer, 1, true) : NULL;
}

/* The result of one of the constants at the front of the block that is a zero of the type, with the value `zero` (NULL: none)
 * or by llvm.mlir.zero, and is not `not_this`; NULL if there is none. */
static pl_value *existing_zero(const pl_block *front, const pl_type *type, const pl_attr *zero, const pl_value *not_this) {
  PL_FOR_OPS(op, front) {
    if (!is_constant(op)) return NULL;
    if (op->num_results != 1 || pl_result(op, 0)->type != type || pl_result(op, 0) == not_this) continue;
    if (pl_op_is(op, PL_OP_LLVM_MLIR_ZERO) || (zero && pl_op_attr(op, PL_NAME_VALUE) == zero)) return pl_result(op, 0);
  }
  return NULL;
}

pl_value *pl_zero_value(pl_shrinker *s, pl_op *op, const pl_type *type, const pl_value *not_this) {
  assert(op->block && type);
  pl_block *front = front_of(op);
  if (!front || !front->first) return NULL;
  bool llvm = pl_str_is(pl_isolated_around(op)->info->dialect, "llvm");
  const pl_attr *zero = zero_attr(s->module, type);
  if (!zero && !llvm) return NULL;
  pl_value *found = existing_zero(front, type, zero, not_this);
  if (found) return found;
  pl_op_kind kind = !llvm ? PL_OP_ARITH_CONSTANT : zero ? PL_OP_LLVM_MLIR_CONSTANT : PL_OP_LLVM_MLIR_ZERO;
  const pl_named_attr entry = {PL_STR("value"), zero};
  pl_op *made = pl_op_new(s->module, &(pl_op_spec){.info = pl_op_info_of(kind),
                                                   .result_types = &type,
                                                   .num_results = 1,
                                                   .attrs = zero ? pl_attr_dict(s->module->ctx, &entry, 1) : NULL});
  pl_op_insert_before(front->first, made);
  return pl_result(made, 0);
}

/* ---- Names that are referred to ---- */

enum { MAX_DEPTH = 16 }; /* of attributes in attributes that are searched for names */

/* Adds the interned symbol names that an attribute (NULL: none) refers to, also in nested arrays and dictionaries, down to
 * MAX_DEPTH levels. `depth`: how many of these are around it. */
static void note_names(pl_context *ctx, const pl_attr *attr, uint32_t depth, pl_map *names) {
  if (!attr || depth == MAX_DEPTH) return;
  if (attr->kind == PL_ATTR_SYMBOL) {
    for (uint32_t i = 0; i < attr->symbol.count; i++)
      pl_map_set(names, (uint64_t)(uintptr_t)pl_context_intern(ctx, attr->symbol.path[i]).data, 1);
  } else if (attr->kind == PL_ATTR_ARRAY) {
    for (uint32_t i = 0; i < attr->array.count; i++)
      note_names(ctx, attr->array.elems[i], depth + 1, names);
  } else if (attr->kind == PL_ATTR_DICT) {
    for (uint32_t i = 0; i < attr->dict.count; i++)
      note_names(ctx, attr->dict.entries[i].value, depth + 1, names);
  }
}

void pl_note_names(pl_context *ctx, const pl_attr *attr, pl_map *names) { note_names(ctx, attr, 0, names); }

bool pl_is_referenced(pl_shrinker *s, pl_str symbol) {
  if (!s->referenced_known) {
    s->referenced_known = true;
    for (pl_op *op = s->module->op; op; op = pl_op_walk_next(s->module->op, op))
      pl_note_names(s->module->ctx, op->attrs, &s->referenced);
  }
  return pl_map_get(&s->referenced, (uint64_t)(uintptr_t)pl_context_intern(s->module->ctx, symbol).data, NULL);
}

/* ---- Arguments ---- */

const pl_type *pl_function_type_with(pl_context *ctx, const pl_type *type, uint32_t input, uint32_t result, const pl_type *more) {
  assert(type->kind == PL_TYPE_FUNCTION || type->kind == PL_TYPE_LLVM_FUNC);
  pl_types inputs = {0}, results = {0};
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (i != input) pl_vec_push(&inputs, type->func.inputs[i]);
  if (more) pl_vec_push(&inputs, more);
  for (uint32_t i = 0; i < type->func.num_results; i++)
    if (i != result) pl_vec_push(&results, type->func.results[i]);
  const pl_type *made;
  if (type->kind == PL_TYPE_LLVM_FUNC) {
    const pl_type *only = results.len ? results.data[0] : pl_type_llvm_simple(ctx, PL_TYPE_LLVM_VOID);
    made = pl_type_llvm_func(ctx, only, inputs.data, (uint32_t)inputs.len, type->func.variadic);
  } else {
    made = pl_type_function(ctx, inputs.data, (uint32_t)inputs.len, results.data, (uint32_t)results.len);
  }
  pl_vec_free(&inputs);
  pl_vec_free(&results);
  return made;
}

/* Appends an input to a function's type and argument attributes, but no argument to its entry block. False, with nothing
 * changed, if the function can't have more, as when it is referred to. */
static bool add_argument(pl_shrinker *s, pl_op *func, const pl_type *type) {
  const pl_type *before = pl_func_type(func);
  if (!before || pl_is_referenced(s, pl_symbol_name(func))) return false;
  if (before->func.variadic) return false;
  pl_op_set_attr(func, PL_NAME_FUNCTION_TYPE,
                 pl_attr_type(s->module->ctx, pl_function_type_with(s->module->ctx, before, UINT32_MAX, UINT32_MAX, type)));
  const pl_attr *attrs = pl_op_attr(func, PL_NAME_ARG_ATTRS);
  if (attrs && attrs->kind == PL_ATTR_ARRAY) {
    pl_attr_list list = {0};
    for (uint32_t i = 0; i < attrs->array.count; i++)
      pl_vec_push(&list, attrs->array.elems[i]);
    pl_vec_push(&list, pl_attr_dict(s->module->ctx, NULL, 0));
    pl_op_set_attr(func, PL_NAME_ARG_ATTRS, pl_attr_array(s->module->ctx, list.data, (uint32_t)list.len));
    pl_vec_free(&list);
  }
  return true;
}

pl_value *pl_new_argument(pl_shrinker *s, pl_op *op, const pl_type *type) {
  pl_block *front = front_of(op);
  if (!front || !pl_op_has(front->region->op, PL_TRAIT_FUNCTION) || !add_argument(s, front->region->op, type)) return NULL;
  return pl_block_add_arg(s->module, front, type);
}

pl_value *pl_argument_value(pl_shrinker *s, pl_op *op, const pl_type *type, const pl_value *not_this, bool make) {
  const pl_block *front = front_of(op);
  if (!front) return NULL;
  for (uint32_t i = 0; i < front->num_args; i++)
    if (front->args[i]->type == type && front->args[i] != not_this) return front->args[i];
  return make ? pl_new_argument(s, op, type) : NULL;
}

pl_value *pl_default_value(pl_shrinker *s, pl_op *op, const pl_type *type, const pl_value *not_this) {
  pl_value *zero = pl_zero_value(s, op, type, not_this);
  return zero ? zero : pl_argument_value(s, op, type, not_this, true);
}

bool pl_replace_by_defaults(pl_shrinker *s, pl_op *op, pl_value **values, uint32_t count) {
  assert(values || count == 0);
  for (uint32_t i = 0; i < count; i++) {
    if (!values[i]->uses) continue;
    pl_value *with = pl_default_value(s, op, values[i]->type, values[i]);
    if (!with) return false;
    pl_value_replace_all(values[i], with);
  }
  return true;
}
