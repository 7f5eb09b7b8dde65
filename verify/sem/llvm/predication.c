/* predication.c - intrinsics of vectors with a mask and a length: lane i is active where the mask is set and i is less than the
 * length.
 *
 * The other lanes access no memory, divide by nothing, and give poison. A length beyond the number of lanes is undefined. Source:
 * LLVM Language Reference, "Vector Predication Intrinsics". Loads and stores: masked.c. */
#include "verify/sem/llvm/predication.h"

#include <assert.h>

#include "verify/sem/llvm/llvm.h"
#include "verify/sem/memory/address_space.h"
#include "verify/sem/scalar/float.h"
#include "verify/sem/scalar/float_cast.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/scalar/integer.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Whether the lane's number is less than the length, the op's last operand: BOOL. */
static const pl_term *before_end(pl_sem *sem, const pl_op *op, uint32_t lane) {
  const pl_term *length = pl_sem_get(sem, pl_operand(op, op->num_operands - 1))[0].value;
  return pl_bv_ult(sem->world->T, pl_bv_u64(sem->world->T, length->sort.width, lane), length);
}

void pl_sem_require_length(pl_sem *sem, const pl_op *op, uint32_t lanes) {
  assert(lanes > 0 && op->num_operands >= 3);
  pl_terms *T = sem->world->T;
  const pl_leaf length = pl_sem_get(sem, pl_operand(op, op->num_operands - 1))[0];
  const pl_term *fits = pl_bv_binary(T, PL_TERM_BV_ULE, length.value, pl_bv_u64(T, length.value->sort.width, lanes));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_and(T, pl_not(T, length.poison), fits));
}

pl_leaf pl_sem_lane_is_active(pl_sem *sem, const pl_op *op, uint32_t lane) {
  assert(op->num_operands >= 3);
  pl_terms *T = sem->world->T;
  const pl_leaf mask = pl_sem_get(sem, pl_operand(op, op->num_operands - 2))[lane];
  const pl_term *before = before_end(sem, op, lane);
  return (pl_leaf){pl_bv_of_bool(T, pl_and(T, before, pl_bool_of_bv(T, mask.value))), pl_and(T, before, mask.poison)};
}

/* The number of lanes of the vector; UINT32_MAX if it has none, or the op's mask, the last operand but one, has another number.
 */
static uint32_t lanes_of(pl_sem *sem, const pl_op *op, const pl_value *vector) {
  const uint32_t lanes = pl_sem_leaf_count(sem, vector->type);
  const bool masked = op->num_operands >= 3 && pl_sem_leaf_count(sem, pl_operand(op, op->num_operands - 2)->type) == lanes;
  return masked && lanes > 0 ? lanes : UINT32_MAX;
}

/* After an operation was carried out without its mask with that status: adds the condition that the length fits, makes the lanes
 * of the result poison that are not active or have a poison mask, and returns PL_SEM_OK. Passes on another status with nothing
 * done; unsupported if mask and result have different numbers of lanes. */
