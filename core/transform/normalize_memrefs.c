/* normalize_memrefs.c - -normalize-memrefs: memrefs whose layout is an affine map become memrefs of the default layout, in the
 * shape that the map's results span, and those with static strides memrefs of one dimension; accesses apply the map to their
 * indices. Shapes that are not static have such a form where the map cuts dimensions into tiles. Source: MLIR documentation,
 * "Passes" (2023), -normalize-memrefs.
 *
 * A function is rewritten as a whole, with its signature and those that it calls or is called by, or stays: where an op that
 * looks at the layout in another way has to do with such a memref. Functions that are only declared are rewritten too.
 */
#include "core/base/map.h"
#include "core/base/vec.h"
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

/* ---- shapes that are not static ---- */

static bool mentions(const pl_affine *e, const pl_affine *what) {
  if (e == what) return true;
  bool leaf = e->kind == PL_AFFINE_CONST || e->kind == PL_AFFINE_DIM || e->kind == PL_AFFINE_SYMBOL;
  return !leaf && (mentions(e->lhs, what) || mentions(e->rhs, what));
}

/* Whether result `i` counts tiles of a constant size whose elements one other result, and no third one, tells apart:
 * x floordiv c, x mod c. */
static bool counts_tiles(const pl_attr *map, uint32_t i, bool *any) {
  const pl_affine *quotient = map->affine.exprs[i];
  uint32_t found = 0;
  if (quotient->kind != PL_AFFINE_FLOORDIV || quotient->rhs->kind != PL_AFFINE_CONST) return true;
  for (uint32_t k = 0; k < map->affine.count; k++) {
    const pl_affine *e = map->affine.exprs[k];
    if (k == i || !mentions(e, quotient->lhs)) continue;
    if (e->kind != PL_AFFINE_MOD || e->lhs != quotient->lhs || e->rhs != quotient->rhs) return false;
    found++;
  }
  *any |= found == 1;
  return found <= 1;
}

static bool is_tiled(const pl_attr *map) {
  bool any = false;
  for (uint32_t i = 0; i < map->affine.count; i++)
    if (!counts_tiles(map, i, &any)) return false;
  return any;
}

/* Whether an expression mentions a dimension whose size is not known. */
static bool is_dynamic(pl_context *ctx, const pl_type *type, const pl_affine *e) {
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (type->shaped.shape[i] == PL_DYNAMIC && mentions(e, pl_affine_dim(ctx, i))) return true;
  return false;
}

/* The layout as a map without symbols; NULL if it is none. */
static const pl_attr *map_of(pl_context *ctx, const pl_type *type) {
  const pl_attr *layout = type->kind == PL_TYPE_MEMREF ? type->shaped.layout : NULL;
  if (!layout) return NULL;
  if (layout->kind == PL_ATTR_AFFINE_MAP) return layout->affine.num_symbols ? NULL : layout;
  if (layout->kind != PL_ATTR_STRIDED || layout->strided.rank == 0 || layout->strided.offset == PL_DYNAMIC) return NULL;
  const pl_affine *place = pl_affine_const(ctx, 0);
  for (uint32_t i = 0; i < layout->strided.rank; i++) {
    if (layout->strided.strides[i] == PL_DYNAMIC) return NULL;
    const pl_affine *stride = pl_affine_const(ctx, layout->strided.strides[i]);
    place = pl_affine_binary(ctx, PL_AFFINE_ADD, place, pl_affine_binary(ctx, PL_AFFINE_MUL, pl_affine_dim(ctx, i), stride));
  }
  place = pl_affine_binary(ctx, PL_AFFINE_ADD, place, pl_affine_const(ctx, layout->strided.offset));
  return pl_attr_affine_map(ctx, layout->strided.rank, 0, &place, 1);
}

