/* map_layouts.c - memrefs of other layouts, read as memrefs of the default one.
 *
 * No descriptor can say where the elements of a memref lie whose layout is a map that has no strides; it is passed as a memref of
 * the default layout, whose shape is what the results of the map span over the shape: element (i, j) lies where the map's results
 * at (i, j) are. (MLIR documentation, "Builtin Dialect", MemRefType, Layout; "Passes", -normalize-memrefs.) The source is
 * rewritten so before it is judged: types, buffers, sizes and accesses, each of which first asks that its indices are in bounds
 * of the shape as it was written. Known strides are a map, too, and may be read in the same way: they are where the lowering's
 * function takes what it is called with so, and not as a descriptor with strides, and in what calls such a function. This is the
 * validator's own reading: it shares nothing with the pass, and counts out what the pass estimates. A function that does anything
 * else with such a memref is left alone, and has no meaning here.
 */
#include <assert.h>
#include <stdio.h>

#include "core/base/map.h"
#include "verify/tv/convention/map_layouts.h"
#include "verify/tv/convention/symbol.h"

/* Elements of a shape that are counted out; larger ones are left alone. */
enum { MOST_ELEMENTS = 1 << 20 };

typedef struct reader {
  pl_module *module;
  bool strides;   /* known strides are read as maps */
  pl_map forms;   /* type -> what it stands for, or NULL: it is left as it is */
  pl_map strided; /* functions of which that holds */
  pl_map kept;    /* functions that keep their types */
  const pl_op *table;
  pl_op *at; /* ops are inserted before it */
} reader;

