/* vector.h - operations of the dialect vector, which meanings.def names one by one: each function carries out the operation in
 * its name and no other. For step/dispatch.c. */
#ifndef PL_VERIFY_SEM_OPS_VECTOR_H
#define PL_VERIFY_SEM_OPS_VECTOR_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* vector.c: values, without memory. */

/* Carries out vector.broadcast or splat: repeats the operand, a scalar or vector, along dimensions that it does not have, or has
 * with size 1. Unsupported if the types do not fit. */
pl_sem_status pl_sem_vector_broadcast(pl_sem *sem, const pl_op *op);
/* Carries out vector.extract: the element or part at the position; a coordinate that is poison or out of range gives poison.
 * Unsupported for an empty vector, a type without a layout, and a position that can't be read or has too many coordinates. */
pl_sem_status pl_sem_vector_extract(pl_sem *sem, const pl_op *op);
/* Carries out vector.insert: operand 1 with operand 0 at the position; a coordinate that is poison or out of range makes the
 * whole result poison. Unsupported for an empty value, a type without a layout, and a position that can't be read or has too many
 * coordinates. */
pl_sem_status pl_sem_vector_insert(pl_sem *sem, const pl_op *op);
/* Carries out vector.extractelement, whose one coordinate is the last operand, absent for rank 0; the rest as vector.extract. */
pl_sem_status pl_sem_vector_extractelement(pl_sem *sem, const pl_op *op);
/* Carries out vector.insertelement, whose one coordinate is the last operand, absent for rank 0; the rest as vector.insert. */
pl_sem_status pl_sem_vector_insertelement(pl_sem *sem, const pl_op *op);
/* Carries out vector.shape_cast: the operand's leaves, which are the same in another shape. Unsupported if their numbers
 * differ. */
pl_sem_status pl_sem_vector_shape_cast(pl_sem *sem, const pl_op *op);
/* Carries out vector.transpose: coordinate i of an element in the result is its coordinate permutation[i] in the operand.
 * Unsupported for types and permutations that do not fit. (MLIR documentation, "'vector' Dialect", vector.transpose.) */
pl_sem_status pl_sem_vector_transpose(pl_sem *sem, const pl_op *op);
/* Carries out vector.interleave: along the last dimension, the elements of both operands in turn. Unsupported for types that do
 * not fit. (MLIR documentation, "'vector' Dialect", vector.interleave.) */
pl_sem_status pl_sem_vector_interleave(pl_sem *sem, const pl_op *op);
/* Carries out vector.bitcast: the operand's bits, as elements of the result's type. The status is that of pl_sem_int_cast. */
pl_sem_status pl_sem_vector_bitcast(pl_sem *sem, const pl_op *op);
/* Carries out vector.fma, which rounds once. The status is that of pl_sem_float_op. */
pl_sem_status pl_sem_vector_fma(pl_sem *sem, const pl_op *op);
/* Carries out vector.reduction of integers or floats, with or without a start value. Unsupported for an empty vector, one without
 * a layout, and a kind that is unknown or is not of the element type. */
pl_sem_status pl_sem_vector_reduction(pl_sem *sem, const pl_op *op);

/* vector_memory.c: accesses to memrefs. Undecided or unsupported if they can't be carried out. */

/* Carries out vector.load: the lanes from the indexed element on, or the one element if that is such a vector. */
pl_sem_status pl_sem_vector_load(pl_sem *sem, const pl_op *op);
/* Carries out vector.store, to where vector.load would read. */
pl_sem_status pl_sem_vector_store(pl_sem *sem, const pl_op *op);
/* Carries out vector.maskedload: lanes whose mask is set are read, the others are those of the last operand. */
pl_sem_status pl_sem_vector_maskedload(pl_sem *sem, const pl_op *op);
/* Carries out vector.maskedstore: lanes of the last operand whose mask is set are written. */
pl_sem_status pl_sem_vector_maskedstore(pl_sem *sem, const pl_op *op);

#endif
