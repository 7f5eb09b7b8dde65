/* arith.c - arithmetic, comparison and conversion of the LLVM dialect. Source: LLVM Language Reference, "Binary Operations",
 * "Bitwise Binary Operations", "Conversion Operations", "Other Operations", "Standard C/C++ Library Intrinsics",
 * "Arithmetic with Overflow Intrinsics". */
#include <assert.h>

#include "verify/sem/llvm/llvm.h"
#include "verify/sem/memory/address_space.h"
#include "verify/sem/scalar/float.h"
#include "verify/sem/scalar/float_cast.h"
#include "verify/sem/scalar/integer.h"
#include "verify/sem/scalar/select.h"
#include "verify/sem/state/choices.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/undef.h"
#include "verify/sem/state/values.h"

/* The integer operation of a binary op or intrinsic of the LLVM dialect; PL_INT_OP_INVALID for ops that have none here. */
static pl_int_op binary_of(pl_op_kind kind) {
  switch (kind) {
  case PL_OP_LLVM_ADD: return PL_INT_OP_ADD;
  case PL_OP_LLVM_SUB: return PL_INT_OP_SUB;
  case PL_OP_LLVM_MUL: return PL_INT_OP_MUL;
  case PL_OP_LLVM_UDIV: return PL_INT_OP_UDIV;
  case PL_OP_LLVM_SDIV: return PL_INT_OP_SDIV;
  case PL_OP_LLVM_UREM: return PL_INT_OP_UREM;
  case PL_OP_LLVM_SREM: return PL_INT_OP_SREM;
  case PL_OP_LLVM_AND: return PL_INT_OP_AND;
  case PL_OP_LLVM_OR: return PL_INT_OP_OR;
  case PL_OP_LLVM_XOR: return PL_INT_OP_XOR;
  case PL_OP_LLVM_SHL: return PL_INT_OP_SHL;
  case PL_OP_LLVM_LSHR: return PL_INT_OP_LSHR;
  case PL_OP_LLVM_ASHR: return PL_INT_OP_ASHR;
  case PL_OP_LLVM_INTR_SMAX: return PL_INT_OP_SMAX;
  case PL_OP_LLVM_INTR_SMIN: return PL_INT_OP_SMIN;
  case PL_OP_LLVM_INTR_UMAX: return PL_INT_OP_UMAX;
  case PL_OP_LLVM_INTR_UMIN: return PL_INT_OP_UMIN;
  default: return PL_INT_OP_INVALID;
  }
}

/* Carries out llvm.experimental.constrained.fptrunc with its constant rounding mode; unsupported if the mode is not known or
 * floating-point exceptions are not ignored. */
static pl_sem_status constrained_truncate(pl_sem *sem, const pl_op *op) {
  static const char *const names[] = {"fptrunc.toward-zero", "fptrunc", "fptrunc.upward", "fptrunc.downward", "fptrunc.to-away"};
  const pl_attr *rounding = pl_op_attr(op, PL_NAME_ROUNDINGMODE), *exceptions = pl_op_attr(op, PL_NAME_FP_EXCEPTION_BEHAVIOR);
  uint64_t mode = 7;
  if (!rounding || rounding->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(rounding->integer, &mode) || mode > 4 || !exceptions ||
      exceptions->kind != PL_ATTR_INTEGER || !pl_apint_is_zero(exceptions->integer))
    return pl_sem_unsupported_form(sem, op);
  return pl_sem_float_cast(sem, op, names[mode], false);
}

/* Carries out arithmetic, a comparison, a conversion or one of some intrinsics on floats; PL_SEM_STATUS_INVALID for any other op.
 */
