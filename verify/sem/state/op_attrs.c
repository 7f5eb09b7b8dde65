/* op_attrs.c - attributes of operations that are numbers. */
#include "verify/sem/state/op_attrs.h"

#include <assert.h>

bool pl_sem_number_of(const pl_attr *value, uint64_t *out) {
  assert(out);
  return value && value->kind == PL_ATTR_INTEGER && pl_apint_to_u64(value->integer, out);
}

uint64_t pl_sem_attr_number(const pl_op *op, pl_attr_name name, uint64_t otherwise) {
  assert(op && name);
  uint64_t number = otherwise;
  return pl_sem_number_of(pl_op_attr(op, name), &number) ? number : otherwise;
}
