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
/* The cut at the entry blocks of source and lowering, created if it is new. */
pl_cut *pl_tv_entry_cut(pl_tv *tv);

/* The cut at which a path has arrived, both of whose functions are at the start of a block: there may be several of the same
 * blocks (see `way` in cut.h). It is created if it is new, and its leaves are listed. */
pl_cut *pl_tv_cut_of(pl_tv *tv, pl_path *path);

/* Sets the path's states of source and lowering, `run.begun` and the axioms to those at the start of a walk from the cut:
 * arguments and claims at the entry, else what the cut relates. Records a failure if the entry has arguments that are not
 * supported. */
void pl_cut_start(pl_tv *tv, pl_cut *cut, pl_path *path);

/* A path, whose leaves are listed, arrives at the cut: sets up its relation at the first arrival, and weakens it to what this
 * arrival shows too at later ones. True if it changed. */
bool pl_cut_arrive(pl_tv *tv, pl_cut *cut, pl_path *path);

/* At an arrival in the final walk: obliges source and lowering to be related as the cut demands. The relation stays as it is. */
void pl_cut_oblige(pl_tv *tv, pl_cut *cut, pl_path *path);

/* Whether the term is a symbol whose value may change over time, as any but the address of a global. */
static inline bool pl_cut_is_variable(const pl_term *term) { return term->op == PL_TERM_SYM && !pl_sem_is_symbol_address(term); }
/* Gives classes from number `first` on, whose leaf arrives as a compound term over leaves that are symbols, that term over the
 * classes' symbols as their expression; constants only if `first` is 0. `terms`: of the leaves of the arriving state. True if a
 * class got one. Terms over memory are never taken: memory is new at each cut. (leaf_expressions.c) */
bool pl_cut_tie_expressions(pl_tv *tv, pl_cut *cut, const pl_term *const *terms, size_t first);

/* If the source has a counter with a constant step, gives classes that leaves have just moved to, and which grow in proportion
 * to it, the expression start + ratio * iterations. `expected`: what the leaves of each class should have been on this arrival;
 * NULL where that is not known. True if a class got one. */
bool pl_cut_tie_to_counter(pl_tv *tv, pl_cut *cut, const pl_term *const *terms, const pl_term *const *expected,
                           const pl_moved_class *moved, size_t count);

/* Adds candidate bounds at the first arrival, if the plan of the proof asks for bounds: that integers are not negative, and how
 * operands of comparisons are ordered. `terms`, here and below: by leaf of the cut. (bounds.c) */
void pl_cut_guess_bounds(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term *const *terms);

/* Drops the bounds that are not proved on an arriving path, or not worth trying. True if any was dropped. */
bool pl_cut_check_bounds(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term *const *terms);

/* Adds the cut's bounds to the conditions of a path that starts there. */
void pl_cut_state_bounds(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *terms);

#endif
