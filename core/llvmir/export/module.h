/* module.h - the module, its functions and globals. */
#include "core/llvmir/export/export.h"
#ifndef PL_CORE_LLVMIR_EXPORT_MODULE_H
#define PL_CORE_LLVMIR_EXPORT_MODULE_H

/* Sets the module's data layout, from its DLTI specification if there is no llvm.data_layout, and target triple from its
 * attributes. False, reported, if the layout is invalid or not supported. */
bool pl_export_target(pl_export *e);
/* Exports the module-level assembly, and the ident, command line and dependent libraries as named metadata. */
void pl_export_module_strings(pl_export *e);

/* Adds a function without its body, with its attributes and metadata. False, reported, if something of it has no translation or
 * LLVM's verifier would refuse it; it is added even then. */
bool pl_export_signature(pl_export *e, const pl_op *op);
/* Translates the body of a function that `pl_export_signature` has added, and its personality. False, reported, if an op has no
 * translation or LLVM's verifier would refuse one. */
bool pl_export_body(pl_export *e, const pl_op *op);
/* Resolves the blocks of all block addresses by their tags. False, reported, if one has no block. */
bool pl_export_find_blocks(pl_export *e);

/* Adds a global variable and its debug information; an initial value that its region computes is left to pl_export_global_body.
 * False, reported, if the value has no translation or LLVM's verifier would refuse the variable. */
bool pl_export_global(pl_export *e, const pl_op *op);
/* Sets the initial value that a global's region computes, if it has one. False, reported, if it is no constant, does not fit the
 * linkage, or an op has no translation. */
bool pl_export_global_body(pl_export *e, const pl_op *op);
/* Adds an alias or an ifunc. False, reported, if LLVM's verifier would refuse it, or an alias's region computes no constant or
 * has an op without translation. */
bool pl_export_alias(pl_export *e, const pl_op *op);
/* Adds the definition of the comdat that a function or global belongs to, unless it belongs to none or it was added before:
 * comdats without a member are not printed. Always true. */
bool pl_export_comdat(pl_export *e, const pl_op *op);
/* Adds @llvm.global_ctors or @llvm.global_dtors, an array of { priority, function, data }. False, reported, if it has no
 * translation. */
bool pl_export_ctors(pl_export *e, const pl_op *op);

#endif
