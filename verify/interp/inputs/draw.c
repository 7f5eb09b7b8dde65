#include "verify/interp/inputs/draw.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "core/base/str.h"
#include "verify/claims/claims.h"
#include "verify/claims/op_claims.h"
#include "verify/interp/machine/argument_claims.h"
#include "verify/interp/machine/fp.h"
#include "verify/interp/machine/memory.h"
#include "verify/interp/machine/symbols.h"

/* The number after `index` in a data layout such as `#dlti.dl_spec<index = 32 : i64>` or `<#dlti.dl_entry<index, 32 : i32>>`;
 * 0 if there is none. */
static uint32_t index_entry(pl_str text) {
  for (size_t i = 0; i + 5 < text.len; i++) {
    if (memcmp(text.data + i, "index", 5) != 0) continue;
    size_t at = i + 5;
    while (at < text.len && (text.data[at] == ' ' || text.data[at] == '=' || text.data[at] == ',' || text.data[at] == '"'))
      at++;
    uint32_t width = 0;
    while (at < text.len && text.data[at] >= '0' && text.data[at] <= '9' && width < 1000)
      width = width * 10 + (uint32_t)(text.data[at++] - '0');
    if (width > 0) return width;
  }
  return 0;
}

uint32_t pl_index_width(const pl_op *func, const pl_convention *convention) {
  assert(convention != NULL);
  if (convention->index_bitwidth != 0) return convention->index_bitwidth;
  for (const pl_op *op = func; op != NULL; op = op->block != NULL && op->block->region != NULL ? op->block->region->op : NULL) {
    const pl_attr *spec = pl_op_attr(op, PL_NAME_DLTI_DL_SPEC);
    uint32_t width = spec != NULL && spec->kind == PL_ATTR_OPAQUE ? index_entry(spec->opaque.text) : 0;
    if (width != 0) return width;
  }
  return 64;
}

/* Scalars. */

/* A random special number of the format, such as a zero, infinity or one. */
static pl_apint edge_float(pl_draw *d, pl_float_format format) {
  uint32_t width = pl_float_bits(format);
  const double large = width < 64 ? 1.0e40 : HUGE_VAL; /* rounded to the format: infinity, if it has one */
  const double edges[] = {0.0, -0.0, large, -large, 1.0, -1.0};
  uint64_t which = pl_draw_below(d, sizeof edges / sizeof *edges + 2);
  if (which < sizeof edges / sizeof *edges) return pl_fp_from_double(d->arena, edges[which], format);
  if (which % 2 == 0) return pl_apint_from_u64(d->arena, width, 1);
  return pl_apint_lshr(d->arena, pl_apint_from_i64(d->arena, width, -1),
                       1); /* all ones but the sign: a NaN where there are any */
}

/* A random floating-point number: mostly a small integer, else a special number or any bits; in runs with d->edges always a
 * special number. */
static pl_apint any_float(pl_draw *d, pl_float_format format) {
  uint32_t width = pl_float_bits(format);
  pl_apint bits;
  if (pl_draw_chance(d, d->edges ? 1 : 8)) return edge_float(d, format);
  if (pl_draw_chance(d, 6)) return pl_random_bits(d->arena, d->seed, width);
  int64_t number = (int64_t)pl_draw_below(d, 200) - 100;
  if (!pl_fp_from_int(d->arena, pl_apint_from_i64(d->arena, 16, number), true, format, &bits))
    return pl_random_bits(d->arena, d->seed, width);
  return bits;
}

/* Sets *out to a random constant of the function, or one more or less, as branches may depend on it; false if there is none of
 * that width, or one of another width was drawn. */
static bool mentioned(pl_draw *d, uint32_t width, pl_apint *out) {
  if (d->numbers.len == 0) return false;
  pl_apint number = d->numbers.data[pl_draw_below(d, d->numbers.len)];
  if (number.width != width) return false;
  int64_t distance = pl_draw_chance(d, 2) ? 0 : (int64_t)pl_draw_below(d, 3) - 1;
  *out = pl_apint_add(d->arena, number, pl_apint_from_i64(d->arena, width, distance));
  return true;
}

/* `small` plus once or twice 2^(half the width of index): a lowering that drops the upper half sees `small`. Just `small`
 * where that is too small or too large a distance. */
static int64_t wide_number(pl_draw *d, int64_t small) {
  uint32_t half = d->layouts->index_width / 2;
  return half < 8 || half > 40 ? small : small + ((int64_t)(1 + pl_draw_below(d, 2)) << half);
}

