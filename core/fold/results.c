/* results.c - what an operation becomes. */
#include "core/fold/results.h"

#include <assert.h>

bool pl_fold_to_value(const pl_op *op, uint32_t i, pl_value *value, pl_folded *out) {
  assert(i < op->num_results && i < PL_FOLD_MAX_RESULTS);
  if (value->type != pl_result(op, i)->type || value == pl_result(op, i)) return false;
  out->kind = PL_FOLD_RESULTS;
  out->values[i] = value;
  return true;
}

bool pl_fold_to_operand(const pl_op *op, uint32_t i, pl_folded *out) {
  assert(i < op->num_operands);
  return pl_fold_to_value(op, 0, pl_operand(op, i), out);
}

bool pl_fold_to_constant(const pl_folder *f, uint32_t i, const pl_attr *value, pl_folded *out) {
  assert(i < PL_FOLD_MAX_RESULTS);
  if (!value || !f->constants) return false;
  out->kind = PL_FOLD_RESULTS;
  out->constants[i] = value;
  return true;
}

bool pl_fold_to_number(const pl_folder *f, const pl_op *op, int64_t number, pl_folded *out) {
  const pl_type *type = pl_result(op, 0)->type;
  uint32_t width = pl_fold_width(type);
  if (width == 0) return false; /* a tensor */
  return pl_fold_to_constant(f, 0, pl_fold_attr(f->ctx, type, pl_apint_from_i64(f->arena, width, number)), out);
}

bool pl_fold_to_poison(const pl_folder *f, const pl_op *op, pl_folded *out) {
  assert(op->num_results == 1 && out->kind == PL_FOLD_INVALID);
  if (!f->constants) return false;
  out->kind = PL_FOLD_POISON;
  return true;
}

bool pl_fold_to_change(const pl_folder *f, pl_value *const *operands, uint32_t count, const pl_attr *attrs, pl_folded *out) {
  assert((operands || count == 0) && out->kind == PL_FOLD_INVALID);
  out->kind = PL_FOLD_CHANGE;
  out->attrs = attrs;
  out->operands = pl_arena_copy(f->arena, operands, count * sizeof *operands);
  out->num_operands = count;
  return true;
}

bool pl_fold_to_source(const pl_folder *f, const pl_op *op, pl_value *source, pl_folded *out) {
  assert(op->num_operands > 0);
  pl_value **operands = PL_NEW_ARRAY(f->arena, pl_value *, op->num_operands);
  operands[0] = source;
  for (uint32_t i = 1; i < op->num_operands; i++)
    operands[i] = pl_operand(op, i);
  return pl_fold_to_change(f, operands, op->num_operands, op->attrs, out);
}

/* A constant attribute of a float, integer or index type with these bits; NULL for any other type. */
static const pl_attr *scalar_attr(pl_context *ctx, const pl_type *type, pl_apint bits) {
  if (type->kind == PL_TYPE_FLOAT) return pl_attr_float(ctx, type, bits);
  return type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_INDEX ? pl_attr_integer(ctx, type, bits) : NULL;
}

const pl_attr *pl_fold_attr(pl_context *ctx, const pl_type *type, pl_apint bits) {
  return type->kind == PL_TYPE_VECTOR ? pl_attr_dense(ctx, type, &bits, 1, true) : scalar_attr(ctx, type, bits);
}

/* Reads element `i` of a constant attribute, of a scalar its value; false if it does not consist of integers or floats. */
static bool element_at(const pl_attr *attr, uint64_t i, pl_apint *out) {
  if (attr->kind == PL_ATTR_INTEGER || attr->kind == PL_ATTR_FLOAT) return *out = attr->integer, true;
  if (attr->kind != PL_ATTR_DENSE || !attr->dense.elems || attr->type->shaped.elem->kind == PL_TYPE_COMPLEX) return false;
  *out = pl_dense_at(attr, i);
  return true;
}

/* Whether an element computed at 64 bits of index agrees with what a narrower index in the lowering gives. */
static bool agrees_when_narrow(const pl_folder *f, const pl_op *op, const pl_type *type, const pl_apint *in, uint32_t count,
                               pl_fold_element *compute, pl_apint wide) {
  pl_apint elems[PL_FOLD_MAX_OPERANDS], narrow;
  bool concerned = false;
  if (f->index_bits >= PL_FOLD_INDEX_BITS) return true;
  for (uint32_t k = 0; k < count; k++) {
    bool index = pl_fold_is_narrow(f, pl_operand(op, k)->type);
    elems[k] = index ? pl_apint_trunc(f->arena, in[k], f->index_bits) : in[k];
    concerned |= index;
  }
  if (!concerned) return true;
  if (!compute(f, op, elems, &narrow)) return false;
  if (!pl_fold_is_narrow(f, type)) return pl_apint_eq(wide, narrow);
  if (narrow.width > f->index_bits) narrow = pl_apint_trunc(f->arena, narrow, f->index_bits);
  return pl_apint_eq(pl_apint_trunc(f->arena, wide, f->index_bits), narrow);
}

const pl_attr *pl_fold_lanes(const pl_folder *f, const pl_op *op, uint32_t result, uint32_t count, pl_fold_element *compute) {
  const pl_attr *in[PL_FOLD_MAX_OPERANDS];
  pl_apint elem[PL_FOLD_MAX_OPERANDS];
  const pl_type *type = pl_result(op, result)->type;
  uint64_t n = 1;
  assert(count <= PL_FOLD_MAX_OPERANDS && count <= op->num_operands);
  for (uint32_t k = 0; k < count; k++) {
    in[k] = pl_fold_constant(op, k);
    if (!in[k] || (in[k]->kind == PL_ATTR_DENSE) != (type->kind == PL_TYPE_VECTOR)) return NULL;
    if (in[k]->kind == PL_ATTR_DENSE && !in[k]->dense.splat) n = in[k]->dense.count;
  }
  pl_apint *elems = PL_NEW_ARRAY(f->arena, pl_apint, n + 1);
  for (uint64_t i = 0; i < n; i++) {
    for (uint32_t k = 0; k < count; k++)
      if (!element_at(in[k], i, &elem[k])) return NULL;
    if (!compute(f, op, elem, &elems[i]) || !agrees_when_narrow(f, op, type, elem, count, compute, elems[i])) return NULL;
  }
  return type->kind == PL_TYPE_VECTOR ? pl_attr_dense(f->ctx, type, elems, n, n == 1) : scalar_attr(f->ctx, type, elems[0]);
}

bool pl_fold_elements(const pl_folder *f, const pl_op *op, uint32_t count, pl_fold_element *compute, pl_folded *out) {
  return f->constants && pl_fold_to_constant(f, 0, pl_fold_lanes(f, op, 0, count, compute), out);
}

bool pl_fold_pair(const pl_folder *f, const pl_op *op, pl_fold_element *first, pl_fold_element *second, pl_folded *out) {
  if (!f->constants) return false;
  const pl_attr *a = pl_fold_lanes(f, op, 0, 2, first), *b = pl_fold_lanes(f, op, 1, 2, second);
  return a && b && pl_fold_to_constant(f, 0, a, out) && pl_fold_to_constant(f, 1, b, out);
}
