/* mutants.h - verdicts on mutants of a lowering, made in memory: what judge-mutants asks of one of them after the other.
 *
 * A mutant whose change lies within the body of a function differs in that function alone: proofs of the others are relative to
 * it. Only the function and its C wrapper are judged then; else the whole module is.
 */
#ifndef PL_VERIFY_TOOLS_MUTANTS_H
#define PL_VERIFY_TOOLS_MUTANTS_H

#include "core/base/sink.h"
#include "verify/mutate/mutate.h"
#include "verify/tv/judge/tv.h"

typedef struct pl_mutants {
  const pl_source *source, *lowered; /* texts of a module and of a lowering that it has */
  pl_tv_options options;
} pl_mutants;

typedef enum pl_mutant_end {
  PL_MUTANT_INVALID,
  PL_MUTANT_NO_SITE,
  PL_MUTANT_ILL_FORMED, /* the checker refuses it: a defect of the operator, and no mutant */
  PL_MUTANT_REJECTED,   /* no function of the source is left in it: verify-lowering calls that bad input */
  PL_MUTANT_JUDGED,
} pl_mutant_end;

typedef struct pl_mutant_result {
  pl_mutant_end end;
  pl_verdict verdict;  /* the worst of what was judged: refuted, else unknown, else unsupported, else proved */
  bool contradiction;  /* proved, and then refuted by a run */
  bool claim;          /* unknown, and the mutant claims what the source does not */
  double milliseconds; /* of the verdicts */
  /* Texts, to be closed: the symbol that was changed and the change in words; of the verdict, if it is not proved, the symbol,
   * the obligation and the reason; the mutant, if it is not refuted. */
  pl_sink changed, change, symbol, obligation, reason, text;
  uint32_t line; /* of the lowering */
} pl_mutant_result;

/* Checks that both texts are valid modules and sets sites[m] (unless `sites` is NULL) to the number of sites of each operator;
 * false with diagnostics if one is not valid. */
bool pl_mutants_open(const pl_mutants *mutants, pl_diags *diags, uint32_t sites[PL_NUM_MUTATIONS]);
/* Makes the mutant at site `number` (from 0) of an operator, judges it, and sets *out, which the caller closes; out->end says if
 * there is no such site or the mutant is not judged. Both texts have to be valid modules. */
void pl_mutants_judge(const pl_mutants *mutants, pl_mutation mutation, uint32_t number, pl_mutant_result *out);
/* Frees the texts of a result. */
void pl_mutant_result_close(pl_mutant_result *result);

#endif