/* The type without the map; NULL if it has none, or if its extent is not known. */
static const pl_type *normal_form(pl_module *module, const pl_type *type) {
  const pl_attr *map = map_of(module->ctx, type);
  bool dynamic = false;
  if (!map) return NULL;
  int64_t *shape = PL_NEW_ARRAY(module->arena, int64_t, map->affine.count + 1);
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    if (type->shaped.shape[i] == 0) return NULL;
    dynamic |= type->shaped.shape[i] == PL_DYNAMIC;
  }
  if (dynamic && !is_tiled(map)) return NULL;
  for (uint32_t i = 0; i < map->affine.count; i++) {
    shape[i] = PL_DYNAMIC;
    if (is_dynamic(module->ctx, type, map->affine.exprs[i])) continue;
    range r = range_of(map->affine.exprs[i], type->shaped.shape);
    if (!r.known || r.low < 0) return NULL;
    shape[i] = r.high + 1;
  }
  return pl_type_memref(module->ctx, map->affine.count, shape, type->shaped.elem, NULL, type->shaped.space);
}

typedef struct state {
  pl_module *module;
  pl_map forms; /* type -> its normal form, or NULL: it has none */
  pl_map kept;  /* functions that stay */
} state;

static const pl_type *form_of(state *s, const pl_type *type) {
  if (!pl_map_has(&s->forms, type)) pl_map_set_ptr(&s->forms, type, normal_form(s->module, type));
  return pl_map_get_ptr(&s->forms, type);
}

/* ---- What stays ---- */

/* The memref of an access; its indices follow it. */
static bool accesses(const pl_op *op, uint32_t *memref) {
  *memref = pl_op_is(op, PL_OP_MEMREF_STORE) || pl_op_is(op, PL_OP_AFFINE_STORE) ? 1 : 0;
  return *memref == 1 || pl_op_is(op, PL_OP_MEMREF_LOAD) || pl_op_is(op, PL_OP_AFFINE_LOAD) ||
         pl_op_is(op, PL_OP_AFFINE_PREFETCH);
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

/* Function types hold memrefs that nobody rewrites. */
static bool holds_form(state *s, const pl_type *type) {
  if (type->kind != PL_TYPE_FUNCTION) return false;
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (form_of(s, type->func.inputs[i]) || type->func.inputs[i]->kind == PL_TYPE_FUNCTION) return true;
  for (uint32_t i = 0; i < type->func.num_results; i++)
    if (form_of(s, type->func.results[i]) || type->func.results[i]->kind == PL_TYPE_FUNCTION) return true;
  return false;
}

static bool fits(state *s, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_type *type = pl_operand(op, i)->type;
    if (holds_form(s, type) || (form_of(s, type) && !takes(op, i))) return false;
  }
  for (uint32_t i = 0; i < op->num_results; i++) {
    const pl_type *type = pl_result(op, i)->type;
    if (holds_form(s, type) || (form_of(s, type) && !makes(op))) return false;
  }
  for (uint32_t r = 0; r < op->num_regions; r++) {
    PL_FOR_BLOCKS(block, op->regions[r]) {
      bool of_function =
          pl_op_is(op, PL_OP_FUNC_FUNC) && block == op->regions[r]->first; /* others: branches would have to agree */
      for (uint32_t i = 0; !of_function && i < block->num_args; i++)
        if (form_of(s, block->args[i]->type)) return false;
    }
  }
  return true;
}

static pl_op *callee_of(state *s, const pl_op *call, const char *name) {
  const pl_attr *symbol = pl_op_attr(call, name);
  bool flat = symbol && symbol->kind == PL_ATTR_SYMBOL && symbol->symbol.count == 1;
  return flat ? pl_symbol_lookup(s->module->op, symbol->symbol.path[0]) : NULL;
}

/* Functions that call each other stay together. */
typedef struct call_pair {
  const pl_op *caller, *callee;
} call_pair;
typedef PL_VEC(call_pair) call_pairs;

