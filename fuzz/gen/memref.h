/* memref.h - memrefs in scope and positions in them. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_MEMREF_H
#define PL_FUZZ_GEN_MEMREF_H

#include "fuzz/gen/maker.h"

/* A ranked memref: one in scope or a new one. */
pl_value *pl_any_memref(pl_maker *m);
/* A ranked memref of signless integers or floats, in scope or new; with m->source_only of a width for which machines have atomic
 * accesses. */
pl_value *pl_number_memref(pl_maker *m);
/* The size of dimension `dim` of the ranked memref as a new index value: a constant, or a memref.dim, as always if it is
 * dynamic. */
pl_value *pl_dim_of(pl_maker *m, pl_value *memref, uint32_t dim);
/* Writes an index for each dimension of the memref, mostly in bounds, to `out`, which has space for PL_GEN_MAX_RANK; returns how
 * many. */
uint32_t pl_positions(pl_maker *m, pl_value *memref, pl_value **out);

#endif
