#include "verify/interp/machine/layout.h"

#include <assert.h>
#include <string.h>

#define MAX_DEPTH 64u
#define MAX_BYTES ((uint64_t)1 << 40)

/* A layout under construction: leaves are appended by the parts of a type in order. */
typedef struct builder {
  pl_layouts *layouts;
  pl_leaf *leaves;
  uint32_t count;
  bool too_many;
} builder;

void pl_layouts_free(pl_layouts *layouts) { pl_vec_free(&layouts->scratch); }

/* Makes space for `more` leaves; false, with b->too_many set, if there would be more than PL_MAX_LEAVES. */
static bool reserve(builder *b, uint64_t more) {
  if (b->too_many || more > PL_MAX_LEAVES - b->count) {
    b->too_many = true;
    return false;
  }
  pl_vec_reserve(&b->layouts->scratch, b->count + more);
  b->leaves = b->layouts->scratch.data;
  return true;
}

/* The next multiple of `align` from `value` on; `value` if `align` is 0. */
static uint64_t round_up(uint64_t value, uint64_t align) { return align == 0 ? value : (value + align - 1) / align * align; }

/* The least power of two that is at least `value`. */
static uint64_t power_of_two_at_least(uint64_t value) {
  uint64_t p = 1;
  while (p < value)
    p *= 2;
  return p;
}

/* The layout of a scalar, of `width` bits, with size and alignment in bytes; its leaf is appended, unless there are too many
 * (reserve). */
static pl_layout scalar(builder *b, pl_leaf_kind kind, uint32_t width, pl_float_format format, uint64_t size, uint64_t align) {
  pl_layout l = {.known = true, .in_memory = true, .size = size, .store_size = (width + 7) / 8, .align = align, .num_leaves = 1};
  if (!reserve(b, 1)) return l;
  b->leaves[b->count++] = (pl_leaf){kind, format, width, 0};
  return l;
}

/* The layout of an integer of that width in bits, with its leaf appended; it is aligned to its bytes rounded up to a power of
 * two, at most 16. */
static pl_layout integer(builder *b, uint32_t width) {
  uint64_t bytes = ((uint64_t)width + 7) / 8;
  uint64_t align = power_of_two_at_least(bytes);
  if (align > 16) align = 16;
  return scalar(b, PL_LEAF_INT, width, PL_FLOAT_INVALID, round_up(bytes, align), align);
}

/* The layout of a floating point number, with its leaf appended; size and alignment are its bytes rounded up to a power of
 * two. */
static pl_layout floating(builder *b, pl_float_format format) {
  uint32_t width = pl_float_bits(format);
  uint64_t size = power_of_two_at_least((width + 7) / 8);
  return scalar(b, PL_LEAF_FLOAT, width, format, size, size);
}

static pl_layout build(builder *b, const pl_type *type, uint32_t depth);

/* Repeats the leaves from `first` on, so that they are there `count` times, `step` bits apart; false, with b->too_many set, if
 * these are too many. */
static bool repeat(builder *b, uint32_t first, uint64_t count, uint64_t step) {
  uint32_t each = b->count - first;
  if (count == 0) {
    b->count = first;
    return true;
  }
  if (each > 0 && (count > PL_MAX_LEAVES || !reserve(b, (count - 1) * each))) {
    b->too_many = true;
    return false;
  }
  for (uint64_t i = 1; i < count && each > 0; i++)
    for (uint32_t j = 0; j < each; j++) {
      pl_leaf leaf = b->leaves[first + j];
      leaf.bit += i * step;
      b->leaves[b->count++] = leaf;
    }
  return true;
}

/* The layout of `count` elements one after the other, with their leaves appended; {0} if it has none. `depth`: how deep the
 * array is nested in the type. */
