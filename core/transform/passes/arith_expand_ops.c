/* arith_expand_ops.c - constants and comparisons for -arith-expand. */
#include <assert.h>

#include "core/ir/signature.h"
#include "core/transform/passes/arith_expand.h"

pl_value *pl_expand_constant(pl_build *b, const pl_type *type, int64_t value) {
  assert(pl_type_elem_or_self(type)->kind == PL_TYPE_INTEGER || pl_type_elem_or_self(type)->kind == PL_TYPE_INDEX);
  pl_context *ctx = b->module->ctx;
  const pl_type *elem = pl_type_elem_or_self(type);
  if (elem == type) return pl_build_constant(b, pl_attr_i64(ctx, type, value));
  pl_apint bits = pl_apint_from_i64(b->module->arena, elem->kind == PL_TYPE_INDEX ? 64 : elem->integer.width, value);
  return pl_build_constant(b, pl_attr_dense(ctx, type, &bits, 1, true));
}

pl_value *pl_expand_cmpf(pl_build *b, int64_t predicate, pl_value *x, pl_value *y) {
  assert(x->type == y->type && predicate >= 0 && predicate <= 15);
  pl_context *ctx = b->module->ctx;
  const pl_attr *attrs = pl_build_dict(b, PL_NAME_PREDICATE, pl_attr_i64(ctx, pl_type_integer(ctx, 64), predicate));
  return pl_build_value(b, PL_OP_ARITH_CMPF, (pl_value *[]){x, y}, 2, pl_sig_apply(ctx, PL_SIG_BOOL, x->type), attrs);
}
