/* The top level: aliases, metadata sections, the module; and the parser's life. */
#include "core/text/parse/parse.h"

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/old.h"
#include "core/text/parse/region.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/options.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"
#include "core/text/parse/whole.h"

void pl_p_init(pl_parser *p, pl_context *ctx, const pl_source *src, pl_diags *diags) {
  *p = (pl_parser){.ctx = ctx, .diags = diags, .first_diag = pl_diags_count(diags)};
  p->arena = pl_context_take_arena(ctx);
  p->kept = pl_context_take_arena(ctx);
  p->buffers = pl_p_take_buffers(ctx);
  p->first_error = pl_diags_errors(diags);
  p->lexer = pl_lexer_new(src, diags);
  pl_lexer_next(&p->lexer, &p->tok);
  p->last = (pl_token){.kind = PL_TOK_INVALID};
  pl_vec_push(&p->buffers->default_dialects, "builtin");
}

void pl_p_finish(pl_parser *p) {
  pl_map_free(&p->attr_aliases);
  pl_map_free(&p->type_aliases);
  pl_p_give_buffers(p->ctx, p->buffers, p->lexer.source->text.len);
  pl_context_give_arena(p->ctx, p->arena);
  pl_context_give_arena(p->ctx, p->kept);
}

/* Parses (`#` | `!`) name `=` (attribute | type) and defines the alias. False (reported) on error. MLIR of 2020 had `type` before
 * a type and allowed `!llvm.name`. */
static bool parse_alias_def(pl_parser *p) {
  pl_token at = p->tok;
  bool is_type = at.kind == PL_TOK_BANG;
  pl_str name = pl_p_intern(p, (pl_str){at.start + 1, at.len - 1});
  pl_map *map = is_type ? &p->type_aliases : &p->attr_aliases;
  bool dotted = memchr(name.data, '.', name.len) != NULL;
  if (dotted && !(is_type && pl_str_starts(name, "llvm.")))
    return pl_p_error(p, at, "%s names with a '.' are reserved for dialect-defined names", is_type ? "type" : "attribute");
  if (pl_map_has(map, name.data))
    return pl_p_error(p, at, "redefinition of %s alias id '%.*s'", is_type ? "type" : "attribute", PL_STR_FMT(name));
  pl_p_advance(p);
  if (!pl_p_accept(p, PL_TOK_EQUAL))
    return pl_p_error(p, p->tok, "expected '=' in %s alias definition", is_type ? "type" : "attribute");
  bool old = is_type && pl_p_accept_keyword(p, "type");
  if (dotted && !old) return pl_p_error(p, at, "type names with a '.' are reserved for dialect-defined names");
  const void *what = is_type ? (const void *)pl_p_type(p) : (const void *)pl_p_attr(p, NULL);
  if (!what) return false;
  pl_alias *alias = PL_NEW(p->kept, pl_alias);
  *alias = (pl_alias){what, p->tok.start, p->height, p->weight};
  pl_map_set_ptr(map, name.data, alias);
  return true;
}

typedef PL_VEC(pl_resource) resources;

/* Consumes a resource key, a word or a string, and returns it; empty if the current token is neither. */
static pl_str resource_key(pl_parser *p) {
  if (!pl_p_at(p, PL_TOK_BARE) && !pl_p_at(p, PL_TOK_STRING)) return (pl_str){"", 0};
  pl_str key = pl_p_at(p, PL_TOK_STRING) ? pl_p_string(p, p->tok) : pl_p_intern(p, pl_token_text(p->tok));
  pl_p_advance(p);
  return key;
}