static pl_layout array(builder *b, const pl_type *elem, uint64_t count, uint32_t depth) {
  uint32_t first = b->count;
  pl_layout l = build(b, elem, depth + 1);
  if (!l.known || !l.in_memory || (l.size > 0 && count > MAX_BYTES / l.size)) return (pl_layout){0};
  (void)repeat(b, first, count, l.size * 8);
  l.store_size = l.size = l.size * count;
  return l;
}

/* The layout of a vector of one dimension, whose elements are packed bits, with its leaves appended; {0} if it has none.
 * `depth`: how deep the vector is nested in the type. */
static pl_layout packed(builder *b, const pl_type *elem, uint64_t count, uint32_t depth) {
  uint32_t first = b->count;
  pl_layout l = build(b, elem, depth + 1);
  if (!l.known || b->count != first + 1) return (pl_layout){0};
  uint64_t width = b->leaves[first].width;
  if (count > MAX_BYTES / (width + 1)) return (pl_layout){0};
  (void)repeat(b, first, count, width);
  l.store_size = (width * count + 7) / 8;
  l.align = power_of_two_at_least(l.store_size);
  l.size = round_up(l.store_size, l.align);
  return l;
}

/* The layout of a vector, nested `depth` levels deep, with its leaves appended; outer dimensions are arrays of the innermost
 * vector (LLVM IR Target (2022), "Multi-dimensional Vector Types"). Scalable vectors are as long as their types say. {0} if it
 * has none. */
static pl_layout vector(builder *b, const pl_type *type, uint32_t depth) {
  uint32_t rank = type->shaped.rank;
  uint32_t first = b->count;
  pl_layout l = packed(b, type->shaped.elem, rank == 0 ? 1 : (uint64_t)type->shaped.shape[rank - 1], depth);
  for (uint32_t i = rank > 1 ? rank - 1 : 0; i-- > 0 && l.known;) {
    uint64_t count = (uint64_t)type->shaped.shape[i];
    if (count > MAX_BYTES / (l.size + 1)) return (pl_layout){0};
    (void)repeat(b, first, count, l.size * 8);
    l.store_size = l.size = l.size * count;
  }
  return l;
}

/* Appends a part, a field nested below `depth`, to the layout of a struct and its leaves to the builder; aligned unless
 * `is_packed`. False if the part has no layout in memory or the struct becomes too large. */
static bool add_part(builder *b, pl_layout *whole, const pl_type *part, bool is_packed, uint32_t depth) {
  uint32_t first = b->count;
  pl_layout l = build(b, part, depth + 1);
  if (!l.known || !l.in_memory) return false;
  uint64_t at = is_packed ? whole->size : round_up(whole->size, l.align);
  for (uint32_t i = first; i < b->count; i++)
    b->leaves[i].bit += at * 8;
  whole->size = at + l.size;
  if (whole->size > MAX_BYTES) return false;
  if (!is_packed && l.align > whole->align) whole->align = l.align;
  return true;
}

/* The layout of a struct, nested `depth` levels deep, with its leaves appended; {0} if it has none. */
static pl_layout structure(builder *b, const pl_type *type, uint32_t depth) {
  const struct pl_struct_body *body = type->llvm_struct;
  if (body->opaque || (body->name.len > 0 && !body->initialized)) return (pl_layout){0};
  pl_layout l = {.known = true, .in_memory = true, .align = 1};
  for (uint32_t i = 0; i < body->num_elems; i++)
    if (!add_part(b, &l, body->elems[i], body->packed, depth)) return (pl_layout){0};
  l.store_size = l.size = round_up(l.size, l.align);
  return l;
}

/* The layout of a complex number, a struct of two elements, nested `depth` levels deep, with its leaves appended; {0} if it
 * has none. */
static pl_layout complex_number(builder *b, const pl_type *type, uint32_t depth) {
  pl_layout l = {.known = true, .in_memory = true, .align = 1};
  for (int i = 0; i < 2; i++)
    if (!add_part(b, &l, type->shaped.elem, false, depth)) return (pl_layout){0};
  l.store_size = l.size = round_up(l.size, l.align);
  return l;
}

