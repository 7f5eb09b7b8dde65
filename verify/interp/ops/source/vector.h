/* vector.h - operations of the dialect vector, and affine's of vectors, which entries.def names one by one. `aux` is 0: see
 * ops/entry.h. A machine stops as unsupported where attributes and types do not fit each other. */
#ifndef PL_VERIFY_INTERP_OPS_SOURCE_VECTOR_H
#define PL_VERIFY_INTERP_OPS_SOURCE_VECTOR_H

#include "verify/interp/machine/machine.h"

/* Runs vector.broadcast or vector.splat: the operand is repeated along dimensions that it does not have, or has with size 1. */
void pl_do_vector_broadcast(pl_machine *m, const pl_op *op, int aux);
/* Runs vector.transpose: coordinate i of an element in the result is its coordinate permutation[i] in the operand. */
void pl_do_vector_transpose(pl_machine *m, const pl_op *op, int aux);
/* Runs vector.interleave: along the last dimension, the elements of both operands in turn. */
void pl_do_vector_interleave(pl_machine *m, const pl_op *op, int aux);
/* Runs vector.extract: copies the part at the static and dynamic positions; poison if a position is poison, undef or out of
 * range. */
void pl_do_vector_extract(pl_machine *m, const pl_op *op, int aux);
/* Runs vector.insert: operand 1 with the part at the static and dynamic positions replaced by operand 0; poison if a position is
 * poison, undef or out of range. */
void pl_do_vector_insert(pl_machine *m, const pl_op *op, int aux);
/* Runs vector.extractelement: the element at the position, operand 1; poison if that is poison, undef or out of range. */
void pl_do_vector_extractelement(pl_machine *m, const pl_op *op, int aux);
/* Runs vector.insertelement: operand 1 with the element at the position, operand 2, replaced by operand 0; poison if the
 * position is poison, undef or out of range. */
void pl_do_vector_insertelement(pl_machine *m, const pl_op *op, int aux);
/* Runs vector.reduction, with the accumulator if there is one and the op's fast-math flags. */
void pl_do_vector_reduction(pl_machine *m, const pl_op *op, int aux);

/* Accesses: consecutive elements of the last dimension, or one element that is such a vector. The machine has stopped if one is
 * undefined: out of bounds in the source, not aligned as claimed, not next to the one before, or a lane of the mask is poison. */

/* Runs vector.load and affine.vector_load: all elements of the result are loaded. */
void pl_do_vector_load(pl_machine *m, const pl_op *op, int aux);
/* Runs vector.store and affine.vector_store: all elements of operand 0 are stored to operand 1. */
void pl_do_vector_store(pl_machine *m, const pl_op *op, int aux);
/* Runs vector.maskedload: elements whose mask is set are loaded, the others are those of the last operand. */
void pl_do_vector_maskedload(pl_machine *m, const pl_op *op, int aux);
/* Runs vector.maskedstore: the elements of the last operand whose mask is set are stored to operand 0. */
void pl_do_vector_maskedstore(pl_machine *m, const pl_op *op, int aux);

#endif
