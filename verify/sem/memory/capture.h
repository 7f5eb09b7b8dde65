/* capture.h - which new objects a value gives access to, and of whose address it reveals something. */
#ifndef PL_VERIFY_SEM_MEMORY_CAPTURE_H
#define PL_VERIFY_SEM_MEMORY_CAPTURE_H

#include "verify/sem/state/state.h"

typedef void pl_base_visitor(void *user, const pl_term *base);
/* Visits the base of each new object, of source or lowering, that a value or the contents of a memory may give access to; a base
 * may be visited several times. Conditions (BOOL) in the value give no access. */
void pl_sem_reach(pl_sem_world *world, const pl_term *value, pl_base_visitor *visit, void *user);
/* Visits the bases of those new objects whose address the value reveals something of, also by a comparison whose outcome is not
 * determined. */
void pl_sem_reveal(pl_sem_world *world, const pl_term *value, pl_base_visitor *visit, void *user);
/* Visits the bases of those new objects whose address the summands of `pointer` other than known pointers reveal (see
 * pl_sem_reveal); none if it is itself a known pointer. */
void pl_sem_reveal_index(pl_sem_world *world, const pl_term *pointer, pl_base_visitor *visit, void *user);
/* Whether the value reveals something of the address of an object of this path that has not escaped, or the path that was taken
 * depends on that of one (`decides`). */
bool pl_sem_reveals_new(pl_sem *sem, const pl_term *value);
/* If `mem` is shared memory: makes the objects that a value about to be stored there gives access to escape, and those that their
 * contents give access to; their contents move to shared memory. Else does nothing. */
void pl_sem_escape(pl_sem *sem, const pl_term *const *mem, const pl_term *value);

#endif
