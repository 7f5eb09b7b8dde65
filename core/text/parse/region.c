/* Regions, blocks, and the loop over ops that goes on after an error. */
#include "core/text/parse/region.h"

#include <assert.h>

#include "core/text/parse/op.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"

/* Whether the current token is the first one on its line. */
static bool first_on_line(const pl_parser *p) { return p->tok.line != p->last.line; }

/* The number of braces that are opened and not closed between the token `start` and the current one. */
static unsigned open_braces(pl_parser *p, pl_token start) {
  const size_t len = (size_t)(p->tok.start - start.start);
  if (!memchr(start.start, '{', len)) return 0; /* nearly always */
  pl_lexer lexer = p->lexer;
  unsigned depth = 0;
  lexer.next = start.start;
  lexer.diags = NULL;
  for (pl_token t;;) {
    pl_lexer_next(&lexer, &t);
    if (t.start >= p->tok.start || t.kind == PL_TOK_EOF) break;
    if (t.kind == PL_TOK_L_BRACE) depth++;
    if (t.kind == PL_TOK_R_BRACE) depth -= depth > 0;
  }
  return depth;
}

/* Whether the current token is the full name of a registered op, which can't stand inside another op's text. */
static bool at_known_op(const pl_parser *p) {
  if (!pl_p_at(p, PL_TOK_BARE) || !memchr(p->tok.start, '.', p->tok.len)) return false;
  return pl_op_info_named(p->ctx, pl_token_text(p->tok))->kind != PL_OP_UNREGISTERED;
}

/* Skips, after an error in the op that begins at `start`, to what looks like the next op, block label, alias, or end of the
 * region or text. */
static void skip_to_next_op(pl_parser *p, pl_token start) {
  unsigned depth = open_braces(p, start), since = 0;
  if (p->tok.start == start.start && !pl_p_at(p, PL_TOK_EOF)) pl_p_advance(p);
  for (; !pl_p_at(p, PL_TOK_EOF); pl_p_advance(p)) {
    if (pl_p_at(p, PL_TOK_L_BRACE)) {
      depth++;
      since++;
    } else if (pl_p_at(p, PL_TOK_R_BRACE)) {
      if (depth == 0) return;
      depth--;
      since -= since > 0;
    } else if (first_on_line(p)) {
      if (since == 0 && (pl_p_at(p, PL_TOK_PERCENT) || pl_p_at(p, PL_TOK_CARET) || at_known_op(p))) return;
      if (depth == 0 && (pl_p_at(p, PL_TOK_STRING) || pl_p_at(p, PL_TOK_BARE))) return;
      if (p->region_depth == 0 && depth == 0 && (pl_p_at(p, PL_TOK_HASH) || pl_p_at(p, PL_TOK_BANG))) return;
    }
  }
}

/* Skips to the next op as skip_to_next_op does, without diagnostics of the lexer. */
static void recover(pl_parser *p, pl_token start) {
  pl_diags *diags = p->lexer.diags;
  p->lexer.diags = NULL;
  skip_to_next_op(p, start);
  p->lexer.diags = diags;
}

void pl_p_ops(pl_parser *p, pl_block *block) {
  while (!pl_p_at(p, PL_TOK_EOF) && !pl_p_at(p, PL_TOK_R_BRACE) && !pl_p_at(p, PL_TOK_CARET)) {
    if (p->region_depth == 0 && (pl_p_at(p, PL_TOK_HASH) || pl_p_at(p, PL_TOK_BANG) || pl_p_at(p, PL_TOK_FILE_BEGIN))) return;
    pl_token start;
    pl_token_copy(&start, &p->tok);
    if (pl_p_op(p, block)) {
      if (p->hook && p->hook->after_op) p->hook->after_op(p, block, start);
      continue;
    }
    pl_vec_last(&p->buffers->scopes)->broken = true;
    assert(pl_diags_errors(p->diags) > p->first_error); /* no operation is left out without a word */
    if (p->options.first_error || pl_diags_count(p->diags) - p->first_diag > PL_MAX_DIAGS) p->lexer.next = p->lexer.end;
    recover(p, start);
  }
}

/* Parses the contents of a region, with `args` (may be NULL) as the arguments of the entry block. False (reported) on an error
 * other than in an op. */
static bool parse_blocks(pl_parser *p, pl_region *region, const pl_args *args) {
  bool has_args = args && args->len > 0;
  if (!has_args && pl_p_at(p, PL_TOK_R_BRACE)) return true;
  if (!pl_p_at(p, PL_TOK_CARET) || has_args) {
    pl_block *entry = pl_p_entry(p, region);
    pl_token at = p->tok;
    if (!pl_p_define_args(p, entry, args)) return false;
    if (pl_p_accept(p, PL_TOK_CARET)) return pl_p_error(p, at, "invalid block name in region with named arguments");
    pl_p_ops(p, entry);
  }
  while (pl_p_at(p, PL_TOK_CARET)) {
    pl_block *block = pl_p_block_header(p, region, true);
    if (!block) return false;
    pl_p_ops(p, block);
  }
  return true;
}

pl_region *pl_p_region(pl_parser *p, const pl_op_info *owner, const pl_args *args) {
  assert(!args || args->len <= args->cap);
  pl_open_region open;
  if (!pl_p_open_region(p, owner, &open)) return NULL;
  pl_region *region = PL_NEW(p->arena, pl_region);
  bool ok = parse_blocks(p, region, args);
  /* At the end of the text, as whatever else it may be begins an operation. */
  if (ok && !pl_p_at(p, PL_TOK_R_BRACE)) ok = pl_p_error(p, p->tok, "expected operation name in quotes");
  if (!pl_p_shut_region(p, &open, ok)) return NULL;
  pl_p_advance(p);
  return region;
}
