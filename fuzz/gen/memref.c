/* memref: accesses, allocations, copies, globals. */
#include "fuzz/gen/memref.h"

#include <assert.h>

#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/control.h"
#include "fuzz/gen/functions.h"
#include "fuzz/gen/makers.h"
#include "fuzz/gen/types.h"
#include "fuzz/gen/values.h"

/* Whether the type is a ranked memref and, if `user` is not NULL, that very type; for pl_pick. */
static bool is_ranked(const pl_type *t, const void *user) { return t->kind == PL_TYPE_MEMREF && (!user || user == t); }

pl_value *pl_any_memref(pl_maker *m) {
  pl_value *value = pl_rarely(m, 6) ? NULL : pl_pick(m, is_ranked, NULL);
  return value ? value : pl_want(m, pl_draw_memref(m));
}

/* Whether the type is index, for pl_pick. */
static bool is_index(const pl_type *t, const void *user) {
  (void)user;
  return t->kind == PL_TYPE_INDEX;
}

pl_value *pl_dim_of(pl_maker *m, pl_value *memref, uint32_t dim) {
  assert(memref->type->kind == PL_TYPE_MEMREF && dim < memref->type->shaped.rank);
  int64_t size = memref->type->shaped.shape[dim];
  if (size != PL_DYNAMIC && !pl_rarely(m, 8)) return pl_index_constant(m, size);
  pl_value *operands[2] = {memref, pl_index_constant(m, dim)};
  const pl_type *index = pl_type_index(m->ctx);
  return pl_result(pl_gen_emit_op(m, PL_OP_MEMREF_DIM, operands, 2, &index, 1, NULL), 0);
}

/* An index for dimension `dim` of the memref, in scope or new, mostly in bounds. */
static pl_value *draw_position(pl_maker *m, pl_value *memref, uint32_t dim) {
  int64_t size = memref->type->shaped.shape[dim];
  uint32_t form = pl_draw(m, 5);
  pl_value *value = form >= 2 ? pl_pick(m, is_index, NULL) : NULL;
  if (!value && size > 0)
    return pl_index_constant(m, form == 1 ? size - 1 : (int64_t)pl_draw(m, (uint32_t)(size > 8 ? 8 : size)));
  if (!value) return pl_index_constant(m, form == 1 ? 1 : 0);
  if (form < 4) return value;
  pl_value *operands[2] = {value, pl_dim_of(m, memref, dim)};
  pl_op_kind kind = pl_rarely(m, 2) ? PL_OP_INDEX_REMU : PL_OP_ARITH_REMUI;
  return pl_result(pl_gen_emit_op(m, kind, operands, 2, &value->type, 1, NULL), 0);
}

uint32_t pl_positions(pl_maker *m, pl_value *memref, pl_value **out) {
  assert(memref->type->kind == PL_TYPE_MEMREF && memref->type->shaped.rank <= PL_GEN_MAX_RANK);
  for (uint32_t i = 0; i < memref->type->shaped.rank; i++)
    out[i] = draw_position(m, memref, i);
  return memref->type->shaped.rank;
}

/* Random attributes of the op's signature, as a dictionary; mostly none (NULL). */
static const pl_attr *access_attrs(pl_maker *m, pl_op_kind kind) {
  PL_GEN_ATTRS(attrs);
  if (pl_rarely(m, 8)) pl_draw_attrs(m, pl_signature_of(m->ctx, pl_op_info_of(kind)), &attrs);
  return pl_attrs_dict(m, &attrs);
}

/* Makes a memref.load at random positions. */
static void make_load(pl_maker *m, pl_op_kind kind) {
  pl_value *operands[1 + PL_GEN_MAX_RANK] = {pl_any_memref(m)};
  uint32_t count = 1 + pl_positions(m, operands[0], operands + 1);
  (void)pl_gen_emit_op(m, kind, operands, count, &operands[0]->type->shaped.elem, 1, access_attrs(m, kind));
}

/* Makes a memref.store at random positions. */
static void make_store(pl_maker *m, pl_op_kind kind) {
  pl_value *operands[2 + PL_GEN_MAX_RANK] = {NULL, pl_any_memref(m)};
  operands[0] = pl_want(m, operands[1]->type->shaped.elem);
  uint32_t count = 2 + pl_positions(m, operands[1], operands + 2);
  (void)pl_gen_emit_op(m, kind, operands, count, NULL, 0, access_attrs(m, kind));
}

