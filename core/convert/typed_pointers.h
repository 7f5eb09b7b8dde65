/* typed_pointers.h - pointers that say what they point to, as modules had them until 2022.
 *
 * Used by lower-mlir for --typed-pointers, after a lowering with that option, or on a module that came in as it is.
 */
#ifndef PL_CORE_CONVERT_TYPED_POINTERS_H
#define PL_CORE_CONVERT_TYPED_POINTERS_H

#include "core/ir/op.h"

/* Gives every pointer of the LLVM dialect in the module a pointee: from the type that carries it, from what is loaded, stored or
 * indexed through it, from the function that it is passed to. Where two of these disagree, a bitcast goes in between. What is
 * left - parameters, results, fields and globals of a module with opaque pointers, which nothing tells about - is an error at its
 * operation. What is younger takes its old form: `llvm.mlir.poison` becomes `llvm.mlir.undef`, and see older_forms.h; what has
 * none is reported. The module is checked before that; it is for printing only. */
bool pl_type_pointers(pl_module *module, pl_diags *diags);

#endif
