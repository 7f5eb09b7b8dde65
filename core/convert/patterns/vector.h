/* vector.h - the patterns of vector, which patterns.def names one by one, and what their files share. */
#ifndef PL_CORE_CONVERT_PATTERNS_VECTOR_H
#define PL_CORE_CONVERT_PATTERNS_VECTOR_H

#include "core/convert/types/state.h"

/* Converts vector.bitcast to llvm.bitcast of the 1-D vectors, or to no op if the converted types are the same. No match if
 * a type has no conversion, there are too many vectors or lanes to unroll, or the rank is above 1 with
 * options->keep_split_vectors. */
pl_rewrite pl_convert_vector_bitcast(pl_rw *rw, const pl_op *op);
/* Converts vector.interleave to llvm.shufflevector, or to llvm.intr.vector.interleave2 if the last dimension is scalable; for
 * rank above 1 slice by slice. No match if a type has no conversion, for results too large to unroll, or a rank above 1 if
 * options->keep_split_vectors. */
pl_rewrite pl_convert_vector_interleave(pl_rw *rw, const pl_op *op);
/* Converts vector.fma to llvm.intr.fma, for rank above 1 slice by slice. No match if a type has no conversion, for floats that
 * LLVM does not compute with, results too large to unroll, or a rank above 1 if options->keep_split_vectors. */
pl_rewrite pl_convert_vector_fma(pl_rw *rw, const pl_op *op);
/* Converts vector.load of at most one dimension to an llvm.load; elements that do not fill their place in a buffer, which LLVM's
 * vectors pack, are loaded lane by lane or as wider integers (vector_memory.c). No match for more dimensions, a type without a
 * conversion, or elements that can be loaded in no such way. */
pl_rewrite pl_convert_vector_load(pl_rw *rw, const pl_op *op);
/* Converts vector.store of at most one dimension to an llvm.store; elements that do not fill their place in a buffer, which
 * LLVM's vectors pack, are stored lane by lane or as wider integers. No match for more dimensions, a type without a conversion,
 * or elements that can be stored in no such way. */
pl_rewrite pl_convert_vector_store(pl_rw *rw, const pl_op *op);
/* Converts vector.maskedload of at most one dimension to llvm.intr.masked.load; elements that do not fill their place in a
 * buffer, which LLVM's vectors pack, are loaded as wider integers or lane by lane. No match for more dimensions, a type without a
 * conversion, or elements that can be loaded in no such way. */
pl_rewrite pl_convert_vector_maskedload(pl_rw *rw, const pl_op *op);
/* Converts vector.maskedstore of at most one dimension to llvm.intr.masked.store; elements that do not fill their place in a
 * buffer, which LLVM's vectors pack, are stored as wider integers or lane by lane. No match for more dimensions, a type without a
 * conversion, or elements that can be stored in no such way. */
pl_rewrite pl_convert_vector_maskedstore(pl_rw *rw, const pl_op *op);
/* vector_parts.c */
/* Returns the part of `vector` at a position of `count` numbers, a value of the source dialect: `vector` itself if `count` is
 * 0 and the rank is not, else the result of a vector.extract that is made as a step of the lowering of `op` and folded and
 * lowered at once (see pl_rw_fold_step). */
pl_value *pl_vector_part(pl_rw *rw, const pl_op *op, pl_value *vector, const int64_t *at, uint32_t count);
/* Sets at[0] to at[dims - 1] to the position, in the first `dims` dimensions of a vector type, of the part with that row-major
 * number. */
void pl_vector_position(const pl_type *vector, uint32_t dims, uint64_t number, int64_t *at);
/* Emits the converted vector `whole`, of `rank` dimensions in the source, with `part` at the position `at` of `count` constants,
 * 1 to `rank`; returns it. `part`: converted, an element if `count` is the rank. */
pl_value *pl_vector_put(pl_rw *rw, pl_value *whole, pl_value *part, int64_t *at, uint32_t count, uint32_t rank);
/* Converts vector.extract: llvm.extractvalue for the outer dimensions, llvm.extractelement for a lane, poison for a position of
 * -1. No match for a type without a conversion, a dynamic position in the outer dimensions, or one element as a vector. */
pl_rewrite pl_convert_vector_extract(pl_rw *rw, const pl_op *op);
/* Converts vector.insert: llvm.insertvalue for the outer dimensions, llvm.insertelement for a lane, poison for a position of -1.
 * No match for a type without a conversion, a dynamic position in the outer dimensions, or one element given as a vector. */
pl_rewrite pl_convert_vector_insert(pl_rw *rw, const pl_op *op);
/* Converts vector.extractelement: llvm.extractelement, of lane 0 for rank 0. No match if a type has no conversion. */
pl_rewrite pl_convert_vector_extractelement(pl_rw *rw, const pl_op *op);
/* Converts vector.insertelement: llvm.insertelement, at lane 0 for rank 0. No match if a type has no conversion. */
pl_rewrite pl_convert_vector_insertelement(pl_rw *rw, const pl_op *op);
/* Converts vector.reduction: LLVM's reduction intrinsic, combined with the accumulator if there is one (vector_reduce.c). No
 * match for a kind without an intrinsic for the element type, a type without a conversion, or floats with which LLVM does not
 * compute. */
pl_rewrite pl_convert_vector_reduction(pl_rw *rw, const pl_op *op);
/* vector_shape.c */
/* Emits an llvm.shufflevector of two 1-D vectors of one type and returns its result; lanes of b are numbered after those of a. */
pl_value *pl_vector_shuffle(pl_rw *rw, pl_value *a, pl_value *b, const uint64_t *lanes, uint64_t count);
/* Converts vector.shape_cast to extractions, shuffles and insertions that put the elements, in row-major order, into the other
 * shape. No match if that is not supported for the types or options, or takes too many ops. */
pl_rewrite pl_convert_vector_shape_cast(pl_rw *rw, const pl_op *op);
/* Converts vector.transpose by extracting parts of the operand and inserting them at their permuted positions, as far as it
 * moves any. No match if that is not supported for the types or options, or takes too many ops. */
pl_rewrite pl_convert_vector_transpose(pl_rw *rw, const pl_op *op);
/* Converts vector.broadcast and vector.splat: shuffles and insertions of the value at each position (vector_broadcast.c). No
 * match if a type has no conversion, the result has too many vectors or lanes to unroll, or for a vector of another type if
 * options->keep_split_vectors. */
pl_rewrite pl_convert_vector_broadcast(pl_rw *rw, const pl_op *op);

#endif
