/* A long text, read function by function: first its outline, in which functions have no bodies, then pieces of it as modules.
 *
 * Where bodies end is found by their brackets alone; that it is where the parser ends too is checked when the piece is read. */
#include "core/text/parse/pieces.h"

#define EACH_BYTE(c) (UINT64_C(0x0101010101010101) * (unsigned char)(c))

/* Not 0 if one of eight bytes is `c`. */
static uint64_t find_byte(uint64_t bytes, char c) {
  uint64_t x = bytes ^ EACH_BYTE(c);
  return (x - EACH_BYTE(1)) & ~x & EACH_BYTE(0x80);
}

/* The next brace, quote or slash, or the end. */
static const char *find_special(const char *at, const char *end) {
  for (uint64_t bytes; end - at >= 8; at += 8) {
    memcpy(&bytes, at, 8);
    if (find_byte(bytes, '{') | find_byte(bytes, '}') | find_byte(bytes, '"') | find_byte(bytes, '/')) break;
  }
  while (at < end && *at != '{' && *at != '}' && *at != '"' && *at != '/')
    at++;
  return at;
}

/* From behind an open brace to behind the one that closes it; NULL if none does. */
static const char *skip_braces(const char *at, const char *end) {
  size_t depth = 1;
  while ((at = find_special(at, end)) < end) {
    if (*at == '"' || *at == '/') {
      at = pl_lexer_skip_quoted(at, end);
      continue;
    }
    if (*at == '{') depth++;
    if (*at++ == '}' && --depth == 0) return at;
  }
  return NULL;
}

/* Goes on behind what is passed over. */
static void move_on(pl_lexer *lexer, const char *behind) {
  for (const char *newline; (newline = memchr(lexer->next, '\n', (size_t)(behind - lexer->next))) != NULL;) {
    lexer->line++;
    lexer->line_start = lexer->next = newline + 1;
  }
  lexer->next = behind;
}

bool pl_p_skip_body(pl_parser *p, const pl_op_state *s) {
  bool skips = p->outline && pl_p_in_outline(p) && pl_p_at(p, PL_TOK_L_BRACE);
  const char *behind = skips ? skip_braces(p->lexer.next, p->lexer.end) : NULL;
  if (!behind) return false;
  p->outline->skipped = s->block;
  move_on(&p->lexer, behind);
  pl_p_advance(p);
  return true;
}

void pl_p_note_extent(pl_parser *p, const pl_block *block, pl_token start) {
  bool skipped = p->outline->skipped == block;
  p->outline->skipped = NULL;
  if (pl_p_in_outline(p)) pl_vec_push(&p->outline->extents, ((pl_extent){block, start, p->tok.start, skipped}));
}

/* Keeps the extents of the module's own ops. False if there are functions without body elsewhere, or values between the ops. */
static bool keep_own(pl_outline *outline, const pl_block *body) {
  size_t kept = 0;
  for (size_t i = 0; i < outline->extents.len; i++) {
    pl_extent extent = outline->extents.data[i];
    if (extent.block == body)
      outline->extents.data[kept++] = extent;
    else if (extent.skipped)
      return false;
  }
  outline->extents.len = kept;
  PL_FOR_OPS(op, body) {
    if (op->num_results || op->num_operands) return false;
  }
  return true;
}

pl_pieces *pl_pieces_new(pl_context *ctx, const pl_source *src, const pl_parse_options *options) {
  pl_pieces *pieces = pl_xmalloc(sizeof *pieces);
  *pieces = (pl_pieces){.diags = pl_diags_new()};
  pl_parser *p = &pieces->parser;
  pl_p_init(p, ctx, src, pieces->diags);
  if (options) p->options = *options;
  p->outline = &pieces->outline;
  pieces->module = pl_p_whole(p);
  p->outline = NULL;
  const pl_region *region = pieces->module->op->regions[0];
  pieces->region_depth = pieces->module->op->line ? 1 : 0; /* a module that the text has, or an implicit one */
  bool ok = pl_diags_count(pieces->diags) == 0 && region->first && !region->first->next && region->first->num_args == 0 &&
            pieces->module->num_resources == 0;
  if (ok && keep_own(&pieces->outline, region->first)) return pieces;
  pl_pieces_free(pieces);
  return NULL;
}

void pl_pieces_free(pl_pieces *pieces) {
  if (!pieces) return;
  pl_p_finish(&pieces->parser);
  pl_vec_free(&pieces->outline.extents);
  pl_module_free(pieces->module);
  pl_diags_free(pieces->diags);
  free(pieces);
}

pl_module *pl_pieces_outline(const pl_pieces *pieces) { return pieces->module; }

size_t pl_pieces_longest(const pl_pieces *pieces) {
  size_t longest = 0;
  for (size_t i = 0; i < pieces->outline.extents.len; i++) {
    const pl_extent *extent = &pieces->outline.extents.data[i];
    size_t size = (size_t)(extent->end - extent->start.start);
    if (size > longest) longest = size;
  }
  return longest;
}

void pl_p_seek(pl_parser *p, pl_token start) {
  p->lexer.next = start.start;
  p->lexer.line = start.line;
  p->lexer.line_start = start.start - (start.column - 1);
  pl_lexer_next(&p->lexer, &p->tok);
  p->last = (pl_token){.kind = PL_TOK_INVALID};
}

/* Reads ops until about `size` bytes are read, or a long function comes. False if an op is malformed or ends elsewhere than its
 * brackets say. */
static bool read_ops(pl_pieces *pieces, size_t size, pl_block *body) {
  pl_parser *p = &pieces->parser;
  const pl_extent *extents = pieces->outline.extents.data;
  const char *start = extents[pieces->next].start.start;
  do {
    const pl_extent *extent = &extents[pieces->next++];
    if (p->tok.start != extent->start.start) pl_p_seek(p, extent->start);
    if (!pl_p_op(p, body) || p->tok.start != extent->end) return false;
  } while (pieces->next < pieces->outline.extents.len && (size_t)(p->tok.start - start) < size &&
           !pl_pieces_is_long(pieces, size));
  return true;
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

bool pl_pieces_next(pl_pieces *pieces, size_t size, pl_module **piece) {
  *piece = NULL;
  if (pieces->next == pieces->outline.extents.len) return true;
  pl_pieces_start(pieces);
  pl_module *module = pieces->parser.module;
  bool ok = read_ops(pieces, size, module->op->regions[0]->first);
  if (pl_pieces_end(pieces) && ok) {
    *piece = module;
    return true;
  }
  pl_module_free(module);
  return false;
}
