/* old.h - spellings of earlier years. Private to core/text/parse. */
#ifndef PL_CORE_TEXT_PARSE_OLD_H
#define PL_CORE_TEXT_PARSE_OLD_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* Today's name of an op written without a dialect, as `std.` or under another old name; the name itself if it was not renamed. */
pl_str pl_p_upgrade_name(pl_str name);
/* Whether the op name is one that func.func had in earlier versions: func, std.func, builtin.func. */
bool pl_p_is_old_function(pl_str name);
/* Rewrites the kind, attributes and operands parsed of an op in the form of an older MLIR to today's form, for sizes that a
 * memref.expand_shape left out with new ops before it; does nothing to an op in today's form. False (reported) if it can't be
 * rewritten. */
bool pl_p_upgrade_op(pl_parser *p, pl_op_state *state);
/* Sets var_callee_type of each llvm.call and llvm.invoke of a variadic function that lacks it, which MLIR with typed pointers did
 * not write, from the llvm.func of the callee's name, wherever it is in the module, or the pointee of the callee's type. */
void pl_p_upgrade_calls(pl_module *module);
/* The value of a property in today's form: arrays of integer attributes and rank-1 dense integers, all of which fit 64 bits,
 * become dense arrays where the property is one, of i32 modulo 2^32; all else is returned unchanged. */
const pl_attr *pl_p_upgrade_value(pl_parser *p, const pl_sig_prop *prop, const pl_attr *value);
/* Appends an arith.constant of type index to the block, before the op that is being parsed; returns its result. For sizes that
 * older ops had as integers. */
pl_value *pl_p_index_constant(pl_parser *p, pl_op_state *state, int64_t value);

#endif
