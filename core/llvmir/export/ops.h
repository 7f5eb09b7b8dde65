/* ops.h - one operation each: true if the kind is theirs; *ok: whether it has a translation. */
#include "core/llvmir/export/export.h"
#include "core/llvmir/lir/lir.h"
#ifndef PL_CORE_LLVMIR_EXPORT_OPS_H
#define PL_CORE_LLVMIR_EXPORT_OPS_H

/* The registered translation of a dialect; NULL if there is none. */
const pl_export_dialect *pl_export_dialect_named(const pl_export *e, pl_str name);
/* Passes each of the op's attributes named `dialect.name` to the translation of that dialect; those of dialects without one are
 * left out, as in MLIR. False, reported, if one cannot be translated. */
bool pl_export_dialect_attrs(pl_export *e, const pl_op *op);
/* Translates one op at the end of the current block, with its location, memory model annotations and attributes of other
 * dialects. False after an error, which is reported. */
bool pl_export_op(pl_export *e, const pl_op *op);
/* The block that the terminator's i-th edge leads to: the successor's, or the intermediate block that was made for the edge. */
const pl_lir_block *pl_export_successor(pl_export *e, const pl_op *op, uint32_t i);

/* Defines the op's result as blockaddress(@function, block); the block is found by its tag later, by pl_export_find_blocks.
 * False, reported, if the function is missing. */
bool pl_export_block_address(pl_export *e, const pl_op *op);
/* Records the current block under the tag of a blocktag op, for block addresses. Always true. */
bool pl_export_block_tag(pl_export *e, const pl_op *op);
/* Translates arithmetic, comparisons, casts, select, freeze, shufflevector and element accesses of aggregates and vectors. False
 * if the op is none of these; `*ok` is whether it has a translation. */
bool pl_export_arith(pl_export *e, const pl_op *op, bool *ok);
/* Translates alloca, load, store, getelementptr, va_arg and atomics. False if the op is none of these; `*ok` is whether it has a
 * translation. */
bool pl_export_memory(pl_export *e, const pl_op *op, bool *ok);
/* Translates br, cond_br, switch, indirectbr, return, unreachable, resume and landingpad. False if the op is none of these;
 * `*ok` is whether it has a translation. */
bool pl_export_control(pl_export *e, const pl_op *op, bool *ok);
/* Translates call, invoke, inline assembly, assume and noalias scope declarations. False if the op is none of these; `*ok` is
 * whether it has a translation. */
bool pl_export_calls(pl_export *e, const pl_op *op, bool *ok);
/* Translates intrinsic ops that have a row in intrinsics.def, and llvm.call_intrinsic. False if the op is none of these; `*ok`
 * is whether it has a translation. */
bool pl_export_intrinsic(pl_export *e, const pl_op *op, bool *ok);
/* Number of operands in all operand bundles of a call, which are the last of the op's own operands; 0 if the op has no bundles,
 * or fewer own operands than their sizes add up to. */
uint32_t pl_export_bundle_operands(const pl_op *op);
/* Appends what follows `call `: result attributes, address space, result type, @name(arguments) and operand bundles. False,
 * reported, if attributes have no translation or do not fit. */
bool pl_export_call_of(pl_export *e, const pl_op *op, pl_lir_ins *ins, pl_str name);
/* Appends the operand bundles of a call to `ins`, ` [ "tag"(i32 %0), ... ]`; nothing if it has none. The operands of the first
 * bundle begin at the op's operand `first`. */
void pl_export_bundles(pl_export *e, const pl_op *op, pl_lir_ins *ins, uint32_t first);
/* Appends operands `first` to `last` - 1 as arguments in parentheses, each with its attributes from the op's list `attrs_name`.
 * False, reported, if attributes have no translation or do not fit the argument. */
bool pl_export_call_args(pl_export *e, const pl_op *op, pl_lir_ins *ins, uint32_t first, uint32_t last, pl_attr_name attrs_name);
/* Sets `attrs` to the attributes of a call's result. False, reported, if they have no translation or do not fit the result. */
bool pl_export_call_result(pl_export *e, const pl_op *op, pl_lir_param_attrs *attrs);
/* The fast-math flags in the op's property `name` as text, each with a space after it ("nnan ninf "); empty if there are none. */
pl_str pl_export_fastmath(pl_export *e, const pl_op *op, pl_attr_name name);
/* The LLVM IR text of the calling convention `word` of the dialect, with a space after it ("fastcc ", "cc42 "); empty for the
 * default one. */
pl_str pl_export_cconv(pl_export *e, pl_str word);
/* Whether the op meets the rules of LLVM's verifier that are checked here because the dialect's checker does not enforce them;
 * false is reported. */
bool pl_export_verify_op(pl_export *e, const pl_op *op);

#endif
