/* constant_arguments.h - arguments of a function that all calls of it pass as one constant. */
#ifndef PL_VERIFY_CLAIMS_CONSTANT_ARGUMENTS_H
#define PL_VERIFY_CLAIMS_CONSTANT_ARGUMENTS_H

#include "core/ir/op.h"

/* Whether no other module can name the function. */
bool pl_is_of_its_module(const pl_op *func);

/* For each argument the constant, or NULL. NULL instead of the list if nothing is known: other modules may call the function, it
 * is used in another way than by direct calls, nobody calls it, its name is that of a nested symbol, too, or part of the module
 * was not kept when it was read. No constant is what a claim of the argument may make poison. Walks over the whole module; the
 * list lives in `arena`. `wrapped`: all functions get C wrappers, by which other modules may call them. */
const pl_attr *const *pl_constant_arguments(pl_arena *arena, const pl_op *func, bool wrapped);

#endif
