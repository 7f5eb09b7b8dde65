#include "verify/sem/state/layout.h"

#include <assert.h>
#include <string.h>

#include "core/base/vec.h"
#include "verify/sem/terms/sorts.h"

enum { MAX_LEAVES = 4096, MAX_DEPTH = 64 };

struct pl_layout {
  pl_arena *arena;
  uint32_t index_bits, vscale;
  pl_map flats; /* pl_type -> pl_flat */
};

typedef PL_VEC(pl_leaf_type) leaf_vec;

pl_layout *pl_layout_new(pl_arena *arena, uint32_t index_bits) {
  assert(arena && index_bits > 0);
  pl_layout *layout = PL_NEW(arena, pl_layout);
  layout->arena = arena;
  layout->index_bits = index_bits;
  layout->vscale = 1;
  return layout;
}

void pl_layout_free(pl_layout *layout) {
  assert(layout);
  pl_map_free(&layout->flats);
}

uint32_t pl_layout_index_bits(const pl_layout *layout) {
  assert(layout && layout->index_bits > 0);
  return layout->index_bits;
}

void pl_layout_set_vscale(pl_layout *layout, uint32_t vscale) {
  assert(vscale > 0 && layout->flats.len == 0);
  layout->vscale = vscale;
}

uint32_t pl_layout_vscale(const pl_layout *layout) {
  assert(layout);
  return layout->vscale;
}

int64_t pl_layout_dim(const pl_layout *layout, const pl_type *vector, uint32_t dim) {
  assert(vector->kind == PL_TYPE_VECTOR && dim < vector->shaped.rank);
  bool scalable = vector->shaped.scalable_dims && vector->shaped.scalable_dims[dim];
  return vector->shaped.shape[dim] * (scalable ? (int64_t)layout->vscale : 1);
}

/* The next multiple of `align` from `size` on. */
static uint64_t round_up(uint64_t size, uint64_t align) { return (size + align - 1) / align * align; }

/* The least power of two that is at least n. */
static uint64_t power_of_two_at_least(uint64_t n) {
  uint64_t p = 1;
  while (p < n)
    p *= 2;
  return p;
}

/* ABI alignment in bytes, at most 16, of an integer of `bits` bits. Source: LLVM Language Reference, "Data Layout": the
 * smallest integer type that is at least as wide decides; x86-64 and AArch64 align i128 to 16. */
static uint64_t integer_align(uint32_t bits) {
  uint64_t bytes = power_of_two_at_least((bits + 7) / 8);
  return bytes > 16 ? 16 : bytes;
}

/* The ABI alignment of a floating point format in bytes: its size rounded up to a power of two, 16 for f80. */
static uint64_t float_align(pl_float_format format) {
  uint64_t bytes = (pl_float_bits(format) + 7) / 8;
  return format == PL_F80 ? 16 : power_of_two_at_least(bytes);
}

/* Sets width, ABI alignment and whether it is a pointer for a scalar type (integer, index, float, pointer, function); false if
 * it is none, or an integer of no bits. */
static bool scalar_facts(const pl_layout *layout, const pl_type *type, uint32_t *bits, uint64_t *align, bool *pointer) {
  *pointer = false;
  if (type->kind == PL_TYPE_INTEGER) {
    *bits = type->integer.width;
    *align = integer_align(*bits);
    return *bits > 0;
  }
  if (type->kind == PL_TYPE_INDEX) {
    *bits = layout->index_bits;
    *align = integer_align(*bits);
    return true;
  }
  if (type->kind == PL_TYPE_FLOAT) {
    *bits = pl_float_bits(type->float_format);
    *align = float_align(type->float_format);
    return true;
  }
  if (type->kind == PL_TYPE_LLVM_PTR || type->kind == PL_TYPE_FUNCTION) { /* a function value is a pointer to it */
    *bits = PL_POINTER_BITS;
    *align = 8;
    *pointer = true;
    return true;
  }
  return false;
}

/* The layout of a scalar of that width and alignment, without its leaf. */
static pl_flat scalar_flat(uint32_t bits, uint64_t align) {
  pl_flat flat = {.sized = true, .align = align, .store_size = (bits + 7) / 8};
  flat.alloc_size = round_up(flat.store_size, align);
  return flat;
}

