/* normalize_memrefs.c - -normalize-memrefs: memrefs whose layout is an affine map become memrefs of the default layout, in the
 * shape that the map's results span, and those with static strides memrefs of one dimension; accesses apply the map to their
 * indices. Shapes that are not static have such a form where the map cuts dimensions into tiles (normal_form.c). Which memrefs
 * are rewritten is decided before (normal_values.c), functions with those that they call or are called by, as they share
 * signatures. Source: MLIR documentation, "Passes" (2023), -normalize-memrefs.
 */
#include <assert.h>

#include "core/base/map.h"
#include "core/transform/common/build.h"
#include "core/transform/passes/normal_form.h"
#include "core/transform/passes/normal_values.h"
#include "core/transform/passes/passes.h"
#include "core/transform/rewriter/index_formula.h"

/* The expression with each dim replaced by the expression at its position in `dims`. */
static const pl_affine *put_in(pl_context *ctx, const pl_affine *e, const pl_affine *const *dims) {
  if (e->kind == PL_AFFINE_CONST || e->kind == PL_AFFINE_SYMBOL) return e;
  if (e->kind == PL_AFFINE_DIM) return dims[e->value];
  return pl_affine_binary(ctx, e->kind, put_in(ctx, e->lhs, dims), put_in(ctx, e->rhs, dims));
}

/* Builds the value of a result of a layout's map over `operands` before `op` and returns it, as one affine.apply composed with
 * those that operands come from, or simpler. */
static pl_value *apply(pl_op *op, const pl_affine *e, pl_value *const *operands, uint32_t count) {
  if (e->kind == PL_AFFINE_DIM) return operands[e->value];
  pl_greedy g = {.module = op->module, .ctx = op->module->ctx, .arena = op->module->arena, .op = op};
  pl_formula f = {.g = &g};
  const pl_affine **terms = PL_NEW_ARRAY(g.arena, const pl_affine *, count + 1);
  for (int composed = 0; composed < 2; composed++)
    for (uint32_t i = 0; i < count; i++)
      if ((pl_g_def(operands[i], PL_OP_AFFINE_APPLY) != NULL) == composed)
        terms[i] = pl_formula_term(&f, pl_number_of(operands[i]));
  const pl_number number = pl_formula_finish(&f, put_in(g.ctx, e, terms));
  pl_build b = pl_build_before(op);
  pl_vec_free(&g.list);
  pl_map_free(&g.listed);
  return number.value ? number.value : pl_build_index(&b, number.constant);
}

/* Replaces the indices of an access, which follow its operand number `memref`, by the results of the layout's map over them. */
static void map_indices(pl_op *op, uint32_t memref, const pl_attr *map) {
  uint32_t rank = map->affine.num_dims, first = memref + 1;
  pl_value **indices = PL_NEW_ARRAY(op->module->arena, pl_value *, rank + 1);
  pl_value **operands = PL_NEW_ARRAY(op->module->arena, pl_value *, first + map->affine.count + 1);
  for (uint32_t i = 0; i < first; i++)
    operands[i] = pl_operand(op, i);
  for (uint32_t i = 0; i < rank; i++)
    indices[i] = pl_operand(op, first + i);
  for (uint32_t i = 0; i < map->affine.count; i++)
    operands[first + i] = apply(op, map->affine.exprs[i], indices, rank);
  pl_op_set_operands(op, operands, first + map->affine.count);
}

/* Replaces the map of an affine access by its composition with the layout's map. */
static void compose_map(pl_op *op, const pl_attr *layout) {
  pl_context *ctx = op->module->ctx;
  const pl_attr *map = pl_op_attr(op, PL_NAME_MAP);
  const pl_affine **exprs = PL_NEW_ARRAY(op->module->arena, const pl_affine *, layout->affine.count + 1);
  for (uint32_t i = 0; i < layout->affine.count; i++)
    exprs[i] = put_in(ctx, layout->affine.exprs[i], map->affine.exprs);
  pl_op_set_attr(op, PL_NAME_MAP,
                 pl_attr_affine_map(ctx, map->affine.num_dims, map->affine.num_symbols, exprs, layout->affine.count));
}

