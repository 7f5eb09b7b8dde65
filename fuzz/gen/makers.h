/* makers.h - the makers of ops, registered by kind. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_MAKERS_H
#define PL_FUZZ_GEN_MAKERS_H

#include "fuzz/gen/maker.h"

/* Appends an op of the kind with random operands, results and attributes that its signature in ops.def allows. */
void pl_make_generic(pl_maker *m, pl_op_kind kind);
/* Appends an op of the kind in the form of a random one of its rows in rows.def, of which there must be one. */
void pl_make_row(pl_maker *m, pl_op_kind kind);
/* Registers pl_make_row for all ops that have a row in rows.def, and their rows. To be called before the functions below, which
 * replace the makers of some of these ops. */
void pl_gen_add_rows(pl_gen *gen);
/* Registers the makers of arith.c: of divisions, remainders and shifts of integers, of constants, and of a few other ops. */
void pl_gen_add_arith(pl_gen *gen);
/* Registers makers of memref's loads, stores, atomic_rmw and prefetch, (de)allocations, dim, casts, copies and globals. */
void pl_gen_add_memref(pl_gen *gen);
/* Registers makers of memref's views of buffers, memref.extract_strided_metadata, and affine.apply, affine.min and affine.max. */
void pl_gen_add_views(pl_gen *gen);
/* Registers the makers of vector.c: of accesses to memory by vectors, their parts, reductions and changes of shape. */
void pl_gen_add_vector(pl_gen *gen);
/* Registers makers of branches, switches, returns and unreachable, of cf, func, ub and the LLVM dialect. */
void pl_gen_add_control(pl_gen *gen);
/* Registers the makers of structured.c: of ops of scf and memref with regions, except parallel loops. */
void pl_gen_add_structured(pl_gen *gen);
/* Registers makers of affine.load, store, vector_load, vector_store, prefetch, for, if and parallel, and of scf.parallel. */
void pl_gen_add_loops(pl_gen *gen);
/* Registers makers of calls, references to functions, and nested modules. */
void pl_gen_add_functions(pl_gen *gen);
/* Registers the makers of llvm.c: of ops of the LLVM dialect in functions, such as accesses to memory. */
void pl_gen_add_llvm(pl_gen *gen);
/* Registers makers of the LLVM dialect's ops at module level except functions. */
void pl_gen_add_llvm_globals(pl_gen *gen);
/* Registers `fn` as the maker of ops of the kind, in place of the one registered before. */
static inline void pl_gen_set(pl_gen *gen, pl_op_kind kind, pl_gen_fn *fn) { gen->makers[kind] = fn; }

#endif
