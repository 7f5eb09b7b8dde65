/* float_bits.h - what floating point numbers mean, on their bits: classes, order, extremes, conversions.
 *
 * For the formats of IEEE 754 with a hidden leading bit (f16, bf16, f32, f64, f128 and the like). Rounding is to nearest, ties to
 * even. Terms in, terms out: which NaN an operation makes is the caller's business. Source: IEEE 754-2019, 3.4, 4.3.1, 5.4, 5.10;
 * LLVM Language Reference, "Floating-Point Types". */
#ifndef PL_VERIFY_SEM_TERMS_FLOAT_BITS_H
#define PL_VERIFY_SEM_TERMS_FLOAT_BITS_H

#include "core/base/apfloat.h"
#include "verify/term/term.h"

typedef struct pl_float_shape {
  uint32_t exponent, fraction; /* bits; 1 + exponent + fraction in all */
} pl_float_shape;

/* Sets *out to the widths of exponent and fraction of a format; false for formats that are not like IEEE 754's. */
bool pl_float_shape_of(pl_float_format format, pl_float_shape *out);
/* The width of the format in bits, sign included. */
static inline uint32_t pl_float_shape_bits(pl_float_shape s) { return 1 + s.exponent + s.fraction; }

/* BOOL: `x` is a NaN. */
const pl_term *pl_float_is_nan_term(pl_terms *T, pl_float_shape s, const pl_term *x);
/* BOOL: `x` is +infinity or -infinity. */
const pl_term *pl_float_is_inf_term(pl_terms *T, pl_float_shape s, const pl_term *x);
/* BOOL: `x` is a NaN whose quiet bit is 0. */
const pl_term *pl_float_is_signalling_term(pl_terms *T, pl_float_shape s, const pl_term *x);
/* BOOL: neither is a NaN, and the numbers are equal; zeros are. */
const pl_term *pl_float_is_equal(pl_terms *T, pl_float_shape s, const pl_term *a, const pl_term *b);
/* BOOL: `a` and `b` compare as the predicate says, 0 (false) to 15 (true) as MLIR numbers them (arith.cmpf; `une` is 13 and
 * `uno` 14, other than in LLVM IR). */
const pl_term *pl_float_compare_term(pl_terms *T, pl_float_shape s, uint32_t predicate, const pl_term *a, const pl_term *b);
/* BOOL: x is of one of the classes in the mask of llvm.is.fpclass. (LLVM Language Reference, "'llvm.is.fpclass'
 * Intrinsic".) */
const pl_term *pl_float_is_of_class(pl_terms *T, pl_float_shape s, uint32_t mask, const pl_term *x);

/* The larger (`larger`) or the smaller of two numbers that are no NaNs; of zeros +0 is the larger. */
const pl_term *pl_float_extreme(pl_terms *T, pl_float_shape s, bool larger, const pl_term *a, const pl_term *b);
/* `x` with its sign bit cleared, also if it is a NaN. */
const pl_term *pl_float_abs_term(pl_terms *T, const pl_term *x);
/* `magnitude` with the sign bit of `sign`. */
const pl_term *pl_float_copysign_term(pl_terms *T, const pl_term *magnitude, const pl_term *sign);

/* The NaN whose sign and fraction, quiet bit included, are those of `bits`, which may be any bits; a fraction of 0 becomes the
 * quiet bit alone. */
const pl_term *pl_float_nan_of(pl_terms *T, pl_float_shape s, const pl_term *bits);

/* BOOL: the value is a NaN whose quiet bit is set. */
const pl_term *pl_float_is_quiet_nan(pl_terms *T, pl_float_shape s, const pl_term *value);
/* BOOL: `value` is a NaN that an operation on `args` may make, without what targets add: its fraction is that of the preferred
 * NaN (the quiet bit alone), or that of an argument that is a NaN, unchanged or with the quiet bit set. (LLVM Language
 * Reference, "Behavior of Floating-Point NaN values".) */
const pl_term *pl_float_legal_nan(pl_terms *T, pl_float_shape s, const pl_term *value, const pl_term *const *args,
                                  uint32_t count);
/* BOOL: `value` is a NaN that a conversion of the NaN `arg` may make: as of pl_float_legal_nan, with the end of the payload cut
 * off, or zeros after it. That `arg` is a NaN is not checked. (LLVM Language Reference, "'fptrunc .. to' Instruction", "'fpext ..
 * to' Instruction".) */
const pl_term *pl_float_legal_cast_nan(pl_terms *T, pl_float_shape from, pl_float_shape to, const pl_term *value,
                                       const pl_term *arg);

/* Converts `x` to a format that is narrower neither in exponent nor in fraction: exact. A NaN keeps its sign and its fraction,
 * with zeros after it, which is one choice. */
const pl_term *pl_float_extend_term(pl_terms *T, pl_float_shape from, pl_float_shape to, const pl_term *x);
/* Converts `x` to a format with fewer fraction bits and no wider exponent, rounding to nearest, ties to even. A NaN keeps its
 * sign and the high bits of its payload; if these are all zero it becomes quiet. */
const pl_term *pl_float_truncate_term(pl_terms *T, pl_float_shape from, pl_float_shape to, const pl_term *x);
/* Converts the integer `x`, signed (`is_signed`) or unsigned, to the format `to`: rounded to nearest, ties to even; infinity if
 * it is too large. */
const pl_term *pl_float_of_int_term(pl_terms *T, pl_float_shape to, bool is_signed, const pl_term *x);
/* Converts `x` to an integer of `width` bits, rounding towards zero; *fits (BOOL): the integer is representable, which it never
 * is for a NaN or infinity. Where it is not the result has no meaning. */
const pl_term *pl_float_to_int_term(pl_terms *T, pl_float_shape from, bool is_signed, uint32_t width, const pl_term *x,
                                    const pl_term **fits);

#endif
