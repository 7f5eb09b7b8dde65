/* constant_arguments.h - what all callers of a function agree on. */
#ifndef PL_VERIFY_CLAIMS_CONSTANT_ARGUMENTS_H
#define PL_VERIFY_CLAIMS_CONSTANT_ARGUMENTS_H

#include "core/ir/op.h"

/* Whether no other module can refer to the function: its linkage is local, or it is a private func.func without a linkage. */
bool pl_is_of_its_module(const pl_op *func);

/* For each argument of the function the constant integer or float that all its callers pass, or NULL, also if an attribute of the
 * argument may change it; the list lives in `arena`. NULL instead of the list if nothing is known: the function has no arguments
 * or no body, is variadic, can be used from outside of its module (which may not be a piece of a larger one) or perhaps otherwise
 * than by direct calls, nobody else calls it, its name is ambiguous, or the import did not keep all of the module
 * (plumbline.not_kept). `wrapped`: all functions get C wrappers, by which other modules may call them. Walks over the whole
 * module. */
const pl_attr *const *pl_constant_arguments(pl_arena *arena, const pl_op *func, bool wrapped);

/* Whether the result of an llvm.func that has a body and is not variadic is used by no operation and claimed nothing of: only its
 * own module, which is no piece of a larger one, can refer to it, and does so only by direct calls, at least one of them from
 * elsewhere. False as well if its name is ambiguous or the import did not keep all of the module. Walks over the whole module. */
bool pl_result_is_unused(const pl_op *func);

#endif
