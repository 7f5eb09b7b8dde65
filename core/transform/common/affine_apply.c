/* affine_apply.c - operands of affine.apply as dimensions and symbols. */
#include "core/transform/common/affine_apply.h"

#include <assert.h>

#include "core/check/check.h"
#include "core/transform/common/build.h"

const pl_affine *pl_affine_renumber(pl_context *ctx, const pl_affine *e, const pl_affine *const *dims,
                                    const pl_affine *const *symbols) {
  if (e->kind == PL_AFFINE_DIM) return dims[e->value];
  if (e->kind == PL_AFFINE_SYMBOL) return symbols[e->value];
  if (!e->lhs) return e;
  const pl_affine *lhs = pl_affine_renumber(ctx, e->lhs, dims, symbols), *rhs = pl_affine_renumber(ctx, e->rhs, dims, symbols);
  return pl_affine_binary(ctx, e->kind, lhs, rhs);
}

bool pl_affine_may_apply(const pl_affine *e) {
  if (!e->lhs) return true;
  if (!pl_affine_may_apply(e->lhs) || !pl_affine_may_apply(e->rhs)) return false;
  if (e->kind == PL_AFFINE_ADD || !e->rhs->has_dim) return true;
  return e->kind == PL_AFFINE_MUL && !e->lhs->has_dim;
}

pl_apply_roles pl_apply_roles_of(pl_arena *arena, pl_context *ctx, const pl_op *user, pl_value *const *values, uint32_t len,
                                 uint32_t dims, const bool *used) {
  pl_apply_roles r = {PL_NEW_ARRAY(arena, pl_value *, len + 1), PL_NEW_ARRAY(arena, const pl_affine *, len + 1), 0, 0};
  for (uint32_t i = 0; i < len; i++) {
    if ((used && !used[i]) || (i >= dims && !pl_affine_is_dim_only(user, values[i]))) continue;
    r.operands[r.dims] = values[i];
    r.terms[i] = pl_affine_dim(ctx, r.dims++);
  }
  for (uint32_t i = 0; i < len; i++) {
    if ((used && !used[i]) || r.terms[i]) continue;
    r.operands[r.dims + r.symbols] = values[i];
    r.terms[i] = pl_affine_symbol(ctx, r.symbols++);
  }
  return r;
}

pl_value *pl_apply_arithmetic(pl_op *before, const pl_affine *e, const pl_apply_roles *r) {
  pl_build b = pl_build_before(before);
  return pl_build_affine(&b, e, r->operands, r->operands + r->dims);
}

bool pl_apply_fit(pl_module *module, pl_op *apply, pl_value **value) {
  assert(pl_op_is(apply, PL_OP_AFFINE_APPLY));
  const pl_attr *map = pl_op_attr(apply, PL_NAME_MAP);
  const uint32_t dims = map->affine.num_dims, len = apply->num_operands;
  pl_value **values = PL_NEW_ARRAY(module->arena, pl_value *, len + 1);
  *value = NULL;
  for (uint32_t i = 0; i < len; i++)
    values[i] = pl_operand(apply, i);
  const pl_apply_roles r = pl_apply_roles_of(module->arena, module->ctx, apply, values, len, dims, NULL);
  if (r.dims == dims) return false;
  const pl_affine *e = pl_affine_renumber(module->ctx, map->affine.exprs[0], r.terms, r.terms + dims);
  e = pl_affine_simplify(module->ctx, e, r.dims, r.symbols);
  if (!pl_affine_may_apply(e)) {
    *value = pl_apply_arithmetic(apply, e, &r);
    return true;
  }
  pl_op_set_operands(apply, r.operands, r.dims + r.symbols);
  pl_op_set_attr(apply, PL_NAME_MAP, pl_attr_affine_map(module->ctx, r.dims, r.symbols, &e, 1));
  return true;
}
