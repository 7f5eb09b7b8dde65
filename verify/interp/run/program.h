/* program.h - runs a whole program, which prints. */
#ifndef PL_VERIFY_INTERP_RUN_PROGRAM_H
#define PL_VERIFY_INTERP_RUN_PROGRAM_H

#include "verify/interp/machine/options.h"

typedef enum pl_program_end {
  PL_PROGRAM_INVALID,
  PL_PROGRAM_RETURNED,
  PL_PROGRAM_ABORTED,   /* an assertion failed, or abort was called */
  PL_PROGRAM_UNDEFINED, /* `why`, `op` */
  PL_PROGRAM_LIMIT,     /* max_steps, memory, depth of calls: `why` */
  PL_PROGRAM_ENDLESS,   /* it certainly runs for ever */
  PL_PROGRAM_UNSUPPORTED,
} pl_program_end;

typedef struct pl_program_result {
  pl_program_end end;
  const char *why;     /* one sentence; "" for RETURNED and ABORTED */
  const pl_op *op;     /* where it ended, may be NULL */
  const char *output;  /* what it printed */
  const char *results; /* RETURNED: the scalars of the results, separated by blanks */
  uint64_t steps;      /* ops that were run */
} pl_program_result;

/* Runs a function without arguments, of either dialect or half lowered, and the functions that it calls, as pl_call_program does.
 * The result says how it ended; its texts live in `arena`. */
pl_program_result pl_interp_program(pl_arena *arena, const pl_op *module, const pl_op *func, const pl_interp_options *options);

#endif
