/* memref: ops that give another view of a buffer. Types of results follow from operands as MLIR infers them (MLIR documentation,
 * "'memref' Dialect", each operation). */
#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/makers.h"
#include "fuzz/gen/memref.h"
#include "fuzz/gen/types.h"
#include "fuzz/gen/values.h"

/* The product of two sizes or strides: 0 if one of them is 0, else dynamic if one of them is. */
static int64_t times(int64_t a, int64_t b) {
  if (a == 0 || b == 0) return 0;
  return a == PL_DYNAMIC || b == PL_DYNAMIC ? PL_DYNAMIC : a * b;
}

/* The sum of two offsets, dynamic if one of them is. */
static int64_t plus(int64_t a, int64_t b) { return a == PL_DYNAMIC || b == PL_DYNAMIC ? PL_DYNAMIC : a + b; }

/* Whether the type is a ranked memref with the default or a strided layout and at most PL_GEN_MAX_RANK dimensions, for
 * pl_pick. */
static bool is_strided(const pl_type *t, const void *user) {
  int64_t strides[PL_GEN_MAX_RANK + 1], offset;
  (void)user;
  return t->kind == PL_TYPE_MEMREF && t->shaped.rank <= PL_GEN_MAX_RANK && pl_memref_strides(t, strides, &offset);
}

/* The memref type's layout; NULL also for a strided one of rank 1, stride 1 and offset 0, as that is the default layout, which
 * MLIR uses for views. */
static const pl_attr *layout_of(const pl_type *t) {
  const pl_attr *layout = t->shaped.layout;
  bool plain = layout && layout->kind == PL_ATTR_STRIDED && t->shaped.rank == 1 && layout->strided.strides[0] == 1;
  return plain && layout->strided.offset == 0 ? NULL : layout;
}

/* Whether the type is a ranked memref with the default layout and at most PL_GEN_MAX_RANK dimensions, for pl_pick. */
static bool is_plain(const pl_type *t, const void *user) {
  (void)user;
  return t->kind == PL_TYPE_MEMREF && !t->shaped.layout && t->shaped.rank <= PL_GEN_MAX_RANK;
}

/* A memref with a strided or default layout, in scope or new. */
static pl_value *strided_memref(pl_maker *m) {
  pl_value *value = pl_pick(m, is_strided, NULL);
  return value ? value : pl_want(m, pl_memref_of(m, 2, (int64_t[]){PL_DYNAMIC, 4}, pl_draw_scalar(m), NULL));
}

/* A memref with the default layout, in scope or new. */
static pl_value *plain_memref(pl_maker *m) {
  pl_value *value = pl_pick(m, is_plain, NULL);
  return value ? value : pl_want(m, pl_memref_of(m, 2, (int64_t[]){PL_DYNAMIC, 3}, pl_draw_scalar(m), NULL));
}

/* Lists of static entries with operands for the dynamic ones: offsets, sizes, strides. */
typedef struct slices {
  pl_value *operands[1 + 3 * PL_GEN_MAX_RANK];
  uint32_t segments[4];
  uint32_t count;
  int64_t offsets[PL_GEN_MAX_RANK], sizes[PL_GEN_MAX_RANK], strides[PL_GEN_MAX_RANK];
} slices;

/* Appends the value to the operands and counts it in operand segment `group`. */
static void add_dynamic(slices *s, uint32_t group, pl_value *value) {
  s->operands[s->count++] = value;
  s->segments[group]++;
}

/* The dictionary of static_offsets (`num_offsets` of them), static_sizes and static_strides (`rank` of each). */
static const pl_attr *slice_attrs(pl_maker *m, const slices *s, uint32_t num_offsets, uint32_t rank) {
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "static_offsets", pl_i64_list(m, s->offsets, num_offsets));
  pl_attrs_add(&attrs, "static_sizes", pl_i64_list(m, s->sizes, rank));
  pl_attrs_add(&attrs, "static_strides", pl_i64_list(m, s->strides, rank));
  return pl_attrs_dict(m, &attrs);
}

/* Draws the offset, size (`*count`) and stride of a slice of a dimension of that size: one in bounds if the size is static, the
 * first element if it is dynamic. */
