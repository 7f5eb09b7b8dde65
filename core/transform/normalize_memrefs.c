/* normalize_memrefs.c - -normalize-memrefs: memrefs of static shape whose layout is an affine map become memrefs of the default
 * layout, in the shape that the map's results span; accesses apply the map to their indices. Source: MLIR documentation, "Passes"
 * (2023), -normalize-memrefs.
 *
 * A type is rewritten everywhere in the module, signatures included, or nowhere: it stays if an op that looks at the layout in
 * another way has to do with it.
 */
#include "core/base/map.h"
#include "core/transform/build.h"
#include "core/transform/passes.h"

/* The values of an expression. Bounds beyond 2^40 are given up. */
typedef struct range {
  int64_t low, high;
  bool known;
} range;

static const int64_t LIMIT = (int64_t)1 << 40;

static range make_range(int64_t low, int64_t high) { return (range){low, high, low >= -LIMIT && high <= LIMIT}; }

static int64_t floor_quotient(int64_t a, int64_t b) { return a / b - (a % b != 0 && a < 0); }

static range range_of(const pl_affine *e, const int64_t *shape) {
  if (e->kind == PL_AFFINE_CONST) return make_range(e->value, e->value);
  if (e->kind == PL_AFFINE_DIM) return make_range(0, shape[e->value] - 1);
  if (e->kind == PL_AFFINE_SYMBOL) return (range){0};
  range a = range_of(e->lhs, shape), b = range_of(e->rhs, shape);
  if (!a.known || !b.known) return (range){0};
  if (e->kind == PL_AFFINE_ADD) return make_range(a.low + b.low, a.high + b.high);
  if (b.low != b.high) return (range){0};
  int64_t c = b.low;
  if (e->kind == PL_AFFINE_MUL) {
    bool fits = c > -LIMIT / 2 && c < LIMIT / 2 && a.low > -((int64_t)1 << 20) && a.high < ((int64_t)1 << 20);
    if (!fits) return (range){0};
    return c >= 0 ? make_range(a.low * c, a.high * c) : make_range(a.high * c, a.low * c);
  }
  if (c <= 0) return (range){0};
  int64_t low = floor_quotient(a.low, c), high = floor_quotient(a.high, c);
  if (e->kind == PL_AFFINE_FLOORDIV) return make_range(low, high);
  if (e->kind == PL_AFFINE_CEILDIV) return make_range(-floor_quotient(-a.low, c), -floor_quotient(-a.high, c));
  return low == high ? make_range(a.low - low * c, a.high - low * c) : make_range(0, c - 1);
}

/* The type without the map; NULL if it has none, or if its extent is not known. */
static const pl_type *normal_form(pl_module *module, const pl_type *type) {
  const pl_attr *map = type->kind == PL_TYPE_MEMREF ? type->shaped.layout : NULL;
  if (!map || map->kind != PL_ATTR_AFFINE_MAP || map->affine.num_symbols) return NULL;
  int64_t *shape = PL_NEW_ARRAY(module->arena, int64_t, map->affine.count + 1);
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    if (type->shaped.shape[i] == PL_DYNAMIC || type->shaped.shape[i] == 0) return NULL;
  }
  for (uint32_t i = 0; i < map->affine.count; i++) {
    range r = range_of(map->affine.exprs[i], type->shaped.shape);
    if (!r.known || r.low < 0) return NULL;
    shape[i] = r.high + 1;
  }
  return pl_type_memref(module->ctx, map->affine.count, shape, type->shaped.elem, NULL, type->shaped.space);
}

typedef struct state {
  pl_module *module;
  pl_map forms; /* type -> its normal form, or NULL: it stays */
} state;

static const pl_type *form_of(state *s, const pl_type *type) {
  if (!pl_map_has(&s->forms, type)) pl_map_set_ptr(&s->forms, type, normal_form(s->module, type));
  return pl_map_get_ptr(&s->forms, type);
}

static void keep(state *s, const pl_type *type) { pl_map_set_ptr(&s->forms, type, NULL); }

/* ---- What stays ---- */

static bool accesses(const pl_op *op, uint32_t *memref) {
  *memref = pl_op_is(op, PL_OP_MEMREF_STORE) ? 1 : 0;
  return pl_op_is(op, PL_OP_MEMREF_LOAD) || pl_op_is(op, PL_OP_MEMREF_STORE);
}

/* Whether the op may have to do with memrefs of any layout as operand `i`. */
static bool takes(const pl_op *op, uint32_t i) {
  uint32_t memref = 0;
  if (accesses(op, &memref)) return i == memref;
  return pl_op_is(op, PL_OP_MEMREF_DEALLOC) || pl_op_is(op, PL_OP_FUNC_CALL) || pl_op_is(op, PL_OP_FUNC_RETURN);
}

static bool makes(const pl_op *op) {
  bool buffer = pl_op_is(op, PL_OP_MEMREF_ALLOC) || pl_op_is(op, PL_OP_MEMREF_ALLOCA);
  return buffer || pl_op_is(op, PL_OP_FUNC_CALL);
}

