/* cell.h - a place of memory whose contents are known at a cut: what cells.c, which states and shows them, and cell_search.c,
 * which finds the places, share. Cells live in the arena of the proof. */
#ifndef PL_VERIFY_TV_SIMULATE_CELL_H
#define PL_VERIFY_TV_SIMULATE_CELL_H

#include "core/ir/op.h"
#include "verify/term/term.h"
#include "verify/tv/simulate/cut.h"

enum { PL_CELL_HANDLES = 8 };

/* A number that a live value of the source is at the cut. */
typedef struct pl_handle {
  const pl_term *symbol;
  const pl_value *value;
  uint32_t leaf;
} pl_handle;

typedef enum pl_cell_kind {
  PL_CELL_SAME,   /* source and lowering hold the same there, or only the source has the place */
  PL_CELL_PENDING /* the lowering has still to write what the source holds */
} pl_cell_kind;

struct pl_cell {
  pl_cell_kind kind;
  const pl_block *source, *lowered; /* the cut's */
  const pl_term *address;           /* BV64 over the handles' symbols */
  pl_handle handles[PL_CELL_HANDLES];
  uint32_t num_handles, bytes, bits; /* a number of so many bits in so many bytes */
  bool lost;                         /* on some way in it is nowhere */
  bool stored;                       /* pending: the source has stored there on each way in, and nothing came in between */
  const pl_op *store;                /* pending: where it does; NULL if that is not known */
  uint64_t align;                    /* of the place that is stored to */
};

/* Whether the cell belongs to the cut: both are of the same blocks. */
static inline bool pl_cell_is_of(const pl_cell *cell, const pl_cut *cut) {
  return cell->source == cut->source && cell->lowered == cut->lowered;
}

#endif
