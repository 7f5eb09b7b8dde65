/* cells.h - places of memory whose contents are known at a cut. */
#ifndef PL_VERIFY_TV_SIMULATE_CELLS_H
#define PL_VERIFY_TV_SIMULATE_CELLS_H

#include "verify/tv/prove/run.h"
#include "verify/tv/simulate/cut.h"

/* cells.c. A simulation begins with the cells that are known by now. */
void pl_cells_begin(pl_tv *tv);

/* Makes cells of the places that a failed obligation mentions; it is one of the path, or of its arrival at tv->run.arriving. */
void pl_cells_propose(pl_tv *tv, pl_path *path, const pl_term *goal);

/* What the cells of a cut hold becomes leaves of it. */
void pl_cells_list(pl_tv *tv, pl_cut *cut);

/* What such a leaf is in an arriving state; NULL if the place is nowhere. */
const pl_term *pl_cell_term(pl_path *path, const pl_cut_leaf *leaf);

/* `values`: by class. Memory at the start of a walk holds them. */
void pl_cells_start(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *values);

/* A path arrives; true if less is known of cells since. */
bool pl_cells_arrive(pl_tv *tv, const pl_cut *cut, pl_path *path);

/* A memory of the lowering on arrival with what it has still to write as the source's holds it. Both are the sides' shared
 * memory, or those of one object. */
const pl_term *pl_cells_settled(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *ours,
                                const pl_term *const *theirs);

/* Cells that source and lowering have hold the same on both. */
void pl_cells_oblige(pl_tv *tv, const pl_cut *cut, pl_path *path);

#endif
