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

/* Whether a function has an attribute arg_attrs, memory_effects, passthrough, will_return or noreturn. If not, it promises
 * nothing, and pl_promises_of must not be called. */
bool pl_may_promise(const pl_op *lowered);
/* What `lowered` promises, in the arena; NULL if it is nothing. `returned`, `noreturn` and `willreturn` count if the source does
 * not have them. Claims about memory (llvm.readonly, llvm.writeonly and llvm.readnone of arguments, memory_effects of the
 * function) all count if the source is an llvm.func; else those of an argument that the source's argument does not have, and
 * those of the function if the source has no memory effects and no readnone. origin[i] is the source's argument that argument i
 * came from. `source` may be the function itself. */
const pl_promises *pl_promises_of(pl_arena *arena, const pl_op *source, const pl_op *lowered, const uint32_t *origin);
/* Whether a load or store (`is_store`) through `pointer`, to an object that is number `object`, satisfies what m->promises (NULL:
 * none) say of the argument that the pointer comes from and of incoming objects and globals that are not constant. If not, it is
 * undefined behavior, and the machine has stopped. True if `object` is 0. */
bool pl_keeps_promises(pl_machine *m, const pl_op *op, const pl_scalar *pointer, uint32_t object, bool is_store);
/* Whether a return of these values satisfies m->promises (NULL: none): the function may return, and a single value equals the
 * argument that is claimed to be returned, unless one of the two is poison or undef or their widths differ. If not, it is
 * undefined behavior, and the machine has stopped. True for a return from any but the outermost frame. */
bool pl_may_return(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count);

#endif
