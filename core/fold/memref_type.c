/* memref_type.c - what two memref types have to do with each other. Source: MLIR documentation, "'memref' Dialect", memref.cast.
 */
#include "core/fold/memref_type.h"

#include <assert.h>

/* Whether two sizes, strides or offsets can be cast into each other: they are equal or one is dynamic. */
static bool fits(int64_t a, int64_t b) { return a == b || a == PL_DYNAMIC || b == PL_DYNAMIC; }

bool pl_memref_can_cast(pl_arena *arena, const pl_type *from, const pl_type *to) {
  assert(from && to);
  if (from->shaped.elem != to->shaped.elem || from->shaped.space != to->shaped.space) return false;
  if (from->kind != PL_TYPE_MEMREF || to->kind != PL_TYPE_MEMREF) return from->kind != to->kind;
  uint32_t rank = from->shaped.rank;
  if (rank != to->shaped.rank) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (!fits(from->shaped.shape[i], to->shaped.shape[i])) return false;
  }
  if (from->shaped.layout == to->shaped.layout) return true;
  int64_t *a = PL_NEW_ARRAY(arena, int64_t, rank + 1), *b = PL_NEW_ARRAY(arena, int64_t, rank + 1), offset_a = 0, offset_b = 0;
  if (!pl_memref_strides(from, a, &offset_a) || !pl_memref_strides(to, b, &offset_b) || !fits(offset_a, offset_b)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (!fits(a[i], b[i])) return false;
  }
  return true;
}

/* Whether `b` is dynamic or `a` is static: a cast from a to b brings no static value in place of a dynamic one. */
static bool says_less(int64_t a, int64_t b) { return a != PL_DYNAMIC || b == PL_DYNAMIC; }

bool pl_memref_cast_forgets(pl_arena *arena, const pl_type *from, const pl_type *to) {
  assert(from->kind == PL_TYPE_MEMREF || from->kind == PL_TYPE_UNRANKED_MEMREF);
  uint32_t rank = from->shaped.rank;
  if (from->kind != PL_TYPE_MEMREF || to->kind != PL_TYPE_MEMREF || rank != to->shaped.rank) return false;
  int64_t *a = PL_NEW_ARRAY(arena, int64_t, rank + 1), *b = PL_NEW_ARRAY(arena, int64_t, rank + 1), offset_a = 0, offset_b = 0;
  if (!pl_memref_strides(from, a, &offset_a) || !pl_memref_strides(to, b, &offset_b)) return false;
  bool forgets = says_less(offset_a, offset_b);
  for (uint32_t i = 0; i < rank; i++)
    forgets = forgets && says_less(a[i], b[i]) && says_less(from->shaped.shape[i], to->shaped.shape[i]);
  return forgets;
}

bool pl_memref_may_be_alike(const pl_type *a, const pl_type *b) {
  if (a->kind != PL_TYPE_MEMREF || b->kind != PL_TYPE_MEMREF) return true;
  if (a->shaped.rank != b->shaped.rank) return false;
  for (uint32_t i = 0; i < a->shaped.rank; i++) {
    int64_t x = a->shaped.shape[i], y = b->shaped.shape[i];
    if (x != y && x != PL_DYNAMIC && y != PL_DYNAMIC) return false;
  }
  return true;
}

bool pl_memref_is_fixed(pl_arena *arena, const pl_type *type) {
  assert(type->kind == PL_TYPE_MEMREF);
  int64_t *strides = PL_NEW_ARRAY(arena, int64_t, type->shaped.rank + 1), offset = 0;
  if (type->shaped.layout && (!pl_memref_strides(type, strides, &offset) || offset == PL_DYNAMIC)) return false;
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    if (type->shaped.shape[i] == PL_DYNAMIC || (type->shaped.layout && strides[i] == PL_DYNAMIC)) return false;
  }
  return true;
}
