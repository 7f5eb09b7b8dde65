/* volatile.h - volatile accesses, and executions that end with one. */
#ifndef PL_VERIFY_INTERP_COMPARE_VOLATILE_H
#define PL_VERIFY_INTERP_COMPARE_VOLATILE_H

#include "verify/interp/compare/comparer.h"

/* Whether both machines have made the same volatile accesses in the same order, with the same stored values, as far as known:
 * none left out, added or moved. (LLVM Language Reference, "Volatile Memory Accesses".) False: the comparison is concluded. */
bool pl_same_volatile(pl_comparer *c);
/* Whether the lowering has changed no byte of an incoming buffer that the source has left as it was, where execution ends with
 * a volatile store: stores that the source makes after it, or never, may not come before it. (LLVM Language Reference,
 * "Volatile Memory Accesses".) False: the comparison is concluded. */
bool pl_changes_no_more(pl_comparer *c);
/* Looks, where the source has come to an llvm.unreachable after a volatile store with which execution may end, for a byte that
 * the source has changed before and that the lowering never changes. True: there is one, and the comparison is concluded;
 * false also if other reasons are possible. */
bool pl_drops_store(pl_comparer *c);

#endif
