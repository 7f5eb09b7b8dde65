/* attributes.h - which attributes of the lowering's operations have a meaning here. */
#ifndef PL_VERIFY_SEM_LLVM_ATTRIBUTES_H
#define PL_VERIFY_SEM_LLVM_ATTRIBUTES_H

#include "verify/sem/state/state.h"

/* Whether all attributes of an operation of the lowering have a meaning, or claim nothing; false with `why`. Claims of arguments
 * become conditions. */
bool pl_sem_attrs_known(pl_sem *sem, const pl_op *op);
/* Whether the attribute becomes part of LLVM IR because its dialect amends operations, as "nvvm.kernel", which is a calling
 * convention. (MLIR, "LLVM IR Target": dialects that amend operations.) */
bool pl_sem_is_translated(pl_str name);
/* Whether the name is that of a discardable attribute of a dialect that LLVM IR has no place for. */
bool pl_sem_is_foreign(pl_str name);
/* The name of attribute `number` of those that say how an argument or result is passed; NULL after the last. `llvm.align` is
 * one where the callee gets a copy. */
const char *pl_sem_passing_attribute(uint32_t number);

#endif
