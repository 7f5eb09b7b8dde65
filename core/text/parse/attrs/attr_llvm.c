/* The attributes of the LLVM dialect that have parameters: one reader for all rows of core/ir/llvm_attrs.def. */
#include <assert.h>
#include <ctype.h>

#include "core/ir/attr_params.h"
#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

/* Parameters of one attribute; the longest row has fewer. */
#define MAX_PARAMS 24u
/* Words of one set of flags; the longest vocabulary has fewer. */
#define MAX_FLAGS 40u

/* The words as an enum attribute without dialect and mnemonic, as parameters hold them. */
static const pl_attr *words_attr(pl_parser *p, const pl_str *words, uint32_t count) {
  return pl_attr_enum(p->ctx, PL_STR(""), PL_STR(""), words, count);
}

/* How MLIR's messages call the words of a parameter. */
static const struct word_texts {
  const char *of, *what, *type;
} word_texts[] = {{"llvm.mod_ref", "LLVM ModRefInfo", "ModRefInfo"},
                  {"llvm.di_emission", "LLVM debug emission kind", "DIEmissionKind"},
                  {"llvm.di_name_table", "LLVM debug name table kind", "DINameTableKind"},
                  {"llvm.flag_behavior", "LLVM Module Flag Behavior", "ModFlagBehavior"},
                  {"llvm.summary_format", "LLVM ProfileSummary format kinds", "ProfileSummaryFormatKind"},
                  {"llvm.di_subprogram_flags", "LLVM DISubprogram flags", "DISubprogramFlags"},
                  {"llvm.di_flags", "LLVM DI flags", "DIFlags"},
                  {"DW_TAG", "tag", "unsigned"},
                  {"DW_ATE", "encoding", "unsigned"},
                  {"DW_LANG", "language", "unsigned"},
                  {"DW_OP", "operation encoding", "unsigned"},
                  {"DW_CC", "calling convention", "unsigned"}};

/* Appends the name of MLIR's C++ class for the mnemonic, without `Attr`, such as LLVM_DIBasicType for `di_basic_type`. */
static void put_class(pl_str mnemonic, pl_sink *out) {
  const bool module_flag = pl_str_is(mnemonic, "mlir.module_flag"), summary = pl_str_is(mnemonic, "profile_summary");
  pl_sink_puts(out, module_flag ? "ModuleFlag" : summary ? "ModuleFlagProfileSummary" : "LLVM_");
  if (module_flag || summary) return;
  bool upper = true;
  for (size_t i = 0; i < mnemonic.len; i++) {
    const char c = mnemonic.data[i];
    const bool initials = i < 2 && pl_str_starts(mnemonic, "di_");
    if (c != '_') pl_sink_printf(out, "%c", upper || initials ? toupper((unsigned char)c) : c);
    upper = c == '_';
  }
}

/* Reports, as MLIR does, that `given` (without data: nothing) is no word of the parameter's vocabulary, and skips it. */
static void tell_word(pl_parser *p, const pl_param_row *row, const pl_param *param, pl_str given) {
  const struct word_texts *t = word_texts;
  while (!pl_str_is(param->of, t->of))
    t++;
  const bool dwarf = pl_str_starts(param->of, "DW_");
  const pl_op_info *custom = p->custom;
  pl_sink class = {0};
  put_class(row->mnemonic, &class);
  p->custom = NULL; /* what is wrong is so of the attribute */
  if (!dwarf)
    pl_p_no_word_of(p, pl_vocabulary_find(param->of), t->what, given);
  else if (given.data)
    pl_p_error_at(p, p->tok, "invalid debug info debug info %s name: %.*s", t->what, PL_STR_FMT(given));
  else
    pl_p_error_at(p, p->tok, "expected valid keyword");
  p->custom = custom;
  if (given.data) pl_p_advance(p);
  pl_p_error_at(p, p->tok, "failed to parse %sAttr parameter '%.*s' which is to be a `%s`", pl_sink_text(&class),
                PL_STR_FMT(param->name), t->type);
  pl_sink_close(&class);
}

/* The word, or quoted word where that is allowed, at the current token; a NULL text if there is none. */
static pl_str word_here(pl_parser *p, const pl_param *param) {
  if (pl_p_at(p, PL_TOK_BARE)) return pl_token_text(p->tok);
  const bool quoted = pl_p_at(p, PL_TOK_STRING) && !pl_str_starts(param->of, "DW_");
  return quoted ? pl_p_string(p, p->tok) : (pl_str){NULL, 0};
}