static pl_sem_status float_op(pl_sem *sem, const pl_op *op) {
  switch (op->info->kind) {
  case PL_OP_LLVM_FNEG: return pl_sem_fneg(sem, op);
  case PL_OP_LLVM_FADD: return pl_sem_float_op(sem, op, "fadd", 2);
  case PL_OP_LLVM_FSUB: return pl_sem_float_op(sem, op, "fsub", 2);
  case PL_OP_LLVM_FMUL: return pl_sem_float_op(sem, op, "fmul", 2);
  case PL_OP_LLVM_FDIV: return pl_sem_float_op(sem, op, "fdiv", 2);
  case PL_OP_LLVM_FREM: return pl_sem_float_op(sem, op, "frem", 2);
  case PL_OP_LLVM_INTR_MAXIMUM: return pl_sem_float_op(sem, op, "maximum", 2);
  case PL_OP_LLVM_INTR_MINIMUM: return pl_sem_float_op(sem, op, "minimum", 2);
  case PL_OP_LLVM_INTR_MAXNUM: return pl_sem_float_op(sem, op, "maxnum", 2);
  case PL_OP_LLVM_INTR_MINNUM: return pl_sem_float_op(sem, op, "minnum", 2);
  case PL_OP_LLVM_INTR_FMA: return pl_sem_float_op(sem, op, "fma", 3);
  case PL_OP_LLVM_INTR_FMULADD: return pl_sem_float_op(sem, op, "fmuladd", 3);
  case PL_OP_LLVM_INTR_SQRT: return pl_sem_float_op(sem, op, "sqrt", 1);
  case PL_OP_LLVM_INTR_COPYSIGN: return pl_sem_float_op(sem, op, "copysign", 2);
  case PL_OP_LLVM_FCMP: return pl_sem_float_compare(sem, op, pl_sem_attr_number(op, PL_NAME_PREDICATE, UINT64_MAX));
  case PL_OP_LLVM_FPEXT: return pl_sem_float_cast(sem, op, "fpext", false);
  case PL_OP_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC: return constrained_truncate(sem, op);
  case PL_OP_LLVM_FPTRUNC: return pl_sem_float_cast(sem, op, "fptrunc", false);
  case PL_OP_LLVM_SITOFP: return pl_sem_float_cast(sem, op, "sitofp", false);
  case PL_OP_LLVM_UITOFP: return pl_sem_float_cast(sem, op, "uitofp", pl_op_attr(op, PL_NAME_NON_NEG) != NULL);
  case PL_OP_LLVM_FPTOSI: return pl_sem_float_cast(sem, op, "fptosi", false);
  case PL_OP_LLVM_FPTOUI: return pl_sem_float_cast(sem, op, "fptoui", false);
  default: return PL_SEM_STATUS_INVALID;
  }
}

/* Carries out llvm.intr.{s,u}{add,sub,mul}.with.overflow; returns PL_SEM_STATUS_INVALID, with nothing done, for any other op. */
static pl_sem_status overflow_intrinsic(pl_sem *sem, const pl_op *op) {
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_SADD_WITH_OVERFLOW: return pl_sem_overflow_pair(sem, op, PL_INT_OP_ADD, true);
  case PL_OP_LLVM_INTR_UADD_WITH_OVERFLOW: return pl_sem_overflow_pair(sem, op, PL_INT_OP_ADD, false);
  case PL_OP_LLVM_INTR_SSUB_WITH_OVERFLOW: return pl_sem_overflow_pair(sem, op, PL_INT_OP_SUB, true);
  case PL_OP_LLVM_INTR_USUB_WITH_OVERFLOW: return pl_sem_overflow_pair(sem, op, PL_INT_OP_SUB, false);
  case PL_OP_LLVM_INTR_SMUL_WITH_OVERFLOW: return pl_sem_overflow_pair(sem, op, PL_INT_OP_MUL, true);
  case PL_OP_LLVM_INTR_UMUL_WITH_OVERFLOW: return pl_sem_overflow_pair(sem, op, PL_INT_OP_MUL, false);
  default: return PL_SEM_STATUS_INVALID;
  }
}

/* The value that the source's freeze of a poison leaf chooses: if possible, what a freeze of the lowering has chosen for the same
 * value or at the same position. *same: the lowering froze the same value with the same poison. */
static const pl_term *frozen_choice(pl_sem *sem, const pl_op *op, uint32_t leaf, pl_leaf in, bool *same) {
  const pl_term *value = in.value;
  pl_sem *other = sem->other;
  *same = false;
  const pl_term *by_place = NULL, *by_value = NULL;
  uint32_t place = 0, at = 0;
  for (uint32_t i = 0; i < sem->num_values && i < op->results[0].number; i++)
    if (sem->values[i] && sem->values[i]->op && pl_op_is(sem->values[i]->op, PL_OP_LLVM_FREEZE)) place++;
  for (uint32_t i = 0; other && i < other->num_values; i++) {
    const pl_op *lowered = other->env[i] && other->values[i] ? other->values[i]->op : NULL;
    if (!lowered || !pl_op_is(lowered, PL_OP_LLVM_FREEZE)) continue;
    bool here = at++ == place;
    if (leaf >= pl_sem_leaf_count(other, other->values[i]->type)) continue;
    const pl_leaf *given = pl_sem_get(other, pl_operand(lowered, 0));
    const pl_term *made = other->env[i][leaf].value;
    if (!pl_sort_eq(made->sort, value->sort)) continue;
    if (here) by_place = made;
    if (!given || given[leaf].value != value || (by_value && !here)) continue;
    by_value = made;
    *same = given[leaf].poison == in.poison;
  }
  if (by_value) return by_value;
  return by_place ? by_place : pl_bv_u64(sem->world->T, value->sort.width, 0);
}

