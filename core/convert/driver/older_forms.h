/* older_forms.h - operations and attributes of the LLVM dialect in the forms that they had with typed pointers.
 *
 * Used by typed_pointers.c only, on a module that is for printing.
 */
#ifndef PL_CORE_CONVERT_DRIVER_OLDER_FORMS_H
#define PL_CORE_CONVERT_DRIVER_OLDER_FORMS_H

#include "core/ir/op.h"

/* Removes from the module what the LLVM dialect of MLIR 14 has no form for and what only permits or hints at something, with a
 * warning for each kind at the first place. What changes the meaning when removed is an error at its place; in that case there
 * are no warnings and the result is false. */
bool pl_drop_younger(pl_module *module, pl_diags *diags);

/* Gives an op the form of the older dialect where that had other operands or attributes for the same, such as operands for
 * immediates of intrinsics. The checker may refuse the op after that. */
void pl_use_older_form(pl_module *module, pl_op *op);

#endif
