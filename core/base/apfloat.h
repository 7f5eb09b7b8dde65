/* apfloat.h - the bits of floating point numbers: parsing, printing, conversion between formats, arithmetic.
 *
 * A number is its bits (a pl_apint of the format's width). The arithmetic is for folding constants; `verify/interp` does its own.
 */
#ifndef PL_CORE_BASE_APFLOAT_H
#define PL_CORE_BASE_APFLOAT_H

#include "core/base/apint.h"

/* Before a function that divides the machine's floating point numbers, by zero as well: IEEE 754 says what comes out and C's
 * Annex F that the machine does so. It is one of the checks of the undefined-behaviour sanitizer that -fsanitize=undefined leaves
 * out and services for fuzzing put in. */
#define PL_DIVIDES_BY_ZERO __attribute__((no_sanitize("float-divide-by-zero")))

/* X(enumerator, MLIR spelling, bits, exponent bits, mantissa bits without a hidden one, bias, kind)
 * kind: IEEE (infinities and NaNs), FN (no infinity; NaN is all ones), FNUZ (no infinity, NaN is minus zero), FINITE_ONLY
 * (neither infinity nor NaN: what is too large becomes the largest), FNU (an exponent only: no sign, no zero, NaN is all ones),
 * X87 (explicit leading bit).
 * Source: OCP Microscaling Formats (MX) Specification (2023), for the formats of less than eight bits and f8E8M0FNU. */
#define PL_FLOAT_FORMATS(X)                                                                                                      \
  X(F16, "f16", 16, 5, 10, 15, IEEE)                                                                                             \
  X(BF16, "bf16", 16, 8, 7, 127, IEEE)                                                                                           \
  X(TF32, "tf32", 19, 8, 10, 127, IEEE)                                                                                          \
  X(F32, "f32", 32, 8, 23, 127, IEEE)                                                                                            \
  X(F64, "f64", 64, 11, 52, 1023, IEEE)                                                                                          \
  X(F80, "f80", 80, 15, 63, 16383, X87)                                                                                          \
  X(F128, "f128", 128, 15, 112, 16383, IEEE)                                                                                     \
  X(F8E5M2, "f8E5M2", 8, 5, 2, 15, IEEE)                                                                                         \
  X(F8E4M3, "f8E4M3", 8, 4, 3, 7, IEEE)                                                                                          \
  X(F8E3M4, "f8E3M4", 8, 3, 4, 3, IEEE)                                                                                          \
  X(F8E4M3FN, "f8E4M3FN", 8, 4, 3, 7, FN)                                                                                        \
  X(F8E5M2FNUZ, "f8E5M2FNUZ", 8, 5, 2, 16, FNUZ)                                                                                 \
  X(F8E4M3FNUZ, "f8E4M3FNUZ", 8, 4, 3, 8, FNUZ)                                                                                  \
  X(F8E4M3B11FNUZ, "f8E4M3B11FNUZ", 8, 4, 3, 11, FNUZ)                                                                           \
  X(F8E8M0FNU, "f8E8M0FNU", 8, 8, 0, 127, FNU)                                                                                   \
  X(F6E3M2FN, "f6E3M2FN", 6, 3, 2, 3, FINITE_ONLY)                                                                               \
  X(F6E2M3FN, "f6E2M3FN", 6, 2, 3, 1, FINITE_ONLY)                                                                               \
  X(F4E2M1FN, "f4E2M1FN", 4, 2, 1, 1, FINITE_ONLY)

typedef enum pl_float_format {
  PL_FLOAT_INVALID,
#define X(name, text, bits, exponent, mantissa, bias, kind) PL_##name,
  PL_FLOAT_FORMATS(X)
#undef X
      PL_NUM_FLOAT_FORMATS
} pl_float_format;

/* The width of the format in bits. */
uint32_t pl_float_bits(pl_float_format format);
/* The name of the format as a type, such as "f32". */
const char *pl_float_name(pl_float_format format);
/* Sets *bits to the number of the format that is nearest to a decimal text such as "-1.5e-3", ties to even; out of the format's
 * range, to an infinity or what the format has instead. False, with *bits not written, if the text is malformed. */
bool pl_float_parse(pl_arena *arena, pl_str text, pl_float_format format, pl_apint *bits);
/* Writes a number as MLIR prints a float attribute without its type: "1.000000e+00", with more digits where these are needed, or
 * its bits in hexadecimal, "0x7FC00000", where no decimal text will do. */
