/* simpler.c - what attributes and types can become. */
#include <assert.h>

#include "fuzz/shrink/internal.h"

enum { MAX_ELEMENTS = 64, MAX_DEPTH = 4 }; /* of lists that are looked into */

/* ---- Attributes ---- */

/* Appends simpler integers than the attribute's, such as 0, 1 and half of it; nothing for 0. */
static void simpler_numbers(pl_context *ctx, const pl_attr *attr, pl_attr_list *out) {
  pl_arena *arena = pl_context_arena(ctx);
  uint32_t width = attr->integer.width;
  if (pl_apint_is_zero(attr->integer)) return;
  pl_vec_push(out, pl_attr_integer(ctx, attr->type, pl_apint_zero(arena, width)));
  if (pl_apint_is_one(attr->integer) || width == 1) return;
  pl_vec_push(out, pl_attr_integer(ctx, attr->type, pl_apint_from_u64(arena, width, 1)));
  if (pl_apint_is_negative(attr->integer))
    pl_vec_push(out, pl_attr_integer(ctx, attr->type, pl_apint_neg(arena, attr->integer)));
  else
    pl_vec_push(out, pl_attr_integer(ctx, attr->type, pl_apint_lshr(arena, attr->integer, 1)));
}

/* Appends the simpler of the floats 0.0 and 1.0 than the attribute's; nothing for 0.0. */
static void simpler_floats(pl_context *ctx, const pl_attr *attr, pl_attr_list *out) {
  pl_arena *arena = pl_context_arena(ctx);
  pl_float_format format = attr->type->float_format;
  pl_apint one;
  if (pl_apint_is_zero(attr->integer)) return;
  pl_vec_push(out, pl_attr_float(ctx, attr->type, pl_apint_zero(arena, attr->integer.width)));
  if (pl_float_parse(arena, PL_STR("1.0"), format, &one) && !pl_apint_eq(one, attr->integer))
    pl_vec_push(out, pl_attr_float(ctx, attr->type, one));
}

/* Appends splats of zero and of the first element for a dense attribute of integers or floats. */
static void simpler_dense(pl_context *ctx, const pl_attr *attr, pl_attr_list *out) {
  if (!attr->dense.elems || attr->dense.count == 0 || attr->kind != PL_ATTR_DENSE) return;
  if (attr->type->shaped.elem->kind == PL_TYPE_COMPLEX) return;
  pl_apint zero = pl_apint_zero(pl_context_arena(ctx), attr->dense.elems[0].width);
  pl_vec_push(out, pl_attr_dense(ctx, attr->type, &zero, 1, true));
  if (!attr->dense.splat) pl_vec_push(out, pl_attr_dense(ctx, attr->type, attr->dense.elems, 1, true));
}

/* Appends the dense array with each nonzero element in turn replaced by 0 and by 1, unless it is too long. */
static void simpler_dense_array(pl_context *ctx, const pl_attr *attr, pl_attr_list *out) {
  pl_arena *arena = pl_context_arena(ctx);
  uint64_t count = attr->dense.count;
  if (count > MAX_ELEMENTS) return;
  for (uint64_t i = 0; i < count; i++) {
    if (pl_apint_is_zero(attr->dense.elems[i])) continue;
    for (uint64_t value = 0; value < 2; value++) {
      pl_apint *elems = pl_arena_copy(arena, attr->dense.elems, count * sizeof *elems);
      elems[i] = pl_apint_from_u64(arena, elems[i].width, value);
      pl_vec_push(out, pl_attr_dense_array(ctx, attr->type, elems, count));
    }
  }
}

/* Appends the enumeration attribute, such as a set of flags, without one of its words, for each of the first ones; nothing if
 * it has only one. */