static pl_sem_status masked(pl_sem *sem, const pl_op *op, pl_sem_status status) {
  if (status != PL_SEM_OK) return status;
  const uint32_t lanes = lanes_of(sem, op, &op->results[0]);
  if (lanes == UINT32_MAX) return pl_sem_unsupported_form(sem, op);
  pl_sem_require_length(sem, op, lanes);
  const pl_leaf *in = pl_sem_get(sem, &op->results[0]);
  pl_leaf *out = pl_sem_new_leaves(sem, lanes);
  for (uint32_t i = 0; i < lanes; i++) {
    const pl_leaf on = pl_sem_lane_is_active(sem, op, i);
    const pl_term *off = pl_not(sem->world->T, pl_bool_of_bv(sem->world->T, on.value));
    out[i].value = in[i].value;
    out[i].poison = pl_sem_or_poison(sem, pl_sem_or_poison(sem, in[i].poison, on.poison), off);
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out a predicated integer division or remainder `which`, in which inactive lanes, made poison, divide 1 by 1 so that
 * they are defined. Unsupported if mask and result have different numbers of lanes. */
static pl_sem_status divide(pl_sem *sem, const pl_op *op, pl_int_op which) {
  pl_terms *T = sem->world->T;
  const uint32_t lanes = lanes_of(sem, op, &op->results[0]);
  if (lanes == UINT32_MAX) return pl_sem_unsupported_form(sem, op);
  const pl_leaf *a = pl_sem_get(sem, pl_operand(op, 0)), *b = pl_sem_get(sem, pl_operand(op, 1));
  pl_leaf *out = pl_sem_new_leaves(sem, lanes);
  for (uint32_t i = 0; i < lanes; i++) {
    const pl_term *on = pl_bool_of_bv(T, pl_sem_lane_is_active(sem, op, i).value);
    const pl_leaf one = pl_leaf_of(sem, pl_bv_u64(T, b[i].value->sort.width, 1));
    out[i] = pl_sem_int_binary(sem, op, which, 0, pl_leaf_ite(sem, on, a[i], one), pl_leaf_ite(sem, on, b[i], one));
  }
  pl_sem_set(sem, &op->results[0], out);
  return masked(sem, op, PL_SEM_OK);
}

/* Carries out llvm.intr.vp.merge (`merge`) or vp.select: lanes from the explicit length on are those of the third operand in a
 * merge and poison in a select. Unsupported if the vectors have different numbers of lanes. */
static pl_sem_status choose(pl_sem *sem, const pl_op *op, bool merge) {
  pl_terms *T = sem->world->T;
  const uint32_t lanes = pl_sem_leaf_count(sem, op->results[0].type);
  if (lanes == UINT32_MAX || lanes != pl_sem_leaf_count(sem, pl_operand(op, 0)->type)) return pl_sem_unsupported_form(sem, op);
  pl_sem_require_length(sem, op, lanes);
  const pl_leaf *cond = pl_sem_get(sem, pl_operand(op, 0)), *yes = pl_sem_get(sem, pl_operand(op, 1)),
                *no = pl_sem_get(sem, pl_operand(op, 2));
  pl_leaf *out = pl_sem_new_leaves(sem, lanes);
  for (uint32_t i = 0; i < lanes; i++) {
    const pl_term *before = before_end(sem, op, i);
    pl_leaf picked = pl_leaf_ite(sem, pl_bool_of_bv(T, cond[i].value), yes[i], no[i]);
    picked.poison = pl_sem_or_poison(sem, picked.poison, cond[i].poison);
    out[i] = merge ? pl_leaf_ite(sem, before, picked, no[i]) : picked;
    if (!merge) out[i].poison = pl_sem_or_poison(sem, out[i].poison, pl_not(T, before));
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out a predicated reduction: the start value, operand 0, combined with the active lanes of operand 1 in order, by the
 * float operation `real` or, if that is NULL, the integer operation `which`. Unsupported if the types don't fit. */
static pl_sem_status reduce(pl_sem *sem, const pl_op *op, pl_int_op which, const char *real) {
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  const uint32_t lanes = lanes_of(sem, op, pl_operand(op, 1));
  if (!flat || flat->num_leaves != 1 || lanes == UINT32_MAX) return pl_sem_unsupported_form(sem, op);
  pl_sem_require_length(sem, op, lanes);
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 1));
  pl_leaf sum = pl_sem_get(sem, pl_operand(op, 0))[0];
  for (uint32_t i = 0; i < lanes; i++) {
    const pl_leaf on = pl_sem_lane_is_active(sem, op, i), pair[] = {sum, in[i]};
    const pl_leaf next = real ? pl_sem_float_leaf(sem, real, pl_sem_fast_flags(op), &flat->leaves[0], pair, 2)
                              : pl_sem_int_binary(sem, op, which, 0, sum, in[i]);
    sum = pl_leaf_ite(sem, pl_bool_of_bv(T, on.value), next, sum);
    sum.poison = pl_sem_or_poison(sem, sum.poison, on.poison);
  }
  pl_sem_set_scalar(sem, &op->results[0], sum);
  return PL_SEM_OK;
}

/* Carries out an llvm.intr.vp.* of two integer operands, whose inactive lanes are poison; PL_SEM_STATUS_INVALID if the op is
 * none. */
static pl_sem_status on_integers(pl_sem *sem, const pl_op *op) {
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_VP_SDIV: return divide(sem, op, PL_INT_OP_SDIV);
  case PL_OP_LLVM_INTR_VP_UDIV: return divide(sem, op, PL_INT_OP_UDIV);
  case PL_OP_LLVM_INTR_VP_SREM: return divide(sem, op, PL_INT_OP_SREM);
  case PL_OP_LLVM_INTR_VP_UREM: return divide(sem, op, PL_INT_OP_UREM);
  case PL_OP_LLVM_INTR_VP_ADD: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_ADD, 0));
  case PL_OP_LLVM_INTR_VP_SUB: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_SUB, 0));
  case PL_OP_LLVM_INTR_VP_MUL: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_MUL, 0));
  case PL_OP_LLVM_INTR_VP_ASHR: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_ASHR, 0));
  case PL_OP_LLVM_INTR_VP_LSHR: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_LSHR, 0));
  case PL_OP_LLVM_INTR_VP_SHL: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_SHL, 0));
  case PL_OP_LLVM_INTR_VP_OR: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_OR, 0));
  case PL_OP_LLVM_INTR_VP_AND: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_AND, 0));
  case PL_OP_LLVM_INTR_VP_XOR: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_XOR, 0));
  case PL_OP_LLVM_INTR_VP_SMAX: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_SMAX, 0));
  case PL_OP_LLVM_INTR_VP_SMIN: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_SMIN, 0));
  case PL_OP_LLVM_INTR_VP_UMAX: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_UMAX, 0));
  case PL_OP_LLVM_INTR_VP_UMIN: return masked(sem, op, pl_sem_int_lanes(sem, op, PL_INT_OP_UMIN, 0));
  default: return PL_SEM_STATUS_INVALID;
  }
}

