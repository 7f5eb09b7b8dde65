#include "core/transform/passes/normal_values.h"

#include <assert.h>

#include "core/base/vec.h"
#include "core/transform/passes/normal_form.h"

/* The normal form of a type, computed once; NULL if it has none. */
static const pl_type *form_of(pl_normal_values *n, const pl_type *type) {
  if (!pl_map_has(&n->forms, type)) pl_map_set_ptr(&n->forms, type, pl_normal_form(n->module, type));
  return pl_map_get_ptr(&n->forms, type);
}

/* Whether the memref type has another than the default layout, which strided<[1]> also spells. */
static bool has_layout(const pl_type *type) {
  const pl_attr *layout = type->kind == PL_TYPE_MEMREF ? type->shaped.layout : NULL;
  bool strided = layout && layout->kind == PL_ATTR_STRIDED;
  return layout && !(strided && layout->strided.rank == 1 && layout->strided.strides[0] == 1 && layout->strided.offset == 0);
}

/* Whether the op is a memref.alloc or memref.alloca. */
static bool makes_buffer(const pl_op *op) { return pl_op_is(op, PL_OP_MEMREF_ALLOC) || pl_op_is(op, PL_OP_MEMREF_ALLOCA); }

/* Whether the value is an entry argument of a func.func. */
static bool is_entry_argument(const pl_value *value) {
  const pl_block *block = value->block;
  pl_op *around = block ? block->region->op : NULL;
  return around && pl_op_is(around, PL_OP_FUNC_FUNC) && pl_func_entry(around) == block;
}

/* Whether the value is a whole buffer that brings its layout with it: an allocation, a call's result or a function's argument. */
static bool owns_layout(const pl_value *value) {
  return value->op ? makes_buffer(value->op) || pl_op_is(value->op, PL_OP_FUNC_CALL) : is_entry_argument(value);
}

const pl_type *pl_normal_value(pl_normal_values *n, const pl_value *value) {
  assert(value);
  bool may_be = owns_layout(value) || (value->op && pl_op_is(value->op, PL_OP_MEMREF_REINTERPRET_CAST));
  return may_be && !pl_map_has(&n->staying, value) ? form_of(n, value->type) : NULL;
}

const pl_type *pl_normal_type(pl_normal_values *n, const pl_type *type) {
  const pl_type *form = form_of(n, type);
  return form ? form : type;
}

const pl_type *pl_normal_result(pl_normal_values *n, const pl_op *func, uint32_t i, const pl_type *type) {
  assert(pl_op_has(func, PL_TRAIT_FUNCTION));
  const bool *stays = pl_map_get_ptr(&n->results, func);
  return stays && stays[i] ? type : pl_normal_type(n, type);
}

/* ---- Ops that take memrefs of any layout ---- */

bool pl_normal_access(const pl_op *op, uint32_t *memref) {
  assert(memref);
  *memref = pl_op_is(op, PL_OP_MEMREF_STORE) || pl_op_is(op, PL_OP_AFFINE_STORE) ? 1 : 0;
  return *memref == 1 || pl_op_is(op, PL_OP_MEMREF_LOAD) || pl_op_is(op, PL_OP_AFFINE_LOAD) ||
         pl_op_is(op, PL_OP_AFFINE_PREFETCH);
}

int64_t pl_normal_dim(const pl_op *dim) {
  assert(pl_op_is(dim, PL_OP_MEMREF_DIM));
  const pl_op *index = pl_operand(dim, 1)->op;
  const pl_attr *value = index && pl_op_is(index, PL_OP_ARITH_CONSTANT) ? pl_op_attr(index, PL_NAME_VALUE) : NULL;
  int64_t i = -1;
  bool known = value && value->kind == PL_ATTR_INTEGER && pl_apint_to_i64(value->integer, &i);
  return known && i >= 0 && i < pl_operand(dim, 0)->type->shaped.rank ? i : -1;
}

int64_t pl_normal_place(pl_context *ctx, const pl_type *type, int64_t i) {
  assert(type->kind == PL_TYPE_MEMREF);
  const pl_attr *map = pl_layout_map(ctx, type);
  for (uint32_t k = 0; map && k < map->affine.count; k++)
    if (map->affine.exprs[k] == pl_affine_dim(ctx, (uint32_t)i)) return k;
  return -1;
}