/* Parses (key `:` value (`,` ...)*)? `}` of a resource group and appends the entries to `out`. False (reported) on error. */
static bool parse_resource_entries(pl_parser *p, bool external, pl_str group, resources *out) {
  if (pl_p_accept(p, PL_TOK_R_BRACE)) return true;
  do {
    pl_resource entry = {.external = external, .group = group, .key = resource_key(p)};
    if (!pl_p_expect(p, PL_TOK_COLON)) return false;
    if (!pl_p_at(p, PL_TOK_STRING) && !pl_p_at(p, PL_TOK_BARE)) return pl_p_expect(p, PL_TOK_STRING);
    entry.value = pl_p_intern(p, pl_token_text(p->tok));
    pl_p_advance(p);
    pl_vec_push(out, entry);
  } while (pl_p_accept(p, PL_TOK_COMMA));
  return pl_p_expect(p, PL_TOK_R_BRACE);
}

/* Parses (`dialect_resources` | `external_resources`) `:` `{` (group `:` `{` entries (`,` ...)*)? `}` and appends the entries
 * to `out`. False (reported) on error. */
static bool parse_resource_section(pl_parser *p, resources *out) {
  bool external = pl_p_accept_keyword(p, "external_resources");
  if (!external && !pl_p_accept_keyword(p, "dialect_resources"))
    return pl_p_error_at(p, p->tok, "unknown key '%.*s' in file metadata dictionary", PL_STR_FMT(pl_token_text(p->tok)));
  if (!pl_p_expect(p, PL_TOK_COLON) || !pl_p_expect(p, PL_TOK_L_BRACE)) return false;
  if (pl_p_accept(p, PL_TOK_R_BRACE)) return true;
  do {
    pl_str group = resource_key(p);
    if (!pl_p_expect(p, PL_TOK_COLON) || !pl_p_expect(p, PL_TOK_L_BRACE)) return false;
    if (!parse_resource_entries(p, external, group, out)) return false;
  } while (pl_p_accept(p, PL_TOK_COMMA));
  return pl_p_expect(p, PL_TOK_R_BRACE);
}

/* Skips the rest of the file metadata, up to and including `#-}`. */
static void skip_metadata(pl_parser *p) {
  while (!pl_p_at(p, PL_TOK_EOF) && !pl_p_at(p, PL_TOK_FILE_END))
    pl_p_advance(p);
  (void)pl_p_accept(p, PL_TOK_FILE_END);
}

/* Parses the file metadata `{-#` (section (`,` section)*)? `#-}` into the module's resources; always true. After an error, which
 * is reported, the rest of it is skipped. */
