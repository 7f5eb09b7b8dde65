/* older_forms.h - operations and attributes of the LLVM dialect in the forms that they had with typed pointers.
 *
 * Used by typed_pointers.c only, on a module that is for printing.
 */
#ifndef PL_CORE_CONVERT_DRIVER_OLDER_FORMS_H
#define PL_CORE_CONVERT_DRIVER_OLDER_FORMS_H

#include "core/ir/op.h"

/* Removes from the module what the LLVM dialect of MLIR 14 has no form for and what only permits or hints at something (overflow
 * flags, aliasing, hints of functions), with a warning for each kind at the first place. What changes the meaning when removed
 * (orderings of loads and stores, calling conventions, visibility, newer ops) is an error at its place; in that case there are no
 * warnings and the result is false. */
bool pl_drop_younger(pl_module *module, pl_diags *diags);

/* Gives the arguments of an op their form in the older dialect: immediates of intrinsics become operands, branch weights a dense
 * vector, fast-math flags of fadd and fmul reductions the attribute reassoc; var_callee_type and the data of global_ctors and
 * global_dtors are removed. The op does not pass the checker after that. */
void pl_use_older_form(pl_module *module, pl_op *op);

#endif
