/* Questions about types: strides of memrefs. */
#include <stdlib.h>

#include "core/base/vec.h"
#include "core/ir/attr.h"
#include "core/ir/type.h"

bool pl_type_is_shaped(const pl_type *t) {
  return t->kind == PL_TYPE_VECTOR || t->kind == PL_TYPE_TENSOR || t->kind == PL_TYPE_UNRANKED_TENSOR ||
         t->kind == PL_TYPE_MEMREF || t->kind == PL_TYPE_UNRANKED_MEMREF;
}

const pl_type *pl_type_elem_or_self(const pl_type *t) { return pl_type_is_shaped(t) ? t->shaped.elem : t; }

const pl_type *pl_type_with_elem(pl_context *ctx, const pl_type *t, const pl_type *elem) {
  if (t->kind == PL_TYPE_VECTOR) return pl_type_vector(ctx, t->shaped.rank, t->shaped.shape, t->shaped.scalable_dims, elem);
  if (t->kind == PL_TYPE_TENSOR) return pl_type_tensor(ctx, t->shaped.rank, t->shaped.shape, elem, t->shaped.layout);
  return t->kind == PL_TYPE_UNRANKED_TENSOR ? pl_type_unranked_tensor(ctx, elem) : elem;
}

/* ---- Strides ---- */

/* Computes row-major strides; PL_DYNAMIC where they are not known, or, as in MLIR, before a size of 0. False on overflow. */
static bool default_strides(const pl_type *memref, int64_t *strides) {
  int64_t stride = 1;
  for (uint32_t i = memref->shaped.rank; i--;) {
    int64_t size = memref->shaped.shape[i];
    strides[i] = stride;
    if (stride == PL_DYNAMIC || i == 0) continue;
    if (size <= 0) {
      stride = PL_DYNAMIC;
    } else if (__builtin_mul_overflow(stride, size, &stride)) {
      return false;
    }
  }
  return true;
}

/* A sum of products of an affine map is taken apart term by term. A term is an expression times a constant, and times symbols
 * whose values are not known (`dynamic`). */
typedef struct term {
  const pl_affine *expr;
  int64_t factor;
  bool dynamic;
} term;

typedef struct strided_form {
  int64_t *strides;
  uint32_t rank;
  int64_t offset;
  int64_t *symbols; /* coefficient of each symbol in the offset */
  uint32_t num_symbols;
  PL_VEC(term) todo;
} strided_form;

/* Adds x, or, if `dynamic`, an unknown multiple of x, to *sum, where PL_DYNAMIC stands for unknown; false if the sum overflows
 * or is the number PL_DYNAMIC. */
static bool accumulate(int64_t *sum, int64_t x, bool dynamic) {
  if (x == 0 || *sum == PL_DYNAMIC) return true;
  if (dynamic) {
    *sum = PL_DYNAMIC;
    return true;
  }
  return !__builtin_add_overflow(*sum, x, sum) && *sum != PL_DYNAMIC;
}

/* Puts one operand of a product on the worklist, as a term times the other operand; false if that is not possible, as when both
 * have dims. */
static bool add_product(strided_form *form, term t) {
  const pl_affine *factor = t.expr->rhs, *rest = t.expr->lhs;
  if (factor->has_dim || (rest->kind == PL_AFFINE_CONST && factor->kind != PL_AFFINE_CONST)) {
    factor = t.expr->lhs;
    rest = t.expr->rhs;
  }
  if (factor->has_dim) return false;
  if (factor->kind == PL_AFFINE_CONST) {
    if (__builtin_mul_overflow(t.factor, factor->value, &t.factor)) return false;
  } else {
    t.dynamic = true;
  }
  pl_vec_push(&form->todo, ((term){rest, t.factor, t.dynamic}));
  return true;
}

/* Adds a term of the map's expression to the strides, the factors of symbols or the offset, or puts its parts on the worklist;
 * false if the expression has no strided form or a number overflows. */
static bool add_term(strided_form *form, term t) {
  const pl_affine *expr = t.expr;
  int64_t product;
  if (!expr->has_dim && t.dynamic) return accumulate(&form->offset, t.factor, true);
  switch (expr->kind) {
  case PL_AFFINE_CONST:
    return !__builtin_mul_overflow(t.factor, expr->value, &product) && accumulate(&form->offset, product, false);
  case PL_AFFINE_DIM: return (uint64_t)expr->value < form->rank && accumulate(&form->strides[expr->value], t.factor, t.dynamic);
  case PL_AFFINE_SYMBOL:
    return (uint64_t)expr->value < form->num_symbols && accumulate(&form->symbols[expr->value], t.factor, false);
  case PL_AFFINE_ADD:
    pl_vec_push(&form->todo, ((term){expr->rhs, t.factor, t.dynamic}));
    pl_vec_push(&form->todo, ((term){expr->lhs, t.factor, t.dynamic}));
    return true;
  case PL_AFFINE_MUL: return add_product(form, t);
  case PL_AFFINE_MOD:
  case PL_AFFINE_FLOORDIV:
  case PL_AFFINE_CEILDIV:
  case PL_AFFINE_INVALID: break;
  }
  return false;
}

/* Computes the strides and offset of a memref whose layout is an affine map (PL_DYNAMIC if not constant); false, with both
 * unspecified, if the map has no strided form in 64-bit numbers or memory is short. */
static bool affine_strides(const pl_type *memref, const pl_attr *map, int64_t *strides, int64_t *offset) {
  uint32_t rank = memref->shaped.rank, num_symbols = map->affine.num_symbols;
  if (map->affine.num_dims != rank || map->affine.count != 1) return false;
  strided_form form = {.strides = strides, .rank = rank, .num_symbols = num_symbols};
  form.symbols = calloc((size_t)num_symbols + 1, sizeof *form.symbols);
  if (!form.symbols) return false;
  for (uint32_t i = 0; i < rank; i++)
    strides[i] = 0;
  pl_vec_push(&form.todo, ((term){map->affine.exprs[0], 1, false}));
  bool ok = true;
  while (ok && form.todo.len)
    ok = add_term(&form, pl_vec_pop(&form.todo));
  for (uint32_t i = 0; i < num_symbols; i++) {
    if (form.symbols[i] != 0) form.offset = PL_DYNAMIC;
  }
  *offset = form.offset;
  free(form.symbols);
  pl_vec_free(&form.todo);
  return ok;
}

bool pl_memref_strides(const pl_type *memref, int64_t *strides, int64_t *offset) {
  const pl_attr *layout = memref->shaped.layout;
  *offset = 0;
  if (memref->kind != PL_TYPE_MEMREF) return false;
  if (!layout) return default_strides(memref, strides);
  if (layout->kind == PL_ATTR_AFFINE_MAP) return affine_strides(memref, layout, strides, offset);
  if (layout->kind != PL_ATTR_STRIDED || layout->strided.rank != memref->shaped.rank) return false;
  for (uint32_t i = 0; i < memref->shaped.rank; i++)
    strides[i] = layout->strided.strides[i];
  *offset = layout->strided.offset;
  return true;
}

bool pl_memref_is_identity(const pl_type *memref) {
  const pl_attr *layout = memref->kind == PL_TYPE_MEMREF ? memref->shaped.layout : NULL;
  if (!layout) return true;
  return layout->kind == PL_ATTR_STRIDED && layout->strided.rank == 1 && layout->strided.strides[0] == 1 &&
         layout->strided.offset == 0;
}
