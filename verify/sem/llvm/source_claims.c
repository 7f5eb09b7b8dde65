/* source_claims.c - what the source claims of arguments, call results and loads: hypotheses of the proof.
 *
 * A value that violates `range`, `nonnull`, `align` or `nofpclass` is poison, and the source is undefined only where it uses it.
 * A value that violates `noundef` or `dereferenceable` is undefined behaviour. A value that is poison by such a claim is poison
 * in both functions: the lowering, which claims no more than the source, is poison there at most. So of a value with the poison
 * p, `p or the claims hold` is true. Source: LLVM Language Reference, "Parameter Attributes". */
#include "verify/sem/llvm/source_claims.h"

#include <assert.h>

#include "core/ir/attr_params.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/values.h"
#include "verify/sem/terms/float_bits.h"

/* BOOL: x is in the range of a #llvm.constant_range, which may wrap around; true if the attribute is none of the width of x. */
static const pl_term *in_range(pl_terms *T, const pl_term *x, const pl_attr *range) {
  const pl_attr *lower = pl_attr_is(range, "constant_range") ? pl_attr_param(range, "lower") : NULL;
  const pl_attr *upper = lower ? pl_attr_param(range, "upper") : NULL;
  if (!upper || lower->kind != PL_ATTR_INTEGER || upper->kind != PL_ATTR_INTEGER || x->sort.width != lower->integer.width)
    return pl_bool(T, true);
  const pl_term *low = pl_bv(T, lower->integer), *high = pl_bv(T, upper->integer);
  return low == high ? pl_bool(T, true) : pl_bv_ult(T, pl_bv_sub(T, x, low), pl_bv_sub(T, high, low));
}

/* BOOL: x is in one of the ranges, an array of them or a single one (see in_range); false if the array is empty. */
static const pl_term *in_ranges(pl_terms *T, const pl_term *x, const pl_attr *ranges) {
  if (ranges->kind != PL_ATTR_ARRAY) return in_range(T, x, ranges);
  const pl_term *any = pl_bool(T, false);
  for (uint32_t i = 0; i < ranges->array.count; i++)
    any = pl_or(T, any, in_range(T, x, ranges->array.elems[i]));
  return any;
}

/* BOOL: x is not 0. */
static const pl_term *is_not_null(pl_terms *T, const pl_term *x) {
  return pl_not(T, pl_eq(T, x, pl_bv_u64(T, x->sort.width, 0)));
}

/* BOOL: x is a multiple of the attribute's number; true if that is no power of two above 1. */
static const pl_term *is_aligned(pl_terms *T, const pl_term *x, const pl_attr *value) {
  uint64_t align = 0;
  if (!pl_sem_number_of(value, &align) || align <= 1 || (align & (align - 1)) != 0) return pl_bool(T, true);
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, x, pl_bv_u64(T, x->sort.width, align));
  return pl_eq(T, rest, pl_bv_u64(T, x->sort.width, 0));
}

/* BOOL: x is of none of the floating-point classes in `value`, the mask of `nofpclass`; true if that can't be decided for the
 * type. */
static const pl_term *is_of_other_class(pl_terms *T, const pl_leaf_type *type, const pl_term *x, const pl_attr *value) {
  uint64_t mask = 0;
  pl_float_shape shape;
  const bool known = type->type->kind == PL_TYPE_FLOAT && pl_float_shape_of(type->type->float_format, &shape);
  if (!known || !pl_sem_number_of(value, &mask)) return pl_bool(T, true);
  return pl_not(T, pl_float_is_of_class(T, shape, (uint32_t)mask, x));
}

bool pl_sem_has_classes(const pl_type *type) {
  pl_float_shape shape;
  assert(type);
  return type->kind == PL_TYPE_FLOAT && pl_float_shape_of(type->float_format, &shape);
}

const pl_term *pl_sem_claim_holds(pl_terms *T, pl_named_attr claim, const pl_leaf_type *type, const pl_term *x) {
  assert(T && type && x);
  if (pl_str_is(claim.name, "llvm.range") && !type->is_pointer) return in_ranges(T, x, claim.value);
  if (pl_str_is(claim.name, "llvm.nonnull") && type->is_pointer) return is_not_null(T, x);
  if (pl_str_is(claim.name, "llvm.align") && type->is_pointer) return is_aligned(T, x, claim.value);
  if (pl_str_is(claim.name, "llvm.nofpclass")) return is_of_other_class(T, type, x, claim.value);
  return pl_bool(T, true);
}