/* Whether the size that a memref.dim asks for is known to be found without the layout. */
static bool size_is_kept(const pl_op *dim) {
  const pl_value *memref = pl_operand(dim, 0);
  int64_t i = pl_normal_dim(dim);
  if (i < 0) return false;
  return memref->type->shaped.shape[i] != PL_DYNAMIC || (memref->op && makes_buffer(memref->op)) ||
         pl_normal_place(dim->module->ctx, memref->type, i) >= 0;
}

/* Whether the layout of operand `i` of the op, a memref, may be changed, as the op can be rewritten or does not depend on it;
 * false if that is not known. */
static bool takes(const pl_op *op, uint32_t i) {
  uint32_t memref = 0;
  if (pl_normal_access(op, &memref)) return i == memref;
  if (pl_op_is(op, PL_OP_MEMREF_DIM)) return size_is_kept(op);
  return pl_op_is(op, PL_OP_MEMREF_DEALLOC) || pl_op_is(op, PL_OP_FUNC_CALL) || pl_op_is(op, PL_OP_FUNC_RETURN) ||
         pl_op_is(op, PL_OP_MEMREF_REINTERPRET_CAST);
}

/* Whether all users of the value can have a memref of any layout there. */
static bool all_take(const pl_value *value) {
  for (const pl_use *use = value->uses; use; use = use->next)
    if (!takes(use->owner, (uint32_t)(use - use->owner->operands))) return false;
  return true;
}

/* Whether the type is a function type that has, or may have, a memref with a normal form in it; such types are never
 * rewritten. */
static bool holds_form(pl_normal_values *n, const pl_type *type) {
  if (type->kind != PL_TYPE_FUNCTION) return false;
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (form_of(n, type->func.inputs[i]) || type->func.inputs[i]->kind == PL_TYPE_FUNCTION) return true;
  for (uint32_t i = 0; i < type->func.num_results; i++)
    if (form_of(n, type->func.results[i]) || type->func.results[i]->kind == PL_TYPE_FUNCTION) return true;
  return false;
}

/* Whether all sizes of a shaped type are static. */
static bool is_static(const pl_type *type) {
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (type->shaped.shape[i] == PL_DYNAMIC) return false;
  return true;
}

/* Whether the value allows its function to be rewritten. A reinterpret_cast that can't be rewritten is recorded as staying and
 * does not prevent it. */
static bool value_fits(pl_normal_values *n, const pl_value *value) {
  if (holds_form(n, value->type)) return false;
  if (owns_layout(value)) return !has_layout(value->type) || all_take(value);
  const pl_type *form = pl_normal_value(n, value);
  if (form && !(is_static(form) && all_take(value))) pl_map_set_ptr(&n->staying, value, value);
  return true;
}

/* Whether the op's results and the arguments of its blocks allow the function to be rewritten. */
static bool op_fits(pl_normal_values *n, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (!value_fits(n, pl_result(op, i))) return false;
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r])
  for (uint32_t i = 0; i < block->num_args; i++)
    if (!value_fits(n, block->args[i])) return false;
  return true;
}

pl_op *pl_normal_callee(const pl_normal_values *n, const pl_op *op, pl_attr_name attribute) {
  assert(attribute);
  const pl_attr *symbol = pl_op_attr(op, attribute);
  bool flat = symbol && symbol->kind == PL_ATTR_SYMBOL && symbol->symbol.count == 1;
  return flat ? pl_symbol_lookup(n->module->op, symbol->symbol.path[0]) : NULL;
}

/* ---- What functions share ---- */

/* Functions that call each other stay together. */
typedef struct call_pair {
  const pl_op *caller, *callee, *call; /* `call` is no func.call if it only names the callee */
} call_pair;
typedef PL_VEC(call_pair) call_pairs;

/* Records a function as unchanged if one of its values does not allow that it is rewritten (op_fits); appends to `calls` its
 * calls and func.constants of functions in the module. */
static void look_at(pl_normal_values *n, pl_op *func, call_pairs *calls) {
  bool fit = true;
  for (pl_op *op = func; op; op = pl_op_walk_next(func, op)) {
    fit = fit && op_fits(n, op);
    bool named = pl_op_is(op, PL_OP_FUNC_CONSTANT);
    pl_attr_name attribute = named ? PL_NAME_VALUE : pl_op_is(op, PL_OP_FUNC_CALL) ? PL_NAME_CALLEE : PL_NAME_INVALID;
    pl_op *callee = attribute ? pl_normal_callee(n, op, attribute) : NULL;
    if (callee) pl_vec_push(calls, ((call_pair){func, callee, op}));
  }
  if (!fit) pl_map_set_ptr(&n->unchanged, func, func);
}

