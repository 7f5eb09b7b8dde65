/* claimed_results.c - what a lowered function claims of its result, held against the value at each return. Source: LLVM Language
 * Reference, "Parameter Attributes": a result that is out of its `range`, null and `nonnull`, not as `align` says, or of a class
 * that `nofpclass` excludes is poison; poison where `noundef` is claimed is undefined behaviour, and so is a pointer to less
 * than `dereferenceable` says. */
#include <assert.h>

#include "verify/claims/claims.h"
#include "verify/sem/llvm/source_claims.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/values.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/function/attributes.h"
#include "verify/tv/value_claims/value_claims.h"

/* Makes each leaf poison for which the claim does not hold. */
static void hold_against(pl_tv *tv, pl_named_attr claim, const pl_flat *flat, pl_leaf *leaves) {
  for (uint32_t k = 0; k < flat->num_leaves; k++) {
    const pl_term *holds = pl_sem_claim_holds(tv->T, claim, &flat->leaves[k], leaves[k].value);
    leaves[k].poison = pl_or(tv->T, leaves[k].poison, pl_not(tv->T, holds));
  }
}

/* Whether the claims `source_claims` contain neither this claim of the lowering's nor a stronger one. */
static bool is_extra(pl_named_attr claim, const pl_attr *source_claims) {
  const pl_claim *row = pl_claim_of_mlir(claim.name, PL_AT_RESULT);
  if (pl_dict_get(source_claims, claim.name) == claim.value || (row && pl_tv_is_weaker(row, source_claims, claim.value)))
    return false;
  return true;
}

pl_leaf *pl_tv_claimed_result(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path) && path->lowered.next);
  const pl_op *ret = path->lowered.next;
  const pl_attr *lowered_claims = pl_tv_result_claims(tv->lowered->func), *source_claims = pl_tv_result_claims(tv->source->func);
  if (!lowered_claims || lowered_claims == source_claims || ret->num_operands != 1 || path->lowered.sem->world->flags_off)
    return NULL;
  const pl_flat *flat = pl_layout_flatten(tv->world->layout, pl_operand(ret, 0)->type);
  pl_leaf *given = pl_sem_get(path->lowered.sem, pl_operand(ret, 0));
  if (!flat || !given) return NULL;
  pl_leaf *leaves = PL_NEW_ARRAY(tv->arena, pl_leaf, flat->num_leaves + 1);
  memcpy(leaves, given, flat->num_leaves * sizeof *leaves);
  for (uint32_t c = 0; c < lowered_claims->dict.count; c++)
    if (is_extra(lowered_claims->dict.entries[c], source_claims)) hold_against(tv, lowered_claims->dict.entries[c], flat, leaves);
  for (uint32_t c = 0; c < lowered_claims->dict.count; c++)
    if (pl_operand(ret, 0)->type->kind == PL_TYPE_LLVM_PTR && is_extra(lowered_claims->dict.entries[c], source_claims))
      pl_tv_claim_memory(tv, path->lowered.sem, ret, pl_operand(ret, 0)->type, &leaves[0], lowered_claims->dict.entries[c]);
  const pl_attr *defined = pl_dict_get(lowered_claims, pl_attr_names[PL_NAME_LLVM_NOUNDEF]);
  for (uint32_t k = 0;
       defined && defined != pl_dict_get(source_claims, pl_attr_names[PL_NAME_LLVM_NOUNDEF]) && k < flat->num_leaves; k++)
    pl_sem_require(path->lowered.sem, PL_CONDITION_UNDEFINED, ret, pl_not(tv->T, leaves[k].poison));
  return leaves;
}
