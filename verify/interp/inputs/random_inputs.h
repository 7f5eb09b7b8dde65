/* random_inputs.h - inputs of a function, drawn at random. */
#ifndef PL_VERIFY_INTERP_INPUTS_RANDOM_INPUTS_H
#define PL_VERIFY_INTERP_INPUTS_RANDOM_INPUTS_H

#include "verify/interp/machine/options.h"

/* Random inputs for a function, in `arena`; NULL if a type is not supported. They meet the conventions for incoming memrefs
 * (design.md's assumptions: static parts as the type says, sizes not negative, elements inside one live object). Most arguments
 * have objects of their own, some share one. Sizes are small (0 to 6), open strides mostly distinct from them, sometimes zero or
 * negative; scalars are often edge values, indices mostly small enough to be in bounds. For one seed in sixteen some elements of
 * buffers are poison, for another integers are mostly positions of bits. */
pl_inputs *pl_inputs_random(pl_arena *arena, const pl_op *source_func, const pl_interp_options *options, uint64_t seed);

#endif