/* The quotient a / b rounded down; b is not 0. */
static int64_t floor_of(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

/* Evaluates the expression with dimension i equal to place[i] into *out; false if it can't be evaluated in 64 bits. The
 * recursion is bounded by the parser's limit on depth. */
static bool value_at(const pl_affine *e, const int64_t *place, int64_t *out) {
  int64_t a = 0, b = 0;
  if (e->kind == PL_AFFINE_CONST) return *out = e->value, true;
  if (e->kind == PL_AFFINE_DIM) return *out = place[e->value], true;
  if (e->kind == PL_AFFINE_SYMBOL || !value_at(e->lhs, place, &a) || !value_at(e->rhs, place, &b)) return false;
  if (e->kind == PL_AFFINE_ADD) return !__builtin_add_overflow(a, b, out);
  if (e->kind == PL_AFFINE_MUL) return !__builtin_mul_overflow(a, b, out);
  if (b <= 0) return false;
  *out = e->kind == PL_AFFINE_MOD ? a - floor_of(a, b) * b : e->kind == PL_AFFINE_CEILDIV ? -floor_of(-a, b) : floor_of(a, b);
  return true;
}

/* Whether the dimension occurs in the expression. */
static bool uses_dim(const pl_affine *e, int64_t dim) {
  if (e->kind == PL_AFFINE_DIM) return e->value == dim;
  return e->kind >= PL_AFFINE_ADD && (uses_dim(e->lhs, dim) || uses_dim(e->rhs, dim));
}

/* Stores in *out one more than the largest value of the expression over all elements of the static shape; false if a value is
 * negative or this can't be counted out. */
static bool span_of(const pl_type *type, const pl_affine *e, int64_t *out) {
  const uint32_t rank = type->shaped.rank;
  int64_t place[64] = {0}, most = -1, seen = 0;
  if (rank > 64) return false;
  for (bool more = true; more;) {
    int64_t value = 0;
    if (++seen > MOST_ELEMENTS || !value_at(e, place, &value) || value < 0) return false;
    if (value > most) most = value;
    more = false;
    for (uint32_t i = 0; i < rank && !more; i++) {
      if (!uses_dim(e, i)) continue;
      more = ++place[i] < type->shaped.shape[i];
      if (!more) place[i] = 0;
    }
  }
  *out = most + 1;
  return true;
}

/* Whether the expression is a dimension, or its floor quotient or remainder by a positive constant. */
static bool is_cut(const pl_affine *e) {
  if (e->kind == PL_AFFINE_DIM) return true;
  bool part = e->kind == PL_AFFINE_FLOORDIV || e->kind == PL_AFFINE_MOD;
  return part && e->lhs->kind == PL_AFFINE_DIM && e->rhs->kind == PL_AFFINE_CONST && e->rhs->value > 0;
}

/* Whether a dimension of dynamic size occurs in the expression. */
static bool is_unknown(const pl_type *type, const pl_affine *e) {
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (type->shaped.shape[i] == PL_DYNAMIC && uses_dim(e, i)) return true;
  return false;
}

/* The affine map that is the memref's layout, if it is known to have no strides; NULL otherwise, also for other types. */
static const pl_attr *map_layout(const pl_type *type) {
  int64_t strides[64], offset;
  const pl_attr *map = type->kind == PL_TYPE_MEMREF ? type->shaped.layout : NULL;
  if (!map || map->kind != PL_ATTR_AFFINE_MAP || type->shaped.rank > 64) return NULL;
  return pl_memref_strides(type, strides, &offset) ? NULL : map;
}

bool pl_tv_has_map_layout(const pl_type *function) {
  assert(function && (function->kind == PL_TYPE_FUNCTION || function->kind == PL_TYPE_LLVM_FUNC));
  for (uint32_t i = 0; i < function->func.num_inputs; i++)
    if (map_layout(function->func.inputs[i])) return true;
  for (uint32_t i = 0; i < function->func.num_results; i++)
    if (map_layout(function->func.results[i])) return true;
  return false;
}

/* The memref's layout attribute, if its strides are known, as an affine map; NULL if that is not possible. */
static const pl_attr *strides_as_map(pl_context *ctx, const pl_type *type) {
  int64_t strides[64], offset;
  const pl_attr *layout = type->kind == PL_TYPE_MEMREF ? type->shaped.layout : NULL;
  const uint32_t rank = layout ? type->shaped.rank : 0;
  if (rank == 0 || rank > 64 || !pl_memref_strides(type, strides, &offset) || offset == PL_DYNAMIC) return NULL;
  if (layout->kind == PL_ATTR_AFFINE_MAP) return layout;
  const pl_affine *sum = pl_affine_const(ctx, offset);
  for (uint32_t i = 0; i < rank; i++) {
    if (strides[i] == PL_DYNAMIC || type->shaped.shape[i] == PL_DYNAMIC) return NULL;
    const pl_affine *product = pl_affine_binary(ctx, PL_AFFINE_MUL, pl_affine_dim(ctx, i), pl_affine_const(ctx, strides[i]));
    sum = pl_affine_binary(ctx, PL_AFFINE_ADD, sum, product);
  }
  return pl_attr_affine_map(ctx, rank, 0, &sum, 1);
}

/* The layout map by which a memref is to be read; NULL if there is none. */
static const pl_attr *map_of(const reader *r, const pl_type *type) {
  const pl_attr *map = map_layout(type);
  return map || !r->strides ? map : strides_as_map(r->module->ctx, type);
}

/* The memref type of default layout that the type is rewritten to, its shape being the extents of the layout map's results; NULL
 * if the type stays as it is. */
static const pl_type *read_type(reader *r, const pl_type *type) {
  const pl_attr *map = map_of(r, type);
  if (!map || map->affine.num_symbols) return NULL;
  int64_t *shape = PL_NEW_ARRAY(r->module->arena, int64_t, map->affine.count + 1);
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (type->shaped.shape[i] == 0) return NULL;
  for (uint32_t i = 0; i < map->affine.count; i++) {
    const pl_affine *e = map->affine.exprs[i];
    shape[i] = PL_DYNAMIC;
    if (is_unknown(type, e) ? !is_cut(e) : !span_of(type, e, &shape[i])) return NULL;
  }
  return pl_type_memref(r->module->ctx, map->affine.count, shape, type->shaped.elem, NULL, type->shaped.space);
}

/* The memref type of default layout that the type is rewritten to; NULL if the type stays as it is. Computed once for each
 * type. */
static const pl_type *form_of(reader *r, const pl_type *type) {
  if (!pl_map_has(&r->forms, type)) pl_map_set_ptr(&r->forms, type, (void *)(uintptr_t)read_type(r, type));
  return pl_map_get_ptr(&r->forms, type);
}

/* ---- which functions ---- */

/* The operand number at which the indices of a memref or affine load or store begin; 0 for other operations. */
static uint32_t first_index(const pl_op *op) {
  if (pl_op_is(op, PL_OP_MEMREF_LOAD) || pl_op_is(op, PL_OP_AFFINE_LOAD)) return 1;
  return pl_op_is(op, PL_OP_MEMREF_STORE) || pl_op_is(op, PL_OP_AFFINE_STORE) ? 2 : 0;
}

/* Whether the op is a memref.alloc or memref.alloca without symbol operands. */
static bool is_buffer(const pl_op *op) {
  return (pl_op_is(op, PL_OP_MEMREF_ALLOC) || pl_op_is(op, PL_OP_MEMREF_ALLOCA)) && op->num_segments == 2 && op->segments[1] == 0;
}

/* Whether the type is rewritten because its strides are known, rather than because its layout is a map without strides. */
static bool is_by_strides(reader *r, const pl_type *type) { return !map_layout(type) && form_of(r, type); }

/* Whether the call names its callee directly and that is in the set of functions. */
static bool calls_one_of(const reader *r, const pl_op *call, const pl_map *functions) {
  const pl_attr *callee = pl_op_attr(call, PL_NAME_CALLEE);
  return callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1 &&
         pl_map_has(functions, pl_symbol_lookup(r->table, callee->symbol.path[0]));
}

/* Whether the call's callee is rewritten along with its callers, so that memrefs that the call passes or returns can be
 * rewritten. */
static bool takes_forms(reader *r, const pl_op *call) {
  bool strided = false;
  for (uint32_t i = 0; i < call->num_operands; i++)
    strided |= is_by_strides(r, pl_operand(call, i)->type);
  for (uint32_t i = 0; i < call->num_results; i++)
    strided |= is_by_strides(r, pl_result(call, i)->type);
  return !calls_one_of(r, call, &r->kept) && (!strided || calls_one_of(r, call, &r->strided));
}

/* The number of the map's result that is dimension `dim` itself; -1 if none is. */
static int64_t plain_result(const pl_attr *map, uint32_t dim) {
  for (uint32_t k = 0; k < map->affine.count; k++)
    if (map->affine.exprs[k]->kind == PL_AFFINE_DIM && map->affine.exprs[k]->value == dim) return k;
  return -1;
}

/* Stores the dimensions [first, end) that a memref.dim may ask for: the one that its constant index names, or all. */
static void asked_dims(const pl_op *op, uint32_t *first, uint32_t *end) {
  const pl_op *index = pl_operand(op, 1)->op;
  const pl_attr *value = index && pl_op_is(index, PL_OP_ARITH_CONSTANT) ? pl_op_attr(index, PL_NAME_VALUE) : NULL;
  const uint32_t rank = pl_operand(op, 0)->type->shaped.rank;
  uint64_t dim = rank;
  const bool known = value && value->kind == PL_ATTR_INTEGER && pl_apint_to_u64(value->integer, &dim) && dim < rank;
  *first = known ? (uint32_t)dim : 0;
  *end = known ? (uint32_t)dim + 1 : rank;
}

/* Whether the op is a memref.dim of a memref that is rewritten, and each size that it may ask for is known after the rewriting,
 * too. */
static bool asks_known_size(reader *r, const pl_op *op) {
  if (!pl_op_is(op, PL_OP_MEMREF_DIM) || !form_of(r, pl_operand(op, 0)->type)) return false;
  const pl_value *memref = pl_operand(op, 0);
  const pl_attr *map = map_of(r, memref->type);
  uint32_t first, end;
  asked_dims(op, &first, &end);
  for (uint32_t i = first; i < end; i++)
    if (memref->type->shaped.shape[i] == PL_DYNAMIC && !(memref->op && is_buffer(memref->op)) && plain_result(map, i) < 0)
      return false;
  return first < end;
}

/* Whether the op needs no rewriting or can be rewritten with the memrefs that it uses, defines or has as block arguments. */
static bool is_handled(reader *r, const pl_op *op) {
  const bool calls = pl_op_is(op, PL_OP_FUNC_CALL) && takes_forms(r, op);
  const bool passes = calls || pl_op_is(op, PL_OP_FUNC_RETURN) || pl_op_is(op, PL_OP_MEMREF_DEALLOC);
  const uint32_t first = asks_known_size(r, op) ? 1 : first_index(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (form_of(r, pl_operand(op, i)->type) && !passes && !(first > 0 && i == first - 1)) return false;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (form_of(r, pl_result(op, i)->type) && !is_buffer(op) && !calls) return false;
  for (uint32_t i = 0; i < op->num_regions; i++)
    for (const pl_block *block = op->regions[i]->first; block; block = block->next)
      for (uint32_t k = 0; k < block->num_args; k++)
        if (form_of(r, block->args[k]->type) && !(pl_op_has(op, PL_TRAIT_FUNCTION) && block == op->regions[i]->first))
          return false;
  return true;
}

/* Whether the function's type, an allocation in it or a call's result has a memref type that is rewritten. */
static bool mentions_form(reader *r, const pl_op *func) {
  const pl_type *type = pl_func_type(func);
  if (!type || type->kind != PL_TYPE_FUNCTION) return false;
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (form_of(r, type->func.inputs[i])) return true;
  for (uint32_t i = 0; i < type->func.num_results; i++)
    if (form_of(r, type->func.results[i])) return true;
  for (pl_op *op = (pl_op *)(uintptr_t)func; op; op = pl_op_walk_next(func, op))
    for (uint32_t i = 0; (is_buffer(op) || pl_op_is(op, PL_OP_FUNC_CALL)) && i < op->num_results; i++)
      if (form_of(r, pl_result(op, i)->type)) return true;
  return false;
}

/* ---- rewriting ---- */

/* Inserts an op with one result before `r->at`, with the attribute `name` = `value` unless `name` is NULL; returns the result. */
static pl_value *make(reader *r, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *type,
                      const char *name, const pl_attr *value) {
  const pl_named_attr entry = {pl_str_from(name ? name : ""), value};
  const pl_op_spec spec = {.info = pl_op_info_of(kind),
                           .operands = operands,
                           .num_operands = count,
                           .result_types = &type,
                           .num_results = 1,
                           .attrs = name ? pl_attr_dict(r->module->ctx, &entry, 1) : NULL,
                           .line = r->at->line,
                           .column = r->at->column,
                           .loc = r->at->loc};
  pl_op *op = pl_op_new(r->module, &spec);
  pl_op_insert_before(r->at, op);
  return pl_result(op, 0);
}

/* Inserts a constant of type index before `r->at`; returns it. */
static pl_value *number(reader *r, int64_t value) {
  const pl_type *index = pl_type_index(r->module->ctx);
  return make(r, PL_OP_ARITH_CONSTANT, NULL, 0, index, "value", pl_attr_i64(r->module->ctx, index, value));
}

/* The value of one result `e` of the map at those operands: an operand itself, or an affine.apply inserted before `r->at`. */
static pl_value *at_operands(reader *r, const pl_attr *map, const pl_affine *e, pl_value **operands) {
  const uint32_t dims = map->affine.num_dims, symbols = map->affine.num_symbols;
  const pl_attr *one = pl_attr_affine_map(r->module->ctx, dims, symbols, &e, 1);
  if (e->kind == PL_AFFINE_DIM) return operands[e->value];
  return make(r, PL_OP_AFFINE_APPLY, operands, dims + symbols, pl_type_index(r->module->ctx), "map", one);
}

/* Inserts ops that are undefined unless 0 <= index < size, and have no other effect. */
static void ask_bounds(reader *r, pl_value *index, pl_value *size) {
  enum { LESS_UNSIGNED = 6 };
  pl_context *ctx = r->module->ctx;
  const pl_type *bit = pl_type_integer(ctx, 1), *word = pl_type_integer(ctx, 32);
  pl_value *pair[] = {index, size};
  const pl_attr *less = pl_attr_i64(ctx, pl_type_integer(ctx, 64), LESS_UNSIGNED);
  pl_value *inside = make(r, PL_OP_ARITH_CMPI, pair, 2, bit, "predicate", less);
  pl_value *one_or_zero = make(r, PL_OP_ARITH_EXTUI, &inside, 1, word, NULL, NULL);
  pl_value *quotient[] = {make(r, PL_OP_ARITH_CONSTANT, NULL, 0, word, "value", pl_attr_i64(ctx, word, 1)), one_or_zero};
  (void)make(r, PL_OP_ARITH_DIVUI, quotient, 2, word, NULL, NULL);
}

/* The size of dimension `dim` of a memref before rewriting, for which it may insert a constant; NULL if it is not known. */
static pl_value *size_of(reader *r, const pl_value *memref, uint32_t dim) {
  const pl_type *type = memref->type;
  uint32_t used = 0;
  if (type->shaped.shape[dim] != PL_DYNAMIC) return number(r, type->shaped.shape[dim]);
  for (uint32_t i = 0; i < dim; i++)
    used += type->shaped.shape[i] == PL_DYNAMIC;
  return memref->op && is_buffer(memref->op) && used < memref->op->segments[0] ? pl_operand(memref->op, used) : NULL;
}

/* The indices of an access, one for each dimension; an affine access becomes one of memref for that. */
static pl_value **indices_of(reader *r, pl_op *op, uint32_t first, uint32_t rank) {
  pl_value **indices = PL_NEW_ARRAY(r->module->arena, pl_value *, rank + op->num_operands + 1);
  pl_value **operands = PL_NEW_ARRAY(r->module->arena, pl_value *, op->num_operands + 1);
  const bool is_load = pl_op_is(op, PL_OP_AFFINE_LOAD);
  for (uint32_t i = first; i < op->num_operands; i++)
    indices[i - first] = operands[i - first] = pl_operand(op, i);
  if (!is_load && !pl_op_is(op, PL_OP_AFFINE_STORE)) return indices;
  const pl_attr *map = pl_op_attr(op, PL_NAME_MAP);
  for (uint32_t i = 0; i < rank; i++)
    indices[i] = at_operands(r, map, map->affine.exprs[i], operands);
  op->info = pl_op_info_of(is_load ? PL_OP_MEMREF_LOAD : PL_OP_MEMREF_STORE);
  op->attrs = pl_dict_set(r->module->ctx, op->attrs, pl_attr_names[PL_NAME_MAP], NULL);
  return indices;
}

/* Rewrites a load or store to the rewritten memref: it gets the layout map's results as indices, after checks, as far as sizes
 * are known, that its own are in bounds of the original shape. */
static void rewrite_access(reader *r, pl_op *op) {
  const uint32_t first = first_index(op);
  pl_value *memref = pl_operand(op, first - 1);
  const pl_attr *map = map_of(r, memref->type);
  const uint32_t rank = memref->type->shaped.rank, count = map->affine.count;
  pl_value **operands = PL_NEW_ARRAY(r->module->arena, pl_value *, first + count + 1);
  r->at = op;
  pl_value **indices = indices_of(r, op, first, rank);
  for (uint32_t i = 0; i < rank; i++) {
    pl_value *size = size_of(r, memref, i);
    if (size) ask_bounds(r, indices[i], size);
  }
  for (uint32_t i = 0; i < first; i++)
    operands[i] = pl_operand(op, i);
  for (uint32_t i = 0; i < count; i++)
    operands[first + i] = at_operands(r, map, map->affine.exprs[i], indices);
  pl_op_set_operands(op, operands, first + count);
}

/* Inserts a memref.dim that asks for dimension `dim` of the original shape, which is also one of the rewritten memref; returns
 * its result. */
static pl_value *plain_size(reader *r, pl_value *memref, uint32_t dim) {
  pl_value *operands[] = {memref, number(r, plain_result(map_of(r, memref->type), dim))};
  return make(r, PL_OP_MEMREF_DIM, operands, 2, pl_type_index(r->module->ctx), NULL, NULL);
}

/* Inserts a comparison for equality of an index with a constant; returns the i1. */
static pl_value *equals(reader *r, pl_value *index, int64_t value) {
  enum { EQUAL = 0 };
  pl_context *ctx = r->module->ctx;
  pl_value *pair[] = {index, number(r, value)};
  const pl_attr *predicate = pl_attr_i64(ctx, pl_type_integer(ctx, 64), EQUAL);
  return make(r, PL_OP_ARITH_CMPI, pair, 2, pl_type_integer(ctx, 1), "predicate", predicate);
}

/* Replaces a memref.dim by the size of the original shape that it asks for, with a check that its index is in bounds. */
static void rewrite_dim(reader *r, pl_op *op) {
  pl_value *memref = pl_operand(op, 0), *index = pl_operand(op, 1), *size = NULL;
  uint32_t first, end;
  r->at = op;
  asked_dims(op, &first, &end);
  ask_bounds(r, index, number(r, memref->type->shaped.rank));
  for (uint32_t i = first; i < end; i++) {
    pl_value *of_dim = size_of(r, memref, i);
    if (!of_dim) of_dim = plain_size(r, memref, i);
    pl_value *choice[] = {size ? equals(r, index, i) : NULL, of_dim, size};
    size = size ? make(r, PL_OP_ARITH_SELECT, choice, 3, of_dim->type, NULL, NULL) : of_dim;
  }
  pl_value_replace_all(pl_result(op, 0), size);
  pl_op_erase(op);
}

/* The extent of the layout map's result `e` over a shape of these sizes, computed by ops inserted before `r->at`. */
static pl_value *extent(reader *r, const pl_attr *map, const pl_affine *e, pl_value **sizes) {
  if (e->kind == PL_AFFINE_MOD) return number(r, e->rhs->value);
  if (e->kind == PL_AFFINE_FLOORDIV) e = pl_affine_binary(r->module->ctx, PL_AFFINE_CEILDIV, e->lhs, e->rhs);
  return at_operands(r, map, e, sizes);
}

/* Replaces an allocation by one of the rewritten type, whose dynamic sizes are the extents of the layout map's results. */
static void rewrite_buffer(reader *r, pl_op *op) {
  const pl_type *type = pl_result(op, 0)->type, *form = form_of(r, type);
  const pl_attr *map = map_of(r, type);
  pl_value **sizes = PL_NEW_ARRAY(r->module->arena, pl_value *, type->shaped.rank + 1);
  pl_value **operands = PL_NEW_ARRAY(r->module->arena, pl_value *, form->shaped.rank + 1);
  uint32_t count = 0;
  r->at = op;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    sizes[i] = size_of(r, pl_result(op, 0), i);
  for (uint32_t i = 0; i < form->shaped.rank; i++)
    if (form->shaped.shape[i] == PL_DYNAMIC) operands[count++] = extent(r, map, map->affine.exprs[i], sizes);
  pl_op *made = pl_op_new(r->module, &(pl_op_spec){.info = op->info,
                                                   .operands = operands,
                                                   .num_operands = count,
                                                   .result_types = &form,
                                                   .num_results = 1,
                                                   .attrs = op->attrs,
                                                   .segments = (uint32_t[]){count, 0},
                                                   .num_segments = 2,
                                                   .line = op->line,
                                                   .column = op->column,
                                                   .loc = op->loc});
  pl_result(made, 0)->name = pl_result(op, 0)->name;
  pl_op_insert_before(op, made);
  pl_value_replace_all(pl_result(op, 0), pl_result(made, 0));
  pl_op_erase(op);
}

/* Rewrites the op if it is an access to, or a memref.dim of, a memref that is rewritten; *op becomes NULL if the op was
 * erased. */
static void rewrite_use(reader *r, pl_op **op) {
  const bool dim = pl_op_is(*op, PL_OP_MEMREF_DIM);
  const uint32_t first = dim ? 1 : first_index(*op);
  if (first == 0 || !form_of(r, pl_operand(*op, first - 1)->type)) return;
  if (!dim) rewrite_access(r, *op);
  if (dim) rewrite_dim(r, *op);
  if (dim) *op = NULL;
}

/* The type that a type is rewritten to; itself if it stays. */
static const pl_type *rewritten(reader *r, const pl_type *type) {
  const pl_type *form = form_of(r, type);
  return form ? form : type;
}

/* The function type with its argument and result types rewritten. */
static const pl_type *rewritten_function(reader *r, const pl_type *type) {
  const pl_type **types = PL_NEW_ARRAY(r->module->arena, const pl_type *, type->func.num_inputs + type->func.num_results + 1);
  const pl_type **results = types + type->func.num_inputs;
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    types[i] = rewritten(r, type->func.inputs[i]);
  for (uint32_t i = 0; i < type->func.num_results; i++)
    results[i] = rewritten(r, type->func.results[i]);
  return pl_type_function(r->module->ctx, types, type->func.num_inputs, results, type->func.num_results);
}

/* Rewrites the function's type and the types of its arguments. */
static void rewrite_signature(reader *r, pl_op *func) {
  pl_op_set_attr(func, PL_NAME_FUNCTION_TYPE, pl_attr_type(r->module->ctx, rewritten_function(r, pl_func_type(func))));
  pl_block *entry = pl_func_entry(func);
  for (uint32_t i = 0; entry && i < entry->num_args; i++)
    entry->args[i]->type = rewritten(r, entry->args[i]->type);
}

typedef PL_VEC(pl_op *) op_vec;

/* Whether some op of the function cannot be rewritten, so that the function keeps its types. Sets r->table. */
static bool keeps_types(reader *r, pl_op *func) {
  bool handled = true;
  r->table = pl_tv_symbol_table(func);
  for (pl_op *op = func; op && handled; op = pl_op_walk_next(func, op))
    handled = is_handled(r, op);
  return !handled;
}

/* Adds to `kept` of both readers the functions that have something to rewrite and an op that cannot be rewritten. Up to a fixed
 * point: a function that keeps its types may make its callers do so. */
static void find_kept(reader *maps, reader *strides, const op_vec *functions) {
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 0; i < functions->len; i++) {
      pl_op *func = functions->data[i];
      reader *r = pl_map_has(&strides->strided, func) ? strides : maps;
      if (pl_map_has(&maps->kept, func) || !mentions_form(r, func) || !keeps_types(r, func)) continue;
      pl_map_set_ptr(&maps->kept, func, func);
      pl_map_set_ptr(&strides->kept, func, func);
      changed = true;
    }
  }
}

