/* wellformed.h - memrefs of the source that are known to be well-formed: all elements lie in one object, and so on. */
#ifndef PL_VERIFY_SEM_MEMORY_WELLFORMED_H
#define PL_VERIFY_SEM_MEMORY_WELLFORMED_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Declares a memref, which may be unranked, well-formed on this path from here on; the caller answers for it. `by_assumption`:
 * only if memrefs are assumed to be in objects (world->memref_in_object). Does nothing for a rank above PL_SEM_MAX_RANK. */
void pl_sem_declare_wellformed(pl_sem *sem, const pl_type *type, const pl_leaf *leaves, bool by_assumption);
/* Whether the memref is known to be well-formed on this path: declared so, or unranked and in an object of this path that holds a
 * well-formed descriptor. */
bool pl_sem_is_wellformed(pl_sem *sem, const pl_type *type, const pl_leaf *leaves);
/* Notes that the source stores a value or passes it to a callee, so that it may be loaded later: memrefs that are loaded count as
 * well-formed only as long as all that were stored are (sem->odd_memrefs, odd_sizes). Does nothing in the lowering, for other
 * types and for well-formed memrefs. */
void pl_sem_note_put(pl_sem *sem, const pl_type *type, const pl_leaf *leaves);

#endif
