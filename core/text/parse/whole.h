/* whole.h - a whole text. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_WHOLE_H
#define PL_CORE_TEXT_PARSE_WHOLE_H

#include "core/text/parse/tokens/parser.h"

/* Prepares a parser for a text and reads its first token; `pl_p_finish` frees it. */
void pl_p_init(pl_parser *p, pl_context *ctx, const pl_source *src, pl_diags *diags);
/* Frees what the parser holds, and gives its buffers and arenas back to the context. */
void pl_p_finish(pl_parser *p);
/* Reads all of the text. The module is there even if there were errors. */
pl_module *pl_p_whole(pl_parser *p);
/* Locations that named an alias before its definition. */
void pl_p_resolve_locations(pl_parser *p);

#endif
