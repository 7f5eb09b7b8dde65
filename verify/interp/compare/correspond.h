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

/* Whether the leaves of a value of the source's type correspond to the lowering's next leaves, which are consumed; false with
 * a mismatch. */
bool pl_correspond_value(pl_correspondence *c, const pl_type *type, const pl_scalar *source, const pl_scalar **lowered,
                         uint32_t *num_lowered);
/* If the number, which both machines pass or return, is an address in an object of the source and in one of the lowering that
 * have no counterparts so far, makes these two correspond if they can. */
void pl_correspond_address(pl_correspondence *c, const pl_scalar *number);
/* Whether all corresponding objects agree in lifetime, contents and which bytes were written, as far as that is visible; false
 * with a mismatch. */
bool pl_correspond_memory(pl_correspondence *c);
/* Whether the lowering has no more live heap objects without a counterpart than the source, descriptors of unranked memrefs
 * aside; false with a mismatch. */
bool pl_correspond_leaks(pl_correspondence *c);

#endif
