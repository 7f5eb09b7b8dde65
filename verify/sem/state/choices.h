/* choices.h - what the source may leave open: the rows of choices.def. The lowering chooses first, and the source may choose
 * the same. */
#ifndef PL_VERIFY_SEM_STATE_CHOICES_H
#define PL_VERIFY_SEM_STATE_CHOICES_H

#include "verify/sem/state/state.h"

typedef enum pl_sem_choice {
#define CHOICE(enumerator, name, what, sentence) PL_CHOICE_##enumerator,
#include "verify/sem/state/choices.def"
#undef CHOICE
  PL_NUM_CHOICES
} pl_sem_choice;

/* The name of the choice in reports. */
const char *pl_sem_choice_name(pl_sem_choice choice);
/* What is chosen, and the sentence of the documentation that leaves it open. */
const char *pl_sem_choice_text(pl_sem_choice choice);

/* Records, for reports, that the source has made a choice that depends on the lowering's. Does nothing in the lowering. */
void pl_sem_chose(pl_sem *sem, pl_sem_choice choice);

#endif