static void draw_static_slice(pl_maker *m, int64_t size, int64_t *offset, int64_t *count, int64_t *stride) {
  uint32_t most = size == PL_DYNAMIC ? 1 : (uint32_t)(size > 16 ? 16 : size);
  *offset = most > 1 ? (int64_t)pl_draw(m, most) : 0;
  *stride = 1 + (int64_t)pl_draw(m, 3);
  int64_t left = size == PL_DYNAMIC ? 1 : (size - *offset + *stride - 1) / *stride;
  *count = left <= 0 ? 0 : left - (int64_t)pl_draw(m, (uint32_t)left);
}

/* Stores `source` and random offsets, sizes and strides for a subview of it, mostly in bounds, in `*s`, which is empty before.
 * Each is static or an operand. */
static void draw_slices(pl_maker *m, pl_value *source, slices *s) {
  const pl_type *t = source->type;
  bool dynamic[3][PL_GEN_MAX_RANK] = {{false}};
  for (uint32_t i = 0; i < t->shaped.rank; i++) {
    draw_static_slice(m, t->shaped.shape[i], &s->offsets[i], &s->sizes[i], &s->strides[i]);
    for (uint32_t k = 0; k < 3; k++)
      dynamic[k][i] = pl_rarely(m, 3) || (k == 0 && t->shaped.shape[i] == 0); /* no static offset is inside of nothing */
    if (t->shaped.shape[i] == PL_DYNAMIC && pl_rarely(m, 2)) {                /* the whole of it */
      dynamic[1][i] = true;
      dynamic[0][i] = dynamic[2][i] = false;
      s->strides[i] = 1;
    }
  }
  s->operands[s->count++] = source;
  s->segments[0] = 1;
  for (uint32_t k = 0; k < 3; k++) {
    int64_t *entries = k == 0 ? s->offsets : k == 1 ? s->sizes : s->strides;
    for (uint32_t i = 0; i < t->shaped.rank; i++) {
      if (!dynamic[k][i]) continue;
      bool whole = k == 1 && t->shaped.shape[i] == PL_DYNAMIC && s->offsets[i] == 0;
      pl_value *value = whole ? pl_dim_of(m, source, i) : pl_index_constant(m, entries[i]);
      if (pl_rarely(m, 8)) value = pl_want(m, pl_type_index(m->ctx));
      add_dynamic(s, k + 1, value);
      entries[i] = PL_DYNAMIC;
    }
  }
}

/* Makes a memref.subview of a strided memref, which may lack dimensions of static size 1. */
static void make_subview(pl_maker *m, pl_op_kind kind) {
  pl_value *source = strided_memref(m);
  const pl_type *t = source->type;
  int64_t strides[PL_GEN_MAX_RANK + 1], offset, sizes[PL_GEN_MAX_RANK];
  slices s = {.count = 0};
  uint32_t kept = 0;
  bool reduce = pl_rarely(m, 4);
  (void)pl_memref_strides(t, strides, &offset);
  draw_slices(m, source, &s);
  for (uint32_t i = 0; i < t->shaped.rank; i++) {
    offset = plus(offset, times(strides[i], s.offsets[i]));
    int64_t stride = times(strides[i], s.strides[i]);
    if (reduce && s.sizes[i] == 1) continue; /* a dimension of one element is left out */
    sizes[kept] = s.sizes[i];
    strides[kept++] = stride;
  }
  const pl_attr *layout = pl_attr_strided(m->ctx, strides, kept, offset);
  const pl_type *type = pl_type_memref(m->ctx, kept, sizes, t->shaped.elem, layout, t->shaped.space);
  (void)pl_gen_emit_segments(m, kind, s.operands, s.segments, 4, type, slice_attrs(m, &s, t->shaped.rank, t->shaped.rank));
}

/* The number of elements of a ranked memref type with the default layout and static sizes; 0 for other types. */
static int64_t certain_elements(const pl_type *t) {
  int64_t count = 1;
  for (uint32_t i = 0; t->kind == PL_TYPE_MEMREF && i < t->shaped.rank; i++)
    count *= t->shaped.shape[i] == PL_DYNAMIC ? 0 : t->shaped.shape[i];
  return t->kind == PL_TYPE_MEMREF && !t->shaped.layout ? count : 0;
}

/* Makes a memref.reinterpret_cast to rank 0 to 2, mostly to what the source has for certain. Each number is static or an
 * operand. */
