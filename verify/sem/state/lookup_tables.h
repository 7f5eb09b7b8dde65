/* lookup_tables.h - constant globals that only the lowering has, such as the tables that an optimiser makes. */
#ifndef PL_VERIFY_SEM_STATE_LOOKUP_TABLES_H
#define PL_VERIFY_SEM_STATE_LOOKUP_TABLES_H

#include "verify/sem/state/constant_global.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* The lowering has named a global, which may be such a table. */
void pl_sem_note_table(pl_sem *sem, pl_str name, const pl_term *base);
/* The scalar that the lowering reads from such a table. False: the address is in none, or is read in another way. */
bool pl_sem_read_table(pl_sem *sem, const pl_term *address, const pl_flat *flat, pl_leaf *out);
/* The table that an address lies in: *base and *size (BV64). False: none. */
bool pl_sem_table_at(pl_sem_world *world, const pl_term *address, const pl_term **base, const pl_term **size);
/* In bytes (BV64). */
const pl_term *pl_sem_table_size(pl_sem_world *world, const pl_sem_final *table);

#endif
