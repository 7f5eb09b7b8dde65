/* older_forms.h - operations and attributes of the LLVM dialect in the forms that they had with typed pointers.
 *
 * Used by typed_pointers.c only, on a module that is for printing.
 */
#ifndef PL_CORE_CONVERT_DRIVER_OLDER_FORMS_H
#define PL_CORE_CONVERT_DRIVER_OLDER_FORMS_H

#include "core/ir/op.h"

/* Leaves out what the dialect of 2022 has no form for and what only permits or hints at something: overflow flags, aliasing,
 * hints of functions; a warning for each kind of it, at the first place. What means something else without it - orderings of
 * loads and stores, calling conventions, visibility, younger operations - is an error at its place. False then. Source: the LLVM
 * dialect of MLIR 14. */
bool pl_drop_younger(pl_module *module, pl_diags *diags);

/* Gives an operation the form of its arguments: what intrinsics take as immediates become operands, weights of branches a dense
 * vector. The operation does not pass the checker after that. */
void pl_use_older_form(pl_module *module, pl_op *op);

#endif
