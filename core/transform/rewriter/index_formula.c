/* index_formula.c - sums and products of numbers of type index as one affine.apply each. */
#include "core/transform/rewriter/index_formula.h"

#include <assert.h>

#include "core/transform/common/affine_apply.h"

enum { MAX_COMPOSED_DEPTH = 16 };

/* The symbol of the formula that stands for the value, added if it is new. */
static const pl_affine *symbol_of(pl_formula *f, pl_value *value) {
  size_t i = 0;
  while (i < f->symbols.len && f->symbols.data[i] != value)
    i++;
  if (i == f->symbols.len) pl_vec_push(&f->symbols, value);
  return pl_affine_symbol(f->g->ctx, (uint32_t)i);
}

/* The expression `e` of an affine.apply with the op's operands as symbols of the formula. The caller bounds its depth. */
static const pl_affine *inlined(pl_formula *f, const pl_op *apply, const pl_affine *e) {
  const pl_attr *map = pl_op_attr(apply, PL_NAME_MAP);
  if (e->kind == PL_AFFINE_CONST) return e;
  if (e->kind == PL_AFFINE_DIM) return symbol_of(f, pl_operand(apply, (uint32_t)e->value));
  if (e->kind == PL_AFFINE_SYMBOL) return symbol_of(f, pl_operand(apply, map->affine.num_dims + (uint32_t)e->value));
  const pl_affine *lhs = inlined(f, apply, e->lhs), *rhs = inlined(f, apply, e->rhs);
  return pl_affine_binary(f->g->ctx, e->kind, lhs, rhs);
}

const pl_affine *pl_formula_term(pl_formula *f, pl_number n) {
  assert(!n.value || n.value->type->kind == PL_TYPE_INDEX);
  if (!n.value || pl_constant_i64(n.value, &n.constant)) return pl_affine_const(f->g->ctx, n.constant);
  const pl_op *apply = pl_g_def(n.value, PL_OP_AFFINE_APPLY);
  const pl_attr *map = apply ? pl_op_attr(apply, PL_NAME_MAP) : NULL;
  if (map && map->affine.exprs[0]->depth <= MAX_COMPOSED_DEPTH) return inlined(f, apply, map->affine.exprs[0]);
  return symbol_of(f, n.value);
}

const pl_affine *pl_formula_times(pl_formula *f, const pl_affine *a, const pl_affine *b) {
  return pl_affine_binary(f->g->ctx, PL_AFFINE_MUL, a, b);
}

const pl_affine *pl_formula_plus(pl_formula *f, const pl_affine *a, const pl_affine *b) {
  return pl_affine_binary(f->g->ctx, PL_AFFINE_ADD, a, b);
}

/* Sets used[i] for each symbol i that occurs in the expression. */
static void mark_used(const pl_affine *e, bool *used) {
  if (e->kind == PL_AFFINE_SYMBOL) used[e->value] = true;
  if (!e->lhs) return;
  mark_used(e->lhs, used);
  mark_used(e->rhs, used);
}

/* Builds the expression before g->op and returns its value: as an affine.apply of the symbols that it uses, or as arithmetic
 * where that is not possible. */
static pl_value *apply(pl_formula *f, const pl_affine *e) {
  pl_greedy *g = f->g;
  const uint32_t len = (uint32_t)f->symbols.len;
  bool *used = PL_NEW_ARRAY(g->arena, bool, len + 1);
  mark_used(e, used);
  const pl_apply_roles r = pl_apply_roles_of(g->arena, g->ctx, g->op, f->symbols.data, len, 0, used);
  e = pl_affine_simplify(g->ctx, pl_affine_renumber(g->ctx, e, NULL, r.terms), r.dims, r.symbols);
  if (!pl_affine_may_apply(e)) return pl_apply_arithmetic(g->op, e, &r);
  const pl_named_attr entry = {pl_attr_names[PL_NAME_MAP], pl_attr_affine_map(g->ctx, r.dims, r.symbols, &e, 1)};
  return pl_g_op(g, PL_OP_AFFINE_APPLY, r.operands, r.dims + r.symbols, pl_type_index(g->ctx), pl_attr_dict(g->ctx, &entry, 1));
}

pl_number pl_formula_finish(pl_formula *f, const pl_affine *e) {
  e = pl_affine_simplify(f->g->ctx, e, 0, (uint32_t)f->symbols.len);
  pl_number result = pl_number_known(e->value);
  if (e->kind == PL_AFFINE_SYMBOL) result = (pl_number){0, f->symbols.data[e->value]};
  if (e->kind != PL_AFFINE_CONST && e->kind != PL_AFFINE_SYMBOL) result.value = apply(f, e);
  pl_vec_free(&f->symbols);
  return result;
}

pl_number pl_number_product(pl_greedy *g, pl_number a, pl_number b) {
  pl_formula f = {.g = g};
  const pl_affine *lhs = pl_formula_term(&f, a);
  return pl_formula_finish(&f, pl_formula_times(&f, lhs, pl_formula_term(&f, b)));
}
