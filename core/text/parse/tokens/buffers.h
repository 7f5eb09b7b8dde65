/* buffers.h - vectors and tables that are reused. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_TOKENS_BUFFERS_H
#define PL_CORE_TEXT_PARSE_TOKENS_BUFFERS_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* The buffers that the context holds for reuse, or new ones. */
pl_parse_buffers *pl_p_take_buffers(pl_context *ctx);
/* Clears the buffers and gives them back to the context for the next text, or frees them if the text was large. */
void pl_p_give_buffers(pl_context *ctx, pl_parse_buffers *buffers, size_t text_size);
/* Takes an empty list of types from the pool; the memory of one that is not given back is leaked. */
pl_types pl_p_take_types(pl_parser *p);
/* Clears a list of types and gives it back to the pool. */
void pl_p_give_types(pl_parser *p, pl_types *list);
/* Takes an empty list of references to values from the pool. */
pl_refs pl_p_take_refs(pl_parser *p);
/* Clears a list of references and gives it back to the pool. */
void pl_p_give_refs(pl_parser *p, pl_refs *list);
/* Takes an empty list of arguments from the pool. */
pl_args pl_p_take_args(pl_parser *p);
/* Clears a list of arguments and gives it back to the pool. */
void pl_p_give_args(pl_parser *p, pl_args *list);
/* Takes an empty list of int64_t from the pool. */
pl_i64s pl_p_take_i64s(pl_parser *p);
/* Clears a list of int64_t and gives it back to the pool. */
void pl_p_give_i64s(pl_parser *p, pl_i64s *list);
/* Takes an empty list of uint32_t from the pool. */
pl_u32s pl_p_take_u32s(pl_parser *p);
/* Clears a list of uint32_t and gives it back to the pool. */
void pl_p_give_u32s(pl_parser *p, pl_u32s *list);
/* Takes an empty list of attributes from the pool. */
pl_attr_vec pl_p_take_attr_vec(pl_parser *p);
/* Clears a list of attributes and gives it back to the pool. */
void pl_p_give_attr_vec(pl_parser *p, pl_attr_vec *list);
/* Takes an empty list of named attributes from the pool. */
pl_named_attrs pl_p_take_named_attrs(pl_parser *p);
/* Clears a list of named attributes and gives it back to the pool. */
void pl_p_give_named_attrs(pl_parser *p, pl_named_attrs *list);
/* Takes an empty scope of value names from the pool, or a new one. */
pl_scope *pl_p_take_scope(pl_parser *p);
/* Clears a scope and gives it back to the pool. */
void pl_p_give_scope(pl_parser *p, pl_scope *scope);
/* The state for parsing an op at the current nesting of regions, cleared but for `at` and `block`; the next op at that nesting
 * gets the same one. */
pl_op_state *pl_p_state(pl_parser *p);
/* Grows the state's arrays to one entry for each operand and result group of its signature. */
void pl_p_state_groups(pl_parser *p, pl_op_state *state);

#endif
