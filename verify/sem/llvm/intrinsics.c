/* intrinsics.c - intrinsics on integers and floats, lane by lane, and annotations without effect. Source: LLVM Language
 * Reference, "Bit Manipulation Intrinsics", "Saturation Arithmetic Intrinsics", "Standard C/C++ Library Intrinsics",
 * "'llvm.expect' Intrinsic", "'llvm.ptrmask' Intrinsic". */
#include <assert.h>
#include <stdio.h>

#include "verify/sem/llvm/llvm.h"
#include "verify/sem/scalar/float.h"
#include "verify/sem/scalar/float_cast.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/scalar/integer.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* The constant `value`, as wide as x. */
static const pl_term *like(pl_sem *sem, const pl_term *x, uint64_t value) {
  return pl_bv_u64(sem->world->T, x->sort.width, value);
}

/* BOOL: bit `at` of x is set. */
static const pl_term *bit(pl_sem *sem, const pl_term *x, uint32_t at) {
  return pl_bool_of_bv(sem->world->T, pl_bv_extract(sem->world->T, x, at, 1));
}

/* The number of ones among `bits` bits of x from `low` on, as wide as x. */
static const pl_term *count_ones(pl_sem *sem, const pl_term *x, uint32_t low, uint32_t bits) {
  pl_terms *T = sem->world->T;
  if (bits == 1) return pl_bv_zext(T, pl_bv_extract(T, x, low, 1), x->sort.width);
  const pl_term *first = count_ones(sem, x, low, bits / 2); /* the recursion is as deep as the logarithm of the width */
  return pl_bv_add(T, first, count_ones(sem, x, low + bits / 2, bits - bits / 2));
}

/* The number of leading or, unless `leading`, of trailing zeros of x, as wide as x; the width if x is 0. */
static const pl_term *count_zeros(pl_sem *sem, const pl_term *x, bool leading) {
  uint32_t width = x->sort.width;
  const pl_term *count = like(sem, x, width);
  for (uint32_t i = 0; i < width; i++) { /* the last bit that is tested decides */
    uint32_t at = leading ? i : width - 1 - i;
    count = pl_ite(sem->world->T, bit(sem, x, at), like(sem, x, leading ? width - 1 - at : at), count);
  }
  return count;
}

/* x, whose width is a multiple of `part`, with its groups of `part` bits in reverse order. */
static const pl_term *reversed(pl_sem *sem, const pl_term *x, uint32_t part) {
  pl_terms *T = sem->world->T;
  const pl_term *out = pl_bv_extract(T, x, 0, part);
  for (uint32_t at = part; at + part <= x->sort.width; at += part)
    out = pl_bv_concat(T, out, pl_bv_extract(T, x, at, part));
  return out;
}

/* BOOL: x is 0. */
static const pl_term *is_zero(pl_sem *sem, const pl_term *x) { return pl_eq(sem->world->T, x, like(sem, x, 0)); }

/* Whether the op has the attribute, and it is an integer other than 0. */
static bool is_set(const pl_op *op, pl_attr_name name) {
  const pl_attr *attr = pl_op_attr(op, name);
  return attr && attr->kind == PL_ATTR_INTEGER && !pl_apint_is_zero(attr->integer);
}

/* One lane of llvm.intr.ctlz (`leading`) or cttz: the width for 0, which is poison if the op claims so and claims are not ignored
 * (world->flags_off). */
static pl_leaf count_lane(pl_sem *sem, const pl_op *op, pl_leaf a, bool leading) {
  pl_leaf out = {count_zeros(sem, a.value, leading), a.poison};
  if (is_set(op, PL_NAME_IS_ZERO_POISON) && !sem->world->flags_off)
    out.poison = pl_sem_or_poison(sem, out.poison, is_zero(sem, a.value));
  return out;
}

/* One lane of llvm.intr.abs: the absolute value, of the least number itself, which is poison if the op claims so and claims are
 * not ignored (world->flags_off). */
