/* import.h - LLVM IR text to a module in the LLVM dialect.
 *
 * Called by the commands for a `.ll` file. The module is what `mlir-translate --import-llvm` 22 makes of the same text wherever
 * the dialect can carry it; what it can't carry is reported by warnings that begin with "dropped:", one for each kind of thing,
 * at its first place. Typed pointers (LLVM 14 and older) become opaque ones. Sources: LLVM Language Reference Manual (2026), all
 * of it; MLIR documentation, "'llvm' Dialect", "LLVM IR Target".
 */
#ifndef PL_CORE_LLVMIR_IMPORT_IMPORT_H
#define PL_CORE_LLVMIR_IMPORT_IMPORT_H

#include "core/ir/op.h"

typedef struct pl_llvmir_import_options {
  bool mark_lost; /* an operation whose claims (flags, attributes, metadata that allow undefined behaviour) are not all kept gets
                   * the attribute plumbline.not_kept, a string that says what: for who wants to prove something about it.
                   * Metadata of a load that claims something of the value is the attribute plumbline.value_claims, a dictionary
                   * in the words of attributes of parameters, in which several ranges are an array, and is not lost. `samesign`
                   * of an icmp is the attribute plumbline.samesign then, and is not lost. So do symbols of which something is
                   * lost that other modules can observe */
} pl_llvmir_import_options;

/* The module of the LLVM dialect for an LLVM IR text, not yet verified (pl_check); `options` may be NULL. NULL, reported, if the
 * text is malformed or can't be expressed. `src` and its text must outlive the module; warnings of what was dropped go to
 * `diags`. */
pl_module *pl_llvmir_import(pl_context *ctx, const pl_source *src, const pl_llvmir_import_options *options, pl_diags *diags);

/* Whether a text, which is MLIR or LLVM IR, is LLVM IR, judged by its comments and first tokens. */
bool pl_llvmir_is_text(pl_str text);

#endif
