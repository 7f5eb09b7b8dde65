/* memref_expand.c - -memref-expand: memref.reshape by a shape of known length as memref.reinterpret_cast, with the sizes that the
 * shape holds and strides row by row. Source: MLIR documentation, "'memref' Dialect", memref.reshape; the steps are mlir-opt
 * 22's.
 */
#include <assert.h>

#include "core/transform/common/build.h"
#include "core/transform/passes/passes.h"

/* A size or stride: a value, or the number if that is NULL. */
typedef struct number {
  pl_value *value;
  int64_t known;
} number;

/* The number that is the constant `n`. */
static number known(int64_t n) { return (number){NULL, n}; }

/* Builds the load of entry `place` of a shape (a memref of sizes), cast to index if necessary; returns the value. */
static pl_value *load_size(pl_build *b, pl_value *shape, uint32_t place) {
  pl_context *ctx = b->module->ctx;
  const pl_type *elem = shape->type->shaped.elem;
  pl_value *at = pl_build_index(b, place);
  pl_value *size = pl_build_value(b, PL_OP_MEMREF_LOAD, (pl_value *[]){shape, at}, 2, elem, NULL);
  if (elem->kind == PL_TYPE_INDEX) return size;
  return pl_build_value(b, PL_OP_ARITH_INDEX_CAST, &size, 1, pl_type_index(ctx), NULL);
}

/* Size `place` of the result, which has type `type`: its constant, with the value built for it, or else the value loaded from
 * element `place` of the shape. */
static number size_of(pl_build *b, const pl_type *type, pl_value *shape, uint32_t place) {
  int64_t size = type->shaped.shape[place];
  if (size == PL_DYNAMIC) return (number){load_size(b, shape, place), 0};
  return (number){pl_build_index(b, size), size};
}

/* The product of stride and size: a constant if the stride is one and `is_static` says that the size is (`size.known`), else
 * built from `size.value`, which is always there. */
static number times(pl_build *b, number stride, number size, bool is_static) {
  if (is_static && !stride.value) return known((int64_t)((uint64_t)stride.known * (uint64_t)size.known));
  if (!stride.value) stride.value = pl_build_index(b, stride.known);
  return (number){pl_build_binary(b, PL_OP_ARITH_MULI, stride.value, size.value), 0};
}

/* The array attribute of the numbers, dynamic for those that are values, which are appended to the operands. */
static const pl_attr *statics_of(pl_build *b, const number *numbers, uint32_t rank, pl_value **operands, uint32_t *count) {
  int64_t *each = PL_NEW_ARRAY(b->module->arena, int64_t, rank + 1);
  for (uint32_t i = 0; i < rank; i++) {
    each[i] = numbers[i].value ? PL_DYNAMIC : numbers[i].known;
    if (numbers[i].value) operands[(*count)++] = numbers[i].value;
  }
  return pl_attr_dense_i64(b->module->ctx, each, rank);
}

/* Replaces the op by a memref.reinterpret_cast of its first operand with offset 0 and these sizes and strides. */
static void reinterpret(pl_build *b, pl_op *op, const number *sizes, const number *strides, uint32_t rank) {
  pl_context *ctx = b->module->ctx;
  pl_value **operands = PL_NEW_ARRAY(b->module->arena, pl_value *, 2 * rank + 1);
  const int64_t zero = 0;
  uint32_t count = 1;
  operands[0] = pl_operand(op, 0);
  pl_named_attr entries[3] = {{pl_attr_names[PL_NAME_STATIC_OFFSETS], pl_attr_dense_i64(ctx, &zero, 1)}};
  entries[1] = (pl_named_attr){pl_attr_names[PL_NAME_STATIC_SIZES], statics_of(b, sizes, rank, operands, &count)};
  uint32_t num_sizes = count - 1;
  entries[2] = (pl_named_attr){pl_attr_names[PL_NAME_STATIC_STRIDES], statics_of(b, strides, rank, operands, &count)};
  const pl_type *type = pl_result(op, 0)->type;
  pl_op *cast = pl_build_op(b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_MEMREF_REINTERPRET_CAST),
                                             .operands = operands,
                                             .num_operands = count,
                                             .result_types = &type,
                                             .num_results = 1,
                                             .attrs = pl_attr_dict(ctx, entries, 3),
                                             .segments = (uint32_t[]){1, 0, num_sizes, count - 1 - num_sizes},
                                             .num_segments = 4});
  pl_value *result = pl_result(cast, 0);
  pl_replace_op(op, &result);
}

/* Replaces a memref.reshape by a reinterpret_cast with row-major strides, if the rank is known; other ops stay. */
static void expand(pl_op *op, void *user) {
  (void)user;
  if (!pl_op_is(op, PL_OP_MEMREF_RESHAPE)) return;
  pl_value *shape = pl_operand(op, 1);
  const pl_type *type = pl_result(op, 0)->type;
  if (type->kind != PL_TYPE_MEMREF || shape->type->shaped.shape[0] == PL_DYNAMIC) return;
  pl_build b = pl_build_before(op);
  uint32_t rank = type->shaped.rank;
  number *sizes = PL_NEW_ARRAY(op->module->arena, number, rank + 1), *strides = PL_NEW_ARRAY(op->module->arena, number, rank + 1);
  number stride = known(1);
  for (uint32_t i = rank; i-- > 0;) {
    number size = size_of(&b, type, shape, i);
    bool is_static = type->shaped.shape[i] != PL_DYNAMIC;
    sizes[i] = is_static ? known(size.known) : size;
    strides[i] = stride;
    if (i > 0) stride = times(&b, stride, size, is_static);
  }
  reinterpret(&b, op, sizes, strides, rank);
}

void pl_memref_expand(pl_module *module) {
  assert(module->op);
  pl_visit_backwards(module->op, expand, NULL);
}