static pl_leaf absolute(pl_sem *sem, const pl_op *op, pl_leaf a) {
  pl_terms *T = sem->world->T;
  pl_leaf out = {pl_ite(T, pl_bv_slt(T, a.value, like(sem, a.value, 0)), pl_bv_neg(T, a.value), a.value), a.poison};
  const pl_term *least = pl_bv(T, pl_apint_signed_min(sem->world->arena, a.value->sort.width));
  if (is_set(op, PL_NAME_IS_INT_MIN_POISON) && !sem->world->flags_off)
    out.poison = pl_sem_or_poison(sem, out.poison, pl_eq(T, a.value, least));
  return out;
}

/* Sets *out to one lane of an integer intrinsic of one operand; false if the op is none, or bswap of a width that is no multiple
 * of 16. */
static bool unary_lane(pl_sem *sem, const pl_op *op, pl_leaf a, pl_leaf *out) {
  uint32_t width = a.value->sort.width;
  out->poison = a.poison;
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_CTPOP: out->value = count_ones(sem, a.value, 0, width); return true;
  case PL_OP_LLVM_INTR_CTLZ: *out = count_lane(sem, op, a, true); return true;
  case PL_OP_LLVM_INTR_CTTZ: *out = count_lane(sem, op, a, false); return true;
  case PL_OP_LLVM_INTR_BITREVERSE: out->value = reversed(sem, a.value, 1); return true;
  case PL_OP_LLVM_INTR_BSWAP: out->value = width % 16 == 0 ? reversed(sem, a.value, 8) : NULL; return out->value != NULL;
  case PL_OP_LLVM_INTR_ABS: *out = absolute(sem, op, a); return true;
  default: return false;
  }
}

/* `value`, or where `overflow` holds the least (where `negative` holds) or the greatest signed number of its width. */
static const pl_term *saturated(pl_sem *sem, const pl_term *overflow, const pl_term *negative, const pl_term *value) {
  pl_terms *T = sem->world->T;
  const pl_term *least = pl_bv(T, pl_apint_signed_min(sem->world->arena, value->sort.width));
  const pl_term *most = pl_bv(T, pl_apint_signed_max(sem->world->arena, value->sort.width));
  return pl_ite(T, overflow, pl_ite(T, negative, least, most), value);
}

/* a + b or, if `difference`, a - b, of one width: instead of wrapping, the least or greatest number, signed or unsigned. */
static const pl_term *saturated_sum(pl_sem *sem, bool difference, bool is_signed, const pl_term *a, const pl_term *b) {
  pl_terms *T = sem->world->T;
  const pl_term *value = difference ? pl_bv_sub(T, a, b) : pl_bv_add(T, a, b);
  if (is_signed) {
    const pl_term *overflow = pl_bv_binary(T, difference ? PL_TERM_BV_SSUBO : PL_TERM_BV_SADDO, a, b);
    return saturated(sem, overflow, pl_bv_slt(T, a, like(sem, a, 0)), value);
  }
  const pl_term *end = pl_bv(T, pl_apint_ones(sem->world->arena, a->sort.width));
  if (difference) return pl_ite(T, pl_bv_ult(T, a, b), like(sem, a, 0), value);
  return pl_ite(T, pl_bv_binary(T, PL_TERM_BV_UADDO, a, b), end, value);
}

/* One lane of llvm.intr.sshl.sat (`is_signed`) or ushl.sat, a left shift of a by b that saturates; poison as for a plain shift.
 */
static pl_leaf saturated_shift(pl_sem *sem, const pl_op *op, bool is_signed, pl_leaf a, pl_leaf b) {
  pl_terms *T = sem->world->T;
  pl_leaf out = pl_sem_int_binary(sem, op, PL_INT_OP_SHL, 0, a, b);
  const pl_term *back = pl_bv_binary(T, is_signed ? PL_TERM_BV_ASHR : PL_TERM_BV_LSHR, out.value, b.value);
  const pl_term *lost = pl_not(T, pl_eq(T, back, a.value));
  const pl_term *all = pl_bv(T, pl_apint_ones(sem->world->arena, a.value->sort.width));
  out.value =
      is_signed ? saturated(sem, lost, pl_bv_slt(T, a.value, like(sem, a.value, 0)), out.value) : pl_ite(T, lost, all, out.value);
  return out;
}

