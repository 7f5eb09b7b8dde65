/* linear.h - statements about integers that contradict each other by linear arithmetic, without a solver. */
#ifndef PL_VERIFY_LINEAR_LINEAR_H
#define PL_VERIFY_LINEAR_LINEAR_H

#include "verify/term/term.h"

typedef struct pl_linear_solver pl_linear_solver;

/* A solver for questions about those terms, one after the other; the caller frees it. */
pl_linear_solver *pl_linear_new(pl_terms *T);
/* Frees it; NULL is allowed. */
void pl_linear_free(pl_linear_solver *q);

/* Whether the assertions (BOOL), taken together, are contradictory, by bounds of linear forms over the rationals, each rounded to
 * an integer: what is not linear, and products of unknowns, are unknowns, and of a disjunction one part is taken only when the
 * others are contradicted. False also if that is not enough, or where numbers of 128 bits, 64 forms of several unknowns, 16
 * unknowns in one of them, or 96 forms and unknowns together are not enough. */
bool pl_linear_contradict(pl_linear_solver *q, const pl_term *const *asserts, size_t count);

#endif
