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

/* Whether the function has an attribute from which pl_promises_of could read a promise. If not, it promises nothing, and
 * pl_promises_of must not be called. */
bool pl_may_promise(const pl_op *lowered);
/* What the function `lowered` promises to do that is to be checked where it stands for `source`, which may be the function
 * itself, in the arena; NULL if nothing. origin[i] is the number of the source's argument that argument i came from. */
const pl_promises *pl_promises_of(pl_arena *arena, const pl_op *source, const pl_op *lowered, const uint32_t *origin);
/* Whether a load or store (`is_store`) through `pointer` of object number `object` (0: none) is allowed by m->promises (NULL:
 * none). If not, the machine has stopped with undefined behavior. */
bool pl_keeps_promises(pl_machine *m, const pl_op *op, const pl_scalar *pointer, uint32_t object, bool is_store);
/* Whether m->promises (NULL: none) allow the outermost function to return these values; always true for inner frames. If not, the
 * machine has stopped with undefined behavior. */
bool pl_may_return(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count);

#endif