/* Appends the leaves of `flat`, moved by `offset` bytes; false, with nothing appended, if there would be more than MAX_LEAVES. */
static bool push_shifted(leaf_vec *out, const pl_flat *flat, uint64_t offset) {
  if (out->len + flat->num_leaves > MAX_LEAVES) return false;
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    pl_leaf_type leaf = flat->leaves[i];
    leaf.offset += offset;
    pl_vec_push(out, leaf);
  }
  return true;
}

/* Appends the leaf of a scalar of `bits` bits at byte `offset`; `pointer`: it is one. */
static void push_scalar(leaf_vec *out, const pl_type *type, uint32_t bits, uint64_t offset, bool pointer) {
  pl_leaf_type leaf = {type, bits, offset, pointer};
  pl_vec_push(out, leaf);
}

/* The layout of the descriptor of a memref, ranked or unranked, whose scalars are appended to `out`. */
static pl_flat descriptor_flat(const pl_layout *layout, const pl_type *type, leaf_vec *out) {
  uint64_t word = (layout->index_bits + 7) / 8;
  bool ranked = type->kind == PL_TYPE_MEMREF;
  uint32_t words = ranked ? 1 + 2 * type->shaped.rank : 1;
  uint64_t offset = ranked ? 16 : 0;
  if (ranked) {
    push_scalar(out, type, PL_POINTER_BITS, 0, true);
    push_scalar(out, type, PL_POINTER_BITS, 8, true);
  }
  for (uint32_t i = 0; i < words; i++, offset += word)
    push_scalar(out, type, layout->index_bits, offset, false);
  if (!ranked) {
    offset = round_up(offset, 8);
    push_scalar(out, type, PL_POINTER_BITS, offset, true);
    offset += 8;
  }
  uint64_t size = round_up(offset, 8);
  return (pl_flat){.sized = true, .align = 8, .store_size = size, .alloc_size = size};
}

static const pl_flat *flatten(pl_layout *layout, const pl_type *type, int depth);

/* Appends the leaves of `count` elements, one after the other, of a `vector` without padding, and sets the other fields of
 * *flat. False if the element has no layout or there are too many leaves. */
static bool elements_flat(pl_layout *layout, const pl_type *elem, uint64_t count, bool vector, leaf_vec *out, pl_flat *flat,
                          int depth) {
  const pl_flat *one = flatten(layout, elem, depth + 1);
  if (!one || count > MAX_LEAVES) return false;
  uint32_t bits = vector && one->num_leaves == 1 ? one->leaves[0].bits : 0;
  /* Lanes of a vector are contiguous, without padding (LLVM Language Reference, "Vector Type"). */
  uint64_t step = vector ? (bits + 7) / 8 : one->alloc_size;
  if (vector && bits % 8 != 0) flat->packed_bits = bits;
  for (uint64_t i = 0; i < count; i++)
    if (!push_shifted(out, one, flat->packed_bits ? 0 : i * step)) return false;
  flat->sized = one->sized;
  uint64_t bytes = flat->packed_bits ? (count * bits + 7) / 8 : count * step;
  flat->align = vector ? power_of_two_at_least(bytes) : one->align;
  flat->store_size = bytes;
  flat->alloc_size = round_up(bytes, flat->align);
  return true;
}

/* Appends the leaves of a vector to `out` and sets the other fields of *flat; more dimensions are an array of 1-D vectors. False
 * if it has no layout. */
static bool vector_flat(pl_layout *layout, const pl_type *type, leaf_vec *out, pl_flat *flat, int depth) {
  uint32_t rank = type->shaped.rank;
  uint64_t count = 1, inner = rank > 0 ? (uint64_t)pl_layout_dim(layout, type, rank - 1) : 1;
  for (uint32_t i = 0; i < rank; i++) {
    if (type->shaped.shape[i] < 0 || type->shaped.shape[i] > MAX_LEAVES) return false;
    count *= (uint64_t)pl_layout_dim(layout, type, i);
    if (count > MAX_LEAVES) return false;
  }
  if (rank <= 1) return elements_flat(layout, type->shaped.elem, count, true, out, flat, depth);
  /* More dimensions: an array of 1-D vectors (LLVM IR Target (2022), Multi-dimensional Vector Types). */
  leaf_vec row = {0};
  pl_flat row_flat = {0};
  bool ok = elements_flat(layout, type->shaped.elem, inner, true, &row, &row_flat, depth);
  row_flat.leaves = row.data;
  row_flat.num_leaves = (uint32_t)row.len;
  uint64_t rows = inner ? count / inner : 0;
  for (uint64_t i = 0; ok && i < rows; i++)
    ok = push_shifted(out, &row_flat, i * row_flat.alloc_size);
  flat->sized = row_flat.sized && row_flat.packed_bits == 0; /* packed lanes in an aggregate: values only */
  flat->align = row_flat.align;
  flat->store_size = flat->alloc_size = rows * row_flat.alloc_size;
  pl_vec_free(&row);
  return ok;
}

