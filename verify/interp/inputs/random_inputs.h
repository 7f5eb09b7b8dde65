/* random_inputs.h - inputs of a function, drawn at random. */
#ifndef PL_VERIFY_INTERP_INPUTS_RANDOM_INPUTS_H
#define PL_VERIFY_INTERP_INPUTS_RANDOM_INPUTS_H

#include "verify/interp/machine/options.h"

/* Random inputs that meet the conventions for incoming memrefs (design.md's assumptions: static parts as the type says, sizes
 * not negative, elements inside one live object, disjoint objects for different arguments most of the time and the same object
 * for several arguments sometimes). Small sizes (0 to 6), strides distinct from sizes where the type leaves them open, negative
 * and zero ones sometimes, offsets, distinct bytes, edge values among scalars; index arguments mostly small enough to be in
 * bounds. For one seed in sixteen some elements of buffers are poison, for another integers are mostly positions of bits. NULL
 * if a type is not supported. Lives in `arena`. */
pl_inputs *pl_inputs_random(pl_arena *arena, const pl_op *source_func, const pl_interp_options *options, uint64_t seed);

#endif
