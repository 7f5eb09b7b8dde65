/* cells.h - places of memory whose contents are known at a cut. */
#ifndef PL_VERIFY_TV_SIMULATE_CELLS_H
#define PL_VERIFY_TV_SIMULATE_CELLS_H

#include "verify/tv/prove/run.h"
#include "verify/tv/simulate/cut.h"

/* Prepares the cells that are known by now for another simulation: none is lost, and each counts as stored until an arrival
 * shows otherwise. Clears `run.cells_changed`. */
void pl_cells_begin(pl_tv *tv);

/* After a failed obligation: adds cells that may help to prove `goal` the next time, if the plan of the proof asks for bounds. */
void pl_cells_propose(pl_tv *tv, pl_path *path, const pl_term *goal);

/* Appends leaves to the cut for the contents of its cells. */
void pl_cells_list(pl_tv *tv, pl_cut *cut);

/* The term of a cell's leaf in the source's state on an arriving path; NULL if the memory that the cell lies in is not known. */
const pl_term *pl_cell_term(pl_path *path, const pl_cut_leaf *leaf);

/* At the start of a walk: stores in the memories of source and lowering what the cells of the cut are known to hold; pending
 * ones only in the source's. `values`: terms by class. */
void pl_cells_start(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *values);

/* Updates the cells of the cut for an arriving path: whether their memory is known, and was stored to. True if that has
 * changed. */
bool pl_cells_arrive(pl_tv *tv, const pl_cut *cut, pl_path *path);

/* The memory `lowered` on arrival, with the contents of pending cells that lie in the memory `source` as that has them. Both are
 * the shared memory, or one object's contents. */
const pl_term *pl_cells_settled(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *source,
                                const pl_term *const *lowered);

/* At an arrival: obliges source and lowering to hold the same in the cells of the cut that are not pending, as far as both have
 * them. */
void pl_cells_oblige(pl_tv *tv, const pl_cut *cut, pl_path *path);

#endif
