/* random_inputs.h - inputs of a function, drawn at random. */
#ifndef PL_VERIFY_INTERP_INPUTS_RANDOM_INPUTS_H
#define PL_VERIFY_INTERP_INPUTS_RANDOM_INPUTS_H

#include "verify/interp/machine/options.h"

/* Random inputs for a function, in `arena`; NULL if they can't be drawn. They meet the conventions for incoming memrefs
 * (design.md's assumptions), and mostly have small sizes, indices in bounds and scalars that are often edge values. Some seeds
 * draw special inputs (the flags of pl_draw). */
pl_inputs *pl_inputs_random(pl_arena *arena, const pl_op *source_func, const pl_interp_options *options, uint64_t seed);

#endif