/* At random, draws an index into a large global that the function reads, often one of its last; false if none was drawn. */
static bool index_of_global(pl_draw *d, uint64_t *out) {
  enum { LAST = 3 };
  if (d->extents.len == 0 || d->roomy || !pl_draw_chance(d, 3)) return false;
  const uint64_t extent = d->extents.data[pl_draw_below(d, d->extents.len)];
  *out = pl_draw_chance(d, 2) ? extent - 1 - pl_draw_below(d, LAST) : pl_draw_below(d, extent);
  return true;
}

/* As many iterations as it takes to fill a megabyte of the stack by its smallest unit, and some more. */
enum { MANY = 70000, BITS_OF_MANY = 17 };

/* A random integer of that width, as the kind of run (the flags of `d`) asks, mostly a small one for an index, else often a
 * constant of the function or a small number. */
static pl_apint any_int(pl_draw *d, uint32_t width, bool is_index) {
  pl_apint number;
  uint64_t at;
  if (d->long_loops && width > BITS_OF_MANY)
    return pl_apint_from_u64(d->arena, width, pl_draw_chance(d, 2) ? MANY + pl_draw_below(d, 3) : pl_draw_below(d, 4));
  if (is_index && index_of_global(d, &at)) return pl_apint_from_u64(d->arena, width, at);
  if (is_index && d->wide && pl_draw_chance(d, 2))
    return pl_apint_from_i64(d->arena, width, wide_number(d, (int64_t)pl_draw_below(d, 5)));
  if (is_index && d->negative && pl_draw_chance(d, 3))
    return pl_apint_from_i64(d->arena, width, -1 - (int64_t)pl_draw_below(d, 4));
  if (is_index && d->roomy) return pl_apint_from_u64(d->arena, width, pl_draw_below(d, 4));
  if (is_index && pl_draw_chance(d, 4) && d->sizes[0] > 0)
    return pl_apint_from_i64(d->arena, width, d->sizes[pl_draw_below(d, 2)]);
  if (is_index && !pl_draw_chance(d, 16)) return pl_apint_from_u64(d->arena, width, pl_draw_below(d, 5));
  if (!is_index && d->positions && !pl_draw_chance(d, 3)) return pl_apint_from_u64(d->arena, width, pl_draw_below(d, width));
  if (!is_index && pl_draw_chance(d, 3) && mentioned(d, width, &number)) return number;
  if (pl_draw_chance(d, 3)) return pl_apint_from_u64(d->arena, width, pl_draw_below(d, 8));
  return pl_random_bits(d->arena, d->seed, width);
}

/* Whether the type is index, or a vector, tensor or memref of it. */
static bool is_index_like(const pl_type *type) { return pl_type_elem_or_self(type)->kind == PL_TYPE_INDEX; }

/* A random scalar for a leaf; `is_index`: an integer is one of type index (any_int). */
static pl_scalar any_leaf(pl_draw *d, const pl_leaf *leaf, bool is_index) {
  return pl_scalar_of(leaf->kind == PL_LEAF_FLOAT ? any_float(d, leaf->format) : any_int(d, leaf->width, is_index));
}

/* A random scalar for an element in memory (see any_leaf); if d->holes, poison for one in three. */
static pl_scalar any_element_leaf(pl_draw *d, const pl_leaf *leaf, bool is_index) {
  enum { ONE_IN = 3 };
  return d->holes && pl_draw_chance(d, ONE_IN) ? pl_scalar_poison(d->arena, leaf->width) : any_leaf(d, leaf, is_index);
}

/* Buffers. */

/* A memref's numbers: exact, before they become leaves. */
typedef struct shape {
  uint32_t rank;
  int64_t *sizes, *strides, offset;
  const pl_type *elem;
  int64_t low, high; /* smallest and largest position of an element, if there is one */
  bool empty;
} shape;

/* A random size near a constant of the function or its double, where a last tile is cut off; 0 if none is found that is small
 * enough for a memref of that rank. */
static int64_t mentioned_size(pl_draw *d, uint32_t rank) {
  enum { TRIES = 4 };
  int64_t most = rank == 1 ? 600 : rank == 2 ? 80 : 9, number;
  for (int i = 0; i < TRIES && d->numbers.len != 0; i++) {
    if (!pl_apint_to_i64(d->numbers.data[pl_draw_below(d, d->numbers.len)], &number) || number < 2 || number > most / 2) continue;
    return (pl_draw_chance(d, 2) ? number : 2 * number) + (int64_t)pl_draw_below(d, 3) - 1;
  }
  return 0;
}

