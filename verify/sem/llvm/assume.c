/* assume.c - llvm.assume and its operand bundles, llvm.prefetch. Source: LLVM Language Reference, "'llvm.assume' Intrinsic",
 * "Assume Operand Bundles", "'llvm.prefetch' Intrinsic". */
#include <assert.h>

#include "verify/claims/claims.h"
#include "verify/sem/llvm/llvm.h"
#include "verify/sem/memory/bounds.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Adds the condition that `holds`, without which `op` is undefined (see pl_sem_require), unless claims are ignored
 * (world->flags_off). */
static void claim(pl_sem *sem, const pl_op *op, const pl_term *holds) {
  if (!sem->world->flags_off) pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, holds);
}

/* The value zero-extended or truncated to the width of a pointer. */
static const pl_term *wide(pl_sem *sem, const pl_term *value) {
  pl_terms *T = sem->world->T;
  if (value->sort.width > PL_POINTER_BITS) return pl_bv_extract(T, value, 0, PL_POINTER_BITS);
  return pl_bv_zext(T, value, PL_POINTER_BITS);
}

/* Adds the conditions of the bundle "align"(p, n) or "align"(p, n, offset), whose `count` operands are those of `op` from `first`
 * on. False if the bundle has no meaning here; conditions may have been added. */
static bool align_bundle(pl_sem *sem, const pl_op *op, uint32_t first, uint32_t count) {
  pl_terms *T = sem->world->T;
  if (count < 2 || count > 3) return false;
  const pl_leaf *leaves[3];
  for (uint32_t i = 0; i < count; i++) {
    leaves[i] = pl_sem_get(sem, pl_operand(op, first + i));
    claim(sem, op, pl_not(T, leaves[i]->poison));
  }
  uint64_t align;
  const pl_term *at = count < 3 ? leaves[0]->value : pl_bv_sub(T, leaves[0]->value, wide(sem, leaves[2]->value));
  if (!pl_term_const_u64(leaves[1]->value, &align) || align == 0 || (align & (align - 1)) != 0) return false;
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, at, pl_bv_u64(T, PL_POINTER_BITS, align));
  claim(sem, op, pl_eq(T, rest, pl_bv_u64(T, PL_POINTER_BITS, 0)));
  return true;
}

/* Adds the condition of the bundle "nonnull", that operand `first` is neither poison nor null; false, with nothing added, unless
 * `count` is 1. */
static bool nonnull_bundle(pl_sem *sem, const pl_op *op, uint32_t first, uint32_t count) {
  pl_terms *T = sem->world->T;
  if (count != 1) return false;
  pl_leaf pointer = pl_sem_get(sem, pl_operand(op, first))[0];
  const pl_term *null = pl_bv_u64(T, PL_POINTER_BITS, 0);
  claim(sem, op, pl_and(T, pl_not(T, pointer.poison), pl_not(T, pl_eq(T, pointer.value, null))));
  return true;
}

/* Adds the conditions of the bundle "separate_storage", that operands `first` and `first` + 1 are not poison and point into
 * different objects; false, with nothing added, unless `count` is 2. */
static bool separate_bundle(pl_sem *sem, const pl_op *op, uint32_t first, uint32_t count) {
  pl_terms *T = sem->world->T;
  if (count != 2) return false;
  const pl_leaf a = pl_sem_get(sem, pl_operand(op, first))[0], b = pl_sem_get(sem, pl_operand(op, first + 1))[0];
  claim(sem, op, pl_and(T, pl_not(T, a.poison), pl_not(T, b.poison)));
  claim(sem, op, pl_sem_are_separate(sem, a.value, b.value));
  return true;
}

/* Adds the condition of a bundle that the claims table marks as a fact about its operands: an opaque predicate, so that the same
 * bundle in the lowering is the same condition. False, with nothing added, for another bundle or one of too many operands. */
static bool other_bundle(pl_sem *sem, const pl_op *op, pl_str tag, uint32_t first, uint32_t count) {
  enum { MOST = 3 };
  const pl_term *args[1 + 2 * MOST] = {sem->frees};
  const pl_claim *row = pl_claim_of_llvm(tag, PL_AT_BUNDLE);
  if (!row || !(row->traits & PL_CLAIM_FACT) || count > MOST) return false;
  for (uint32_t i = 0; i < count; i++) {
    const pl_leaf *leaf = pl_sem_get(sem, pl_operand(op, first + i));
    args[1 + 2 * i] = leaf->value;
    args[2 + 2 * i] = leaf->poison;
  }
  claim(sem, op, pl_app(sem->world->T, PL_SORT_B, tag, args, 1 + 2 * count));
  return true;
}

/* Carries out llvm.intr.assume: adds its condition and those of its operand bundles. Unsupported for a bundle that has no meaning
 * here; what stands before it is added even then. */
static pl_sem_status assume(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  pl_leaf cond = pl_sem_get(sem, pl_operand(op, 0))[0];
  claim(sem, op, pl_and(T, pl_not(T, cond.poison), pl_bool_of_bv(T, cond.value)));
  const pl_attr *sizes = pl_op_attr(op, PL_NAME_OP_BUNDLE_SIZES), *tags = pl_op_attr(op, PL_NAME_OP_BUNDLE_TAGS);
  uint32_t bundles = sizes && sizes->kind == PL_ATTR_DENSE_ARRAY ? (uint32_t)sizes->dense.count : 0, first = 1;
  for (uint32_t i = 0; i < bundles; i++) {
    uint64_t count = 0;
    bool known = tags && tags->kind == PL_ATTR_ARRAY && i < tags->array.count && tags->array.elems[i]->kind == PL_ATTR_STRING;
    if (!known || !pl_apint_to_u64(pl_dense_at(sizes, i), &count) || count > op->num_operands - first)
      return pl_sem_unsupported(sem, "'llvm.intr.assume' with these operand bundles");
    pl_str tag = tags->array.elems[i]->string;
    known = (pl_str_is(tag, "align") && align_bundle(sem, op, first, (uint32_t)count)) ||
            (pl_str_is(tag, "separate_storage") && separate_bundle(sem, op, first, (uint32_t)count)) ||
            (pl_str_is(tag, "nonnull") && nonnull_bundle(sem, op, first, (uint32_t)count)) ||
            other_bundle(sem, op, tag, first, (uint32_t)count);
    if (!known) return pl_sem_unsupported(sem, "'llvm.intr.assume' with the operand bundle '%.*s'", PL_STR_FMT(tag));
    first += (uint32_t)count;
  }
  return PL_SEM_OK;
}

pl_sem_status pl_sem_llvm_assume(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  if (pl_op_is(op, PL_OP_LLVM_INTR_PREFETCH)) return PL_SEM_OK;
  return pl_op_is(op, PL_OP_LLVM_INTR_ASSUME) ? assume(sem, op) : PL_SEM_STATUS_INVALID;
}
