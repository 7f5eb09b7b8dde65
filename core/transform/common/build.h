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

/* A builder that inserts before an op and gives new ops its source position. */
pl_build pl_build_before(pl_op *op);
/* A builder that appends to a block; new ops get the source position of `from`. */
pl_build pl_build_at_end(pl_block *block, const pl_op *from);
/* Creates an op at the builder's place, with the source position of its `from`, and returns it. */
pl_op *pl_build_op(pl_build *b, const pl_op_spec *spec);
/* Creates an op of that kind, with one result of type `type`, at the builder's place; returns the result. `attrs` may be NULL. */
pl_value *pl_build_value(pl_build *b, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *type,
                         const pl_attr *attrs);
/* Creates a binary op whose operands and result have the same type; returns the result. */
pl_value *pl_build_binary(pl_build *b, pl_op_kind kind, pl_value *lhs, pl_value *rhs);
/* Creates an arith.constant of the attribute's type; returns its result. */
pl_value *pl_build_constant(pl_build *b, const pl_attr *value);
/* Creates an arith.constant of type index; returns its result. */
pl_value *pl_build_index(pl_build *b, int64_t value);
/* Creates an arith.cmpi with the predicate of that number (MLIR documentation, "'arith' Dialect", CmpIPredicate); returns the
 * result. */
pl_value *pl_build_cmpi(pl_build *b, int64_t predicate, pl_value *lhs, pl_value *rhs);
/* Creates an arith.select; returns the result. */
pl_value *pl_build_select(pl_build *b, pl_value *condition, pl_value *yes, pl_value *no);
/* Creates a cf.br to a block, passing `count` arguments, and returns it. */
pl_op *pl_build_br(pl_build *b, pl_block *to, pl_value *const *args, uint32_t count);
/* Creates a cf.cond_br to `yes` if the condition holds and else to `no`, passing arguments to each, and returns it. */
pl_op *pl_build_cond_br(pl_build *b, pl_value *condition, pl_block *yes, pl_value *const *yes_args, uint32_t num_yes,
                        pl_block *no, pl_value *const *no_args, uint32_t num_no);
/* A dictionary attribute whose only entry is `name` with that value. */
const pl_attr *pl_build_dict(pl_build *b, pl_attr_name name, const pl_attr *value);
/* Replaces all uses of the op's results by the values, one for each result, and erases the op. */
void pl_replace_op(pl_op *op, pl_value *const *values);
/* Moves all ops after `op` in its block to a new block, inserted right after that block, and returns the new block. */
pl_block *pl_split_after(pl_op *op);

/* Builds the arith ops that compute an affine expression of index values and returns the value. Divisors are taken to be
 * positive. */
pl_value *pl_build_affine(pl_build *b, const pl_affine *e, pl_value *const *dims, pl_value *const *symbols);

/* What pl_visit_backwards calls for each op, with the caller's `user`. */
typedef void pl_visit_fn(pl_op *op, void *user);
/* Calls `visit` for each op in `root`, not for `root` itself, backwards and inner ops before the op that contains them. `visit`
 * may erase or replace the op, and split blocks after it. */
void pl_visit_backwards(pl_op *root, pl_visit_fn *visit, void *user);

#endif