/* Parses a word of the parameter's vocabulary as an enum attribute; `row` is for the diagnostic. NULL (reported) on error. */
static const pl_attr *parse_word(pl_parser *p, const pl_param_row *row, const pl_param *param) {
  const pl_str word = word_here(p, param);
  int64_t value;
  if (!word.data || !pl_vocabulary_value(pl_vocabulary_find(param->of), word, &value)) {
    tell_word(p, row, param, word);
    return NULL;
  }
  pl_p_advance(p);
  return words_attr(p, &word, 1);
}

/* Whether `bits` contain another word of the vocabulary that makes `w` redundant; of words with the same bits the last one
 * counts. */
static bool is_said_by_another(const pl_enum_word *words, const pl_enum_word *w, int64_t bits) {
  for (const pl_enum_word *o = words; o->word; o++)
    if ((bits & o->value) == o->value && (o->value & w->value) == w->value && (o->value != w->value || o > w)) return true;
  return false;
}

/* The enum attribute of the words that make up `bits`, in the vocabulary's order and without redundant ones; the vocabulary's
 * first word if there are none. */
static const pl_attr *flags_attr(pl_parser *p, const pl_enum_word *vocabulary, int64_t bits) {
  pl_str words[MAX_FLAGS];
  uint32_t count = 0;
  for (const pl_enum_word *w = vocabulary; w->word; w++)
    if (w->value && (bits & w->value) == w->value && !is_said_by_another(vocabulary, w, bits))
      words[count++] = pl_str_from(w->word);
  if (count == 0) words[count++] = pl_str_from(vocabulary->word);
  return words_attr(p, words, count);
}

/* Parses word or "word|word", a set of flags of the parameter's vocabulary. NULL (reported) on error. */
static const pl_attr *parse_words(pl_parser *p, const pl_param_row *row, const pl_param *param) {
  const pl_vocabulary *vocabulary = pl_vocabulary_find(param->of);
  const pl_str text = word_here(p, param);
  int64_t bits = 0, value = 0;
  bool ok = text.data != NULL;
  for (size_t at = 0; ok && at <= text.len;) {
    const char *bar = memchr(text.data + at, '|', text.len - at);
    const size_t len = bar ? (size_t)(bar - text.data) - at : text.len - at;
    ok = pl_vocabulary_value(vocabulary, (pl_str){text.data + at, len}, &value);
    bits |= value;
    at += len + 1;
  }
  if (!ok) {
    tell_word(p, row, param, text);
    return NULL;
  }
  pl_p_advance(p);
  return flags_attr(p, vocabulary->words, bits);
}

/* Parses `-`? integer as an i64 attribute, modulo 2^64. NULL (reported) on error. */
static const pl_attr *parse_num(pl_parser *p) {
  uint64_t magnitude;
  bool negative = pl_p_accept(p, PL_TOK_MINUS);
  if (!pl_p_at(p, PL_TOK_INTEGER) || !pl_p_u64(p->tok, &magnitude) || (negative && magnitude > (uint64_t)INT64_MAX + 1)) {
    pl_p_error(p, p->tok, "expected integer value that fits 64 bits");
    return NULL;
  }
  pl_p_advance(p);
  const pl_type *type = pl_type_integer(p->ctx, 64);
  return pl_attr_i64(p->ctx, type, (int64_t)(negative ? 0 - magnitude : magnitude));
}

/* Parses an integer of the integer type that the attribute `type` holds. NULL (reported) on error. */
static const pl_attr *parse_wide(pl_parser *p, const pl_attr *type) {
  const bool number = pl_p_at(p, PL_TOK_MINUS) || pl_p_at(p, PL_TOK_INTEGER);
  if (!number)
    pl_p_error(p, p->tok, "expected integer value");
  else if (!type || type->kind != PL_ATTR_TYPE || type->type->kind != PL_TYPE_INTEGER)
    pl_p_error(p, p->tok, "invalid kind of type specified: expected builtin.integer, but found '%s'",
               type && type->kind == PL_ATTR_TYPE ? pl_p_type_text(p, type->type) : "none");
  else
    return pl_p_attr(p, type->type);
  return NULL;
}

/* Parses an attribute, unless `of` is empty #llvm.of<...>, maybe without its prefix. NULL (reported) on error. */
static const pl_attr *parse_part(pl_parser *p, pl_str of) {
  if (of.len && pl_p_at(p, PL_TOK_LESS)) return pl_p_llvm_params(p, of);
  pl_token at = p->tok;
  const pl_attr *attr = pl_p_attr(p, NULL);
  if (!attr || of.len == 0 || (attr->kind == PL_ATTR_PARAMS && pl_str_eq(attr->params.mnemonic, of))) return attr;
  pl_p_error(p, at, "invalid kind of attribute specified: expected #llvm.%.*s", PL_STR_FMT(of));
  return NULL;
}