/* Appends the leaves of a struct to `out` and sets the other fields of *flat. False if it has no layout. */
static bool struct_flat(pl_layout *layout, const pl_type *type, leaf_vec *out, pl_flat *flat, int depth) {
  const pl_struct_body *body = type->llvm_struct;
  if (body->opaque || !body->initialized) return false;
  uint64_t offset = 0;
  flat->sized = true;
  flat->align = 1;
  for (uint32_t i = 0; i < body->num_elems; i++) {
    const pl_flat *part = flatten(layout, body->elems[i], depth + 1);
    if (!part) return false;
    uint64_t align = body->packed ? 1 : part->align;
    offset = round_up(offset, align);
    if (!push_shifted(out, part, offset)) return false;
    if (part->packed_bits) flat->sized = false; /* packed lanes in an aggregate: values only */
    offset += part->alloc_size;
    if (align > flat->align) flat->align = align;
    flat->sized = flat->sized && part->sized;
  }
  flat->store_size = flat->alloc_size = round_up(offset, flat->align);
  return true;
}

/* Appends the leaves of a type to `out` and sets the other fields of *flat; false if it has no layout or is nested too deeply.
 * `depth` bounds the recursion. */
static bool compute(pl_layout *layout, const pl_type *type, leaf_vec *out, pl_flat *flat, int depth) {
  uint32_t bits;
  uint64_t align;
  bool pointer;
  if (depth > MAX_DEPTH) return false;
  if (scalar_facts(layout, type, &bits, &align, &pointer)) {
    *flat = scalar_flat(bits, align);
    push_scalar(out, type, bits, 0, pointer);
    return true;
  }
  switch (type->kind) {
  case PL_TYPE_MEMREF:
  case PL_TYPE_UNRANKED_MEMREF: *flat = descriptor_flat(layout, type, out); return true;
  case PL_TYPE_COMPLEX:
    if (!elements_flat(layout, type->shaped.elem, 2, false, out, flat, depth)) return false;
    return true;
  case PL_TYPE_VECTOR: return vector_flat(layout, type, out, flat, depth);
  case PL_TYPE_LLVM_ARRAY: {
    const pl_flat *one = flatten(layout, type->shaped.elem, depth + 1);
    if (!one || !elements_flat(layout, type->shaped.elem, (uint64_t)type->shaped.shape[0], false, out, flat, depth)) return false;
    if (one->packed_bits) flat->sized = false;
    return true;
  }
  case PL_TYPE_LLVM_STRUCT: return struct_flat(layout, type, out, flat, depth);
  default: return false;
  }
}

/* The layout of a type that is nested in `depth` others, computed once and remembered; NULL if it has none or is nested too
 * deeply, which is remembered as well. */
static const pl_flat *flatten(pl_layout *layout, const pl_type *type, int depth) {
  uint64_t known;
  if (pl_map_get(&layout->flats, (uint64_t)(uintptr_t)type, &known)) return (const pl_flat *)(uintptr_t)known;
  leaf_vec leaves = {0};
  pl_flat flat = {0};
  pl_flat *result = NULL;
  if (compute(layout, type, &leaves, &flat, depth)) {
    result = PL_NEW(layout->arena, pl_flat);
    *result = flat;
    result->leaves = leaves.len ? pl_vec_to_arena(&leaves, layout->arena) : NULL;
    result->num_leaves = (uint32_t)leaves.len;
  }
  pl_vec_free(&leaves);
  pl_map_set_ptr(&layout->flats, type, result);
  return result;
}

const pl_flat *pl_layout_flatten(pl_layout *layout, const pl_type *type) {
  assert(layout && type);
  return flatten(layout, type, 0);
}

bool pl_layout_alloc_size(pl_layout *layout, const pl_type *type, uint64_t *bytes) {
  assert(layout && type && bytes);
  uint64_t count = 1;
  for (uint32_t depth = 0; type->kind == PL_TYPE_LLVM_ARRAY && depth < MAX_DEPTH; depth++, type = type->shaped.elem)
    if (type->shaped.shape[0] < 0 || __builtin_mul_overflow(count, (uint64_t)type->shaped.shape[0], &count)) return false;
  const pl_flat *elem = pl_layout_flatten(layout, type);
  return elem && !__builtin_mul_overflow(elem->alloc_size, count, bytes);
}

