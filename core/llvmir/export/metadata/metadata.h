/* metadata.h - metadata at operations, functions and the module: aliasing, loops, debug information, locations. */
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/lir.h"
#ifndef PL_CORE_LLVMIR_EXPORT_METADATA_METADATA_H
#define PL_CORE_LLVMIR_EXPORT_METADATA_METADATA_H

/* Attaches branch weights, loop annotations, aliasing and the like of an op to its instruction. False, reported, if it can't. */
bool pl_export_op_metadata(pl_export *e, const pl_op *op, pl_lir_ins *ins);
/* Attaches what a function says of its entry count and of vectorization and work groups. False, reported, if it can't. */
bool pl_export_func_metadata(pl_export *e, const pl_op *op, pl_lir_func *func);
/* Adds the flags of llvm.module_flags to !llvm.module.flags. False, reported, if it can't. */
bool pl_export_module_flags(pl_export *e, const pl_op *op);
/* Adds the options of llvm.linker_options to !llvm.linker.options. False, reported, if it can't. */
bool pl_export_linker_options(pl_export *e, const pl_op *op);

pl_lir_md *pl_export_loop(pl_export *e, const pl_op *op, const pl_attr *annotation); /* NULL (reported) if it is none */

void pl_export_aliasing(pl_export *e, const pl_op *op, pl_lir_ins *ins);    /* scopes, groups of accesses, tags */
void pl_export_memory_tags(pl_export *e, const pl_op *op, pl_lir_ins *ins); /* of the memory model */
/* The distinct node of an access group, one for each attribute. */
pl_lir_md *pl_export_access_group(pl_export *e, const pl_attr *attr);
/* Emits a call of @llvm.experimental.noalias.scope.decl. */
bool pl_export_scope_declaration(pl_export *e, const pl_op *op);

pl_lir_md *pl_export_di(pl_export *e, const pl_attr *attr);            /* NULL for none */
pl_lir_md *pl_export_di_expression(pl_export *e, const pl_attr *attr); /* attr: NULL is the empty one */

/* The DILocation of an explicit location, or of a place in the module's text; NULL if there is no scope for it. */
pl_lir_md *pl_export_loc(pl_export *e, const pl_attr *loc, uint32_t line, uint32_t column);
/* Attaches the DISubprogram of a function's location, if it has one. */
void pl_export_debug_func(pl_export *e, const pl_op *op, pl_lir_func *func);
/* Attaches the DIGlobalVariableExpressions of a global and lists them in their units. */
void pl_export_debug_global(pl_export *e, const pl_op *op, pl_lir_global *global);
/* Emits the debug record of an intrinsic: #dbg_value, #dbg_declare or #dbg_label. Emits nothing where there is no location.
 * False, reported, if it can't. */
bool pl_export_debug_record(pl_export *e, const pl_op *op);
void pl_export_debug_finish(pl_export *e); /* when all globals are known */

#endif
