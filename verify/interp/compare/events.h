/* events.h - source and lowering have stopped alike: compares what is seen there. */
#ifndef PL_VERIFY_INTERP_COMPARE_EVENTS_H
#define PL_VERIFY_INTERP_COMPARE_EVENTS_H

#include "verify/interp/compare/comparer.h"

/* At calls. False: concluded. */
bool pl_compare_call(pl_comparer *c);
/* These conclude. */
void pl_compare_return(pl_comparer *c);
/* Source and lowering end the program: compares the message printed, volatile accesses, frees and atomic stores. */
void pl_compare_abort(pl_comparer *c);
/* Execution ends with a volatile store in source and lowering: compares volatile accesses, frees and memory. */
void pl_compare_end(pl_comparer *c);

#endif
