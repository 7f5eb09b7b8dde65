/* explain.h - explains a difference by the accesses before it. */
#ifndef PL_VERIFY_INTERP_COMPARE_EXPLAIN_H
#define PL_VERIFY_INTERP_COMPARE_EXPLAIN_H

#include "verify/interp/compare/comparer.h"

/* Adds the first pair of accesses that differ, if one is found, to the difference that the comparison has ended with, as its
 * explanation: to the text, the operations, the picture, c->parting and, unless that is about undefined behaviour, the rule.
 * */
void pl_explain(pl_comparer *c);
/* Whether the source has stored to memory from which it has also read with `!invariant.load`, before or after, among its
 * logged accesses. */
bool pl_changed_invariant(const pl_comparer *c);
/* Whether two accesses have the same values, as far as those of the first are defined. Accesses with different numbers of
 * values count as equal. */
bool pl_same_values(const pl_access *a, const pl_access *b);

#endif
