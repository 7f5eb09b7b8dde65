/* A long text, read function by function: first its outline, in which functions have no bodies, then pieces of it as modules.
 *
 * Where bodies end is found by their brackets alone; that it is where the parser ends too is checked when the piece is read. */
#include "core/text/stream/pieces.h"

#include <assert.h>

#include "core/text/parse/op.h"
#include "core/text/parse/tokens/options.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/whole.h"
#include "core/text/stream/reader.h"

#define EACH_BYTE(c) (UINT64_C(0x0101010101010101) * (unsigned char)(c))

/* Not 0 if and only if one of the eight bytes is `c`. */
static uint64_t find_byte(uint64_t bytes, char c) {
  uint64_t x = bytes ^ EACH_BYTE(c);
  return (x - EACH_BYTE(1)) & ~x & EACH_BYTE(0x80);
}

/* The position of the next brace, quote or slash from `at` on; `end` if there is none. */
static const char *find_special(const char *at, const char *end) {
  for (uint64_t bytes; end - at >= 8; at += 8) {
    memcpy(&bytes, at, 8);
    if (find_byte(bytes, '{') | find_byte(bytes, '}') | find_byte(bytes, '"') | find_byte(bytes, '/')) break;
  }
  while (at < end && *at != '{' && *at != '}' && *at != '"' && *at != '/')
    at++;
  return at;
}

/* The position after the `}` that closes a `{` that ends at `at`; NULL if none does before `end`. Braces in strings and comments
 * don't count. */
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

/* Moves the lexer on to `after` and updates its line number and where that line starts. */
static void move_on(pl_lexer *lexer, const char *after) {
  for (const char *newline; (newline = memchr(lexer->next, '\n', (size_t)(after - lexer->next))) != NULL;) {
    lexer->line++;
    lexer->line_start = lexer->next = newline + 1;
  }
  lexer->next = after;
}

/* Whether the op that is being parsed is at the top level or directly in a module there. */
static bool is_outer(const pl_parser *p) {
  return p->region_depth <= 1 && strcmp(pl_vec_last(&p->buffers->default_dialects), "builtin") == 0;
}

/* Hook at the place of a function's body: skips the body and returns true if the function is at the top level or directly in a
 * module there, and the body is in braces; else does nothing and returns false. */
static bool skip_body(pl_parser *p, pl_op_state *s, const pl_args *args, bool *ok) {
  pl_outline *outline = p->hook->user;
  const char *after = is_outer(p) && pl_p_at(p, PL_TOK_L_BRACE) ? skip_braces(p->lexer.next, p->lexer.end) : NULL;
  (void)args, (void)ok;
  if (!after) return false;
  outline->skipped = s->block;
  move_on(&p->lexer, after);
  pl_p_advance(p);
  pl_vec_push(&s->regions, PL_NEW(p->arena, pl_region));
  return true;
}

/* Hook after an op that was parsed into `block`: records its extent in the text if it is at the top level or directly in a module
 * there. */
static void note_extent(pl_parser *p, const pl_block *block, pl_token start) {
  pl_outline *outline = p->hook->user;
  bool skipped = outline->skipped == block;
  outline->skipped = NULL;
  if (is_outer(p)) pl_vec_push(&outline->extents, ((pl_extent){block, start, p->tok.start, skipped}));
}

/* Removes the extents of ops that are not directly in `body`, the module's block. False if the module can't be read in pieces:
 * the body of a function elsewhere was skipped, or an op of `body` has operands or results. */
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
  pieces->hook = (pl_parse_hook){.body = skip_body, .after_op = note_extent, .user = &pieces->outline};
  p->hook = &pieces->hook;
  pieces->module = pl_p_whole(p);
  p->hook = NULL;
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

/* Parses the next op, of which there is one, into `body`, and more until about `size` bytes were read or a longer function is
 * next. False if an op is malformed or ends elsewhere than in the outline. */
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

bool pl_pieces_next(pl_pieces *pieces, size_t size, pl_module **piece) {
  assert(!pieces->open_func.is_open);
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
