/* match.h - the first difference of two operations with all that is in them. */
#ifndef PL_VERIFY_COMPARE_MATCH_H
#define PL_VERIFY_COMPARE_MATCH_H

#include "core/ir/op.h"

/* Zero-initialised is none. The caller closes the sink. */
typedef struct pl_difference {
  const pl_op *first, *second; /* the operations that differ; NULL: the other one has no counterpart */
  pl_sink what;
} pl_difference;

/* Whether the operations are the same: with what they hold, and up to what has no meaning. Of one context; the numbers of their
 * values and blocks are changed. */
bool pl_compare_match(pl_op *first, pl_op *second, pl_difference *out);
/* Whether two dictionaries (NULL: empty) of operations of that name are the same but for flags; else what differs is written. */
bool pl_compare_attrs(const pl_op *first, const pl_op *second, pl_sink *what);

#endif