/* Writes an index for each dynamic dimension of the type to `out` and returns how many; most are small constants, so that
 * execution stays short. */
static uint32_t draw_sizes(pl_maker *m, const pl_type *type, pl_value **out) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    if (type->shaped.shape[i] != PL_DYNAMIC) continue;
    pl_value *value = pl_rarely(m, 3) ? pl_pick(m, is_index, NULL) : NULL;
    out[count++] = value ? value : pl_index_constant(m, pl_draw(m, 6));
  }
  return count;
}

/* The memref type with the default layout instead of its own. */
static const pl_type *without_layout(pl_maker *m, const pl_type *t) {
  return pl_memref_of(m, t->shaped.rank, t->shaped.shape, t->shaped.elem, t->shaped.space);
}

/* The type memref<4xT, affine_map<(d0)[s0] -> (d0 + s0)>>, an allocation of which has a symbol operand. */
static const pl_type *with_symbol(pl_maker *m, const pl_type *elem) {
  const pl_affine *sum = pl_affine_binary(m->ctx, PL_AFFINE_ADD, pl_affine_dim(m->ctx, 0), pl_affine_symbol(m->ctx, 0));
  return pl_type_memref(m->ctx, 1, (int64_t[]){4}, elem, pl_attr_affine_map(m->ctx, 1, 1, &sum, 1), NULL);
}

/* Makes a memref.alloc or memref.alloca, as `kind` says, of a random type; the result of an alloc is marked as not yet freed. */
static void make_alloc(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = pl_draw_memref(m);
  pl_value *operands[PL_GEN_MAX_RANK + 1];
  uint32_t segments[2] = {0, 0};
  if (m->flavour == PL_GEN_EXOTIC && pl_rarely(m, 4)) {
    type = with_symbol(m, type->shaped.elem);
    operands[segments[1]++] = pl_index_constant(m, pl_draw(m, 4));
  } else {
    type = without_layout(m, type);
    segments[0] = draw_sizes(m, type, operands);
  }
  PL_GEN_ATTRS(attrs);
  if (pl_rarely(m, 4)) pl_attrs_add(&attrs, "alignment", pl_i64_attr(m, 1 << pl_draw(m, 7)));
  (void)pl_gen_emit_segments(m, kind, operands, segments, 2, type, pl_attrs_dict(m, &attrs));
  m->values.data[m->values.len - 1].owned = kind == PL_OP_MEMREF_ALLOC;
}

/* Takes out of scope the latest allocation that was made since the innermost frame (or the function) was opened and is not yet
 * freed, and returns it; NULL if there is none. If `one_dimension`, only a memref of rank 1 and default layout. */
static pl_value *take_owned(pl_maker *m, bool one_dimension) {
  size_t first = m->frames.len ? pl_vec_last(&m->frames).values : 0;
  for (size_t i = m->values.len; i-- > first;) {
    pl_gen_value v = m->values.data[i];
    bool plain = v.value->type->shaped.rank == 1 && !v.value->type->shaped.layout;
    if (!v.owned || (one_dimension && !plain)) continue;
    memmove(&m->values.data[i], &m->values.data[i + 1], (m->values.len - i - 1) * sizeof v);
    m->values.len--;
    return v.value;
  }
  return NULL;
}

/* Makes a memref.dealloc of an allocation in scope (take_owned), or else of a new one; it is no longer in scope. */
static void make_dealloc(pl_maker *m, pl_op_kind kind) {
  pl_value *value = take_owned(m, false);
  if (!value) {
    make_alloc(m, PL_OP_MEMREF_ALLOC);
    value = pl_vec_pop(&m->values).value;
  }
  (void)pl_gen_emit_op(m, kind, &value, 1, NULL, 0, NULL);
}

/* Makes a memref.realloc of an allocation of rank 1, an existing (take_owned) or a new one, which is no longer in scope; the
 * result is marked as not yet freed. Does nothing where an op that is lowered to several blocks may not stand. */
