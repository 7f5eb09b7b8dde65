/* apfloat_impl.h - numbers taken apart, for apfloat*.c only. */
#ifndef PL_CORE_BASE_APFLOAT_IMPL_H
#define PL_CORE_BASE_APFLOAT_IMPL_H

#include "core/base/apfloat.h"

__extension__ typedef unsigned __int128 pl_u128; /* holds the bits of every format */

typedef enum pl_float_kind {
  PL_FLOAT_IEEE,
  PL_FLOAT_FN,
  PL_FLOAT_FNUZ,
  PL_FLOAT_FINITE_ONLY,
  PL_FLOAT_FNU,
  PL_FLOAT_X87,
} pl_float_kind;

typedef struct pl_float_info {
  const char *name;
  uint32_t bits, exponent_bits, mantissa_bits; /* the last without the leading one, written or not */
  int32_t bias;
  pl_float_kind kind;
} pl_float_info;

/* The properties of the format, which is a valid one. */
const pl_float_info *pl_float_info_of(pl_float_format format);

typedef enum pl_float_class { PL_FLOAT_ZERO, PL_FLOAT_FINITE, PL_FLOAT_INF, PL_FLOAT_NAN } pl_float_class;

/* A finite number is significand * 2^exponent; of a NaN the significand is the fraction field. */
typedef struct pl_float_parts {
  pl_float_class class;
  bool negative;
  pl_u128 significand;
  int64_t exponent;
} pl_float_parts;

/* Takes apart the number with these bits into class, sign, significand and exponent; the significand of a NaN is its fraction
 * field. */
pl_float_parts pl_float_unpack(pl_apint bits, const pl_float_info *info);
/* The bits of the number of the format that is nearest to `parts`, ties to even, where an infinity (also by overflow), NaN, zero
 * or sign that the format lacks is replaced. `sticky`: bits that are not zero were lost below the significand before. *exact (may
 * be NULL): the result is equal to the number given; for a NaN, !sticky. */
pl_u128 pl_float_pack(pl_float_parts parts, bool sticky, const pl_float_info *info, bool *exact);
/* The number of the format whose bits are the lowest of `bits`; higher ones are dropped. */
pl_apint pl_float_from_u128(pl_arena *arena, pl_u128 bits, const pl_float_info *info);
/* The position of the highest set bit plus one; 0 for zero. */
uint32_t pl_u128_bits(pl_u128 x);

#endif
