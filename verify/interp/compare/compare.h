/* compare.h - one run of source and lowering.
 *
 * What a difference means may depend on more runs than one (runs.c): the source may have other choices, another thread may come.
 */
#ifndef PL_VERIFY_INTERP_COMPARE_COMPARE_H
#define PL_VERIFY_INTERP_COMPARE_COMPARE_H

#include "verify/interp/compare/comparison.h"
#include "verify/interp/machine/machine.h"
#include "verify/interp/machine/threads.h"

typedef struct pl_subject {
  const pl_op *source_func, *lowered_func;
  const pl_inputs *inputs;
  const pl_interp_options *options;
} pl_subject;

typedef struct pl_circumstances {
  uint32_t other_choices;                         /* as in pl_run */
  const pl_meeting *source_meets, *lowered_meets; /* NULL, both: no other thread */
  uint64_t passed_over, claim_order, ends_at;     /* as in pl_machine */
  uint32_t places;                                /* as in pl_machine */
  pl_parallel_order source_order, lowered_order;  /* of parallel loops */
  uint64_t signs;                                 /* as in pl_machine */
  uint32_t moved;                                 /* as in pl_machine, and where to: */
  uint64_t moved_to;
  bool shares;                /* as in pl_memory, of the source */
  uint32_t known, known_from; /* callees know the source's allocation `known`, from 1, from call number `known_from` on, from 0 */
} pl_circumstances;

/* Whether a freeze of the source chose a value: a difference may be due to that. It is not if the lowering has poison or is
 * undefined whatever the source chooses, which takes more runs to see. */
typedef enum pl_chosen { PL_NOTHING_CHOSEN, PL_CHOSE, PL_CHOSE_AND_POISON } pl_chosen;

typedef struct pl_observed {
  pl_chosen chose;
  pl_others others; /* of the source */
  uint32_t lowered_moments;
  uint64_t num_may_end;                   /* as in pl_machine, of the source */
  uint32_t num_allocations, loose_claims; /* as in pl_machine */
  uint32_t num_signs;                     /* as in pl_machine */
  uint32_t num_calls;                     /* that both have made, and that were answered */
  uint64_t exposed;                       /* as in pl_machine, of the source */
  bool misplaced;                         /* as in pl_machine */
  bool source_parallel, lowered_parallel; /* iterations were run that may come in another order */
} pl_observed;

/* Whether source and lowering are seen to differ once callees know the address of an allocation that was converted to an
 * integer and on which earlier calls depend; *found is then that comparison. */
bool pl_differs_with_known_address(pl_arena *arena, const pl_subject *subject, const pl_observed *observed, pl_comparison *found);

/* Compares one run of source and lowering as pl_interp_compare does, under the given circumstances; *observed gets what else
 * was seen. */
pl_comparison pl_compare_once(pl_arena *arena, const pl_subject *subject, const pl_circumstances *how, pl_observed *observed);

#endif
