/* op.h - one op: the generic form, by its format, by a function of its own. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_OP_H
#define PL_CORE_TEXT_PARSE_OP_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* Reports that the current token begins an attribute of a wrong kind, or none; always false. */
bool pl_p_no_attribute(pl_parser *p);
/* Whether a parsed type meets a constraint, so far as mlir-opt checks it in the parser and not in the verifier; false is reported
 * at `at`. */
bool pl_p_check_written(pl_parser *p, pl_token at, pl_constraint kind, const pl_type *type);
/* Removes attributes from `first` on that are named like a property which is a set of bit flags: mlir-opt 19 and 22 do not read
 * these from the attribute dictionary. */
void pl_p_drop_bits(pl_op_state *state, size_t first);
/* Parses the optional attribute dictionary of an op into its attributes (see pl_p_drop_bits). False (reported) on error, as if a
 * value does not fit the property of that name. */
bool pl_p_op_dict(pl_parser *p, pl_op_state *state);
/* Reports at `at` that `type` should have been a function type; always false. */
bool pl_p_no_function(pl_parser *p, pl_token at, const pl_type *type);
/* Reports that the current token is not a word of the vocabulary, one of which the named attribute needs; always false. */
bool pl_p_bad_keyword(pl_parser *p, const char *vocabulary, pl_str attribute);

/* The number of results that the names before the op stand for. */
size_t pl_p_count_names(const pl_op_state *s);
/* Reports that the op can't have `types` results, or that the names before it are for another number; always false. */
bool pl_p_wrong_results(pl_parser *p, const pl_op_state *s, size_t types);

/* Parses one operation, with its result names and location, and appends it to the block. False (reported) on error; the op may be
 * in the block nevertheless. */
bool pl_p_op(pl_parser *p, pl_block *block);
/* Whether MLIR could store the attributes from index `first` on as properties of the op, so far as they are any; the first one by
 * name that it could not is reported. */
bool pl_p_check_properties(pl_parser *p, pl_op_state *state, size_t first);
/* Appends an attribute to those parsed for the op. */
void pl_p_set_attr(pl_parser *p, pl_op_state *state, pl_attr_name name, const pl_attr *value);
/* The value of the last attribute of that name among those parsed so far; NULL if there is none. */
const pl_attr *pl_p_state_attr(const pl_op_state *state, pl_attr_name name);

/* Parses the custom form of an op, after its name, by its declarative format. False (reported) on error. */
bool pl_p_formatted(pl_parser *p, pl_op_state *state, const pl_format *format);

typedef bool (*pl_custom_parser)(pl_parser *p, pl_op_state *state);
/* The C function that parses the custom form of that name (`custom<name>` in the op table); NULL if there is none. */
pl_custom_parser pl_p_custom(pl_str name);

#endif
