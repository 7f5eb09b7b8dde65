/* types.c - a type becomes a simpler one wherever it stands; memrefs lose dimensions. */
#include "fuzz/shrink/internal.h"

enum { MAX_DEPTH = 8 }; /* of types in types and attributes that are rewritten */

typedef struct mapping {
  pl_context *ctx;
  const pl_type *from, *to;
} mapping;

static const pl_type *map_type(const mapping *m, const pl_type *type, uint32_t depth);

/* The list of types, which are `depth` levels deep in another type, with `from` replaced by `to` in each (map_type), allocated
 * in the context. */
static pl_type_list map_types(const mapping *m, pl_type_list list, uint32_t count, uint32_t depth) {
  const pl_type **made = PL_NEW_ARRAY(pl_context_arena(m->ctx), const pl_type *, count);
  for (uint32_t i = 0; i < count; i++)
    made[i] = map_type(m, list[i], depth);
  return made;
}

/* The function or tuple type with `from` replaced by `to` in its inputs and results, which are `depth` levels deep. */
static const pl_type *map_function(const mapping *m, const pl_type *type, uint32_t depth) {
  pl_type_list inputs = map_types(m, type->func.inputs, type->func.num_inputs, depth);
  pl_type_list results = map_types(m, type->func.results, type->func.num_results, depth);
  if (type->kind == PL_TYPE_LLVM_FUNC)
    return pl_type_llvm_func(m->ctx, results[0], inputs, type->func.num_inputs, type->func.variadic);
  if (type->kind == PL_TYPE_TUPLE) return pl_type_tuple(m->ctx, inputs, type->func.num_inputs);
  return pl_type_function(m->ctx, inputs, type->func.num_inputs, results, type->func.num_results);
}

/* The vector, tensor or memref type with another element type. */
static const pl_type *map_shaped(const mapping *m, const pl_type *t, const pl_type *elem) {
  if (t->kind == PL_TYPE_VECTOR) return pl_type_vector(m->ctx, t->shaped.rank, t->shaped.shape, t->shaped.scalable_dims, elem);
  if (t->kind == PL_TYPE_TENSOR) return pl_type_tensor(m->ctx, t->shaped.rank, t->shaped.shape, elem, t->shaped.layout);
  return pl_type_memref(m->ctx, t->shaped.rank, t->shaped.shape, elem, t->shaped.layout, t->shaped.space);
}

/* The struct type with `from` replaced by `to` in its fields, which are `depth` levels deep; an identified struct stays as it
 * is. */
static const pl_type *map_struct(const mapping *m, const pl_type *type, uint32_t depth) {
  const pl_struct_body *body = type->llvm_struct;
  if (body->identified) return type;
  return pl_type_llvm_struct(m->ctx, map_types(m, body->elems, body->num_elems, depth), body->num_elems, body->packed);
}

/* The type, at `depth` levels in another, with `from` replaced by `to` in it, down to MAX_DEPTH levels of nesting; identified
 * structs stay as they are. */
static const pl_type *map_type(const mapping *m, const pl_type *type, uint32_t depth) {
  if (type == m->from) return m->to;
  if (depth == MAX_DEPTH) return type;
  depth++;
  switch (type->kind) {
  case PL_TYPE_COMPLEX: return pl_type_complex(m->ctx, map_type(m, type->shaped.elem, depth));
  case PL_TYPE_VECTOR:
  case PL_TYPE_TENSOR:
  case PL_TYPE_MEMREF: return map_shaped(m, type, map_type(m, type->shaped.elem, depth));
  case PL_TYPE_UNRANKED_TENSOR: return pl_type_unranked_tensor(m->ctx, map_type(m, type->shaped.elem, depth));
  case PL_TYPE_UNRANKED_MEMREF: return pl_type_unranked_memref(m->ctx, map_type(m, type->shaped.elem, depth), type->shaped.space);
  case PL_TYPE_FUNCTION:
  case PL_TYPE_TUPLE:
  case PL_TYPE_LLVM_FUNC: return map_function(m, type, depth);
  case PL_TYPE_LLVM_ARRAY:
    return pl_type_llvm_array(m->ctx, (uint64_t)type->shaped.shape[0], map_type(m, type->shaped.elem, depth));
  case PL_TYPE_LLVM_STRUCT: return map_struct(m, type, depth);
  case PL_TYPE_INVALID:
  case PL_TYPE_INTEGER:
  case PL_TYPE_INDEX:
  case PL_TYPE_FLOAT:
  case PL_TYPE_NONE:
  case PL_TYPE_OPAQUE:
  case PL_TYPE_LLVM_VOID:
  case PL_TYPE_LLVM_PTR:
  case PL_TYPE_LLVM_TOKEN:
  case PL_TYPE_LLVM_LABEL:
  case PL_TYPE_LLVM_METADATA:
  case PL_TYPE_LLVM_X86_MMX:
  case PL_TYPE_LLVM_X86_AMX:
  case PL_TYPE_LLVM_PPC_FP128:
  case PL_TYPE_LLVM_TARGET: return type;
  }
  return type;
}

