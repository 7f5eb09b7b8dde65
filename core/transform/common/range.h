/* range.h - what is known of the least and the greatest value of a number of type index. Called by passes that choose a form by
 * it.
 *
 * A range holds for every width of index of 32 bits or more: it ends at numbers that each of them has, or is open.
 */
#ifndef PL_CORE_TRANSFORM_COMMON_RANGE_H
#define PL_CORE_TRANSFORM_COMMON_RANGE_H

#include "core/ir/attr.h"
#include "core/ir/op.h"

/* Both ends are included. INT64_MIN below: nothing is known; INT64_MAX above: whatever the width of index lets be. */
typedef struct pl_range {
  int64_t low, high;
} pl_range;

/* The range of an affine expression over values, as far as it follows from a limited number of other values. */
pl_range pl_range_of_affine(const pl_affine *e, pl_value *const *dims, pl_value *const *symbols);
/* Whether the range has a lower bound, so that the value can't be the least number of its type. */
bool pl_range_has_low(pl_range range);

#endif