static void make_reinterpret_cast(pl_maker *m, pl_op_kind kind) {
  pl_value *source = pl_rarely(m, 6) ? pl_want_class(m, PL_IS_ANY_MEMREF) : plain_memref(m);
  int64_t elements = certain_elements(source->type);
  uint32_t rank = pl_draw(m, 3);
  bool wild = pl_rarely(m, 6);
  slices s = {.operands = {source}, .count = 1, .segments = {1, 0, 0, 0}};
  for (uint32_t i = 0; i < rank; i++) {
    s.sizes[i] = i == 0 && elements > 0 ? 1 + (int64_t)pl_draw(m, (uint32_t)(elements > 9 ? 9 : elements)) : elements > 0;
    s.strides[i] = wild ? (int64_t)pl_draw(m, 9) - 4 : 1;
  }
  s.offsets[0] = wild ? (int64_t)pl_draw(m, 6) : 0;
  for (uint32_t k = 0; k < 3; k++) {
    int64_t *entries = k == 0 ? s.offsets : k == 1 ? s.sizes : s.strides;
    for (uint32_t i = 0; i < (k ? rank : 1); i++) {
      if (!pl_rarely(m, 3)) continue;
      add_dynamic(&s, k + 1, wild ? pl_want(m, pl_type_index(m->ctx)) : pl_index_constant(m, entries[i]));
      entries[i] = PL_DYNAMIC;
    }
  }
  const pl_type *t = source->type;
  const pl_attr *layout = pl_attr_strided(m->ctx, s.strides, rank, s.offsets[0]);
  const pl_type *type = pl_type_memref(m->ctx, rank, s.sizes, t->shaped.elem, layout, t->shaped.space);
  (void)pl_gen_emit_segments(m, kind, s.operands, s.segments, 4, type, slice_attrs(m, &s, 1, rank));
}

/* The array attribute of `count` consecutive dimension numbers from `first` on: one group of a reassociation. */
static const pl_attr *group(pl_maker *m, uint32_t first, uint32_t count) {
  const pl_attr *entries[PL_GEN_MAX_RANK];
  for (uint32_t i = 0; i < count; i++)
    entries[i] = pl_i64_attr(m, first + i);
  return pl_attr_array(m->ctx, entries, count);
}

/* Makes a memref.collapse_shape that joins adjacent dimensions at random; a source whose layout is not the default one keeps each
 * dimension as a group of its own. */
static void make_collapse(pl_maker *m, pl_op_kind kind) {
  pl_value *source = pl_rarely(m, 4) ? strided_memref(m) : plain_memref(m);
  const pl_type *t = source->type;
  const pl_attr *groups[PL_GEN_MAX_RANK];
  int64_t sizes[PL_GEN_MAX_RANK], strides[PL_GEN_MAX_RANK + 1], offset;
  uint32_t count = 0, rank = t->shaped.rank;
  (void)pl_memref_strides(t, strides, &offset);
  for (uint32_t at = 0; at < rank; count++) {
    uint32_t many = layout_of(t) ? 1 : 1 + pl_draw(m, rank - at);
    groups[count] = group(m, at, many);
    sizes[count] = 1;
    for (uint32_t i = 0; i < many; i++) {
      int64_t next = t->shaped.shape[at++];
      sizes[count] = sizes[count] == PL_DYNAMIC || next == PL_DYNAMIC ? PL_DYNAMIC : sizes[count] * next;
    }
  }
  const pl_attr *layout = layout_of(t) ? pl_attr_strided(m->ctx, strides, rank, offset) : NULL;
  const pl_type *type = pl_type_memref(m->ctx, count, sizes, t->shaped.elem, layout, t->shaped.space);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "reassociation", pl_attr_array(m->ctx, groups, count));
  (void)pl_gen_emit_op(m, kind, &source, 1, &type, 1, pl_attrs_dict(m, &attrs));
}

/* A random small number that divides `size`, unless that is dynamic. */
static int64_t a_divisor(pl_maker *m, int64_t size) {
  static const int64_t small[] = {1, 2, 3};
  int64_t d = small[pl_draw(m, 3)];
  return size != PL_DYNAMIC && size % d != 0 ? 1 : d;
}

