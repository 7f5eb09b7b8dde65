/* volatile.h - volatile accesses, and executions that end with one. */
#ifndef PL_VERIFY_INTERP_COMPARE_VOLATILE_H
#define PL_VERIFY_INTERP_COMPARE_VOLATILE_H

#include "verify/interp/compare/comparer.h"

/* The volatile accesses so far are the same, in the same order. False: concluded. */
bool pl_same_volatile(pl_comparer *c);
/* The lowering has changed nothing that came from outside and that the source has not changed. False: concluded. */
bool pl_changes_no_more(pl_comparer *c);
/* Concludes if the lowering never makes a store that the source makes before a volatile store after which execution may end.
 * True: concluded. */
bool pl_drops_store(pl_comparer *c);

#endif