/* Rewrites the types of the function, of its arguments and of other results, its accesses, memref.dim ops and allocations,
 * unless it is to keep its types, or no argument, result, allocation or call's result has a type to rewrite. */
static void read_function(reader *r, pl_op *func) {
  op_vec ops = {0};
  if (pl_map_has(&r->kept, func) || !mentions_form(r, func)) return;
  r->table = pl_tv_symbol_table(func);
  for (pl_op *op = func; op; op = pl_op_walk_next(func, op))
    pl_vec_push(&ops, op);
  for (size_t i = 0; i < ops.len; i++)
    rewrite_use(r, &ops.data[i]);
  for (size_t i = 0; i < ops.len; i++) {
    pl_op *op = ops.data[i];
    if (!op) continue;
    if (is_buffer(op) && form_of(r, pl_result(op, 0)->type)) {
      rewrite_buffer(r, op);
      continue;
    }
    for (uint32_t k = 0; k < op->num_results; k++)
      op->results[k].type = rewritten(r, op->results[k].type);
  }
  rewrite_signature(r, func);
  pl_vec_free(&ops);
}

/* ---- strides ---- */

/* Whether the lowering's function has the type that it should have if the source's function type were `type`. */
static bool is_passed_as(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered, const pl_type *type) {
  if (source->info == lowered->info) return pl_func_type(lowered) == type;
  return pl_lowered_equal(pl_lowered_function(types, type, pl_tv_is_variadic(source)), pl_func_type(lowered));
}

