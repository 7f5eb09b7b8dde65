/* builtin.c - unrealized_conversion_cast. Source: MLIR documentation, "Builtin Dialect". */
#include <assert.h>
#include <string.h>

#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/ops/ops.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Adds the conditions that the `count` leaves of a cast's result are what its memref type fixes (pl_sem_apply_static_parts),
 * since code after the cast relies on it; of strides only unless the memref is empty. False, with nothing added, if the layout is
 * not strided. */
static bool hold_type(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves, uint32_t count) {
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  pl_leaf *typed = pl_sem_new_leaves(sem, count);
  memcpy(typed, leaves, count * sizeof *typed);
  if (!pl_sem_apply_static_parts(sem, type, typed)) return false;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  const pl_term *empty = pl_bool(T, false);
  for (uint32_t i = 0; i < rank; i++)
    empty = pl_or(T, empty, pl_eq(T, m.sizes[i].value, pl_bv_u64(T, bits, 0)));
  for (uint32_t i = 0; i < count; i++) {
    const pl_term *same = pl_eq(T, leaves[i].value, typed[i].value);
    bool stride = leaves + i >= m.strides && leaves + i < m.strides + rank;
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, stride ? pl_or(T, empty, same) : same);
  }
  return true;
}

/* Carries out a builtin.unrealized_conversion_cast of one value: its leaves are the operand's; to another memref type with the
 * conditions of hold_type. Unsupported for several values, and for types that do not fit. */
static pl_sem_status unrealized_cast(pl_sem *sem, const pl_op *op) {
  if (op->num_operands != 1 || op->num_results != 1)
    return pl_sem_unsupported(sem, "unrealized_conversion_cast of several values");
  const pl_flat *from = pl_layout_flatten(sem->world->layout, pl_operand(op, 0)->type);
  const pl_flat *to = pl_layout_flatten(sem->world->layout, op->results[0].type);
  pl_leaf *leaves = pl_sem_get(sem, pl_operand(op, 0));
  if (!from || !to || !leaves || from->num_leaves != to->num_leaves)
    return pl_sem_unsupported(sem, "unrealized_conversion_cast between types of different shape");
  for (uint32_t i = 0; i < from->num_leaves; i++)
    if (from->leaves[i].bits != to->leaves[i].bits)
      return pl_sem_unsupported(sem, "unrealized_conversion_cast between types of different width");
  const pl_type *given = pl_operand(op, 0)->type, *type = op->results[0].type;
  if (type->kind == PL_TYPE_MEMREF && type != given &&
      ((given->kind == PL_TYPE_MEMREF && sem->role == PL_ROLE_SOURCE) || !hold_type(sem, op, type, leaves, to->num_leaves)))
    return pl_sem_unsupported(sem, "unrealized_conversion_cast to a memref of another type");
  pl_sem_set(sem, &op->results[0], leaves);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_builtin(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  return pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST) ? unrealized_cast(sem, op) : PL_SEM_STATUS_INVALID;
}
