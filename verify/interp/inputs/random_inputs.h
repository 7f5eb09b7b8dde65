/* random_inputs.h - inputs of a function, drawn at random. */
#ifndef PL_VERIFY_INTERP_INPUTS_RANDOM_INPUTS_H
#define PL_VERIFY_INTERP_INPUTS_RANDOM_INPUTS_H

#include "verify/interp/machine/options.h"

/* Random inputs for a function, in `arena`; NULL if a type is not supported. They meet the conventions for incoming memrefs
 * (design.md's assumptions: static parts as the type says, sizes not negative, elements inside one live object). Most arguments
 * have objects of their own, some share one. Sizes are mostly small (0 to 6), open strides mostly distinct from them, sometimes
 * zero or negative; scalars are often edge values, indices mostly small enough to be in bounds. Some seeds, mostly one in
 * sixteen for each kind, draw special inputs: sizes or strides of more than half of the bits of index, elements of buffers that
 * are poison, integers that are mostly positions of bits, and more (the flags of pl_draw). */
pl_inputs *pl_inputs_random(pl_arena *arena, const pl_op *source_func, const pl_interp_options *options, uint64_t seed);

#endif
