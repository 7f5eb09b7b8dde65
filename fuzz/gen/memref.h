/* memref.h - memrefs in scope and positions in them. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_MEMREF_H
#define PL_FUZZ_GEN_MEMREF_H

#include "fuzz/gen/internal.h"

/* A ranked memref: one in scope or a new one. */
pl_value *pl_any_memref(pl_maker *m);
/* One of signless integers or floats. */
pl_value *pl_number_memref(pl_maker *m);
/* The size of a dimension, as a value. */
pl_value *pl_dim_of(pl_maker *m, pl_value *memref, uint32_t dim);
/* One index for each dimension; gives how many. `out` has space for PL_GEN_MAX_RANK. */
uint32_t pl_positions(pl_maker *m, pl_value *memref, pl_value **out);

#endif
