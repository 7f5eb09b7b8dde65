/* old.h - spellings of earlier years. Private to core/text/parse. */
#ifndef PL_CORE_TEXT_PARSE_OLD_H
#define PL_CORE_TEXT_PARSE_OLD_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* Today's name of an op whose name may be one of an older MLIR; the name itself if it was not renamed. */
pl_str pl_p_upgrade_name(pl_str name);
/* Whether the op name is one that func.func had in earlier versions: func, std.func, builtin.func. */
bool pl_p_is_old_function(pl_str name);
/* Rewrites an op that was parsed in the form of an older MLIR to today's form. False (reported) if it can't be rewritten. */
bool pl_p_upgrade_op(pl_parser *p, pl_op_state *state);
/* Sets var_callee_type of the llvm.call and llvm.invoke of variadic functions that lack it, which MLIR with typed pointers did
 * not write, where the function's type is known. */
void pl_p_upgrade_calls(pl_module *module);
/* The value of a property in today's form: a list of integers that was written as another attribute becomes a dense array; other
 * values are returned unchanged. */
const pl_attr *pl_p_upgrade_value(pl_parser *p, const pl_sig_prop *prop, const pl_attr *value);
/* Appends an arith.constant of type index to the block, before the op that is being parsed, and returns its result. */
pl_value *pl_p_index_constant(pl_parser *p, pl_op_state *state, int64_t value);

#endif
