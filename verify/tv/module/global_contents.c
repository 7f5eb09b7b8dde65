/* global_contents.c - what a global holds at first: as scalars, or as the bytes that those are in memory. Sources: MLIR
 * documentation,
 * "'memref' Dialect", memref.global; LLVM Language Reference, "Global Variables", "Constants". */
#include <assert.h>

#include "verify/tv/module/global_contents.h"

/* The type in the type attribute of that name; NULL if there is none. */
static const pl_type *type_attr(const pl_op *op, pl_attr_name name) {
  const pl_attr *attr = pl_op_attr(op, name);
  return attr && attr->kind == PL_ATTR_TYPE ? attr->type : NULL;
}

/* The innermost element type of nested arrays, with the number of elements in *count; NULL if that overflows. */
static const pl_type *innermost(const pl_type *type, uint64_t *count) {
  *count = 1;
  while (type->kind == PL_TYPE_LLVM_ARRAY) {
    if (__builtin_mul_overflow(*count, (uint64_t)type->shaped.shape[0], count)) return NULL;
    type = type->shaped.elem;
  }
  return type;
}

/* The element type of a memref, with the number of elements in *count; NULL if that is not known in 64 bits. */
static const pl_type *memref_element(const pl_type *type, uint64_t *count) {
  *count = 1;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (type->shaped.shape[i] < 0 || __builtin_mul_overflow(*count, (uint64_t)type->shaped.shape[i], count)) return NULL;
  return type->shaped.elem;
}

/* Sets the contents to what the region of an llvm.mlir.global returns; `understood` is false if that is none of the constants
 * known here. */
static void read_region(const pl_op *op, pl_contents *out) {
  const pl_op *end = pl_block_terminator(op->regions[0]->first);
  const pl_op *def = end && end->num_operands == 1 ? pl_operand(end, 0)->op : NULL;
  out->understood = false;
  if (!def) return;
  out->zero = pl_op_is(def, PL_OP_LLVM_MLIR_ZERO);
  out->poison = pl_op_is(def, PL_OP_LLVM_MLIR_POISON);
  if (pl_op_is(def, PL_OP_LLVM_MLIR_CONSTANT)) out->value = pl_op_attr(def, PL_NAME_VALUE);
  out->understood = out->zero || out->value || pl_op_is(def, PL_OP_LLVM_MLIR_UNDEF) || out->poison;
}

pl_contents pl_tv_read_contents(pl_arena *arena, pl_layout *layout, const pl_op *op) {
  assert(arena && layout && pl_tv_is_global(op));
  pl_contents out = {.defined = true, .understood = true};
  bool is_llvm = pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL);
  const pl_type *type = type_attr(op, is_llvm ? PL_NAME_GLOBAL_TYPE : PL_NAME_TYPE);
  const pl_type *elem = !type ? NULL : is_llvm ? innermost(type, &out.count) : memref_element(type, &out.count);
  out.elem = elem ? pl_layout_flatten(layout, elem) : NULL;
  out.value = pl_op_attr(op, is_llvm ? PL_NAME_VALUE : PL_NAME_INITIAL_VALUE);
  bool region = op->num_regions > 0 && op->regions[0]->first;
  if (!out.elem || out.elem->num_leaves == 0) out.understood = false;
  if (out.value && out.value->kind == PL_ATTR_UNIT) { /* memref.global's word for "uninitialized" */
    out.value = NULL;
  } else if (!out.value && region) {
    bool sized = out.understood;
    uint64_t scalars = 0;
    read_region(op, &out);
    if (!out.understood && sized) out.computed = pl_tv_computed_contents(arena, layout, op, &scalars);
    if (out.computed) out.understood = scalars == out.count * out.elem->num_leaves;
    out.understood = out.understood && sized;
  } else if (!out.value) {
    out.defined = false;
  }
  return out;
}

/* Stores scalar `i` of the contents, `bits` wide, in *out; false if it is not known from the initial value. */
static bool scalar_at(pl_arena *arena, const pl_contents *c, uint64_t i, uint32_t bits, pl_apint *out) {
  const pl_attr *value = c->value;
  if (c->computed) {
    *out = c->computed[i].bits;
    return c->computed[i].known && out->width == bits;
  }
  if (c->zero) {
    *out = pl_apint_zero(arena, bits);
    return true;
  }
  switch (value->kind) {
  case PL_ATTR_DENSE:
    if (value->dense.strings || (!value->dense.splat && i >= value->dense.count)) return false;
    *out = pl_dense_at(value, i);
    break;
  case PL_ATTR_INTEGER:
  case PL_ATTR_FLOAT:
    if (i > 0) return false;
    *out = value->integer;
    break;
  case PL_ATTR_STRING:
    if (i >= value->string.len) return false;
    *out = pl_apint_from_u64(arena, 8, (uint8_t)value->string.data[i]);
    break;
  case PL_ATTR_ARRAY:
    if (i >= value->array.count) return false;
    if (value->array.elems[i]->kind != PL_ATTR_INTEGER && value->array.elems[i]->kind != PL_ATTR_FLOAT) return false;
    *out = value->array.elems[i]->integer;
    break;
  default: return false;
  }
  const pl_attr *written = value->kind == PL_ATTR_ARRAY ? value->array.elems[i] : value;
  if (value->kind != PL_ATTR_STRING) *out = pl_constant_resize(arena, written, *out, bits);
  return out->width == bits;
}

/* ---- scalar by scalar ---- */

