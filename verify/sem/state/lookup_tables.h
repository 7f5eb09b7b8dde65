/* lookup_tables.h - constant globals that only the lowering has, such as the tables that an optimiser makes. */
#ifndef PL_VERIFY_SEM_STATE_LOOKUP_TABLES_H
#define PL_VERIFY_SEM_STATE_LOOKUP_TABLES_H

#include "verify/sem/state/constant_global.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Adds the global at address `base`, which the path has named, to world->tables if it is a constant one that only the lowering
 * has, of scalars whose values are known, unless `base` is there. */
void pl_sem_note_table(pl_sem *sem, pl_str name, const pl_term *base);
/* Sets *out to the scalar of type `flat` that the lowering reads at an address computed from that of a table that only it has;
 * poison where no element begins there. False, with *out perhaps set, if the address is of no table, or the table can't be read
 * so. */
bool pl_sem_read_table(pl_sem *sem, const pl_term *address, const pl_flat *flat, pl_leaf *out);
/* Sets *base and *size (in bytes, BV64) to those of the table from whose address `address` is computed, in bounds or not; false
 * if there is none. */
bool pl_sem_table_at(pl_sem_world *world, const pl_term *address, const pl_term **base, const pl_term **size);
/* The size of the table in bytes (BV64). */
const pl_term *pl_sem_table_size(pl_sem_world *world, const pl_sem_final *table);

#endif
