#include "verify/term/internal.h"

/* The result of a division of constants (BV_UDIV, BV_UREM, BV_SDIV, BV_SREM), total as in SMT-LIB: x / 0 is all ones, or for
 * the signed one 1 if x is negative and else -1; the remainder of a division by zero is x. (SMT-LIB, theory
 * FixedSizeBitVectors and logic QF_BV.) */
static pl_apint divide(pl_terms *T, pl_term_op op, pl_apint a, pl_apint b) {
  pl_arena *arena = T->arena;
  bool by_zero = pl_apint_is_zero(b);
  if (op == PL_TERM_BV_UDIV) return by_zero ? pl_apint_ones(arena, a.width) : pl_apint_udiv(arena, a, b);
  if (op == PL_TERM_BV_UREM) return by_zero ? a : pl_apint_urem(arena, a, b);
  if (op == PL_TERM_BV_SREM) return by_zero ? a : pl_apint_srem(arena, a, b);
  if (!by_zero) return pl_apint_sdiv(arena, a, b);
  return pl_apint_is_negative(a) ? pl_apint_from_u64(arena, a.width, 1) : pl_apint_ones(arena, a.width);
}

const pl_term *pl_term_fold(pl_terms *T, pl_term_op op, pl_apint a, pl_apint b) {
  pl_arena *arena = T->arena;
  switch (op) {
  case PL_TERM_BV_ADD: return pl_bv(T, pl_apint_add(arena, a, b));
  case PL_TERM_BV_MUL: return pl_bv(T, pl_apint_mul(arena, a, b));
  case PL_TERM_BV_UDIV:
  case PL_TERM_BV_UREM:
  case PL_TERM_BV_SDIV:
  case PL_TERM_BV_SREM: return pl_bv(T, divide(T, op, a, b));
  case PL_TERM_BV_AND: return pl_bv(T, pl_apint_and(arena, a, b));
  case PL_TERM_BV_OR: return pl_bv(T, pl_apint_or(arena, a, b));
  case PL_TERM_BV_XOR: return pl_bv(T, pl_apint_xor(arena, a, b));
  case PL_TERM_BV_SHL: return pl_bv(T, pl_apint_shl(arena, a, pl_apint_shift_amount(b)));
  case PL_TERM_BV_LSHR: return pl_bv(T, pl_apint_lshr(arena, a, pl_apint_shift_amount(b)));
  case PL_TERM_BV_ASHR: return pl_bv(T, pl_apint_ashr(arena, a, pl_apint_shift_amount(b)));
  case PL_TERM_BV_ULT: return pl_bool(T, pl_apint_ult(a, b));
  case PL_TERM_BV_ULE: return pl_bool(T, !pl_apint_ult(b, a));
  case PL_TERM_BV_SLT: return pl_bool(T, pl_apint_slt(a, b));
  case PL_TERM_BV_SLE: return pl_bool(T, !pl_apint_slt(b, a));
  case PL_TERM_BV_SADDO: return pl_bool(T, pl_apint_sadd_overflows(a, b));
  case PL_TERM_BV_UADDO: return pl_bool(T, pl_apint_uadd_overflows(a, b));
  case PL_TERM_BV_SSUBO: return pl_bool(T, pl_apint_ssub_overflows(a, b));
  case PL_TERM_BV_USUBO: return pl_bool(T, pl_apint_usub_overflows(a, b));
  case PL_TERM_BV_SMULO: return pl_bool(T, pl_apint_smul_overflows(a, b));
  case PL_TERM_BV_UMULO: return pl_bool(T, pl_apint_umul_overflows(a, b));
  case PL_TERM_INVALID:
  case PL_TERM_CONST:
  case PL_TERM_SYM:
  case PL_TERM_NOT:
  case PL_TERM_AND:
  case PL_TERM_OR:
  case PL_TERM_EQ:
  case PL_TERM_ITE:
  case PL_TERM_BV_CONCAT:
  case PL_TERM_BV_EXTRACT:
  case PL_TERM_BV_ZEXT:
  case PL_TERM_BV_SEXT:
  case PL_TERM_INT_ADD:
  case PL_TERM_INT_MUL:
  case PL_TERM_INT_LE:
  case PL_TERM_INT_LT:
  case PL_TERM_INT_OF_SBV:
  case PL_TERM_INT_OF_UBV:
  case PL_TERM_APP:
  case PL_TERM_MEM_STORE:
  case PL_TERM_MEM_FREE:
  case PL_TERM_MEM_LOAD:
  case PL_TERM_MEM_POISON:
  case PL_NUM_TERM_OPS: break;
  }
  assert(false && "an op of two bit vectors");
  return NULL;
}