/* Makes an access use indices of the normal form of its memref, operand number `memref`, whose type has a layout map. */
static void rewrite_access(pl_op *op, uint32_t memref) {
  const pl_attr *map = pl_layout_map(op->module->ctx, pl_operand(op, memref)->type);
  if (pl_str_is(op->info->dialect, "affine"))
    compose_map(op, map);
  else
    map_indices(op, memref, map);
}

/* The operand of an allocation that is the size of its dynamic dimension `i`. */
static pl_value *size_operand(const pl_op *buffer, int64_t i) {
  const pl_type *type = pl_result(buffer, 0)->type;
  uint32_t at = 0;
  for (int64_t k = 0; k < i; k++)
    at += type->shaped.shape[k] == PL_DYNAMIC;
  return pl_operand(buffer, at);
}

/* Replaces a memref.dim of a memref that is to be rewritten by the size, or makes it ask for the equal dimension of the normal
 * form. */
static void rewrite_dim(pl_op *op) {
  pl_build b = pl_build_before(op);
  pl_value *memref = pl_operand(op, 0);
  int64_t i = pl_normal_dim(op), size = memref->type->shaped.shape[i];
  bool made = memref->op && !pl_op_is(memref->op, PL_OP_FUNC_CALL);
  if (size == PL_DYNAMIC && !made) {
    pl_use_set(&op->operands[1], pl_build_index(&b, pl_normal_place(op->module->ctx, memref->type, i)));
    return;
  }
  pl_value *value = size == PL_DYNAMIC ? size_operand(memref->op, i) : pl_build_index(&b, size);
  pl_replace_op(op, &value);
}

/* Rewrites an access or memref.dim of a memref that is rewritten, while memrefs still have their old types; does nothing for
 * other ops. `user` is the pl_normal_values. */
static void visit_access(pl_op *op, void *user) {
  uint32_t memref = 0;
  if (pl_normal_access(op, &memref) && pl_normal_value(user, pl_operand(op, memref))) rewrite_access(op, memref);
  if (pl_op_is(op, PL_OP_MEMREF_DIM) && pl_normal_value(user, pl_operand(op, 0))) rewrite_dim(op);
}

/* How many indices a dimension of the normal form has, from its expression with sizes in place of indices. */
static const pl_affine *extent(pl_context *ctx, const pl_affine *e) {
  if (e->kind == PL_AFFINE_FLOORDIV) return pl_affine_binary(ctx, PL_AFFINE_CEILDIV, e->lhs, e->rhs);
  return e->kind == PL_AFFINE_MOD ? e->rhs : e;
}

/* Replaces an allocation by one of the normal form, with its dynamic sizes computed from those of the op. */
static void rewrite_sizes(pl_op *op, const pl_type *form) {
  const pl_type *type = pl_result(op, 0)->type;
  const pl_attr *map = pl_layout_map(op->module->ctx, type);
  pl_build b = pl_build_before(op);
  pl_value **sizes = PL_NEW_ARRAY(op->module->arena, pl_value *, type->shaped.rank + 1);
  pl_value **operands = PL_NEW_ARRAY(op->module->arena, pl_value *, form->shaped.rank + 1);
  uint32_t used = 0, count = 0;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    sizes[i] = type->shaped.shape[i] == PL_DYNAMIC ? pl_operand(op, used++) : pl_build_index(&b, type->shaped.shape[i]);
  for (uint32_t i = 0; i < form->shaped.rank; i++) {
    if (form->shaped.shape[i] != PL_DYNAMIC) continue;
    operands[count++] = apply(op, extent(op->module->ctx, map->affine.exprs[i]), sizes, type->shaped.rank);
  }
  const uint32_t segments[] = {count, 0};
  pl_op_spec spec = {.info = op->info,
                     .operands = operands,
                     .num_operands = count,
                     .result_types = &form,
                     .num_results = 1,
                     .attrs = op->attrs,
                     .segments = segments,
                     .num_segments = 2};
  pl_value *made = pl_result(pl_build_op(&b, &spec), 0);
  pl_replace_op(op, &made);
}

/* Replaces a memref.reinterpret_cast by one to the normal form from the buffer's start: the layout's map already includes the
 * offset. */
