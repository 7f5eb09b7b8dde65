/* scalar.h - arithmetic on one concrete scalar: integers with their flags, casts, comparisons.
 *
 * Poison in gives poison out. An `undef` operand gives an undef result: the source's undef stands for any value; the lowering's
 * machine picks a value before it gets here, as each use may choose (LLVM Language Reference, "Undefined Values").
 */
#ifndef PL_VERIFY_INTERP_MACHINE_SCALAR_H
#define PL_VERIFY_INTERP_MACHINE_SCALAR_H

#include "core/base/arena.h"
#include "core/ir/op.h"

__extension__ typedef __int128 pl_i128; /* exact address arithmetic: products of two 64-bit numbers fit */

/* One scalar of a value. A value of a type is a list of these: scalars and pointers 1; complex 2 (real, imaginary); vectors one
 * per element, row-major; structs and arrays their parts in order; a ranked memref in the source: allocated, aligned, offset,
 * sizes, strides. */
typedef struct pl_scalar {
  pl_apint bits;
  uint32_t object;   /* provenance of a pointer: number of an object, 0 for none */
  uint32_t argument; /* lowering: the argument that a pointer was computed from, counted from 1; 0: none, or not known */
  bool poison;
  bool undef;  /* each use may choose: bits is meaningless */
  uint8_t nan; /* source, of a NaN: what the operation that made it left open, pl_nan_freedom */
} pl_scalar;

/* The payload may be any, but a signalling NaN only comes of one. (LLVM Language Reference, "Behavior of Floating-Point NaN
 * values".) */
typedef enum pl_nan_freedom { PL_NAN_SIGN = 1, PL_NAN_PAYLOAD = 2, PL_NAN_SIGNALS = 4 } pl_nan_freedom;

typedef enum pl_int_op {
  PL_INT_INVALID,
  PL_INT_ADD,
  PL_INT_SUB,
  PL_INT_MUL,
  PL_INT_UDIV,
  PL_INT_SDIV,
  PL_INT_UREM,
  PL_INT_SREM,
  PL_INT_CEILDIVU,
  PL_INT_CEILDIVS,
  PL_INT_FLOORDIVS,
  PL_INT_AND,
  PL_INT_OR,
  PL_INT_XOR,
  PL_INT_SHL,
  PL_INT_LSHR,
  PL_INT_ASHR,
  PL_INT_SMIN,
  PL_INT_SMAX,
  PL_INT_UMIN,
  PL_INT_UMAX,
  PL_INT_SADD_SAT,
  PL_INT_UADD_SAT,
  PL_INT_SSUB_SAT,
  PL_INT_USUB_SAT,
} pl_int_op;

/* Claims of an op on its operands or result; a violated one makes poison. */
typedef enum pl_flag {
  PL_FLAG_NSW = 1 << 0,
  PL_FLAG_NUW = 1 << 1,
  PL_FLAG_EXACT = 1 << 2,
  PL_FLAG_DISJOINT = 1 << 3,
  PL_FLAG_NNEG = 1 << 4,
} pl_flag;

typedef enum pl_cast_op { PL_CAST_INVALID, PL_CAST_TRUNC, PL_CAST_ZEXT, PL_CAST_SEXT } pl_cast_op;

/* In the order of the predicates of arith.cmpi and llvm.icmp. */
typedef enum pl_int_predicate {
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
  PL_NUM_ICMP
} pl_int_predicate;

/* A defined scalar with these bits. */
static inline pl_scalar pl_scalar_of(pl_apint bits) { return (pl_scalar){.bits = bits}; }
/* A defined integer, the low `width` bits of the value. */
pl_scalar pl_scalar_u64(pl_arena *arena, uint32_t width, uint64_t value);
/* A poison scalar of that width. */
pl_scalar pl_scalar_poison(pl_arena *arena, uint32_t width);
/* An undef scalar of that width. */
pl_scalar pl_scalar_undef(pl_arena *arena, uint32_t width);
/* Whether the scalar is neither poison nor undef. */
static inline bool pl_scalar_is_fine(const pl_scalar *s) { return !s->poison && !s->undef; }
/* The low 64 bits of the scalar. */
static inline uint64_t pl_scalar_word(const pl_scalar *s) { return pl_apint_word(s->bits, 0); }
/* The signed value of the scalar, saturated to 64 bits. */
int64_t pl_scalar_signed(const pl_scalar *s);

/* Computes a op b under `flags` into *out, which may be poison or undef, and returns NULL. Returns the reason, with *out unset,
 * if the operation is undefined behavior. (MLIR documentation, "'arith' Dialect"; LLVM Language Reference, "Binary Operations".)
 */
const char *pl_int_binary(pl_arena *arena, pl_int_op op, uint32_t flags, pl_scalar a, pl_scalar b, pl_scalar *out);
/* Whether the predicate holds of a and b, as an i1. Poison if an operand is, else undef if one is. */
pl_scalar pl_int_compare(pl_arena *arena, pl_int_predicate predicate, pl_scalar a, pl_scalar b);
/* Converts an integer to a width in bits that is smaller (TRUNC) or larger (ZEXT, SEXT), or leaves it if the width is equal.
 * Gives poison for poison and where one of the `flags` does not hold or may not hold. */
pl_scalar pl_int_cast(pl_arena *arena, pl_cast_op op, uint32_t flags, pl_scalar a, uint32_t width);

/* Advances the state of a small deterministic generator (splitmix64) and returns its next number. */
uint64_t pl_random_next(uint64_t *state);
/* Random bits of that width, in which edge values and small numbers are more frequent than by chance; advances the state. */
pl_apint pl_random_bits(pl_arena *arena, uint64_t *state, uint32_t width);

#endif
