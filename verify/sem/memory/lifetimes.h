/* lifetimes.h - when objects are alive. */
#ifndef PL_VERIFY_SEM_MEMORY_LIFETIMES_H
#define PL_VERIFY_SEM_MEMORY_LIFETIMES_H

#include "verify/sem/state/state.h"

/* Begins a new lifetime of the object, unless its last one has not ended, and notes what is freed by now (freed_before); the
 * caller sets `alive`. */
void pl_sem_begin_life(pl_sem *sem, pl_sem_object *object);
/* Ends the last lifetime of the object at the next tick of the world's clock, unless it has ended or there is none; the caller
 * sets `alive`. */
void pl_sem_end_life(pl_sem *sem, pl_sem_object *object);
/* Whether a lifetime of the one object overlaps one of the other, both of the source or both of the lowering; false if one has
 * had none. */
bool pl_sem_lived_together(const pl_sem_object *a, const pl_sem_object *b);
/* Whether each pointer that the MEM_FREE chain `others` frees is freed in `chain`. */
bool pl_sem_frees_contain(const pl_term *chain, const pl_term *others);
/* Whether the lowering's object is seen to be able to have the address of an object that is alive in the source now: when it was
 * made, the lowering had freed a pointer that the source has not. False where the frees can't be compared. */
bool pl_sem_may_overlap_living(const pl_sem *source, const pl_sem_object *lowered);

#endif
