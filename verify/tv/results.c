/* results.c - what a lowered function claims of its result, held against the value at each return. Source: LLVM Language
 * Reference, "Parameter Attributes": a result that is out of its `range`, or null and `nonnull`, is poison; poison where
 * `noundef` is claimed is undefined behaviour. */
#include "core/ir/attr_params.h"
#include "verify/tv/internal.h"

static const pl_type *range_type(const pl_attr *value) {
  const pl_attr *type = pl_attr_is(value, "constant_range") ? pl_attr_param(value, "type") : NULL;
  return type && type->kind == PL_ATTR_TYPE && type->type->kind == PL_TYPE_INTEGER ? type->type : NULL;
}

bool pl_tv_is_result_claim(pl_named_attr claim) {
  if (pl_str_is(claim.name, "llvm.range")) return range_type(claim.value) != NULL;
  return pl_str_is(claim.name, "llvm.nonnull") || pl_str_is(claim.name, "llvm.noundef");
}

const pl_attr *pl_tv_result_claims(const pl_op *func) {
  const pl_type *type = pl_func_type(func);
  if (pl_op_is(func, PL_OP_FUNC_FUNC) && type->func.num_results != 1) return NULL;
  const pl_attr *all = pl_op_attr(func, "res_attrs");
  const pl_attr *first = all && all->kind == PL_ATTR_ARRAY && all->array.count > 0 ? all->array.elems[0] : NULL;
  return first && first->kind == PL_ATTR_DICT ? first : NULL;
}

/* No number of another width is in it. From `lower` up to, not including, `upper`, around the end if that is less. */
static const pl_term *in_range(pl_terms *T, const pl_term *x, const pl_attr *range) {
  const pl_term *low = pl_bv(T, pl_attr_param(range, "lower")->integer), *high = pl_bv(T, pl_attr_param(range, "upper")->integer);
  if (x->sort.kind != PL_SORT_BV || x->sort.width != low->sort.width) return pl_bool(T, false);
  return low == high ? pl_bool(T, true) : pl_bv_ult(T, pl_bv_sub(T, x, low), pl_bv_sub(T, high, low));
}

static void hold_against(pl_tv *tv, pl_named_attr claim, const pl_flat *flat, pl_leaf *leaves) {
  pl_terms *T = tv->T;
  for (uint32_t k = 0; k < flat->num_leaves; k++) {
    const pl_term *x = leaves[k].value, *holds = pl_bool(T, true);
    if (pl_str_is(claim.name, "llvm.range")) holds = in_range(T, x, claim.value);
    if (pl_str_is(claim.name, "llvm.nonnull") && flat->leaves[k].is_pointer)
      holds = pl_not(T, pl_eq(T, x, pl_bv_u64(T, x->sort.width, 0)));
    leaves[k].poison = pl_or(T, leaves[k].poison, pl_not(T, holds));
  }
}

pl_leaf *pl_tv_claimed_result(pl_tv *tv, pl_path *path) {
  const pl_op *ret = path->b.next;
  const pl_attr *mine = pl_tv_result_claims(tv->b->func), *theirs = pl_tv_result_claims(tv->a->func);
  if (!mine || mine == theirs || ret->num_operands != 1 || path->b.sem->world->flags_off) return NULL;
  const pl_flat *flat = pl_layout_flatten(tv->world->layout, pl_operand(ret, 0)->type);
  pl_leaf *given = pl_sem_get(path->b.sem, pl_operand(ret, 0));
  if (!flat || !given) return NULL;
  pl_leaf *leaves = PL_NEW_ARRAY(tv->arena, pl_leaf, flat->num_leaves + 1);
  memcpy(leaves, given, flat->num_leaves * sizeof *leaves);
  for (uint32_t c = 0; c < mine->dict.count; c++)
    if (pl_dict_get(theirs, mine->dict.entries[c].name) != mine->dict.entries[c].value)
      hold_against(tv, mine->dict.entries[c], flat, leaves);
  const pl_attr *defined = pl_dict_get(mine, PL_STR("llvm.noundef"));
  for (uint32_t k = 0; defined && defined != pl_dict_get(theirs, PL_STR("llvm.noundef")) && k < flat->num_leaves; k++)
    pl_sem_require(path->b.sem, PL_CONDITION_UNDEFINED, ret, pl_not(tv->T, leaves[k].poison));
  return leaves;
}