/* Makes a memref.expand_shape that splits one dimension in two; a source of rank 0 or the greatest rank keeps its dimensions. */
static void make_expand(pl_maker *m, pl_op_kind kind) {
  pl_value *source = strided_memref(m), *operands[1 + PL_GEN_MAX_RANK] = {source};
  const pl_type *t = source->type;
  const pl_attr *groups[PL_GEN_MAX_RANK];
  int64_t sizes[PL_GEN_MAX_RANK + 1], strides[PL_GEN_MAX_RANK + 1], have[PL_GEN_MAX_RANK + 1], offset;
  uint32_t rank = t->shaped.rank, split = pl_draw(m, rank ? rank : 1), next = 0, count = 1;
  if (rank == PL_GEN_MAX_RANK) split = rank;
  (void)pl_memref_strides(t, have, &offset);
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = t->shaped.shape[i], inner = i == split ? a_divisor(m, size) : 1;
    groups[i] = group(m, next, i == split ? 2 : 1);
    pl_value *dim = size == PL_DYNAMIC ? pl_dim_of(m, source, i) : NULL;
    if (dim && inner > 1) {
      pl_value *pair[2] = {dim, pl_index_constant(m, inner)};
      dim = pl_result(pl_gen_emit_op(m, PL_OP_INDEX_DIVU, pair, 2, &dim->type, 1, NULL), 0);
    }
    if (dim) operands[count++] = dim;
    sizes[next] = size == PL_DYNAMIC ? PL_DYNAMIC : size / inner;
    strides[next++] = times(have[i], inner);
    if (i != split) continue;
    sizes[next] = inner;
    strides[next++] = have[i];
  }
  const pl_attr *layout = layout_of(t) ? pl_attr_strided(m->ctx, strides, next, offset) : NULL;
  const pl_type *type = pl_type_memref(m->ctx, next, sizes, t->shaped.elem, layout, t->shaped.space);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "reassociation", pl_attr_array(m->ctx, groups, rank));
  pl_attrs_add(&attrs, "static_output_shape", pl_i64_list(m, sizes, next));
  (void)pl_gen_emit_op(m, kind, operands, count, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Makes a memref.transpose that rotates the dimensions, in half of the cases in reverse order. */
static void make_transpose(pl_maker *m, pl_op_kind kind) {
  pl_value *source = strided_memref(m);
  const pl_type *t = source->type;
  const pl_affine *exprs[PL_GEN_MAX_RANK];
  int64_t sizes[PL_GEN_MAX_RANK], strides[PL_GEN_MAX_RANK], have[PL_GEN_MAX_RANK + 1], offset;
  uint32_t rank = t->shaped.rank, turn = pl_draw(m, rank ? rank : 1);
  bool mirror = pl_rarely(m, 2);
  (void)pl_memref_strides(t, have, &offset);
  for (uint32_t i = 0; i < rank; i++) {
    uint32_t from = (mirror ? rank - 1 - i : i) + turn;
    from %= rank;
    exprs[i] = pl_affine_dim(m->ctx, from);
    sizes[i] = t->shaped.shape[from];
    strides[i] = have[from];
  }
  const pl_attr *layout = pl_attr_strided(m->ctx, strides, rank, offset);
  const pl_type *type = pl_type_memref(m->ctx, rank, sizes, t->shaped.elem, layout, t->shaped.space);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "permutation", pl_attr_affine_map(m->ctx, rank, 0, exprs, rank));
  (void)pl_gen_emit_op(m, kind, &source, 1, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Makes a memref.reshape of a memref with the default layout to two dimensions or an unranked memref, with a new shape of the
 * source's number of elements (0 if it is not static) and 1. */
static void make_reshape(pl_maker *m, pl_op_kind kind) {
  pl_value *source = plain_memref(m);
  const pl_type *index = pl_type_index(m->ctx), *t = source->type;
  const pl_type *shape_type = pl_memref_of(m, 1, (int64_t[]){2}, index, NULL);
  const uint32_t none[2] = {0, 0};
  int64_t elements = certain_elements(t), sizes[2] = {PL_DYNAMIC, 1};
  pl_value *shape = pl_result(pl_gen_emit_segments(m, PL_OP_MEMREF_ALLOCA, NULL, none, 2, shape_type, NULL), 0);
  for (uint32_t i = 0; i < 2; i++) {
    pl_value *size = pl_index_constant(m, i ? 1 : elements), *at = pl_index_constant(m, i);
    (void)pl_gen_emit_op(m, PL_OP_MEMREF_STORE, (pl_value *[]){size, shape, at}, 3, NULL, 0, NULL);
  }
  const pl_type *type = pl_rarely(m, 3) ? pl_type_unranked_memref(m->ctx, t->shaped.elem, t->shaped.space)
                                        : pl_memref_of(m, 2, sizes, t->shaped.elem, t->shaped.space);
  (void)pl_gen_emit_op(m, kind, (pl_value *[]){source, shape}, 2, &type, 1, NULL);
}

/* Makes a memref.view of an i8 memref with rank 0 to 2 and a scalar element type, at a constant shift of 0, 8 or 16 bytes. */
static void make_view(pl_maker *m, pl_op_kind kind) {
  const pl_type *bytes = pl_memref_of(m, 1, (int64_t[]){pl_rarely(m, 2) ? 64 : PL_DYNAMIC}, pl_type_integer(m->ctx, 8), NULL);
  pl_value *memory = pl_want(m, bytes), *operands[2 + 2] = {memory, pl_index_constant(m, 8 * pl_draw(m, 3))};
  uint32_t rank = pl_draw(m, 3), count = 2;
  int64_t sizes[2];
  for (uint32_t i = 0; i < rank; i++) {
    sizes[i] = pl_rarely(m, 2) ? PL_DYNAMIC : 2;
    if (sizes[i] == PL_DYNAMIC) operands[count++] = pl_index_constant(m, pl_draw(m, 3));
  }
  const pl_type *type = pl_memref_of(m, rank, sizes, pl_draw_scalar(m), NULL);
  (void)pl_gen_emit_op(m, kind, operands, count, &type, 1, NULL);
}

/* Makes a memref.extract_strided_metadata of a strided memref. */
static void make_metadata(pl_maker *m, pl_op_kind kind) {
  pl_value *source = strided_memref(m);
  const pl_type *t = source->type, *results[2 + 2 * PL_GEN_MAX_RANK];
  uint32_t count = 2 + 2 * t->shaped.rank;
  results[0] = pl_memref_of(m, 0, NULL, t->shaped.elem, t->shaped.space);
  for (uint32_t i = 1; i < count; i++)
    results[i] = pl_type_index(m->ctx);
  (void)pl_gen_emit_op(m, kind, &source, 1, results, count, NULL);
}

/* Makes an affine.apply, affine.min or affine.max, as `kind` says, of a random map of two dimensions and a symbol. */
static void make_affine(pl_maker *m, pl_op_kind kind) {
  static const pl_affine_kind kinds[] = {PL_AFFINE_ADD, PL_AFFINE_MUL, PL_AFFINE_MOD, PL_AFFINE_FLOORDIV, PL_AFFINE_CEILDIV};
  const pl_affine *exprs[3];
  uint32_t count = kind == PL_OP_AFFINE_APPLY ? 1 : 1 + pl_draw(m, 3);
  for (uint32_t i = 0; i < count; i++) {
    const pl_affine *d = pl_affine_dim(m->ctx, pl_draw(m, 2)), *by = pl_affine_const(m->ctx, 1 + pl_draw(m, 5));
    exprs[i] = pl_affine_binary(m->ctx, kinds[pl_draw(m, 5)], d, by);
    if (pl_rarely(m, 2)) exprs[i] = pl_affine_binary(m->ctx, PL_AFFINE_ADD, exprs[i], pl_affine_symbol(m->ctx, 0));
  }
  pl_value *operands[3];
  const pl_type *index = pl_type_index(m->ctx);
  operands[0] = pl_want(m, index);
  operands[1] = pl_want(m, index);
  operands[2] = pl_index_constant(m, pl_draw(m, 8)); /* what a symbol may be */
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "map", pl_attr_affine_map(m->ctx, 2, 1, exprs, count));
  (void)pl_gen_emit_op(m, kind, operands, 3, &index, 1, pl_attrs_dict(m, &attrs));
}

void pl_gen_add_views(pl_gen *gen) {
  pl_gen_set(gen, PL_OP_MEMREF_SUBVIEW, make_subview);
  pl_gen_set(gen, PL_OP_MEMREF_REINTERPRET_CAST, make_reinterpret_cast);
  pl_gen_set(gen, PL_OP_MEMREF_COLLAPSE_SHAPE, make_collapse);
  pl_gen_set(gen, PL_OP_MEMREF_EXPAND_SHAPE, make_expand);
  pl_gen_set(gen, PL_OP_MEMREF_TRANSPOSE, make_transpose);
  pl_gen_set(gen, PL_OP_MEMREF_RESHAPE, make_reshape);
  pl_gen_set(gen, PL_OP_MEMREF_VIEW, make_view);
  pl_gen_set(gen, PL_OP_MEMREF_EXTRACT_STRIDED_METADATA, make_metadata);
  pl_gen_set(gen, PL_OP_AFFINE_APPLY, make_affine);
  pl_gen_set(gen, PL_OP_AFFINE_MIN, make_affine);
  pl_gen_set(gen, PL_OP_AFFINE_MAX, make_affine);
}
