#include "verify/interp/machine/scalar.h"

#include <assert.h>

pl_scalar pl_scalar_u64(pl_arena *arena, uint32_t width, uint64_t value) {
  return pl_scalar_of(pl_apint_from_u64(arena, width, value));
}

pl_scalar pl_scalar_poison(pl_arena *arena, uint32_t width) {
  pl_scalar s = pl_scalar_of(pl_apint_zero(arena, width));
  s.poison = true;
  return s;
}

pl_scalar pl_scalar_undef(pl_arena *arena, uint32_t width) {
  pl_scalar s = pl_scalar_of(pl_apint_zero(arena, width));
  s.undef = true;
  return s;
}

int64_t pl_scalar_signed(const pl_scalar *s) {
  int64_t value;
  if (pl_apint_to_i64(s->bits, &value)) return value;
  return pl_apint_is_negative(s->bits) ? INT64_MIN : INT64_MAX;
}

/* The number of the object, or argument, that a result of two operands comes from, if that is clear, else 0. Integers made of
 * pointers keep the object, so that rounding an address up and converting it back finds it again. */
static uint32_t joint(uint32_t a, uint32_t b) { return a == 0 || a == b ? b : b == 0 ? a : 0; }

/* Whether the signed quotient a / b overflows: the least number by -1. */
static bool signed_division_overflows(pl_apint a, pl_apint b) {
  return pl_apint_is_ones(b) && a.width == b.width && pl_apint_is_negative(a) && pl_apint_ctz(a) == a.width - 1;
}

/* The signed quotient rounded towards minus infinity (`down`) or plus infinity. */
static pl_apint rounded_division(pl_arena *arena, pl_apint a, pl_apint b, bool down) {
  pl_apint q = pl_apint_sdiv(arena, a, b), r = pl_apint_srem(arena, a, b);
  if (pl_apint_is_zero(r)) return q;
  bool quotient_negative = pl_apint_is_negative(a) != pl_apint_is_negative(b);
  pl_apint one = pl_apint_from_u64(arena, a.width, 1);
  if (down && quotient_negative) return pl_apint_sub(arena, q, one);
  if (!down && !quotient_negative) return pl_apint_add(arena, q, one);
  return q;
}

/* The unsigned quotient rounded up. */
static pl_apint ceil_unsigned(pl_arena *arena, pl_apint a, pl_apint b) {
  pl_apint q = pl_apint_udiv(arena, a, b);
  if (pl_apint_is_zero(pl_apint_urem(arena, a, b))) return q;
  return pl_apint_add(arena, q, pl_apint_from_u64(arena, a.width, 1));
}

/* Sets *poison if + - or * overflows against its flag nsw or nuw. */
static void check_overflow(pl_int_op op, uint32_t flags, pl_apint a, pl_apint b, bool *poison) {
  bool nsw = (flags & PL_FLAG_NSW) != 0, nuw = (flags & PL_FLAG_NUW) != 0;
  if (op == PL_INT_ADD) *poison |= (nsw && pl_apint_sadd_overflows(a, b)) || (nuw && pl_apint_uadd_overflows(a, b));
  if (op == PL_INT_SUB) *poison |= (nsw && pl_apint_ssub_overflows(a, b)) || (nuw && pl_apint_usub_overflows(a, b));
  if (op == PL_INT_MUL) *poison |= (nsw && pl_apint_smul_overflows(a, b)) || (nuw && pl_apint_umul_overflows(a, b));
}

