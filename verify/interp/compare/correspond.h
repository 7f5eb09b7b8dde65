/* correspond.h - when values and memories of source and lowering correspond.
 *
 * Objects of the inputs and globals of one name correspond from the start. A new object of the source is matched with one of the
 * lowering when a pointer to it is compared for the first time; from then on its lifetime and its contents have to agree.
 */
#ifndef PL_VERIFY_INTERP_COMPARE_CORRESPOND_H
#define PL_VERIFY_INTERP_COMPARE_CORRESPOND_H

#include "verify/interp/machine/machine.h"

typedef struct pl_mismatch {
  const char *rule;                         /* "return-value", "poison", "lifetime", "memory" ...; NULL: the caller's own rule */
  const char *what;                         /* half a sentence */
  const char *source_value, *lowered_value; /* the two values, where it is values that differ; else NULL */
  bool hidden;                              /* what comes after shows it, or another thread: not this run */
  bool incomparable;                        /* the source itself has nothing there that could be compared */
} pl_mismatch;

typedef struct pl_correspondence {
  pl_run *run;
  pl_machine *source, *lowered;
  bool at_call;   /* where a callee is about to run: what it can't reach does not count */
  bool at_return; /* results of a function: descriptors of unranked memrefs have to be on the heap */
  pl_mismatch mismatch;
} pl_correspondence;

/* Leaves of a value of the source's type against the lowering's leaves, which are consumed. False and `mismatch` if they do not
 * correspond. */
bool pl_correspond_value(pl_correspondence *c, const pl_type *type, const pl_scalar *ours, const pl_scalar **theirs,
                         uint32_t *num_theirs);
/* A number that both pass or return: where it is the address of an object that each made, these correspond. */
void pl_correspond_address(pl_correspondence *c, const pl_scalar *number);
/* The corresponding objects' lives and contents. */
bool pl_correspond_memory(pl_correspondence *c);
/* New heap objects that are still alive and match nothing: the lowering may not have more of them than the source. */
bool pl_correspond_leaks(pl_correspondence *c);

#endif