/* Records in n->results which results of a function keep their types because a value that it returns keeps its own; true if there
 * are more of them than before. */
static bool returned_stay(pl_normal_values *n, pl_op *func) {
  bool changed = false, *stays = pl_map_get_ptr(&n->results, func);
  for (pl_op *op = func; op; op = pl_op_walk_next(func, op)) {
    for (uint32_t i = 0; pl_op_is(op, PL_OP_FUNC_RETURN) && i < op->num_operands; i++) {
      const pl_value *value = pl_operand(op, i);
      if (pl_normal_value(n, value) || !form_of(n, value->type)) continue;
      if (!stays) stays = PL_NEW_ARRAY(n->module->arena, bool, op->num_operands);
      changed |= !stays[i];
      stays[i] = true;
    }
  }
  if (stays) pl_map_set_ptr(&n->results, func, stays);
  return changed;
}

/* Records the results of a func.call as staying where the callee's results keep their types; does nothing for another op. */
static void results_stay(pl_normal_values *n, const call_pair *c) {
  const bool *stays = pl_op_is(c->call, PL_OP_FUNC_CALL) ? pl_map_get_ptr(&n->results, c->callee) : NULL;
  for (uint32_t i = 0; stays && i < c->call->num_results; i++)
    if (stays[i]) pl_map_set_ptr(&n->staying, pl_result(c->call, i), pl_result(c->call, i));
}

/* Records results of functions and of calls to them that keep their types because a returned value does, to a fixed point. */
static void find_results(pl_normal_values *n, const call_pairs *calls) {
  for (bool changed = true; changed;) {
    changed = false;
    PL_FOR_BLOCKS(block, n->module->op->regions[0])
    for (pl_op *op = block->first; op; op = op->next)
      if (pl_op_is(op, PL_OP_FUNC_FUNC)) changed |= returned_stay(n, op);
    for (size_t i = 0; changed && i < calls->len; i++)
      results_stay(n, &calls->data[i]);
  }
}

/* Whether each memref that the function returns or passes to a call is rewritten exactly if the type of what receives it is. */
static bool agrees(pl_normal_values *n, pl_op *func) {
  const bool *stays = pl_map_get_ptr(&n->results, func);
  for (pl_op *op = func; op; op = pl_op_walk_next(func, op)) {
    bool returns = pl_op_is(op, PL_OP_FUNC_RETURN);
    if (!returns && !pl_op_is(op, PL_OP_FUNC_CALL)) continue;
    for (uint32_t i = 0; i < op->num_operands; i++) {
      bool wanted = form_of(n, pl_operand(op, i)->type) && !(returns && stays && stays[i]);
      if (wanted != (pl_normal_value(n, pl_operand(op, i)) != NULL)) return false;
    }
  }
  return true;
}

/* Records as unchanged all functions that call or name, or are called or named by, an unchanged one, to a fixed point. */
static void spread_kept(pl_normal_values *n, const call_pairs *calls) {
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 0; i < calls->len; i++) {
      const call_pair *c = &calls->data[i];
      bool caller = pl_map_has(&n->unchanged, c->caller), callee = pl_map_has(&n->unchanged, c->callee);
      if (caller == callee) continue;
      pl_map_set_ptr(&n->unchanged, caller ? c->callee : c->caller, c->caller);
      changed = true;
    }
  }
}

void pl_normal_values_find(pl_normal_values *n) {
  call_pairs calls = {0};
  PL_FOR_BLOCKS(block, n->module->op->regions[0])
  for (pl_op *op = block->first; op; op = op->next)
    look_at(n, op, &calls);
  find_results(n, &calls);
  PL_FOR_BLOCKS(block, n->module->op->regions[0])
  for (pl_op *op = block->first; op; op = op->next)
    if (!agrees(n, op)) pl_map_set_ptr(&n->unchanged, op, op);
  spread_kept(n, &calls);
  pl_vec_free(&calls);
}

void pl_normal_values_free(pl_normal_values *n) {
  pl_map_free(&n->forms);
  pl_map_free(&n->staying);
  pl_map_free(&n->results);
  pl_map_free(&n->unchanged);
}
