/* constant.c - the leaves that a constant attribute stands for. */
#include "verify/sem/internal.h"

/* The bits of a number in a leaf: an `index` attribute is kept in 64 bits and cut to the width of index. */
static const pl_term *number(pl_sem *sem, const pl_attr *value, pl_apint bits, uint32_t width) {
  return pl_bv(sem->world->T, pl_constant_resize(sem->world->arena, value, bits, width));
}

static bool fill(pl_sem *sem, const pl_attr *value, const pl_flat *flat, uint32_t *at, pl_leaf *out) {
  switch ((int)value->kind) {
  case PL_ATTR_INTEGER:
  case PL_ATTR_FLOAT:
    if (*at >= flat->num_leaves) return false;
    out[*at] = pl_leaf_of(sem, number(sem, value, value->integer, flat->leaves[*at].bits));
    (*at)++;
    return true;
  case PL_ATTR_DENSE:
    if (value->dense.strings) return false;
    if (value->dense.splat) {
      while (*at < flat->num_leaves) {
        const pl_apint bits = value->dense.elems[*at % value->dense.count];
        out[*at] = pl_leaf_of(sem, number(sem, value, bits, flat->leaves[*at].bits));
        (*at)++;
      }
      return true;
    }
    for (uint64_t i = 0; i < value->dense.count; i++, (*at)++) {
      if (*at >= flat->num_leaves) return false;
      out[*at] = pl_leaf_of(sem, number(sem, value, value->dense.elems[i], flat->leaves[*at].bits));
    }
    return true;
  case PL_ATTR_ARRAY: /* complex constants: [re, im] */
    for (uint32_t i = 0; i < value->array.count; i++)
      if (value->array.elems[i]->kind == PL_ATTR_ARRAY || !fill(sem, value->array.elems[i], flat, at, out)) return false;
    return true;
  case PL_ATTR_STRING:
    for (size_t i = 0; i < value->string.len; i++, (*at)++) {
      if (*at >= flat->num_leaves || flat->leaves[*at].bits != 8) return false;
      out[*at] = pl_leaf_of(sem, pl_bv_u64(sem->world->T, 8, (uint8_t)value->string.data[i]));
    }
    return true;
  default: return false;
  }
}

pl_leaf *pl_sem_constant(pl_sem *sem, const pl_attr *value, const pl_type *type) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  if (!flat || !value) return NULL;
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  uint32_t at = 0;
  if (!fill(sem, value, flat, &at, out) || at != flat->num_leaves) return NULL;
  return out;
}
