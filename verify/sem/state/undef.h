/* undef.h - leaves that are undef as a whole, or one of some values that were computed from undef. */
#ifndef PL_VERIFY_SEM_STATE_UNDEF_H
#define PL_VERIFY_SEM_STATE_UNDEF_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Whether the poison of a leaf says that it may be undef, as a whole or in part. */
bool pl_sem_may_be_undef(const pl_sem_world *world, const pl_term *poison);
/* Whether a symbol of `wanted` occurs in the term; NULL: a symbol of undef. */
bool pl_sem_mentions(const pl_sem_world *world, const pl_term *term, const pl_map *wanted);
/* The term with `by` in the place of each symbol of undef; `partly`: only of those that are one of some values. */
const pl_term *pl_sem_replace_undef(pl_sem *sem, const pl_term *term, const pl_term *by, bool partly);
/* The symbol under which a leaf that is computed from undef counts as poison: one for each operation and its parts. */
const pl_term *pl_sem_undef_symbol(pl_sem *sem, const char *what, const pl_term *const *parts, uint32_t count);
/* A leaf that was loaded, with the poison that it has by what of its bytes is undef. */
pl_leaf pl_sem_loaded_undef(pl_sem *sem, const pl_term *mem, const pl_term *address, uint32_t bytes, pl_leaf leaf);
/* A condition or a poison of the source, which has chosen a value for each leaf that is one of some. */
const pl_term *pl_sem_chosen_undef(pl_sem *sem, const pl_term *condition);

#endif