int64_t pl_draw_size(pl_draw *d, uint32_t rank) {
  if (d->long_loops) return pl_draw_chance(d, 2) ? MANY + 8 : 1 + (int64_t)pl_draw_below(d, 3);
  if (d->roomy) return (int64_t)(rank <= 2 ? 8 + pl_draw_below(d, 12) : 4 + pl_draw_below(d, 4));
  int64_t mentioned = pl_draw_chance(d, 6) ? mentioned_size(d, rank) : 0;
  if (mentioned > 0) return mentioned;
  if (pl_draw_chance(d, 12)) return 0;
  if (rank <= 2 && pl_draw_chance(d, 10)) return 1 + (int64_t)pl_draw_below(d, rank == 1 ? 40 : 18);
  return 1 + (int64_t)pl_draw_below(d, 6);
}

/* The largest size of a dynamic dimension in a memref of that rank, so that the buffer stays small; INT64_MAX: no limit. */
static int64_t most_of_rank(uint32_t rank) { return rank <= 5 ? INT64_MAX : rank == 6 ? 3 : rank <= 12 ? 2 : 1; }

/* Sets the sizes of a memref: those of `fixed`, and drawn ones where that is dynamic or NULL; and s->empty if one is 0. */
static void draw_sizes(pl_draw *d, const int64_t *fixed, shape *s) {
  for (uint32_t i = 0; i < s->rank; i++) {
    s->sizes[i] = fixed != NULL ? fixed[i] : PL_DYNAMIC;
    if (s->sizes[i] != PL_DYNAMIC) continue;
    bool shared = d->sizes[0] != 0 && !pl_draw_chance(d, 8);
    s->sizes[i] = shared ? d->sizes[pl_draw_below(d, 2)] : pl_draw_size(d, s->rank);
    if (s->sizes[i] > most_of_rank(s->rank)) s->sizes[i] = most_of_rank(s->rank);
  }
  bool large = false; /* at most one */
  for (uint32_t i = 0; i < s->rank; i++) {
    const bool open = fixed == NULL || fixed[i] == PL_DYNAMIC;
    if (d->long_loops && open && large && s->sizes[i] >= MANY) s->sizes[i] = 2;
    large |= s->sizes[i] >= MANY;
    s->empty |= s->sizes[i] == 0;
  }
}

/* Makes the stride or the size of one random dimension, if it is dynamic, need more than half of the bits of index, as far as
 * possible: mostly the stride unless the layout is the `identity`, since loops over a large size do not end. */
static void widen(pl_draw *d, const int64_t *fixed_sizes, const int64_t *fixed_strides, bool identity, shape *s) {
  uint64_t i = s->rank > 0 ? pl_draw_below(d, s->rank) : 0;
  if (s->rank == 0 || s->empty) return;
  if (!identity && fixed_strides[i] == PL_DYNAMIC && !pl_draw_chance(d, 4)) {
    int64_t sign = !d->options->nonnegative_strides && pl_draw_chance(d, 3) ? -1 : 1;
    s->strides[i] = sign * wide_number(d, s->strides[i] < 0 ? -s->strides[i] : s->strides[i]);
  } else if (fixed_sizes == NULL || fixed_sizes[i] == PL_DYNAMIC) {
    s->sizes[i] = wide_number(d, s->sizes[i]);
    for (uint32_t k = 0; identity && k < s->rank; k++) /* others stay small, or the product does not fit */
      if (k != i && s->sizes[k] > 4 && (fixed_sizes == NULL || fixed_sizes[k] == PL_DYNAMIC)) s->sizes[k] = 4;
  }
}

/* Sets the strides: with an identity layout row-major products of the sizes, else those of `fixed`, and random ones where
 * these are dynamic. */
static void draw_strides(pl_draw *d, const int64_t *fixed, bool identity, shape *s) {
  int64_t product = 1;
  bool padded = !identity && !pl_draw_chance(d, 4), odd = !identity && !d->options->nonnegative_strides && pl_draw_chance(d, 5);
  for (uint32_t i = s->rank; i-- > 0;) {
    int64_t stride = product;
    if (padded) stride += (int64_t)pl_draw_below(d, 3) + (i + 1 < s->rank ? 1 : 0);
    if (odd && pl_draw_chance(d, 3))
      stride = 0;
    else if (odd && pl_draw_chance(d, 2))
      stride = -stride;
    s->strides[i] = fixed[i] == PL_DYNAMIC || identity ? stride : fixed[i];
    int64_t magnitude = s->strides[i] < 0 ? -s->strides[i] : s->strides[i];
    if (magnitude < product) magnitude = product;
    if (__builtin_mul_overflow(magnitude, s->sizes[i], &product)) product = INT64_MAX / 8;
    if (!identity && product == 0) product = 1;
  }
}

