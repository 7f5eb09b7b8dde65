/* Attributes. Source of the grammar: MLIR documentation, "Builtin Dialect", Attributes; "MLIR Language Reference", Attributes. */
#include <assert.h>

#include "core/ir/dialect.h"
#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

/* Parses `-`? (integer | float) (`:` type)?, or without the type if `type`, the number's, is not NULL. NULL (reported) on
 * error. */
static const pl_attr *parse_number(pl_parser *p, const pl_type *type) {
  bool negative = pl_p_accept(p, PL_TOK_MINUS);
  pl_token literal = p->tok;
  if (literal.kind != PL_TOK_INTEGER && literal.kind != PL_TOK_FLOAT) {
    pl_p_error(p, literal, "expected constant integer or floating point value");
    return NULL;
  }
  pl_p_advance(p);
  if (!type && pl_p_accept(p, PL_TOK_COLON) && !(type = pl_p_type(p))) return NULL;
  if (!type) type = literal.kind == PL_TOK_FLOAT ? pl_type_float(p->ctx, PL_F64) : pl_type_integer(p->ctx, 64);
  pl_apint bits;
  if (literal.kind == PL_TOK_FLOAT && type->kind != PL_TYPE_FLOAT) {
    pl_p_error_at(p, p->tok, "floating point value not valid for specified type");
    return NULL;
  }
  if (!pl_p_number_bits(p, literal, negative, type, PL_NUMBER_IN_ATTRIBUTE, &bits)) return NULL;
  return type->kind == PL_TYPE_FLOAT ? pl_attr_float(p->ctx, type, bits) : pl_attr_integer(p->ctx, type, bits);
}

const pl_attr *pl_p_symbol_ref(pl_parser *p) {
  assert(p && p->ctx);
  PL_VEC(pl_str) path = {0};
  const pl_attr *result = NULL;
  do {
    if (!pl_p_at(p, PL_TOK_AT)) {
      pl_p_error(p, p->tok, path.len ? "expected nested symbol reference identifier" : "expected attribute value");
      goto done;
    }
    pl_vec_push(&path, pl_p_symbol_text(p, p->tok));
    pl_p_advance(p);
  } while (pl_p_accept(p, PL_TOK_COLON_COLON));
  result = pl_attr_symbol_path(p->ctx, path.data, (uint32_t)path.len);
done:
  pl_vec_free(&path);
  return result;
}

const pl_attr *pl_p_flat_symbol_ref(pl_parser *p) {
  assert(p && p->ctx);
  const pl_token at = p->tok;
  const pl_attr *symbol = pl_p_symbol_ref(p);
  if (!symbol || symbol->symbol.count == 1) return symbol;
  pl_p_custom_error(p, at, "invalid kind of attribute specified");
  return NULL;
}

