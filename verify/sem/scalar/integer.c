/* integer.c - integer operations that arith, index and the LLVM dialect have in common, lane by lane.
 * Source: LLVM Language Reference, "Binary Operations", "Bitwise Binary Operations", "Poison Values"; MLIR documentation,
 * "'arith' Dialect". */
#include "verify/sem/scalar/integer.h"

#include <assert.h>

#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* BOOL: a is not 0. */
static const pl_term *not_zero(pl_sem *sem, const pl_term *a) {
  pl_terms *T = sem->world->T;
  return pl_not(T, pl_eq(T, a, pl_bv_u64(T, a->sort.width, 0)));
}

/* BOOL: the signed division of `a` by `b` is not one of the least value by -1; if `a` is poison it counts as the least value. */
static const pl_term *no_division_overflow(pl_sem *sem, pl_leaf a, const pl_term *b) {
  pl_terms *T = sem->world->T;
  uint32_t w = b->sort.width;
  const pl_term *least = pl_bv(T, pl_apint_signed_min(sem->world->arena, w));
  const pl_term *minus_one = pl_bv(T, pl_apint_ones(sem->world->arena, w));
  return pl_not(T, pl_and(T, pl_or(T, a.poison, pl_eq(T, a.value, least)), pl_eq(T, b, minus_one)));
}

/* Adds the condition without which the division `op` is undefined, and returns it (BOOL): the divisor `b` is neither poison nor
 * 0, and, if `is_signed`, the quotient does not overflow (see no_division_overflow). */
static const pl_term *require_division(pl_sem *sem, const pl_op *op, bool is_signed, pl_leaf a, pl_leaf b) {
  pl_terms *T = sem->world->T;
  const pl_term *fine = pl_and(T, pl_not(T, b.poison), not_zero(sem, b.value));
  if (is_signed) fine = pl_and(T, fine, no_division_overflow(sem, a, b.value));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, fine);
  return fine;
}

/* The operation on terms that means the same as the integer operation; PL_TERM_INVALID if there is none. */
static pl_term_op term_op_of(pl_int_op which) {
  switch (which) {
  case PL_INT_OP_ADD: return PL_TERM_BV_ADD;
  case PL_INT_OP_MUL: return PL_TERM_BV_MUL;
  case PL_INT_OP_UDIV: return PL_TERM_BV_UDIV;
  case PL_INT_OP_SDIV: return PL_TERM_BV_SDIV;
  case PL_INT_OP_UREM: return PL_TERM_BV_UREM;
  case PL_INT_OP_SREM: return PL_TERM_BV_SREM;
  case PL_INT_OP_AND: return PL_TERM_BV_AND;
  case PL_INT_OP_OR: return PL_TERM_BV_OR;
  case PL_INT_OP_XOR: return PL_TERM_BV_XOR;
  case PL_INT_OP_SHL: return PL_TERM_BV_SHL;
  case PL_INT_OP_LSHR: return PL_TERM_BV_LSHR;
  case PL_INT_OP_ASHR: return PL_TERM_BV_ASHR;
  default: return PL_TERM_INVALID;
  }
}

/* The quotient a / b rounded up (ceildivsi, ceildivui) or down (floordivsi): the quotient towards zero, plus (minus) one where
 * there is a remainder and the exact quotient is positive (negative). Source: MLIR documentation, "'arith' Dialect". */
static const pl_term *rounded_quotient(pl_sem *sem, pl_int_op which, const pl_term *a, const pl_term *b) {
  pl_terms *T = sem->world->T;
  uint32_t w = a->sort.width;
  bool is_signed = which != PL_INT_OP_CEILDIVU;
  const pl_term *zero = pl_bv_u64(T, w, 0), *one = pl_bv_u64(T, w, 1);
  const pl_term *quotient = pl_bv_binary(T, is_signed ? PL_TERM_BV_SDIV : PL_TERM_BV_UDIV, a, b);
  const pl_term *remainder = pl_bv_binary(T, is_signed ? PL_TERM_BV_SREM : PL_TERM_BV_UREM, a, b);
  const pl_term *inexact = pl_not(T, pl_eq(T, remainder, zero));
  if (!is_signed) return pl_ite(T, inexact, pl_bv_add(T, quotient, one), quotient);
  const pl_term *opposite = pl_not(T, pl_eq(T, pl_bv_slt(T, a, zero), pl_bv_slt(T, b, zero)));
  if (which == PL_INT_OP_FLOORDIVS) return pl_ite(T, pl_and(T, inexact, opposite), pl_bv_sub(T, quotient, one), quotient);
  return pl_ite(T, pl_and(T, inexact, pl_not(T, opposite)), pl_bv_add(T, quotient, one), quotient);
}