/* Whether the lowering's function has the type that belongs to the source's rewritten function type and not the one that belongs
 * to the original. */
static bool is_passed_by_forms(reader *r, const pl_lowered_types *types, const pl_op *source, const pl_op *lowered) {
  const pl_type *type = pl_func_type(source), *read = type->kind == PL_TYPE_FUNCTION ? rewritten_function(r, type) : type;
  return read != type && pl_op_has(lowered, PL_TRAIT_FUNCTION) && !is_passed_as(types, source, lowered, type) &&
         is_passed_as(types, source, lowered, read);
}

bool pl_tv_passes_forms(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered) {
  assert(types->ctx == source->module->ctx && types->ctx == lowered->module->ctx);
  reader r = {.module = source->module, .strides = true};
  bool passes = is_passed_by_forms(&r, types, source, lowered);
  pl_map_free(&r.forms);
  return passes;
}

/* The lowering's symbol table that corresponds to the source's `table`, found by names from the module down; NULL if there is
 * none. */
static const pl_op *table_like(const pl_op *table, const pl_module *source, const pl_module *lowered) {
  if (table == source->op) return lowered->op;
  const pl_op *parent = table ? pl_tv_symbol_table(table) : NULL, *other = parent ? table_like(parent, source, lowered) : NULL;
  return other ? pl_symbol_lookup(other, pl_symbol_name(table)) : NULL;
}

