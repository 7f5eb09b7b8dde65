/* promises.h - what a function claims to do, held against what it does. */
#ifndef PL_VERIFY_INTERP_MACHINE_PROMISES_H
#define PL_VERIFY_INTERP_MACHINE_PROMISES_H

#include "verify/interp/machine/machine.h"

typedef enum pl_promise { PL_PROMISE_NO_READ = 1, PL_PROMISE_NO_WRITE = 2 } pl_promise;

typedef struct pl_promises {
  const uint8_t *arguments; /* sets of pl_promise by argument */
  uint32_t returned;        /* the argument that it returns, counted from 1; 0: none */
  bool never_returns, returns;
  bool reads_nothing, writes_nothing; /* of memory that the caller may see */
} pl_promises;

/* Whether a function has attributes that may promise something. Most have none, so that this avoids the work. */
bool pl_may_promise(const pl_op *lowered);
/* What `lowered` promises: of memory all that it claims if the source is of the llvm dialect, else only what the source does not
 * claim; of termination what the source does not claim. origin[i] is the source's argument that argument i came from. `source`
 * may be the function itself. NULL if it promises nothing. */
const pl_promises *pl_promises_of(pl_arena *arena, const pl_op *source, const pl_op *lowered, const uint32_t *origin);
/* Whether an access that is otherwise well defined satisfies the promises. If not, it is undefined behavior, and the machine has
 * stopped. */
bool pl_keeps_promises(pl_machine *m, const pl_op *op, const pl_scalar *pointer, uint32_t object, bool is_store);
/* Whether a return of these values satisfies the promises. If not, it is undefined behavior, and the machine has stopped. */
bool pl_may_return(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count);

#endif
