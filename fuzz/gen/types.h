/* types.h - random types. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_TYPES_H
#define PL_FUZZ_GEN_TYPES_H

#include "fuzz/gen/maker.h"

/* A random signless integer type. */
const pl_type *pl_draw_int(pl_maker *m);
/* A random floating point type, mostly f32 or f64; in exotic functions, in a third of the cases any of MLIR's. */
const pl_type *pl_draw_float(pl_maker *m);
/* A random signless integer or floating point type, or index; i64 in place of index in functions of the LLVM dialect. */
const pl_type *pl_draw_scalar(pl_maker *m);
/* A random vector type with the element type `elem`, which is no vector: of one dimension, sometimes scalable, or outside of
 * the LLVM dialect sometimes of rank 0 or 2. */
const pl_type *pl_draw_vector(pl_maker *m, const pl_type *elem);
/* A random memref type of rank 0 to 4: with the default layout, a strided one or, unless m->source_only, an affine map; mostly
 * in the default memory space. */
const pl_type *pl_draw_memref(pl_maker *m);
/* The memref type of that shape, element type and memory space with the default layout. */
const pl_type *pl_memref_of(pl_maker *m, uint32_t rank, const int64_t *shape, const pl_type *elem, const pl_attr *space);
/* A random type for values in functions of the current flavour (m->flavour): in an LLVM function one that the LLVM dialect takes,
 * else a scalar, vector, complex, memref or, more rarely, function type or one of the LLVM dialect; in an exotic function also an
 * unusual one in a third of the cases. */
const pl_type *pl_draw_any(pl_maker *m);
/* A random type whose values can only be arguments of calls: a target extension type, x86_amx, metadata, or, outside of
 * functions of the LLVM dialect, a label. */
const pl_type *pl_draw_only_passed(pl_maker *m);
/* Whether values of the type can only be arguments of calls. */
bool pl_is_only_passed(const pl_type *type);
/* A random type that satisfies the constraint, mostly that of a value in scope. */
const pl_type *pl_draw_class(pl_maker *m, pl_constraint constraint);

#endif
