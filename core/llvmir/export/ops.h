/* ops.h - one operation: by the function that translations.def names for its kind. Private to core/llvmir/export. */
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

/* ---- What rows of translations.def name: each translates an op of a kind of its rows, at the end of the current block ---- */

typedef bool pl_translation(pl_export *e, const pl_op *op);
/* `word`: the name of the LLVM instruction. */
typedef bool pl_instruction(pl_export *e, const pl_op *op, const char *word);

/* arith.c */
/* Translates integer arithmetic; `word` is the name of the LLVM instruction. Always true. */
pl_instruction pl_export_int_binary;
/* Translates floating point arithmetic; `word` is the name of the LLVM instruction. Always true. */
pl_instruction pl_export_float_binary;
/* Translates a cast to its operand, a folded constant or the instruction `word`. False after an error, which is reported. */
pl_instruction pl_export_cast;
/* Translate comparisons, select, fneg, freeze, and accesses to elements of aggregates and vectors. Always true. */
pl_translation pl_export_icmp;
pl_translation pl_export_fcmp;
pl_translation pl_export_select;
pl_translation pl_export_fneg;
pl_translation pl_export_freeze;
pl_translation pl_export_extractvalue;
pl_translation pl_export_insertvalue;
pl_translation pl_export_extractelement;
pl_translation pl_export_insertelement;
pl_translation pl_export_shufflevector;

/* memory.c */
/* Translates alloca. False, reported, if LLVM would refuse its alignment. */
pl_translation pl_export_alloca;
/* Translates a load. False after an error, which is reported. */
pl_translation pl_export_load;
/* Translates a store. False after an error, which is reported. */
pl_translation pl_export_store;
/* Translates atomicrmw. False after an error, which is reported, such as an operation that LLVM 19 lacks if the text is for
 * that. */
pl_translation pl_export_atomicrmw;
/* Translates cmpxchg. False after an error, which is reported. */
pl_translation pl_export_cmpxchg;
/* Translates a fence. Always true. */
pl_translation pl_export_fence;
/* Translates getelementptr to a folded constant or an instruction. Always true. */
pl_translation pl_export_getelementptr;
/* Translates va_arg. Always true. */
pl_translation pl_export_va_arg;

/* control.c */
/* Translates an unconditional or conditional branch, and records its block as a predecessor of each target. False after an
 * error, which is reported. */
pl_translation pl_export_branch;
/* Translates a switch, and records its block as a predecessor of each target. False after an error, which is reported. */
pl_translation pl_export_switch;
/* Translates an indirectbr, and records its block as a predecessor of each target. Always true. */
pl_translation pl_export_indirectbr;
/* Translates a return, of the first operand if there is one. False after an error, which is reported. */
pl_translation pl_export_return;
/* Translates unreachable. False after an error, which is reported. */
pl_translation pl_export_unreachable;
/* Translates resume. Always true. */
pl_translation pl_export_resume;
/* Translates a landingpad; clauses of array type are filters, all others catches. Always true. */
pl_translation pl_export_landingpad;
/* Defines the op's result as blockaddress(@function, block); the block is found by its tag later, by pl_export_find_blocks.
 * False, reported, if the function is missing. */
pl_translation pl_export_block_address;
/* Records the current block under the tag of a blocktag op, for block addresses. Always true. */
pl_translation pl_export_block_tag;

/* call.c */
/* Translates a call. False after an error, which is reported. */
pl_translation pl_export_call;
/* Translates an invoke and records the edges to its two successors. False after an error, which is reported. */
pl_translation pl_export_invoke;
/* Translates inline assembly to a call. False, reported, if the attributes of an operand have no translation or do not fit it. */
pl_translation pl_export_inline_asm;
/* Translates llvm.intr.assume to a call. False after an error, which is reported. */
pl_translation pl_export_assume;

/* intrinsic.c */
/* Translates an op that has a row in intrinsics.def to a call of that intrinsic. False after an error, which is reported. */
pl_translation pl_export_intrinsic;
/* The same of lifetime markers, masked and matrix accesses, whose arguments depend on the LLVM version or carry an alignment. */
pl_translation pl_export_lifetime;
pl_translation pl_export_masked_load;
pl_translation pl_export_masked_store;
pl_translation pl_export_matrix_access;
/* Translates llvm.call_intrinsic. False after an error, which is reported, such as an intrinsic that is neither in the tables
 * nor one of a target. */
pl_translation pl_export_call_intrinsic;

/* ---- What they share ---- */

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
