/* buffers.h - vectors and tables that are reused. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_TOKENS_BUFFERS_H
#define PL_CORE_TEXT_PARSE_TOKENS_BUFFERS_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* The buffers that the context kept, or new ones. */
pl_parse_buffers *pl_p_take_buffers(pl_context *ctx);
/* Clears the buffers and gives them back to the context; those of a very large text are freed. */
void pl_p_give_buffers(pl_context *ctx, pl_parse_buffers *buffers, size_t text_size);
/* An empty list of types for a while, as the other lists below; the memory of one that is not given back is lost. */
pl_types pl_p_take_types(pl_parser *p);
/* Gives the list back. */
void pl_p_give_types(pl_parser *p, pl_types *list);
/* An empty list of references to values. */
pl_refs pl_p_take_refs(pl_parser *p);
/* Gives the list back. */
void pl_p_give_refs(pl_parser *p, pl_refs *list);
/* An empty list of arguments. */
pl_args pl_p_take_args(pl_parser *p);
/* Gives the list back. */
void pl_p_give_args(pl_parser *p, pl_args *list);
/* An empty list of signed numbers. */
pl_i64s pl_p_take_i64s(pl_parser *p);
/* Gives the list back. */
void pl_p_give_i64s(pl_parser *p, pl_i64s *list);
/* An empty list of unsigned numbers. */
pl_u32s pl_p_take_u32s(pl_parser *p);
/* Gives the list back. */
void pl_p_give_u32s(pl_parser *p, pl_u32s *list);
/* An empty list of attributes. */
pl_attr_vec pl_p_take_attr_vec(pl_parser *p);
/* Gives the list back. */
void pl_p_give_attr_vec(pl_parser *p, pl_attr_vec *list);
/* An empty list of named attributes. */
pl_named_attrs pl_p_take_named_attrs(pl_parser *p);
/* Gives the list back. */
void pl_p_give_named_attrs(pl_parser *p, pl_named_attrs *list);
/* An empty scope of names. */
pl_scope *pl_p_take_scope(pl_parser *p);
/* Clears the scope and gives it back. */
void pl_p_give_scope(pl_parser *p, pl_scope *scope);
/* The state of the op at the current depth of regions, cleared. */
pl_op_state *pl_p_state(pl_parser *p);
/* Makes space in the state for the groups of operands and results of its signature. */
void pl_p_state_groups(pl_parser *p, pl_op_state *state);

#endif