/* The three-way comparison, signed or unsigned, in `width` bits: -1 if a is less than b, 0 if they are equal, else 1. */
static const pl_term *three_way(pl_sem *sem, bool is_signed, const pl_term *a, const pl_term *b, uint32_t width) {
  pl_terms *T = sem->world->T;
  const pl_term *less = is_signed ? pl_bv_slt(T, a, b) : pl_bv_ult(T, a, b);
  return pl_ite(T, less, pl_bv_i64(T, width, -1), pl_ite(T, pl_eq(T, a, b), pl_bv_u64(T, width, 0), pl_bv_u64(T, width, 1)));
}

/* Sets *out to one lane of an integer intrinsic of two operands: a saturating sum, difference or shift, or a three-way
 * comparison, whose result has `width` bits. False if the op is none. */
static bool binary_lane(pl_sem *sem, const pl_op *op, pl_leaf a, pl_leaf b, uint32_t width, pl_leaf *out) {
  out->poison = pl_sem_or_poison(sem, a.poison, b.poison);
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_SADD_SAT: out->value = saturated_sum(sem, false, true, a.value, b.value); return true;
  case PL_OP_LLVM_INTR_UADD_SAT: out->value = saturated_sum(sem, false, false, a.value, b.value); return true;
  case PL_OP_LLVM_INTR_SSUB_SAT: out->value = saturated_sum(sem, true, true, a.value, b.value); return true;
  case PL_OP_LLVM_INTR_USUB_SAT: out->value = saturated_sum(sem, true, false, a.value, b.value); return true;
  case PL_OP_LLVM_INTR_SSHL_SAT: *out = saturated_shift(sem, op, true, a, b); return true;
  case PL_OP_LLVM_INTR_USHL_SAT: *out = saturated_shift(sem, op, false, a, b); return true;
  case PL_OP_LLVM_INTR_SCMP: out->value = three_way(sem, true, a.value, b.value, width); return true;
  case PL_OP_LLVM_INTR_UCMP: out->value = three_way(sem, false, a.value, b.value, width); return true;
  default: return false;
  }
}

/* One lane of llvm.intr.fshl (`left`) or fshr: the upper or lower half, respectively, of the concatenation of `a` and `b`,
 * shifted by `by` modulo the width of an operand. */
static pl_leaf funnel_shift(pl_sem *sem, bool left, pl_leaf a, pl_leaf b, pl_leaf by) {
  pl_terms *T = sem->world->T;
  uint32_t width = a.value->sort.width;
  const pl_term *both = pl_bv_concat(T, a.value, b.value);
  const pl_term *amount = pl_bv_binary(T, PL_TERM_BV_UREM, by.value, like(sem, by.value, width));
  if (width < 2) amount = like(sem, by.value, 0); /* 1 modulo 1, which one bit can't hold */
  const pl_term *wide = pl_bv_zext(T, amount, 2 * width);
  const pl_term *moved = pl_bv_binary(T, left ? PL_TERM_BV_SHL : PL_TERM_BV_LSHR, both, wide);
  const pl_term *poison = pl_sem_or_poison(sem, pl_sem_or_poison(sem, a.poison, b.poison), by.poison);
  return (pl_leaf){pl_bv_extract(T, moved, left ? width : 0, width), poison};
}

/* Sets *out to one lane of an integer intrinsic of one to three operands (`args`), whose result has `width` bits; false if the op
 * is none, or does not allow the width. */
