/* math.h - functions of the C library on floats, in source and lowering; entries.def names them. How precise sin and its like are
 * is written nowhere: they are the C library's, as in code that LLVM makes. */
#ifndef PL_VERIFY_INTERP_OPS_MATH_H
#define PL_VERIFY_INTERP_OPS_MATH_H

#include "verify/interp/machine/machine.h"

/* X(name, name of the C function of one argument) */
#define PL_MATH_UNARY(X)                                                                                                         \
  X(CEIL, ceil)                                                                                                                  \
  X(FLOOR, floor)                                                                                                                \
  X(RINT, nearbyint)                                                                                                             \
  X(NEARBYINT, nearbyint)                                                                                                        \
  X(ROUND, round)                                                                                                                \
  X(ROUNDEVEN, nearbyint)                                                                                                        \
  X(TRUNC, trunc)                                                                                                                \
  X(EXP, exp)                                                                                                                    \
  X(EXP2, exp2)                                                                                                                  \
  X(LOG, log)                                                                                                                    \
  X(LOG2, log2)                                                                                                                  \
  X(LOG10, log10)                                                                                                                \
  X(SIN, sin)                                                                                                                    \
  X(COS, cos)                                                                                                                    \
  X(TAN, tan)                                                                                                                    \
  X(ASIN, asin)                                                                                                                  \
  X(ACOS, acos)                                                                                                                  \
  X(ATAN, atan)                                                                                                                  \
  X(SINH, sinh)                                                                                                                  \
  X(COSH, cosh)                                                                                                                  \
  X(TANH, tanh)

typedef enum pl_math_function {
#define X(name, function) PL_MATH_##name,
  PL_MATH_UNARY(X)
#undef X
      PL_MATH_EXP10,
  PL_MATH_POW,
  PL_MATH_ATAN2,
  PL_MATH_POWI,
  PL_MATH_LDEXP,
  PL_NUM_MATH
} pl_math_function;

/* Carries out a function of one float, `f` (one of PL_MATH_UNARY, or EXP10), lane by lane, with the op's fast-math flags. Stops
 * as unsupported if the format is. */
void pl_do_math_unary(pl_machine *m, const pl_op *op, int function);
/* Carries out a function of two floats, `f` (POW or ATAN2), lane by lane, with the op's fast-math flags. Stops as unsupported if
 * the format is. */
void pl_do_math_binary(pl_machine *m, const pl_op *op, int function);
/* Carries out a function of a float and an integer, `what` (POWI or LDEXP), lane by lane, with the op's fast-math flags; an
 * integer beyond 32 bits is saturated. Stops as unsupported if the format is. */
void pl_do_math_with_int(pl_machine *m, const pl_op *op, int function);
/* Splits floats into fractions and exponents: the result has all lanes of the fractions, then those of the exponents. Stops as
 * unsupported if the format or the result's shape is. */
void pl_do_frexp(pl_machine *m, const pl_op *op, int unused);
/* Computes sine and cosine: the result has all lanes of the sines, then those of the cosines. Stops as unsupported if the format
 * or the result's shape is. */
void pl_do_sincos(pl_machine *m, const pl_op *op, int unused);
/* Rounds floats to signed integers, halves away from zero if `away` is not 0, else to even; a number that the integer does not
 * hold gives poison. Stops as unsupported if the format is. */
void pl_do_round_to_int(pl_machine *m, const pl_op *op, int away);
/* Sets each lane of the result, an i1, to whether the float is of one of the classes that the attribute `bit` is the set of.
 * Stops as unsupported if the format is. */
void pl_do_is_fpclass(pl_machine *m, const pl_op *op, int unused);

#endif
