/* typed_pointers.h - pointers that say what they point to, as modules had them until 2022.
 *
 * Used by lower-mlir for --typed-pointers, after a lowering with that option, or on a module that came in as it is.
 */
#ifndef PL_CORE_CONVERT_TYPED_POINTERS_H
#define PL_CORE_CONVERT_TYPED_POINTERS_H

#include "core/ir/op.h"

/* Gives every pointer of the LLVM dialect in the module a pointee: from the type that carries it, from what is loaded, stored or
 * indexed through it, from the function that it is passed to, with bitcasts where two of these disagree. Results of ops and block
 * arguments that nothing tells about point to i8, and so do parameters and results of functions of the C library and the runtime;
 * other parameters and results of functions, and pointers inside other types, are errors then; newer ops and attributes take the
 * form of MLIR 14 or are reported (older_forms.h). False after an error. The module is checked on the way; the result is for
 * printing only. */
bool pl_type_pointers(pl_module *module, pl_diags *diags);

#endif