/* ---- Attributes that have a type ---- */

/* Whether the type is an integer or index. */
static bool is_integral(const pl_type *type) { return type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_INDEX; }

/* Converts an integer or a float to another type; an index has 64 bits. False unless both types are integers or index, or both
 * are floats. */
static bool convert_number(pl_context *ctx, pl_apint value, const pl_type *from, const pl_type *to, pl_apint *out) {
  pl_arena *arena = pl_context_arena(ctx);
  uint32_t width = to->kind == PL_TYPE_INTEGER ? to->integer.width : 64;
  if (is_integral(from) && is_integral(to)) {
    *out = width < value.width ? pl_apint_trunc(arena, value, width) : pl_apint_sext(arena, value, width);
    return true;
  }
  if (from->kind != PL_TYPE_FLOAT || to->kind != PL_TYPE_FLOAT) return false;
  *out = pl_float_convert(arena, value, from->float_format, to->float_format, NULL);
  return true;
}

/* The integer or float attribute with its value converted to `type`; unchanged if it can't be converted. */
static const pl_attr *map_number(const mapping *m, const pl_attr *attr, const pl_type *type) {
  pl_apint value;
  if (type == attr->type || !convert_number(m->ctx, attr->integer, attr->type, type, &value)) return attr;
  return attr->kind == PL_ATTR_FLOAT ? pl_attr_float(m->ctx, type, value) : pl_attr_integer(m->ctx, type, value);
}

/* The dense attribute with its elements converted to `type`, or its first element if `type` has another shape or is an element
 * type; unchanged if they can't be converted. */
static const pl_attr *map_dense(const mapping *m, const pl_attr *attr, const pl_type *type) {
  if (type == attr->type || !attr->dense.elems || attr->dense.count == 0) return attr;
  const pl_type *from = pl_type_elem_or_self(attr->type), *to = pl_type_elem_or_self(type);
  if (type->kind != attr->type->kind) { /* a vector became its element */
    const pl_attr first = {
        .kind = to->kind == PL_TYPE_FLOAT ? PL_ATTR_FLOAT : PL_ATTR_INTEGER, .type = from, .integer = attr->dense.elems[0]};
    if (from != to || (to->kind != PL_TYPE_FLOAT && !is_integral(to))) return attr;
    return first.kind == PL_ATTR_FLOAT ? pl_attr_float(m->ctx, to, first.integer) : pl_attr_integer(m->ctx, to, first.integer);
  }
  bool same_shape = attr->type->shaped.rank == type->shaped.rank &&
                    memcmp(attr->type->shaped.shape, type->shaped.shape, type->shaped.rank * sizeof *type->shaped.shape) == 0;
  uint64_t count = same_shape ? attr->dense.count : 1;
  pl_apint *elems = PL_NEW_ARRAY(pl_context_arena(m->ctx), pl_apint, count);
  for (uint64_t i = 0; i < count; i++) {
    elems[i] = attr->dense.elems[i];
    if (from != to && !convert_number(m->ctx, attr->dense.elems[i], from, to, &elems[i])) return attr;
  }
  return pl_attr_dense(m->ctx, type, elems, count, same_shape ? attr->dense.splat : true);
}

/* The attribute with `from` replaced by `to` in types that it has or is, values converted accordingly, also in nested arrays
 * and dictionaries down to MAX_DEPTH levels. `depth`: how many of these are around it. */
static const pl_attr *map_attr(const mapping *m, const pl_attr *attr, uint32_t depth) {
  if (depth == MAX_DEPTH) return attr;
  if (attr->kind == PL_ATTR_TYPE) return pl_attr_type(m->ctx, map_type(m, attr->type, 0));
  if (attr->kind == PL_ATTR_INTEGER || attr->kind == PL_ATTR_FLOAT) return map_number(m, attr, map_type(m, attr->type, 0));
  if (attr->kind == PL_ATTR_DENSE) return map_dense(m, attr, map_type(m, attr->type, 0));
  if (attr->kind == PL_ATTR_DICT) {
    const pl_attr *made = attr;
    for (uint32_t i = 0; i < attr->dict.count; i++)
      made = pl_dict_set(m->ctx, made, attr->dict.entries[i].name, map_attr(m, attr->dict.entries[i].value, depth + 1));
    return made;
  }
  if (attr->kind != PL_ATTR_ARRAY) return attr;
  pl_attr_list list = {0};
  for (uint32_t i = 0; i < attr->array.count; i++)
    pl_vec_push(&list, map_attr(m, attr->array.elems[i], depth + 1));
  const pl_attr *made = pl_attr_array(m->ctx, list.data, (uint32_t)list.len);
  pl_vec_free(&list);
  return made;
}

