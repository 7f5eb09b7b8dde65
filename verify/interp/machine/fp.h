/* fp.h - floating point arithmetic on bits: IEEE 754, round to nearest, ties to even, no traps.
 *
 * f32 and f64 by the machine's own arithmetic; formats of at most 11 significant bits by computing in double and rounding once,
 * which is right for + - * / and square root as double has more than twice the bits; f80 and f128 where the compiler has such a
 * type. A NaN that arithmetic makes is always the same quiet one: which NaN it is may be chosen freely (MLIR documentation,
 * "'arith' Dialect"; LLVM Language Reference, "Behavior of Floating-Point NaN values").
 */
#ifndef PL_VERIFY_INTERP_MACHINE_FP_H
#define PL_VERIFY_INTERP_MACHINE_FP_H

#include "verify/interp/machine/scalar.h"

typedef enum pl_fp_op {
  PL_FP_INVALID,
  PL_FP_ADD,
  PL_FP_SUB,
  PL_FP_MUL,
  PL_FP_DIV,
  PL_FP_REM,
  PL_FP_MAXIMUM, /* NaN wins, -0 < +0 */
  PL_FP_MINIMUM,
  PL_FP_MAXNUM, /* a number wins over NaN */
  PL_FP_MINNUM,
  PL_FP_SQRT, /* of the first operand */
} pl_fp_op;

/* In the order of the predicates of arith.cmpf and llvm.fcmp. */
typedef enum pl_fp_predicate {
  PL_FCMP_FALSE,
  PL_FCMP_OEQ,
  PL_FCMP_OGT,
  PL_FCMP_OGE,
  PL_FCMP_OLT,
  PL_FCMP_OLE,
  PL_FCMP_ONE,
  PL_FCMP_ORD,
  PL_FCMP_UEQ,
  PL_FCMP_UGT,
  PL_FCMP_UGE,
  PL_FCMP_ULT,
  PL_FCMP_ULE,
  PL_FCMP_UNE,
  PL_FCMP_UNO,
  PL_FCMP_TRUE,
  PL_NUM_FCMP
} pl_fp_predicate;

/* Computes a operation b in a format (square root: of a alone); false if that is not supported for the format. */
bool pl_fp_binary(pl_arena *arena, pl_fp_op op, pl_float_format format, pl_apint a, pl_apint b, pl_apint *out);
/* Computes a * b + c with one rounding; false if that is not supported for the format. */
bool pl_fp_fma(pl_arena *arena, pl_float_format format, pl_apint a, pl_apint b, pl_apint c, pl_apint *out);
/* Sets *out to whether the predicate holds of a and b; false if they can't be compared in the format. */
bool pl_fp_compare(pl_arena *arena, pl_fp_predicate predicate, pl_float_format format, pl_apint a, pl_apint b, bool *out);
/* The preferred NaN of a format: positive, quiet, without a payload. */
pl_apint pl_fp_quiet_nan(pl_arena *arena, pl_float_format format);
/* The double, which is no NaN, rounded to the format, to nearest, ties to even. */
pl_apint pl_fp_from_double(pl_arena *arena, double value, pl_float_format format);
/* Converts a float to another format, rounding to nearest, ties to even; a NaN becomes the preferred quiet NaN. */
pl_apint pl_fp_convert(pl_arena *arena, pl_apint bits, pl_float_format from, pl_float_format to);
/* Rounding modes of a conversion. */
typedef enum pl_fp_rounding {
  PL_ROUND_NEAREST_EVEN,
  PL_ROUND_DOWN,
  PL_ROUND_UP,
  PL_ROUND_TO_ZERO,
  PL_ROUND_NEAREST_AWAY
} pl_fp_rounding;
/* Converts a float to another format in the given rounding mode; false, with *out rounded to nearest, ties to even, if the
 * mode is not supported for these formats. */
bool pl_fp_round(pl_arena *arena, pl_fp_rounding rounding, pl_apint bits, pl_float_format from, pl_float_format to,
                 pl_apint *out);
/* Sets *out to the float nearest to an integer, ties to even; false if the format, or an integer of that size for it, is not
 * supported. */
bool pl_fp_from_int(pl_arena *arena, pl_apint value, bool is_signed, pl_float_format format, pl_apint *out);
/* Converts a float to an integer of `width` bits, towards zero. *in_range is whether the integer is representable; *out has
 * no meaning if it is not, as for NaN and infinity. False if the number can't be converted from the format. */
bool pl_fp_to_int(pl_arena *arena, pl_float_format format, pl_apint bits, bool is_signed, uint32_t width, pl_apint *out,
                  bool *in_range);
/* The bits with the sign bit flipped, also of a NaN. */
pl_apint pl_fp_negate(pl_arena *arena, pl_apint bits);
/* The bits with the sign bit cleared, also of a NaN. */
pl_apint pl_fp_abs(pl_arena *arena, pl_apint bits);
/* `magnitude` with the sign bit of `sign`. */
pl_apint pl_fp_copysign(pl_arena *arena, pl_apint magnitude, pl_apint sign);
/* Whether the sign bit is set. */
bool pl_fp_is_negative(pl_apint bits);
/* Sets *bit to the number of the bit that stands for the class of a float in the mask of llvm.is.fpclass and of `nofpclass`;
 * false if the classes of the format are not known here. */
bool pl_fp_class(pl_apint bits, pl_float_format format, uint32_t *bit);

/* Whether x op y = z may be far from what another way to compute it gives, as the operands cancel, or a number is out of the
 * range of normal numbers or nearly so; false if x or y is infinite or a NaN. */
bool pl_fp_is_rough(pl_arena *arena, pl_fp_op op, pl_float_format format, pl_apint x, pl_apint y, pl_apint z);

/* Whether two numbers are known to differ by more than rounding can explain; false if the difference can't be computed in the
 * format. */
bool pl_fp_is_apart(pl_arena *arena, pl_float_format format, pl_apint x, pl_apint y);

#endif
