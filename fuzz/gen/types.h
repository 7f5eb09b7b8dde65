/* types.h - random types. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_TYPES_H
#define PL_FUZZ_GEN_TYPES_H

#include "fuzz/gen/maker.h"

/* A random signless integer type. */
const pl_type *pl_draw_int(pl_maker *m);
/* A random floating point type, mostly f32 or f64; in exotic functions also any of MLIR's. */
const pl_type *pl_draw_float(pl_maker *m);
/* A random signless integer or floating point type, or index; i64 in place of index in functions of the LLVM dialect. */
const pl_type *pl_draw_scalar(pl_maker *m);
/* A random vector type with the element type `elem`, which is no vector; in functions of the LLVM dialect of one dimension. */
const pl_type *pl_draw_vector(pl_maker *m, const pl_type *elem);
/* A random memref type of rank 0 to 4, with the default layout or, as far as m->source_only allows, another. */
const pl_type *pl_draw_memref(pl_maker *m);
/* The memref type of that shape, element type and memory space with the default layout. */
const pl_type *pl_memref_of(pl_maker *m, uint32_t rank, const int64_t *shape, const pl_type *elem, const pl_attr *space);
/* A random type for values in functions of the current flavour (m->flavour): in an LLVM function one that the LLVM dialect takes,
 * in an exotic one also an unusual one. */
const pl_type *pl_draw_any(pl_maker *m);
/* A random type whose values can only be arguments of calls. */
const pl_type *pl_draw_only_passed(pl_maker *m);
/* Whether values of the type can only be arguments of calls. */
bool pl_is_only_passed(const pl_type *type);
/* A random type that satisfies the constraint, mostly that of a value in scope. */
const pl_type *pl_draw_class(pl_maker *m, pl_constraint constraint);

#endif