void pl_float_print(pl_apint bits, pl_float_format format, pl_sink *out);
/* Writes a number as pl_float_print does, but in hexadecimal if MLIR, which reads decimal numbers as f64, would read another
 * one. */
void pl_float_print_exact(pl_apint bits, pl_float_format format, pl_sink *out);
/* The number of `to` that is nearest to a number of `from`, ties to even, by the rules of pl_float_pack; the same bits if the
 * formats are the same. *exact (may be NULL) is false if information may have been lost. */
pl_apint pl_float_convert(pl_arena *arena, pl_apint bits, pl_float_format from, pl_float_format to, bool *exact);
/* Converts as pl_float_convert, but between IEEE formats a signalling NaN stays signalling if some of its payload is left: for a
 * constant that is written in another format than its own. (LLVM Language Reference, "Simple Constants".) *exact (may be NULL) is
 * false if information may have been lost. */
pl_apint pl_float_respell(pl_arena *arena, pl_apint bits, pl_float_format from, pl_float_format to, bool *exact);
/* The bits as LLVM stores them: an unnormal number of f80 becomes a NaN and a pseudo-denormal one gets exponent 1; all others are
 * unchanged. */
pl_apint pl_float_canonical(pl_arena *arena, pl_apint bits, pl_float_format format);
/* Whether every value of `inner` is a value of `outer`, and every normal number of `inner` a normal number of `outer`. */
bool pl_float_holds(pl_float_format outer, pl_float_format inner);
/* Whether LLVM reads the bits as a NaN of the format. */
bool pl_float_is_nan(pl_apint bits, pl_float_format format);
/* Whether the bits are a signalling NaN; false for formats that do not distinguish signalling from quiet ones. */
bool pl_float_is_signalling(pl_apint bits, pl_float_format format);
/* Whether the bits are an infinity of the format, of either sign. */
bool pl_float_is_inf(pl_apint bits, pl_float_format format);
/* Whether the bits are a zero of the format, of either sign. */
bool pl_float_is_zero(pl_apint bits, pl_float_format format);

/* Arithmetic, rounded to nearest, ties to even. The remainder is that of the quotient towards zero. MAXIMUM and MINIMUM give a
 * NaN if one operand is one, MAXNUM and MINNUM the number; -0 is less than 0 for all four. */
typedef enum pl_float_op {
  PL_FLOAT_OP_INVALID,
  PL_FLOAT_ADD,
  PL_FLOAT_SUB,
  PL_FLOAT_MUL,
  PL_FLOAT_DIV,
  PL_FLOAT_REM,
  PL_FLOAT_MAXIMUM,
  PL_FLOAT_MINIMUM,
  PL_FLOAT_MAXNUM,
  PL_FLOAT_MINNUM
} pl_float_op;
/* a `op` b, rounded to nearest, ties to even. A NaN operand makes the result a quiet NaN, but MAXNUM and MINNUM return the other
 * operand if that is a number; a result that the format lacks is replaced as in pl_float_pack. */
pl_apint pl_float_compute(pl_arena *arena, pl_float_op op, pl_apint a, pl_apint b, pl_float_format format);

typedef enum pl_float_order {
  PL_FLOAT_ORDER_INVALID,
  PL_FLOAT_LESS,
  PL_FLOAT_EQUAL, /* zeros of either sign are */
  PL_FLOAT_GREATER,
  PL_FLOAT_UNORDERED /* one is NaN */
} pl_float_order;
/* How a compares to b: unordered if one is a NaN; zeros of either sign are equal. */
pl_float_order pl_float_compare(pl_arena *arena, pl_apint a, pl_apint b, pl_float_format format);

/* The number of the format nearest to `value`, a signed integer if `is_signed`, else an unsigned one, ties to even; out of the
 * format's range, an infinity or what the format has instead. */
pl_apint pl_float_from_int(pl_arena *arena, pl_apint value, bool is_signed, pl_float_format format);
/* Rounds a number towards zero to an integer of `width` bits, signed or unsigned, in *out. False, with *out meaningless, if it is
 * not finite or the integer does not fit. */
bool pl_float_to_int(pl_arena *arena, pl_apint bits, pl_float_format format, uint32_t width, bool is_signed, pl_apint *out);

#endif