/* The term for the operation `which` on the values `a` and `b`; flags, poison and undefined cases are left to the caller. */
static const pl_term *binary_value(pl_sem *sem, pl_int_op which, const pl_term *a, const pl_term *b) {
  pl_terms *T = sem->world->T;
  switch (which) {
  case PL_INT_OP_SUB: return pl_bv_sub(T, a, b);
  case PL_INT_OP_SMAX: return pl_ite(T, pl_bv_slt(T, a, b), b, a);
  case PL_INT_OP_SMIN: return pl_ite(T, pl_bv_slt(T, a, b), a, b);
  case PL_INT_OP_UMAX: return pl_ite(T, pl_bv_ult(T, a, b), b, a);
  case PL_INT_OP_UMIN: return pl_ite(T, pl_bv_ult(T, a, b), a, b);
  case PL_INT_OP_CEILDIVS:
  case PL_INT_OP_CEILDIVU:
  case PL_INT_OP_FLOORDIVS: return rounded_quotient(sem, which, a, b);
  default: return pl_bv_binary(T, term_op_of(which), a, b);
  }
}

/* BOOL: a shift of `a` to the left by `b` loses bits, since shifting back, arithmetically (`is_signed`) or logically, does not
 * give `a`. */
static const pl_term *shl_lost(pl_sem *sem, const pl_term *a, const pl_term *b, bool is_signed) {
  pl_terms *T = sem->world->T;
  const pl_term *shifted = pl_bv_binary(T, PL_TERM_BV_SHL, a, b);
  const pl_term *back = pl_bv_binary(T, is_signed ? PL_TERM_BV_ASHR : PL_TERM_BV_LSHR, shifted, b);
  return pl_not(T, pl_eq(T, back, a));
}

/* BOOL: one of the `flags` (nsw, nuw, disjoint, exact) of the operation on `a` and `b` is violated, which makes its result
 * poison. Flags that the operation does not have are ignored, but for `disjoint`. */
static const pl_term *flag_poison(pl_sem *sem, pl_int_op which, uint32_t flags, const pl_term *a, const pl_term *b) {
  pl_terms *T = sem->world->T;
  const pl_term *bad = pl_bool(T, false);
  pl_term_op signed_op = PL_TERM_INVALID, unsigned_op = PL_TERM_INVALID;
  if (which == PL_INT_OP_ADD) signed_op = PL_TERM_BV_SADDO, unsigned_op = PL_TERM_BV_UADDO;
  if (which == PL_INT_OP_SUB) signed_op = PL_TERM_BV_SSUBO, unsigned_op = PL_TERM_BV_USUBO;
  if (which == PL_INT_OP_MUL) signed_op = PL_TERM_BV_SMULO, unsigned_op = PL_TERM_BV_UMULO;
  if (which == PL_INT_OP_SHL) {
    if (flags & PL_INT_NSW) bad = pl_or(T, bad, shl_lost(sem, a, b, true));
    if (flags & PL_INT_NUW) bad = pl_or(T, bad, shl_lost(sem, a, b, false));
  } else if (signed_op != PL_TERM_INVALID) {
    if (flags & PL_INT_NSW) bad = pl_or(T, bad, pl_bv_binary(T, signed_op, a, b));
    if (flags & PL_INT_NUW) bad = pl_or(T, bad, pl_bv_binary(T, unsigned_op, a, b));
  }
  if (flags & PL_INT_DISJOINT) bad = pl_or(T, bad, not_zero(sem, pl_bv_binary(T, PL_TERM_BV_AND, a, b)));
  if (flags & PL_INT_EXACT) {
    if (which == PL_INT_OP_UDIV) bad = pl_or(T, bad, not_zero(sem, pl_bv_binary(T, PL_TERM_BV_UREM, a, b)));
    if (which == PL_INT_OP_SDIV) bad = pl_or(T, bad, not_zero(sem, pl_bv_binary(T, PL_TERM_BV_SREM, a, b)));
    if (which == PL_INT_OP_LSHR || which == PL_INT_OP_ASHR) {
      const pl_term *back = pl_bv_binary(T, PL_TERM_BV_SHL, pl_bv_binary(T, term_op_of(which), a, b), b);
      bad = pl_or(T, bad, pl_not(T, pl_eq(T, back, a)));
    }
  }
  return bad;
}

