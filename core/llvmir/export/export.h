/* export.h - a module of the LLVM dialect as LLVM IR text: the text, names of values aside, that `mlir-translate
 * --mlir-to-llvmir` 22 writes for it.
 *
 * Operations and attributes of other dialects are translated by functions that their owner registers for a call.
 */
#ifndef PL_CORE_LLVMIR_EXPORT_EXPORT_H
#define PL_CORE_LLVMIR_EXPORT_EXPORT_H

#include "core/llvmir/export/state/options.h"

/* Writes the module, which must have passed the checker (core/check/check.h), as LLVM IR text; `options` may be NULL. False if
 * something has no translation: errors are reported with their locations, and nothing is written. */
bool pl_llvmir_export(const pl_module *module, const pl_export_options *options, pl_diags *diags, pl_sink *out);

/* ---- For the functions of other dialects; see pl_export_error too ---- */

/* Appends an instruction: `text`, in which $0 to $9 stand for the operand of that number, $t0 to $t9 for an operand preceded by
 * its type, $r for the type of the result. The instruction defines the op's result, if there is one. False, reported, if the
 * text is malformed. */
bool pl_export_instruction(pl_export *emit, const pl_op *op, const char *text);
/* Maps the op's result to the value of its operand; both are given by index. False, reported, if one does not exist. */
bool pl_export_forward(pl_export *emit, const pl_op *op, uint32_t result, uint32_t operand);
/* Declares the function `name`, unless it is there already, for instructions that call it. False, reported, if `type` is no LLVM
 * function type or the function has another type. */
bool pl_export_declare(pl_export *emit, const pl_op *op, pl_str name, const pl_type *type);
/* Adds `!kind !{!"text"}` to the last instruction of the current block, or to the function if the op is an llvm.func. False,
 * reported, if there is no instruction. */
bool pl_export_attach(pl_export *emit, const pl_op *op, const char *kind, pl_str text);
/* Adds the string attribute "key"="value" to a function. False, reported, if `func` is no exported function. */
bool pl_export_function_attr(pl_export *emit, const pl_op *func, pl_str key, pl_str value);

#endif
