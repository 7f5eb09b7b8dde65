/* attributes.c - reading attributes of operations. */
#include "verify/interp/machine/attributes.h"

#include <assert.h>

bool pl_has_word(const pl_op *op, pl_attr_name name, const char *word) {
  const pl_attr *a = pl_op_property(op, name);
  return a != NULL && a->kind == PL_ATTR_ENUM && pl_enum_has(a, word);
}

bool pl_attr_u64(const pl_op *op, pl_attr_name name, uint64_t *out) {
  const pl_attr *a = pl_op_attr(op, name);
  return a != NULL && a->kind == PL_ATTR_INTEGER && pl_apint_to_u64(a->integer, out);
}

bool pl_reassociation(const pl_op *op, uint32_t i, uint32_t rank, uint32_t *first, uint32_t *count) {
  assert(first != NULL && count != NULL);
  const pl_attr *all = pl_op_attr(op, PL_NAME_REASSOCIATION);
  if (all == NULL || all->kind != PL_ATTR_ARRAY || i >= all->array.count) return false;
  const pl_attr *group = all->array.elems[i];
  if (group->kind != PL_ATTR_ARRAY || group->array.count == 0) return false;
  uint64_t start;
  if (group->array.elems[0]->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(group->array.elems[0]->integer, &start)) return false;
  *first = (uint32_t)start;
  *count = group->array.count;
  return start + *count <= rank;
}
