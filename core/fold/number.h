/* number.h - arithmetic on integers as operations of any dialect have it: one enumerator for each meaning. For rules, and for
 * constants of LLVM IR (core/llvmir).
 */
#ifndef PL_CORE_FOLD_NUMBER_H
#define PL_CORE_FOLD_NUMBER_H

#include "core/ir/op.h"

typedef enum pl_number_op {
  PL_NUMBER_INVALID,
  PL_NUMBER_ADD,
  PL_NUMBER_SUB,
  PL_NUMBER_MUL,
  PL_NUMBER_DIVU,
  PL_NUMBER_DIVS,
  PL_NUMBER_CEILDIVU,
  PL_NUMBER_CEILDIVS,
  PL_NUMBER_FLOORDIVS,
  PL_NUMBER_REMU,
  PL_NUMBER_REMS,
  PL_NUMBER_AND,
  PL_NUMBER_OR,
  PL_NUMBER_XOR,
  PL_NUMBER_SHL,
  PL_NUMBER_SHRU,
  PL_NUMBER_SHRS,
  PL_NUMBER_MAXS,
  PL_NUMBER_MAXU,
  PL_NUMBER_MINS,
  PL_NUMBER_MINU,
} pl_number_op;

/* What an operation of arith or index does with two numbers; PL_NUMBER_INVALID for other operations. */
pl_number_op pl_number_op_of(pl_op_kind kind);
/* Computes it. False if there is no value: division by zero, a quotient that does not fit, a shift by the width or more. The
 * remainder of the least number by -1 is 0. */
bool pl_number_compute(pl_arena *arena, pl_number_op op, pl_apint a, pl_apint b, pl_apint *out);

/* Comparisons, by the numbers that arith.cmpi and llvm.icmp store. */
typedef enum pl_icmp {
  PL_ICMP_EQ,
  PL_ICMP_NE,
  PL_ICMP_SLT,
  PL_ICMP_SLE,
  PL_ICMP_SGT,
  PL_ICMP_SGE,
  PL_ICMP_ULT,
  PL_ICMP_ULE,
  PL_ICMP_UGT,
  PL_ICMP_UGE,
  PL_NUM_ICMPS
} pl_icmp;

/* The predicate of an arith.cmpi, index.cmp or llvm.icmp; false if it has none that is known. */
bool pl_icmp_of(const pl_op *op, pl_icmp *out);
/* "eq", "slt", ... */
const char *pl_icmp_word(pl_icmp p);
bool pl_icmp_holds(pl_icmp p, pl_apint a, pl_apint b);
/* Whether it holds of a number and itself. */
bool pl_icmp_is_reflexive(pl_icmp p);
/* The predicate that says the same with the operands exchanged. */
pl_icmp pl_icmp_swapped(pl_icmp p);

#endif
