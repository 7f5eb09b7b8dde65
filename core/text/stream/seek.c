/* Reading goes on elsewhere in the text. */
#include <assert.h>

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/values.h"
#include "core/text/parse/whole.h"
#include "core/text/stream/pieces.h"
#include "core/text/stream/reader.h"

void pl_p_seek(pl_parser *p, pl_token start) {
  assert(start.start <= p->lexer.end && start.column > 0);
  p->lexer.next = start.start;
  p->lexer.line = start.line;
  p->lexer.line_start = start.start - (start.column - 1);
  pl_lexer_next(&p->lexer, &p->tok);
  p->last = (pl_token){.kind = PL_TOK_INVALID};
}

bool pl_pieces_is_long(const pl_pieces *pieces, size_t size) {
  if (pieces->next == pieces->outline.extents.len) return false;
  const pl_extent *extent = &pieces->outline.extents.data[pieces->next];
  return extent->skipped && (size_t)(extent->end - extent->start.start) > size;
}

void pl_pieces_start(pl_pieces *pieces) {
  pl_parser *p = &pieces->parser;
  const pl_op *whole = pieces->module->op;
  pl_module *module = p->module = pl_module_new(p->ctx, pieces->module->source);
  module->op->attrs = whole->attrs;
  module->op->loc = whole->loc;
  module->op->line = whole->line;
  module->op->column = whole->column;
  p->region_depth = pieces->region_depth;
  pl_p_push_scope(p);
}

bool pl_pieces_end(pl_pieces *pieces) {
  pl_parser *p = &pieces->parser;
  bool ok = pl_p_pop_scope(p);
  pl_p_resolve_locations(p);
  pl_arena_reset(p->arena);
  return ok && pl_diags_count(pieces->diags) == 0;
}
