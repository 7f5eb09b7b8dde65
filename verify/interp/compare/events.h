/* events.h - source and lowering have stopped alike: compares what is seen there. */
#ifndef PL_VERIFY_INTERP_COMPARE_EVENTS_H
#define PL_VERIFY_INTERP_COMPARE_EVENTS_H

#include "verify/interp/compare/comparer.h"

/* Compares callees, arguments and, where that matters, memory of the calls at which both machines have stopped, and takes
 * account of what is known of the callee. False: the comparison is concluded. */
bool pl_compare_call(pl_comparer *c);
/* Compares atomic updates, volatile accesses, results (unless they are unused), memory and leaks where both machines have
 * returned, and concludes the comparison. */
void pl_compare_return(pl_comparer *c);
/* Compares the message printed, volatile accesses, frees and atomic stores where both machines end the program, and concludes
 * the comparison. */
void pl_compare_abort(pl_comparer *c);
/* Compares volatile accesses, frees and memory where execution ends with a volatile store in both machines, and concludes the
 * comparison. */
void pl_compare_end(pl_comparer *c);

#endif
