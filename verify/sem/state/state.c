/* state.c - the state of execution on one path: made, forked, freed. */
#include "verify/sem/state/state.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

pl_sem *pl_sem_new(pl_sem_world *world, pl_role role, uint32_t num_values, const pl_term *mem) {
  assert(world && pl_term_is_memory(mem));
  pl_sem *sem = pl_xmalloc(sizeof *sem);
  *sem = (pl_sem){.world = world, .role = role, .num_values = num_values, .mem = mem, .frees = mem, .ended = mem};
  sem->serial = ++world->next_serial;
  sem->env = pl_xmalloc((num_values + 1) * sizeof *sem->env);
  sem->values = pl_xmalloc((num_values + 1) * sizeof *sem->values);
  for (uint32_t i = 0; i < num_values; i++) {
    sem->env[i] = NULL;
    sem->values[i] = NULL;
  }
  return sem;
}

#define COPY_VEC(to, from, field)                                                                                                \
  do {                                                                                                                           \
    (to)->field.data = NULL;                                                                                                     \
    (to)->field.cap = (to)->field.len = 0;                                                                                       \
    for (size_t i_ = 0; i_ < (from)->field.len; i_++)                                                                            \
      pl_vec_push(&(to)->field, (from)->field.data[i_]);                                                                         \
  } while (0)

pl_sem *pl_sem_fork(const pl_sem *sem) {
  assert(sem && sem->world);
  pl_sem *copy = pl_xmalloc(sizeof *copy);
  *copy = *sem;
  copy->serial = ++sem->world->next_serial;
  copy->env = pl_xmalloc((sem->num_values + 1) * sizeof *copy->env);
  memcpy(copy->env, sem->env, sem->num_values * sizeof *copy->env);
  copy->values = pl_xmalloc((sem->num_values + 1) * sizeof *copy->values);
  memcpy(copy->values, sem->values, sem->num_values * sizeof *copy->values);
  COPY_VEC(copy, sem, objects);
  COPY_VEC(copy, sem, conditions);
  COPY_VEC(copy, sem, accesses);
  COPY_VEC(copy, sem, calls);
  COPY_VEC(copy, sem, claimed);
  COPY_VEC(copy, sem, seeds);
  COPY_VEC(copy, sem, views);
  COPY_VEC(copy, sem, ordered);
  COPY_VEC(copy, sem, wellformed);
  COPY_VEC(copy, sem, floats);
  COPY_VEC(copy, sem, decided);
  return copy;
}

void pl_sem_free(pl_sem *sem) {
  if (!sem) return;
  free(sem->env);
  free(sem->values);
  pl_vec_free(&sem->objects);
  pl_vec_free(&sem->conditions);
  pl_vec_free(&sem->accesses);
  pl_vec_free(&sem->calls);
  pl_vec_free(&sem->claimed);
  pl_vec_free(&sem->seeds);
  pl_vec_free(&sem->views);
  pl_vec_free(&sem->ordered);
  pl_vec_free(&sem->wellformed);
  pl_vec_free(&sem->floats);
  pl_vec_free(&sem->decided);
  free(sem);
}
