/* memref: index counts, sizes, cast compatibility. Source: MLIR documentation, "'memref' Dialect". */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"

/* Checks that the operands after operand number `memref` are as many as that memref has dimensions. False if not, and reported by
 * `message` or, if that is NULL, by a text for memref.load and store. */
static bool check_indices(pl_checker *c, const pl_op *op, uint32_t memref, const char *message) {
  uint32_t count = op->num_operands - memref - 1;
  const pl_type *type = pl_operand(op, memref)->type;
  if (count == type->shaped.rank) return true;
  if (message) return pl_check_error(c, op, "%s", message);
  return pl_check_error(c, op, "incorrect number of indices for %s, expected %u but got %u",
                        pl_op_is(op, PL_OP_MEMREF_LOAD) ? "load" : "store", type->shaped.rank, count);
}

/* Checks that the alignment of memref.assume_alignment is a power of two. False, and reported, if not. */
bool pl_check_assume_alignment(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_ASSUME_ALIGNMENT));
  int64_t value;
  if (!pl_apint_to_i64(pl_op_attr(op, PL_NAME_ALIGNMENT)->integer, &value) || value <= 0)
    return pl_check_error(
        c, op, "attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive");
  return (value & (value - 1)) == 0 || pl_check_error(c, op, "alignment must be power of 2");
}

/* The number of dynamic sizes of a shaped type. */
static uint32_t num_dynamic(const pl_type *t) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < t->shaped.rank; i++)
    n += t->shaped.shape[i] == PL_DYNAMIC;
  return n;
}

/* The number of symbol operands that memref.alloc needs for that layout: the symbols of an affine map, or the dynamic strides and
 * offset of a strided layout. 0 for NULL and any other layout. */
static uint32_t num_symbols(const pl_attr *layout) {
  if (!layout) return 0;
  if (layout->kind == PL_ATTR_AFFINE_MAP) return layout->affine.num_symbols;
  if (layout->kind != PL_ATTR_STRIDED) return 0;
  uint32_t count = layout->strided.offset == PL_DYNAMIC;
  for (uint32_t i = 0; i < layout->strided.rank; i++)
    count += layout->strided.strides[i] == PL_DYNAMIC;
  return count;
}

/* Checks that memref.alloc or memref.alloca has as many dynamic sizes and symbol operands as its type needs. False, and reported,
 * if not. */
bool pl_check_memref_alloc(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_ALLOC) || pl_op_is(op, PL_OP_MEMREF_ALLOCA));
  const pl_type *type = pl_result(op, 0)->type;
  if (op->segments[0] != num_dynamic(type))
    return pl_check_error(c, op, "incorrect number of dynamic sizes, has %u, expected %u", op->segments[0], num_dynamic(type));
  uint32_t symbols = num_symbols(type->shaped.layout);
  if (op->segments[1] != symbols)
    return pl_check_error(c, op, "symbol operand count does not equal memref symbol count: expected %u, got %u", symbols,
                          op->segments[1]);
  return true;
}

/* Whether two sizes, strides or offsets may be equal: they are, or one is dynamic. */
static bool compatible(int64_t a, int64_t b) { return a == b || a == PL_DYNAMIC || b == PL_DYNAMIC; }

/* Whether strides and offsets of two memrefs of one rank may be equal, as a dynamic one may equal any; the stride of a dimension
 * of size 1 in both does not count. False for different layouts of which one has no strided form. */
static bool compatible_layouts(const pl_checker *c, const pl_type *a, const pl_type *b) {
  if (a->shaped.layout == b->shaped.layout) return true;
  uint32_t rank = a->shaped.rank;
  int64_t *strides_a = PL_NEW_ARRAY(c->arena, int64_t, (size_t)rank + 1),
          *strides_b = PL_NEW_ARRAY(c->arena, int64_t, (size_t)rank + 1);
  int64_t offset_a, offset_b;
  if (!pl_memref_strides(a, strides_a, &offset_a) || !pl_memref_strides(b, strides_b, &offset_b)) return false;
  if (!compatible(offset_a, offset_b)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (a->shaped.shape[i] == 1 && b->shaped.shape[i] == 1) continue; /* a step that is never taken */
    if (!compatible(strides_a[i], strides_b[i])) return false;
  }
  return true;
}

