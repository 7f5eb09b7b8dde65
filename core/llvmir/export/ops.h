/* ops.h - one operation each: true if the kind is theirs; *ok: whether it has a translation. */
#include "core/llvmir/export/export.h"
#include "core/llvmir/lir/lir.h"
#ifndef PL_CORE_LLVMIR_EXPORT_OPS_H
#define PL_CORE_LLVMIR_EXPORT_OPS_H

/* The dialect of that name that has a translation; NULL if there is none. */
const pl_export_dialect *pl_export_dialect_named(const pl_export *e, pl_str name);
/* Gives attributes `dialect.name` of the op to the dialects that have a translation; others are left out, as in MLIR. False,
 * reported, if one can't be translated. */
bool pl_export_dialect_attrs(pl_export *e, const pl_op *op);
/* Translates one op at the end of the current block. False, reported, if it has no translation. */
bool pl_export_op(pl_export *e, const pl_op *op);
/* The block that the i-th edge of a terminator leads to; a dummy block if the edge needs one. */
const pl_lir_block *pl_export_successor(pl_export *e, const pl_op *op, uint32_t i);

/* Sets the result to blockaddress(@function, block); the block is found by its tag when the whole module is translated. False,
 * reported, on error. */
bool pl_export_block_address(pl_export *e, const pl_op *op);
/* Notes that the current block has the tag of the op, for the block's address. True always. */
bool pl_export_block_tag(pl_export *e, const pl_op *op);
/* Arithmetic, comparisons, casts and select. */
bool pl_export_arith(pl_export *e, const pl_op *op, bool *ok);
/* Alloca, loads, stores, getelementptr and atomics. */
bool pl_export_memory(pl_export *e, const pl_op *op, bool *ok);
/* Branches, returns and other terminators. */
bool pl_export_control(pl_export *e, const pl_op *op, bool *ok);
/* Calls, invoke, inline assembly and what is written as a call. */
bool pl_export_calls(pl_export *e, const pl_op *op, bool *ok);
/* Intrinsics that have a row in intrinsics.def, and llvm.call_intrinsic. */
bool pl_export_intrinsic(pl_export *e, const pl_op *op, bool *ok);
uint32_t pl_export_bundle_operands(const pl_op *op); /* operands of all bundles: the last of the op's own */
/* `result attributes, type, @name(arguments) [ bundles ]` after `call `. */
bool pl_export_call_of(pl_export *e, const pl_op *op, pl_lir_ins *ins, pl_str name);
/* Writes the operand bundles of a call, whose operands begin with `first`; nothing if it has none. */
void pl_export_bundles(pl_export *e, const pl_op *op, pl_lir_ins *ins, uint32_t first);
/* Writes the operands from `first` to `last` (not included) as arguments, with their attributes, which the list of that name
 * has one by one. False, reported, if one has no translation. */
bool pl_export_call_args(pl_export *e, const pl_op *op, pl_lir_ins *ins, uint32_t first, uint32_t last, pl_attr_name attrs_name);
/* The attributes of a call's result. False, reported, if one has no translation. */
bool pl_export_call_result(pl_export *e, const pl_op *op, pl_lir_param_attrs *attrs);
pl_str pl_export_fastmath(pl_export *e, const pl_op *op, pl_attr_name name); /* "nnan ninf ", empty */
pl_str pl_export_cconv(pl_export *e, pl_str word);                           /* "fastcc ", empty for ccc */
bool pl_export_verify_op(pl_export *e, const pl_op *op);                     /* verify_ops.c */

#endif
