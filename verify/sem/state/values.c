/* values.c - the leaves of values on a path. */
#include "verify/sem/state/values.h"

#include <assert.h>

#include "verify/sem/state/constant.h"
#include "verify/sem/state/leaves.h"

void pl_sem_set(pl_sem *sem, const pl_value *value, pl_leaf *leaves) {
  assert(value->number < sem->num_values);
  sem->env[value->number] = leaves;
  sem->values[value->number] = value;
}

pl_leaf *pl_sem_get(pl_sem *sem, const pl_value *value) {
  assert(value->number < sem->num_values);
  pl_leaf *leaves = sem->env[value->number];
  if (!leaves && value->op) {
    leaves = pl_sem_constant_leaves(sem, value->op);
    pl_sem_set(sem, value, leaves);
  }
  return leaves;
}

void pl_sem_set_scalar(pl_sem *sem, const pl_value *value, pl_leaf leaf) {
  assert(value && leaf.value && leaf.poison);
  pl_leaf *out = pl_sem_new_leaves(sem, 1);
  *out = leaf;
  pl_sem_set(sem, value, out);
}
