/* claim_checks.c - what a call or a function claims of arguments and results, held against their values: out of `llvm.range`,
 * null and `llvm.nonnull`, or not as `llvm.align` says is poison; poison or undef and `llvm.noundef` is undefined behaviour, and
 * so is less memory than `llvm.dereferenceable` says. And what a function claims to do, held against what it does. Source: LLVM
 * Language Reference, "Parameter Attributes", "Function Attributes". */
#include "verify/interp/ops/claim_checks.h"

#include <assert.h>
#include <string.h>

#include "core/ir/attr_params.h"
#include "verify/interp/inputs/draw.h"
#include "verify/interp/machine/argument_claims.h"
#include "verify/interp/machine/fp.h"
#include "verify/interp/machine/symbols.h"

/* Whether x lies in a #llvm.constant_range, which may wrap around; true if `range` is none of that width. */
static bool in_range(pl_arena *arena, pl_apint x, const pl_attr *range) {
  const pl_attr *lower = pl_attr_is(range, "constant_range") ? pl_attr_param(range, "lower") : NULL;
  if (!lower || lower->integer.width != x.width) return true;
  const pl_apint low = lower->integer, high = pl_attr_param(range, "upper")->integer;
  return pl_apint_eq(low, high) || pl_apint_ult(pl_apint_sub(arena, x, low), pl_apint_sub(arena, high, low));
}

/* Whether x lies in one of the ranges, or in the only one. */
static bool in_ranges(pl_arena *arena, pl_apint x, const pl_attr *ranges) {
  if (ranges->kind != PL_ATTR_ARRAY) return in_range(arena, x, ranges);
  for (uint32_t i = 0; i < ranges->array.count; i++)
    if (in_range(arena, x, ranges->array.elems[i])) return true;
  return false;
}

/* Whether x is a multiple of the claimed alignment, in bytes; true if the claim is not understood. */
static bool is_aligned(pl_apint x, const pl_attr *claim) {
  uint64_t align, address;
  if (claim->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(claim->integer, &align) || align == 0) return true;
  return !pl_apint_to_u64(x, &address) || address % align == 0;
}

/* Whether the pointer satisfies the claim llvm.dereferenceable, or else llvm.dereferenceable_or_null; true if neither is made. */
static bool is_dereferenceable(const pl_machine *m, const pl_attr *claims, const pl_scalar *s) {
  const pl_attr *claim = pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_DEREFERENCEABLE]);
  const pl_attr *or_null = pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_DEREFERENCEABLE_OR_NULL]);
  uint64_t size, offset;
  if (claim == NULL && or_null != NULL && !(pl_scalar_is_fine(s) && pl_apint_is_zero(s->bits))) claim = or_null;
  uint32_t number;
  if (claim == NULL || claim->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(claim->integer, &size) || size == 0) return true;
  return pl_memory_check(&m->memory, s, size, false, &number, &offset) == NULL;
}

/* Whether x is of none of the classes that `nofpclass` excludes; true if it is no float or the claim is not understood. */
static bool is_of_other_class(pl_apint x, const pl_leaf *leaf, const pl_attr *claim) {
  uint64_t mask = 0;
  uint32_t bit;
  if (leaf->kind != PL_LEAF_FLOAT || claim->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(claim->integer, &mask)) return true;
  return !pl_fp_class(x, leaf->format, &bit) || (mask >> bit & 1) == 0;
}

/* Whether the scalar satisfies a claim about numbers (range, nonnull, align, nofpclass); true for poison and undef and where the
 * claim does not apply. */
static bool is_true_of(pl_arena *arena, pl_named_attr claim, const pl_leaf *leaf, const pl_scalar *s) {
  const bool pointer = leaf->kind == PL_LEAF_POINTER;
  if (!pl_scalar_is_fine(s)) return true;
  if (pl_str_is(claim.name, "llvm.range")) return pointer || in_ranges(arena, s->bits, claim.value);
  if (pl_str_is(claim.name, "llvm.nonnull")) return !pointer || !pl_apint_is_zero(s->bits);
  if (pl_str_is(claim.name, "llvm.align")) return !pointer || is_aligned(s->bits, claim.value);
  return !pl_str_is(claim.name, "llvm.nofpclass") || is_of_other_class(s->bits, leaf, claim.value);
}

/* Checks that as many bytes of a memref's elements are dereferenceable as its attributes claim. False, and the machine has
 * stopped with undefined behavior, if not. */
