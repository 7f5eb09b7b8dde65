/* values.h - names of values and blocks, and their scopes. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_VALUES_H
#define PL_CORE_TEXT_PARSE_VALUES_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* Opens a scope for names of values, inside of the current one. */
void pl_p_push_scope(pl_parser *p);
/* False if a value was used and never defined (reported). */
bool pl_p_pop_scope(pl_parser *p);
/* The value that a reference names, for a use with that type; a placeholder if it is not defined yet. NULL (reported) on a
 * type mismatch. */
pl_value *pl_p_use(pl_parser *p, const pl_ref *ref, const pl_type *type);
const pl_type *pl_p_type_of(pl_parser *p, const pl_ref *ref); /* NULL if it was not mentioned before */
/* The values of references that have these types, appended. False (reported) if numbers or types differ. */
bool pl_p_uses(pl_parser *p, const pl_refs *refs, const pl_types *types, pl_token at, pl_values *out);
/* Defines result `number` of a name as a value; earlier uses get it. False (reported) if it is defined already, or used with
 * another type. */
bool pl_p_define(pl_parser *p, pl_str name, uint32_t number, pl_value *value, const pl_token *at);
/* The same for an argument that an operation's own text gives to its region: its name must not have been mentioned before. */
bool pl_p_define_entry(pl_parser *p, const pl_ref *ref, pl_value *value);
/* The value that a forward reference stood for, if it was defined since; else the value itself. An operation's regions may define
 * what its operands refer to: they hold no uses yet. */
pl_value *pl_p_meant(pl_value *value);
pl_block *pl_p_block_ref(pl_parser *p); /* ^name */
/* ^name (`(` refs `:` types `)`)?, appended to the state. */
bool pl_p_successor(pl_parser *p, pl_op_state *state);

/* The name is mentioned no more: its values have none. */
void pl_p_forget_name(pl_parser *p, pl_str name);
/* Makes the table of names anew without those that are forgotten. */
void pl_p_shrink_names(pl_parser *p);
/* The names defined since `mark` (a length of scope->defined) go out of scope. */
void pl_p_forget(pl_parser *p, size_t mark);
pl_label *pl_p_label(pl_parser *p, pl_token at); /* of the innermost region, made if new; valid until the next call */

#endif
