/* operands.c - what is known of operands. */
#include "core/fold/operands.h"

#include <assert.h>

bool pl_fold_looks_through(pl_op_kind kind) {
  static const bool rows[PL_NUM_OPS] = {
#define RULE(ident, table)
#define FOLD(ident, function)
#define NO_RULE(ident)
#define THROUGH(ident) [PL_OP_##ident] = true,
#include "core/fold/rules.def"
#undef RULE
#undef FOLD
#undef NO_RULE
#undef THROUGH
  };
  return rows[kind];
}

const pl_op *pl_fold_def(const pl_folder *f, const pl_op *op, uint32_t i, pl_fold_through kind) {
  assert(pl_fold_looks_through((pl_op_kind)kind));
  const pl_op *def = pl_operand(op, i)->op;
  const pl_op *copy = def && f->copies && f->copies->len ? pl_map_get_ptr(f->copies, def) : NULL;
  if (copy) def = copy;
  return def && pl_fold_is(def, kind) ? def : NULL;
}

const pl_attr *pl_constant_of(const pl_value *value) {
  const pl_op *op = value->op;
  return op && pl_op_has(op, PL_TRAIT_CONSTANT) ? pl_op_attr(op, PL_NAME_VALUE) : NULL;
}

bool pl_constant_int(const pl_value *value, pl_apint *out) {
  const pl_attr *attr = pl_constant_of(value);
  if (!attr || pl_fold_width(value->type) == 0) return false;
  if (attr->kind == PL_ATTR_INTEGER) return *out = attr->integer, true;
  if (attr->kind != PL_ATTR_DENSE || !attr->dense.splat || !attr->dense.elems) return false;
  *out = pl_dense_at(attr, 0);
  return true;
}

bool pl_constant_is_zero(const pl_value *value) {
  pl_apint n;
  return pl_constant_int(value, &n) && pl_apint_is_zero(n);
}

bool pl_constant_is_one(const pl_value *value) {
  pl_apint n;
  return pl_constant_int(value, &n) && pl_apint_is_one(n);
}

bool pl_constant_is_ones(const pl_value *value) {
  pl_apint n;
  return pl_constant_int(value, &n) && pl_apint_is_ones(n);
}

bool pl_constant_i64(const pl_value *value, int64_t *out) {
  pl_apint n;
  return pl_constant_int(value, &n) && pl_apint_to_i64(n, out);
}

uint32_t pl_fold_width(const pl_type *type) {
  const pl_type *elem = type->kind == PL_TYPE_VECTOR ? type->shaped.elem : type;
  if (elem->kind == PL_TYPE_INDEX) return PL_FOLD_INDEX_BITS;
  return elem->kind == PL_TYPE_INTEGER ? elem->integer.width : 0;
}

bool pl_fold_is_narrow(const pl_folder *f, const pl_type *type) {
  return f->index_bits < PL_FOLD_INDEX_BITS && pl_type_elem_or_self(type)->kind == PL_TYPE_INDEX;
}
