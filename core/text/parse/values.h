/* values.h - names of values and blocks, and their scopes. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_VALUES_H
#define PL_CORE_TEXT_PARSE_VALUES_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* Opens a new scope for value names, in which those of the enclosing scopes are not visible. */
void pl_p_push_scope(pl_parser *p);
/* Closes the innermost scope. False (reported) if a value was used in it and never defined, unless a syntax error may have
 * hidden the definition. */
bool pl_p_pop_scope(pl_parser *p);
/* The value that a reference names in the innermost scope, used with that type; if it is not defined yet, a placeholder, the same
 * for all its uses. NULL (reported) if its type differs, or the name is defined without a result of that number. */
pl_value *pl_p_use(pl_parser *p, const pl_ref *ref, const pl_type *type);
/* The type of the value that a reference names, as used or defined so far; NULL if it was not mentioned before. */
const pl_type *pl_p_type_of(pl_parser *p, const pl_ref *ref);
/* Appends the values that the references name, used with these types, to `out`. False (reported) on a type mismatch, or if the
 * numbers of references and types differ (at the first reference, or at `at` without one). */
bool pl_p_uses(pl_parser *p, const pl_refs *refs, const pl_types *types, pl_token at, pl_values *out);
/* Binds result `number` of a name to a value in the innermost scope and names the value; a placeholder from earlier uses is
 * replaced by the value. False (reported) if the result is already defined, or was used with another type. */
bool pl_p_define(pl_parser *p, pl_str name, uint32_t number, pl_value *value, const pl_token *at);
/* Binds the name of an entry argument that the op's own text gives to its region. False (reported) if the name was mentioned
 * before. */
bool pl_p_define_entry(pl_parser *p, const pl_ref *ref, pl_value *value);
/* The value that a placeholder stood for, if that has been defined since; else `value` itself (also NULL). For operands of an op
 * that is still being parsed: they are not yet uses that pl_p_define replaces. */
pl_value *pl_p_meant(pl_value *value);
/* Parses ^name and returns the block, created if it is not yet defined. NULL (reported) on error. */
pl_block *pl_p_block_ref(pl_parser *p);
/* Parses ^name (`(` (refs `:` types)? `)`)? and appends the successor, its operands and their number to the state; llvm.br and
 * llvm.cond_br may have operands in `[`...`]`, each list with its types, as in 2022. False (reported) on error. */
bool pl_p_successor(pl_parser *p, pl_op_state *state);

/* Removes the values of a name from the innermost scope, and frees the name strings that they carry (pl_value.name becomes NULL);
 * the rest of the text must not mention the name. Does nothing if the scope lacks it. */
void pl_p_forget_name(pl_parser *p, pl_str name);
/* Rebuilds the innermost scope's table of names without those that have no values, which are freed, and empties its list of
 * definitions (pl_scope.defined). */
void pl_p_shrink_names(pl_parser *p);
/* Ends the visibility of the names defined since `mark` (a length of scope->defined) in the innermost scope. */
void pl_p_forget(pl_parser *p, size_t mark);
/* The label at the token `at` in the innermost region, created with a new block if it was not mentioned before; valid until the
 * next call. */
pl_label *pl_p_label(pl_parser *p, pl_token at);

#endif
