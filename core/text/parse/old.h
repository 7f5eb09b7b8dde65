/* old.h - spellings of earlier years. Private to core/text/parse. */
#ifndef PL_CORE_TEXT_PARSE_OLD_H
#define PL_CORE_TEXT_PARSE_OLD_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* Today's name for an op spelt without or with its old dialect; the name itself if there is none. */
pl_str pl_p_upgrade_name(pl_str name);
/* Whether a function was called that before it was a `func.func`. */
bool pl_p_is_old_function(pl_str name);
/* Gives an op whose attributes or operands were renamed or changed their form today's. False (reported) if it has none. */
bool pl_p_upgrade_op(pl_parser *p, pl_op_state *state);
/* As long as pointers had types, a call of a variadic function did not say the function's type: it is that of the declaration. */
void pl_p_upgrade_calls(pl_module *module);
/* The same for the value of a property: arrays were lists of attributes or tensors. */
const pl_attr *pl_p_upgrade_value(pl_parser *p, const pl_sig_prop *prop, const pl_attr *value);
/* A constant of type index ahead of the op that is read, for sizes that stood in an op as numbers. */
pl_value *pl_p_index_constant(pl_parser *p, pl_op_state *state, int64_t value);

#endif