/* Whether memref.cast may convert between the types: they have the same element type and memory space, and either exactly one of
 * them is unranked, or both are ranked with shapes and layouts that may be equal. */
static bool are_cast_compatible(const pl_checker *c, const pl_type *a, const pl_type *b) {
  if (a->shaped.elem != b->shaped.elem || a->shaped.space != b->shaped.space) return false;
  if (a->kind != b->kind) return true;
  if (a->kind == PL_TYPE_UNRANKED_MEMREF) return false;
  if (a->shaped.rank != b->shaped.rank || !compatible_layouts(c, a, b)) return false;
  for (uint32_t i = 0; i < a->shaped.rank; i++)
    if (!compatible(a->shaped.shape[i], b->shaped.shape[i])) return false;
  return true;
}

/* Checks that the types of a memref.cast are compatible. False, and reported, if not. */
bool pl_check_memref_cast(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_CAST));
  const pl_type *a = pl_operand(op, 0)->type, *b = pl_result(op, 0)->type;
  return are_cast_compatible(c, a, b) || pl_check_error(c, op, "operand type '%s' and result type '%s' are cast incompatible",
                                                        pl_check_type_text(c, a), pl_check_type_text(c, b));
}

/* Checks that the types of a memref.memory_space_cast differ in nothing but the memory space. False, and reported, if not. */
bool pl_check_memory_space_cast(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_MEMORY_SPACE_CAST));
  const pl_type *a = pl_operand(op, 0)->type, *b = pl_result(op, 0)->type;
  bool ok = a->kind == b->kind && a->shaped.elem == b->shaped.elem;
  if (ok && a->kind == PL_TYPE_MEMREF) {
    ok = a->shaped.rank == b->shaped.rank && a->shaped.layout == b->shaped.layout;
    for (uint32_t i = 0; ok && i < a->shaped.rank; i++)
      ok = a->shaped.shape[i] == b->shaped.shape[i];
  }
  return ok || pl_check_error(c, op, "operand type '%s' and result type '%s' are cast incompatible", pl_check_type_text(c, a),
                              pl_check_type_text(c, b));
}

/* Checks that memref.distinct_objects has at least one operand, and as many results, of the same types. False, and reported, if
 * not. */
bool pl_check_distinct_objects(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_DISTINCT_OBJECTS));
  if (op->num_operands == 0) return pl_check_error(c, op, "expected at least one operand");
  bool same = op->num_operands == op->num_results;
  for (uint32_t i = 0; same && i < op->num_operands; i++)
    same = pl_operand(op, i)->type == pl_result(op, i)->type;
  return same || pl_check_error(c, op, "operand types and result types must match");
}

/* Checks that source and target of memref.copy have the same element type and, if both are ranked, the same rank and sizes that
 * are equal or dynamic. False, and reported, if not. */
bool pl_check_memref_copy(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_COPY));
  const pl_type *a = pl_operand(op, 0)->type, *b = pl_operand(op, 1)->type;
  bool shape = a->kind != PL_TYPE_MEMREF || b->kind != PL_TYPE_MEMREF || a->shaped.rank == b->shaped.rank;
  for (uint32_t i = 0; shape && a->kind == PL_TYPE_MEMREF && b->kind == PL_TYPE_MEMREF && i < a->shaped.rank; i++)
    shape = compatible(a->shaped.shape[i], b->shaped.shape[i]);
  if (!shape) return pl_check_error(c, op, "requires the same shape for all operands");
  return a->shaped.elem == b->shaped.elem || pl_check_error(c, op, "requires the same element type for all operands");
}

