/* relation.h - how relations at cuts begin, are weakened and shown. */
#ifndef PL_VERIFY_TV_SIMULATE_RELATION_H
#define PL_VERIFY_TV_SIMULATE_RELATION_H

#include "verify/sem/state/symbols.h"
#include "verify/tv/prove/run.h"
#include "verify/tv/simulate/cut.h"

/* A class that leaves moved to on an arrival: out of which one, and what they are now. */
typedef struct pl_moved_class {
  uint32_t from, to;
  const pl_term *term;
} pl_moved_class;
/* The cut at the entry blocks of source and lowering. */
pl_cut *pl_tv_entry_cut(pl_tv *tv);

/* The cut at which a path arrives that has come to the beginning of a block in source and lowering; its leaves are listed. */
pl_cut *pl_tv_cut_of(pl_tv *tv, pl_path *path);

/* States of source and lowering at the start of a cut. */
void pl_cut_start(pl_tv *tv, pl_cut *cut, pl_path *path);

/* A path arrives, whose leaves are listed. Refines the relation; true if it changed (or was reached for the first time). */
bool pl_cut_arrive(pl_tv *tv, pl_cut *cut, pl_path *path);

/* The obligations of an arrival, relation unchanged. */
void pl_cut_oblige(pl_tv *tv, pl_cut *cut, pl_path *path);

/* Whether the term is a symbol that may have another value at another time, as no global's address may. */
static inline bool pl_cut_is_variable(const pl_term *term) { return term->op == PL_TERM_SYM && !pl_sem_is_symbol_address(term); }
/* A class whose leaf is a compound term over leaves that are symbols gets that term as its expression (leaf_expressions.c), for
 * classes from `first` on; without constants if `first` is not 0. Terms with uninterpreted functions of symbols are fine; memory
 * is not: it is new at each cut. `terms`: of the leaves of an arriving state. True if a class got one. */
bool pl_cut_tie_expressions(pl_tv *tv, pl_cut *cut, const pl_term *const *terms, size_t first);

/* What grows beside a number that the source counts, as an address does that walks along a row, is where it began and so many
 * steps. `expected`: what the leaves of each class should have been on this arrival; NULL where that is not known. */
bool pl_cut_tie_to_counter(pl_tv *tv, pl_cut *cut, const pl_term *const *terms, const pl_term *const *expected,
                           const pl_moved_class *moved, size_t count);

/* bounds.c. Arrays of terms are by leaf of the cut. */
void pl_cut_guess_bounds(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term *const *terms);

/* Drops the bounds that an arrival does not show; true if there was one. */
bool pl_cut_check_bounds(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term *const *terms);

/* The bounds become hypotheses of the paths that start here. */
void pl_cut_state_bounds(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *terms);

#endif