/* Sets s->low and s->high to the lowest and highest position of an element. False if a position is too large for an object. */
static bool find_extent(shape *s) {
  s->low = s->high = s->offset;
  for (uint32_t i = 0; i < s->rank && !s->empty; i++) {
    int64_t span;
    if (__builtin_mul_overflow(s->sizes[i] - 1, s->strides[i], &span)) return false;
    int64_t *end = span < 0 ? &s->low : &s->high;
    if (__builtin_add_overflow(*end, span, end)) return false;
  }
  int64_t bound = (int64_t)PL_LARGEST_OBJECT / 64;
  return s->empty || (s->low > -bound && s->high < bound);
}

/* Whether values of the type can be drawn as elements of memory. */
static bool is_element(pl_draw *d, const pl_type *elem) {
  const pl_layout *layout = pl_layout_of(d->layouts, elem);
  if (pl_is_memref(elem)) return is_element(d, elem->shaped.elem);
  if (!layout->known || !layout->in_memory || layout->size == 0) return false;
  for (uint32_t i = 0; i < layout->num_leaves; i++)
    if (layout->leaves[i].kind == PL_LEAF_POINTER) return false;
  return true;
}

/* Fills an object with random bytes up to offset `first` and with random elements of the type from there on. Elements that are
 * memrefs get objects of their own. False if a value can't be drawn. */
static bool fill(pl_draw *d, pl_object *object, uint64_t first, const pl_type *type) {
  const pl_layout *elem = pl_layout_of(d->layouts, type);
  bool ok = true;
  pl_object filled = *object; /* with the same bytes: drawing a memref may move `object` */
  for (uint64_t i = 0; i < object->size && i < first; i++)
    pl_object_set(object, i, (uint8_t)pl_random_next(d->seed), PL_BYTE_FINE);
  pl_scalar *leaves = PL_NEW_ARRAY(d->arena, pl_scalar, (size_t)elem->num_leaves + 1);
  uint64_t size = object->size;
  for (uint64_t at = first; ok && elem->size > 0 && at + elem->store_size <= size; at += elem->size) {
    for (uint32_t i = 0; i < elem->num_leaves && !pl_is_memref(type); i++)
      leaves[i] = any_element_leaf(d, &elem->leaves[i], is_index_like(type));
    d->drawn++;
    ok = !pl_is_memref(type) || pl_draw_value(d, type, leaves);
    if (ok) pl_object_write(&filled, at, elem, leaves);
  }
  return ok;
}

/* What elements are drawn by; it lives as long as the inputs. */
typedef struct lazy_elements {
  pl_draw draw; /* of it only what values depend on */
  const pl_layout *elem;
  uint64_t first, seed;
  bool is_index;
} lazy_elements;

/* Draws the element of that index into a scratch object of its size. */
static void draw_element(const lazy_elements *l, pl_arena *arena, uint64_t index, pl_object *one) {
  pl_draw draw = l->draw;
  uint64_t seed = pl_hash_u64(index, l->seed);
  draw.arena = arena;
  draw.seed = &seed;
  pl_scalar *leaves = PL_NEW_ARRAY(arena, pl_scalar, (size_t)l->elem->num_leaves + 1);
  for (uint32_t i = 0; i < l->elem->num_leaves; i++)
    leaves[i] = any_element_leaf(&draw, &l->elem->leaves[i], l->is_index);
  pl_object_fill(one, 0, l->elem->size, 0, PL_BYTE_FINE);
  pl_object_write(one, 0, l->elem, leaves);
}