/* Checks the types of memref.view and the number of its size operands. False, and reported, if they break a rule. */
bool pl_check_memref_view(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_VIEW));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  if (from->shaped.rank != 1 || !pl_type_is_integer(from->shaped.elem, 8))
    return pl_check_error(c, op, "operand #0 must be 1D memref of 8-bit signless integer values, but got '%s'",
                          pl_check_type_text(c, from));
  if (!pl_memref_is_identity(to))
    return pl_check_error_at(c, op, "unsupported map for result memref type '%s'", pl_check_type_text(c, to));
  if (!pl_memref_is_identity(from))
    return pl_check_error_at(c, op, "unsupported map for base memref type '%s'", pl_check_type_text(c, from));
  if (from->shaped.space != to->shaped.space)
    return pl_check_error_at(c, op, "different memory spaces specified for base memref type '%s' and view memref type '%s'",
                             pl_check_type_text(c, from), pl_check_type_text(c, to));
  return op->num_operands - 2 == num_dynamic(to) ||
         pl_check_error(c, op, "incorrect number of dynamic sizes, has %u, expected %u", op->num_operands - 2, num_dynamic(to));
}

/* Checks that subview or reinterpret_cast has as many strides as sizes, and as many offsets too for subview, one for
 * reinterpret_cast. False, and reported, if not. */
static bool check_ranks(pl_checker *c, const pl_op *op) {
  bool cast = pl_op_is(op, PL_OP_MEMREF_REINTERPRET_CAST);
  uint64_t offsets = pl_op_attr(op, PL_NAME_STATIC_OFFSETS)->dense.count,
           sizes = pl_op_attr(op, PL_NAME_STATIC_SIZES)->dense.count,
           strides = pl_op_attr(op, PL_NAME_STATIC_STRIDES)->dense.count;
  uint64_t wanted = cast ? 1 : sizes;
  if (offsets != wanted)
    return pl_check_error_at(
        c, op,
        "expected mixed offsets rank to match mixed sizes rank (%llu vs %llu) so the rank of the result type is well-formed.",
        (unsigned long long)offsets, (unsigned long long)wanted);
  return sizes == strides || pl_check_error_at(c, op,
                                               "expected mixed sizes rank to match mixed strides rank (%llu vs %llu) so the rank "
                                               "of the result type is well-formed.",
                                               (unsigned long long)sizes, (unsigned long long)strides);
}

/* Checks the static list `name` of subview or reinterpret_cast, which messages call `what`: it has `rank` entries, and as many of
 * them are dynamic as operand group `group` has operands. False, and reported, if not. */
static bool check_list(pl_checker *c, const pl_op *op, pl_attr_name name, const char *what, uint32_t group, uint32_t rank) {
  const pl_attr *list = pl_op_attr(op, name);
  uint64_t dynamic = 0;
  for (uint64_t i = 0; i < list->dense.count; i++) {
    int64_t value;
    dynamic += pl_apint_to_i64(pl_dense_at(list, i), &value) && value == PL_DYNAMIC;
  }
  if (list->dense.count != rank)
    return pl_check_error_at(c, op, "expected %u %s values, got %llu", rank, what, (unsigned long long)list->dense.count);
  return dynamic == op->segments[group] ||
         pl_check_error_at(c, op, "expected %llu dynamic %s values", (unsigned long long)dynamic, what);
}

/* Checks the numbers of offsets, sizes and strides of subview or reinterpret_cast, and some rules of its types (pl_check_view has
 * the others). False, and reported, if one is broken. */
static bool check_slices(pl_checker *c, const pl_op *op) {
  bool cast = pl_op_is(op, PL_OP_MEMREF_REINTERPRET_CAST);
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  uint32_t rank = cast ? to->shaped.rank : from->shaped.rank;
  if (!check_ranks(c, op) || !check_list(c, op, PL_NAME_STATIC_OFFSETS, "offset", 1, cast ? 1 : rank) ||
      !check_list(c, op, PL_NAME_STATIC_SIZES, "size", 2, rank) || !check_list(c, op, PL_NAME_STATIC_STRIDES, "stride", 3, rank))
    return false;
  if (from->shaped.space != to->shaped.space)
    return pl_check_error_at(c, op, "different memory spaces specified for %s type '%s' and %s memref type '%s'",
                             cast ? "source" : "base memref", pl_check_type_text(c, from), cast ? "result" : "subview",
                             pl_check_type_text(c, to));
  if (cast)
    return from->shaped.elem == to->shaped.elem ||
           pl_check_error_at(c, op, "different element types specified for source type '%s' and result memref type '%s'",
                             pl_check_type_text(c, from), pl_check_type_text(c, to));
  return to->shaped.rank <= rank ||
         pl_check_error_at(c, op, "expected result rank to be smaller or equal to the source rank, but got '%s'",
                           pl_check_type_text(c, to));
}