static void keep_in_function_type(state *s, const pl_type *type) {
  for (uint32_t i = 0; type && type->kind == PL_TYPE_FUNCTION && i < type->func.num_inputs; i++)
    keep(s, type->func.inputs[i]);
  for (uint32_t i = 0; type && type->kind == PL_TYPE_FUNCTION && i < type->func.num_results; i++)
    keep(s, type->func.results[i]);
}

/* Arguments of blocks, but for those of functions, would need branches that agree. */
static void keep_arguments(state *s, const pl_op *op) {
  for (uint32_t r = 0; r < op->num_regions; r++) {
    PL_FOR_BLOCKS(block, op->regions[r]) {
      bool of_function = pl_op_is(op, PL_OP_FUNC_FUNC) && block == op->regions[r]->first;
      for (uint32_t i = 0; !of_function && i < block->num_args; i++)
        keep(s, block->args[i]->type);
    }
  }
}

static void find_kept(pl_op *op, void *user) {
  state *s = user;
  const pl_attr *type = pl_op_is(op, PL_OP_MEMREF_GLOBAL) ? pl_op_attr(op, "type") : NULL;
  if (type) keep(s, type->type);
  if (pl_op_is(op, PL_OP_FUNC_FUNC) && pl_func_is_declaration(op)) keep_in_function_type(s, pl_func_type(op));
  keep_arguments(s, op);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    if (!takes(op, i)) keep(s, pl_operand(op, i)->type);
    keep_in_function_type(s, pl_operand(op, i)->type);
  }
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (!makes(op)) keep(s, pl_result(op, i)->type);
    keep_in_function_type(s, pl_result(op, i)->type);
  }
}

/* ---- Rewriting ---- */

static const pl_type *rewritten(state *s, const pl_type *type) {
  const pl_type *form = form_of(s, type);
  return form ? form : type;
}

/* The access's indices through the map of the layout. */
static void map_indices(state *s, pl_op *op, uint32_t memref) {
  const pl_type *type = pl_operand(op, memref)->type;
  if (!form_of(s, type)) return;
  const pl_attr *map = type->shaped.layout;
  pl_build b = pl_build_before(op);
  uint32_t rank = type->shaped.rank, first = memref + 1;
  pl_value **indices = PL_NEW_ARRAY(op->module->arena, pl_value *, rank + 1);
  pl_value **operands = PL_NEW_ARRAY(op->module->arena, pl_value *, first + map->affine.count + 1);
  for (uint32_t i = 0; i < first; i++)
    operands[i] = pl_operand(op, i);
  for (uint32_t i = 0; i < rank; i++)
    indices[i] = pl_operand(op, first + i);
  for (uint32_t i = 0; i < map->affine.count; i++) {
    const pl_affine *e = map->affine.exprs[i];
    const pl_attr *one = pl_attr_affine_map(op->module->ctx, map->affine.num_dims, 0, &e, 1);
    bool plain = e->kind == PL_AFFINE_DIM;
    operands[first + i] = plain ? indices[e->value]
                                : pl_build_value(&b, PL_OP_AFFINE_APPLY, indices, rank, pl_type_index(op->module->ctx),
                                                 pl_build_dict(&b, "map", one));
  }
  pl_op_set_operands(op, operands, first + map->affine.count);
}

static void rewrite_accesses(pl_op *op, void *user) {
  uint32_t memref = 0;
  if (accesses(op, &memref)) map_indices(user, op, memref);
}

static void rewrite_signature(state *s, pl_op *func) {
  const pl_type *type = pl_func_type(func);
  pl_arena *arena = func->module->arena;
  const pl_type **inputs = PL_NEW_ARRAY(arena, const pl_type *, type->func.num_inputs + 1);
  const pl_type **results = PL_NEW_ARRAY(arena, const pl_type *, type->func.num_results + 1);
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    inputs[i] = rewritten(s, type->func.inputs[i]);
  for (uint32_t i = 0; i < type->func.num_results; i++)
    results[i] = rewritten(s, type->func.results[i]);
  type = pl_type_function(func->module->ctx, inputs, type->func.num_inputs, results, type->func.num_results);
  pl_op_set_attr(func, "function_type", pl_attr_type(func->module->ctx, type));
  pl_block *entry = pl_func_entry(func);
  for (uint32_t i = 0; entry && i < entry->num_args; i++)
    entry->args[i]->type = rewritten(s, entry->args[i]->type);
}

static void rewrite_types(pl_op *op, void *user) {
  if (pl_op_is(op, PL_OP_FUNC_FUNC)) rewrite_signature(user, op);
  for (uint32_t i = 0; i < op->num_results; i++)
    op->results[i].type = rewritten(user, op->results[i].type);
}

void pl_normalize_memrefs(pl_module *module) {
  state s = {.module = module};
  pl_visit_backwards(module->op, find_kept, &s);
  pl_visit_backwards(module->op, rewrite_accesses, &s);
  pl_visit_backwards(module->op, rewrite_types, &s);
  pl_map_free(&s.forms);
}
