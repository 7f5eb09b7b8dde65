/* Elements of large buffers, which are drawn when they are accessed: a run costs what it touches. */
#include <assert.h>
#include <string.h>

#include "core/base/str.h"
#include "verify/interp/inputs/draw.h"
#include "verify/interp/machine/memory.h"

/* What elements are drawn by; it lives as long as the inputs. */
typedef struct lazy_elements {
  pl_draw draw; /* of it only what values depend on */
  const pl_layout *elem;
  uint64_t first, seed;
  bool is_index;
} lazy_elements;

/* Draws the element of that index into a scratch object of its size. */
static void draw_element(const lazy_elements *l, pl_memory *scratch, uint64_t index) {
  pl_draw draw = l->draw;
  uint64_t seed = pl_hash_u64(index, l->seed);
  draw.arena = scratch->arena;
  draw.seed = &seed;
  pl_scalar *leaves = PL_NEW_ARRAY(scratch->arena, pl_scalar, (size_t)l->elem->num_leaves + 1);
  for (uint32_t i = 0; i < l->elem->num_leaves; i++)
    leaves[i] = pl_draw_element_leaf(&draw, &l->elem->leaves[i], l->is_index);
  pl_object_fill(&pl_memory_at(scratch, 1)->object, 0, l->elem->size, 0, PL_BYTE_FINE);
  pl_memory_write(scratch, 1, 0, l->elem, leaves);
}

/* Sets bytes of a buffer (a pl_fresh_fn): those before the first element are random ones. */
static void make_elements(const void *user, pl_arena *arena, uint64_t at, uint64_t count, uint8_t *bytes, uint8_t *states) {
  const lazy_elements *l = (const lazy_elements *)user;
  const uint64_t end = at + count, size = l->elem->size;
  for (uint64_t i = at; i < end && i < l->first; i++)
    bytes[i - at] = (uint8_t)(pl_hash_u64(i, l->seed) >> 24);
  if (end <= l->first || size == 0) return;
  pl_memory scratch;
  pl_memory_init(&scratch, arena);
  pl_object object = {.kind = PL_OBJECT_INCOMING, .size = size, .alive = true};
  pl_object_make(arena, &object, (pl_fresh){.state = PL_BYTE_FINE});
  pl_vec_push(&scratch.buffers, (pl_buffer){.object = object});
  for (uint64_t index = at > l->first ? (at - l->first) / size : 0; l->first + index * size < end; index++) {
    draw_element(l, &scratch, index);
    const pl_object *one = &pl_memory_at(&scratch, 1)->object;
    for (uint64_t k = 0; k < size; k++) {
      const uint64_t to = l->first + index * size + k;
      if (to < at || to >= end) continue;
      bytes[to - at] = pl_object_byte(one, k);
      states[to - at] = (uint8_t)pl_object_state(one, k);
    }
  }
  pl_memory_free(&scratch);
}

pl_fresh pl_draw_lazy_elements(pl_draw *d, uint64_t first, const pl_type *type) {
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
