/* metadata.h - metadata at operations, functions and the module: aliasing, loops, debug information, locations. */
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/lir.h"
#ifndef PL_CORE_LLVMIR_EXPORT_METADATA_METADATA_H
#define PL_CORE_LLVMIR_EXPORT_METADATA_METADATA_H

/* Attaches the metadata that an op's properties stand for, such as branch weights and aliasing metadata, to its instruction.
 * False after an error in this export, which is reported. */
bool pl_export_op_metadata(pl_export *e, const pl_op *op, pl_lir_ins *ins);
/* Attaches the metadata that a function's properties stand for, such as its entry count and work group sizes. Always true. */
bool pl_export_func_metadata(pl_export *e, const pl_op *op, pl_lir_func *func);
/* Adds the flags of llvm.module_flags to !llvm.module.flags. False, reported, at the first one that has no translation. */
bool pl_export_module_flags(pl_export *e, const pl_op *op);
/* Adds the options of llvm.linker_options, as one node of strings, to !llvm.linker.options. False, reported, if one is no
 * string. */
bool pl_export_linker_options(pl_export *e, const pl_op *op);

/* The distinct !llvm.loop node of a loop annotation, one for each attribute. NULL, reported, if the attribute is no loop
 * annotation. */
pl_lir_md *pl_export_loop(pl_export *e, const pl_op *op, const pl_attr *annotation);

/* Attaches an op's access groups, alias scopes and noalias scopes, if it has any, to its instruction; a list with an element of
 * another kind is reported and not attached. */
void pl_export_aliasing(pl_export *e, const pl_op *op, pl_lir_ins *ins);
/* Attaches an op's memory model relaxation annotations (llvm.mmra), if it has any, to its instruction as !mmra; a list with
 * another element is reported and not attached. */
void pl_export_memory_tags(pl_export *e, const pl_op *op, pl_lir_ins *ins);
/* The distinct node of an access group, one for each attribute. */
pl_lir_md *pl_export_access_group(pl_export *e, const pl_attr *attr);
/* Translates a noalias scope declaration to a call of @llvm.experimental.noalias.scope.decl. Always true. */
bool pl_export_scope_declaration(pl_export *e, const pl_op *op);

/* The node of a debug information attribute, in general one for each attribute; NULL if `attr` is NULL, a null type or no such
 * attribute. A new compile unit is listed in !llvm.dbg.cu. */
pl_lir_md *pl_export_di(pl_export *e, const pl_attr *attr);
/* The node !DIExpression(...) of an expression attribute; the empty expression for NULL. */
pl_lir_md *pl_export_di_expression(pl_export *e, const pl_attr *attr);

/* The DILocation of a location attribute or, if `loc` is NULL, of a line and column of the module's text, in the subprogram that
 * is being exported. NULL if no place or scope is known. */
pl_lir_md *pl_export_loc(pl_export *e, const pl_attr *loc, uint32_t line, uint32_t column);
/* Sets `func->subprogram` to the first subprogram in the function's location, and attaches it as !dbg; NULL and no attachment if
 * there is none. */
void pl_export_debug_func(pl_export *e, const pl_op *op, pl_lir_func *func);
/* Attaches the DIGlobalVariableExpressions of a global to it, and lists each for the compile unit of its variable, if there is
 * one. */
void pl_export_debug_global(pl_export *e, const pl_op *op, pl_lir_global *global);
/* Translates a debug intrinsic to a record such as `#dbg_value(i32 %0, !3, !DIExpression(), !4)`; nothing without a location.
 * False, reported, if its variable or label is missing. */
bool pl_export_debug_record(pl_export *e, const pl_op *op);
/* Inserts the lists of global variables into the compile units and frees the lists; called once all globals have been added. */
void pl_export_debug_finish(pl_export *e);

#endif