static void make_realloc(pl_maker *m, pl_op_kind kind) {
  if (!pl_may_hold_blocks(m)) return;
  pl_value *operands[2] = {take_owned(m, true), NULL};
  int64_t size = pl_rarely(m, 2) ? PL_DYNAMIC : 65;
  if (!operands[0]) {
    const pl_type *type = pl_memref_of(m, 1, (int64_t[]){4}, pl_draw_scalar(m), NULL);
    uint32_t none[2] = {0, 0};
    (void)pl_gen_emit_segments(m, PL_OP_MEMREF_ALLOC, NULL, none, 2, type, NULL);
    operands[0] = pl_vec_pop(&m->values).value;
  }
  const pl_type *from = operands[0]->type, *to = pl_memref_of(m, 1, &size, from->shaped.elem, from->shaped.space);
  if (size == PL_DYNAMIC) operands[1] = pl_index_constant(m, 1 + pl_draw(m, 8));
  (void)pl_gen_emit_op(m, kind, operands, size == PL_DYNAMIC ? 2 : 1, &to, 1, NULL);
  m->values.data[m->values.len - 1].owned = true;
}

/* Makes a memref.dim of a ranked or unranked memref at a constant or any index; does nothing for rank 0. */
static void make_dim(pl_maker *m, pl_op_kind kind) {
  pl_value *memref = pl_rarely(m, 5) ? pl_want_class(m, PL_IS_ANY_MEMREF) : pl_any_memref(m);
  uint32_t rank = memref->type->kind == PL_TYPE_MEMREF ? memref->type->shaped.rank : 1;
  if (rank == 0) return;
  pl_value *operands[2] = {memref, pl_rarely(m, 4) ? pl_want(m, pl_type_index(m->ctx)) : pl_index_constant(m, pl_draw(m, rank))};
  (void)pl_gen_emit_op(m, kind, operands, 2, (const pl_type *[]){pl_type_index(m->ctx)}, 1, NULL);
}

/* Makes a memref.copy between any ranked memref and one of a type that it can be copied to, in either direction. */
static void make_copy(pl_maker *m, pl_op_kind kind) {
  pl_value *operands[2] = {pl_any_memref(m), NULL};
  const pl_type *type = operands[0]->type;
  if (pl_rarely(m, 3)) type = without_layout(m, type);
  if (pl_rarely(m, 8)) type = pl_type_unranked_memref(m->ctx, type->shaped.elem, type->shaped.space);
  operands[1] = pl_want(m, type);
  if (pl_rarely(m, 2)) {
    pl_value *first = operands[0];
    operands[0] = operands[1];
    operands[1] = first;
  }
  (void)pl_gen_emit_op(m, kind, operands, 2, NULL, 0, NULL);
}

/* A random type to which memref.cast can convert the ranked memref type: it has less static information, or is the type
 * itself. */
static const pl_type *forget(pl_maker *m, const pl_type *type) {
  int64_t shape[PL_GEN_MAX_RANK], strides[PL_GEN_MAX_RANK + 1], offset;
  if (pl_rarely(m, 3)) return pl_type_unranked_memref(m->ctx, type->shaped.elem, type->shaped.space);
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    shape[i] = pl_rarely(m, 2) ? PL_DYNAMIC : type->shaped.shape[i];
  const pl_attr *layout = type->shaped.layout;
  if (!pl_memref_strides(type, strides, &offset)) {
    /* only sizes can be forgotten */
  } else if (pl_rarely(m, 2)) {
    for (uint32_t i = 0; i < type->shaped.rank; i++)
      strides[i] = pl_rarely(m, 2) ? strides[i] : PL_DYNAMIC;
    layout = pl_attr_strided(m->ctx, strides, type->shaped.rank, pl_rarely(m, 2) ? offset : PL_DYNAMIC);
  }
  return pl_type_memref(m->ctx, type->shaped.rank, shape, type->shaped.elem, layout, type->shaped.space);
}

/* Whether the type is an unranked memref, for pl_pick. */
static bool is_unranked(const pl_type *t, const void *user) {
  (void)user;
  return t->kind == PL_TYPE_UNRANKED_MEMREF;
}

/* Makes a memref.cast of a ranked memref to a type with less static information (forget), or of an unranked one to a ranked
 * type. */