/* Whether the operation is a division or a remainder, in any rounding. */
static bool is_division(pl_int_op which) {
  return which == PL_INT_OP_UDIV || which == PL_INT_OP_SDIV || which == PL_INT_OP_UREM || which == PL_INT_OP_SREM ||
         which == PL_INT_OP_CEILDIVS || which == PL_INT_OP_CEILDIVU || which == PL_INT_OP_FLOORDIVS;
}

/* Whether the operation is a shift. */
static bool is_shift(pl_int_op which) { return which == PL_INT_OP_SHL || which == PL_INT_OP_LSHR || which == PL_INT_OP_ASHR; }

pl_leaf pl_sem_int_binary(pl_sem *sem, const pl_op *op, pl_int_op which, uint32_t flags, pl_leaf a, pl_leaf b) {
  assert(which != PL_INT_OP_INVALID && pl_sort_eq(a.value->sort, b.value->sort));
  pl_terms *T = sem->world->T;
  pl_leaf result = {binary_value(sem, which, a.value, b.value), pl_sem_or_poison(sem, a.poison, b.poison)};
  if (is_division(which)) {
    bool is_signed = which != PL_INT_OP_UDIV && which != PL_INT_OP_UREM && which != PL_INT_OP_CEILDIVU;
    require_division(sem, op, is_signed, a, b);
  }
  if (is_shift(which)) { /* by the width or more: poison */
    const pl_term *width = pl_bv_u64(T, a.value->sort.width, a.value->sort.width);
    const pl_term *in_range = pl_bv_ult(T, b.value, width);
    result.poison = pl_sem_or_poison(sem, result.poison, pl_not(T, in_range));
  }
  if (flags && !sem->world->flags_off)
    result.poison = pl_sem_or_poison(sem, result.poison, flag_poison(sem, which, flags, a.value, b.value));
  return result;
}