/* The attributes of an op with types replaced and values converted (map_attr), as far as they go with the type of its result;
 * integer attributes that do not, such as sizes, keep their types. */
static const pl_attr *map_attrs(const mapping *m, const pl_op *op) {
  const pl_attr *made = op->attrs;
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
    const pl_named_attr *entry = &op->attrs->dict.entries[i];
    bool number = entry->value->kind == PL_ATTR_INTEGER;
    if (number && !(op->num_results == 1 && op->results[0].type == entry->value->type)) continue;
    made = pl_dict_set(m->ctx, made, entry->name, map_attr(m, entry->value, 0));
  }
  return made;
}

/* Replaces `from` by `to` in the attributes (map_attrs), results and block arguments of all ops of the module. */
static void map_module(pl_module *module, const mapping *m) {
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op)) {
    op->attrs = map_attrs(m, op);
    for (uint32_t i = 0; i < op->num_results; i++)
      op->results[i].type = map_type(m, op->results[i].type, 0);
    for (uint32_t r = 0; r < op->num_regions; r++)
      PL_FOR_BLOCKS(block, op->regions[r])
    for (uint32_t i = 0; i < block->num_args; i++)
      block->args[i]->type = map_type(m, block->args[i]->type, 0);
  }
}

/* ---- The types of a module, in order of their first mention ---- */

typedef struct seen_types {
  pl_map seen;
  pl_types list;
} seen_types;

/* Appends a type, at `depth` levels in another, to the list unless it is in it already, and those nested in it, down to
 * MAX_DEPTH levels; fields of structs are left out. */
static void see(seen_types *t, const pl_type *type, uint32_t depth) {
  if (depth == MAX_DEPTH || pl_map_has(&t->seen, type)) return;
  pl_map_set_ptr(&t->seen, type, type);
  pl_vec_push(&t->list, type);
  bool has_elem = pl_type_is_shaped(type) || type->kind == PL_TYPE_COMPLEX || type->kind == PL_TYPE_LLVM_ARRAY;
  if (has_elem) see(t, type->shaped.elem, depth + 1);
  if (type->kind != PL_TYPE_FUNCTION && type->kind != PL_TYPE_TUPLE && type->kind != PL_TYPE_LLVM_FUNC) return;
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    see(t, type->func.inputs[i], depth + 1);
  for (uint32_t i = 0; i < type->func.num_results; i++)
    see(t, type->func.results[i], depth + 1);
}

/* The types of the module's results and block arguments and of type attributes, with those nested in them (see), in the order
 * of their first occurrence; the caller frees the list. */
static seen_types types_of(pl_module *module) {
  seen_types t = {0};
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op)) {
    for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++)
      if (op->attrs->dict.entries[i].value->kind == PL_ATTR_TYPE) see(&t, op->attrs->dict.entries[i].value->type, 0);
    for (uint32_t i = 0; i < op->num_results; i++)
      see(&t, op->results[i].type, 0);
    for (uint32_t r = 0; r < op->num_regions; r++)
      PL_FOR_BLOCKS(block, op->regions[r])
    for (uint32_t i = 0; i < block->num_args; i++)
      see(&t, block->args[i]->type, 0);
  }
  pl_map_free(&t.seen);
  return t;
}

/* If the op is the module, adds a site to it for each type in the module and each simpler type (pl_simpler_types). a: the
 * number of the type in types_of; b: that of the simpler one. */
void pl_collect_TYPE(pl_shrinker *s, pl_op *op) {
  if (op != s->module->op) return;
  seen_types t = types_of(s->module);
  for (uint32_t i = 0; i < t.list.len; i++) {
    pl_types simpler = {0};
    pl_simpler_types(s->module->ctx, t.list.data[i], &simpler);
    for (uint32_t k = 0; k < simpler.len; k++)
      pl_add_site(s, op, i, k);
    pl_vec_free(&simpler);
  }
  pl_vec_free(&t.list);
}