void pl_sem_believe(pl_sem *sem, const pl_op *op, const pl_attr *claims, const pl_type *type, const pl_leaf *leaves) {
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  assert(sem->role == PL_ROLE_SOURCE && leaves);
  if (!claims || claims->kind != PL_ATTR_DICT || !flat || sem->world->flags_off) return;
  if (type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF) return; /* claims are of its elements */
  const bool defined = pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_NOUNDEF]) != NULL;
  for (uint32_t k = 0; k < flat->num_leaves; k++) {
    const pl_term *all = pl_bool(T, true);
    for (uint32_t c = 0; c < claims->dict.count; c++)
      all = pl_and(T, all, pl_sem_claim_holds(T, claims->dict.entries[c], &flat->leaves[k], leaves[k].value));
    if (defined) pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, leaves[k].poison));
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, defined ? all : pl_or(T, leaves[k].poison, all));
  }
}

void pl_sem_apply_value_claims(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_attr *claims = pl_op_attr(op, PL_NAME_PLUMBLINE_VALUE_CLAIMS);
  assert(op->num_results == 1);
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  const pl_leaf *given = pl_sem_get(sem, &op->results[0]);
  if (!claims || claims->kind != PL_ATTR_DICT || !flat || !given || sem->world->flags_off) return;
  pl_leaf *leaves = pl_sem_new_leaves(sem, flat->num_leaves);
  const bool defined = pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_NOUNDEF]) != NULL;
  for (uint32_t k = 0; k < flat->num_leaves; k++) {
    leaves[k] = given[k];
    for (uint32_t c = 0; c < claims->dict.count; c++) {
      const pl_term *holds = pl_sem_claim_holds(T, claims->dict.entries[c], &flat->leaves[k], leaves[k].value);
      leaves[k].poison = pl_or(T, leaves[k].poison, pl_not(T, holds));
    }
    if (!defined) continue;
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, leaves[k].poison));
  }
  pl_sem_set(sem, &op->results[0], leaves);
}

/* The number of bytes that are claimed to be dereferenceable at a pointer; 0 if none are. Sets *or_null to whether the claim lets
 * the pointer be null. */
static uint64_t claimed_bytes(const pl_sem *sem, const pl_attr *claims, bool *or_null) {
  uint64_t bytes = 0, size = 0;
  *or_null = false;
  if (pl_sem_number_of(pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_DEREFERENCEABLE]), &bytes)) return bytes;
  const pl_attr *copy = pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_BYVAL]);
  if (copy && copy->kind == PL_ATTR_TYPE && pl_layout_alloc_size(sem->world->layout, copy->type, &size)) return size;
  *or_null = true;
  return pl_sem_number_of(pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_DEREFERENCEABLE_OR_NULL]), &bytes) ? bytes : 0;
}

void pl_sem_believe_memory(pl_sem *sem, const pl_op *op, const pl_attr *claims, const pl_type *type, const pl_leaf *leaves,
                           bool null_is_valid) {
  pl_terms *T = sem->world->T;
  bool or_null = false;
  assert(sem->role == PL_ROLE_SOURCE && leaves);
  if (!claims || claims->kind != PL_ATTR_DICT || type->kind != PL_TYPE_LLVM_PTR || sem->world->flags_off) return;
  const uint64_t bytes = claimed_bytes(sem, claims, &or_null);
  const bool nowhere = type->ptr.space == 0 && !null_is_valid;
  const pl_term *not_null = is_not_null(T, leaves[0].value);
  if (bytes == 0 || pl_sem_root(sem->world, leaves[0].value) != sem->world->shared_root) return;
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, leaves[0].poison));
  if (nowhere && !or_null) pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, not_null);
  const pl_access access = {.op = op,
                            .address = leaves[0].value,
                            .bytes = bytes,
                            .align = 1,
                            .frees = sem->frees,
                            .ended = sem->ended,
                            .root = sem->world->shared_root,
                            .stretch = sem->stretch,
                            .space = type->ptr.space};
  if (!or_null) pl_vec_push(&sem->claimed, access);
}
