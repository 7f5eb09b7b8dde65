/* volatile.h - volatile accesses, and executions that end with one. */
#ifndef PL_VERIFY_INTERP_COMPARE_VOLATILE_H
#define PL_VERIFY_INTERP_COMPARE_VOLATILE_H

#include "verify/interp/compare/comparer.h"

/* Whether both machines have made the same volatile accesses in the same order, with the same stored values: none left out,
 * added or moved. Order and values are looked at as far as the accesses are logged. (LLVM Language Reference, "Volatile Memory
 * Accesses".) False: the comparison is concluded. */
bool pl_same_volatile(pl_comparer *c);
/* Whether each byte of an incoming buffer that the lowering has changed was changed by the source as well, or may have any value
 * there, where execution ends with a volatile store: stores that the source makes after it, or never, may not come before it.
 * (LLVM Language Reference, "Volatile Memory Accesses".) False: the comparison is concluded. */
bool pl_changes_no_more(pl_comparer *c);
/* Looks, where the source has come to an llvm.unreachable after a volatile store after which execution may end, and has stored
 * nothing since, for a byte that it has changed and the lowering never changes, in an incoming buffer other than that of the
 * volatile store. True: there is one, and the comparison is concluded. False as well if choices of the source or different
 * numbers of volatile accesses may be the reason, or the lowering has stopped at a call. */
bool pl_drops_store(pl_comparer *c);

#endif
