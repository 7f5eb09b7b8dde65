/* runtime_functions.h - the functions of the C library and MLIR's runtime that lowerings call. */
#ifndef PL_VERIFY_SEM_LLVM_RUNTIME_FUNCTIONS_H
#define PL_VERIFY_SEM_LLVM_RUNTIME_FUNCTIONS_H

#include "verify/sem/state/state.h"

/* What malloc returns is aligned for any object: to this many bytes, on x86-64 and AArch64. (C17, 7.22.3.) */
enum { PL_MALLOC_ALIGN = 16 };

/* Whether calls of a function of this name, unless the source defines or names one, have the meaning that the runtime's documents
 * give. */
bool pl_sem_is_runtime_function(pl_str name);
/* Whether the op is a direct llvm.call of C's free by its contract, which is no event even if the source declares free. (C17,
 * 7.22.3.3.) False if contracts are not assumed, the source defines free, or `nobuiltin` forbids it. */
bool pl_sem_calls_free(const pl_sem *sem, const pl_op *op);
/* Whether the op is an llvm.call that is indirect or of a name that is not one of the runtime's functions: its attributes, also
 * those on how arguments are passed, are compared with those of the source's call. False for a nested symbol as callee. */
bool pl_sem_is_event_call(const pl_op *op);
/* Whether the attribute `name` of the declaration of the runtime function `callee`, or of a call of it, claims only what is known
 * of that function; false for attributes that are not looked at here. (LLVM Language Reference, "Function Attributes") */
bool pl_sem_is_runtime_claim(pl_str callee, pl_str name, const pl_attr *value);

#endif
