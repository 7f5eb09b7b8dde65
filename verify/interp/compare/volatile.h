/* volatile.h - volatile accesses, and executions that end with one. */
#ifndef PL_VERIFY_INTERP_COMPARE_VOLATILE_H
#define PL_VERIFY_INTERP_COMPARE_VOLATILE_H

#include "verify/interp/compare/comparer.h"

/* Whether both machines have made the same volatile accesses in the same order: none left out, added or moved. (LLVM Language
 * Reference, "Volatile Memory Accesses".) False: the comparison is concluded. */
bool pl_same_volatile(pl_comparer *c);
/* Whether each byte from outside that the lowering has changed was changed by the source as well, where execution ends with a
 * volatile store: stores that the source makes after it, or never, may not come before it. (LLVM Language Reference, "Volatile
 * Memory Accesses".) False: the comparison is concluded. */
bool pl_changes_no_more(pl_comparer *c);
/* Concludes the comparison if the lowering never makes a store that the source makes before a volatile store after which
 * execution may end. True: concluded. */
bool pl_drops_store(pl_comparer *c);

#endif