/* The result of a shift shl, lshr or ashr; sets *poison if the amount is too large or a flag of the operation does not hold. */
static pl_apint shift(pl_arena *arena, pl_int_op op, uint32_t flags, pl_apint a, pl_apint b, bool *poison) {
  uint32_t amount = pl_apint_shift_amount(b);
  if (amount >= a.width) {
    *poison = true;
    return a;
  }
  if (op == PL_INT_SHL) {
    pl_apint r = pl_apint_shl(arena, a, amount);
    if ((flags & PL_FLAG_NUW) && !pl_apint_eq(pl_apint_lshr(arena, r, amount), a)) *poison = true;
    if ((flags & PL_FLAG_NSW) && !pl_apint_eq(pl_apint_ashr(arena, r, amount), a)) *poison = true;
    return r;
  }
  pl_apint r = op == PL_INT_LSHR ? pl_apint_lshr(arena, a, amount) : pl_apint_ashr(arena, a, amount);
  if ((flags & PL_FLAG_EXACT) && !pl_apint_eq(pl_apint_shl(arena, r, amount), a)) *poison = true;
  return r;
}

/* The quotient or remainder of a defined division; sets *poison if udiv or sdiv has the flag `exact` and leaves a remainder. */
static pl_apint divide(pl_arena *arena, pl_int_op op, uint32_t flags, pl_apint a, pl_apint b, bool *poison) {
  bool exact = (flags & PL_FLAG_EXACT) != 0;
  switch (op) {
  case PL_INT_UDIV:
    if (exact && !pl_apint_is_zero(pl_apint_urem(arena, a, b))) *poison = true;
    return pl_apint_udiv(arena, a, b);
  case PL_INT_SDIV:
    if (exact && !pl_apint_is_zero(pl_apint_srem(arena, a, b))) *poison = true;
    return pl_apint_sdiv(arena, a, b);
  case PL_INT_UREM: return pl_apint_urem(arena, a, b);
  case PL_INT_SREM: return pl_apint_srem(arena, a, b);
  case PL_INT_CEILDIVU: return ceil_unsigned(arena, a, b);
  case PL_INT_CEILDIVS: return rounded_division(arena, a, b, false);
  default: return rounded_division(arena, a, b, true);
  }
}

/* Whether the operation is a division or remainder. */
static bool is_division(pl_int_op op) { return op >= PL_INT_UDIV && op <= PL_INT_FLOORDIVS; }

/* The reason why the division or remainder of `a` by `b` is undefined behavior; NULL if it is defined. */
static const char *division_undefined(pl_int_op op, pl_scalar a, pl_scalar b) {
  bool is_signed = op == PL_INT_SDIV || op == PL_INT_SREM || op == PL_INT_CEILDIVS || op == PL_INT_FLOORDIVS;
  if (b.poison || b.undef) return "the divisor is poison or undefined";
  if (pl_apint_is_zero(b.bits)) return "division by zero";
  if (!is_signed || !pl_apint_is_ones(b.bits)) return NULL;
  if (a.poison || a.undef) return "signed division by -1 of a poison or undefined value";
  return signed_division_overflows(a.bits, b.bits) ? "signed division overflows" : NULL;
}

/* The sum or difference of `a` and `b` that saturates, as the operation `op` (PL_INT_UADD_SAT, ...) says. */
static pl_apint saturated(pl_arena *arena, pl_int_op op, pl_apint a, pl_apint b) {
  switch (op) {
  case PL_INT_UADD_SAT: return pl_apint_uadd_overflows(a, b) ? pl_apint_ones(arena, a.width) : pl_apint_add(arena, a, b);
  case PL_INT_USUB_SAT: return pl_apint_ult(a, b) ? pl_apint_zero(arena, a.width) : pl_apint_sub(arena, a, b);
  case PL_INT_SADD_SAT:
    if (!pl_apint_sadd_overflows(a, b)) return pl_apint_add(arena, a, b);
    break;
  default:
    if (!pl_apint_ssub_overflows(a, b)) return pl_apint_sub(arena, a, b);
    break;
  }
  return pl_apint_is_negative(a) ? pl_apint_signed_min(arena, a.width) : pl_apint_signed_max(arena, a.width);
}

/* The result of an integer operation, of a division only if it is defined; sets *poison if a shift amount is too large or a flag
 * does not hold. nsw and nuw of sums, differences and products are not checked here. */
