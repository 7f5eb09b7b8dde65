/* constant.c - the scalars of constants. */
#include "verify/interp/ops/constant.h"

#include <assert.h>

/* Whether the innermost element of the type is complex. */
static bool is_complex(const pl_type *type) {
  while (type->kind == PL_TYPE_VECTOR || type->kind == PL_TYPE_TENSOR || type->kind == PL_TYPE_LLVM_ARRAY)
    type = type->shaped.elem;
  return type->kind == PL_TYPE_COMPLEX;
}

bool pl_dense_bits(const pl_attr *dense, uint64_t i, pl_apint *out) {
  assert(dense->kind == PL_ATTR_DENSE || dense->kind == PL_ATTR_DENSE_ARRAY);
  if (dense->dense.elems == NULL || dense->dense.count == 0) return false;
  if (dense->dense.splat) {
    bool pairs = dense->type != NULL && is_complex(dense->type) && dense->dense.count >= 2;
    *out = dense->dense.elems[pairs ? i % 2 : 0];
    return true;
  }
  if (i >= dense->dense.count) return false;
  *out = dense->dense.elems[i];
  return true;
}

/* Sets *out to the scalar of an integer or float attribute, as wide as the leaf. False for any other attribute. */
static bool scalar_constant(pl_machine *m, const pl_attr *value, const pl_leaf *leaf, pl_scalar *out) {
  if (value->kind != PL_ATTR_INTEGER && value->kind != PL_ATTR_FLOAT) return false;
  *out = pl_scalar_of(pl_constant_resize(m->run->arena, value, value->integer, leaf->width));
  return true;
}

bool pl_constant(pl_machine *m, const pl_attr *value, const pl_type *type, pl_scalar *out) {
  assert(type != NULL && out != NULL);
  const pl_layout *layout = pl_machine_layout(m, type);
  if (value == NULL || !layout->known) return false;
  if (value->kind == PL_ATTR_DENSE || value->kind == PL_ATTR_DENSE_ARRAY) {
    for (uint32_t i = 0; i < layout->num_leaves; i++) {
      pl_apint bits;
      if (!pl_dense_bits(value, i, &bits)) return false;
      out[i] = pl_scalar_of(pl_constant_resize(m->run->arena, value, bits, layout->leaves[i].width));
    }
    return true;
  }
  if (value->kind == PL_ATTR_ARRAY) {
    if (value->array.count != layout->num_leaves) return false;
    for (uint32_t i = 0; i < layout->num_leaves; i++)
      if (!scalar_constant(m, value->array.elems[i], &layout->leaves[i], &out[i])) return false;
    return true;
  }
  if (value->kind == PL_ATTR_STRING) {
    if (value->string.len != layout->num_leaves) return false;
    for (uint32_t i = 0; i < layout->num_leaves; i++)
      out[i] = pl_scalar_u64(m->run->arena, layout->leaves[i].width, (unsigned char)value->string.data[i]);
    return true;
  }
  return layout->num_leaves == 1 && scalar_constant(m, value, &layout->leaves[0], out);
}