static void rewrite_reinterpretation(pl_op *op, const pl_type *form) {
  pl_context *ctx = op->module->ctx;
  pl_build b = pl_build_before(op);
  pl_value *source = pl_operand(op, 0);
  const int64_t zero = 0;
  uint32_t rank = form->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(op->module->arena, int64_t, rank + 1), stride = 1;
  for (uint32_t i = rank; i-- > 0; stride *= form->shaped.shape[i])
    strides[i] = stride;
  const pl_named_attr entries[] = {{pl_attr_names[PL_NAME_STATIC_OFFSETS], pl_attr_dense_i64(ctx, &zero, 1)},
                                   {pl_attr_names[PL_NAME_STATIC_SIZES], pl_attr_dense_i64(ctx, form->shaped.shape, rank)},
                                   {pl_attr_names[PL_NAME_STATIC_STRIDES], pl_attr_dense_i64(ctx, strides, rank)}};
  pl_op *cast = pl_build_op(&b, &(pl_op_spec){.info = op->info,
                                              .operands = &source,
                                              .num_operands = 1,
                                              .result_types = &form,
                                              .num_results = 1,
                                              .attrs = pl_attr_dict(ctx, entries, 3),
                                              .segments = (const uint32_t[]){1, 0, 0, 0},
                                              .num_segments = 4});
  pl_value *made = pl_result(cast, 0);
  pl_replace_op(op, &made);
}

/* Gives the value its normal form as type, if it is rewritten. */
static void rewrite_type(pl_normal_values *n, pl_value *value) {
  const pl_type *form = pl_normal_value(n, value);
  if (form) value->type = form;
}

/* Rewrites a function's type and the types of its entry arguments. */
static void rewrite_signature(pl_normal_values *n, pl_op *func) {
  const pl_type *type = pl_func_type(func);
  pl_arena *arena = func->module->arena;
  const pl_type **inputs = PL_NEW_ARRAY(arena, const pl_type *, type->func.num_inputs + 1);
  const pl_type **results = PL_NEW_ARRAY(arena, const pl_type *, type->func.num_results + 1);
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    inputs[i] = pl_normal_type(n, type->func.inputs[i]);
  for (uint32_t i = 0; i < type->func.num_results; i++)
    results[i] = pl_normal_result(n, func, i, type->func.results[i]);
  type = pl_type_function(func->module->ctx, inputs, type->func.num_inputs, results, type->func.num_results);
  pl_op_set_attr(func, PL_NAME_FUNCTION_TYPE, pl_attr_type(func->module->ctx, type));
  pl_block *entry = pl_func_entry(func);
  for (uint32_t i = 0; entry && i < entry->num_args; i++)
    rewrite_type(n, entry->args[i]);
}

/* Gives an op's rewritten results their normal forms, replacing the op where it needs more than other result types. `user` is the
 * pl_normal_values. */
static void visit_type(pl_op *op, void *user) {
  const pl_type *form = op->num_results ? pl_normal_value(user, pl_result(op, 0)) : NULL;
  bool sized = op->num_segments == 2 && op->segments[0] > 0, call = pl_op_is(op, PL_OP_FUNC_CALL);
  if (form && pl_op_is(op, PL_OP_MEMREF_REINTERPRET_CAST)) {
    rewrite_reinterpretation(op, form);
    return;
  }
  if (form && sized && !call) {
    rewrite_sizes(op, form);
    return;
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    rewrite_type(user, &op->results[i]);
  /* mlir-opt makes the call anew, of its callee and operands alone. */
  if (call && pl_normal_callee(user, op, PL_NAME_CALLEE))
    op->attrs = pl_attr_dict(op->module->ctx, &(pl_named_attr){pl_attr_names[PL_NAME_CALLEE], pl_op_attr(op, PL_NAME_CALLEE)}, 1);
}

/* Rewrites one function: the accesses in it, then the types of values, then its own type and arguments (of a func.func). */
static void normalize(pl_normal_values *n, pl_op *func) {
  pl_visit_backwards(func, visit_access, n);
  pl_visit_backwards(func, visit_type, n);
  if (pl_op_is(func, PL_OP_FUNC_FUNC)) rewrite_signature(n, func);
}

void pl_normalize_memrefs(pl_module *module) {
  assert(module->op);
  pl_normal_values n = {.module = module};
  pl_normal_values_find(&n);
  PL_FOR_BLOCKS(block, module->op->regions[0])
  for (pl_op *op = block->first; op; op = op->next)
    if (!pl_map_has(&n.unchanged, op)) normalize(&n, op);
  pl_normal_values_free(&n);
}
