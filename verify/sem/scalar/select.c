/* select.c - arith.select and llvm.select. Sources: LLVM Language Reference, "'select' Instruction"; MLIR documentation, "'arith'
 * Dialect", arith.select. */
#include "verify/sem/scalar/select.h"

#include <assert.h>

#include "verify/sem/memory/wellformed.h"
#include "verify/sem/scalar/float.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Whether a leaf of the layout is a pointer; false for NULL. */
static bool holds_pointers(const pl_flat *flat) {
  for (uint32_t i = 0; flat && i < flat->num_leaves; i++)
    if (flat->leaves[i].is_pointer) return true;
  return false;
}

pl_sem_status pl_sem_select(pl_sem *sem, const pl_op *op) {
  assert(op->num_operands == 3 && op->num_results == 1);
  pl_terms *T = sem->world->T;
  uint32_t count = pl_sem_leaf_count(sem, op->results[0].type);
  uint32_t conditions = pl_sem_leaf_count(sem, pl_operand(op, 0)->type);
  if (count == UINT32_MAX || conditions == UINT32_MAX)
    return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  const pl_leaf *c = pl_sem_get(sem, pl_operand(op, 0)), *a = pl_sem_get(sem, pl_operand(op, 1)),
                *b = pl_sem_get(sem, pl_operand(op, 2));
  const pl_type *condition = pl_operand(op, 0)->type;
  bool per_lane = condition->kind == PL_TYPE_VECTOR && conditions == count;
  uint32_t flags = pl_sem_fast_flags(op);
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  if (sem->world->choices_apart && !per_lane && holds_pointers(flat)) {
    const pl_term *test = pl_sem_decided(sem, pl_bool_of_bv(T, c[0].value));
    if (test->op != PL_TERM_CONST) {
      sem->world->open_choice = test;
      return pl_sem_undecided(sem, "'%.*s': which of two pointers it gives", PL_STR_FMT(op->info->name));
    }
  }
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  for (uint32_t i = 0; i < count; i++) {
    pl_leaf cond = c[per_lane ? i : 0];
    const pl_term *test = pl_sem_decided(sem, pl_bool_of_bv(T, cond.value));
    out[i].value = pl_ite(T, test, a[i].value, b[i].value);
    out[i].poison = pl_sem_or_poison(sem, cond.poison, pl_ite(T, test, a[i].poison, b[i].poison));
    if (!flags) continue;
    out[i].poison = pl_sem_or_poison(sem, out[i].poison, pl_sem_fast_poison(sem, flags, &flat->leaves[i], out[i].value));
    out[i].value = pl_sem_either_zero(sem, flags, &flat->leaves[i], out[i]);
  }
  pl_sem_set(sem, &op->results[0], out);
  if (op->results[0].type->kind == PL_TYPE_MEMREF && sem->role == PL_ROLE_SOURCE) {
    const pl_type *type = op->results[0].type;
    if (pl_sem_is_wellformed(sem, type, a) && pl_sem_is_wellformed(sem, type, b))
      pl_sem_declare_wellformed(sem, type, out, false);
  }
  return PL_SEM_OK;
}