/* Whether both contents have equally many elements of the same size, with scalars of the same widths at the same offsets. */
static bool same_shape(const pl_contents *source, const pl_contents *lowered) {
  if (source->count != lowered->count || source->elem->num_leaves != lowered->elem->num_leaves ||
      source->elem->alloc_size != lowered->elem->alloc_size)
    return false;
  for (uint32_t i = 0; i < source->elem->num_leaves; i++)
    if (source->elem->leaves[i].bits != lowered->elem->leaves[i].bits ||
        source->elem->leaves[i].offset != lowered->elem->leaves[i].offset)
      return false;
  return true;
}

/* Whether all elements are known to be alike. */
static bool is_uniform(const pl_contents *c) {
  return !c->computed && (c->zero || (c->value->kind == PL_ATTR_DENSE && c->value->dense.splat));
}

/* Compares the contents, of the same shape, scalar by scalar; PL_NOT_KNOWN if one has to be compared that is not known. */
static pl_same same_scalars(pl_arena *arena, const pl_contents *source, const pl_contents *lowered) {
  const uint64_t scalars = source->count * source->elem->num_leaves;
  const bool uniform = is_uniform(source) && is_uniform(lowered);
  for (uint64_t i = 0; i < scalars && !(uniform && i >= source->elem->num_leaves); i++) {
    pl_apint source_scalar, lowered_scalar;
    const uint32_t bits = source->elem->leaves[i % source->elem->num_leaves].bits;
    if (!scalar_at(arena, source, i, bits, &source_scalar) || !scalar_at(arena, lowered, i, bits, &lowered_scalar))
      return PL_NOT_KNOWN;
    if (!pl_apint_eq(source_scalar, lowered_scalar)) return PL_DIFFERENT;
  }
  return PL_SAME;
}

/* ---- byte by byte ---- */

typedef struct image {
  uint8_t *bytes;
  bool *known; /* else padding, which is any value */
} image;

/* Writes a scalar at byte `at` of the image as a little-endian store does and marks its bytes as known. (layouts.c: no other
 * byte order is assumed.) */
static void put_scalar(pl_arena *arena, image *out, uint64_t at, pl_apint value) {
  for (uint32_t low = 0; low < value.width; low += 8) {
    const uint32_t bits = value.width - low < 8 ? value.width - low : 8;
    uint64_t byte = 0;
    pl_apint_to_u64(pl_apint_trunc(arena, pl_apint_lshr(arena, value, low), bits), &byte);
    out->bytes[at + low / 8] = (uint8_t)byte;
    out->known[at + low / 8] = true;
  }
}

/* Computes the bytes of the contents; false if they can't be known or are too many. */
static bool make_image(pl_arena *arena, const pl_contents *c, image *out) {
  enum { MOST_BYTES = 1 << 20 };
  const pl_flat *elem = c->elem;
  if (elem->alloc_size == 0 || c->count > MOST_BYTES / elem->alloc_size || elem->packed_bits) return false;
  out->bytes = PL_NEW_ARRAY(arena, uint8_t, c->count * elem->alloc_size);
  out->known = PL_NEW_ARRAY(arena, bool, c->count * elem->alloc_size);
  for (uint64_t i = 0; i < c->count * elem->num_leaves; i++) {
    const pl_leaf_type *leaf = &elem->leaves[i % elem->num_leaves];
    pl_apint value;
    if (!scalar_at(arena, c, i, leaf->bits, &value)) return false;
    put_scalar(arena, out, i / elem->num_leaves * elem->alloc_size + leaf->offset, value);
  }
  return true;
}

/* Compares the contents byte by byte: the same if `lowered`, which is no smaller, has each byte of `source` that is not padding.
 * PL_NOT_KNOWN if the bytes of one can't be computed. */
static pl_same same_bytes(pl_arena *arena, const pl_contents *source, const pl_contents *lowered) {
  image x, y;
  if (!make_image(arena, source, &x) || !make_image(arena, lowered, &y)) return PL_NOT_KNOWN;
  for (uint64_t i = 0; i < source->count * source->elem->alloc_size; i++)
    if (x.known[i] && (!y.known[i] || x.bytes[i] != y.bytes[i])) return PL_DIFFERENT;
  return PL_SAME;
}

bool pl_tv_same_size(const pl_contents *source, const pl_contents *lowered) {
  assert(source->elem && lowered->elem);
  uint64_t source_size, lowered_size;
  return !__builtin_mul_overflow(source->count, source->elem->alloc_size, &source_size) &&
         !__builtin_mul_overflow(lowered->count, lowered->elem->alloc_size, &lowered_size) && source_size == lowered_size;
}

bool pl_tv_holds_size(const pl_contents *source, const pl_contents *lowered) {
  uint64_t source_size, lowered_size;
  assert(source->elem && lowered->elem);
  return !__builtin_mul_overflow(source->count, source->elem->alloc_size, &source_size) &&
         !__builtin_mul_overflow(lowered->count, lowered->elem->alloc_size, &lowered_size) && source_size <= lowered_size;
}

pl_same pl_tv_compare_contents(pl_arena *arena, const pl_contents *source, const pl_contents *lowered) {
  assert(arena && source->elem && lowered->elem && source->defined == lowered->defined);
  if (!source->understood || !lowered->understood) return PL_NOT_KNOWN;
  if (!source->value && !source->zero && !source->computed) return PL_SAME; /* anything goes */
  if (!lowered->value && !lowered->zero && !lowered->computed) return PL_DIFFERENT;
  return same_shape(source, lowered) ? same_scalars(arena, source, lowered) : same_bytes(arena, source, lowered);
}
