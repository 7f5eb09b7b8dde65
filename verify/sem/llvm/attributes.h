/* attributes.h - which attributes of the lowering's operations have a meaning here. */
#ifndef PL_VERIFY_SEM_LLVM_ATTRIBUTES_H
#define PL_VERIFY_SEM_LLVM_ATTRIBUTES_H

#include "verify/sem/state/state.h"

/* Whether each attribute of an operation of the LLVM dialect in the lowering has a meaning or claims nothing; false with `why`
 * for the first that has none. Claims of arguments become conditions. True, with nothing done, in the source, for other dialects,
 * and where claims are ignored (world->flags_off). */
bool pl_sem_attrs_known(pl_sem *sem, const pl_op *op);
/* Whether the attribute becomes part of LLVM IR because its dialect amends operations, as "nvvm.kernel", which is a calling
 * convention. (MLIR, "LLVM IR Target": dialects that amend operations.) */
bool pl_sem_is_translated(pl_str name);
/* Whether the name is that of a discardable attribute (it has a dot) of a dialect that LLVM IR has no place for, one for which
 * pl_sem_is_translated() is false. */
bool pl_sem_is_foreign(pl_str name);
/* The name of attribute `number` (from 0) of those that say how an argument or result is passed; NULL after the last,
 * `llvm.align`, which does so only where the callee gets a copy. (LLVM Language Reference, "Parameter Attributes"; of what
 * musttail compares, "'call' Instruction".) */
const char *pl_sem_passing_attribute(uint32_t number);

#endif
