/* match.h - the first difference of two operations with all that is in them. */
#ifndef PL_VERIFY_COMPARE_MATCH_H
#define PL_VERIFY_COMPARE_MATCH_H

#include "core/ir/op.h"

/* Zero-initialised is none. The caller closes the sink. */
typedef struct pl_difference {
  const pl_op *first, *second; /* the operations that differ; NULL: the other one has no counterpart */
  pl_sink what;
} pl_difference;

/* Whether two operations, with all that they hold, are the same up to differences without meaning, and `second` has all
 * overflow and no-wrap flags of `first`; else *out gets the first difference, a missing flag only if there is no other. Both
 * are of one context; the numbers of their values and blocks are overwritten. */
bool pl_compare_match(pl_op *first, pl_op *second, pl_difference *out);
/* Whether two operations of the same name have the same attributes, defaults included, overflow and no-wrap flags aside; else
 * appends the first difference to `what`. */
bool pl_compare_attrs(const pl_op *first, const pl_op *second, pl_sink *what);

#endif
