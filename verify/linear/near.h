/* near.h - of many rows those that hang together with some unknowns, few enough for the simplex method. */
#ifndef PL_VERIFY_LINEAR_NEAR_H
#define PL_VERIFY_LINEAR_NEAR_H

#include "verify/linear/ranges.h"

typedef PL_VEC(uint32_t) pl_row_numbers;

/* Appends to `out` the numbers of at most `most` rows that share unknowns with those for which `reached` is set, or with each
 * other: first those that add the fewest unknowns, which are reached then. Rows of one unknown and rows that the ranges imply are
 * left out, as ranges say what they do. `reached` has an entry for each unknown. */
void pl_near_rows(const pl_ranges *r, bool *reached, size_t most, pl_row_numbers *out);

#endif