static bool lane_of(pl_sem *sem, const pl_op *op, const pl_leaf *args, uint32_t width, pl_leaf *out) {
  if (op->num_operands == 1) return unary_lane(sem, op, args[0], out);
  if (op->num_operands == 2) return binary_lane(sem, op, args[0], args[1], width, out);
  bool left = pl_op_is(op, PL_OP_LLVM_INTR_FSHL);
  if (op->num_operands != 3 || (!left && !pl_op_is(op, PL_OP_LLVM_INTR_FSHR))) return false;
  *out = funnel_shift(sem, left, args[0], args[1], args[2]);
  return true;
}

/* Whether the op is one of the integer intrinsics that `lane_of` computes, whatever its width. */
static bool is_integer_intrinsic(const pl_op *op) {
  static const pl_op_kind kinds[] = {
      PL_OP_LLVM_INTR_CTPOP,    PL_OP_LLVM_INTR_CTLZ,     PL_OP_LLVM_INTR_CTTZ,     PL_OP_LLVM_INTR_BSWAP,
      PL_OP_LLVM_INTR_ABS,      PL_OP_LLVM_INTR_SADD_SAT, PL_OP_LLVM_INTR_UADD_SAT, PL_OP_LLVM_INTR_SSUB_SAT,
      PL_OP_LLVM_INTR_USUB_SAT, PL_OP_LLVM_INTR_SSHL_SAT, PL_OP_LLVM_INTR_USHL_SAT, PL_OP_LLVM_INTR_BITREVERSE,
      PL_OP_LLVM_INTR_SCMP,     PL_OP_LLVM_INTR_UCMP,     PL_OP_LLVM_INTR_FSHL,     PL_OP_LLVM_INTR_FSHR,
  };
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (pl_op_is(op, kinds[i])) return true;
  return false;
}

/* Carries out an integer intrinsic of at most three operands lane by lane; unsupported on types that it has no meaning for. */
static pl_sem_status by_lane(pl_sem *sem, const pl_op *op) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  bool known = flat != NULL;
  pl_leaf *out = pl_sem_new_leaves(sem, flat ? flat->num_leaves : 0);
  for (uint32_t i = 0; known && i < flat->num_leaves; i++) {
    pl_leaf args[3];
    for (uint32_t k = 0; k < op->num_operands && k < 3; k++)
      args[k] = pl_sem_get(sem, pl_operand(op, k))[i];
    known = lane_of(sem, op, args, flat->leaves[i].bits, &out[i]);
  }
  if (!known) return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Sets the result, a struct of two, to two opaque functions of the operand, lane by lane: all lanes of names[0], then those of
 * names[1]. (The exponent of frexp is unspecified where the operand is not finite.) Unsupported if the result has another shape.
 */
