/* simplex.h - bounds of linear forms over unknown integers, and whether they contradict each other.
 *
 * The general simplex of Dutertre and de Moura, "A Fast Linear-Arithmetic Solver for DPLL(T)" (CAV 2006), in exact rationals of
 * 128 bits: a contradiction over the rationals is one over the integers. What does not fit, in numbers or in size, is given up:
 * nothing is then contradictory. */
#ifndef PL_VERIFY_LINEAR_SIMPLEX_H
#define PL_VERIFY_LINEAR_SIMPLEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

__extension__ typedef __int128 pl_i128;

enum { PL_SIMPLEX_VARS = 96, PL_SIMPLEX_ROWS = 64, PL_SIMPLEX_TERMS = 16 };

/* The sum of factor[i] * variable[i], each variable once. */
typedef struct pl_linear {
  uint32_t count;
  uint32_t var[PL_SIMPLEX_TERMS];
  pl_i128 factor[PL_SIMPLEX_TERMS];
} pl_linear;

typedef struct pl_simplex pl_simplex;

/* Whether linear forms are bounded from below or from above. */
typedef enum pl_bound_kind { PL_BOUND_BELOW, PL_BOUND_ABOVE } pl_bound_kind;

/* An empty set of bounds; the caller frees it. */
pl_simplex *pl_simplex_new(void);
/* Frees the set of bounds; NULL is allowed. */
void pl_simplex_free(pl_simplex *s);
/* Takes all unknowns and bounds away. */
void pl_simplex_clear(pl_simplex *s);
/* The number of a new unknown; PL_SIMPLEX_VARS, and the set is given up, if there are too many. */
uint32_t pl_simplex_unknown(pl_simplex *s);
/* Sets the bounds low <= 0 <= high of a new unknown, which stay whatever is undone. */
void pl_simplex_set_range(pl_simplex *s, uint32_t unknown, pl_i128 low, pl_i128 high);
/* Adds the bound form >= limit or form <= limit, as `kind` says, made stronger as far as the unknowns are integers; no factor of
 * the form is 0, and a form without terms is 0. Does nothing if the set was given up. */
void pl_simplex_bound(pl_simplex *s, const pl_linear *form, pl_bound_kind kind, pl_i128 limit);
/* Whether the bounds are shown to contradict each other; false if that is not known, also if the set was given up. */
bool pl_simplex_contradicts(pl_simplex *s);
/* A mark, to which pl_simplex_undo goes back. */
size_t pl_simplex_mark(const pl_simplex *s);
/* Takes back the bounds that were added after the mark, but not unknowns. */
void pl_simplex_undo(pl_simplex *s, size_t mark);

#endif
