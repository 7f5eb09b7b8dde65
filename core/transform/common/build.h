/* build.h - making ops at a place, for passes that replace one op by several. Private to core/transform. */
#ifndef PL_CORE_TRANSFORM_COMMON_BUILD_H
#define PL_CORE_TRANSFORM_COMMON_BUILD_H

#include "core/ir/op.h"

typedef struct pl_build {
  pl_module *module;
  pl_op *before; /* new ops are inserted before it; NULL: at the end of `block` */
  pl_block *block;
  const pl_op *from; /* gives new ops their place in the source */
} pl_build;

/* Before an op that is about to be replaced. */
pl_build pl_build_before(pl_op *op);
/* A builder at the end of a block; ops get the position of `from`. */
pl_build pl_build_at_end(pl_block *block, const pl_op *from);
/* An op at the place of the builder, with the position of the op that it replaces. */
pl_op *pl_build_op(pl_build *b, const pl_op_spec *spec);
/* An op with one result; returns the result. `attrs` may be NULL. */
pl_value *pl_build_value(pl_build *b, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *type,
                         const pl_attr *attrs);
/* Both operands and the result have one type. */
pl_value *pl_build_binary(pl_build *b, pl_op_kind kind, pl_value *lhs, pl_value *rhs);
/* Makes an arith.constant; returns it. */
pl_value *pl_build_constant(pl_build *b, const pl_attr *value);
/* An arith.constant of type index; returns it. */
pl_value *pl_build_index(pl_build *b, int64_t value);
/* Makes an arith.cmpi by the number of its predicate (MLIR documentation, "'arith' Dialect", CmpIPredicate); returns the
 * result. */
pl_value *pl_build_cmpi(pl_build *b, int64_t predicate, pl_value *lhs, pl_value *rhs);
/* An arith.select; returns the result. */
pl_value *pl_build_select(pl_build *b, pl_value *condition, pl_value *yes, pl_value *no);
/* A cf.br with arguments for the block. */
pl_op *pl_build_br(pl_build *b, pl_block *to, pl_value *const *args, uint32_t count);
/* A cf.cond_br with arguments for each of the blocks. */
pl_op *pl_build_cond_br(pl_build *b, pl_value *condition, pl_block *yes, pl_value *const *yes_args, uint32_t num_yes,
                        pl_block *no, pl_value *const *no_args, uint32_t num_no);
/* One attribute by itself. */
const pl_attr *pl_build_dict(pl_build *b, pl_attr_name name, const pl_attr *value);
/* Replaces the op's results and erases it. */
void pl_replace_op(pl_op *op, pl_value *const *values);
/* Moves what stands after an op into a new block after the op's block. */
pl_block *pl_split_after(pl_op *op);

/* The value of an affine expression of index values (build_affine.c). */
pl_value *pl_build_affine(pl_build *b, const pl_affine *e, pl_value *const *dims, pl_value *const *symbols);

/* Calls `visit` for each op in the module, the ops inside before the op around them, each block from its end. The op may be
 * erased and blocks may be split after it. */
typedef void pl_visit_fn(pl_op *op, void *user);
/* Calls `visit` for each op below `root`, the last one first and inner ones before the op that holds them. `visit` may erase
 * or replace the op. */
void pl_visit_backwards(pl_op *root, pl_visit_fn *visit, void *user);

#endif