/* Parses DW_OP_name (`(` (integer | word) (`,` ...)* `)`)? as an array of the word and its arguments. NULL (reported) on error.
 * `row` is for diagnostics. */
static const pl_attr *parse_expr(pl_parser *p, const pl_param_row *row) {
  static const pl_param opcode = {.name = {"opcode", 6}, .kind = PL_PARAM_WORD, .of = {"DW_OP", 5}};
  static const pl_param encoding = {.name = {"arguments", 9}, .kind = PL_PARAM_WORD, .of = {"DW_ATE", 6}};
  pl_attr_vec parts = pl_p_take_attr_vec(p);
  const pl_attr *part = parse_word(p, row, &opcode), *result = NULL;
  bool ok = part != NULL;
  pl_vec_push(&parts, part);
  if (ok && pl_p_accept(p, PL_TOK_L_PAREN)) {
    do {
      part = pl_p_at(p, PL_TOK_BARE) ? parse_word(p, row, &encoding) : parse_num(p);
      ok = part != NULL;
      pl_vec_push(&parts, part);
    } while (ok && pl_p_accept(p, PL_TOK_COMMA));
    ok = ok && pl_p_expect(p, PL_TOK_R_PAREN);
  }
  if (ok) result = pl_attr_array(p->ctx, parts.data, (uint32_t)parts.len);
  pl_p_give_attr_vec(p, &parts);
  return result;
}

/* Whether `,` name `=` stands here, which ends the list of the parameter before. */
static bool at_next_name(pl_parser *p) { return pl_p_at(p, PL_TOK_COMMA) && pl_p_name_follows(p); }

/* Parses (item (`,` item)*)? of a list parameter, up to the token `end` or the next parameter's name, as an array. NULL
 * (reported) on error. */
