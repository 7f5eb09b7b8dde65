/* undef.h - leaves that are undef as a whole, or one of some values that were computed from undef. */
#ifndef PL_VERIFY_SEM_STATE_UNDEF_H
#define PL_VERIFY_SEM_STATE_UNDEF_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Whether a symbol of undef occurs in the poison of a leaf, so that the leaf may be undef, as a whole or in part. */
bool pl_sem_may_be_undef(const pl_sem_world *world, const pl_term *poison);
/* Whether a symbol that is a key of `wanted`, or, if that is NULL, a symbol of undef as a whole or in part, occurs in the term.
 */
bool pl_sem_mentions(const pl_sem_world *world, const pl_term *term, const pl_map *wanted);
/* The term with each symbol of undef replaced by `by`; `partly`: only the symbols of leaves that are one of some values, not
 * that of undef as a whole. */
const pl_term *pl_sem_replace_undef(pl_sem *sem, const pl_term *term, const pl_term *by, bool partly);
/* The symbol (BOOL) under which a leaf that is computed from undef by the operation `what` on these parts counts as poison: the
 * same one for equal operations and parts. A new one is added to world->partly_undef. */
const pl_term *pl_sem_undef_symbol(pl_sem *sem, const char *what, const pl_term *const *parts, uint32_t count);
/* The leaf that was loaded from `bytes` bytes at `address` in `mem`, with the poison that it has if the memory is not written
 * or its bytes may be undef (see undef.c); unchanged in other cases. */
pl_leaf pl_sem_loaded_undef(pl_sem *sem, const pl_term *mem, const pl_term *address, uint32_t bytes, pl_leaf leaf);
/* The condition with the undef symbols of leaves that are one of some values replaced by false in the source, which has chosen
 * a value for each; unchanged in the lowering. */
const pl_term *pl_sem_chosen_undef(pl_sem *sem, const pl_term *condition);

#endif