/* Sets bytes of a buffer (a pl_fresh_fn): those before the first element are random ones. */
static void make_elements(const void *user, pl_arena *arena, uint64_t at, uint64_t count, uint8_t *bytes, uint8_t *states) {
  const lazy_elements *l = (const lazy_elements *)user;
  const uint64_t end = at + count, size = l->elem->size;
  for (uint64_t i = at; i < end && i < l->first; i++)
    bytes[i - at] = (uint8_t)(pl_hash_u64(i, l->seed) >> 24);
  if (end <= l->first || size == 0) return;
  pl_object one = {.kind = PL_OBJECT_INCOMING, .size = size, .alive = true};
  pl_object_make(arena, &one, (pl_fresh){.state = PL_BYTE_FINE});
  for (uint64_t index = at > l->first ? (at - l->first) / size : 0; l->first + index * size < end; index++) {
    draw_element(l, arena, index, &one);
    for (uint64_t k = 0; k < size; k++) {
      const uint64_t to = l->first + index * size + k;
      if (to < at || to >= end) continue;
      bytes[to - at] = pl_object_byte(&one, k);
      states[to - at] = (uint8_t)pl_object_state(&one, k);
    }
  }
}

/* What a large object holds at first: random bytes up to offset `first`, then random elements of the type, which holds no
 * memrefs; each is drawn when it is accessed. */
static pl_fresh lazy_fill(pl_draw *d, uint64_t first, const pl_type *type) {
  assert(type != NULL && !pl_is_memref(type));
  lazy_elements *l = PL_NEW(d->arena, lazy_elements);
  pl_layouts *layouts = PL_NEW(d->arena, pl_layouts);
  *layouts = (pl_layouts){.arena = d->arena, .index_width = d->layouts->index_width};
  *l = (lazy_elements){.draw = *d,
                       .elem = pl_layout_of(d->layouts, type),
                       .first = first,
                       .seed = pl_random_next(d->seed),
                       .is_index = pl_type_elem_or_self(type)->kind == PL_TYPE_INDEX};
  l->draw.layouts = layouts;
  l->draw.numbers.data = (pl_apint *)pl_arena_copy(d->arena, d->numbers.data, d->numbers.len * sizeof *d->numbers.data);
  l->draw.extents.data = (uint64_t *)pl_arena_copy(d->arena, d->extents.data, d->extents.len * sizeof *d->extents.data);
  return (pl_fresh){.state = d->holes ? PL_BYTE_POISON : PL_BYTE_FINE, .make = make_elements, .user = l};
}

/* The address of a new object: an odd multiple of `align`, so that it is no better aligned. If d->middle, one that is large
 * enough lies across the middle of the address space, where a signed comparison of addresses goes wrong, and d->middle is
 * reset. */
static uint64_t place_object(pl_draw *d, uint64_t size, uint64_t align) {
  if (!d->middle || size <= align) return (d->next + 256 + 2 * align - 1) / (2 * align) * (2 * align) + align;
  d->middle = false;
  const uint64_t quarter = (size - 1) / align / 4;
  return PL_UPPER_HALF - align * (1 + 2 * quarter);
}

uint32_t pl_draw_object(pl_draw *d, uint64_t size, uint64_t align, pl_fresh fresh) {
  assert(d->objects.len > 0);
  assert(align > 0);
  if (size > PL_LARGEST_OBJECT || d->used + (size > PL_DENSE_BYTES ? 0 : size) > PL_MEMORY_LIMIT) return 0;
  if (pl_draw_chance(d, 4) && align < 64) align = 64;
  pl_object o = {.kind = PL_OBJECT_INCOMING, .size = size, .alive = true};
  o.base = place_object(d, size, align);
  pl_object_make(d->arena, &o, fresh);
  d->next = o.base + size;
  d->used += pl_object_held(&o);
  pl_vec_push(&d->objects, o);
  return (uint32_t)d->objects.len - 1;
}

/* A scalar of type index. */
static pl_scalar index_leaf(pl_draw *d, int64_t value) {
  return pl_scalar_of(pl_apint_from_i64(d->arena, d->layouts->index_width, value));
}

/* Makes the object of a memref of that shape and sets the leaves: allocated, aligned, offset, sizes, strides. False if that is
 * not possible. */