/* Carries out llvm.intr.vp.* arithmetic on floats, whose inactive lanes are poison; PL_SEM_STATUS_INVALID, with nothing done, for
 * any other op. */
static pl_sem_status on_floats(pl_sem *sem, const pl_op *op) {
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_VP_FADD: return masked(sem, op, pl_sem_float_op(sem, op, "fadd", 2));
  case PL_OP_LLVM_INTR_VP_FSUB: return masked(sem, op, pl_sem_float_op(sem, op, "fsub", 2));
  case PL_OP_LLVM_INTR_VP_FMUL: return masked(sem, op, pl_sem_float_op(sem, op, "fmul", 2));
  case PL_OP_LLVM_INTR_VP_FDIV: return masked(sem, op, pl_sem_float_op(sem, op, "fdiv", 2));
  case PL_OP_LLVM_INTR_VP_FREM: return masked(sem, op, pl_sem_float_op(sem, op, "frem", 2));
  case PL_OP_LLVM_INTR_VP_FNEG: return masked(sem, op, pl_sem_fneg(sem, op));
  case PL_OP_LLVM_INTR_VP_FMA: return masked(sem, op, pl_sem_float_op(sem, op, "fma", 3));
  case PL_OP_LLVM_INTR_VP_FMULADD: return masked(sem, op, pl_sem_float_op(sem, op, "fmuladd", 3));
  default: return PL_SEM_STATUS_INVALID;
  }
}

/* Carries out an llvm.intr.vp.* that converts, whose inactive lanes are poison; PL_SEM_STATUS_INVALID if the op is none.
 * Unsupported for an inttoptr of the lowering from an address of another address space. */