static void simpler_words(pl_context *ctx, const pl_attr *attr, pl_attr_list *out) {
  for (uint32_t i = 0; attr->enumeration.count > 1 && i < attr->enumeration.count && i < MAX_ELEMENTS; i++) {
    PL_VEC(pl_str) words = {0};
    for (uint32_t k = 0; k < attr->enumeration.count; k++)
      if (k != i) pl_vec_push(&words, attr->enumeration.words[k]);
    pl_vec_push(out, pl_attr_enum(ctx, attr->enumeration.dialect, attr->enumeration.mnemonic, words.data, (uint32_t)words.len));
    pl_vec_free(&words);
  }
}

static void simpler(pl_context *ctx, const pl_attr *attr, uint32_t depth, pl_attr_list *out);

/* Appends the array without each of its elements in turn, and with each element simplified, unless it is too long. `depth`:
 * how many arrays and dictionaries are around it. */
static void simpler_array(pl_context *ctx, const pl_attr *attr, uint32_t depth, pl_attr_list *out) {
  uint32_t count = attr->array.count;
  if (count > MAX_ELEMENTS) return;
  for (uint32_t i = 0; i < count; i++) {
    pl_attr_list elems = {0}, inner = {0};
    for (uint32_t k = 0; k < count; k++)
      if (k != i) pl_vec_push(&elems, attr->array.elems[k]);
    pl_vec_push(out, pl_attr_array(ctx, elems.data, count - 1));
    simpler(ctx, attr->array.elems[i], depth + 1, &inner);
    pl_vec_clear(&elems);
    for (uint32_t k = 0; k < count; k++)
      pl_vec_push(&elems, attr->array.elems[k]);
    for (size_t k = 0; k < inner.len; k++) {
      elems.data[i] = inner.data[k];
      pl_vec_push(out, pl_attr_array(ctx, elems.data, count));
    }
    pl_vec_free(&elems);
    pl_vec_free(&inner);
  }
}

/* Appends the dictionary without one of its entries, and with the value of one simplified, for each of the first ones.
 * `depth`: how many arrays and dictionaries are around it. */
static void simpler_dict(pl_context *ctx, const pl_attr *attr, uint32_t depth, pl_attr_list *out) {
  for (uint32_t i = 0; i < attr->dict.count && i < MAX_ELEMENTS; i++) {
    const pl_named_attr *entry = &attr->dict.entries[i];
    pl_attr_list inner = {0};
    pl_vec_push(out, pl_dict_set(ctx, attr, entry->name, NULL));
    simpler(ctx, entry->value, depth + 1, &inner);
    for (size_t k = 0; k < inner.len; k++)
      pl_vec_push(out, pl_dict_set(ctx, attr, entry->name, inner.data[k]));
    pl_vec_free(&inner);
  }
}

/* Appends the empty string and the first half of the string; nothing if it is empty. */
static void simpler_string(pl_context *ctx, const pl_attr *attr, pl_attr_list *out) {
  if (attr->string.len == 0) return;
  pl_vec_push(out, pl_attr_string(ctx, PL_STR("")));
  if (attr->string.len > 1) pl_vec_push(out, pl_attr_string(ctx, (pl_str){attr->string.data, attr->string.len / 2}));
}

/* Appends the simpler attributes that can replace `attr`, if there are any; none beyond a depth of nesting. `depth`: how many
 * arrays and dictionaries are around it. */
static void simpler(pl_context *ctx, const pl_attr *attr, uint32_t depth, pl_attr_list *out) {
  if (depth == MAX_DEPTH) return;
  switch (attr->kind) {
  case PL_ATTR_INTEGER: simpler_numbers(ctx, attr, out); return;
  case PL_ATTR_FLOAT: simpler_floats(ctx, attr, out); return;
  case PL_ATTR_STRING: simpler_string(ctx, attr, out); return;
  case PL_ATTR_ARRAY: simpler_array(ctx, attr, depth, out); return;
  case PL_ATTR_DICT: simpler_dict(ctx, attr, depth, out); return;
  case PL_ATTR_DENSE: simpler_dense(ctx, attr, out); return;
  case PL_ATTR_DENSE_ARRAY: simpler_dense_array(ctx, attr, out); return;
  case PL_ATTR_ENUM: simpler_words(ctx, attr, out); return;
  case PL_ATTR_INVALID:
  case PL_ATTR_UNIT:
  case PL_ATTR_TYPE: /* types are simplified in all of the module */
  case PL_ATTR_SYMBOL:
  case PL_ATTR_RESOURCE:
  case PL_ATTR_SPARSE:
  case PL_ATTR_AFFINE_MAP:
  case PL_ATTR_INTEGER_SET:
  case PL_ATTR_STRIDED:
  case PL_ATTR_OPAQUE:
  case PL_ATTR_LOC:
  case PL_ATTR_PARAMS:
  case PL_ATTR_DISTINCT: return;
  }
}

