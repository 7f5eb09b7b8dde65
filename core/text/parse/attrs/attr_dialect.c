/* Attributes of dialects whose text has a form of its own: #index<cmp_predicate word>, and the specifications of dlti, which are
 * kept as text, but in the one spelling that MLIR prints. Sources: MLIR documentation, "'index' Dialect", IndexCmpPredicateAttr;
 * "'dlti' Dialect", Attributes. */
#include <assert.h>

#include "core/ir/attr_params.h"
#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

/* Parses the comparison predicate of `#index<cmp_predicate<word>>`, after `#index`. NULL (reported) on error. */
static const pl_attr *parse_cmp_predicate(pl_parser *p) {
  if (!pl_p_expect(p, PL_TOK_LESS)) return NULL;
  if (!pl_p_accept_keyword(p, "cmp_predicate")) {
    pl_p_error_at(p, p->tok, "unknown attribute `%.*s` in dialect `index`", PL_STR_FMT(pl_token_text(p->tok)));
    return NULL;
  }
  (void)pl_p_accept(p, PL_TOK_LESS);
  const pl_attr *attr = pl_p_enum_attr(p, PL_STR("index.cmp_predicate"));
  (void)(attr && pl_p_at(p, PL_TOK_GREATER) && pl_p_peek(p).kind == PL_TOK_GREATER && pl_p_accept(p, PL_TOK_GREATER));
  return attr && pl_p_expect(p, PL_TOK_GREATER) ? attr : NULL;
}

/* Appends a number attribute to `out` without its type. */
static void put_number(const pl_attr *number, pl_sink *out) {
  pl_sink text = {0};
  pl_attr_print(number, &text);
  const char *type = strstr(pl_sink_text(&text), " : ");
  pl_sink_write(out, pl_sink_text(&text), type ? (size_t)(type - pl_sink_text(&text)) : strlen(pl_sink_text(&text)));
  pl_sink_close(&text);
}

/* Parses a part of a complex number as an attribute of that floating-point type. NULL (reported) on error. */
static const pl_attr *parse_part(pl_parser *p, const pl_type *type) {
  const pl_token at = p->tok;
  const pl_attr *part = pl_p_attr(p, type);
  if (!part || part->kind == PL_ATTR_FLOAT) return part;
  pl_p_error_at(p, at, "expected floating point literal");
  return NULL;
}

/* Parses the body of `#complex.number<:type re, im>` as an opaque attribute in the text that MLIR prints. NULL (reported) on
 * error. */
static const pl_attr *parse_complex_number(pl_parser *p) {
  if (!pl_p_expect(p, PL_TOK_LESS) || !pl_p_expect(p, PL_TOK_COLON)) return NULL;
  pl_token at = p->tok;
  const pl_type *type = pl_p_type(p);
  if (!type) return NULL;
  if (type->kind != PL_TYPE_FLOAT) {
    pl_p_error_at(p, at, "invalid kind of type specified: expected a floating-point type");
    return NULL;
  }
  const pl_attr *re = parse_part(p, type);
  const pl_attr *im = re && pl_p_expect(p, PL_TOK_COMMA) ? parse_part(p, type) : NULL;
  if (!im || !pl_p_expect(p, PL_TOK_GREATER)) return NULL;
  const pl_type *whole = pl_type_complex(p->ctx, type);
  if (pl_p_accept(p, PL_TOK_COLON) && !pl_p_type(p)) return NULL;
  pl_sink text = {0};
  pl_sink_puts(&text, "number<:");
  pl_type_print(type, &text);
  pl_sink_putc(&text, ' ');
  put_number(re, &text);
  pl_sink_puts(&text, ", ");
  put_number(im, &text);
  pl_sink_puts(&text, "> : ");
  pl_type_print(whole, &text);
  const pl_attr *attr = pl_attr_opaque(p->ctx, PL_STR("complex"), pl_p_intern(p, pl_str_from(pl_sink_text(&text))));
  pl_sink_close(&text);
  return attr;
}

/* Parses the key of a dlti entry, a string or a type, and appends it to `text` as MLIR prints it. False (reported) on error. */
static bool parse_key(pl_parser *p, pl_sink *text) {
  if (pl_p_at(p, PL_TOK_STRING)) {
    const pl_attr *string = pl_p_attr(p, NULL);
    if (string) pl_attr_print(string, text);
    return string != NULL;
  }
  const pl_type *type = pl_p_type(p);
  if (type) pl_type_print(type, text);
  return type != NULL;
}

