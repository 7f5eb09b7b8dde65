/* integer.h - integer operations that arith, index and the LLVM dialect have in common, lane by lane. */
#ifndef PL_VERIFY_SEM_SCALAR_INTEGER_H
#define PL_VERIFY_SEM_SCALAR_INTEGER_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

typedef enum pl_int_flag {
  PL_INT_NSW = 1,
  PL_INT_NUW = 2,
  PL_INT_EXACT = 4,
  PL_INT_DISJOINT = 8,
  PL_INT_NNEG = 16,
} pl_int_flag;

typedef enum pl_int_op {
  PL_INT_OP_INVALID,
  PL_INT_OP_ADD,
  PL_INT_OP_SUB,
  PL_INT_OP_MUL,
  PL_INT_OP_UDIV,
  PL_INT_OP_SDIV,
  PL_INT_OP_UREM,
  PL_INT_OP_SREM,
  PL_INT_OP_AND,
  PL_INT_OP_OR,
  PL_INT_OP_XOR,
  PL_INT_OP_SHL,
  PL_INT_OP_LSHR,
  PL_INT_OP_ASHR,
  PL_INT_OP_SMAX,
  PL_INT_OP_SMIN,
  PL_INT_OP_UMAX,
  PL_INT_OP_UMIN,
  PL_INT_OP_CEILDIVS,
  PL_INT_OP_CEILDIVU,
  PL_INT_OP_FLOORDIVS,
} pl_int_op;

typedef enum pl_cast_op {
  PL_CAST_ZEXT,
  PL_CAST_SEXT,
  PL_CAST_TRUNC,
  PL_CAST_ZEXT_OR_TRUNC,
  PL_CAST_SEXT_OR_TRUNC,
  PL_CAST_BITS
} pl_cast_op;

/* One lane of an integer operation of two operands, poison as operands, shifts and violated `flags` (pl_int_flag) make it. For
 * a division or remainder, adds the condition that it is defined. */
pl_leaf pl_sem_int_binary(pl_sem *sem, const pl_op *op, pl_int_op which, uint32_t flags, pl_leaf a, pl_leaf b);
/* Sets the result to an integer operation of the first two operands, lane by lane (pl_sem_int_binary). `flags`: what the op
 * claims (pl_int_flag). Unsupported if the type has no layout. */
pl_sem_status pl_sem_int_lanes(pl_sem *sem, const pl_op *op, pl_int_op which, uint32_t flags);
/* Carries out an integer cast, lane by lane, or for PL_CAST_BITS a bitcast of all the bits at once, and sets the result; a
 * violated flag of a cast of lanes makes them poison, unless flags are switched off. Unsupported if a type has no layout or the
 * numbers of lanes (for a bitcast, of bits) do not fit. */
pl_sem_status pl_sem_int_cast(pl_sem *sem, const pl_op *op, pl_cast_op which, uint32_t flags);
/* Carries out an integer comparison, lane by lane, by the number of the predicate in MLIR, 0 to 9: eq ne slt sle sgt sge ult
 * ule ugt uge; sets the result. Unsupported for another predicate, or if the type has no layout. */
pl_sem_status pl_sem_int_compare(pl_sem *sem, const pl_op *op, uint64_t predicate);
/* Carries out, lane by lane, an add, sub or mul that also gives an overflow bit, signed or not, and sets the op's one result (a
 * struct) or two results. Unsupported if the type has no layout. */
pl_sem_status pl_sem_overflow_pair(pl_sem *sem, const pl_op *op, pl_int_op which, bool is_signed);
/* Carries out, lane by lane, a multiplication, signed or not; sets the first result to the low and the second to the high half of
 * the product. Unsupported if the type has no layout. */
pl_sem_status pl_sem_mul_extended(pl_sem *sem, const pl_op *op, bool is_signed);
/* PL_INT_NSW and PL_INT_NUW, as far as the op's attribute `overflowFlags` has them; 0 without that. */
uint32_t pl_sem_overflow_flags(const pl_op *op);
/* `flag` if the op has the unit attribute `name`, else 0. */
uint32_t pl_sem_unit_flag(const pl_op *op, pl_attr_name name, uint32_t flag);

#endif