/* Parses `[` (attribute (`,` attribute)*)? `]`. NULL (reported) on error. */
static const pl_attr *parse_array(pl_parser *p) {
  pl_attr_vec elems = pl_p_take_attr_vec(p);
  const pl_attr *result = NULL;
  pl_p_advance(p);
  while (pl_p_in_list(p, PL_TOK_R_SQUARE)) {
    const pl_attr *elem = pl_p_attr(p, NULL);
    if (!elem) goto done;
    pl_vec_push(&elems, elem);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  if (pl_p_shut_list(p, PL_TOK_R_SQUARE)) result = pl_attr_array(p->ctx, elems.data, (uint32_t)elems.len);
done:
  pl_p_give_attr_vec(p, &elems);
  return result;
}

bool pl_p_attr_dict(pl_parser *p, pl_named_attrs *out) {
  assert(out->len <= out->cap);
  size_t first = out->len;
  if (!pl_p_expect_in(p, PL_TOK_L_BRACE, "in attribute dictionary")) return false;
  if (pl_p_accept(p, PL_TOK_R_BRACE)) return true;
  pl_map seen = {0};
  bool ok = true;
  do {
    pl_token at = p->tok;
    if (at.kind != PL_TOK_BARE && at.kind != PL_TOK_STRING) {
      ok = pl_p_error(p, at, "expected attribute name");
      break;
    }
    pl_str name = at.kind == PL_TOK_STRING ? pl_p_string(p, at) : pl_p_intern(p, pl_token_text(at));
    if (name.len == 0) {
      ok = pl_p_error(p, at, "expected valid attribute name");
      break;
    }
    if (pl_map_has(&seen, name.data)) {
      ok = pl_p_error(p, at, "duplicate key '%.*s' in dictionary attribute", PL_STR_FMT(name));
      break;
    }
    pl_map_set_ptr(&seen, name.data, name.data);
    pl_p_advance(p);
    const pl_attr *value = pl_p_accept(p, PL_TOK_EQUAL) ? pl_p_attr(p, NULL) : pl_attr_unit(p->ctx);
    if (!value) {
      ok = false;
      break;
    }
    pl_vec_push(out, ((pl_named_attr){name, value}));
  } while (pl_p_accept(p, PL_TOK_COMMA));
  pl_map_free(&seen);
  if (!ok) out->len = first;
  return ok && pl_p_expect_in(p, PL_TOK_R_BRACE, "in attribute dictionary");
}

bool pl_p_optional_attr_dict(pl_parser *p, pl_named_attrs *out) { return !pl_p_at(p, PL_TOK_L_BRACE) || pl_p_attr_dict(p, out); }

/* Parses `{` (name (`=` attribute)? (`,` ...)*)? `}` as a dictionary attribute. NULL (reported) on error. */
static const pl_attr *parse_dict(pl_parser *p) {
  pl_named_attrs entries = pl_p_take_named_attrs(p);
  const pl_attr *result = NULL;
  if (pl_p_attr_dict(p, &entries)) result = pl_attr_dict(p->ctx, entries.data, (uint32_t)entries.len);
  pl_p_give_named_attrs(p, &entries);
  return result;
}

bool pl_p_int_list(pl_parser *p, pl_i64s *out) {
  assert(p && out);
  if (!pl_p_expect(p, PL_TOK_L_SQUARE)) return false;
  while (pl_p_in_list(p, PL_TOK_R_SQUARE)) {
    int64_t value;
    if (!pl_p_integer(p, &value)) return false;
    if (pl_p_accept(p, PL_TOK_COLON) && !pl_p_type(p)) return false; /* until 2022 each was an attribute with its type */
    pl_vec_push(out, value);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  return pl_p_expect(p, PL_TOK_R_SQUARE);
}

/* Parses `?` (PL_DYNAMIC) or `-`? integer into *out. False (reported) on error. */
static bool parse_stride(pl_parser *p, int64_t *out) {
  pl_token at = p->tok;
  *out = PL_DYNAMIC;
  if (pl_p_accept(p, PL_TOK_QUESTION)) return true;
  bool negative = pl_p_accept(p, PL_TOK_MINUS);
  uint64_t magnitude = 0;
  if (!pl_p_at(p, PL_TOK_INTEGER) || !pl_p_u64(p->tok, &magnitude) || magnitude > (uint64_t)INT64_MAX + negative)
    return pl_p_error_at(p, at, "expected a 64-bit signed integer or '?'");
  pl_p_advance(p);
  *out = (int64_t)(negative ? 0 - magnitude : magnitude);
  return true;
}

/* Parses `<` `[` (stride (`,` stride)*)? `]` (`,` `offset` `:` offset)? `>`, after `strided`. NULL (reported) on error. */
static const pl_attr *parse_strided(pl_parser *p) {
  pl_i64s strides = pl_p_take_i64s(p);
  int64_t offset = 0;
  const pl_attr *result = NULL;
  if (!pl_p_expect_in(p, PL_TOK_LESS, "after 'strided'") || !pl_p_expect(p, PL_TOK_L_SQUARE)) goto done;
  while (pl_p_in_list(p, PL_TOK_R_SQUARE)) {
    int64_t stride;
    if (!parse_stride(p, &stride)) goto done;
    pl_vec_push(&strides, stride);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  if (!pl_p_expect(p, PL_TOK_R_SQUARE)) goto done;
  if (!pl_p_at(p, PL_TOK_GREATER) && (!pl_p_expect(p, PL_TOK_COMMA) || !pl_p_expect_word(p, "offset", " after comma") ||
                                      !pl_p_expect_in(p, PL_TOK_COLON, "after 'offset'") || !parse_stride(p, &offset)))
    goto done;
  if (pl_p_expect(p, PL_TOK_GREATER)) result = pl_attr_strided(p->ctx, strides.data, (uint32_t)strides.len, offset);
done:
  pl_p_give_i64s(p, &strides);
  return result;
}

/* The enum attribute of a set of flags: the one word for `bits` if there is one, else those of the single bits. */
static const pl_attr *canonical_flags(pl_parser *p, const pl_vocabulary *vocabulary, int64_t bits, pl_str dialect,
                                      pl_str mnemonic) {
  pl_str words[16];
  uint32_t count = 0;
  for (const pl_enum_word *w = vocabulary->words; w->word; w++)
    if (w->value == bits) return pl_attr_enum(p->ctx, dialect, mnemonic, &(pl_str){w->word, strlen(w->word)}, 1);
  for (const pl_enum_word *w = vocabulary->words; w->word; w++)
    if (w->value && (w->value & (w->value - 1)) == 0 && (bits & w->value) && count < 16) words[count++] = pl_str_from(w->word);
  return pl_attr_enum(p->ctx, dialect, mnemonic, words, count);
}

/* How MLIR's messages call a vocabulary, the attribute that has it and its parameter; flags and some others are listed without
 * what was found. */
static const struct vocabulary_texts {
  const char *name, *what, *attr, *parameter, *type;
} vocabulary_texts[] = {{"arith.fastmath", NULL, "Arith_FastMathAttr", "value", "::mlir::arith::FastMathFlags"},
                        {"arith.overflow", NULL, "Arith_IntegerOverflowAttr", "value", "::mlir::arith::IntegerOverflowFlags"},
                        {"llvm.fastmath", NULL, "LLVM_FastmathFlagsAttr", "value", "::mlir::LLVM::FastmathFlags"},
                        {"vector.kind", NULL, "Vector_CombiningKindAttr", "value", "::mlir::vector::CombiningKind"},
                        {"index.cmp_predicate", NULL, "IndexCmpPredicateAttr", "value", "::mlir::index::IndexCmpPredicate"},
                        {"llvm.linkage", "LLVM linkage types", "LinkageAttr", "linkage", "linkage::Linkage"},
                        {"llvm.cconv", "Calling Conventions", "CConvAttr", "CallingConv", "CConv"},
                        {"llvm.tailcallkind", "Tail Call Kind", "TailCallKindAttr", "tailCallKind", "TailCallKind"},
                        {"llvm.framePointerKind", "LLVM FramePointerKind", "FramePointerKindAttr", "framePointerKind",
                         "framePointerKind::FramePointerKind"},
                        {"llvm.uwtableKind", "LLVM Unwind Behavior", "UWTableKindAttr", "uwtableKind", "uwtable::UWTableKind"}};

void pl_p_no_word_of(pl_parser *p, const pl_vocabulary *vocabulary, const char *what, pl_str word) {
  assert(p && vocabulary && what);
  bool (*error)(pl_parser *, pl_token, const char *, ...) = p->custom ? pl_p_custom_error : pl_p_error_at;
  if (!pl_p_at(p, PL_TOK_BARE) && !pl_p_at(p, PL_TOK_STRING)) {
    error(p, p->tok, "expected keyword for %s", what);
    return;
  }
  pl_sink words = {0};
  pl_vocabulary_list(vocabulary, &words);
  error(p, p->tok, "expected one of [%s] for %s, got: %.*s", pl_sink_text(&words), what, (int)(word.len < 64 ? word.len : 64),
        word.data);
  pl_sink_close(&words);
}

/* Reports, as MLIR does, that `word`, at the current token, is no word of the enum attribute `name`, and skips it. */
static void tell_word(pl_parser *p, pl_str name, const pl_vocabulary *vocabulary, pl_token first, pl_str word) {
  const struct vocabulary_texts *t = vocabulary_texts;
  while (!pl_str_is(name, t->name))
    if (++t == vocabulary_texts + sizeof vocabulary_texts / sizeof *vocabulary_texts) return;
  bool (*error)(pl_parser *, pl_token, const char *, ...) = p->custom ? pl_p_custom_error : pl_p_error_at;
  pl_sink words = {0};
  pl_vocabulary_list(vocabulary, &words);
  if (t->what)
    pl_p_no_word_of(p, vocabulary, t->what, word);
  else
    error(p, first, "expected %s to be one of: %s", t->type, pl_sink_text(&words));
  pl_sink_close(&words);
  if (pl_p_at(p, PL_TOK_BARE) || pl_p_at(p, PL_TOK_STRING)) pl_p_advance(p);
  error(p, p->tok, "failed to parse %s parameter '%s' which is to be a `%s`", t->attr, t->parameter, t->type);
}

/* Reads a word of the vocabulary `name`, a token of that kind, into *word, in today's spelling, and *value, its number. False
 * (reported) if none stands here. `first`: the attribute's first word, for the diagnostic. */
static bool read_word(pl_parser *p, pl_str name, const pl_vocabulary *vocabulary, pl_token_kind kind, pl_token first,
                      pl_str *word, int64_t *value) {
  *word = pl_p_upgrade_word(name, kind == PL_TOK_STRING ? pl_p_string(p, p->tok) : pl_token_text(p->tok));
  if (pl_p_at(p, kind) && pl_vocabulary_value(vocabulary, *word, value)) {
    pl_p_advance(p);
    return true;
  }
  tell_word(p, name, vocabulary, first, *word);
  return false;
}

/* The vocabulary named `dialect.mnemonic`, which must exist; sets *dialect and *mnemonic to the parts of that name. */
static const pl_vocabulary *find_vocabulary(pl_str name, pl_str *dialect, pl_str *mnemonic) {
  const pl_vocabulary *vocabulary = pl_vocabulary_find(name);
  const char *dot = memchr(name.data, '.', name.len);
  assert(vocabulary && dot);
  *dialect = (pl_str){name.data, (size_t)(dot - name.data)};
  *mnemonic = (pl_str){dot + 1, name.len - dialect->len - 1};
  return vocabulary;
}

const pl_attr *pl_p_enum_words(pl_parser *p, pl_str vocabulary_name, bool flags) {
  assert(pl_vocabulary_find(vocabulary_name));
  pl_str dialect, mnemonic, word;
  const pl_vocabulary *vocabulary = find_vocabulary(vocabulary_name, &dialect, &mnemonic);
  int64_t bits = 0, value = 0;
  const pl_token first = p->tok;
  if (flags && pl_p_at(p, PL_TOK_GREATER)) return canonical_flags(p, vocabulary, 0, dialect, mnemonic); /* as until 2022 */
  do {
    if (!read_word(p, vocabulary_name, vocabulary, PL_TOK_BARE, first, &word, &value)) return NULL;
    bits |= value;
  } while (flags && (pl_p_accept(p, PL_TOK_COMMA) || pl_p_accept(p, PL_TOK_BAR)));
  if (flags) return canonical_flags(p, vocabulary, bits, dialect, mnemonic);
  return pl_attr_enum(p->ctx, dialect, mnemonic, &word, 1);
}

const pl_attr *pl_p_quoted_word(pl_parser *p, pl_str vocabulary_name) {
  assert(pl_vocabulary_find(vocabulary_name));
  pl_str dialect, mnemonic, word;
  const pl_vocabulary *vocabulary = find_vocabulary(vocabulary_name, &dialect, &mnemonic);
  int64_t value = 0;
  if (!read_word(p, vocabulary_name, vocabulary, PL_TOK_STRING, p->tok, &word, &value)) return NULL;
  return pl_attr_enum(p->ctx, dialect, mnemonic, &word, 1);
}

bool pl_p_is_flag_set(pl_str vocabulary) {
  return pl_str_is(vocabulary, "arith.fastmath") || pl_str_is(vocabulary, "llvm.fastmath") ||
         pl_str_is(vocabulary, "arith.overflow");
}

const pl_attr *pl_p_enum_attr(pl_parser *p, pl_str vocabulary) {
  assert(pl_vocabulary_find(vocabulary));
  const pl_op_info *custom = p->custom;
  p->custom = NULL;
  const pl_attr *attr = pl_p_enum_words(p, vocabulary, pl_p_is_flag_set(vocabulary));
  p->custom = custom;
  return attr;
}

/* Whether `#name<words>` is an attribute whose words are in a vocabulary and are stored as words. */
static bool is_enum_attr(pl_str name) {
  static const char *const names[] = {"arith.fastmath", "arith.overflow",    "llvm.fastmath", "llvm.linkage",
                                      "llvm.cconv",     "llvm.tailcallkind", "vector.kind"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (pl_str_is(name, names[i])) return true;
  return false;
}

/* Parses the body of an attribute `#dialect.text` or `#dialect<text>` as an opaque attribute. NULL (reported) on error. `name`
 * and `at`: its name and the name's token. */
static const pl_attr *parse_opaque(pl_parser *p, pl_str name, pl_token at) {
  pl_str dialect, text;
  if (!pl_p_opaque(p, name, at, &dialect, &text)) return NULL;
  if (!p->options.allow_unregistered && !pl_dialect_is_registered(dialect)) {
    pl_p_error(p, memchr(name.data, '.', name.len) ? pl_p_after_dialect(at, dialect) : at,
               "#\"%.*s\"<\"%.*s\"> : 'none' attribute created with unregistered dialect. If this is intended, please call "
               "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
               PL_STR_FMT(dialect), (int)(text.len < 200 ? text.len : 200), text.data);
    return NULL;
  }
  return pl_attr_opaque(p->ctx, pl_p_intern(p, dialect), pl_p_intern(p, text));
}

/* Whether the dialect of the attribute `name`, at the token `at`, may have such an attribute, as far as it is known; false is
 * reported. */
static bool check_dialect(pl_parser *p, pl_str name, pl_token at) {
  static const char *const whole[] = {"arith.fastmath", "arith.overflow", "complex.number",       "index.cmp_predicate",
                                      "ub.poison",      "vector.kind",    "vector.iterator_type", "vector.punctuation"};
  const char *dot = memchr(name.data, '.', name.len);
  const pl_str dialect = {name.data, dot ? (size_t)(dot - name.data) : name.len};
  const pl_token place = pl_p_after_dialect(at, dialect);
  if (pl_dialect_lacks_attributes(dialect))
    return pl_p_error(p, place, "dialect '%.*s' provides no attribute parsing hook", PL_STR_FMT(dialect));
  if (!dot) return true;
  bool known = false;
  for (size_t i = 0; i < sizeof whole / sizeof *whole; i++) {
    if (pl_str_is(name, whole[i])) return true;
    known |= pl_str_eq((pl_str){whole[i], strcspn(whole[i], ".")}, dialect);
  }
  if (!known) return true;
  const pl_str mnemonic = {dot + 1, name.len - dialect.len - 1};
  return pl_p_error(p, place, "unknown attribute `%.*s` in dialect `%.*s`", PL_STR_FMT(mnemonic), PL_STR_FMT(dialect));
}

/* Parses `#alias`, `#dialect.mnemonic<...>` or `#dialect<...>`, as an opaque attribute if it is not modelled. NULL (reported) on
 * error. */
static const pl_attr *parse_extended(pl_parser *p) {
  pl_token at = p->tok;
  pl_str name = {at.start + 1, at.len - 1};
  if (!memchr(name.data, '.', name.len)) {
    const pl_alias *alias = pl_p_alias(p, &p->attr_aliases, name);
    if (alias) {
      if (!pl_p_weigh(p, alias)) return NULL;
      pl_p_advance(p);
      return alias->what;
    }
  }
  pl_p_advance(p);
  const pl_attr *known;
  if (!check_dialect(p, name, at)) return NULL;
  const pl_known_body body = {p->lexer, p->tok, pl_diags_count(p->diags)};
  if (pl_p_dialect_attr(p, name, &known)) {
    if (!known) pl_p_check_body(p, &body, at);
    return known;
  }
  if (is_enum_attr(name) && pl_p_at(p, PL_TOK_LESS)) {
    pl_p_advance(p);
    const pl_attr *attr = pl_p_enum_attr(p, name);
    return attr && pl_p_expect(p, PL_TOK_GREATER) ? attr : NULL;
  }
  return parse_opaque(p, name, at);
}

/* Parses string (`:` type)?. NULL (reported) on error. */
static const pl_attr *parse_string(pl_parser *p) {
  pl_str text = pl_p_string(p, p->tok);
  const pl_type *type = NULL;
  pl_p_advance(p);
  if (pl_p_at(p, PL_TOK_COLON)) {
    pl_p_advance(p);
    type = pl_p_type(p);
    if (!type) return NULL;
  }
  return pl_attr_typed_string(p->ctx, text, type && type->kind == PL_TYPE_NONE ? NULL : type);
}

/* Parses `<` key `>` `:` type, after `dense_resource`, or without the type if `type` is not NULL. NULL (reported) on error. */
static const pl_attr *parse_resource(pl_parser *p, const pl_type *type) {
  if (!pl_p_expect_in(p, PL_TOK_LESS, "after 'dense_resource'")) return NULL;
  if (!pl_p_at(p, PL_TOK_BARE) && !pl_p_at(p, PL_TOK_STRING)) {
    pl_p_error(p, p->tok, "expected identifier key for 'resource' entry");
    return NULL;
  }
  pl_str key = pl_p_at(p, PL_TOK_STRING) ? pl_p_string(p, p->tok) : pl_p_intern(p, pl_token_text(p->tok));
  pl_p_advance(p);
  if (!pl_p_expect(p, PL_TOK_GREATER)) return NULL;
  pl_token at = p->tok;
  if (!type && (!pl_p_expect(p, PL_TOK_COLON) || !(type = pl_p_type(p)))) return NULL;
  if (!pl_type_is_shaped(type)) {
    pl_p_error(p, at, "`dense_resource` expected a shaped type");
    return NULL;
  }
  return pl_attr_resource(p->ctx, key, type);
}

/* Parses `<` map `>`, after `affine_map`. NULL (reported) on error. */
static const pl_attr *parse_map(pl_parser *p) {
  if (!pl_p_expect_in(p, PL_TOK_LESS, "in affine map")) return NULL;
  const pl_attr *attr = pl_p_affine_map(p);
  return attr && pl_p_expect_in(p, PL_TOK_GREATER, "in affine map") ? attr : NULL;
}

/* Parses `<` set `>`, after `affine_set`. NULL (reported) on error. */
static const pl_attr *parse_set(pl_parser *p) {
  if (!pl_p_expect_in(p, PL_TOK_LESS, "in integer set")) return NULL;
  const pl_attr *attr = pl_p_integer_set(p);
  return attr && pl_p_expect_in(p, PL_TOK_GREATER, "in integer set") ? attr : NULL;
}

/* Parses `(` location `)`, after `loc`. NULL (reported) on error. */
static const pl_attr *parse_loc_attr(pl_parser *p) {
  if (!pl_p_expect_in(p, PL_TOK_L_PAREN, "in inline location")) return NULL;
  const pl_attr *loc = pl_p_loc_instance(p);
  return loc && pl_p_expect_in(p, PL_TOK_R_PAREN, "in inline location") ? loc : NULL;
}

/* Parses what follows `true` or `false` (`value`): (`:` `i1`)?, or nothing if `type` is not NULL. NULL (reported) on error. */
static const pl_attr *parse_bool(pl_parser *p, bool value, const pl_type *type) {
  if (!type && pl_p_accept(p, PL_TOK_COLON) && !(type = pl_p_type(p))) return NULL;
  if (type && !pl_type_is_integer(type, 1)) {
    pl_p_error(p, p->last, "expected i1 type for 'true' or 'false' values");
    return NULL;
  }
  return pl_attr_bool(p->ctx, value);
}

/* Parses an attribute, or a type as one, that begins with a bare word. NULL (reported) on error. `type`: the attribute's if it is
 * not written, else NULL. */
static const pl_attr *parse_keyword_attr(pl_parser *p, const pl_type *type) {
  if (pl_p_accept_keyword(p, "true")) return parse_bool(p, true, type);
  if (pl_p_accept_keyword(p, "false")) return parse_bool(p, false, type);
  if (pl_p_accept_keyword(p, "unit")) return pl_attr_unit(p->ctx);
  if (pl_p_accept_keyword(p, "affine_map")) return parse_map(p);
  if (pl_p_accept_keyword(p, "affine_set")) return parse_set(p);
  if (pl_p_accept_keyword(p, "array")) return pl_p_dense_array(p);
  if (pl_p_accept_keyword(p, "dense")) return pl_p_dense(p, type);
  if (pl_p_accept_keyword(p, "dense_resource")) return parse_resource(p, type);
  if (pl_p_accept_keyword(p, "sparse")) return pl_p_sparse(p, type);
  if (pl_p_accept_keyword(p, "strided")) return parse_strided(p);
  if (pl_p_accept_keyword(p, "loc")) return parse_loc_attr(p);
  if (pl_p_accept_keyword(p, "distinct")) return pl_p_distinct(p);
  if (!pl_p_is_type_word(pl_token_text(p->tok))) {
    pl_p_error(p, p->tok, "expected attribute value");
    return NULL;
  }
  const pl_type *value = pl_p_type(p);
  return value ? pl_attr_type(p->ctx, value) : NULL;
}

const pl_attr *pl_p_attr(pl_parser *p, const pl_type *type) {
  assert(p->depth <= PL_MAX_NESTING);
  if (!pl_p_enter(p)) return NULL;
  const pl_attr *attr = NULL;
  const pl_type *value;
  switch (p->tok.kind) {
  case PL_TOK_AT: attr = pl_p_symbol_ref(p); break;
  case PL_TOK_L_SQUARE: attr = parse_array(p); break;
  case PL_TOK_L_BRACE: attr = parse_dict(p); break;
  case PL_TOK_INTEGER:
  case PL_TOK_FLOAT:
  case PL_TOK_MINUS: attr = parse_number(p, type); break;
  case PL_TOK_STRING: attr = parse_string(p); break;
  case PL_TOK_HASH: attr = parse_extended(p); break;
  case PL_TOK_BARE: attr = parse_keyword_attr(p, type); break;
  case PL_TOK_BANG:
  case PL_TOK_L_PAREN:
    value = pl_p_type(p);
    attr = value ? pl_attr_type(p->ctx, value) : NULL;
    break;
  default: pl_p_error(p, p->tok, "expected attribute value"); break;
  }
  pl_p_leave(p);
  return attr;
}
