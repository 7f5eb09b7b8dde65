/* argument_claims.c - attributes of arguments and results. */
#include "verify/interp/machine/argument_claims.h"

#include <assert.h>
#include <string.h>

const pl_attr *pl_claims_at(const pl_op *op, pl_attr_name list, uint32_t i) {
  assert(list == PL_NAME_ARG_ATTRS || list == PL_NAME_RES_ATTRS);
  const pl_attr *all = op != NULL ? pl_op_attr(op, list) : NULL;
  const bool there = all != NULL && all->kind == PL_ATTR_ARRAY && i < all->array.count;
  return there && all->array.elems[i]->kind == PL_ATTR_DICT ? all->array.elems[i] : NULL;
}

bool pl_claims(const pl_attr *claims, pl_attr_name name) {
  assert(claims == NULL || claims->kind == PL_ATTR_DICT);
  return claims != NULL && pl_dict_get(claims, pl_attr_names[name]) != NULL;
}

uint64_t pl_claimed_number(const pl_attr *claims, pl_attr_name name) {
  assert(claims == NULL || claims->kind == PL_ATTR_DICT);
  const pl_attr *value = claims != NULL ? pl_dict_get(claims, pl_attr_names[name]) : NULL;
  uint64_t number = 0;
  return value != NULL && value->kind == PL_ATTR_INTEGER && pl_apint_to_u64(value->integer, &number) ? number : 0;
}

const pl_attr *pl_argument_claim(const pl_op *op, uint32_t i, pl_attr_name name) {
  const pl_attr *claims = pl_claims_at(op, PL_NAME_ARG_ATTRS, i);
  return claims != NULL ? pl_dict_get(claims, pl_attr_names[name]) : NULL;
}

const pl_type *pl_byval_type(const pl_op *op, uint32_t i) {
  const pl_attr *type = pl_argument_claim(op, i, PL_NAME_LLVM_BYVAL);
  return type != NULL && type->kind == PL_ATTR_TYPE ? type->type : NULL;
}
