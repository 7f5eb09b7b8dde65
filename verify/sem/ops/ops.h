/* ops.h - the entry points of the files of this folder, called by step/dispatch.c; those of the dialect vector are in vector.h.
 * Each gives PL_SEM_STATUS_INVALID for an operation that is not its own. */
#ifndef PL_VERIFY_SEM_OPS_OPS_H
#define PL_VERIFY_SEM_OPS_OPS_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Carries out affine.apply, min and max; the latter give the least or greatest result of their one map. Unsupported if the map
 * does not fit the operands or is nested too deeply; PL_SEM_STATUS_INVALID for any other op. */
pl_sem_status pl_sem_affine(pl_sem *sem, const pl_op *op);
/* Carries out operations of the dialects arith and index on integers and floats, but no constants; PL_SEM_STATUS_INVALID for any
 * other op. */
pl_sem_status pl_sem_arith(pl_sem *sem, const pl_op *op);
/* Carries out an operation that is one float function of its operands, by its row FUNCTION in meanings.def, which it must have.
 * The status is that of pl_sem_float_op. */
pl_sem_status pl_sem_float_function(pl_sem *sem, const pl_op *op);
/* Begins a memref.atomic_rmw, memref.generic_atomic_rmw, llvm.atomicrmw or llvm.cmpxchg with PL_SEM_EVENT, which stops the path:
 * the validator pairs it with an update of the other function. Unsupported or undecided if it can't begin; PL_SEM_STATUS_INVALID
 * for any other op. */
pl_sem_status pl_sem_atomic(pl_sem *sem, const pl_op *op);
/* Carries out builtin.unrealized_conversion_cast of one value, whose leaves become those of the result; PL_SEM_STATUS_INVALID for
 * any other op. Unsupported for several values, and for types that do not fit. */
pl_sem_status pl_sem_builtin(pl_sem *sem, const pl_op *op);
/* Carries out complex.create, re, im, bitcast, add, sub, mul, div, neg, abs, eq and neq. */
pl_sem_status pl_sem_complex(pl_sem *sem, const pl_op *op);
/* Carries out memref.realloc and memref.reshape. */
pl_sem_status pl_sem_memref_buffer(pl_sem *sem, const pl_op *op);
/* Carries out memref.copy, also of unranked memrefs. Unsupported for types that can't be copied here, undecided if an unranked
 * memref's descriptor, or the object of an address, is not known; PL_SEM_STATUS_INVALID for any other op. */
pl_sem_status pl_sem_memref_copy(pl_sem *sem, const pl_op *op);
/* Carries out memref.load, store, alloc, alloca, dealloc, dim, rank and cast of ranked memrefs. */
pl_sem_status pl_sem_memref_op(pl_sem *sem, const pl_op *op);
/* Carries out memref.extract_strided_metadata, extract_aligned_pointer_as_index, assume_alignment, distinct_objects,
 * memory_space_cast, get_global, and prefetch, which does nothing; PL_SEM_STATUS_INVALID for any other op. */
pl_sem_status pl_sem_memref_query(pl_sem *sem, const pl_op *op);
/* Carries out memref.expand_shape and collapse_shape. */
pl_sem_status pl_sem_memref_reshape(pl_sem *sem, const pl_op *op);
/* Carries out memref.reinterpret_cast, subview, view and transpose. */
pl_sem_status pl_sem_memref_view(pl_sem *sem, const pl_op *op);
/* Carries out memref.cast, dim, rank, dealloc and memory_space_cast if the first operand or result is an unranked memref, and
 * gives PL_SEM_STATUS_INVALID otherwise; to be tried before the other memref files. */
pl_sem_status pl_sem_unranked(pl_sem *sem, const pl_op *op);

#endif