static void look_at(state *s, pl_op *func, call_pairs *calls) {
  bool fit = true;
  for (pl_op *op = func; op; op = pl_op_walk_next(func, op)) {
    fit = fit && fits(s, op);
    bool named = pl_op_is(op, PL_OP_FUNC_CONSTANT);
    pl_op *callee = named ? callee_of(s, op, "value") : pl_op_is(op, PL_OP_FUNC_CALL) ? callee_of(s, op, "callee") : NULL;
    if (callee) pl_vec_push(calls, ((call_pair){func, callee}));
  }
  if (!fit) pl_map_set_ptr(&s->kept, func, func);
}

static void find_kept(state *s) {
  call_pairs calls = {0};
  PL_FOR_BLOCKS(block, s->module->op->regions[0])
  for (pl_op *op = block->first; op; op = op->next)
    look_at(s, op, &calls);
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 0; i < calls.len; i++) {
      const call_pair *c = &calls.data[i];
      bool caller = pl_map_has(&s->kept, c->caller), callee = pl_map_has(&s->kept, c->callee);
      if (caller == callee) continue;
      pl_map_set_ptr(&s->kept, caller ? c->callee : c->caller, (void *)(uintptr_t)c->caller);
      changed = true;
    }
  }
  pl_vec_free(&calls);
}

/* ---- Rewriting ---- */

static const pl_type *rewritten(state *s, const pl_type *type) {
  const pl_type *form = form_of(s, type);
  return form ? form : type;
}

/* One result of a map, over all its operands. */
static pl_value *apply(pl_build *b, const pl_attr *map, const pl_affine *e, pl_value **operands, uint32_t count) {
  pl_context *ctx = b->module->ctx;
  if (e->kind == PL_AFFINE_DIM) return operands[e->value];
  const pl_attr *one = pl_attr_affine_map(ctx, map->affine.num_dims, 0, &e, 1);
  return pl_build_value(b, PL_OP_AFFINE_APPLY, operands, count, pl_type_index(ctx), pl_build_dict(b, "map", one));
}

/* The access's indices through the map of the layout. */
static void map_indices(pl_op *op, uint32_t memref, const pl_attr *map) {
  pl_build b = pl_build_before(op);
  uint32_t rank = map->affine.num_dims, first = memref + 1;
  pl_value **indices = PL_NEW_ARRAY(op->module->arena, pl_value *, rank + 1);
  pl_value **operands = PL_NEW_ARRAY(op->module->arena, pl_value *, first + map->affine.count + 1);
  for (uint32_t i = 0; i < first; i++)
    operands[i] = pl_operand(op, i);
  for (uint32_t i = 0; i < rank; i++)
    indices[i] = pl_operand(op, first + i);
  for (uint32_t i = 0; i < map->affine.count; i++)
    operands[first + i] = apply(&b, map, map->affine.exprs[i], indices, rank);
  pl_op_set_operands(op, operands, first + map->affine.count);
}

/* An expression with others in place of its dims. */
static const pl_affine *put_in(pl_context *ctx, const pl_affine *e, const pl_affine *const *dims) {
  if (e->kind == PL_AFFINE_CONST || e->kind == PL_AFFINE_SYMBOL) return e;
  if (e->kind == PL_AFFINE_DIM) return dims[e->value];
  return pl_affine_binary(ctx, e->kind, put_in(ctx, e->lhs, dims), put_in(ctx, e->rhs, dims));
}

/* The map of the layout behind that of the access. */
static void compose_map(pl_op *op, const pl_attr *layout) {
  pl_context *ctx = op->module->ctx;
  const pl_attr *map = pl_op_attr(op, "map");
  const pl_affine **exprs = PL_NEW_ARRAY(op->module->arena, const pl_affine *, layout->affine.count + 1);
  for (uint32_t i = 0; i < layout->affine.count; i++)
    exprs[i] = put_in(ctx, layout->affine.exprs[i], map->affine.exprs);
  pl_op_set_attr(op, "map", pl_attr_affine_map(ctx, map->affine.num_dims, map->affine.num_symbols, exprs, layout->affine.count));
}

