/* Locations. Source of the grammar: MLIR documentation, "Builtin Dialect", Location Attributes. */
#include <assert.h>

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

/* Parses an unsigned 32-bit integer, called `what` in the diagnostic, into *value. False (reported) on error. */
static bool parse_u32(pl_parser *p, const char *what, uint32_t *value) {
  uint64_t v;
  if (!pl_p_at(p, PL_TOK_INTEGER) || !pl_p_u64(p->tok, &v) || v > UINT32_MAX)
    return pl_p_error(p, p->tok, "expected integer %s number in FileLineColRange", what);
  *value = (uint32_t)v;
  pl_p_advance(p);
  return true;
}

/* Parses `:` line (`:` column)? (`to` line? `:` column)?, whose `:` is the current token, as a location in `file`. NULL
 * (reported) on error. */
static const pl_attr *parse_file(pl_parser *p, pl_str file) {
  uint32_t line = 0, column = 0, end_line = 0, end_column = 0;
  pl_p_advance(p);
  if (!parse_u32(p, "line", &line) || (pl_p_accept(p, PL_TOK_COLON) && !parse_u32(p, "column", &column))) return NULL;
  if (pl_p_accept_keyword(p, "to")) {
    end_line = line;
    if (!pl_p_at(p, PL_TOK_INTEGER) && !pl_p_at(p, PL_TOK_COLON)) {
      pl_p_error(p, p->tok, "expected either integer or `:` post `to` in FileLineColRange");
      return NULL;
    }
    if (pl_p_at(p, PL_TOK_INTEGER) && !parse_u32(p, "line", &end_line)) return NULL;
    if (!pl_p_expect(p, PL_TOK_COLON) || !parse_u32(p, "column", &end_column)) return NULL;
  }
  return pl_attr_loc_file(p->ctx, file, line, column, end_line, end_column);
}

/* Parses "file" `:` line ..., or "name" (`(` location `)`)?, as a location. NULL (reported) on error. */
static const pl_attr *parse_name_or_file(pl_parser *p) {
  pl_str text = pl_p_string(p, p->tok);
  pl_p_advance(p);
  if (pl_p_at(p, PL_TOK_COLON)) return parse_file(p, text);
  const pl_attr *child = NULL;
  if (pl_p_accept(p, PL_TOK_L_PAREN)) {
    child = pl_p_loc_instance(p);
    if (!child || !pl_p_expect_in(p, PL_TOK_R_PAREN, "after child location of NameLoc")) return NULL;
    if (child->loc.kind == PL_LOC_UNKNOWN) child = NULL; /* the default */
  }
  return pl_attr_loc_name(p->ctx, text, child);
}

/* Parses `(` callee `at` caller `)`, after `callsite`. NULL (reported) on error. */
static const pl_attr *parse_callsite(pl_parser *p) {
  static const char where[] = "in callsite location";
  if (!pl_p_expect_in(p, PL_TOK_L_PAREN, where)) return NULL;
  const pl_attr *callee = pl_p_loc_instance(p);
  if (!callee || !pl_p_expect_word(p, "at", " in callsite location")) return NULL;
  const pl_attr *caller = pl_p_loc_instance(p);
  return caller && pl_p_expect_in(p, PL_TOK_R_PAREN, where) ? pl_attr_loc_callsite(p->ctx, callee, caller) : NULL;
}

/* Parses (`<` metadata `>`)? `[` (location (`,` location)*)? `]`, after `fused`. NULL (reported) on error. */
static const pl_attr *parse_fused(pl_parser *p) {
  const pl_attr *metadata = NULL, *result = NULL;
  if (pl_p_accept(p, PL_TOK_LESS) &&
      (!(metadata = pl_p_attr(p, NULL)) || !pl_p_expect_in(p, PL_TOK_GREATER, "after fused location metadata")))
    return NULL;
  pl_attr_vec children = {0};
  static const char where[] = "in fused location";
  if (!pl_p_expect_in(p, PL_TOK_L_SQUARE, where)) goto done;
  while (pl_p_in_list(p, PL_TOK_R_SQUARE)) {
    const pl_attr *child = pl_p_loc_instance(p);
    if (!child) goto done;
    pl_vec_push(&children, child);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  if (!pl_p_expect_in(p, PL_TOK_R_SQUARE, where)) goto done;
  result = pl_attr_loc_fused(p->ctx, children.data, (uint32_t)children.len, metadata);
done:
  pl_vec_free(&children);
  return result;
}

/* Parses an attribute that begins with `#` and has to be a location. NULL (reported) on error. */
static const pl_attr *parse_alias(pl_parser *p) {
  pl_token at = p->tok;
  const pl_attr *attr = pl_p_attr(p, NULL);
  if (attr && attr->kind != PL_ATTR_LOC) {
    pl_sink text = {0};
    pl_attr_print(attr, &text);
    pl_p_error_at(p, at, "expected location, but found '%s'", pl_sink_text(&text));
    pl_sink_close(&text);
    return NULL;
  }
  return attr;
}

const pl_attr *pl_p_loc_instance(pl_parser *p) {
  assert(p && p->ctx);
  if (!pl_p_enter(p)) return NULL;
  const pl_attr *loc = NULL;
  if (pl_p_at(p, PL_TOK_HASH))
    loc = parse_alias(p);
  else if (pl_p_at(p, PL_TOK_STRING))
    loc = parse_name_or_file(p);
  else if (pl_p_accept_keyword(p, "unknown"))
    loc = pl_attr_loc_unknown(p->ctx);
  else if (pl_p_accept_keyword(p, "callsite"))
    loc = parse_callsite(p);
  else if (pl_p_accept_keyword(p, "fused"))
    loc = parse_fused(p);
  else
    pl_p_error(p, p->tok, "expected location instance");
  pl_p_leave(p);
  return loc;
}

/* Whether an alias `#name` that is not yet defined stands here; if so, consumes it and makes it the parser's pending location. */
static bool take_undefined_alias(pl_parser *p) {
  if (!pl_p_at(p, PL_TOK_HASH) || memchr(p->tok.start, '.', p->tok.len)) return false;
  pl_str name = pl_p_intern(p, (pl_str){p->tok.start + 1, p->tok.len - 1});
  if (pl_p_alias(p, &p->attr_aliases, name)) return false;
  p->pending_loc_alias = name;
  p->pending_loc_at = p->tok;
  pl_p_advance(p);
  return true;
}

const pl_attr *pl_p_optional_loc(pl_parser *p, bool *present, bool *ok) {
  assert(p && present && ok);
  p->pending_loc_alias.len = 0;
  *ok = true;
  *present = pl_p_at_keyword(p, "loc");
  if (!*present) return NULL;
  pl_p_advance(p);
  const pl_attr *loc = NULL;
  *ok = pl_p_expect_in(p, PL_TOK_L_PAREN, "in location") && (take_undefined_alias(p) || (loc = pl_p_loc_instance(p))) &&
        pl_p_expect_in(p, PL_TOK_R_PAREN, "in location");
  return loc;
}
