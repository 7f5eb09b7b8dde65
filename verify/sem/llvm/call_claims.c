/* call_claims.c - what calls claim of their arguments. Source: LLVM Language Reference, "Parameter Attributes". */
#include "verify/sem/llvm/call_claims.h"

#include <assert.h>

#include "verify/sem/state/conditions.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/values.h"

void pl_sem_require_claim(pl_sem *sem, const pl_op *op, pl_named_attr claim, pl_leaf leaf) {
  assert(claim.value && leaf.value && pl_term_is_bool(leaf.poison));
  pl_terms *T = sem->world->T;
  uint64_t align = 0;
  const pl_term *zero = pl_bv_u64(T, leaf.value->sort.width, 0), *defined = pl_not(T, leaf.poison);
  if (pl_str_is(claim.name, "llvm.noundef")) pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, defined);
  if (pl_str_is(claim.name, "llvm.nonnull"))
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_and(T, defined, pl_not(T, pl_eq(T, leaf.value, zero))));
  if (!pl_str_is(claim.name, "llvm.align") || claim.value->kind != PL_ATTR_INTEGER) return;
  if (!pl_apint_to_u64(claim.value->integer, &align) || align <= 1) return;
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, leaf.value, pl_bv_u64(T, leaf.value->sort.width, align));
  pl_sem_require(sem, PL_CONDITION_ALIGNMENT, op, pl_eq(T, rest, zero));
}

/* Whether the claim is well-formed: the number of llvm.align has to be a power of two; any other claim is. */
static bool is_sound_claim(pl_named_attr claim) {
  uint64_t align;
  return !pl_str_is(claim.name, "llvm.align") ||
         (pl_sem_number_of(claim.value, &align) && align > 0 && (align & (align - 1)) == 0);
}

/* The attributes, a dictionary, of argument `index` at a call or function; NULL if it has none, or `op` is NULL. */
static const pl_attr *claims_at(const pl_op *op, uint32_t index) {
  const pl_attr *all = op ? pl_op_attr(op, PL_NAME_ARG_ATTRS) : NULL;
  const bool has = all && all->kind == PL_ATTR_ARRAY && index < all->array.count;
  return has && all->array.elems[index]->kind == PL_ATTR_DICT ? all->array.elems[index] : NULL;
}

/* Adds conditions for the well-formed claims (NULL: none) of a pointer argument that has `noundef`, as the caller knows:
 * violating a claim makes the pointer poison, which `noundef` makes undefined. */
static void hold_pointer(pl_sem *sem, const pl_op *call, const pl_attr *claims, pl_leaf pointer) {
  for (uint32_t c = 0; claims && c < claims->dict.count; c++)
    if (is_sound_claim(claims->dict.entries[c])) pl_sem_require_claim(sem, call, claims->dict.entries[c], pointer);
}

/* If the call (`own`) or the callee claims `noundef` of the operand: adds conditions that no scalar of it is poison and, of an
 * LLVM pointer, for the claims of both lists. Does nothing for a memref, whose claims are of its elements. */
static void hold_operand(pl_sem *sem, const pl_op *call, const pl_value *operand, const pl_attr *own, const pl_attr *callee) {
  const pl_type *type = operand->type;
  const bool defined = (own && pl_dict_get(own, pl_attr_names[PL_NAME_LLVM_NOUNDEF])) ||
                       (callee && pl_dict_get(callee, pl_attr_names[PL_NAME_LLVM_NOUNDEF]));
  if (!defined || type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF) return;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  const pl_leaf *leaves = pl_sem_get(sem, operand);
  for (uint32_t k = 0; k < flat->num_leaves; k++)
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, call, pl_not(sem->world->T, leaves[k].poison));
  if (type->kind != PL_TYPE_LLVM_PTR) return;
  hold_pointer(sem, call, own, leaves[0]);
  hold_pointer(sem, call, callee, leaves[0]);
}

void pl_sem_require_call_claims(pl_sem *sem, const pl_op *call) {
  assert(sem && call);
  const pl_attr *callee = pl_op_is(call, PL_OP_FUNC_CALL_INDIRECT) ? NULL : pl_op_attr(call, PL_NAME_CALLEE);
  const bool named = callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1;
  const pl_op *module = sem->world->source_module;
  const pl_op *function = named && module ? pl_symbol_lookup(module, callee->symbol.path[0]) : NULL;
  const uint32_t first = named ? 0 : 1; /* the first operand is the callee */
  if (sem->role == PL_ROLE_LOWERING || sem->world->flags_off) return;
  if (function && !pl_op_has(function, PL_TRAIT_FUNCTION)) function = NULL;
  if (!pl_op_attr(call, PL_NAME_ARG_ATTRS) && !(function && pl_op_attr(function, PL_NAME_ARG_ATTRS))) return;
  for (uint32_t i = 0; first + i < call->num_operands; i++)
    hold_operand(sem, call, pl_operand(call, first + i), claims_at(call, i), claims_at(function, i));
}