static bool hold_elements(pl_machine *m, const pl_op *op, const pl_attr *claims, pl_scalar *leaves) {
  enum { ALIGNED = 1 };
  if (is_dereferenceable(m, claims, &leaves[ALIGNED])) return true;
  pl_stop_undefined(m, op, "the elements are fewer bytes than are claimed to be dereferenceable");
  return false;
}

/* Sets the leaves that violate a claim about numbers to poison. */
static void poison_unclaimed(pl_machine *m, const pl_attr *claims, const pl_layout *layout, pl_scalar *leaves) {
  for (uint32_t c = 0; c < claims->dict.count; c++)
    for (uint32_t k = 0; k < layout->num_leaves; k++)
      if (!is_true_of(m->run->arena, claims->dict.entries[c], &layout->leaves[k], &leaves[k])) leaves[k].poison = true;
}

/* Checks the claim `llvm.noundef`, if it is made. False, and the machine has stopped with undefined behavior, if a leaf is poison
 * or undef. */
static bool hold_defined(pl_machine *m, const pl_op *op, const pl_attr *claims, const pl_scalar *leaves, uint32_t count) {
  if (!pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_NOUNDEF])) return true;
  for (uint32_t k = 0; k < count; k++)
    if (!pl_scalar_is_fine(&leaves[k])) {
      pl_stop_undefined(m, op, "a value that is claimed to be defined is %s", leaves[k].poison ? "poison" : "undef");
      return false;
    }
  return true;
}

/* Checks claims about a value; scalars that violate one about numbers become poison. False, and the machine has stopped with
 * undefined behavior, if another claim does not hold. Claims about memrefs are about their elements, not their descriptors. */
static bool hold(pl_machine *m, const pl_op *op, const pl_attr *claims, const pl_type *type, pl_scalar *leaves) {
  const pl_layout *layout = pl_machine_layout(m, type);
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) return true; /* of elements, not of the descriptor that is pointed to */
  if (type->kind == PL_TYPE_MEMREF) return hold_elements(m, op, claims, leaves);
  poison_unclaimed(m, claims, layout, leaves);
  if (type->kind == PL_TYPE_LLVM_PTR && !is_dereferenceable(m, claims, leaves)) {
    pl_stop_undefined(m, op, "a pointer leads to less than is claimed to be dereferenceable");
    return false;
  }
  return hold_defined(m, op, claims, leaves, layout->num_leaves);
}

void pl_hold_call_result_claims(pl_machine *m, const pl_op *op) {
  assert(m != NULL && op->num_results == 1);
  const pl_value *result = pl_result(op, 0);
  const pl_attr *claims = pl_claims_at(op, PL_NAME_RES_ATTRS, 0);
  if (claims == NULL || pl_is_memref(result->type)) return;
  poison_unclaimed(m, claims, pl_machine_layout(m, result->type), pl_leaves(m, result));
  (void)hold_defined(m, op, claims, pl_leaves(m, result), pl_num_leaves(m, result));
}

bool pl_hold_claims(pl_machine *m, const pl_op *op, const pl_attr *all, uint32_t first, pl_scalar *leaves) {
  const uint32_t count = all && all->kind == PL_ATTR_ARRAY ? all->array.count : 0;
  for (uint32_t i = 0, at = 0; i < count && first + i < op->num_operands; i++) {
    const pl_attr *claims = all->array.elems[i];
    if (claims->kind == PL_ATTR_DICT && !hold(m, op, claims, pl_operand(op, first + i)->type, leaves + at)) return false;
    at += pl_num_leaves(m, pl_operand(op, first + i));
  }
  return true;
}

bool pl_hold_callee_claims(pl_machine *m, const pl_op *op, pl_str callee, uint32_t first, pl_scalar *leaves) {
  const pl_op *function = m->role == PL_ROLE_LOWERING || callee.len == 0 ? NULL : pl_source_function(m->run, callee);
  return function == NULL || pl_hold_claims(m, op, pl_op_attr(function, PL_NAME_ARG_ATTRS), first, leaves);
}

/* Whether `source` (may be NULL) is the same claim as `lowered`, or one of a larger number. */
static bool covers(const pl_attr *source, const pl_attr *lowered) {
  uint64_t have, wanted;
  if (source == NULL || source == lowered) return source != NULL;
  if (source->kind != PL_ATTR_INTEGER || lowered->kind != PL_ATTR_INTEGER) return false;
  return pl_apint_to_u64(source->integer, &have) && pl_apint_to_u64(lowered->integer, &wanted) && wanted <= have;
}

