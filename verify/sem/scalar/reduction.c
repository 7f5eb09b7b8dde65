/* reduction.c - all lanes of a vector combined. */
#include "verify/sem/scalar/reduction.h"

#include <assert.h>

#include "verify/sem/scalar/float.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/scalar/integer.h"
#include "verify/sem/state/leaves.h"

pl_leaf pl_sem_reduce_int(pl_sem *sem, const pl_op *op, pl_int_op which, const pl_leaf *lanes, uint32_t count) {
  assert(which != PL_INT_OP_INVALID && count > 0);
  pl_leaf all = lanes[0];
  for (uint32_t i = 1; i < count; i++)
    all = pl_sem_int_binary(sem, op, which, 0, all, lanes[i]);
  return all;
}

pl_leaf pl_sem_reduce_float(pl_sem *sem, const pl_op *op, const char *name, const pl_leaf_type *type, const pl_leaf *start,
                            const pl_leaf *lanes, uint32_t count) {
  assert(name && type && count > 0);
  pl_leaf *args = pl_sem_new_leaves(sem, count + 1);
  uint32_t used = 0;
  if (start) args[used++] = *start;
  for (uint32_t i = 0; i < count; i++)
    args[used++] = lanes[i];
  return pl_sem_float_leaf(sem, name, pl_sem_fast_flags(op), type, args, used);
}
