/* explain.h - explains a difference by the accesses before it. */
#ifndef PL_VERIFY_INTERP_COMPARE_EXPLAIN_H
#define PL_VERIFY_INTERP_COMPARE_EXPLAIN_H

#include "verify/interp/compare/comparer.h"

/* Makes the first pair of accesses that differ the explanation of a difference that the comparison has ended with, if there is
 * one. */
void pl_explain(pl_comparer *c);
/* Whether the source has stored where it has a load with `!invariant.load`. */
bool pl_changed_invariant(const pl_comparer *c);
/* Whether two accesses have the same values, as far as those of the first are defined. Accesses with different numbers of values
 * count as equal. */
bool pl_same_values(const pl_access *a, const pl_access *b);

#endif