/* Whether, in the lowering, one of the claims may be a claim of the source's function about a memref among its arguments or
 * results, which `list` says; the claim is then about elements, and the lowered value is not checked against it. */
static bool is_of_memref(const pl_machine *m, const pl_op *func, pl_attr_name list, const pl_attr *claims) {
  const pl_op *source = m->role == PL_ROLE_LOWERING ? pl_source_function(m->run, pl_symbol_name(func)) : NULL;
  const pl_attr *all = source != NULL ? pl_op_attr(source, list) : NULL;
  const pl_type *type = source != NULL ? pl_func_type(source) : NULL;
  if (all == NULL || all->kind != PL_ATTR_ARRAY) return false;
  const bool results = list == PL_NAME_RES_ATTRS;
  const pl_type *const *types = results ? type->func.results : type->func.inputs;
  const uint32_t count = results ? type->func.num_results : type->func.num_inputs;
  for (uint32_t i = 0; i < all->array.count && i < count; i++)
    for (uint32_t c = 0; pl_is_memref(types[i]) && c < claims->dict.count; c++)
      if (covers(pl_dict_get(all->array.elems[i], claims->dict.entries[c].name), claims->dict.entries[c].value)) return true;
  return false;
}

bool pl_hold_result_claims(pl_machine *m, const pl_op *op, const pl_op *func, pl_scalar *leaves) {
  const pl_attr *all = pl_op_attr(func, PL_NAME_RES_ATTRS);
  assert(m != NULL && func != NULL);
  for (uint32_t i = 0, at = 0; all != NULL && all->kind == PL_ATTR_ARRAY && i < all->array.count && i < op->num_operands; i++) {
    const pl_attr *claims = all->array.elems[i];
    const bool held = claims->kind == PL_ATTR_DICT && !is_of_memref(m, func, PL_NAME_RES_ATTRS, claims);
    if (held && !hold(m, op, claims, pl_operand(op, i)->type, leaves + at)) return false;
    at += pl_num_leaves(m, pl_operand(op, i));
  }
  return true;
}

void pl_hold_argument_claims(pl_machine *m, const pl_op *func) {
  const pl_attr *all = pl_op_attr(func, PL_NAME_ARG_ATTRS);
  const pl_block *entry = pl_func_entry(func);
  assert(m != NULL && m->frames.len > 0);
  for (uint32_t i = 0; all != NULL && all->kind == PL_ATTR_ARRAY && i < all->array.count && i < entry->num_args; i++) {
    const pl_attr *claims = all->array.elems[i];
    if (claims->kind != PL_ATTR_DICT || is_of_memref(m, func, PL_NAME_ARG_ATTRS, claims)) continue;
    if (!hold(m, func, claims, entry->args[i]->type, pl_leaves(m, entry->args[i]))) return;
  }
}

/* Checks the !dereferenceable metadata of a load of a pointer; the machine has stopped with undefined behavior if the pointer
 * does not lead to so many bytes. (LLVM Language Reference, "'load' Instruction", !dereferenceable.) */
static void hold_memory(pl_machine *m, const pl_op *op, const pl_attr *claim) {
  const pl_attr *bytes = pl_attr_is(claim, "dereferenceable") ? pl_attr_param(claim, "bytes") : NULL;
  const pl_scalar *s = pl_leaves(m, pl_result(op, 0));
  uint64_t size, offset;
  uint32_t number;
  if (bytes == NULL || bytes->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(bytes->integer, &size) || size == 0) return;
  if (pl_attr_param(claim, "mayBeNull") != NULL) return;
  if (!pl_scalar_is_fine(s) || pl_memory_check(&m->memory, s, size, false, &number, &offset) != NULL)
    pl_stop_undefined(m, op, "a pointer leads to less than is claimed to be dereferenceable");
}

void pl_hold_value_claims(pl_machine *m, const pl_op *op) {
  const pl_attr *claims = pl_op_attr(op, PL_NAME_PLUMBLINE_VALUE_CLAIMS), *memory = pl_op_attr(op, PL_NAME_DEREFERENCEABLE);
  assert(m != NULL && op->num_results == 1);
  if (claims != NULL && claims->kind == PL_ATTR_DICT &&
      !hold(m, op, claims, pl_result(op, 0)->type, pl_leaves(m, pl_result(op, 0))))
    return;
  if (memory != NULL && pl_result(op, 0)->type->kind == PL_TYPE_LLVM_PTR) hold_memory(m, op, memory);
}
