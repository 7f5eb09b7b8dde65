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

/* What an op of arith or index computes from two integers; PL_NUMBER_INVALID for other ops. */
pl_number_op pl_number_op_of(pl_op_kind kind);
/* Computes `op` of a and b into *out. False if it has no value: for a division by zero, a quotient that overflows, or a shift
 * amount that is not less than the width. */
bool pl_number_compute(pl_arena *arena, pl_number_op op, pl_apint a, pl_apint b, pl_apint *out);

/* Comparisons, by the numbers that arith.cmpi and llvm.icmp store. */
typedef enum pl_cmpi {
  PL_CMPI_EQ,
  PL_CMPI_NE,
  PL_CMPI_SLT,
  PL_CMPI_SLE,
  PL_CMPI_SGT,
  PL_CMPI_SGE,
  PL_CMPI_ULT,
  PL_CMPI_ULE,
  PL_CMPI_UGT,
  PL_CMPI_UGE,
  PL_NUM_CMPIS
} pl_cmpi;

/* Reads the predicate of an arith.cmpi, index.cmp or llvm.icmp; false if it has none that is known. */
bool pl_cmpi_of(const pl_op *op, pl_cmpi *out);
/* Finds the predicate of that word, such as "slt"; false if there is none. */
bool pl_cmpi_named(pl_str word, pl_cmpi *out);
/* The word of a predicate: "eq", "slt", ... */
const char *pl_cmpi_word(pl_cmpi p);
/* Whether the predicate holds of a and b, which have the same width. */
bool pl_cmpi_holds(pl_cmpi p, pl_apint a, pl_apint b);
/* Whether the predicate holds of a number and itself. */
bool pl_cmpi_is_reflexive(pl_cmpi p);
/* The predicate that holds of b and a exactly where `p` holds of a and b. */
pl_cmpi pl_cmpi_swapped(pl_cmpi p);

#endif