static bool place(pl_draw *d, const shape *s, pl_scalar *out) {
  enum { MOST_HELD = 1000, MOST_OF_ELEMENT = 1024 }; /* a large element would be drawn anew for each of its pages */
  const pl_layout *elem = pl_layout_of(d->layouts, s->elem);
  uint64_t front = s->low < 0 && !s->empty ? (uint64_t)-s->low * elem->size : 0;
  if (!d->bare && pl_draw_chance(d, 3)) front += (1 + pl_draw_below(d, 3)) * elem->align;
  uint64_t after = s->empty || s->high < 0 ? 0 : ((uint64_t)s->high + 1) * elem->size;
  if (s->empty && pl_draw_chance(d, 2)) after = pl_draw_below(d, 3) * elem->size;
  const bool held = pl_is_memref(s->elem), huge = front + after > PL_MEMORY_LIMIT;
  if (held && (huge || (d->wide && front + after > MOST_HELD * elem->size))) return false; /* each has a buffer */
  const bool less = d->least_align != 0 && d->least_align < elem->align && pl_draw_chance(d, 2);
  uint64_t first = s->empty ? front : (uint64_t)((int64_t)front + (s->low < 0 ? s->low : 0) * (int64_t)elem->size);
  const bool lazy = !held && front + after > PL_DENSE_BYTES && (huge || elem->size <= MOST_OF_ELEMENT);
  const pl_fresh fresh = lazy ? lazy_fill(d, first, s->elem) : (pl_fresh){.state = PL_BYTE_FINE};
  uint32_t number = pl_draw_object(d, front + after, less ? d->least_align : elem->align, fresh);
  if (number == 0 || (!lazy && !fill(d, &d->objects.data[number], first, s->elem))) return false;
  const pl_object *o = &d->objects.data[number];
  out[0] = pl_scalar_u64(d->arena, PL_POINTER_WIDTH, o->base);
  out[1] = pl_scalar_u64(d->arena, PL_POINTER_WIDTH, o->base + front);
  out[0].object = out[1].object = number;
  out[2] = index_leaf(d, s->offset);
  for (uint32_t i = 0; i < s->rank; i++) {
    out[3 + i] = index_leaf(d, s->sizes[i]);
    out[3 + s->rank + i] = index_leaf(d, s->strides[i]);
  }
  return true;
}

/* A shape of that rank with zero sizes and strides. */
static shape new_shape(pl_draw *d, uint32_t rank, const pl_type *elem) {
  shape s = {.rank = rank, .elem = elem};
  s.sizes = PL_NEW_ARRAY(d->arena, int64_t, (size_t)rank + 1);
  s.strides = PL_NEW_ARRAY(d->arena, int64_t, (size_t)rank + 1);
  return s;
}

/* Draws sizes, strides and offset of a ranked memref of that type, and sets the lowest and highest position of an element;
 * false if that is not possible, as for a layout that is not strided. */
static bool draw_shape(pl_draw *d, const pl_type *type, shape *s) {
  uint32_t rank = type->shaped.rank;
  int64_t *fixed = PL_NEW_ARRAY(d->arena, int64_t, (size_t)rank + 1), offset;
  if (!is_element(d, type->shaped.elem) || !pl_memref_strides(type, fixed, &offset)) return false;
  *s = new_shape(d, rank, type->shaped.elem);
  draw_sizes(d, type->shaped.shape, s);
  draw_strides(d, fixed, type->shaped.layout == NULL, s);
  if (d->wide) {
    widen(d, type->shaped.shape, fixed, type->shaped.layout == NULL, s);
    if (type->shaped.layout == NULL) draw_strides(d, fixed, true, s);
  }
  s->offset = offset == PL_DYNAMIC ? (int64_t)pl_draw_below(d, 6) : offset;
  if (d->wide && offset == PL_DYNAMIC && pl_draw_chance(d, 3)) s->offset = wide_number(d, s->offset);
  return find_extent(s);
}

/* Draws a ranked memref with its object, and sets its leaves; false if that is not possible. */
static bool draw_memref(pl_draw *d, const pl_type *type, pl_scalar *out) {
  shape s;
  return draw_shape(d, type, &s) && place(d, &s, out);
}

/* The pointer to the first byte of an object. */
static pl_scalar pointer_to(pl_draw *d, uint32_t number) {
  pl_scalar pointer = pl_scalar_u64(d->arena, PL_POINTER_WIDTH, d->objects.data[number].base);
  pointer.object = number;
  return pointer;
}

/* Makes an object of random bytes, or of uninitialized ones unless `written`, and sets *out to its address; false if memory is
 * short. */
static bool draw_bytes(pl_draw *d, uint64_t size, uint64_t align, bool written, pl_scalar *out) {
  const pl_fresh fresh = {.state = written ? PL_BYTE_FINE : PL_BYTE_UNDEF,
                          .seed = pl_hash_u64(size, *d->seed),
                          .mask = written && size > PL_DENSE_BYTES ? 0xff : 0};
  uint32_t number = pl_draw_object(d, size, align, fresh);
  if (number == 0) return false;
  pl_object *o = &d->objects.data[number];
  for (uint64_t i = 0; i < o->size && !pl_object_is_sparse(o); i++)
    pl_object_set(o, i, (uint8_t)pl_random_next(d->seed), written ? PL_BYTE_FINE : PL_BYTE_UNDEF);
  *out = pointer_to(d, number);
  return true;
}

