/* affine.c - folds of affine.apply, affine.min and affine.max, as the fold methods of mlir-opt 22 have them. */
#include <assert.h>

#include "core/fold/results.h"
#include "core/fold/rules.h"

/* The affine map of the op if it takes as many operands as the op has; else NULL. */
static const pl_attr *map_of(const pl_op *op) {
  const pl_attr *map = pl_op_attr(op, PL_NAME_MAP);
  return map && map->kind == PL_ATTR_AFFINE_MAP && map->affine.num_dims + map->affine.num_symbols == op->num_operands ? map
                                                                                                                      : NULL;
}

typedef struct place {
  const pl_op *op;
  const pl_attr *map;
} place;

/* The callback of pl_affine_evaluate: sets *out to the value of dimension or symbol `i` of the map. False if that operand is not
 * known or does not fit. */
static bool operand_number(void *user, bool is_symbol, uint32_t i, int64_t *out) {
  const place *p = user;
  pl_apint n;
  return pl_fold_int(p->op, is_symbol ? p->map->affine.num_dims + i : i, &n) && pl_apint_to_i64(n, out);
}

/* Computes an affine expression over the op's operands into *out; false if it has no value that is known and fits. */
static bool evaluate(const pl_folder *f, const pl_op *op, const pl_attr *map, const pl_affine *e, int64_t *out) {
  return pl_affine_evaluate(e, f->index_bits, operand_number, &(place){op, map}, out);
}

/* The attribute `value : index`. */
static const pl_attr *index_attr(const pl_folder *f, int64_t value) { return pl_attr_i64(f->ctx, pl_type_index(f->ctx), value); }

/* Folds affine.apply to one of its operands or to a constant; false if it does not fold. */
static bool fold_apply(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_attr *map = map_of(op);
  int64_t value = 0;
  if (!map || map->affine.count != 1) return false;
  const pl_affine *e = map->affine.exprs[0];
  if (e->kind == PL_AFFINE_DIM) return pl_fold_to_value(op, 0, pl_operand(op, (uint32_t)e->value), out);
  if (e->kind == PL_AFFINE_SYMBOL) return pl_fold_to_value(op, 0, pl_operand(op, map->affine.num_dims + (uint32_t)e->value), out);
  return evaluate(f, op, map, e, &value) && pl_fold_to_constant(f, 0, index_attr(f, value), out);
}

/* Folds affine.min or affine.max to an operand or a constant, or its known results to constants of the map; false if it does not
 * fold. */
static bool fold_extreme(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_attr *map = map_of(op);
  if (!map || map->affine.count == 0) return false;
  bool min = pl_op_is(op, PL_OP_AFFINE_MIN), changed = false;
  const pl_affine **exprs = PL_NEW_ARRAY(f->arena, const pl_affine *, map->affine.count);
  uint32_t num_known = 0;
  int64_t best = 0;
  for (uint32_t i = 0; i < map->affine.count; i++) {
    int64_t value = 0;
    exprs[i] = map->affine.exprs[i];
    if (!evaluate(f, op, map, exprs[i], &value)) continue;
    changed |= exprs[i]->kind != PL_AFFINE_CONST;
    exprs[i] = pl_affine_const(f->ctx, value);
    if (num_known == 0 || (min ? value < best : value > best)) best = value;
    num_known++;
  }
  bool identity = map->affine.count == 1 && map->affine.num_symbols == 1 && map->affine.num_dims == 0;
  if (identity && exprs[0]->kind == PL_AFFINE_SYMBOL) return pl_fold_to_value(op, 0, pl_operand(op, 0), out);
  if (num_known == map->affine.count) return pl_fold_to_constant(f, 0, index_attr(f, best), out);
  if (!changed) return false;
  const pl_attr *folded = pl_attr_affine_map(f->ctx, map->affine.num_dims, map->affine.num_symbols, exprs, map->affine.count);
  pl_value **operands = PL_NEW_ARRAY(f->arena, pl_value *, op->num_operands + 1);
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] = pl_operand(op, i);
  return pl_fold_to_change(f, operands, op->num_operands, pl_dict_set(f->ctx, op->attrs, pl_attr_names[PL_NAME_MAP], folded),
                           out);
}

pl_fold_rule *pl_fold_affine(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  static pl_fold_rule *const rows[PL_NUM_OPS] = {
      [PL_OP_AFFINE_APPLY] = fold_apply,
      [PL_OP_AFFINE_MIN] = fold_extreme,
      [PL_OP_AFFINE_MAX] = fold_extreme,
  };
  return rows[kind];
}