static void make_cast(pl_maker *m, pl_op_kind kind) {
  pl_value *unranked = pl_rarely(m, 3) ? pl_pick(m, is_unranked, NULL) : NULL;
  pl_value *from = unranked ? unranked : pl_any_memref(m);
  const pl_type *to;
  if (unranked) {
    static const int64_t shape[2] = {PL_DYNAMIC, 4};
    to = pl_memref_of(m, 1 + pl_draw(m, 2), shape, from->type->shaped.elem, from->type->shaped.space);
  } else {
    to = forget(m, from->type);
  }
  (void)pl_gen_emit_op(m, kind, &from, 1, &to, 1, NULL);
}

/* Makes a memref.memory_space_cast from the default memory space to a numbered one, or from another to the default one. */
static void make_space_cast(pl_maker *m, pl_op_kind kind) {
  pl_value *from = pl_any_memref(m);
  const pl_type *t = from->type;
  const pl_attr *space = t->shaped.space ? NULL : pl_i64_attr(m, 1 + pl_draw(m, 3));
  const pl_type *to = pl_type_memref(m->ctx, t->shaped.rank, t->shaped.shape, t->shaped.elem, t->shaped.layout, space);
  (void)pl_gen_emit_op(m, kind, &from, 1, &to, 1, NULL);
}

/* The number of elements of a memref type with static sizes. */
static uint32_t total_elements(const pl_type *type) {
  uint32_t count = 1;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    count *= (uint32_t)type->shaped.shape[i];
  return count;
}

pl_op *pl_new_global(pl_maker *m, const pl_type *type) {
  assert(type->kind == PL_TYPE_MEMREF);
  static const char *const visibilities[] = {"private", NULL, "nested"};
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "sym_name", pl_new_name(m, "g"));
  pl_attrs_add(&attrs, "type", pl_attr_type(m->ctx, type));
  const char *visibility = visibilities[pl_draw(m, 3)];
  if (visibility) pl_attrs_add(&attrs, "sym_visibility", pl_string_attr(m, visibility));
  uint32_t form = pl_draw(m, 4);
  const pl_type *shape = pl_type_tensor(m->ctx, type->shaped.rank, type->shaped.shape, type->shaped.elem, NULL);
  uint32_t count = total_elements(type);
  if (form < 2 && count) pl_attrs_add(&attrs, "initial_value", pl_draw_elements(m, shape, count));
  if (form == 2) pl_attrs_add(&attrs, "initial_value", pl_attr_unit(m->ctx));
  if (form == 0 && count) pl_attrs_add(&attrs, "constant", pl_attr_unit(m->ctx));
  if (pl_rarely(m, 4)) pl_attrs_add(&attrs, "alignment", pl_i64_attr(m, 8 << pl_draw(m, 4)));
  pl_op *op = pl_gen_emit_top(m, PL_OP_MEMREF_GLOBAL, 0, pl_attrs_dict(m, &attrs));
  pl_vec_push(&m->globals, op);
  return op;
}

/* Makes a memref.global of rank 0 to 2 with scalar elements. */
static void make_global(pl_maker *m, pl_op_kind kind) {
  static const int64_t sizes[] = {4, 2, 1, 3, 8};
  int64_t shape[2] = {sizes[pl_draw(m, 5)], 2};
  (void)kind;
  uint32_t rank = pl_draw(m, 3);
  (void)pl_new_global(m, pl_memref_of(m, rank, shape, pl_draw_scalar(m), NULL));
}

/* Makes a memref.get_global of a random memref.global, a new one if there is none. */
static void make_get_global(pl_maker *m, pl_op_kind kind) {
  pl_op *global = NULL;
  for (size_t i = 0; i < m->globals.len; i++)
    if (pl_op_is(m->globals.data[i], PL_OP_MEMREF_GLOBAL) && (!global || pl_rarely(m, 2))) global = m->globals.data[i];
  if (!global) {
    make_global(m, PL_OP_MEMREF_GLOBAL);
    global = pl_vec_last(&m->globals);
  }
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "name", pl_symbol_of(m, global));
  (void)pl_gen_emit_op(m, kind, NULL, 0, &pl_op_attr(global, PL_NAME_TYPE)->type, 1, pl_attrs_dict(m, &attrs));
}

/* Whether the type is a ranked memref of floats or signless integers and, if `*machine` (a bool), their width is one for which
 * machines have atomic accesses; for pl_pick. */