static pl_apint compute(pl_arena *arena, pl_int_op op, uint32_t flags, pl_apint a, pl_apint b, bool *poison) {
  switch (op) {
  case PL_INT_ADD: return pl_apint_add(arena, a, b);
  case PL_INT_SUB: return pl_apint_sub(arena, a, b);
  case PL_INT_MUL: return pl_apint_mul(arena, a, b);
  case PL_INT_AND: return pl_apint_and(arena, a, b);
  case PL_INT_OR:
    if ((flags & PL_FLAG_DISJOINT) && !pl_apint_is_zero(pl_apint_and(arena, a, b))) *poison = true;
    return pl_apint_or(arena, a, b);
  case PL_INT_XOR: return pl_apint_xor(arena, a, b);
  case PL_INT_SHL:
  case PL_INT_LSHR:
  case PL_INT_ASHR: return shift(arena, op, flags, a, b, poison);
  case PL_INT_SMIN: return pl_apint_slt(a, b) ? a : b;
  case PL_INT_SMAX: return pl_apint_slt(a, b) ? b : a;
  case PL_INT_UMIN: return pl_apint_ult(a, b) ? a : b;
  case PL_INT_UMAX: return pl_apint_ult(a, b) ? b : a;
  case PL_INT_SADD_SAT:
  case PL_INT_UADD_SAT:
  case PL_INT_SSUB_SAT:
  case PL_INT_USUB_SAT: return saturated(arena, op, a, b);
  case PL_INT_UDIV:
  case PL_INT_SDIV:
  case PL_INT_UREM:
  case PL_INT_SREM:
  case PL_INT_CEILDIVU:
  case PL_INT_CEILDIVS:
  case PL_INT_FLOORDIVS: return divide(arena, op, flags, a, b, poison);
  case PL_INT_INVALID: break;
  }
  return a;
}

/* Whether the operation is a shift whose amount is the width or more, as undef may be. */
static bool shifts_too_far(pl_int_op op, const pl_scalar *a, const pl_scalar *b) {
  if (op != PL_INT_SHL && op != PL_INT_LSHR && op != PL_INT_ASHR) return false;
  return b->undef || pl_apint_shift_amount(b->bits) >= a->bits.width;
}

/* Whether `known`, the second operand if `second`, else the first, is known to make the operation's flags hold for any value of
 * the other operand. False is the safe answer. */
static bool is_neutral(pl_int_op op, const pl_scalar *known, bool second) {
  const bool fine = pl_scalar_is_fine(known), zero = fine && pl_apint_is_zero(known->bits);
  const bool one = fine && known->bits.width > 1 && pl_apint_is_one(known->bits);
  switch (op) {
  case PL_INT_ADD:
  case PL_INT_OR: return zero;
  case PL_INT_MUL: return zero || one;
  case PL_INT_UDIV:
  case PL_INT_SDIV: return second && one;
  default: return second && zero;
  }
}

/* The result of an operation on undef: undef, or poison if it has flags that may not hold. (LLVM Language Reference, "Undefined
 * Values".) */
static pl_scalar of_undef(pl_arena *arena, pl_int_op op, uint32_t flags, const pl_scalar *a, const pl_scalar *b) {
  const bool keeps = flags == 0 || is_neutral(op, a, false) || is_neutral(op, b, true);
  return keeps ? pl_scalar_undef(arena, a->bits.width) : pl_scalar_poison(arena, a->bits.width);
}

const char *pl_int_binary(pl_arena *arena, pl_int_op op, uint32_t flags, pl_scalar a, pl_scalar b, pl_scalar *out) {
  assert(op > PL_INT_INVALID && op <= PL_INT_USUB_SAT);
  assert(out != NULL);
  if (is_division(op)) {
    const char *why = division_undefined(op, a, b);
    if (why != NULL) return why;
  }
  if (a.poison || b.poison || shifts_too_far(op, &a, &b)) {
    *out = pl_scalar_poison(arena, a.bits.width);
    return NULL;
  }
  if (a.undef || b.undef) {
    *out = of_undef(arena, op, flags, &a, &b);
    return NULL;
  }
  pl_scalar r = {.object = joint(a.object, b.object), .argument = joint(a.argument, b.argument)};
  check_overflow(op, flags, a.bits, b.bits, &r.poison);
  r.bits = compute(arena, op, flags, a.bits, b.bits, &r.poison);
  *out = r;
  return NULL;
}

