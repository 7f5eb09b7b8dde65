/* ranked.c - memrefs as values of the source: their descriptors. */
#include "verify/interp/ops/source/ranked.h"

#include <assert.h>

bool pl_fine(pl_machine *m, const pl_op *op, const pl_scalar *s, const char *what) {
  assert(what != NULL);
  if (pl_scalar_is_fine(s)) return true;
  pl_stop_undefined(m, op, "%s is %s", what, s->poison ? "poison" : "undefined");
  return false;
}

bool pl_to_index(pl_machine *m, const pl_op *op, pl_i128 value, pl_scalar *out) {
  uint32_t width = m->run->index_width;
  *out = pl_scalar_of(pl_apint_from_i64(m->run->arena, width, (int64_t)value));
  if (value >= INT64_MIN && value <= INT64_MAX && pl_scalar_signed(out) == (int64_t)value) return true;
  pl_stop_undefined(m, op, "an index is out of range");
  return false;
}

pl_layout pl_descriptor_layout(const pl_machine *m, uint32_t rank, pl_leaf *parts) {
  assert(rank <= 64 && parts != NULL);
  uint64_t bit = 2 * (uint64_t)PL_POINTER_WIDTH;
  pl_layout layout = {.known = true, .in_memory = true, .align = 8, .num_leaves = 3 + 2 * rank, .leaves = parts};
  for (uint32_t i = 0; i < layout.num_leaves; i++) {
    if (i < 2) {
      parts[i] = (pl_leaf){PL_LEAF_POINTER, PL_FLOAT_INVALID, PL_POINTER_WIDTH, i * (uint64_t)PL_POINTER_WIDTH};
      continue;
    }
    parts[i] = (pl_leaf){PL_LEAF_INT, PL_FLOAT_INVALID, m->run->index_width, bit};
    bit += m->run->index_width;
  }
  layout.store_size = bit / 8;
  return layout;
}

bool pl_ranked_of(pl_machine *m, const pl_op *op, const pl_value *value, pl_ranked *out) {
  assert(value->type->kind == PL_TYPE_MEMREF || value->type->kind == PL_TYPE_UNRANKED_MEMREF);
  pl_scalar *leaves = pl_leaves(m, value);
  *out = (pl_ranked){.elem = value->type->shaped.elem, .rank = value->type->shaped.rank, .leaves = leaves};
  if (value->type->kind == PL_TYPE_MEMREF) return true;
  if (!pl_fine(m, op, &leaves[0], "the rank") || !pl_fine(m, op, &leaves[1], "the descriptor's address")) return false;
  int64_t rank = pl_scalar_signed(&leaves[0]);
  if (rank < 0 || rank > 64) {
    pl_stop_undefined(m, op, "the rank is %lld", (long long)rank);
    return false;
  }
  out->rank = (uint32_t)rank;
  pl_leaf parts[3 + 2 * 64];
  pl_layout layout = pl_descriptor_layout(m, out->rank, parts);
  uint32_t number;
  uint64_t offset;
  const char *why = pl_memory_check(&m->memory, &leaves[1], layout.store_size, false, &number, &offset);
  if (why != NULL) {
    pl_stop_undefined(m, op, "the descriptor of an unranked memref can't be read: %s", why);
    return false;
  }
  out->leaves = PL_NEW_ARRAY(m->run->arena, pl_scalar, layout.num_leaves);
  pl_memory_read(&m->memory, number, offset, &layout, &m->run->seed, out->leaves);
  return true;
}

bool pl_matches_type(pl_machine *m, const pl_op *op, const pl_type *type, pl_ranked r) {
  assert(type->kind == PL_TYPE_MEMREF);
  int64_t *strides = PL_NEW_ARRAY(m->run->arena, int64_t, (size_t)r.rank + 1), offset;
  if (type->shaped.rank != r.rank) {
    pl_stop_undefined(m, op, "the memref has rank %u, not %u", r.rank, type->shaped.rank);
    return false;
  }
  if (!pl_memref_strides(type, strides, &offset)) {
    pl_stop_unsupported(m, op, "a memref whose layout is not strided");
    return false;
  }
  bool same = offset == PL_DYNAMIC || pl_scalar_signed(pl_ranked_offset(r)) == offset;
  for (uint32_t i = 0; i < r.rank; i++) {
    same &= type->shaped.shape[i] == PL_DYNAMIC || pl_scalar_signed(pl_ranked_size(r, i)) == type->shaped.shape[i];
    same &= strides[i] == PL_DYNAMIC || pl_scalar_signed(pl_ranked_stride(r, i)) == strides[i];
  }
  if (!same) pl_stop_undefined(m, op, "the memref's sizes, strides or offset are not those of the type");
  return same;
}

void pl_make_unranked(pl_machine *m, const pl_op *op, pl_ranked r) {
  assert(r.rank <= 64 && pl_result(op, 0)->type->kind == PL_TYPE_UNRANKED_MEMREF);
  pl_leaf parts[3 + 2 * 64];
  pl_layout layout = pl_descriptor_layout(m, r.rank, parts);
  uint32_t number = pl_memory_add(&m->memory, PL_OBJECT_STACK, 0, (layout.store_size + 7) / 8 * 8, layout.align);
  if (number == 0) {
    pl_stop_limit(m, op, "too much memory");
    return;
  }
  pl_memory_at(&m->memory, number)->descriptor = true;
  pl_memory_write(&m->memory, number, 0, &layout, r.leaves);
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  out[0] = pl_scalar_u64(m->run->arena, m->run->index_width, r.rank);
  out[1] = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, pl_memory_at(&m->memory, number)->object.base);
  out[1].object = number;
}