void pl_simpler_attrs(pl_context *ctx, const pl_attr *attr, pl_attr_list *out) {
  assert(attr && out);
  simpler(ctx, attr, 0, out);
}

/* ---- Types ---- */

/* Appends `type` unless it is NULL or equal to `from`. */
static void push_type(pl_types *out, const pl_type *from, const pl_type *type) {
  if (type && type != from) pl_vec_push(out, type);
}

/* Appends simpler integer types: signless, and with smaller usual widths. */
static void simpler_integers(pl_context *ctx, const pl_type *type, pl_types *out) {
  static const uint32_t widths[] = {1, 8, 16, 32, 64};
  if (type->integer.signedness != PL_SIGNLESS) push_type(out, type, pl_type_integer(ctx, type->integer.width));
  for (size_t i = 0; i < sizeof widths / sizeof *widths; i++)
    if (widths[i] < type->integer.width) push_type(out, type, pl_type_integer_signed(ctx, widths[i], type->integer.signedness));
}

/* The memref, tensor or vector type with the same rank but another shape and element type. */
static const pl_type *with_shape(pl_context *ctx, const pl_type *type, const int64_t *shape, const pl_type *elem) {
  if (type->kind == PL_TYPE_MEMREF)
    return pl_type_memref(ctx, type->shaped.rank, shape, elem, type->shaped.layout, type->shaped.space);
  if (type->kind == PL_TYPE_TENSOR) return pl_type_tensor(ctx, type->shaped.rank, shape, elem, type->shaped.layout);
  return pl_type_vector(ctx, type->shaped.rank, shape, type->shaped.scalable_dims, elem);
}

/* Appends the type with each size in turn replaced by a simpler one: 1 and half of it. */
static void simpler_shapes(pl_context *ctx, const pl_type *type, pl_types *out) {
  uint32_t rank = type->shaped.rank;
  for (uint32_t d = 0; d < rank; d++) {
    int64_t size = type->shaped.shape[d];
    if (size == 0 || size == 1) continue;
    int64_t *shape = pl_arena_copy(pl_context_arena(ctx), type->shaped.shape, rank * sizeof *shape);
    shape[d] = 1;
    push_type(out, type, with_shape(ctx, type, shape, type->shaped.elem));
    shape[d] = size / 2;
    if (size > 3) push_type(out, type, with_shape(ctx, type, shape, type->shaped.elem));
  }
}

/* Appends the memref type without its layout and, if that is strided, with simpler strides and offset; nothing if it has no
 * layout. */
static void simpler_layouts(pl_context *ctx, const pl_type *type, pl_types *out) {
  const pl_attr *layout = type->shaped.layout;
  uint32_t rank = type->shaped.rank;
  if (!layout) return;
  push_type(out, type, pl_type_memref(ctx, rank, type->shaped.shape, type->shaped.elem, NULL, type->shaped.space));
  if (layout->kind != PL_ATTR_STRIDED) return;
  for (uint32_t i = 0; i <= layout->strided.rank; i++) {
    int64_t *strides = pl_arena_copy(pl_context_arena(ctx), layout->strided.strides, layout->strided.rank * sizeof *strides);
    if (i < layout->strided.rank) strides[i] = 1;
    const pl_attr *made =
        pl_attr_strided(ctx, strides, layout->strided.rank, i == layout->strided.rank ? 0 : layout->strided.offset);
    push_type(out, type, pl_type_memref(ctx, rank, type->shaped.shape, type->shaped.elem, made, type->shaped.space));
  }
}

