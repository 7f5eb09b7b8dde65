/* fold_elements.c - constants element by element. */
#include "core/convert/fold/fold.h"

#include <assert.h>

static const pl_attr *scalar_attr(pl_rw *rw, const pl_type *type, pl_apint bits) {
  if (type->kind == PL_TYPE_FLOAT) return pl_attr_float(rw->ctx, type, bits);
  return type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_INDEX ? pl_attr_integer(rw->ctx, type, bits) : NULL;
}

const pl_attr *pl_fold_attr(pl_rw *rw, const pl_type *type, pl_apint bits) {
  if (type->kind != PL_TYPE_VECTOR) return scalar_attr(rw, type, bits);
  return pl_attr_dense(rw->ctx, type, &bits, 1, true);
}

/* The elements of a constant, one after the other. */
static bool element_at(const pl_attr *attr, uint64_t i, pl_apint *out) {
  if (attr->kind == PL_ATTR_INTEGER || attr->kind == PL_ATTR_FLOAT) return *out = attr->integer, true;
  if (attr->kind != PL_ATTR_DENSE || !attr->dense.elems || attr->type->shaped.elem->kind == PL_TYPE_COMPLEX) return false;
  *out = pl_dense_at(attr, i);
  return true;
}

enum { MAX_OPERANDS = 3, WIDE = 64 };

static bool is_index_like(const pl_type *type) { return pl_type_elem_or_self(type)->kind == PL_TYPE_INDEX; }

/* Constants of index have 64 bits. Where the lowering gives index fewer, its low bits have to come to the same. */
static bool agrees_when_narrow(pl_rw *rw, const pl_op *op, const pl_apint *in, uint32_t count, pl_fold_element *compute,
                               pl_apint wide) {
  pl_apint elems[MAX_OPERANDS], narrow;
  uint32_t bits = rw->index_bits;
  bool concerned = false;
  if (bits >= WIDE) return true;
  for (uint32_t k = 0; k < count; k++) {
    bool index = is_index_like(pl_operand(op, k)->type);
    elems[k] = index ? pl_apint_trunc(rw->arena, in[k], bits) : in[k];
    concerned |= index;
  }
  if (!concerned) return true;
  if (!compute(rw, op, elems, &narrow)) return false;
  bool result = wide.width == WIDE && is_index_like(pl_result(op, 0)->type);
  return pl_apint_eq(result ? pl_apint_trunc(rw->arena, wide, bits) : wide,
                     result && narrow.width > bits ? pl_apint_trunc(rw->arena, narrow, bits) : narrow);
}

static bool compute_at(pl_rw *rw, const pl_op *op, const pl_attr *const *in, uint32_t count, uint64_t i, pl_fold_element *compute,
                       pl_apint *out) {
  pl_apint elems[MAX_OPERANDS];
  for (uint32_t k = 0; k < count; k++) {
    if (!element_at(in[k], i, &elems[k])) return false;
  }
  return compute(rw, op, elems, out) && agrees_when_narrow(rw, op, elems, count, compute, *out);
}

const pl_attr *pl_fold_lanes(pl_rw *rw, const pl_op *op, uint32_t result, uint32_t count, pl_fold_element *compute) {
  const pl_attr *in[MAX_OPERANDS];
  const pl_type *type = pl_result(op, result)->type;
  uint64_t n = 1;
  assert(count <= MAX_OPERANDS);
  for (uint32_t k = 0; k < count; k++) {
    in[k] = pl_fold_constant(op, k);
    if (!in[k] || (in[k]->kind == PL_ATTR_DENSE) != (type->kind == PL_TYPE_VECTOR)) return NULL;
    if (in[k]->kind == PL_ATTR_DENSE && !in[k]->dense.splat) n = in[k]->dense.count;
  }
  pl_apint *elems = PL_NEW_ARRAY(rw->arena, pl_apint, n + 1);
  for (uint64_t i = 0; i < n; i++) {
    if (!compute_at(rw, op, in, count, i, compute, &elems[i])) return NULL;
  }
  return type->kind == PL_TYPE_VECTOR ? pl_attr_dense(rw->ctx, type, elems, n, n == 1) : scalar_attr(rw, type, elems[0]);
}

bool pl_fold_elements(pl_rw *rw, const pl_op *op, uint32_t count, pl_fold_element *compute) {
  const pl_attr *value = pl_fold_lanes(rw, op, 0, count, compute);
  return value && pl_fold_to_constant(rw, op, 0, value);
}