/* Makes an object that holds the scalars in order, each naturally aligned: `num_pointers` pointers from number `first_pointer`
 * on, the others integers as wide as index. Returns its number, 0 if memory is short. */
static uint32_t place_words(pl_draw *d, const pl_scalar *leaves, uint32_t count, uint32_t first_pointer, uint32_t num_pointers) {
  pl_leaf *parts = PL_NEW_ARRAY(d->arena, pl_leaf, count);
  uint64_t bit = 0;
  for (uint32_t i = 0; i < count; i++) {
    bool pointer = i >= first_pointer && i < first_pointer + num_pointers;
    uint32_t width = pointer ? PL_POINTER_WIDTH : d->layouts->index_width;
    bit = (bit + width - 1) / width * width;
    parts[i] = (pl_leaf){pointer ? PL_LEAF_POINTER : PL_LEAF_INT, PL_FLOAT_INVALID, width, bit};
    bit += width;
  }
  pl_layout layout = {.known = true, .in_memory = true, .store_size = bit / 8, .num_leaves = count, .leaves = parts};
  uint32_t number = pl_draw_object(d, d->tight ? bit / 8 : (bit / 8 + 7) / 8 * 8, 8, (pl_fresh){.state = PL_BYTE_FINE});
  if (number == 0) return 0;
  pl_object_write(&d->objects.data[number], 0, &layout, leaves);
  return number;
}

/* Makes an object that holds the descriptor of a ranked memref; returns its number, 0 if memory is short. */
static uint32_t place_descriptor(pl_draw *d, uint32_t rank, const pl_scalar *leaves) {
  return place_words(d, leaves, 3 + 2 * rank, 0, 2);
}
/* Makes an object that holds the descriptor of an unranked memref, its rank and a pointer; returns its number, 0 if memory is
 * short. */
static uint32_t place_pair(pl_draw *d, const pl_scalar *leaves) { return place_words(d, leaves, 2, 1, 1); }

/* The address of a function from outside of the module, sometimes one that was drawn before. */
static pl_scalar draw_function(pl_draw *d) {
  uint64_t i = d->num_functions > 0 && pl_draw_chance(d, 4) ? pl_draw_below(d, d->num_functions) : d->num_functions++;
  return pl_scalar_u64(d->arena, PL_POINTER_WIDTH, PL_OUTSIDE_FUNCTIONS + 16 * (i % PL_MAX_OUTSIDE_FUNCTIONS));
}

/* Draws a shape of small random rank with identity layout; false if positions are too large. */
static bool draw_any_shape(pl_draw *d, const pl_type *elem, shape *s) {
  *s = new_shape(d, (uint32_t)pl_draw_below(d, 4), elem);
  draw_sizes(d, NULL, s);
  draw_strides(d, s->strides, true, s);
  return find_extent(s);
}

/* Draws an unranked memref: a rank and the address of a new descriptor in memory, often of a type that the function casts
 * unranked memrefs to, else of a random shape. False if that is not possible. */
static bool draw_unranked(pl_draw *d, const pl_type *type, pl_scalar *out) {
  if (!is_element(d, type->shaped.elem)) return false;
  shape s;
  const pl_type *as = d->ranked.len > 0 && !pl_draw_chance(d, 4) ? d->ranked.data[pl_draw_below(d, d->ranked.len)] : NULL;
  if (as && as->shaped.elem != type->shaped.elem) as = NULL;
  if (as ? !draw_shape(d, as, &s) : !draw_any_shape(d, type->shaped.elem, &s)) return false;
  pl_scalar *leaves = PL_NEW_ARRAY(d->arena, pl_scalar, 3 + 2 * (size_t)s.rank);
  if (!place(d, &s, leaves)) return false;
  uint32_t number = place_descriptor(d, s.rank, leaves);
  if (number == 0) return false;
  out[0] = index_leaf(d, s.rank);
  out[1] = pointer_to(d, number);
  return true;
}

