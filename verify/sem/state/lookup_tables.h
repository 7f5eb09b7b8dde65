/* lookup_tables.h - constant globals that only the lowering has, such as the tables that an optimiser makes. */
#ifndef PL_VERIFY_SEM_STATE_LOOKUP_TABLES_H
#define PL_VERIFY_SEM_STATE_LOOKUP_TABLES_H

#include "verify/sem/state/constant_global.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Notes that the path has named a global at address `base`: if it is a constant one that only the lowering has, it is added to
 * world->tables. */
void pl_sem_note_table(pl_sem *sem, pl_str name, const pl_term *base);
/* Sets *out to the scalar that the lowering reads at an address in a table that only it has; false if the address is in none,
 * or the table is read in another way. */
bool pl_sem_read_table(pl_sem *sem, const pl_term *address, const pl_flat *flat, pl_leaf *out);
/* Sets *base and *size (BV64) to those of the table that an address lies in; false if it lies in none. */
bool pl_sem_table_at(pl_sem_world *world, const pl_term *address, const pl_term **base, const pl_term **size);
/* The size of the table in bytes (BV64). */
const pl_term *pl_sem_table_size(pl_sem_world *world, const pl_sem_final *table);

#endif
