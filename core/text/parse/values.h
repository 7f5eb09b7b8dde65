/* values.h - names of values and blocks, and their scopes. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_VALUES_H
#define PL_CORE_TEXT_PARSE_VALUES_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* Opens a new scope for value names, in which those of the enclosing scopes are not visible. */
void pl_p_push_scope(pl_parser *p);
/* Closes the innermost scope. False (reported) if a value was used in it and never defined, unless a syntax error in it has
 * swallowed definitions. */
bool pl_p_pop_scope(pl_parser *p);
/* The value that a reference names in the innermost scope, used with that type, or a placeholder if it is not defined yet. NULL
 * (reported) on error. */
pl_value *pl_p_use(pl_parser *p, const pl_ref *ref, const pl_type *type);
/* The type of the value that a reference names, by its uses or definition so far; NULL if there are none. */
const pl_type *pl_p_type_of(pl_parser *p, const pl_ref *ref);
/* Appends the values that the references name, used with these types, to `out`. False (reported, at `at` if there are no
 * references) on error. */
bool pl_p_uses(pl_parser *p, const pl_refs *refs, const pl_types *types, pl_token at, pl_values *out);
/* Binds result `number` of a name to a value in the innermost scope, which takes the place of a placeholder, and names the value.
 * False (reported) on error. */
bool pl_p_define(pl_parser *p, pl_str name, uint32_t number, pl_value *value, const pl_token *at);
/* Binds the name of an entry argument that the op's own text gives to its region. False (reported) if the name is in use. */
bool pl_p_define_entry(pl_parser *p, const pl_ref *ref, pl_value *value);
/* The value that a placeholder stood for, if that was defined since; else `value` itself. For operands that are not yet uses,
 * which pl_p_define replaces. */
pl_value *pl_p_meant(pl_value *value);
/* Parses ^name and returns the block, created if it is not yet defined. NULL (reported) on error. */
pl_block *pl_p_block_ref(pl_parser *p);
/* Parses ^name (`(` (refs `:` types)? `)`)?, for branches of LLVM also operands as of 2022, and appends the successor with its
 * operands to the state. False (reported) on error. */
bool pl_p_successor(pl_parser *p, pl_op_state *state);

/* Removes a name that the rest of the text does not mention from the innermost scope, and the names of its values. */
void pl_p_forget_name(pl_parser *p, pl_str name);
/* Frees names without values of the innermost scope, and empties its list of definitions (pl_scope.defined). */
void pl_p_shrink_names(pl_parser *p);
/* Ends the visibility of the names defined since `mark` (a length of scope->defined) in the innermost scope. */
void pl_p_forget(pl_parser *p, size_t mark);
/* The label at the token `at` in the innermost region, with a new block if it was not mentioned before; valid until the next
 * call. */
pl_label *pl_p_label(pl_parser *p, pl_token at);

#endif