/* Whether the function calls a function that is rewritten for its strides, or allocates a memref of known strides. */
static bool has_strided(reader *r, pl_op *func) {
  r->table = pl_tv_symbol_table(func);
  for (pl_op *op = func; op; op = pl_op_walk_next(func, op))
    if ((pl_op_is(op, PL_OP_FUNC_CALL) && calls_one_of(r, op, &r->strided)) ||
        (is_buffer(op) && is_by_strides(r, pl_result(op, 0)->type)))
      return true;
  return false;
}

/* Whether the lowering's symbol of that name is a function with the type that belongs to the rewritten function type and not to
 * the original. */
static bool is_passed_so(reader *r, const pl_op *func, const pl_module *lowered, const pl_tv_options *options) {
  const pl_op *table = table_like(pl_tv_symbol_table(func), r->module, lowered);
  const pl_op *twin = table ? pl_symbol_lookup(table, pl_symbol_name(func)) : NULL;
  const pl_lowered_types types = pl_tv_types(func, &options->convention);
  return twin && is_passed_by_forms(r, &types, func, twin);
}

/* Whether an argument or result type is rewritten because its strides are known. */
static bool passes_by_strides(reader *r, const pl_type *function) {
  for (uint32_t i = 0; i < function->func.num_inputs; i++)
    if (is_by_strides(r, function->func.inputs[i])) return true;
  for (uint32_t i = 0; i < function->func.num_results; i++)
    if (is_by_strides(r, function->func.results[i])) return true;
  return false;
}

