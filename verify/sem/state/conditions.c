/* conditions.c - conditions for operations to be defined, and what is decided on this path. */
#include "verify/sem/state/conditions.h"

#include <assert.h>

#include "verify/sem/state/leaves.h"
#include "verify/sem/state/undef.h"

void pl_sem_require(pl_sem *sem, pl_condition_kind kind, const pl_op *op, const pl_term *holds) {
  assert(kind != PL_CONDITION_INVALID && pl_term_is_bool(holds));
  if (pl_term_is_true(holds)) {
    sem->trivial++;
    return;
  }
  /* branching on it is undefined; elsewhere the source has chosen its value */
  if (kind != PL_CONDITION_BRANCH) holds = pl_sem_chosen_undef(sem, holds);
  pl_condition condition = {kind, holds, op, sem->stretch};
  pl_vec_push(&sem->conditions, condition);
}

const pl_term *pl_sem_decided(const pl_sem *sem, const pl_term *condition) {
  assert(pl_term_is_bool(condition));
  for (size_t i = 0; i < sem->decided.len; i++) {
    if (sem->decided.data[i] == condition) return pl_bool(sem->world->T, true);
    if (sem->decided.data[i] == pl_not(sem->world->T, condition)) return pl_bool(sem->world->T, false);
  }
  return condition;
}

void pl_sem_decide(pl_sem *sem, const pl_term *condition, bool holds) {
  assert(pl_term_is_bool(condition));
  pl_terms *T = sem->world->T;
  pl_map known = {0};
  const pl_term *decided = holds ? condition : pl_not(T, condition);
  pl_vec_push(&sem->decided, decided);
  pl_map_set_ptr(&known, condition, pl_bool(T, holds));
  for (uint32_t i = 0; i < sem->num_values; i++) {
    const pl_flat *flat = sem->env[i] && sem->values[i] ? pl_layout_flatten(sem->world->layout, sem->values[i]->type) : NULL;
    pl_leaf *out = flat ? pl_sem_new_leaves(sem, flat->num_leaves) : NULL;
    for (uint32_t k = 0; flat && k < flat->num_leaves; k++) {
      out[k] = sem->env[i][k];
      if (out[k].value) out[k].value = pl_term_rewrite(T, out[k].value, &known);
      if (out[k].poison) out[k].poison = pl_term_rewrite(T, out[k].poison, &known);
    }
    if (out) sem->env[i] = out;
  }
  for (size_t i = 0; i < sem->objects.len; i++) {
    pl_sem_object *object = &sem->objects.data[i];
    object->mem = pl_term_rewrite(T, object->mem, &known);
  }
  for (size_t i = 0; i < sem->wellformed.len; i++)
    sem->wellformed.data[i] = pl_term_rewrite(T, sem->wellformed.data[i], &known);
  sem->mem = pl_term_rewrite(T, sem->mem, &known);
  sem->frees = pl_term_rewrite(T, sem->frees, &known);
  sem->ended = pl_term_rewrite(T, sem->ended, &known);
  pl_map_free(&known);
}
