/* symbols.h - the addresses of functions and globals. */
#ifndef PL_VERIFY_SEM_STATE_SYMBOLS_H
#define PL_VERIFY_SEM_STATE_SYMBOLS_H

#include "verify/sem/state/world.h"

/* The address of a function or global of that name: one symbol for source and lowering, whose root becomes shared memory (see
 * roots.h). */
const pl_term *pl_sem_symbol_address(pl_sem_world *world, pl_str name);
/* Whether the term is the address of a function or global, by its form: a symbol whose name begins with `@`. */
bool pl_sem_is_symbol_address(const pl_term *term);
/* Adds as axioms what is known of the address of the function or global of that name, such as that it is not null. */
void pl_sem_describe_symbol(pl_sem_world *world, pl_str name, const pl_term *address);
/* Adds as axioms what is known of all addresses of functions and globals in a term (see pl_sem_describe_symbol). */
void pl_sem_describe_addresses(pl_sem_world *world, const pl_term *term);

#endif
