/* linear.h - statements about integers that contradict each other by linear arithmetic, without a solver. */
#ifndef PL_VERIFY_LINEAR_LINEAR_H
#define PL_VERIFY_LINEAR_LINEAR_H

#include "verify/term/term.h"

typedef struct pl_linear_solver pl_linear_solver;

/* A solver for questions about those terms, one after the other; the caller frees it. */
pl_linear_solver *pl_linear_new(pl_terms *T);
/* Frees the solver; NULL is allowed. */
void pl_linear_free(pl_linear_solver *q);

/* Whether the assertions (BOOL), taken together, are shown to be contradictory by bounds of linear forms: what is not linear
 * counts as an unknown, and of a disjunction one part is taken when the others are contradicted. False if that does not show it,
 * also at a limit of the solver. */
bool pl_linear_contradict(pl_linear_solver *q, const pl_term *const *asserts, size_t count);

#endif