/* Appends memref types without the memory space, if there is one, with simpler layouts and with simpler shapes. */
static void simpler_memrefs(pl_context *ctx, const pl_type *type, pl_types *out) {
  if (type->shaped.space)
    push_type(out, type,
              pl_type_memref(ctx, type->shaped.rank, type->shaped.shape, type->shaped.elem, type->shaped.layout, NULL));
  simpler_layouts(ctx, type, out);
  simpler_shapes(ctx, type, out);
}

/* Appends simpler types for a vector: one that is not scalable, its element type, and vectors with fewer dimensions or simpler
 * shapes. */
static void simpler_vectors(pl_context *ctx, const pl_type *type, pl_types *out) {
  uint32_t rank = type->shaped.rank;
  const bool *scalable = type->shaped.scalable_dims;
  if (scalable) push_type(out, type, pl_type_vector(ctx, rank, type->shaped.shape, NULL, type->shaped.elem));
  push_type(out, type, type->shaped.elem);
  for (uint32_t d = 0; rank > 1 && d < rank; d++) {
    PL_VEC(int64_t) shape = {0};
    for (uint32_t k = 0; k < rank; k++)
      if (k != d) pl_vec_push(&shape, type->shaped.shape[k]);
    if (!scalable) push_type(out, type, pl_type_vector(ctx, rank - 1, shape.data, NULL, type->shaped.elem));
    pl_vec_free(&shape);
  }
  simpler_shapes(ctx, type, out);
}

void pl_simpler_types(pl_context *ctx, const pl_type *type, pl_types *out) {
  assert(type && out);
  switch (type->kind) {
  case PL_TYPE_INTEGER: simpler_integers(ctx, type, out); return;
  case PL_TYPE_FLOAT:
    push_type(out, type, pl_type_float(ctx, PL_F32));
    push_type(out, type, pl_type_float(ctx, PL_F16));
    return;
  case PL_TYPE_INDEX:
    push_type(out, type, pl_type_integer(ctx, 64));
    push_type(out, type, pl_type_integer(ctx, 32));
    return;
  case PL_TYPE_MEMREF: simpler_memrefs(ctx, type, out); return;
  case PL_TYPE_VECTOR: simpler_vectors(ctx, type, out); return;
  case PL_TYPE_COMPLEX: push_type(out, type, type->shaped.elem); return;
  case PL_TYPE_TENSOR: simpler_shapes(ctx, type, out); return;
  case PL_TYPE_UNRANKED_MEMREF:
    if (type->shaped.space) push_type(out, type, pl_type_unranked_memref(ctx, type->shaped.elem, NULL));
    return;
  case PL_TYPE_LLVM_PTR:
    if (type->ptr.space) push_type(out, type, pl_type_llvm_ptr(ctx, 0));
    return;
  case PL_TYPE_LLVM_ARRAY:
    if (type->shaped.shape[0] > 1) push_type(out, type, pl_type_llvm_array(ctx, 1, type->shaped.elem));
    return;
  case PL_TYPE_INVALID:
  case PL_TYPE_NONE:
  case PL_TYPE_UNRANKED_TENSOR:
  case PL_TYPE_FUNCTION:
  case PL_TYPE_TUPLE:
  case PL_TYPE_OPAQUE:
  case PL_TYPE_LLVM_VOID:
  case PL_TYPE_LLVM_STRUCT:
  case PL_TYPE_LLVM_FUNC:
  case PL_TYPE_LLVM_TOKEN:
  case PL_TYPE_LLVM_LABEL:
  case PL_TYPE_LLVM_METADATA:
  case PL_TYPE_LLVM_X86_MMX:
  case PL_TYPE_LLVM_X86_AMX:
  case PL_TYPE_LLVM_PPC_FP128:
  case PL_TYPE_LLVM_TARGET: return;
  }
}