static bool holds_number(const pl_type *t, const void *machine) {
  if (t->kind != PL_TYPE_MEMREF) return false;
  const pl_type *elem = t->shaped.elem;
  if (elem->kind != PL_TYPE_FLOAT && !pl_type_is_signless(elem)) return false;
  uint32_t width = elem->kind == PL_TYPE_FLOAT ? pl_float_bits(elem->float_format) : elem->integer.width;
  return !*(const bool *)machine || width == 8 || width == 16 || width == 32 || width == 64;
}

pl_value *pl_number_memref(pl_maker *m) {
  pl_value *value = pl_pick(m, holds_number, &m->source_only);
  if (value) return value;
  const pl_type *elem = pl_rarely(m, 2) ? pl_draw_float(m) : pl_draw_int(m);
  const pl_type *type = pl_memref_of(m, 1, (int64_t[]){PL_DYNAMIC}, elem, NULL);
  if (!holds_number(type, &m->source_only))
    type = pl_memref_of(m, 1, (int64_t[]){PL_DYNAMIC}, pl_type_integer(m->ctx, 8u << pl_draw(m, 4)), NULL);
  return pl_want(m, type);
}

/* Makes a memref.atomic_rmw at random positions of a memref of numbers, with an operation, by its number in arith.atomic_rmw's
 * kinds, for its element type. */
static void make_atomic(pl_maker *m, pl_op_kind kind) {
  static const int64_t floats[] = {0, 3, 4, 5, 8, 9, 12}, whole[] = {1, 2, 3, 6, 7, 10, 11, 13, 14, 15};
  pl_value *operands[2 + PL_GEN_MAX_RANK] = {NULL, pl_number_memref(m)};
  const pl_type *elem = operands[1]->type->shaped.elem;
  operands[0] = pl_want(m, elem);
  uint32_t count = 2 + pl_positions(m, operands[1], operands + 2);
  int64_t what = elem->kind == PL_TYPE_FLOAT ? floats[pl_draw(m, 7)] : whole[pl_draw(m, 10)];
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "kind", pl_i64_attr(m, what));
  (void)pl_gen_emit_op(m, kind, operands, count, &elem, 1, pl_attrs_dict(m, &attrs));
}

/* Makes a memref.prefetch of a memref at random positions, with random attributes. */
static void make_prefetch(pl_maker *m, pl_op_kind kind) {
  pl_value *operands[1 + PL_GEN_MAX_RANK] = {pl_any_memref(m)};
  uint32_t count = 1 + pl_positions(m, operands[0], operands + 1);
  PL_GEN_ATTRS(attrs);
  pl_draw_attrs(m, pl_signature_of(m->ctx, pl_op_info_of(kind)), &attrs);
  (void)pl_gen_emit_op(m, kind, operands, count, NULL, 0, pl_attrs_dict(m, &attrs));
}

void pl_gen_add_memref(pl_gen *gen) {
  pl_gen_set(gen, PL_OP_MEMREF_LOAD, make_load);
  pl_gen_set(gen, PL_OP_MEMREF_STORE, make_store);
  pl_gen_set(gen, PL_OP_MEMREF_ALLOC, make_alloc);
  pl_gen_set(gen, PL_OP_MEMREF_ALLOCA, make_alloc);
  pl_gen_set(gen, PL_OP_MEMREF_REALLOC, make_realloc);
  pl_gen_set(gen, PL_OP_MEMREF_DEALLOC, make_dealloc);
  pl_gen_set(gen, PL_OP_MEMREF_DIM, make_dim);
  pl_gen_set(gen, PL_OP_MEMREF_CAST, make_cast);
  pl_gen_set(gen, PL_OP_MEMREF_COPY, make_copy);
  pl_gen_set(gen, PL_OP_MEMREF_GLOBAL, make_global);
  pl_gen_set(gen, PL_OP_MEMREF_GET_GLOBAL, make_get_global);
  pl_gen_set(gen, PL_OP_MEMREF_ATOMIC_RMW, make_atomic);
  pl_gen_set(gen, PL_OP_MEMREF_MEMORY_SPACE_CAST, make_space_cast);
  pl_gen_set(gen, PL_OP_MEMREF_PREFETCH, make_prefetch);
}
