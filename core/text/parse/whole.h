/* whole.h - a whole text. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_WHOLE_H
#define PL_CORE_TEXT_PARSE_WHOLE_H

#include "core/text/parse/tokens/parser.h"

/* Prepares a parser for a text and reads its first token; pl_p_finish frees it. */
void pl_p_init(pl_parser *p, pl_context *ctx, const pl_source *src, pl_diags *diags);
/* Frees what the parser holds, and gives its buffers and arenas back to the context. */
void pl_p_finish(pl_parser *p);
/* Parses all of the text and returns the module, even if errors were reported. */
pl_module *pl_p_whole(pl_parser *p);
/* Sets the locations of ops and arguments that named an alias before its definition; an alias that is undefined or no location is
 * reported. */
void pl_p_resolve_locations(pl_parser *p);

#endif