/* Parses an entry of a dlti specification, today's or as until 2022, and appends it to `text` as MLIR prints it. False (reported)
 * on error. */
static bool parse_entry(pl_parser *p, pl_sink *text) {
  bool old = pl_p_at(p, PL_TOK_HASH) && pl_str_is(pl_token_text(p->tok), "#dlti.dl_entry");
  if (old) {
    pl_p_advance(p);
    if (!pl_p_expect(p, PL_TOK_LESS)) return false;
  }
  if (!parse_key(p, text)) return false;
  bool colon = !old && pl_p_accept(p, PL_TOK_COLON); /* as devices of a system were written until 2024 */
  if (!colon && !pl_p_expect(p, old ? PL_TOK_COMMA : PL_TOK_EQUAL)) return false;
  const pl_attr *value = pl_p_attr(p, NULL);
  if (!value) return false;
  pl_sink_puts(text, " = ");
  pl_attr_print(value, text);
  return !old || pl_p_expect(p, PL_TOK_GREATER);
}

/* Parses `<` (entry (`,` entry)*)? `>`, after `#dlti.mnemonic`, as an opaque attribute in the text that MLIR prints. NULL
 * (reported) on error. */
static const pl_attr *parse_specification(pl_parser *p, pl_str mnemonic) {
  pl_sink text = {0};
  pl_sink_str(&text, mnemonic);
  bool ok = pl_p_expect(p, PL_TOK_LESS);
  pl_sink_putc(&text, '<');
  for (bool first = true; ok && !pl_p_at(p, PL_TOK_GREATER); first = false) {
    if (!first) {
      ok = pl_p_expect(p, PL_TOK_COMMA);
      pl_sink_puts(&text, ", ");
    }
    ok = ok && parse_entry(p, &text);
  }
  ok = ok && pl_p_expect(p, PL_TOK_GREATER);
  pl_sink_putc(&text, '>');
  const pl_attr *attr = ok ? pl_attr_opaque(p->ctx, PL_STR("dlti"), pl_p_intern(p, pl_str_from(pl_sink_text(&text)))) : NULL;
  pl_sink_close(&text);
  return attr;
}

/* Parses `<` word `>`, maybe with quotes, after the name `vocabulary` of an enum attribute of llvm. NULL (reported) on error. */
static const pl_attr *parse_word_attr(pl_parser *p, pl_str vocabulary) {
  if (!pl_p_expect(p, PL_TOK_LESS)) return NULL;
  const pl_op_info *custom = p->custom;
  p->custom = NULL; /* what is wrong is so of the attribute */
  const pl_attr *attr = pl_p_at(p, PL_TOK_STRING) ? pl_p_quoted_word(p, vocabulary) : pl_p_enum_attr(p, vocabulary);
  p->custom = custom;
  return attr && pl_p_expect(p, PL_TOK_GREATER) ? attr : NULL;
}

/* Parses the body of a dlti specification called `name` into *attr, NULL (reported) on error; false, with nothing read, if `name`
 * is none. */
static bool parse_dlti(pl_parser *p, pl_str name, const pl_attr **attr) {
  static const char *const names[] = {"dlti.dl_spec", "dlti.map", "dlti.target_device_spec", "dlti.target_system_spec"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (!pl_str_is(name, names[i])) continue;
    *attr = parse_specification(p, (pl_str){name.data + 5, name.len - 5}); /* after `dlti.` */
    return true;
  }
  return false;
}

bool pl_p_dialect_attr(pl_parser *p, pl_str name, const pl_attr **attr) {
  assert(p && attr && (name.data || name.len == 0));
  *attr = NULL;
  pl_str llvm = pl_str_starts(name, "llvm.") ? (pl_str){name.data + 5, name.len - 5} : (pl_str){"", 0};
  if (llvm.len && pl_param_row_find(llvm)) {
    *attr = pl_p_llvm_params(p, llvm);
    return true;
  }
  if (!pl_p_at(p, PL_TOK_LESS)) return false;
  if (pl_str_is(llvm, "framePointerKind") || pl_str_is(llvm, "uwtableKind"))
    *attr = parse_word_attr(p, name);
  else if (pl_str_is(name, "complex.number"))
    *attr = parse_complex_number(p);
  else if (pl_str_is(name, "index"))
    *attr = parse_cmp_predicate(p);
  else
    return parse_dlti(p, name, attr);
  return true;
}
