/* values.h - values in scope, new values, and ops that are appended. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_VALUES_H
#define PL_FUZZ_GEN_VALUES_H

#include "fuzz/gen/maker.h"

/* Takes the value into scope, as one that needs no dealloc. */
void pl_own(pl_maker *m, pl_value *value);
/* Whether pl_pick may take a value of the type; `user` is what the caller of pl_pick passes. */
typedef bool pl_gen_holds(const pl_type *type, const void *user);
/* A value in scope, or argument of the current function, for whose type `holds`, called with `user`, is true; recent ones more
 * often. NULL if none was found among a limited number. */
pl_value *pl_pick(pl_maker *m, pl_gen_holds *holds, const void *user);
/* A value of that type, mostly one in scope if there is one, else a new one, such as a constant, an added function argument, an
 * allocation, or poison. Never NULL. */
pl_value *pl_want(pl_maker *m, const pl_type *type);
/* A value of a random type that satisfies the constraint, in scope or new; never NULL. */
pl_value *pl_want_class(pl_maker *m, pl_constraint constraint);
/* Emits a constant of type index, in the LLVM dialect i64, and returns its value. */
pl_value *pl_index_constant(pl_maker *m, int64_t value);
/* Emits a constant of an integer or index type and returns its value. */
pl_value *pl_int_constant(pl_maker *m, const pl_type *type, uint64_t value);
/* A random number as an attribute of an integer, index or float type. */
const pl_attr *pl_draw_number(pl_maker *m, const pl_type *type);
/* Appends a new op, as `spec` describes it, to the current block, takes its results into scope, and returns it. */
pl_op *pl_gen_emit(pl_maker *m, const pl_op_spec *spec);
/* Appends a new op without regions and successors to the current block, takes its results into scope, and returns the op.
 * `attrs` may be NULL. */
pl_op *pl_gen_emit_op(pl_maker *m, pl_op_kind kind, pl_value *const *operands, uint32_t num_operands,
                      const pl_type *const *results, uint32_t num_results, const pl_attr *attrs);
/* Appends a new op with one result of the type `result`, whose operands fall into `num_segments` groups of the sizes `segments`,
 * takes the result into scope, and returns the op. `attrs` may be NULL. */
pl_op *pl_gen_emit_segments(pl_maker *m, pl_op_kind kind, pl_value *const *operands, const uint32_t *segments,
                            uint32_t num_segments, const pl_type *result, const pl_attr *attrs);
/* Appends an op without operands and results, with `num_regions` empty regions, to the body of the current module, and returns
 * it. */
pl_op *pl_gen_emit_top(pl_maker *m, pl_op_kind kind, uint32_t num_regions, const pl_attr *attrs);

#endif