static pl_sem_status two_functions(pl_sem *sem, const pl_op *op, const char *const names[2]) {
  const pl_flat *to = pl_layout_flatten(sem->world->layout, op->results[0].type);
  const uint32_t lanes = pl_sem_leaf_count(sem, pl_operand(op, 0)->type), flags = pl_sem_fast_flags(op);
  if (!to || lanes == UINT32_MAX || to->num_leaves != 2 * lanes)
    return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf *out = pl_sem_new_leaves(sem, to->num_leaves);
  for (uint32_t i = 0; i < to->num_leaves; i++) {
    char name[40]; /* with the operand's format, which the result's does not determine */
    snprintf(name, sizeof name, "%s.%s", names[i / lanes], pl_sem_format_name(&to->leaves[i % lanes]));
    out[i] = pl_sem_float_leaf(sem, name, flags, &to->leaves[i], &in[i % lanes], 1);
    if (i >= lanes) out[i].poison = pl_sem_or_poison(sem, out[i].poison, out[i - lanes].poison);
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out llvm.intr.is.fpclass; unsupported if its classes, `bit`, are no integer, else as pl_sem_float_class. */
static pl_sem_status float_class(pl_sem *sem, const pl_op *op) {
  const pl_attr *attr = pl_op_attr(op, PL_NAME_BIT);
  uint64_t mask = 0;
  if (!attr || attr->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(attr->integer, &mask)) return pl_sem_unsupported_form(sem, op);
  return pl_sem_float_class(sem, op, (uint32_t)mask);
}

/* Sets the result to operand 0 and returns PL_SEM_OK. */
static pl_sem_status same(pl_sem *sem, const pl_op *op) {
  pl_sem_set(sem, &op->results[0], pl_sem_get(sem, pl_operand(op, 0)));
  return PL_SEM_OK;
}

/* Carries out llvm.vscale: the result is the layout's factor for the number of lanes of scalable vectors. Unsupported for a type
 * that is no scalar. */
static pl_sem_status vscale(pl_sem *sem, const pl_op *op) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  if (!flat || flat->num_leaves != 1) return pl_sem_unsupported(sem, "'%.*s' of this type", PL_STR_FMT(op->info->name));
  pl_sem_set_scalar(sem, &op->results[0],
                    pl_leaf_of(sem, pl_bv_u64(sem->world->T, flat->leaves[0].bits, pl_layout_vscale(sem->world->layout))));
  return PL_SEM_OK;
}

/* Carries out llvm.intr.ptrmask of one pointer with a mask as wide as it: the bitwise and. Other forms are unsupported. */
static pl_sem_status mask_pointer(pl_sem *sem, const pl_op *op) {
  pl_leaf a = pl_sem_get(sem, pl_operand(op, 0))[0], mask = pl_sem_get(sem, pl_operand(op, 1))[0];
  if (mask.value->sort.width != a.value->sort.width || pl_operand(op, 0)->type->kind != PL_TYPE_LLVM_PTR)
    return pl_sem_unsupported_form(sem, op);
  pl_leaf *out = pl_sem_new_leaves(sem, 1);
  *out =
      (pl_leaf){pl_bv_binary(sem->world->T, PL_TERM_BV_AND, a.value, mask.value), pl_sem_or_poison(sem, a.poison, mask.poison)};
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_llvm_intrinsic(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_EXPECT:
  case PL_OP_LLVM_INTR_EXPECT_WITH_PROBABILITY:
  case PL_OP_LLVM_INTR_SSA_COPY:
  case PL_OP_LLVM_INTR_ANNOTATION:
  case PL_OP_LLVM_INTR_PTR_ANNOTATION:
  case PL_OP_LLVM_INTR_LAUNDER_INVARIANT_GROUP:
  case PL_OP_LLVM_INTR_STRIP_INVARIANT_GROUP: return same(sem, op);
  case PL_OP_LLVM_INTR_VAR_ANNOTATION:
  case PL_OP_LLVM_INTR_DBG_DECLARE:
  case PL_OP_LLVM_INTR_DBG_VALUE:
  case PL_OP_LLVM_INTR_DBG_LABEL: return PL_SEM_OK;
  case PL_OP_LLVM_INTR_VSCALE: return vscale(sem, op);
  case PL_OP_LLVM_INTR_PTRMASK: return mask_pointer(sem, op);
  case PL_OP_LLVM_INTR_FREXP: return two_functions(sem, op, (const char *const[]){"frexp.fraction", "frexp.exponent"});
  case PL_OP_LLVM_INTR_SINCOS: return two_functions(sem, op, (const char *const[]){"sincos.sine", "sincos.cosine"});
  case PL_OP_LLVM_INTR_IS_FPCLASS: return float_class(sem, op);
  case PL_OP_LLVM_INTR_LROUND:
  case PL_OP_LLVM_INTR_LLROUND: return pl_sem_float_cast(sem, op, "lround", false);
  case PL_OP_LLVM_INTR_LRINT:
  case PL_OP_LLVM_INTR_LLRINT: return pl_sem_float_cast(sem, op, "lrint", false);
  default: break;
  }
  return is_integer_intrinsic(op) ? by_lane(sem, op) : PL_SEM_STATUS_INVALID;
}