/* Checks the groups of expand_shape or collapse_shape: one for each dimension of the collapsed memref, none empty, and together
 * all dimensions of the expanded memref in order (not needed if there is no group). False, and reported, if not. */
static bool check_reassociation(pl_checker *c, const pl_op *op) {
  bool expand = pl_op_is(op, PL_OP_MEMREF_EXPAND_SHAPE);
  const pl_type *a = pl_operand(op, 0)->type, *b = pl_result(op, 0)->type;
  const pl_type *wide = expand ? b : a, *narrow = expand ? a : b;
  const pl_attr *groups = pl_op_attr(op, PL_NAME_REASSOCIATION);
  if (groups->array.count != narrow->shaped.rank)
    return pl_check_error(c, op, "invalid number of reassociation groups: found %u, expected %u", groups->array.count,
                          narrow->shaped.rank);
  uint64_t next = 0;
  for (uint32_t g = 0; g < groups->array.count; g++) {
    const pl_attr *group = groups->array.elems[g];
    if (group->kind != PL_ATTR_ARRAY || group->array.count == 0)
      return pl_check_error(c, op, "reassociation indices must not be empty");
    for (uint32_t i = 0; group->kind == PL_ATTR_ARRAY && i < group->array.count; i++, next++) {
      uint64_t dim;
      const pl_attr *elem = group->array.elems[i];
      if (elem->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(elem->integer, &dim) || dim != next)
        return pl_check_error(c, op, "reassociation indices must be contiguous");
      if (dim >= wide->shaped.rank)
        return pl_check_error(c, op, "reassociation index %llu is out of bounds", (unsigned long long)dim);
    }
  }
  if (groups->array.count == 0) return true; /* rank 0: one element */
  return next == wide->shaped.rank ||
         pl_check_error(c, op, "expanded rank (%u) inconsistent with number of reassociation indices (%llu)", wide->shaped.rank,
                        (unsigned long long)next);
}

/* The sizes of a type as text such as "2, 3", for messages; lives as long as the checker. */
static const char *shape_text(pl_checker *c, const pl_type *type) {
  pl_sink text = {0};
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    pl_sink_printf(&text, "%s%lld", i ? ", " : "", (long long)type->shaped.shape[i]);
  const char *copy = pl_arena_copy(c->arena, pl_sink_text(&text), text.len + 1);
  pl_sink_close(&text);
  return copy;
}

/* Checks the type of memref.global, and that its initial value, if it has one, fits. False, and reported, if not. */
bool pl_check_memref_global(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_GLOBAL));
  const pl_attr *type = pl_op_attr(op, PL_NAME_TYPE), *value = pl_op_attr(op, PL_NAME_INITIAL_VALUE);
  if (type->type->kind != PL_TYPE_MEMREF)
    return pl_check_error(c, op, "attribute 'type' failed to satisfy constraint: memref type attribute");
  if (num_dynamic(type->type))
    return pl_check_error(c, op, "type should be static shaped memref, but got '%s'", pl_check_type_text(c, type->type));
  if (!value || value->kind == PL_ATTR_UNIT) return true;
  if (value->kind != PL_ATTR_DENSE && value->kind != PL_ATTR_RESOURCE && value->kind != PL_ATTR_SPARSE)
    return pl_check_error(c, op, "initial value should be a unit or elements attribute, but got %s",
                          pl_check_attr_text(c, value));
  const pl_type *want = pl_type_tensor(c->ctx, type->type->shaped.rank, type->type->shaped.shape, type->type->shaped.elem, NULL);
  if (value->type == want) return true;
  if (value->type->shaped.elem != want->shaped.elem)
    return pl_check_error(c, op, "initial value element expected to be of type '%s', but was of type '%s'",
                          pl_check_type_text(c, want->shaped.elem), pl_check_type_text(c, value->type->shaped.elem));
  return pl_check_error(c, op, "initial value shape expected to be %s but was %s", shape_text(c, want),
                        shape_text(c, value->type));
}