static const pl_attr *parse_items(pl_parser *p, const pl_param_row *row, const pl_param *param, pl_token_kind end) {
  pl_attr_vec items = pl_p_take_attr_vec(p);
  const pl_attr *result = NULL;
  bool ok = true;
  while (ok && pl_p_in_list(p, end)) {
    const pl_attr *item = param->kind == PL_PARAM_EXPRS ? parse_expr(p, row) : parse_part(p, param->of);
    ok = item != NULL;
    pl_vec_push(&items, item);
    if (!ok || at_next_name(p) || !pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  if (ok) result = pl_attr_array(p->ctx, items.data, (uint32_t)items.len);
  pl_p_give_attr_vec(p, &items);
  return result;
}

/* Parses the items of a list parameter between the tokens `open` and `close` as an array. NULL (reported) on error. */
static const pl_attr *parse_enclosed(pl_parser *p, const pl_param_row *row, const pl_param *param, pl_token_kind open,
                                     pl_token_kind close) {
  if (!pl_p_expect(p, open)) return NULL;
  const pl_attr *items = parse_items(p, row, param, close);
  return items && pl_p_expect(p, close) ? items : NULL;
}

/* The string at the current token, which is consumed, as an attribute without type. */
static const pl_attr *parse_bare_string(pl_parser *p) {
  pl_str text = pl_p_string(p, p->tok);
  pl_p_advance(p);
  return pl_attr_string(p->ctx, text);
}

/* Parses the value of a parameter by its kind. NULL (reported) on error. `first`: the value of the attribute's first
 * parameter. */
static const pl_attr *parse_value(pl_parser *p, const pl_param_row *row, const pl_param *param, const pl_attr *first) {
  switch (param->kind) {
  case PL_PARAM_INVALID:
  case PL_PARAM_ATTR:
    if (pl_str_is(param->after, ":") && pl_p_at(p, PL_TOK_STRING)) return parse_bare_string(p);
    return parse_part(p, param->of);
  case PL_PARAM_NUM: return parse_num(p);
  case PL_PARAM_WIDE: return parse_wide(p, first);
  case PL_PARAM_FLAG: return pl_p_attr(p, pl_type_integer(p->ctx, 1));
  case PL_PARAM_WORD: return parse_word(p, row, param);
  case PL_PARAM_WORDS: return parse_words(p, row, param);
  case PL_PARAM_LIST: return parse_items(p, row, param, PL_TOK_GREATER);
  case PL_PARAM_BRACES: return parse_enclosed(p, row, param, PL_TOK_L_BRACE, PL_TOK_R_BRACE);
  case PL_PARAM_SQUARES:
  case PL_PARAM_EXPRS: return parse_enclosed(p, row, param, PL_TOK_L_SQUARE, PL_TOK_R_SQUARE);
  }
  return NULL;
}

/* Whether the value is the default of an optional parameter, so that it is not stored. */
static bool is_default(const pl_param *param, const pl_attr *value) {
  if (!param->optional || param->keep_zero) return false;
  if (param->kind == PL_PARAM_NUM || param->kind == PL_PARAM_FLAG)
    return value->kind == PL_ATTR_INTEGER && pl_apint_is_zero(value->integer);
  if (param->kind == PL_PARAM_WORDS) return pl_enum_has(value, "Zero");
  return (param->kind == PL_PARAM_LIST || param->kind == PL_PARAM_EXPRS) && value->array.count == 0;
}

/* Parses name `=` value of a parameter of the row into its element of values[]. False (reported) on error. */
static bool parse_named(pl_parser *p, const pl_param_row *row, const pl_attr **values) {
  const char *cursor = NULL;
  pl_param param;
  uint32_t at = 0;
  pl_token name = p->tok;
  if (!pl_p_at(p, PL_TOK_BARE)) {
    pl_p_error_at(p, name, "expected valid keyword");
    return pl_p_error_at(p, name, "expected a parameter name in struct");
  }
  for (; pl_param_next(row, &cursor, &param); at++)
    if (pl_str_eq(param.name, pl_token_text(name))) break;
  if (param.name.len == 0)
    return pl_p_error(p, name, "duplicate or unknown struct parameter name: %.*s", PL_STR_FMT(pl_token_text(name)));
  if (values[at]) return pl_p_error(p, name, "duplicate or unknown struct parameter name: %.*s", PL_STR_FMT(param.name));
  pl_p_advance(p);
  return pl_p_expect(p, PL_TOK_EQUAL) && (values[at] = parse_value(p, row, &param, values[0])) != NULL;
}

/* Consumes the `text` that separates two positional parameters. False (reported) if it is missing. */
static bool accept_between(pl_parser *p, pl_str text) {
  if (pl_str_is(text, ", ")) return pl_p_expect(p, PL_TOK_COMMA);
  if (pl_str_is(text, ":")) return pl_p_expect(p, PL_TOK_COLON);
  return text.len == 0 || pl_p_expect_word(p, "in", "");
}

/* Parses the row's parameters in their order into values[]; optional ones may be missing. False (reported) on error. */
static bool parse_positional(pl_parser *p, const pl_param_row *row, const pl_attr **values) {
  const char *cursor = NULL;
  pl_param param;
  for (uint32_t at = 0; pl_param_next(row, &cursor, &param); at++) {
    if (param.optional && pl_p_at(p, PL_TOK_GREATER)) continue;
    values[at] = parse_value(p, row, &param, values[0]);
    if (!values[at] || !accept_between(p, param.after)) return false;
  }
  return true;
}

/* Parses (`<` parameters `>`)? into values[], by position or by name as the row says. False (reported) on error. */
static bool parse_values(pl_parser *p, const pl_param_row *row, const pl_attr **values) {
  if (!pl_p_accept(p, PL_TOK_LESS)) return true;
  bool ok = true;
  if (pl_param_row_positional(row))
    ok = parse_positional(p, row, values);
  else
    while (ok && pl_p_in_list(p, PL_TOK_GREATER)) {
      ok = parse_named(p, row, values);
      if (!pl_p_accept(p, PL_TOK_COMMA)) break;
    }
  return ok && pl_p_expect(p, PL_TOK_GREATER);
}

/* The attribute of the row with these parameter values (NULL: not given), defaults left out. NULL (reported at `at`) if a
 * required one is missing. */
static const pl_attr *make(pl_parser *p, const pl_param_row *row, const pl_attr *const *values, pl_token at) {
  pl_named_attr entries[MAX_PARAMS];
  uint32_t count = 0, i = 0;
  const char *cursor = NULL;
  for (pl_param param; pl_param_next(row, &cursor, &param); i++) {
    const pl_attr *given = values[i];
    /* Kinds of memory that are newer than the text are what `other` is. */
    if (!given && i > 2 && pl_str_is(row->mnemonic, "memory_effects")) given = values[0];
    if (given && !is_default(&param, given)) entries[count++] = (pl_named_attr){param.name, given};
    if (given || param.optional) continue;
    pl_p_error(p, at, "struct is missing required parameter: %.*s", PL_STR_FMT(param.name));
    return NULL;
  }
  return pl_attr_params(p->ctx, row->mnemonic, entries, count);
}

/* Whether all elements of an array are attributes #llvm.mnemonic. */
static bool all_are(const pl_attr *list, const char *mnemonic) {
  for (uint32_t i = 0; i < list->array.count; i++)
    if (!pl_attr_is(list->array.elems[i], mnemonic)) return false;
  return true;
}

/* Whether the value of a module flag has the kind that its key asks for; false is reported at `at`. */
static bool check_module_flag(pl_parser *p, const pl_attr *flag, pl_token at) {
  const pl_attr *key = pl_attr_param(flag, "key"), *value = pl_attr_param(flag, "value");
  pl_str name = key && key->kind == PL_ATTR_STRING ? key->string : (pl_str){"", 0};
  if (pl_str_is(name, "CG Profile"))
    return (value->kind == PL_ATTR_ARRAY && all_are(value, "cgprofile_entry")) ||
           pl_p_error_at(p, at, "'CG Profile' key expects an array of '#llvm.cgprofile_entry'");
  if (pl_str_is(name, "ProfileSummary"))
    return pl_attr_is(value, "profile_summary") ||
           pl_p_error_at(p, at, "'ProfileSummary' key expects a '#llvm.profile_summary' attribute");
  return value->kind == PL_ATTR_INTEGER || value->kind == PL_ATTR_STRING ||
         pl_p_error_at(p, at, "only integer and string values are currently supported for unknown key '\"%.*s\"'",
                       PL_STR_FMT(name));
}

/* Whether the target features, if there are any, are well-formed; false is reported at `at`. */
static bool check_target_features(pl_parser *p, const pl_attr *attr, pl_token at) {
  const pl_attr *features = pl_attr_param(attr, "features");
  for (uint32_t i = 0; features && i < features->array.count; i++) {
    const pl_attr *feature = features->array.elems[i];
    pl_str name = feature->kind == PL_ATTR_STRING ? feature->string : (pl_str){"", 0};
    if (name.len == 0) return pl_p_error_at(p, at, "target features can not be null or empty");
    if (name.data[0] != '+' && name.data[0] != '-') return pl_p_error_at(p, at, "target features must start with '+' or '-'");
    if (memchr(name.data, ',', name.len)) return pl_p_error_at(p, at, "target features can not contain ','");
  }
  return true;
}

/* `attr`, or NULL (reported at `at`) if it is a module flag or target_features whose parameters do not fit together. */
static const pl_attr *checked(pl_parser *p, const pl_attr *attr, pl_token at) {
  if (pl_attr_is(attr, "mlir.module_flag") && !check_module_flag(p, attr, at)) return NULL;
  if (pl_attr_is(attr, "target_features") && !check_target_features(p, attr, at)) return NULL;
  return attr;
}

const pl_attr *pl_p_llvm_params(pl_parser *p, pl_str mnemonic) {
  assert(pl_param_row_find(mnemonic));
  const pl_param_row *row = pl_param_row_find(mnemonic);
  const pl_attr *values[MAX_PARAMS] = {0};
  pl_token at = p->tok;
  if (!row || !pl_p_enter(p)) return NULL;
  bool ok = parse_values(p, row, values);
  pl_p_leave(p);
  return ok ? checked(p, make(p, row, values, at), at) : NULL;
}

const pl_attr *pl_p_distinct(pl_parser *p) {
  assert(p && p->ctx);
  uint64_t number;
  if (!pl_p_expect_in(p, PL_TOK_L_SQUARE, "after 'distinct'")) return NULL;
  pl_token id = p->tok;
  if (!pl_p_accept(p, PL_TOK_INTEGER)) {
    pl_p_error(p, id, "expected distinct ID");
    return NULL;
  }
  if (!pl_p_u64(id, &number)) {
    pl_p_error_at(p, p->tok, "expected an unsigned 64-bit integer");
    return NULL;
  }
  if (!pl_p_expect_in(p, PL_TOK_R_SQUARE, "to close distinct ID") || !pl_p_expect_in(p, PL_TOK_LESS, "after distinct ID"))
    return NULL;
  const pl_attr *attr = pl_p_at(p, PL_TOK_GREATER) ? pl_attr_unit(p->ctx) : pl_p_attr(p, NULL);
  return attr && pl_p_expect_in(p, PL_TOK_GREATER, "to close distinct attribute") ? pl_attr_distinct(p->ctx, number, attr) : NULL;
}