pl_sem_status pl_sem_int_lanes(pl_sem *sem, const pl_op *op, pl_int_op which, uint32_t flags) {
  assert(which != PL_INT_OP_INVALID && op->num_operands >= 2 && op->num_results == 1);
  uint32_t count = pl_sem_leaf_count(sem, op->results[0].type);
  if (count == UINT32_MAX) return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  const pl_leaf *a = pl_sem_get(sem, pl_operand(op, 0)), *b = pl_sem_get(sem, pl_operand(op, 1));
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  for (uint32_t i = 0; i < count; i++)
    out[i] = pl_sem_int_binary(sem, op, which, flags, a[i], b[i]);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* One lane of an integer cast to `width` bits; a violated flag makes it poison, unless flags are switched off. Unchanged if the
 * width is the same or the cast one of bits. */
static pl_leaf cast_leaf(pl_sem *sem, pl_cast_op which, uint32_t flags, pl_leaf a, uint32_t width) {
  pl_terms *T = sem->world->T;
  uint32_t from = a.value->sort.width;
  if (which == PL_CAST_BITS || width == from) return a;
  pl_leaf result = a;
  if (width < from) {
    result.value = pl_bv_extract(T, a.value, 0, width);
    const pl_term *bad = pl_bool(T, false);
    if (flags & PL_INT_NSW) bad = pl_or(T, bad, pl_not(T, pl_eq(T, pl_bv_sext(T, result.value, from), a.value)));
    if (flags & PL_INT_NUW) bad = pl_or(T, bad, pl_not(T, pl_eq(T, pl_bv_zext(T, result.value, from), a.value)));
    if (!sem->world->flags_off) result.poison = pl_sem_or_poison(sem, a.poison, bad);
    return result;
  }
  bool zero = which == PL_CAST_ZEXT || which == PL_CAST_ZEXT_OR_TRUNC;
  result.value = zero ? pl_bv_zext(T, a.value, width) : pl_bv_sext(T, a.value, width);
  if ((flags & PL_INT_NNEG) && !sem->world->flags_off)
    result.poison = pl_sem_or_poison(sem, a.poison, pl_bv_slt(T, a.value, pl_bv_u64(T, from, 0)));
  return result;
}

/* Casts the bits of the operand, with layout `from`, to the result's layout `to`, and sets the result: lanes may be split or
 * joined. Unsupported if the operand has too few bits. */
static pl_sem_status bitcast(pl_sem *sem, const pl_op *op, const pl_flat *from, const pl_flat *to) {
  pl_terms *T = sem->world->T;
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf *out = pl_sem_new_leaves(sem, to->num_leaves);
  const pl_term *bits = NULL, *poison = pl_bool(T, false);
  for (uint32_t i = 0; i < from->num_leaves; i++) {
    bits = bits ? pl_bv_concat(T, in[i].value, bits) : in[i].value;
    poison = pl_sem_or_poison(sem, poison, in[i].poison);
  }
  uint32_t at = 0;
  for (uint32_t i = 0; i < to->num_leaves; i++) {
    uint32_t width = to->leaves[i].bits;
    if (!bits || at + width > bits->sort.width) return pl_sem_unsupported(sem, "bitcast between sizes that differ");
    out[i].value = pl_bv_extract(T, bits, at, width);
    out[i].poison = from->num_leaves == to->num_leaves ? in[i].poison : poison;
    at += width;
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_int_cast(pl_sem *sem, const pl_op *op, pl_cast_op which, uint32_t flags) {
  assert(op->num_operands >= 1 && op->num_results == 1);
  const pl_flat *from = pl_layout_flatten(sem->world->layout, pl_operand(op, 0)->type);
  const pl_flat *to = pl_layout_flatten(sem->world->layout, op->results[0].type);
  if (!from || !to) return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  if (which == PL_CAST_BITS) return bitcast(sem, op, from, to);
  if (from->num_leaves != to->num_leaves)
    return pl_sem_unsupported(sem, "'%.*s' between these types", PL_STR_FMT(op->info->name));
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf *out = pl_sem_new_leaves(sem, to->num_leaves);
  for (uint32_t i = 0; i < to->num_leaves; i++)
    out[i] = cast_leaf(sem, which, flags, in[i], to->leaves[i].bits);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* BOOL: `a` predicate `b`; the predicates are 0 to 9, as MLIR numbers them: eq ne slt sle sgt sge ult ule ugt uge. */
static const pl_term *compare(pl_terms *T, uint64_t predicate, const pl_term *a, const pl_term *b) {
  static const struct {
    pl_term_op op;
    bool swap;
  } orders[] = {{PL_TERM_BV_SLT, false}, {PL_TERM_BV_SLE, false}, {PL_TERM_BV_SLT, true}, {PL_TERM_BV_SLE, true},
                {PL_TERM_BV_ULT, false}, {PL_TERM_BV_ULE, false}, {PL_TERM_BV_ULT, true}, {PL_TERM_BV_ULE, true}};
  if (predicate == 0) return pl_eq(T, a, b);
  if (predicate == 1) return pl_not(T, pl_eq(T, a, b));
  bool swap = orders[predicate - 2].swap;
  return pl_bv_binary(T, orders[predicate - 2].op, swap ? b : a, swap ? a : b);
}

pl_sem_status pl_sem_int_compare(pl_sem *sem, const pl_op *op, uint64_t predicate) {
  assert(op->num_operands >= 2 && op->num_results == 1);
  uint32_t count = pl_sem_leaf_count(sem, op->results[0].type);
  if (count == UINT32_MAX || predicate > 9)
    return pl_sem_unsupported(sem, "'%.*s' with this predicate", PL_STR_FMT(op->info->name));
  pl_terms *T = sem->world->T;
  const pl_leaf *a = pl_sem_get(sem, pl_operand(op, 0)), *b = pl_sem_get(sem, pl_operand(op, 1));
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  const bool same_sign = pl_op_attr(op, PL_NAME_PLUMBLINE_SAMESIGN) != NULL && !sem->world->flags_off;
  for (uint32_t i = 0; i < count; i++) {
    out[i].value = pl_bv_of_bool(T, compare(T, predicate, a[i].value, b[i].value));
    out[i].poison = pl_sem_or_poison(sem, a[i].poison, b[i].poison);
    if (!same_sign) continue;
    const pl_term *zero = pl_bv_u64(T, a[i].value->sort.width, 0);
    const pl_term *differ = pl_not(T, pl_eq(T, pl_bv_slt(T, a[i].value, zero), pl_bv_slt(T, b[i].value, zero)));
    out[i].poison = pl_sem_or_poison(sem, out[i].poison, differ);
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_overflow_pair(pl_sem *sem, const pl_op *op, pl_int_op which, bool is_signed) {
  assert(which == PL_INT_OP_ADD || which == PL_INT_OP_SUB || which == PL_INT_OP_MUL);
  assert(op->num_operands == 2 && (op->num_results == 1 || op->num_results == 2));
  pl_terms *T = sem->world->T;
  uint32_t lanes = pl_sem_leaf_count(sem, pl_operand(op, 0)->type);
  if (lanes == UINT32_MAX) return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  const pl_leaf *a = pl_sem_get(sem, pl_operand(op, 0)), *b = pl_sem_get(sem, pl_operand(op, 1));
  pl_term_op overflow = which == PL_INT_OP_ADD   ? (is_signed ? PL_TERM_BV_SADDO : PL_TERM_BV_UADDO)
                        : which == PL_INT_OP_SUB ? (is_signed ? PL_TERM_BV_SSUBO : PL_TERM_BV_USUBO)
                                                 : (is_signed ? PL_TERM_BV_SMULO : PL_TERM_BV_UMULO);
  pl_leaf *out = pl_sem_new_leaves(sem, 2 * lanes);
  for (uint32_t i = 0; i < lanes; i++) {
    const pl_term *poison = pl_sem_or_poison(sem, a[i].poison, b[i].poison);
    out[i] = (pl_leaf){binary_value(sem, which, a[i].value, b[i].value), poison};
    out[lanes + i] = (pl_leaf){pl_bv_of_bool(T, pl_bv_binary(T, overflow, a[i].value, b[i].value)), poison};
  }
  pl_sem_set(sem, &op->results[0], out);
  if (op->num_results == 2) pl_sem_set(sem, &op->results[1], out + lanes);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_mul_extended(pl_sem *sem, const pl_op *op, bool is_signed) {
  assert(op->num_operands == 2 && op->num_results == 2);
  pl_terms *T = sem->world->T;
  uint32_t lanes = pl_sem_leaf_count(sem, pl_operand(op, 0)->type);
  if (lanes == UINT32_MAX) return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  const pl_leaf *a = pl_sem_get(sem, pl_operand(op, 0)), *b = pl_sem_get(sem, pl_operand(op, 1));
  pl_leaf *low = pl_sem_new_leaves(sem, lanes), *high = pl_sem_new_leaves(sem, lanes);
  for (uint32_t i = 0; i < lanes; i++) {
    uint32_t w = a[i].value->sort.width;
    const pl_term *x = is_signed ? pl_bv_sext(T, a[i].value, 2 * w) : pl_bv_zext(T, a[i].value, 2 * w);
    const pl_term *y = is_signed ? pl_bv_sext(T, b[i].value, 2 * w) : pl_bv_zext(T, b[i].value, 2 * w);
    const pl_term *product = pl_bv_mul(T, x, y), *poison = pl_sem_or_poison(sem, a[i].poison, b[i].poison);
    low[i] = (pl_leaf){pl_bv_extract(T, product, 0, w), poison};
    high[i] = (pl_leaf){pl_bv_extract(T, product, w, w), poison};
  }
  pl_sem_set(sem, &op->results[0], low);
  pl_sem_set(sem, &op->results[1], high);
  return PL_SEM_OK;
}

uint32_t pl_sem_overflow_flags(const pl_op *op) {
  assert(op);
  const pl_attr *flags = pl_op_attr(op, PL_NAME_OVERFLOW_FLAGS);
  uint64_t bits = 0;
  if (!flags) return 0;
  if (flags->kind == PL_ATTR_INTEGER && pl_apint_to_u64(flags->integer, &bits)) return (uint32_t)bits & (PL_INT_NSW | PL_INT_NUW);
  return (pl_enum_has(flags, "nsw") ? (uint32_t)PL_INT_NSW : 0) | (pl_enum_has(flags, "nuw") ? (uint32_t)PL_INT_NUW : 0);
}

uint32_t pl_sem_unit_flag(const pl_op *op, pl_attr_name name, uint32_t flag) {
  assert(op && name);
  return pl_op_attr(op, name) ? flag : 0;
}
