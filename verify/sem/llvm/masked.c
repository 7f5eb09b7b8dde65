/* masked.c - LLVM's masked and predicated loads and stores. Source: LLVM Language Reference, "Masked Vector Load and Store
 * Intrinsics", "Vector Predication Intrinsics". */
#include <assert.h>

#include "verify/sem/llvm/llvm.h"
#include "verify/sem/llvm/predication.h"
#include "verify/sem/memory/vector_rows.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

enum { MAX_LANES = 1024 };

/* Sets *r to the lanes of the type `vector` in memory at operand number `pointer`, with the alignment in bytes that the op
 * claims, else 1. False if there are none or too many, or they have no places of their own. */
static bool row_of_pointer(pl_sem *sem, const pl_op *op, uint32_t pointer, const pl_type *vector, pl_lane_row *r) {
  const pl_flat *whole = pl_layout_flatten(sem->world->layout, vector);
  if (!whole || whole->num_leaves == 0 || whole->num_leaves > MAX_LANES) return false;
  if (whole->num_leaves != 1 && (whole->packed_bits || whole->leaves[0].bits % 8 != 0)) return false;
  pl_leaf address = pl_sem_get(sem, pl_operand(op, pointer))[0];
  uint64_t align = pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0);
  *r = (pl_lane_row){
      .op = op, .address = address.value, .poison = address.poison, .lanes = whole->num_leaves, .bits = whole->leaves[0].bits};
  r->step = (whole->leaves[0].bits + 7) / 8;
  r->align = align ? align : 1;
  return true;
}

/* Carries out llvm.intr.masked.load or masked.store (`is_store`); a lane that is not loaded is that of the third operand or,
 * without one, poison. Unsupported for forms without a meaning here, else as pl_sem_masked_load or pl_sem_masked_store. */
static pl_sem_status masked_llvm(pl_sem *sem, const pl_op *op, bool is_store) {
  pl_lane_row r;
  const pl_type *vector = is_store ? pl_operand(op, 0)->type : op->results[0].type;
  if (op->num_operands < 2 || !row_of_pointer(sem, op, is_store ? 1 : 0, vector, &r)) return pl_sem_unsupported_form(sem, op);
  const pl_leaf *mask = pl_sem_get(sem, pl_operand(op, is_store ? 2 : 1));
  if (is_store) return pl_sem_masked_store(sem, &r, mask, pl_sem_get(sem, pl_operand(op, 0)));
  if (op->num_operands == 3) return pl_sem_masked_load(sem, &r, mask, pl_sem_get(sem, pl_operand(op, 2)));
  pl_leaf *undefined = pl_sem_new_leaves(sem, r.lanes);
  for (uint32_t i = 0; i < r.lanes; i++)
    undefined[i] = (pl_leaf){pl_bv_u64(sem->world->T, r.bits, 0), pl_bool(sem->world->T, !sem->world->poison_off)};
  return pl_sem_masked_load(sem, &r, mask, undefined);
}

/* Carries out a vector-predicated load or store (`is_store`) with a mask, a length and, if `strided`, a stride in bytes; lanes
 * that are not loaded are poison. Unsupported for forms without a meaning here. */
static pl_sem_status predicated(pl_sem *sem, const pl_op *op, bool is_store, bool strided) {
  pl_lane_row r;
  const uint32_t pointer = is_store ? 1 : 0;
  const pl_type *vector = is_store ? pl_operand(op, 0)->type : op->results[0].type;
  if (vector->kind != PL_TYPE_VECTOR || !row_of_pointer(sem, op, pointer, vector, &r)) return pl_sem_unsupported_form(sem, op);
  const pl_flat *aligned = pl_layout_flatten(sem->world->layout, strided ? vector->shaped.elem : vector);
  if (!aligned || pl_sem_leaf_count(sem, pl_operand(op, op->num_operands - 2)->type) != r.lanes)
    return pl_sem_unsupported_form(sem, op);
  r.align = aligned->align;
  if (strided) {
    const pl_leaf stride = pl_sem_get(sem, pl_operand(op, pointer + 1))[0];
    if (stride.value->sort.width > PL_POINTER_BITS) return pl_sem_unsupported_form(sem, op);
    r.poison = pl_or(sem->world->T, r.poison, stride.poison);
    r.stride = pl_bv_sext(sem->world->T, stride.value, PL_POINTER_BITS);
    if (r.stride == pl_bv_u64(sem->world->T, PL_POINTER_BITS, r.step)) r.stride = NULL;
  }
  pl_sem_require_length(sem, op, r.lanes);
  pl_leaf *mask = pl_sem_new_leaves(sem, r.lanes), *undefined = pl_sem_new_leaves(sem, r.lanes);
  for (uint32_t i = 0; i < r.lanes; i++) {
    mask[i] = pl_sem_lane_is_active(sem, op, i);
    undefined[i] = (pl_leaf){pl_bv_u64(sem->world->T, r.bits, 0), pl_bool(sem->world->T, !sem->world->poison_off)};
  }
  return is_store ? pl_sem_masked_store(sem, &r, mask, pl_sem_get(sem, pl_operand(op, 0)))
                  : pl_sem_masked_load(sem, &r, mask, undefined);
}

pl_sem_status pl_sem_llvm_masked(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_MASKED_LOAD: return masked_llvm(sem, op, false);
  case PL_OP_LLVM_INTR_MASKED_STORE: return masked_llvm(sem, op, true);
  case PL_OP_LLVM_INTR_VP_LOAD: return predicated(sem, op, false, false);
  case PL_OP_LLVM_INTR_VP_STORE: return predicated(sem, op, true, false);
  case PL_OP_LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD: return predicated(sem, op, false, true);
  case PL_OP_LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE: return predicated(sem, op, true, true);
  default: return PL_SEM_STATUS_INVALID;
  }
}