/* Checks that memref.get_global names a memref.global, and has its type. False, and reported, if not. */
bool pl_check_get_global(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_GET_GLOBAL));
  const pl_attr *name = pl_op_attr(op, PL_NAME_NAME);
  const pl_op *global = pl_check_lookup(c, name);
  if (!global || !pl_op_is(global, PL_OP_MEMREF_GLOBAL))
    return pl_check_error(c, op, "'%s' does not reference a valid global memref", pl_check_attr_text(c, name) + 1);
  const pl_attr *type = pl_op_attr(global, PL_NAME_TYPE);
  if (!type || type->kind != PL_ATTR_TYPE || type->type == pl_result(op, 0)->type) return true;
  return pl_check_error(c, op, "result type '%s' does not match type '%s' of the global memref @%s",
                        pl_check_type_text(c, pl_result(op, 0)->type), pl_check_type_text(c, type->type),
                        pl_check_attr_text(c, name) + 1);
}

/* Checks the ops that end blocks of memref.alloca_scope, unless they branch: they are alloca_scope.return, with operands of the
 * types of the scope's results. False, and reported, if not. */
static bool check_scope(pl_checker *c, const pl_op *op) {
  for (const pl_block *block = op->regions[0]->first; block; block = block->next) {
    const pl_op *last = block->last;
    if (!last || last->num_successors) continue;
    if (!pl_op_is(last, PL_OP_MEMREF_ALLOCA_SCOPE_RETURN))
      return pl_check_error(c, op, "expects regions to end with 'memref.alloca_scope.return', found '%.*s'",
                            PL_STR_FMT(last->info->name));
    size_t errors = c->errors;
    static const char edge[] = "along control flow edge from Operation memref.alloca_scope.return to parent";
    if (last->num_operands != op->num_results)
      pl_check_error(c, op, "%s: region branch point has %u operands, but region successor needs %u inputs", edge,
                     last->num_operands, op->num_results);
    for (uint32_t i = 0; i < op->num_results && c->errors == errors; i++)
      if (pl_operand(last, i) && pl_operand(last, i)->type != pl_result(op, i)->type)
        pl_check_error(c, op, "%s: successor operand type #%u '%s' should match successor input type #%u '%s'", edge, i,
                       pl_check_type_text(c, pl_operand(last, i)->type), i, pl_check_type_text(c, pl_result(op, i)->type));
    if (c->errors == errors) continue;
    pl_check_note(c, last, "region branch point");
    return false;
  }
  return true;
}

/* Checks the element type and the body of memref.generic_atomic_rmw. False, and reported, if they break a rule. */
static bool check_generic_rmw(pl_checker *c, const pl_op *op) {
  const pl_block *body = op->regions[0]->first;
  const pl_type *elem = pl_result(op, 0)->type;
  if (elem->kind != PL_TYPE_FLOAT && !(elem->kind == PL_TYPE_INTEGER && elem->integer.signedness == PL_SIGNLESS))
    return pl_check_error(c, op, "operand #0 must be memref of signless integer or floating-point values, but got '%s'",
                          pl_check_type_text(c, pl_operand(op, 0)->type));
  if (!body || body->num_args != 1) return pl_check_error(c, op, "expected single number of entry block arguments");
  if (body->args[0]->type != elem) return pl_check_error(c, op, "expected block argument of the same type result type");
  const pl_op *last = body->last;
  if (body->next || !last || !pl_op_is(last, PL_OP_MEMREF_ATOMIC_YIELD))
    return pl_check_error(c, op, "expects a single block that ends with 'memref.atomic_yield'");
  if (last->num_operands != 1 || !pl_operand(last, 0) || pl_operand(last, 0)->type == elem) return true; /* its row's matter */
  return pl_check_error(c, last, "types mismatch between yield op: '%s' and its parent: '%s'",
                        pl_check_type_text(c, pl_operand(last, 0)->type), pl_check_type_text(c, elem));
}

