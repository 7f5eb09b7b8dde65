/* element.c - accesses to elements. Element [i0..ik] lies at aligned + sizeof(element) * (offset + sum of i_j * stride_j), in
 * exact integers. */
#include "verify/interp/ops/source/element.h"

#include <assert.h>

#include "verify/interp/machine/access.h"
#include "verify/interp/machine/attributes.h"
#include "verify/interp/ops/source/affine.h"

/* Adds index times stride of dimension `dim` to *linear. False, and the machine has stopped with undefined behavior, if the index
 * is out of bounds, the sum does not fit, or a number is poison or undef. */
static bool element_index(pl_machine *m, const pl_op *op, pl_ranked r, uint32_t dim, const pl_scalar *index, pl_i128 *linear) {
  const pl_scalar *size = pl_ranked_size(r, dim), *stride = pl_ranked_stride(r, dim);
  if (!pl_fine(m, op, index, "an index") || !pl_fine(m, op, size, "a size") || !pl_fine(m, op, stride, "a stride")) return false;
  int64_t i = pl_scalar_signed(index), n = pl_scalar_signed(size);
  if (i < 0 || i >= n) {
    pl_stop_undefined(m, op, "index %lld is out of bounds: dimension %u has size %lld", (long long)i, dim, (long long)n);
    return false;
  }
  pl_i128 product = (pl_i128)i * pl_scalar_signed(stride);
  if (__builtin_add_overflow(*linear, product, linear)) {
    pl_stop_undefined(m, op, "the element's position is out of range");
    return false;
  }
  return true;
}

/* Reads index number `i` of an access: an operand, from `first_index` on, or for an affine access a result of its map. False if
 * the machine has stopped. */
static bool index_of(pl_machine *m, const pl_op *op, uint32_t first_index, uint32_t i, pl_scalar *out) {
  const pl_attr *map = pl_str_is(op->info->dialect, "affine") ? pl_op_attr(op, PL_NAME_MAP) : NULL;
  if (map != NULL && map->kind == PL_ATTR_AFFINE_MAP) return pl_affine_value(m, op, map, i, first_index, out);
  *out = *pl_leaves(m, pl_operand(op, first_index + i));
  return true;
}

/* Sets *out to the pointer to the element with the op's indices, operands from `first_index` on, and `indices` to their values.
 * False, and the machine has stopped, if an index is out of bounds or the pointer can't be computed. */
static bool element_pointer(pl_machine *m, const pl_op *op, pl_ranked r, uint32_t first_index, pl_scalar *out, int64_t *indices) {
  if (!pl_fine(m, op, &r.leaves[1], "the aligned pointer") || !pl_fine(m, op, pl_ranked_offset(r), "the offset")) return false;
  pl_i128 linear = pl_scalar_signed(pl_ranked_offset(r)), address;
  for (uint32_t i = 0; i < r.rank; i++) {
    pl_scalar index;
    if (!index_of(m, op, first_index, i, &index) || !element_index(m, op, r, i, &index, &linear)) return false;
    indices[i] = pl_scalar_signed(&index);
  }
  const pl_layout *elem = pl_machine_layout(m, r.elem);
  if (__builtin_mul_overflow(linear, (pl_i128)elem->size, &address) ||
      __builtin_add_overflow(address, (pl_i128)pl_scalar_word(&r.leaves[1]), &address) || address < 0 ||
      address > (pl_i128)UINT64_MAX) {
    pl_stop_undefined(m, op, "the element's address is out of range");
    return false;
  }
  *out = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, (uint64_t)address);
  out->object = r.leaves[1].object;
  return true;
}

/* Sets *elem to the layout of a memref's elements. False, and the machine has stopped as unsupported, if they have none in memory
 * or the memref is not ranked. */
static bool access_layout(pl_machine *m, const pl_op *op, const pl_type *memref, const pl_layout **elem) {
  *elem = pl_machine_layout(m, memref->shaped.elem);
  if (memref->kind == PL_TYPE_MEMREF && (*elem)->known && (*elem)->in_memory) return true;
  pl_stop_unsupported(m, op, "an access to a memref of this type can't be run");
  return false;
}

bool pl_element_of(pl_machine *m, const pl_op *op, uint32_t memref, uint32_t first_index, pl_element *out) {
  assert(memref < op->num_operands && first_index <= op->num_operands);
  const pl_value *value = pl_operand(op, memref);
  out->memref = value;
  if (!access_layout(m, op, value->type, &out->layout) || !pl_ranked_of(m, op, value, &out->ranked)) return false;
  if (!pl_attr_u64(op, PL_NAME_ALIGNMENT, &out->align) || out->align == 0) out->align = out->layout->align;
  out->indices = PL_NEW_ARRAY(m->run->arena, int64_t, (size_t)out->ranked.rank + 1);
  return element_pointer(m, op, out->ranked, first_index, &out->pointer, out->indices);
}

bool pl_element_load(pl_machine *m, const pl_op *op, const pl_element *e, pl_scalar *out) {
  assert(e->indices != NULL && out != NULL);
  bool ok = pl_load(m, op, &e->pointer, e->layout, e->align, out);
  pl_annotate_access(m, e->memref, e->ranked.leaves, e->indices);
  return ok;
}

bool pl_element_store(pl_machine *m, const pl_op *op, const pl_element *e, const pl_scalar *values) {
  assert(e->indices != NULL && values != NULL);
  bool ok = pl_store(m, op, &e->pointer, e->layout, e->align, values);
  pl_annotate_access(m, e->memref, e->ranked.leaves, e->indices);
  return ok;
}
