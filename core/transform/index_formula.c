/* index_formula.c - sums and products of numbers of type index as one affine.apply each. */
#include "core/transform/index_formula.h"

#include "core/check/check.h"
#include "core/transform/build.h"

enum { MAX_COMPOSED_DEPTH = 16 };

static const pl_affine *symbol_of(pl_formula *f, pl_value *value) {
  size_t i = 0;
  while (i < f->symbols.len && f->symbols.data[i] != value)
    i++;
  if (i == f->symbols.len) pl_vec_push(&f->symbols, value);
  return pl_affine_symbol(f->g->ctx, (uint32_t)i);
}

/* The expression of an affine.apply with its operands as symbols of the formula. Depth is bounded by the caller. */
static const pl_affine *inlined(pl_formula *f, const pl_op *apply, const pl_affine *e) {
  const pl_attr *map = pl_op_attr(apply, "map");
  if (e->kind == PL_AFFINE_CONST) return e;
  if (e->kind == PL_AFFINE_DIM) return symbol_of(f, pl_operand(apply, (uint32_t)e->value));
  if (e->kind == PL_AFFINE_SYMBOL) return symbol_of(f, pl_operand(apply, map->affine.num_dims + (uint32_t)e->value));
  const pl_affine *lhs = inlined(f, apply, e->lhs), *rhs = inlined(f, apply, e->rhs);
  return pl_affine_binary(f->g->ctx, e->kind, lhs, rhs);
}

const pl_affine *pl_formula_term(pl_formula *f, pl_number n) {
  if (!n.value || pl_g_i64(n.value, &n.constant)) return pl_affine_const(f->g->ctx, n.constant);
  const pl_op *apply = pl_g_def(n.value, PL_OP_AFFINE_APPLY);
  const pl_attr *map = apply ? pl_op_attr(apply, "map") : NULL;
  if (map && map->affine.exprs[0]->depth <= MAX_COMPOSED_DEPTH) return inlined(f, apply, map->affine.exprs[0]);
  return symbol_of(f, n.value);
}

const pl_affine *pl_formula_times(pl_formula *f, const pl_affine *a, const pl_affine *b) {
  return pl_affine_binary(f->g->ctx, PL_AFFINE_MUL, a, b);
}

const pl_affine *pl_formula_plus(pl_formula *f, const pl_affine *a, const pl_affine *b) {
  return pl_affine_binary(f->g->ctx, PL_AFFINE_ADD, a, b);
}

/* The expression with its dimensions and symbols as what stands in `dims` and `symbols`. */
static const pl_affine *renumber(pl_context *ctx, const pl_affine *e, const pl_affine *const *dims,
                                 const pl_affine *const *symbols) {
  if (e->kind == PL_AFFINE_DIM) return dims[e->value];
  if (e->kind == PL_AFFINE_SYMBOL) return symbols[e->value];
  if (!e->lhs) return e;
  const pl_affine *lhs = renumber(ctx, e->lhs, dims, symbols), *rhs = renumber(ctx, e->rhs, dims, symbols);
  return pl_affine_binary(ctx, e->kind, lhs, rhs);
}

/* Whether an affine.apply may say it: no product of dimensions, no division by one. */
static bool is_affine(const pl_affine *e) {
  if (!e->lhs) return true;
  if (!is_affine(e->lhs) || !is_affine(e->rhs)) return false;
  if (e->kind == PL_AFFINE_ADD || !e->rhs->has_dim) return true;
  return e->kind == PL_AFFINE_MUL && !e->lhs->has_dim;
}

static void mark_used(const pl_affine *e, bool *used) {
  if (e->kind == PL_AFFINE_SYMBOL) used[e->value] = true;
  if (!e->lhs) return;
  mark_used(e->lhs, used);
  mark_used(e->rhs, used);
}

/* What an affine.apply says of values: the operands, dimensions first, and what each value is in its expression. */
typedef struct roles {
  pl_value **operands;
  const pl_affine **terms;
  uint32_t dims, symbols;
} roles;

/* The first values stay dimensions, `dims` of them; the others are symbols, but where `user` stands and can't have one as such it
 * becomes a dimension. Those that are not `used` are left out (NULL: all are). */
static roles roles_of(pl_greedy *g, const pl_op *user, pl_value *const *values, uint32_t len, uint32_t dims, const bool *used) {
  roles r = {PL_NEW_ARRAY(g->arena, pl_value *, len + 1), PL_NEW_ARRAY(g->arena, const pl_affine *, len + 1), 0, 0};
  for (uint32_t i = 0; i < len; i++) {
    if ((used && !used[i]) || (i >= dims && !pl_affine_is_dim_only(user, values[i]))) continue;
    r.operands[r.dims] = values[i];
    r.terms[i] = pl_affine_dim(g->ctx, r.dims++);
  }
  for (uint32_t i = 0; i < len; i++) {
    if ((used && !used[i]) || r.terms[i]) continue;
    r.operands[r.dims + r.symbols] = values[i];
    r.terms[i] = pl_affine_symbol(g->ctx, r.symbols++);
  }
  return r;
}

/* The arithmetic that an expression stands for, before an op. */
static pl_value *arithmetic(pl_op *before, const pl_affine *e, const roles *r) {
  pl_build b = pl_build_before(before);
  return pl_build_affine(&b, e, r->operands, r->operands + r->dims);
}

/* An affine.apply of the symbols that the expression uses, in their order; what can be no symbol there becomes a dimension. Or
 * the arithmetic that it stands for, if it is not affine in these. */
static pl_value *apply(pl_formula *f, const pl_affine *e) {
  pl_greedy *g = f->g;
  const uint32_t len = (uint32_t)f->symbols.len;
  bool *used = PL_NEW_ARRAY(g->arena, bool, len + 1);
  mark_used(e, used);
  const roles r = roles_of(g, g->op, f->symbols.data, len, 0, used);
  e = pl_affine_simplify(g->ctx, renumber(g->ctx, e, NULL, r.terms), r.dims, r.symbols);
  if (!is_affine(e)) return arithmetic(g->op, e, &r);
  const pl_named_attr entry = {PL_STR("map"), pl_attr_affine_map(g->ctx, r.dims, r.symbols, &e, 1)};
  return pl_g_op(g, PL_OP_AFFINE_APPLY, r.operands, r.dims + r.symbols, pl_type_index(g->ctx), pl_attr_dict(g->ctx, &entry, 1));
}

void pl_apply_fit(pl_greedy *g, pl_op *apply) {
  const pl_attr *map = pl_op_attr(apply, "map");
  const uint32_t dims = map->affine.num_dims, len = apply->num_operands;
  pl_value **values = PL_NEW_ARRAY(g->arena, pl_value *, len + 1);
  for (uint32_t i = 0; i < len; i++)
    values[i] = pl_operand(apply, i);
  const roles r = roles_of(g, apply, values, len, dims, NULL);
  if (r.dims == dims) return;
  const pl_affine *e = renumber(g->ctx, map->affine.exprs[0], r.terms, r.terms + dims);
  e = pl_affine_simplify(g->ctx, e, r.dims, r.symbols);
  if (!is_affine(e)) {
    pl_g_replace1(g, apply, arithmetic(apply, e, &r));
    return;
  }
  pl_op_set_operands(apply, r.operands, r.dims + r.symbols);
  pl_op_set_attr(apply, "map", pl_attr_affine_map(g->ctx, r.dims, r.symbols, &e, 1));
  pl_g_touched(g, apply);
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