/* Checks that the op is directly in an op of that kind. False, and reported, if not. */
static bool check_parent(pl_checker *c, const pl_op *op, pl_op_kind kind) {
  const pl_op *parent = op->block && op->block->region ? op->block->region->op : NULL;
  if (parent && pl_op_is(parent, kind)) return true;
  return pl_check_error(c, op, "expects parent op '%.*s'", PL_STR_FMT(pl_op_info_of(kind)->name));
}

/* Checks that some op around memref.alloca has the trait AutomaticAllocationScope, which says when the object's lifetime ends.
 * False, and reported, if not. */
static bool check_alloca(pl_checker *c, const pl_op *op) {
  return pl_op_alloc_scope(op) != NULL || pl_check_error(c, op, "requires an ancestor op with AutomaticAllocationScope trait");
}

/* Checks the indices of memref.load. False, and reported, if a rule is broken. */
bool pl_check_memref_load(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_LOAD));
  return check_indices(c, op, 0, NULL);
}

/* Checks the indices of memref.store. False, and reported, if a rule is broken. */
bool pl_check_memref_store(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_STORE));
  return check_indices(c, op, 1, "store index operand count not equal to memref rank");
}

/* Checks memref.atomic_rmw. False, and reported, if a rule is broken. */
bool pl_check_atomic_rmw(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_ATOMIC_RMW));
  return pl_check_rmw_kind(c, op) && check_indices(c, op, 1, "expects the number of subscripts to be equal to memref rank");
}

/* Checks memref.generic_atomic_rmw and its body. False, and reported, if a rule is broken. */
bool pl_check_generic_atomic_rmw(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_GENERIC_ATOMIC_RMW));
  return pl_check_body_effects(c, op) && check_generic_rmw(c, op) &&
         check_indices(c, op, 0, "expects the number of subscripts to be equal to memref rank");
}

/* Checks memref.alloca_scope. False, and reported, if a rule is broken. */
bool pl_check_alloca_scope(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_ALLOCA_SCOPE));
  return pl_check_one_block(c, op) && check_scope(c, op);
}

/* Checks what memref.alloca_scope.return stands in. False, and reported, if a rule is broken. */
bool pl_check_alloca_scope_return(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_ALLOCA_SCOPE_RETURN));
  return check_parent(c, op, PL_OP_MEMREF_ALLOCA_SCOPE);
}

/* Checks what memref.atomic_yield stands in. False, and reported, if a rule is broken. */
bool pl_check_atomic_yield(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_ATOMIC_YIELD));
  return check_parent(c, op, PL_OP_MEMREF_GENERIC_ATOMIC_RMW);
}

/* Checks memref.prefetch. False, and reported, if a rule is broken. */
bool pl_check_prefetch(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_PREFETCH));
  return pl_check_prefetch_fields(c, op) && check_indices(c, op, 0, "too few indices");
}

/* Checks memref.alloca. False, and reported, if a rule is broken. */
bool pl_check_memref_alloca(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_ALLOCA));
  return pl_check_memref_alloc(c, op) && check_alloca(c, op);
}

/* Checks memref.subview. False, and reported, if a rule is broken. */
bool pl_check_subview(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_SUBVIEW));
  return check_slices(c, op) && pl_check_subview_type(c, op);
}

/* Checks memref.reinterpret_cast. False, and reported, if a rule is broken. */
bool pl_check_reinterpret_cast(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_REINTERPRET_CAST));
  return check_slices(c, op) && pl_check_reinterpret_type(c, op);
}

/* Checks memref.expand_shape. False, and reported, if a rule is broken. */
bool pl_check_expand_shape(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_EXPAND_SHAPE));
  return check_reassociation(c, op) && pl_check_expand_type(c, op);
}

/* Checks memref.collapse_shape. False, and reported, if a rule is broken. */
bool pl_check_collapse_shape(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_COLLAPSE_SHAPE));
  return check_reassociation(c, op) && pl_check_collapse_type(c, op);
}