/* Steps by index `at` into a struct, array or 1-D vector: sets *part to the part's type and adds its position to *leaf and
 * *bytes. False if there is no such part, or a type has no layout; *leaf may then be changed, too. */
static bool step_into(pl_layout *layout, const pl_type *type, int64_t at, uint32_t *leaf, const pl_type **part, uint64_t *bytes) {
  if (at < 0) return false;
  if (type->kind == PL_TYPE_LLVM_STRUCT) {
    const pl_struct_body *body = type->llvm_struct;
    uint64_t offset = 0;
    if (!body->initialized || body->opaque || at >= (int64_t)body->num_elems) return false;
    for (int64_t i = 0; i <= at; i++) {
      const pl_flat *flat = pl_layout_flatten(layout, body->elems[i]);
      if (!flat) return false;
      offset = round_up(offset, body->packed ? 1 : flat->align);
      if (i == at) break;
      *leaf += flat->num_leaves;
      offset += flat->alloc_size;
    }
    *bytes += offset;
    *part = body->elems[at];
    return true;
  }
  if (type->kind == PL_TYPE_LLVM_ARRAY || type->kind == PL_TYPE_VECTOR) {
    if (type->kind == PL_TYPE_VECTOR && type->shaped.rank != 1) return false;
    const pl_flat *flat = pl_layout_flatten(layout, type->shaped.elem);
    if (!flat || at >= (type->kind == PL_TYPE_LLVM_ARRAY ? type->shaped.shape[0] : pl_layout_dim(layout, type, 0))) return false;
    *leaf += (uint32_t)at * flat->num_leaves;
    *bytes += (uint64_t)at * (type->kind == PL_TYPE_LLVM_ARRAY ? flat->alloc_size : flat->store_size);
    *part = type->shaped.elem;
    return true;
  }
  return false;
}

bool pl_layout_path(pl_layout *layout, const pl_type *type, const int64_t *path, uint32_t length, uint32_t *first_leaf,
                    const pl_type **part, uint64_t *byte_offset) {
  assert(type && (path || length == 0) && first_leaf && part && byte_offset);
  *first_leaf = 0;
  *byte_offset = 0;
  *part = type;
  for (uint32_t i = 0; i < length; i++)
    if (!step_into(layout, *part, path[i], first_leaf, part, byte_offset)) return false;
  return true;
}

/* The width of index in the text of a data layout attribute, such as 32 in `#dlti.dl_entry<index, 32>` and `index = 32`; 0 if
 * there is none. */
static uint32_t index_in_dl_text(pl_str text) {
  for (size_t i = 0; i + 5 < text.len; i++) {
    if (memcmp(text.data + i, "index", 5) != 0) continue;
    size_t j = i + 5;
    while (j < text.len && (text.data[j] == ' ' || text.data[j] == ',' || text.data[j] == '=' || text.data[j] == ':'))
      j++;
    uint32_t value = 0;
    while (j < text.len && text.data[j] >= '0' && text.data[j] <= '9' && value < 100000)
      value = value * 10 + (uint32_t)(text.data[j++] - '0');
    if (value > 0) return value;
  }
  return 0;
}

uint32_t pl_layout_index_bits_of(const pl_op *op) {
  assert(op);
  for (const pl_op *at = op; at; at = at->block ? at->block->region->op : NULL) {
    if (!pl_op_is(at, PL_OP_BUILTIN_MODULE)) continue;
    const pl_attr *spec = pl_op_attr(at, PL_NAME_DLTI_DL_SPEC);
    if (!spec) continue;
    pl_sink text = {0};
    pl_attr_print(spec, &text);
    uint32_t bits = index_in_dl_text((pl_str){pl_sink_text(&text), text.len});
    pl_sink_close(&text);
    if (bits > 0) return bits;
  }
  return 64;
}

const pl_type *pl_layout_innermost(const pl_type *type, uint64_t *count) {
  assert(type && count);
  *count = 1;
  while (type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_LLVM_ARRAY) {
    for (uint32_t i = 0; i < type->shaped.rank; i++)
      if (type->shaped.shape[i] < 0 || __builtin_mul_overflow(*count, (uint64_t)type->shaped.shape[i], count)) return NULL;
    type = type->shaped.elem;
  }
  return type;
}