/* Adds to `r->strided` the functions whose memrefs of known strides are rewritten: those that the lowering takes with the
 * rewritten type, and functions without such memrefs in their type that call these or allocate some. */
static void find_strided(reader *r, const op_vec *functions, const pl_module *lowered, const pl_tv_options *options) {
  op_vec others = {0};
  for (size_t i = 0; i < functions->len; i++) {
    const pl_type *type = pl_func_type(functions->data[i]);
    if (type->kind != PL_TYPE_FUNCTION) continue;
    if (!passes_by_strides(r, type))
      pl_vec_push(&others, functions->data[i]);
    else if (is_passed_so(r, functions->data[i], lowered, options))
      pl_map_set_ptr(&r->strided, functions->data[i], functions->data[i]);
  }
  for (size_t i = 0; i < others.len; i++)
    if (!has_strided(r, others.data[i])) others.data[i] = NULL;
  for (size_t i = 0; i < others.len; i++)
    if (others.data[i]) pl_map_set_ptr(&r->strided, others.data[i], others.data[i]);
  pl_vec_free(&others);
}

void pl_tv_read_layouts(pl_module *source, const pl_module *lowered, const pl_tv_options *options) {
  assert(source && options && (!lowered || lowered->ctx == source->ctx));
  reader maps = {.module = source}, strides = {.module = source, .strides = true};
  op_vec functions = {0};
  for (pl_op *op = source->op; op; op = pl_op_walk_next(source->op, op))
    if (pl_op_is(op, PL_OP_FUNC_FUNC)) pl_vec_push(&functions, op);
  if (lowered) find_strided(&strides, &functions, lowered, options);
  find_kept(&maps, &strides, &functions);
  for (size_t i = 0; i < functions.len; i++)
    read_function(pl_map_has(&strides.strided, functions.data[i]) ? &strides : &maps, functions.data[i]);
  pl_vec_free(&functions);
  pl_map_free(&maps.forms);
  pl_map_free(&strides.forms);
  pl_map_free(&strides.strided);
  pl_map_free(&strides.kept);
  pl_map_free(&maps.kept);
}
