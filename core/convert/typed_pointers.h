/* typed_pointers.h - pointers that say what they point to, as modules had them until 2022.
 *
 * Used by lower-mlir for --typed-pointers, after a lowering with that option, or on a module that came in as it is.
 */
#ifndef PL_CORE_CONVERT_TYPED_POINTERS_H
#define PL_CORE_CONVERT_TYPED_POINTERS_H

#include "core/ir/op.h"

/* Gives the pointers of the LLVM dialect in the module a pointee, by the types around them and their uses, with bitcasts where
 * these disagree; where these state none, they become pointers to i8 or are errors, by where they stand. Newer ops and attributes
 * take the form of MLIR 14 or are reported (older_forms.h). False after an error. The module is checked on the way; the result is
 * for printing only. */
bool pl_type_pointers(pl_module *module, pl_diags *diags);

#endif
