/* module.h - the module, its functions and globals. */
#include "core/llvmir/export/export.h"
#ifndef PL_CORE_LLVMIR_EXPORT_MODULE_H
#define PL_CORE_LLVMIR_EXPORT_MODULE_H

bool pl_export_target(pl_export *e); /* data layout and triple */
/* Assembly of the module, and its strings as named metadata. */
void pl_export_module_strings(pl_export *e);

bool pl_export_signature(pl_export *e, const pl_op *op);
bool pl_export_body(pl_export *e, const pl_op *op);
bool pl_export_find_blocks(pl_export *e); /* false (reported) if an address has no block */

bool pl_export_global(pl_export *e, const pl_op *op);
bool pl_export_global_body(pl_export *e, const pl_op *op);
bool pl_export_alias(pl_export *e, const pl_op *op);
bool pl_export_comdat(pl_export *e, const pl_op *op);
bool pl_export_ctors(pl_export *e, const pl_op *op);

#endif
