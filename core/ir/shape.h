/* shape.h - what an op is but for its values: its name, its attributes, the types of its operands and results.
 *
 * A program has few shapes and many ops. Ops of one shape without regions and successors are well-formed together and print alike
 * but for the names of their values; the checker and the printer keep what they know of a shape in a pl_shapes.
 */
#ifndef PL_CORE_IR_SHAPE_H
#define PL_CORE_IR_SHAPE_H

#include "core/base/map.h"
#include "core/ir/op.h"

typedef struct pl_shape {
  const pl_op_info *info;
  const pl_attr *attrs;
  uint32_t num_operands, num_results, num_segments;
  const pl_type **types;    /* of operands, then of results */
  const uint32_t *segments; /* sizes of the operand groups, or NULL */
  void *user;               /* what is known of it */
} pl_shape;

/* Zero-initialised but for the arena is empty. */
typedef struct pl_shapes {
  pl_arena *arena; /* of the shapes */
  pl_hashset set;
} pl_shapes;

/* Frees the table; the shapes are in the arena. */
void pl_shapes_free(pl_shapes *shapes);
/* Whether the op has no regions, no successors, and no NULL operand: only such ops have shapes. */
bool pl_op_is_plain(const pl_op *op);
/* The shape of a plain op; NULL if it was not added. Sets *hash for pl_shapes_add. */
pl_shape *pl_shapes_find(const pl_shapes *shapes, const pl_op *op, uint64_t *hash);
/* Adds and returns the shape of a plain op that pl_shapes_find did not find; `hash` is the one it set. */
pl_shape *pl_shapes_add(pl_shapes *shapes, const pl_op *op, uint64_t hash);

#endif