static bool parse_metadata(pl_parser *p) {
  resources list = {0};
  bool ok = true;
  pl_p_advance(p);
  while (ok && !pl_p_at(p, PL_TOK_FILE_END) && !pl_p_at(p, PL_TOK_EOF)) {
    ok = parse_resource_section(p, &list);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  if (ok && !pl_p_accept(p, PL_TOK_FILE_END)) ok = pl_p_error(p, p->tok, "expected ',' or '#-}'");
  if (!ok) skip_metadata(p);
  p->module->resources = pl_vec_to_arena(&list, pl_context_arena(p->ctx));
  p->module->num_resources = list.len;
  pl_vec_free(&list);
  return true; /* reported already, and what follows is read on */
}

/* Skips the tokens that are left on the current token's line. */
static void skip_line(pl_parser *p) {
  uint32_t line = p->tok.line;
  while (!pl_p_at(p, PL_TOK_EOF) && p->tok.line == line)
    pl_p_advance(p);
}

/* Parses aliases, file metadata and ops, which go into `body`, up to the end of the text, past errors, which are reported. */
static void parse_top_level(pl_parser *p, pl_block *body) {
  while (!pl_p_at(p, PL_TOK_EOF)) {
    pl_token at = p->tok;
    bool ok = true;
    if (at.kind == PL_TOK_HASH || at.kind == PL_TOK_BANG)
      ok = parse_alias_def(p);
    else if (at.kind == PL_TOK_FILE_BEGIN)
      ok = parse_metadata(p);
    else if (at.kind == PL_TOK_CARET || at.kind == PL_TOK_R_BRACE)
      ok = pl_p_error(p, at, "expected operation name in quotes");
    else
      pl_p_ops(p, body);
    if (!ok) skip_line(p);
  }
}

void pl_p_resolve_locations(pl_parser *p) {
  for (size_t i = 0; i < p->buffers->deferred.len; i++) {
    const pl_deferred_loc *d = &p->buffers->deferred.data[i];
    const pl_alias *alias = pl_map_get_ptr(&p->attr_aliases, d->alias.data);
    const pl_attr *loc = alias ? alias->what : NULL;
    if (!loc)
      pl_p_error(p, d->at, "operation location alias was never defined");
    else if (loc->kind != PL_ATTR_LOC)
      pl_p_error(p, d->at, "expected location, but found another attribute");
    else if (d->op)
      d->op->loc = loc;
    else
      pl_arg_set_loc(d->arg, loc);
  }
  pl_vec_clear(&p->buffers->deferred);
}

/* Makes the only op in `body` the module's top-level op if it is a builtin.module. */
static void unwrap(pl_module *module, pl_block *body) {
  pl_op *only = body->first;
  if (!only || only != body->last || !pl_op_is(only, PL_OP_BUILTIN_MODULE)) return;
  pl_op_unlink(only);
  module->op = only;
}

pl_module *pl_p_whole(pl_parser *p) {
  pl_module *module = p->module = pl_module_new(p->ctx, p->lexer.source);
  pl_block *body = module->op->regions[0]->first;
  pl_p_push_scope(p);
  parse_top_level(p, body);
  (void)pl_p_pop_scope(p);
  pl_p_resolve_locations(p);
  unwrap(module, body);
  if (p->typed_pointers) pl_p_upgrade_calls(module);
  return module;
}

/* Parses the source with a new parser and `structs` as its table of identified structs, and returns the module, even if errors
 * were reported. */
static pl_module *parse_once(pl_context *ctx, const pl_source *src, const pl_parse_options *options, pl_struct_names *structs,
                             pl_diags *diags) {
  pl_parser parser;
  pl_p_init(&parser, ctx, src, diags);
  if (options) parser.options = *options;
  parser.structs = structs;
  pl_module *module = pl_p_whole(&parser);
  pl_p_finish(&parser);
  return module;
}

pl_module *pl_parse(pl_context *ctx, const pl_source *src, const pl_parse_options *options, pl_diags *diags) {
  const size_t count = pl_diags_count(diags), errors = pl_diags_errors(diags);
  pl_struct_names structs = {0};
  pl_module *module = parse_once(ctx, src, options, &structs, diags);
  while (pl_struct_names_again(&structs)) {
    pl_module_free(module);
    pl_diags_truncate(diags, count);
    module = parse_once(ctx, src, options, &structs, diags);
  }
  pl_struct_names_free(&structs);
  if (pl_diags_errors(diags) == errors) return module;
  pl_module_free(module);
  return NULL;
}

/* Parses one type (`is_type`) or attribute that makes up the whole source. NULL (reported) on error. */
static const void *parse_one(pl_context *ctx, const pl_source *src, pl_diags *diags, bool is_type) {
  pl_parser parser;
  pl_p_init(&parser, ctx, src, diags);
  parser.options.allow_unregistered = true;
  const void *what = is_type ? (const void *)pl_p_type(&parser) : (const void *)pl_p_attr(&parser, NULL);
  if (what && !pl_p_at(&parser, PL_TOK_EOF)) {
    pl_p_error(&parser, parser.tok, "expected end of input");
    what = NULL;
  }
  pl_p_finish(&parser);
  return what;
}

const pl_type *pl_parse_type(pl_context *ctx, const pl_source *src, pl_diags *diags) { return parse_one(ctx, src, diags, true); }
const pl_attr *pl_parse_attr(pl_context *ctx, const pl_source *src, pl_diags *diags) { return parse_one(ctx, src, diags, false); }
