#include "core/transform/passes/normal_form.h"

#include <assert.h>

/* The values of an expression. Bounds beyond 2^40 are given up. */
typedef struct range {
  int64_t low, high;
  bool known;
} range;

static const int64_t LIMIT = (int64_t)1 << 40;

/* The range [low, high], which is known if it is within the limit. */
static range make_range(int64_t low, int64_t high) { return (range){low, high, low >= -LIMIT && high <= LIMIT}; }

/* a / b, rounded down, for b > 0. */
static int64_t floor_quotient(int64_t a, int64_t b) { return a / b - (a % b != 0 && a < 0); }

/* The range of an affine expression over the indices of an element of that static shape, if it is known. */
static range range_of(const pl_affine *e, const int64_t *shape) {
  if (e->kind == PL_AFFINE_CONST) return make_range(e->value, e->value);
  if (e->kind == PL_AFFINE_DIM) return make_range(0, shape[e->value] - 1);
  if (e->kind == PL_AFFINE_SYMBOL) return (range){0};
  range a = range_of(e->lhs, shape), b = range_of(e->rhs, shape);
  if (!a.known || !b.known) return (range){0};
  if (e->kind == PL_AFFINE_ADD) return make_range(a.low + b.low, a.high + b.high);
  if (b.low != b.high) return (range){0};
  int64_t c = b.low;
  if (e->kind == PL_AFFINE_MUL) {
    bool fits = c > -LIMIT / 2 && c < LIMIT / 2 && a.low > -((int64_t)1 << 20) && a.high < ((int64_t)1 << 20);
    if (!fits) return (range){0};
    return c >= 0 ? make_range(a.low * c, a.high * c) : make_range(a.high * c, a.low * c);
  }
  if (c <= 0) return (range){0};
  int64_t low = floor_quotient(a.low, c), high = floor_quotient(a.high, c);
  if (e->kind == PL_AFFINE_FLOORDIV) return make_range(low, high);
  if (e->kind == PL_AFFINE_CEILDIV) return make_range(-floor_quotient(-a.low, c), -floor_quotient(-a.high, c));
  return low == high ? make_range(a.low - low * c, a.high - low * c) : make_range(0, c - 1);
}

/* ---- shapes that are not static ---- */

/* Whether the expression has `what` as itself or as a part. */
static bool mentions(const pl_affine *e, const pl_affine *what) {
  if (e == what) return true;
  bool leaf = e->kind == PL_AFFINE_CONST || e->kind == PL_AFFINE_DIM || e->kind == PL_AFFINE_SYMBOL;
  return !leaf && (mentions(e->lhs, what) || mentions(e->rhs, what));
}

/* Whether result `i` of the map, if it is x floordiv c with constant c, has x in no other result than one x mod c. Sets *any if
 * there is that one x mod c. */
static bool counts_tiles(const pl_attr *map, uint32_t i, bool *any) {
  const pl_affine *quotient = map->affine.exprs[i];
  uint32_t found = 0;
  if (quotient->kind != PL_AFFINE_FLOORDIV || quotient->rhs->kind != PL_AFFINE_CONST) return true;
  for (uint32_t k = 0; k < map->affine.count; k++) {
    const pl_affine *e = map->affine.exprs[k];
    if (k == i || !mentions(e, quotient->lhs)) continue;
    if (e->kind != PL_AFFINE_MOD || e->lhs != quotient->lhs || e->rhs != quotient->rhs) return false;
    found++;
  }
  *any |= found == 1;
  return found <= 1;
}

/* Whether the map cuts dimensions into tiles of constant size, by pairs of results x floordiv c, x mod c (see counts_tiles). */
static bool is_tiled(const pl_attr *map) {
  bool any = false;
  for (uint32_t i = 0; i < map->affine.count; i++)
    if (!counts_tiles(map, i, &any)) return false;
  return any;
}

/* Whether the expression has a dimension whose size in the type is dynamic. */
static bool is_dynamic(pl_context *ctx, const pl_type *type, const pl_affine *e) {
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (type->shaped.shape[i] == PL_DYNAMIC && mentions(e, pl_affine_dim(ctx, i))) return true;
  return false;
}

const pl_attr *pl_layout_map(pl_context *ctx, const pl_type *type) {
  assert(ctx && type);
  const pl_attr *layout = type->kind == PL_TYPE_MEMREF ? type->shaped.layout : NULL;
  if (!layout) return NULL;
  if (layout->kind == PL_ATTR_AFFINE_MAP) return layout->affine.num_symbols ? NULL : layout;
  if (layout->kind != PL_ATTR_STRIDED || layout->strided.rank == 0 || layout->strided.offset == PL_DYNAMIC) return NULL;
  if (layout->strided.rank == 1 && layout->strided.strides[0] == 1 && layout->strided.offset == 0) return NULL;
  const pl_affine *place = pl_affine_const(ctx, 0);
  for (uint32_t i = 0; i < layout->strided.rank; i++) {
    if (layout->strided.strides[i] == PL_DYNAMIC) return NULL;
    const pl_affine *stride = pl_affine_const(ctx, layout->strided.strides[i]);
    place = pl_affine_binary(ctx, PL_AFFINE_ADD, place, pl_affine_binary(ctx, PL_AFFINE_MUL, pl_affine_dim(ctx, i), stride));
  }
  place = pl_affine_binary(ctx, PL_AFFINE_ADD, place, pl_affine_const(ctx, layout->strided.offset));
  return pl_attr_affine_map(ctx, layout->strided.rank, 0, &place, 1);
}

const pl_type *pl_normal_form(pl_module *module, const pl_type *type) {
  assert(module && type);
  const pl_attr *map = pl_layout_map(module->ctx, type);
  bool dynamic = false;
  if (!map) return NULL;
  int64_t *shape = PL_NEW_ARRAY(module->arena, int64_t, map->affine.count + 1);
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    if (type->shaped.shape[i] == 0) return NULL;
    dynamic |= type->shaped.shape[i] == PL_DYNAMIC;
  }
  if (dynamic && !is_tiled(map)) return NULL;
  for (uint32_t i = 0; i < map->affine.count; i++) {
    shape[i] = PL_DYNAMIC;
    if (is_dynamic(module->ctx, type, map->affine.exprs[i])) continue;
    range r = range_of(map->affine.exprs[i], type->shaped.shape);
    if (!r.known || r.low < 0) return NULL;
    shape[i] = r.high + 1;
  }
  return pl_type_memref(module->ctx, map->affine.count, shape, type->shaped.elem, NULL, type->shaped.space);
}