/* Replaces the type of the site by the simpler one in the whole module (map_module); false if there is none any more. */
bool pl_shrink_TYPE(pl_shrinker *s, pl_site site) {
  seen_types t = types_of(s->module);
  mapping m = {.ctx = s->module->ctx};
  pl_types simpler = {0};
  if (site.a < t.list.len) {
    m.from = t.list.data[site.a];
    pl_simpler_types(m.ctx, m.from, &simpler);
    if (site.b < simpler.len) m.to = simpler.data[site.b];
  }
  if (m.to) map_module(s->module, &m);
  pl_vec_free(&simpler);
  pl_vec_free(&t.list);
  return m.to != NULL;
}

/* ---- Dimensions ---- */

/* If the op is the module, adds a site to it for each dimension of each memref type with default or strided layout. a: the
 * number of the type in types_of; b: the dimension. */
void pl_collect_DIMENSION(pl_shrinker *s, pl_op *op) {
  if (op != s->module->op) return;
  seen_types t = types_of(s->module);
  for (uint32_t i = 0; i < t.list.len; i++) {
    const pl_type *type = t.list.data[i];
    bool strided = type->kind == PL_TYPE_MEMREF && (!type->shaped.layout || type->shaped.layout->kind == PL_ATTR_STRIDED);
    for (uint32_t d = 0; strided && d < type->shaped.rank; d++)
      pl_add_site(s, op, i, d);
  }
  pl_vec_free(&t.list);
}

/* A copy of the list without the element at `index`, allocated in the context. */
static int64_t *without(pl_context *ctx, const int64_t *list, uint32_t count, uint32_t index) {
  int64_t *made = PL_NEW_ARRAY(pl_context_arena(ctx), int64_t, count);
  for (uint32_t i = 0, k = 0; i < count; i++)
    if (i != index) made[k++] = list[i];
  return made;
}

/* The memref type without dimension `d`, whose layout must be the default or strided. */
static const pl_type *without_dimension(pl_context *ctx, const pl_type *type, uint32_t d) {
  const pl_attr *layout = type->shaped.layout;
  uint32_t rank = type->shaped.rank;
  if (layout) layout = pl_attr_strided(ctx, without(ctx, layout->strided.strides, rank, d), rank - 1, layout->strided.offset);
  return pl_type_memref(ctx, rank - 1, without(ctx, type->shaped.shape, rank, d), type->shaped.elem, layout, type->shaped.space);
}

/* The number of the operand of a memref.load, store, alloc or alloca that belongs to dimension `d` of memrefs of that type, an
 * index or a dynamic size; UINT32_MAX if there is none. */
static uint32_t operand_of_dimension(const pl_op *op, const pl_type *type, uint32_t d) {
  bool load = pl_op_is(op, PL_OP_MEMREF_LOAD), store = pl_op_is(op, PL_OP_MEMREF_STORE);
  uint32_t memref = store ? 1 : 0;
  if (load || store)
    return op->num_operands > memref + 1 + d && pl_operand(op, memref)->type == type ? memref + 1 + d : UINT32_MAX;
  bool allocates = pl_op_is(op, PL_OP_MEMREF_ALLOC) || pl_op_is(op, PL_OP_MEMREF_ALLOCA);
  if (!allocates || op->num_results != 1 || op->results[0].type != type || type->shaped.shape[d] != PL_DYNAMIC) return UINT32_MAX;
  uint32_t at = 0;
  for (uint32_t i = 0; i < d; i++)
    at += type->shaped.shape[i] == PL_DYNAMIC;
  return at < op->num_operands ? at : UINT32_MAX;
}

/* Removes a dimension from all memrefs of a type, and its operand from ops that have one (operand_of_dimension); false if
 * there is no such type or dimension any more. */
bool pl_shrink_DIMENSION(pl_shrinker *s, pl_site site) {
  seen_types t = types_of(s->module);
  const pl_type *from = site.a < t.list.len ? t.list.data[site.a] : NULL;
  pl_vec_free(&t.list);
  if (!from || from->kind != PL_TYPE_MEMREF || site.b >= from->shaped.rank) return false;
  PL_VEC(pl_op *) users = {0};
  for (pl_op *op = s->module->op; op; op = pl_op_walk_next(s->module->op, op))
    if (operand_of_dimension(op, from, site.b) != UINT32_MAX) pl_vec_push(&users, op);
  for (size_t i = 0; i < users.len; i++)
    pl_rebuild_without(users.data[i], operand_of_dimension(users.data[i], from, site.b), UINT32_MAX);
  pl_vec_free(&users);
  mapping m = {s->module->ctx, from, without_dimension(s->module->ctx, from, site.b)};
  map_module(s->module, &m);
  return true;
}
