/* functions.h - functions and globals of the module that is made. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_FUNCTIONS_H
#define PL_FUZZ_GEN_FUNCTIONS_H

#include "fuzz/gen/maker.h"

/* Begins a function of a random flavour and random result types, and goes on in its entry block; no other function may be open.
 * Its type is set at its end. */
void pl_begin_function(pl_maker *m);
/* Closes all open regions, ends the current function with a return, and sets its type; it can be called from then on, and no
 * function is open. */
void pl_end_function(pl_maker *m);
/* Ends the current block with a return of values of the function's result types. */
void pl_gen_emit_return(pl_maker *m);
/* Adds a function declaration of the type to the module and returns it; it can be called from then on. If `type` is NULL, the
 * type is a random one of m->flavour, which then has to be `flavour`. */
pl_op *pl_declare(pl_maker *m, pl_gen_flavour flavour, const pl_type *type);
/* A random function of the flavour and of the type (any type if NULL) that is finished or declared; NULL if none was found. */
pl_op *pl_pick_function(pl_maker *m, pl_gen_flavour flavour, const pl_type *type);
/* Adds a memref.global of the static memref type, with a new name and random properties, to the module and to m->globals, and
 * returns it. */
pl_op *pl_new_global(pl_maker *m, const pl_type *memref);
/* An llvm.mlir.global in address space 0 that is not thread-local, an existing or a new one. */
pl_op *pl_llvm_global(pl_maker *m);
/* Adds a function with random attributes and an empty region to the module and returns it; `body`: the caller will fill the
 * region, else it is a declaration. */
pl_op *pl_new_function_op(pl_maker *m, pl_gen_flavour flavour, const pl_attr *name, const pl_type *type, bool body);

#endif