static void rewrite_access(state *s, pl_op *op) {
  uint32_t memref = 0;
  const pl_type *type = accesses(op, &memref) ? pl_operand(op, memref)->type : NULL;
  if (!type || !form_of(s, type)) return;
  const pl_attr *map = map_of(op->module->ctx, type);
  if (pl_str_is(op->info->dialect, "affine"))
    compose_map(op, map);
  else
    map_indices(op, memref, map);
}

/* How many there are along a dimension of the normal form: tiles that are begun, elements of a tile, elements. */
static const pl_affine *extent(pl_context *ctx, const pl_affine *e) {
  if (e->kind == PL_AFFINE_FLOORDIV) return pl_affine_binary(ctx, PL_AFFINE_CEILDIV, e->lhs, e->rhs);
  return e->kind == PL_AFFINE_MOD ? e->rhs : e;
}

/* Sizes for the dimensions of the normal form that are not known, from those that the op was given. */
static void rewrite_sizes(state *s, pl_op *op) {
  const pl_type *type = pl_result(op, 0)->type, *form = form_of(s, type);
  if (!form || op->num_segments != 2 || op->segments[0] == 0) return;
  const pl_attr *map = map_of(op->module->ctx, type);
  pl_build b = pl_build_before(op);
  pl_value **sizes = PL_NEW_ARRAY(op->module->arena, pl_value *, type->shaped.rank + 1);
  pl_value **operands = PL_NEW_ARRAY(op->module->arena, pl_value *, form->shaped.rank + 1);
  uint32_t used = 0, count = 0;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    sizes[i] = type->shaped.shape[i] == PL_DYNAMIC ? pl_operand(op, used++) : pl_build_index(&b, type->shaped.shape[i]);
  for (uint32_t i = 0; i < form->shaped.rank; i++) {
    if (form->shaped.shape[i] != PL_DYNAMIC) continue;
    operands[count++] = apply(&b, map, extent(op->module->ctx, map->affine.exprs[i]), sizes, type->shaped.rank);
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

/* Accesses while memrefs have the types that they had; then the buffers and the other types. */
static void visit_access(pl_op *op, void *user) { rewrite_access(user, op); }

static void visit_type(pl_op *op, void *user) {
  if (pl_op_is(op, PL_OP_MEMREF_ALLOC) || pl_op_is(op, PL_OP_MEMREF_ALLOCA)) {
    const pl_type *form = form_of(user, pl_result(op, 0)->type);
    bool sized = op->num_segments == 2 && op->segments[0] > 0;
    if (form && sized) {
      rewrite_sizes(user, op);
      return;
    }
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    op->results[i].type = rewritten(user, op->results[i].type);
  /* mlir-opt makes the call anew, of its callee and operands alone. */
  if (pl_op_is(op, PL_OP_FUNC_CALL) && callee_of(user, op, "callee"))
    op->attrs = pl_attr_dict(op->module->ctx, &(pl_named_attr){PL_STR("callee"), pl_op_attr(op, "callee")}, 1);
}

static void normalize(state *s, pl_op *func) {
  pl_visit_backwards(func, visit_access, s);
  pl_visit_backwards(func, visit_type, s);
  if (pl_op_is(func, PL_OP_FUNC_FUNC)) rewrite_signature(s, func);
}

void pl_normalize_memrefs(pl_module *module) {
  state s = {.module = module};
  find_kept(&s);
  PL_FOR_BLOCKS(block, module->op->regions[0])
  for (pl_op *op = block->first; op; op = op->next)
    if (!pl_map_has(&s.kept, op)) normalize(&s, op);
  pl_map_free(&s.forms);
  pl_map_free(&s.kept);
}
