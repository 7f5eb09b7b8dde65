/* affine_loop.c - bounds and results of affine.for that are known. Source: MLIR documentation, "'affine' Dialect", affine.for;
 * which loops are folded is what mlir-opt 22 does in -lower-affine. */
#include "core/transform/common/affine_loop.h"

typedef struct place {
  const pl_op *loop;
  uint32_t first, num_dims;
} place;

/* For pl_affine_evaluate: the value of dimension or symbol `i` of a bound (`user` is its place); false if that operand is no
 * integer constant. */
static bool operand_number(void *user, bool is_symbol, uint32_t i, int64_t *out) {
  const place *p = user;
  const pl_op *op = pl_operand(p->loop, p->first + (is_symbol ? p->num_dims : 0) + i)->op;
  if (!op || !pl_op_has(op, PL_TRAIT_CONSTANT)) return false;
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  return value && value->kind == PL_ATTR_INTEGER && pl_apint_to_i64(value->integer, out);
}

/* The name of the attribute that holds the upper or lower bound's map. */
static pl_attr_name bound_name(bool upper) { return upper ? PL_NAME_UPPER_BOUND_MAP : PL_NAME_LOWER_BOUND_MAP; }

/* Where the operands of a bound start, and how many of them are dimensions. */
static place place_of(const pl_op *loop, bool upper) {
  uint32_t first = 0, count = 0;
  pl_op_segment(loop, upper ? 1 : 0, &first, &count);
  return (place){loop, first, pl_op_attr(loop, bound_name(upper))->affine.num_dims};
}

/* Evaluates a bound of an affine.for: the greatest result of the lower bound's map or, with `upper`, the least of the upper
 * bound's; false if it is not known. `bits` is the width of index. */
static bool bound_number(const pl_op *loop, uint32_t bits, bool upper, int64_t *out) {
  const pl_attr *map = pl_op_attr(loop, bound_name(upper));
  place p = place_of(loop, upper);
  for (uint32_t i = 0; i < map->affine.count; i++) {
    int64_t value = 0;
    if (!pl_affine_evaluate(map->affine.exprs[i], bits, operand_number, &p, &value)) return false;
    if (i == 0 || (upper ? value < *out : value > *out)) *out = value;
  }
  return map->affine.count > 0;
}

/* Simplifies the map of the lower or upper bound of an affine.for, to a constant if that is known. `bits` is the width of
 * index. */
static void simplify_bound(pl_op *loop, uint32_t bits, bool upper) {
  const pl_attr *map = pl_op_attr(loop, bound_name(upper));
  pl_context *ctx = loop->module->ctx;
  const pl_affine **exprs = PL_NEW_ARRAY(loop->module->arena, const pl_affine *, map->affine.count + 1);
  uint32_t count = 0;
  int64_t number = 0;
  bool known = bound_number(loop, bits, upper, &number);
  if (known) exprs[count++] = pl_affine_const(ctx, number);
  for (uint32_t i = 0; !known && i < map->affine.count; i++) {
    const pl_affine *e = pl_affine_simplify(ctx, map->affine.exprs[i], map->affine.num_dims, map->affine.num_symbols);
    bool again = false;
    for (uint32_t k = 0; k < count && !again; k++)
      again = exprs[k] == e;
    if (!again) exprs[count++] = e;
  }
  pl_op_set_attr(loop, bound_name(upper), pl_attr_affine_map(ctx, map->affine.num_dims, map->affine.num_symbols, exprs, count));
}

void pl_affine_loop_simplify_bounds(pl_op *loop, uint32_t bits) {
  simplify_bound(loop, bits, false);
  simplify_bound(loop, bits, true);
}

/* How many iterations an affine.for has with an index of `bits` bits: 0, 1, 2 for more, -1 if a bound is not constant. */
static int num_trips(const pl_op *loop, uint32_t bits) {
  int64_t lower = 0, upper = 0, step = 1;
  if (!bound_number(loop, bits, false, &lower) || !bound_number(loop, bits, true, &upper)) return -1;
  (void)pl_apint_to_i64(pl_op_attr(loop, PL_NAME_STEP)->integer, &step);
  if (lower >= upper) return 0;
  return (uint64_t)upper - (uint64_t)lower <= (uint64_t)step ? 1 : 2;
}

pl_value **pl_affine_loop_results(const pl_op *loop, uint32_t bits) {
  uint32_t first = 0, count = 0;
  pl_op_segment(loop, 2, &first, &count);
  int trips = num_trips(loop, bits);
  const pl_block *body = loop->regions[0]->first;
  pl_value **results = PL_NEW_ARRAY(loop->module->arena, pl_value *, count + 1);
  if (count == 0 || (trips != 0 && body->first != body->last)) return NULL;
  for (uint32_t i = 0; i < count; i++) {
    results[i] = pl_operand(loop, first + i);
    if (trips == 0) continue;
    pl_value *given = pl_operand(body->last, i);
    if (given == body->args[0]) return NULL; /* the counter */
    if (given == body->args[1 + i]) continue;
    uint32_t k = 0;
    while (k < count && given != body->args[1 + k])
      k++;
    /* A value of outside needs one iteration at least, that of another place exactly one. */
    if (trips < 1 || (k < count && trips > 1)) return NULL;
    results[i] = k < count ? pl_operand(loop, first + k) : given;
  }
  return results;
}