/* Carries out llvm.freeze: a leaf that is not poison is preserved, poison becomes an arbitrary value, in the source one that it
 * chooses (see frozen_choice); with world->choices_off, the term that the leaf has. Unsupported for a type without a layout. */
static pl_sem_status freeze(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  uint32_t count = pl_sem_leaf_count(sem, op->results[0].type);
  if (count == UINT32_MAX) return pl_sem_unsupported(sem, "'llvm.freeze' of this type");
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  for (uint32_t i = 0; i < count; i++) {
    out[i] = pl_leaf_of(sem, in[i].value);
    if (pl_term_is_false(in[i].poison) || sem->world->choices_off) continue;
    bool in_source = sem->role == PL_ROLE_SOURCE && in[i].value->sort.kind == PL_SORT_BV;
    bool same = false; /* both freeze one value, which is undef in the same way */
    pl_sem_chose(sem, PL_CHOICE_FREEZE);
    const pl_term *any = in_source ? frozen_choice(sem, op, i, in[i], &same) : pl_term_fresh(T, in[i].value->sort, "freeze");
    out[i].value = pl_ite(T, same ? in[i].poison : pl_sem_chosen_undef(sem, in[i].poison), any, in[i].value);
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out llvm.addrspacecast of a pointer or, lane by lane, a vector of pointers; poison is preserved. Unsupported for other
 * types. */
static pl_sem_status cast_spaces(pl_sem *sem, const pl_op *op) {
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  uint32_t count = pl_sem_leaf_count(sem, to);
  if (count == UINT32_MAX || count != pl_sem_leaf_count(sem, from))
    return pl_sem_unsupported(sem, "'llvm.addrspacecast' of this type");
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  if (from->kind == PL_TYPE_VECTOR) from = from->shaped.elem, to = to->shaped.elem;
  for (uint32_t i = 0; i < count; i++)
    out[i] = (pl_leaf){pl_sem_cast_space(sem, in[i].value, from, to), in[i].poison};
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_llvm_arith(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  pl_int_op which = binary_of(op->info->kind);
  if (which != PL_INT_OP_INVALID)
    return pl_sem_int_lanes(sem, op, which,
                            pl_sem_overflow_flags(op) | pl_sem_unit_flag(op, PL_NAME_IS_EXACT, PL_INT_EXACT) |
                                pl_sem_unit_flag(op, PL_NAME_IS_DISJOINT, PL_INT_DISJOINT));
  switch (op->info->kind) {
  case PL_OP_LLVM_ICMP: return pl_sem_int_compare(sem, op, pl_sem_attr_number(op, PL_NAME_PREDICATE, UINT64_MAX));
  case PL_OP_LLVM_SELECT: return pl_sem_select(sem, op);
  case PL_OP_LLVM_ZEXT: return pl_sem_int_cast(sem, op, PL_CAST_ZEXT, pl_sem_unit_flag(op, PL_NAME_NON_NEG, PL_INT_NNEG));
  case PL_OP_LLVM_SEXT: return pl_sem_int_cast(sem, op, PL_CAST_SEXT, 0);
  case PL_OP_LLVM_TRUNC: return pl_sem_int_cast(sem, op, PL_CAST_TRUNC, pl_sem_overflow_flags(op));
  case PL_OP_LLVM_BITCAST: return pl_sem_int_cast(sem, op, PL_CAST_BITS, 0);
  case PL_OP_LLVM_INTTOPTR:
    if (sem->role == PL_ROLE_LOWERING && pl_sem_crosses_spaces(sem, op))
      return pl_sem_unsupported(sem, "'llvm.inttoptr' of an address of another address space");
    return pl_sem_int_cast(sem, op, PL_CAST_ZEXT_OR_TRUNC, 0);
  case PL_OP_LLVM_PTRTOINT: return pl_sem_int_cast(sem, op, PL_CAST_ZEXT_OR_TRUNC, 0);
  case PL_OP_LLVM_ADDRSPACECAST: return cast_spaces(sem, op);
  case PL_OP_LLVM_FREEZE: return freeze(sem, op);
  default: break;
  }
  pl_sem_status status = overflow_intrinsic(sem, op);
  return status != PL_SEM_STATUS_INVALID ? status : float_op(sem, op);
}
