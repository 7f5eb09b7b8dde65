/* constant_arguments.h - what all callers of a function agree on. */
#ifndef PL_VERIFY_CLAIMS_CONSTANT_ARGUMENTS_H
#define PL_VERIFY_CLAIMS_CONSTANT_ARGUMENTS_H

#include "core/ir/op.h"

/* Whether no other module can name the function. */
bool pl_is_of_its_module(const pl_op *func);

/* For each argument the constant, or NULL. NULL instead of the list if nothing is known: other modules may call the function, it
 * is used in another way than by direct calls, nobody calls it, its name is that of a nested symbol, too, or part of the module
 * was dropped by the import. No constant is what a claim of the argument may make poison. Walks over the whole module; the
 * list lives in `arena`. `wrapped`: all functions get C wrappers, by which other modules may call them. */
const pl_attr *const *pl_constant_arguments(pl_arena *arena, const pl_op *func, bool wrapped);

/* Whether no operation uses what an llvm.func returns, and nothing is claimed of it: only its module knows the function, and only
 * by direct calls, of which there is one. A function without callers is judged by itself. Walks over the whole module. */
bool pl_result_is_unused(const pl_op *func);

#endif