/* Whether the predicate holds of a and b. */
static bool holds(pl_int_predicate predicate, pl_apint a, pl_apint b) {
  switch (predicate) {
  case PL_ICMP_EQ: return pl_apint_eq(a, b);
  case PL_ICMP_NE: return !pl_apint_eq(a, b);
  case PL_ICMP_SLT: return pl_apint_slt(a, b);
  case PL_ICMP_SLE: return !pl_apint_slt(b, a);
  case PL_ICMP_SGT: return pl_apint_slt(b, a);
  case PL_ICMP_SGE: return !pl_apint_slt(a, b);
  case PL_ICMP_ULT: return pl_apint_ult(a, b);
  case PL_ICMP_ULE: return !pl_apint_ult(b, a);
  case PL_ICMP_UGT: return pl_apint_ult(b, a);
  case PL_ICMP_UGE: return !pl_apint_ult(a, b);
  case PL_NUM_ICMP: break;
  }
  return false;
}

pl_scalar pl_int_compare(pl_arena *arena, pl_int_predicate predicate, pl_scalar a, pl_scalar b) {
  assert(predicate < PL_NUM_ICMP);
  assert(a.bits.width == b.bits.width);
  if (a.poison || b.poison) return pl_scalar_poison(arena, 1);
  if (a.undef || b.undef) return pl_scalar_undef(arena, 1);
  return pl_scalar_u64(arena, 1, holds(predicate, a.bits, b.bits) ? 1 : 0);
}

pl_scalar pl_int_cast(pl_arena *arena, pl_cast_op op, uint32_t flags, pl_scalar a, uint32_t width) {
  assert(width > 0);
  if (a.poison) return pl_scalar_poison(arena, width);
  if (a.undef) return flags == 0 || a.bits.width == width ? pl_scalar_undef(arena, width) : pl_scalar_poison(arena, width);
  if (a.bits.width == width) return a;
  pl_scalar r = {.object = a.object, .argument = a.argument};
  if (op == PL_CAST_TRUNC) {
    r.bits = pl_apint_trunc(arena, a.bits, width);
    if ((flags & PL_FLAG_NUW) && !pl_apint_eq(pl_apint_zext(arena, r.bits, a.bits.width), a.bits)) r.poison = true;
    if ((flags & PL_FLAG_NSW) && !pl_apint_eq(pl_apint_sext(arena, r.bits, a.bits.width), a.bits)) r.poison = true;
  } else if (op == PL_CAST_ZEXT) {
    r.bits = pl_apint_zext(arena, a.bits, width);
    if ((flags & PL_FLAG_NNEG) && pl_apint_is_negative(a.bits)) r.poison = true;
  } else {
    r.bits = pl_apint_sext(arena, a.bits, width);
  }
  return r;
}

uint64_t pl_random_next(uint64_t *state) {
  assert(state != NULL);
  uint64_t z = (*state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

pl_apint pl_random_bits(pl_arena *arena, uint64_t *state, uint32_t width) {
  uint64_t pick = pl_random_next(state);
  switch (pick % 10) {
  case 0: return pl_apint_zero(arena, width);
  case 1: return pl_apint_from_u64(arena, width, 1);
  case 2: return pl_apint_ones(arena, width);
  case 3: return (pick >> 32) & 1 ? pl_apint_signed_min(arena, width) : pl_apint_signed_max(arena, width);
  case 4: return pl_apint_from_i64(arena, width, (int64_t)((pick >> 32) % 17) - 8);
  default: break;
  }
  uint32_t words = pl_apint_num_words(width);
  uint64_t *bits = PL_NEW_ARRAY(arena, uint64_t, words);
  for (uint32_t i = 0; i < words; i++)
    bits[i] = pl_random_next(state);
  return pl_apint_from_words(arena, width, bits, words);
}
