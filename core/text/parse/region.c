/* Regions, blocks, and the loop over ops that goes on after an error. */
#include "core/text/parse/parser.h"

#include <assert.h>

/* Deepest nesting of regions: each level costs several C frames. */
static bool enter_region(pl_parser *p) {
  if (++p->region_depth <= PL_MAX_NESTING) return true;
  p->region_depth--;
  return pl_p_error(p, p->tok, "regions nested deeper than %u levels are not supported", PL_MAX_NESTING);
}

static bool first_on_line(const pl_parser *p) { return p->tok.line != p->last.line; }

/* Braces that an op has opened and not closed again between its first token and the current one. */
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

/* The name of an op that is known, as it can't stand inside another op. */
static bool at_known_op(const pl_parser *p) {
  if (!pl_p_at(p, PL_TOK_BARE) || !memchr(p->tok.start, '.', p->tok.len)) return false;
  return pl_op_info_named(p->ctx, pl_token_text(p->tok))->kind != PL_OP_UNREGISTERED;
}

/* Skips to what looks like the next op, label, or the end of the region: behind the op, as its braces say, or, should one of them
 * be missing, where a line can be nothing but another op. An error has been told: what is passed over is not looked at for more.
 */
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
      if (p->outline) pl_p_note_extent(p, block, start);
      continue;
    }
    pl_vec_last(&p->buffers->scopes)->broken = true;
    assert(pl_diags_errors(p->diags) > p->first_error); /* no operation is left out without a word */
    if (p->options.first_error || pl_diags_count(p->diags) - p->first_diag > PL_MAX_DIAGS) p->lexer.next = p->lexer.end;
    recover(p, start);
  }
}

/* %arg `:` type location? */
static bool parse_block_arg(pl_parser *p, pl_block *block, bool define) {
  pl_ref ref;
  if (!pl_p_ref(p, &ref) || !pl_p_expect_in(p, PL_TOK_COLON, "and type for SSA operand")) return false;
  const pl_type *type = pl_p_type(p);
  if (!type) return false;
  pl_value *arg = pl_block_add_arg(p->module, block, type);
  pl_arg_set_place(arg, ref.at.line, ref.at.column);
  bool present, ok;
  pl_arg_set_loc(arg, pl_p_optional_loc(p, &present, &ok));
  if (ok && p->pending_loc_alias.len)
    pl_vec_push(&p->buffers->deferred, ((pl_deferred_loc){NULL, arg, p->pending_loc_alias, p->pending_loc_at}));
  return ok && (!define || pl_p_define(p, ref.name, ref.number, arg, &ref.at));
}

pl_block *pl_p_block_header(pl_parser *p, pl_region *region, bool define) {
  pl_token at = p->tok;
  pl_label *label = pl_p_label(p, at);
  pl_block *block = label->block;
  pl_p_advance(p);
  if (label->defined) {
    pl_p_error(p, at, "redefinition of block '^%.*s'", PL_STR_FMT(block->name));
    return NULL;
  }
  label->defined = true;
  block->line = at.line;
  block->column = at.column;
  pl_block_append(region, block);
  if (pl_p_accept(p, PL_TOK_L_PAREN) && !pl_p_accept(p, PL_TOK_R_PAREN)) {
    do {
      if (!parse_block_arg(p, block, define)) return NULL;
    } while (pl_p_accept(p, PL_TOK_COMMA));
    if (!pl_p_expect(p, PL_TOK_R_PAREN)) return NULL;
  }
  return pl_p_expect_in(p, PL_TOK_COLON, "after block name") ? block : NULL;
}

bool pl_p_define_args(pl_parser *p, pl_block *block, const pl_args *args) {
  for (size_t i = 0; args && i < args->len; i++) {
    const pl_arg *a = &args->data[i];
    pl_value *arg = pl_block_add_arg(p->module, block, a->type);
    pl_arg_set_loc(arg, a->loc);
    pl_arg_set_place(arg, a->ref.at.line, a->ref.at.column);
    if (a->loc_alias.len) pl_vec_push(&p->buffers->deferred, ((pl_deferred_loc){NULL, arg, a->loc_alias, a->ref.at}));
    if (!pl_p_define_entry(p, &a->ref, arg)) return false;
  }
  return true;
}

pl_block *pl_p_entry(pl_parser *p, pl_region *region) {
  pl_block *entry = pl_block_new(p->module);
  entry->line = p->tok.line;
  entry->column = p->tok.column;
  pl_block_append(region, entry);
  return entry;
}

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

static bool check_labels(pl_parser *p, const pl_labels *labels) {
  bool ok = true;
  for (size_t i = 0; i < labels->list.len; i++)
    if (!labels->list.data[i].defined) ok = pl_p_error(p, labels->list.data[i].at, "reference to an undefined block");
  return ok;
}

/* The dialect whose name the ops of a region may leave out. */
static const char *default_dialect(const pl_parser *p, const pl_op_info *owner) {
  if (owner->kind == PL_OP_FUNC_FUNC) return "func";
  if (owner->kind == PL_OP_BUILTIN_MODULE) return "builtin";
  return owner->kind == PL_OP_LLVM_FUNC ? "llvm" : pl_vec_last(&p->buffers->default_dialects);
}

bool pl_p_open_region(pl_parser *p, const pl_op_info *owner, pl_open_region *open) {
  if (!pl_p_expect_in(p, PL_TOK_L_BRACE, "to begin a region") || !enter_region(p)) return false;
  *open = (pl_open_region){.isolated = (owner->traits & PL_TRAIT_ISOLATED) != 0};
  if (open->isolated) pl_p_push_scope(p);
  open->mark = pl_vec_last(&p->buffers->scopes)->defined.len;
  pl_vec_push(&p->buffers->labels, &open->labels);
  pl_vec_push(&p->buffers->default_dialects, default_dialect(p, owner));
  return true;
}

bool pl_p_shut_region(pl_parser *p, pl_open_region *open, bool ok) {
  (void)pl_vec_pop(&p->buffers->default_dialects);
  (void)pl_vec_pop(&p->buffers->labels);
  if (ok) {
    ok = pl_vec_last(&p->buffers->scopes)->broken || check_labels(p, &open->labels);
    pl_p_forget(p, open->mark);
  }
  pl_map_free(&open->labels.map);
  pl_vec_free(&open->labels.list);
  if (open->isolated && !pl_p_pop_scope(p)) ok = false;
  p->region_depth--;
  return ok;
}

pl_region *pl_p_region(pl_parser *p, const pl_op_info *owner, const pl_args *args) {
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
