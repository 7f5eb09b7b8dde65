/* op.h - one op: the generic form, by its format, by a function of its own. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_OP_H
#define PL_CORE_TEXT_PARSE_OP_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* Another attribute stands here than one that is needed, or none; false always. */
bool pl_p_no_attribute(pl_parser *p);
/* Checks a type whose constraint mlir-opt checks in the parser, before it checks any use; `at`: the place of the diagnostic.
 * Other constraints are left to the checker. */
bool pl_p_check_written(pl_parser *p, pl_token at, pl_constraint kind, const pl_type *type);
/* Forgets attributes from `first` on that have the name of flags of LLVM's operations, which are no attributes: mlir-opt 19 and
 * 22 take them for something else, and set no flag. */
void pl_p_drop_bits(pl_op_state *state, size_t first);
/* The dictionary of an op, if there is one. Its properties in it have to be such. */
bool pl_p_op_dict(pl_parser *p, pl_op_state *state);
/* What stands there should have been a function type; false always. */
bool pl_p_no_function(pl_parser *p, pl_token at, const pl_type *type);
/* The current token is no word of the vocabulary, of which the attribute of that name has to be; false always. */
bool pl_p_bad_keyword(pl_parser *p, const char *vocabulary, pl_str attribute);

/* Results that the names before the op are for. */
size_t pl_p_count_names(const pl_op_state *s);
/* As many types are given for an operation's results as it can't have; reports it, also of the names that they have; false. */
bool pl_p_wrong_results(pl_parser *p, const pl_op_state *s, size_t types);

/* Parses one operation, with its location, and appends it to the block. False (reported) on error. */
bool pl_p_op(pl_parser *p, pl_block *block);
/* Checks the attributes from `first` on as the op's properties (properties.c). False (reported) if one has another form than
 * its property. */
bool pl_p_check_properties(pl_parser *p, pl_op_state *state, size_t first);
/* Appends an attribute to those of the op. */
void pl_p_set_attr(pl_parser *p, pl_op_state *state, pl_attr_name name, const pl_attr *value);
/* The last attribute of that name among those read so far; NULL if there is none. */
const pl_attr *pl_p_state_attr(const pl_op_state *state, pl_attr_name name);

/* Parses the custom form of an op by its declarative format. False (reported) on error. */
bool pl_p_formatted(pl_parser *p, pl_op_state *state, const pl_format *format);

typedef bool (*pl_custom_parser)(pl_parser *p, pl_op_state *state);
pl_custom_parser pl_p_custom(pl_str name); /* the C function for custom<name> */

#endif