static pl_sem_status conversion(pl_sem *sem, const pl_op *op) {
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_VP_TRUNC: return masked(sem, op, pl_sem_int_cast(sem, op, PL_CAST_TRUNC, 0));
  case PL_OP_LLVM_INTR_VP_ZEXT: return masked(sem, op, pl_sem_int_cast(sem, op, PL_CAST_ZEXT, 0));
  case PL_OP_LLVM_INTR_VP_SEXT: return masked(sem, op, pl_sem_int_cast(sem, op, PL_CAST_SEXT, 0));
  case PL_OP_LLVM_INTR_VP_FPTRUNC: return masked(sem, op, pl_sem_float_cast(sem, op, "fptrunc", false));
  case PL_OP_LLVM_INTR_VP_FPEXT: return masked(sem, op, pl_sem_float_cast(sem, op, "fpext", false));
  case PL_OP_LLVM_INTR_VP_FPTOUI: return masked(sem, op, pl_sem_float_cast(sem, op, "fptoui", false));
  case PL_OP_LLVM_INTR_VP_FPTOSI: return masked(sem, op, pl_sem_float_cast(sem, op, "fptosi", false));
  case PL_OP_LLVM_INTR_VP_UITOFP: return masked(sem, op, pl_sem_float_cast(sem, op, "uitofp", false));
  case PL_OP_LLVM_INTR_VP_SITOFP: return masked(sem, op, pl_sem_float_cast(sem, op, "sitofp", false));
  case PL_OP_LLVM_INTR_VP_PTRTOINT: return masked(sem, op, pl_sem_int_cast(sem, op, PL_CAST_ZEXT_OR_TRUNC, 0));
  case PL_OP_LLVM_INTR_VP_INTTOPTR:
    if (sem->role == PL_ROLE_LOWERING && pl_sem_crosses_spaces(sem, op))
      return pl_sem_unsupported(sem, "'llvm.intr.vp.inttoptr' of an address of another address space");
    return masked(sem, op, pl_sem_int_cast(sem, op, PL_CAST_ZEXT_OR_TRUNC, 0));
  default: return PL_SEM_STATUS_INVALID;
  }
}

/* Carries out an llvm.intr.vp.reduce.* that has a meaning here; PL_SEM_STATUS_INVALID for any other op. */
static pl_sem_status reduction(pl_sem *sem, const pl_op *op) {
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_VP_REDUCE_ADD: return reduce(sem, op, PL_INT_OP_ADD, NULL);
  case PL_OP_LLVM_INTR_VP_REDUCE_MUL: return reduce(sem, op, PL_INT_OP_MUL, NULL);
  case PL_OP_LLVM_INTR_VP_REDUCE_AND: return reduce(sem, op, PL_INT_OP_AND, NULL);
  case PL_OP_LLVM_INTR_VP_REDUCE_OR: return reduce(sem, op, PL_INT_OP_OR, NULL);
  case PL_OP_LLVM_INTR_VP_REDUCE_XOR: return reduce(sem, op, PL_INT_OP_XOR, NULL);
  case PL_OP_LLVM_INTR_VP_REDUCE_SMAX: return reduce(sem, op, PL_INT_OP_SMAX, NULL);
  case PL_OP_LLVM_INTR_VP_REDUCE_SMIN: return reduce(sem, op, PL_INT_OP_SMIN, NULL);
  case PL_OP_LLVM_INTR_VP_REDUCE_UMAX: return reduce(sem, op, PL_INT_OP_UMAX, NULL);
  case PL_OP_LLVM_INTR_VP_REDUCE_UMIN: return reduce(sem, op, PL_INT_OP_UMIN, NULL);
  case PL_OP_LLVM_INTR_VP_REDUCE_FADD: return reduce(sem, op, PL_INT_OP_INVALID, "fadd");
  case PL_OP_LLVM_INTR_VP_REDUCE_FMUL: return reduce(sem, op, PL_INT_OP_INVALID, "fmul");
  case PL_OP_LLVM_INTR_VP_REDUCE_FMAX: return reduce(sem, op, PL_INT_OP_INVALID, "maxnum");
  case PL_OP_LLVM_INTR_VP_REDUCE_FMIN: return reduce(sem, op, PL_INT_OP_INVALID, "minnum");
  default: return PL_SEM_STATUS_INVALID;
  }
}

pl_sem_status pl_sem_llvm_vp(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  static pl_sem_status (*const kinds[])(pl_sem *, const pl_op *) = {on_integers, on_floats, conversion, reduction};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    pl_sem_status status = kinds[i](sem, op);
    if (status != PL_SEM_STATUS_INVALID) return status;
  }
  if (pl_op_is(op, PL_OP_LLVM_INTR_VP_SELECT)) return choose(sem, op, false);
  if (pl_op_is(op, PL_OP_LLVM_INTR_VP_MERGE)) return choose(sem, op, true);
  return PL_SEM_STATUS_INVALID;
}
