/* choices.c - the table choices.def: what the source may leave to the lowering. */
#include "verify/sem/state/choices.h"

#include <assert.h>

static const struct {
  const char *name, *text;
} table[PL_NUM_CHOICES] = {
#define CHOICE(enumerator, name, what, sentence) [PL_CHOICE_##enumerator] = {name, what ": " sentence},

#include "verify/sem/state/choices.def"
#undef CHOICE
};

const char *pl_sem_choice_name(pl_sem_choice choice) {
  assert(choice < PL_NUM_CHOICES);
  return table[choice].name;
}

const char *pl_sem_choice_text(pl_sem_choice choice) {
  assert(choice < PL_NUM_CHOICES);
  return table[choice].text;
}

void pl_sem_chose(pl_sem *sem, pl_sem_choice choice) {
  assert(choice < PL_NUM_CHOICES);
  if (sem->role == PL_ROLE_SOURCE) sem->world->choices |= UINT32_C(1) << choice;
}
