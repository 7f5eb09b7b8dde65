/* cover.h - which inputs to keep so that everything stays covered.
 *
 * Method: the greedy algorithm for weighted set cover (V. Chvatal, "A Greedy Heuristic for the Set-Covering Problem", 1979), with
 * gains computed anew only when they are looked at; then what the others cover as well goes again, the heaviest first.
 */
#ifndef PL_FUZZ_MINIMIZE_COVER_H
#define PL_FUZZ_MINIMIZE_COVER_H

#include "fuzz/minimize/features.h"

typedef struct pl_cover_input {
  const pl_feature_list *list;
  uint64_t weight; /* not 0 */
  bool wanted;     /* it is kept whatever it covers */
  bool shut_out;   /* it is not asked */
} pl_cover_input;

typedef struct pl_cover {
  PL_VEC(uint32_t) kept; /* in the order in which they were chosen */
} pl_cover;

/* Chooses among the inputs that are not shut out some that together cover all features below `total` that these have, or only
 * those with `wanted[feature]` if `wanted` is not NULL; keeps each that is marked as wanted. Sets *cover, which the caller frees.
 * Deterministic: equal inputs in the same order give the same cover. */
void pl_cover_choose(const pl_cover_input *inputs, size_t count, uint64_t total, const bool *wanted, pl_cover *cover);
/* Frees the list. */
void pl_cover_free(pl_cover *cover);

#endif