bool pl_draw_value(pl_draw *d, const pl_type *type, pl_scalar *out) {
  assert(d->objects.len > 0);
  assert(type != NULL && out != NULL);
  const pl_layout *layout = pl_layout_of(d->layouts, type);
  if (type->kind == PL_TYPE_MEMREF) return layout->known && draw_memref(d, type, out);
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) return draw_unranked(d, type, out);
  if (!layout->known) return false;
  if (type->kind == PL_TYPE_FUNCTION) {
    out[0] = draw_function(d);
    return true;
  }
  bool is_index = is_index_like(type), poison = !is_index && pl_draw_chance(d, 60);
  /* Lanes that are one special number: a sum of zeros that are all negative is one. */
  const bool alike = d->edges && type->kind == PL_TYPE_VECTOR && pl_draw_chance(d, 3);
  for (uint32_t i = 0; i < layout->num_leaves; i++) {
    if (layout->leaves[i].kind == PL_LEAF_POINTER) {
      if (!draw_bytes(d, d->asked_size > 64 ? d->asked_size : 64, d->asked_align > 8 ? d->asked_align : 8, true, &out[i]))
        return false;
      continue;
    }
    out[i] = alike && i > 0 ? out[0] : any_leaf(d, &layout->leaves[i], is_index);
    if (poison) out[i] = pl_scalar_poison(d->arena, layout->leaves[i].width);
  }
  return true;
}

/* Whether an argument's attributes claim that the pointer is not null (PL_CLAIM_LEADS). */
static bool leads_somewhere(const pl_attr *attrs) {
  for (uint32_t i = 0; attrs != NULL && attrs->kind == PL_ATTR_DICT && i < attrs->dict.count; i++)
    if (pl_claim_mlir_has(attrs->dict.entries[i].name, PL_AT_PARAMETER, PL_CLAIM_LEADS)) return true;
  return false;
}

/* Draws a pointer to random bytes, of at least the size and alignment that its attributes claim, or sometimes null, unless
 * they exclude that; false if memory is short. */
static bool draw_any_pointer(pl_draw *d, const pl_attr *attrs, pl_scalar *out) {
  if (!leads_somewhere(attrs) && pl_draw_chance(d, 16)) {
    *out = pl_scalar_u64(d->arena, PL_POINTER_WIDTH, 0);
    return true;
  }
  uint64_t align = pl_draw_chance(d, 4) ? (uint64_t)1 << pl_draw_below(d, 5) : 8, size = 16 + 8 * pl_draw_below(d, 9);
  if (align < pl_claimed_number(attrs, PL_NAME_LLVM_ALIGN)) align = pl_claimed_number(attrs, PL_NAME_LLVM_ALIGN);
  if (size < pl_claimed_number(attrs, PL_NAME_LLVM_DEREFERENCEABLE))
    size = pl_claimed_number(attrs, PL_NAME_LLVM_DEREFERENCEABLE);
  if (size < pl_claimed_number(attrs, PL_NAME_LLVM_DEREFERENCEABLE_OR_NULL))
    size = pl_claimed_number(attrs, PL_NAME_LLVM_DEREFERENCEABLE_OR_NULL);
  return draw_bytes(d, size, align, true, out);
}

bool pl_draw_pointer(pl_draw *d, const pl_attr *attrs, pl_scalar *out) {
  assert(out != NULL);
  const pl_attr *to = pl_dict_get(attrs, pl_attr_names[PL_NAME_PLUMBLINE_POINTS_TO]);
  const pl_attr *claim = pl_dict_get(attrs, pl_attr_names[PL_NAME_PLUMBLINE_ROOM_FOR]);
  if (claim != NULL && claim->kind == PL_ATTR_TYPE) {
    const pl_layout *layout = pl_layout_of(d->layouts, claim->type);
    if (!layout->known || !layout->in_memory) return false;
    return draw_bytes(d, layout->size, layout->align, false, out);
  }
  if (to == NULL || to->kind != PL_ATTR_TYPE) return draw_any_pointer(d, attrs, out);
  const pl_layout *layout = pl_layout_of(d->layouts, to->type);
  pl_scalar *leaves = PL_NEW_ARRAY(d->arena, pl_scalar, (size_t)layout->num_leaves + 1);
  if (!pl_draw_value(d, to->type, leaves)) return false;
  uint32_t number = to->type->kind == PL_TYPE_MEMREF ? place_descriptor(d, to->type->shaped.rank, leaves) : place_pair(d, leaves);
  if (number != 0) *out = pointer_to(d, number);
  return number != 0;
}