/* The layout of a pointer. */
static pl_layout pointer(builder *b) { return scalar(b, PL_LEAF_POINTER, PL_POINTER_WIDTH, PL_FLOAT_INVALID, 8, 8); }

/* The layout of the struct that a memref is lowered to, of pointers and then indices or, with `index_first`, vice versa, with
 * its leaves appended. */
static pl_layout descriptor(builder *b, uint32_t num_pointers, uint64_t num_indices, bool index_first) {
  uint32_t first = b->count;
  uint64_t bytes = 0, step = ((uint64_t)b->layouts->index_width + 7) / 8, align = power_of_two_at_least(step);
  for (uint64_t i = 0; i < num_pointers + num_indices && !b->too_many; i++) {
    bool is_pointer = index_first ? i >= num_indices : i < num_pointers;
    pl_layout l = is_pointer ? pointer(b) : integer(b, b->layouts->index_width);
    bytes = round_up(bytes, is_pointer ? 8 : align);
    if (!b->too_many) b->leaves[first + i].bit = bytes * 8;
    bytes += l.size;
  }
  bytes = round_up(bytes, 8);
  return (pl_layout){.known = true, .in_memory = true, .size = bytes, .store_size = bytes, .align = 8};
}

/* The layout of a type, at `depth` levels in another, with its leaves appended; {0} if it has none or is nested too deeply.
 * With too many leaves b->too_many is set, and the result means nothing. */
static pl_layout build(builder *b, const pl_type *type, uint32_t depth) {
  if (depth > MAX_DEPTH || b->too_many) return (pl_layout){0};
  switch (type->kind) {
  case PL_TYPE_INTEGER: return integer(b, type->integer.width);
  case PL_TYPE_INDEX: return integer(b, b->layouts->index_width);
  case PL_TYPE_FLOAT: return floating(b, type->float_format);
  case PL_TYPE_COMPLEX: return complex_number(b, type, depth);
  case PL_TYPE_VECTOR: return vector(b, type, depth);
  case PL_TYPE_MEMREF: return descriptor(b, 2, 1 + 2 * (uint64_t)type->shaped.rank, false);
  case PL_TYPE_UNRANKED_MEMREF: return descriptor(b, 1, 1, true);
  case PL_TYPE_FUNCTION:
  case PL_TYPE_LLVM_PTR: return pointer(b);
  case PL_TYPE_LLVM_ARRAY: return array(b, type->shaped.elem, (uint64_t)type->shaped.shape[0], depth);
  case PL_TYPE_LLVM_STRUCT: return structure(b, type, depth);
  case PL_TYPE_LLVM_VOID: return (pl_layout){.known = true, .align = 1};
  case PL_TYPE_INVALID:
  case PL_TYPE_NONE:
  case PL_TYPE_TENSOR:
  case PL_TYPE_UNRANKED_TENSOR:
  case PL_TYPE_TUPLE:
  case PL_TYPE_OPAQUE:
  case PL_TYPE_LLVM_FUNC:
  case PL_TYPE_LLVM_TOKEN:
  case PL_TYPE_LLVM_LABEL:
  case PL_TYPE_LLVM_METADATA:
  case PL_TYPE_LLVM_X86_MMX:
  case PL_TYPE_LLVM_X86_AMX:
  case PL_TYPE_LLVM_PPC_FP128:
  case PL_TYPE_LLVM_TARGET: break;
  }
  return (pl_layout){0};
}

/* Stores the layout, which is not copied, as that of the type with that id in the table, which is enlarged if needed. */
static void remember(pl_layouts *layouts, uint32_t id, const pl_layout *layout) {
  if (id >= layouts->cap) {
    uint32_t cap = id + id / 2 + 64;
    const pl_layout **grown = PL_NEW_ARRAY(layouts->arena, const pl_layout *, cap);
    if (layouts->cap > 0) memcpy(grown, layouts->by_type, layouts->cap * sizeof *grown);
    layouts->by_type = grown;
    layouts->cap = cap;
  }
  layouts->by_type[id] = layout;
}

