#include "core/ir/shape.h"

void pl_shapes_free(pl_shapes *shapes) { pl_hashset_free(&shapes->set); }

bool pl_op_is_plain(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!pl_operand(op, i)) return false;
  return op->num_regions == 0 && op->num_successors == 0;
}

/* A hash of the op's shape, equal for equal shapes; it may differ between runs, as the op's name enters by an address. */
static uint64_t hash_op(const pl_op *op) {
  uint64_t h = pl_hash_u64((uint64_t)(uintptr_t)op->info, op->attrs ? op->attrs->id + 1 : 0);
  h = pl_hash_u64((uint64_t)op->num_operands << 32 | op->num_results, h);
  for (uint32_t i = 0; i < op->num_operands; i++)
    h = pl_hash_u64(pl_operand(op, i)->type->id, h);
  for (uint32_t i = 0; i < op->num_results; i++)
    h = pl_hash_u64(op->results[i].type->id, h);
  return h;
}

/* Whether the op's operand groups, as many as the shape's, have the same sizes. */
static bool same_segments(const pl_shape *shape, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_segments; i++)
    if (shape->segments[i] != op->segments[i]) return false;
  return true;
}

/* Whether the op `key` has the shape `object` (see shape.h); for pl_hashset_find. */
static bool has_shape(const void *object, const void *key, const void *user) {
  const pl_shape *shape = object;
  const pl_op *op = key;
  (void)user;
  if (shape->info != op->info || shape->attrs != op->attrs || shape->num_operands != op->num_operands ||
      shape->num_results != op->num_results || shape->num_segments != op->num_segments)
    return false;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (shape->types[i] != pl_operand(op, i)->type) return false;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (shape->types[op->num_operands + i] != op->results[i].type) return false;
  return same_segments(shape, op);
}

pl_shape *pl_shapes_find(const pl_shapes *shapes, const pl_op *op, uint64_t *hash) {
  *hash = hash_op(op);
  return pl_hashset_find(&shapes->set, *hash, op, has_shape, NULL);
}

pl_shape *pl_shapes_add(pl_shapes *shapes, const pl_op *op, uint64_t hash) {
  pl_shape *shape = PL_NEW(shapes->arena, pl_shape);
  *shape = (pl_shape){.info = op->info,
                      .attrs = op->attrs,
                      .num_operands = op->num_operands,
                      .num_results = op->num_results,
                      .num_segments = op->num_segments};
  shape->types = PL_NEW_ARRAY(shapes->arena, const pl_type *, (size_t)op->num_operands + op->num_results);
  for (uint32_t i = 0; i < op->num_operands; i++)
    shape->types[i] = pl_operand(op, i)->type;
  for (uint32_t i = 0; i < op->num_results; i++)
    shape->types[op->num_operands + i] = op->results[i].type;
  if (op->num_segments) shape->segments = pl_arena_copy(shapes->arena, op->segments, op->num_segments * sizeof(uint32_t));
  pl_hashset_add(&shapes->set, hash, shape);
  return shape;
}
