/* constant_arguments.h - what all callers of a function agree on. */
#ifndef PL_VERIFY_CLAIMS_CONSTANT_ARGUMENTS_H
#define PL_VERIFY_CLAIMS_CONSTANT_ARGUMENTS_H

#include "core/ir/op.h"

/* Whether no other module can refer to the function, by its linkage or visibility. */
bool pl_is_of_its_module(const pl_op *func);

/* For each argument of the function the constant number that all its callers pass, NULL if there is none or an attribute may
 * change it; the list lives in `arena`. NULL instead of the list if nothing is known, as when there may be unknown callers.
 * `wrapped`: all functions get C wrappers, by which other modules may call them. Walks over the whole module. */
const pl_attr *const *pl_constant_arguments(pl_arena *arena, const pl_op *func, bool wrapped);

/* Whether it is known that no operation uses the result of the llvm.func, which is called from elsewhere, and that nothing is
 * claimed of the result. Walks over the whole module. */
bool pl_result_is_unused(const pl_op *func);

#endif
