/* pure_calls.h - calls without side effects, which are no events. */
#ifndef PL_VERIFY_INTERP_OPS_PURE_CALLS_H
#define PL_VERIFY_INTERP_OPS_PURE_CALLS_H

#include "verify/interp/machine/machine.h"

/* Answers a call that is no event because it has no side effects: draws its result, or repeats that of an equal call that has
 * returned. True if it is answered or the machine has stopped; false if it can't be answered here. */
bool pl_answer_pure_call(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t count);
/* Whether the machine remembers calls that have returned, or will remember the one that it has stopped at. */
bool pl_remembers_calls(const pl_machine *m);
/* Notes that the call at which the machine has stopped is answered with these results: keeps them if the callee's attributes say
 * that an equal call later has no side effect, else counts the call in m->num_changing_calls. */
void pl_note_returned_call(pl_machine *m, const pl_scalar *results, uint32_t count);

#endif
