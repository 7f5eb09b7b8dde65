/* lowered_claims.c - what the lowering claims of its arguments beyond the source.
 *
 * The source's body may imply it, so it is no matter of declarations: at the entry of the lowering a value that is out of its
 * `range`, null although `nonnull`, not as `align` says or of a class that `nofpclass` excludes becomes poison; together with
 * `noundef`, and where memory is not `dereferenceable`, the lowering is undefined. That it is not is an obligation of the first
 * stretch, shown by what the source does there. Source: LLVM Language Reference, "Parameter Attributes". */
#include <assert.h>

#include "verify/sem/llvm/source_claims.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/values.h"
#include "verify/tv/claims/signature.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/value_claims/value_claims.h"

void pl_tv_claim_memory(pl_tv *tv, pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaf, pl_named_attr claim) {
  uint64_t bytes = 0;
  assert(sem->role == PL_ROLE_LOWERING && type->kind == PL_TYPE_LLVM_PTR);
  if (!pl_tv_is_memory_claim(claim.name) || !pl_apint_to_u64(claim.value->integer, &bytes)) return;
  pl_sem_require(sem, PL_CONDITION_CLAIM, op, pl_not(tv->T, leaf->poison));
  const pl_access access = {.op = op,
                            .address = leaf->value,
                            .bytes = bytes,
                            .align = 1,
                            .frees = sem->frees,
                            .ended = sem->ended,
                            .root = pl_sem_root(sem->world, leaf->value),
                            .stretch = sem->stretch,
                            .space = type->ptr.space,
                            .claimed = true,
                            .or_null = pl_str_is(claim.name, "llvm.dereferenceable_or_null")};
  if (bytes > 0) pl_vec_push(&sem->accesses, access);
}

/* Applies a claim to a leaf: with `defined`, where poison would be undefined behaviour, requires the claim to hold; else makes
 * the leaf poison where it does not. */
static void claim_number(pl_tv *tv, pl_sem *sem, pl_named_attr claim, const pl_leaf_type *type, bool defined, pl_leaf *leaf) {
  const pl_term *holds = pl_sem_claim_holds(tv->T, claim, type, leaf->value);
  if (defined)
    pl_sem_require(sem, PL_CONDITION_CLAIM, tv->lowered->func, holds);
  else
    leaf->poison = pl_or(tv->T, leaf->poison, pl_not(tv->T, holds));
}

/* Applies the claims that `extra` marks to an argument of the lowering: where they are violated its leaves become poison, or
 * that is a condition to be proved. Nothing for types that are not supported. */
static void claim_argument(pl_tv *tv, pl_sem *sem, const pl_value *value, const pl_attr *claims, const bool *extra) {
  const pl_flat *flat = pl_layout_flatten(tv->world->layout, value->type);
  const pl_leaf *given = pl_sem_get(sem, value);
  if (!flat || !given) return;
  pl_leaf *leaves = PL_NEW_ARRAY(tv->arena, pl_leaf, flat->num_leaves + 1);
  memcpy(leaves, given, flat->num_leaves * sizeof *leaves);
  const bool defined = pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_NOUNDEF]) ||
                       pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_DEREFERENCEABLE]) ||
                       pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_DEREFERENCEABLE_OR_NULL]);
  for (uint32_t k = 0; k < flat->num_leaves; k++) {
    if (defined) pl_sem_require(sem, PL_CONDITION_CLAIM, tv->lowered->func, pl_not(tv->T, leaves[k].poison));
    for (uint32_t c = 0; c < claims->dict.count; c++)
      if (extra[c]) claim_number(tv, sem, claims->dict.entries[c], &flat->leaves[k], defined, &leaves[k]);
  }
  for (uint32_t c = 0; c < claims->dict.count; c++)
    if (extra[c] && value->type->kind == PL_TYPE_LLVM_PTR)
      pl_tv_claim_memory(tv, sem, tv->lowered->func, value->type, &leaves[0], claims->dict.entries[c]);
  pl_sem_set(sem, value, leaves);
}

/* Applies the claims of argument `k` of the lowering, which is or belongs to argument `i` of the source, that the source does
 * not make. */
static void claim_of(pl_tv *tv, pl_path *path, const pl_lowered_types *types, uint32_t i, uint32_t k) {
  const pl_attr *claims = pl_tv_dict_at(pl_op_attr(tv->lowered->func, PL_NAME_ARG_ATTRS), k);
  const pl_value *value = tv->lowered->blocks[0]->args[k];
  bool any = false;
  if (!claims || claims->dict.count == 0) return;
  bool *extra = PL_NEW_ARRAY(tv->arena, bool, claims->dict.count);
  for (uint32_t c = 0; c < claims->dict.count; c++) {
    const pl_named_attr claim = claims->dict.entries[c];
    extra[c] = pl_tv_is_value_claim(claim, value->type) &&
               !pl_tv_claims_as_source(types, tv->source->func, tv->lowered->func, i, k, claim);
    any |= extra[c];
  }
  if (any) claim_argument(tv, path->lowered.sem, value, claims, extra);
}

void pl_tv_claim_at_entry(pl_tv *tv, pl_path *path) {
  assert(tv->lowered->num_blocks > 0 && path->lowered.sem->role == PL_ROLE_LOWERING);
  const pl_type *type = pl_func_type(tv->source->func);
  const pl_lowered_types types = pl_tv_types(tv->source->func, &tv->options->convention);
  uint32_t next = 0;
  if (tv->world->flags_off || !pl_op_attr(tv->lowered->func, PL_NAME_ARG_ATTRS)) return;
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    const uint32_t first = next;
    next += pl_tv_argument_words(&types, tv->source->func->info != tv->lowered->func->info, type->func.inputs[i]);
    for (uint32_t k = first; k < next && k < tv->lowered->blocks[0]->num_args; k++)
      claim_of(tv, path, &types, i, k);
  }
}