/* The layout of an array that has too many leaves to be a value: size and alignment, with `in_memory` but not `known` set; {0}
 * if it has none in memory. */
static pl_layout size_only(pl_layouts *layouts, const pl_type *type) {
  pl_layout l = {0};
  uint64_t count = 1;
  for (int depth = 0; depth < 64 && type->kind == PL_TYPE_LLVM_ARRAY; depth++, type = type->shaped.elem) {
    uint64_t n = (uint64_t)type->shaped.shape[0];
    if (n != 0 && count > MAX_BYTES / n) return l;
    count *= n;
  }
  if (type->kind == PL_TYPE_LLVM_ARRAY) return l;
  const pl_layout *elem = pl_layout_of(layouts, type);
  if (!elem->in_memory || (elem->size != 0 && count > MAX_BYTES / elem->size)) return l;
  return (pl_layout){.in_memory = true, .size = elem->size * count, .store_size = elem->size * count, .align = elem->align};
}

const pl_layout *pl_layout_of(pl_layouts *layouts, const pl_type *type) {
  assert(type != NULL && layouts->index_width > 0);
  if (type->id < layouts->cap && layouts->by_type[type->id] != NULL) return layouts->by_type[type->id];
  builder b = {.layouts = layouts};
  pl_layout l = build(&b, type, 0);
  pl_layout *kept = PL_NEW(layouts->arena, pl_layout);
  if (l.known && !b.too_many) {
    *kept = l;
    kept->num_leaves = b.count;
    if (b.count > 0) kept->leaves = (const pl_leaf *)pl_arena_copy(layouts->arena, b.leaves, b.count * sizeof *b.leaves);
  } else if (type->kind == PL_TYPE_LLVM_ARRAY && pl_layout_of(layouts, type->shaped.elem)->in_memory) {
    *kept = size_only(layouts, type);
  }
  remember(layouts, type->id, kept);
  return kept;
}

bool pl_layout_part(pl_layouts *layouts, const pl_type *type, const int64_t *position, uint64_t count, uint32_t *leaf,
                    const pl_type **part) {
  assert(position != NULL || count == 0);
  uint32_t at = 0;
  for (uint64_t i = 0; i < count; i++) {
    if (position[i] < 0) return false;
    uint64_t index = (uint64_t)position[i];
    if (type->kind == PL_TYPE_LLVM_STRUCT) {
      if (index >= type->llvm_struct->num_elems) return false;
      for (uint64_t j = 0; j < index; j++)
        at += pl_layout_of(layouts, type->llvm_struct->elems[j])->num_leaves;
      type = type->llvm_struct->elems[index];
    } else if (type->kind == PL_TYPE_LLVM_ARRAY) {
      if (index >= (uint64_t)type->shaped.shape[0]) return false;
      type = type->shaped.elem;
      at += (uint32_t)index * pl_layout_of(layouts, type)->num_leaves;
    } else {
      return false;
    }
  }
  *leaf = at;
  *part = type;
  return true;
}

bool pl_layout_field(pl_layouts *layouts, const pl_type *type, uint64_t index, uint64_t *offset, const pl_type **field) {
  assert(offset != NULL && field != NULL);
  if (type->kind != PL_TYPE_LLVM_STRUCT || index >= type->llvm_struct->num_elems) return false;
  const struct pl_struct_body *body = type->llvm_struct;
  uint64_t at = 0;
  for (uint64_t i = 0; i <= index; i++) {
    const pl_layout *l = pl_layout_of(layouts, body->elems[i]);
    if (!l->in_memory) return false;
    if (!body->packed) at = round_up(at, l->align);
    if (i < index) at += l->size;
  }
  *offset = at;
  *field = body->elems[index];
  return true;
}
