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

/* Carries out a function of one operand, lane by lane: one of PL_MATH_UNARY, or EXP10. Poison if the operand is, or a fast-math
 * flag excludes it or the result; stops as unsupported unless the format is f64 or at most 32 bits wide. */
void pl_do_math_unary(pl_machine *m, const pl_op *op, int function);
/* Carries out a function of two operands of one type, lane by lane: POW or ATAN2. Poison if an operand is, or a fast-math flag
 * excludes an operand or the result; stops as unsupported unless the format is f64 or at most 32 bits wide. */
void pl_do_math_binary(pl_machine *m, const pl_op *op, int function);
/* Carries out a function of a float and an integer, saturated to 32 bits, lane by lane: POWI or LDEXP. Poison if an operand is,
 * or a fast-math flag excludes the float or the result; stops as unsupported unless the format is f64 or at most 32 bits wide. */
void pl_do_math_with_int(pl_machine *m, const pl_op *op, int function);
/* Splits a float into fraction and exponent: all lanes of the fractions, then of the exponents, which are 0 where the operand is
 * not finite. Poison if the operand is, a fraction also if a fast-math flag excludes it or the operand; stops as unsupported
 * unless the result has twice as many lanes and the format is f64 or at most 32 bits wide. */
void pl_do_frexp(pl_machine *m, const pl_op *op, int unused);
/* Sine and cosine: all lanes of the sines, then of the cosines. Poison if the operand is, or a fast-math flag excludes a number;
 * stops as unsupported unless the result has twice as many lanes and the format is f64 or at most 32 bits wide. */
void pl_do_sincos(pl_machine *m, const pl_op *op, int unused);
/* Rounds to a signed integer, halves away from zero if `away` is 1, to even if it is 0. Poison and a number that the integer does
 * not hold give poison; stops as unsupported unless the format is f64 or at most 32 bits wide. */
void pl_do_round_to_int(pl_machine *m, const pl_op *op, int away);
/* Sets each lane of the result, an i1, to whether the float is of one of the classes that the attribute `bit` is the set of;
 * poison if the float is. Stops as unsupported if the format is not supported. */
void pl_do_is_fpclass(pl_machine *m, const pl_op *op, int unused);

#endif
