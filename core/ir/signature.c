/* The rows of the op table, each read once, and what stands in them. */
#include "core/ir/signature.h"

#include <assert.h>

#include "core/base/uncounted.h"
#include "core/ir/context_impl.h"
#include "core/ir/enums.h"

PL_UNCOUNTED_BEGIN

/* A cursor over a column of the table. The table is ours, so that a malformed row is an assertion, not an error. */
typedef struct cursor {
  const char *at;
} cursor;

/* Skips blanks and then `text`, if it comes next; false if it does not. */
static bool accept(cursor *c, const char *text) {
  while (*c->at == ' ')
    c->at++;
  size_t n = strlen(text);
  if (strncmp(c->at, text, n) != 0) return false;
  c->at += n;
  return true;
}

/* Reads a word: the bytes up to the next blank, punctuation or `->`, after blanks. */
static pl_str word(cursor *c) {
  while (*c->at == ' ')
    c->at++;
  size_t n = strcspn(c->at, " ,:;|=()*?");
  for (size_t i = 0; i < n; i++)
    if (c->at[i] == '-' && c->at[i + 1] == '>') n = i;
  pl_str text = {c->at, n};
  c->at += n;
  return text;
}

/* The class of types that ops.def calls `name`, which must be one. */
static pl_constraint constraint_named(pl_str name) {
#define X(ident, text, message)                                                                                                  \
  if (pl_str_is(name, text)) return PL_IS_##ident;
  PL_CONSTRAINTS(X)
#undef X
  assert(false && "ops.def names an unknown class of types");
  return PL_IS_ANY;
}

/* Whether the text is one capital letter, a type variable of a signature. */
static bool is_letter(pl_str text) { return text.len == 1 && text.data[0] >= 'A' && text.data[0] <= 'Z'; }

/* Reads an operand or result: name:constraint, name:V or name:fn(V), where V is a letter that stands for a type; a * after it
 * makes it variadic, a ? optional. */
static pl_sig_item read_item(cursor *c) {
  pl_sig_item item = {.name = word(c)};
  bool colon = accept(c, ":");
  assert(colon);
  (void)colon;
  pl_str text = word(c);
  if (is_letter(text)) {
    item.letter = text.data[0];
  } else if (accept(c, "(")) {
    item.fn = pl_str_is(text, "elem") ? PL_SIG_ELEM : pl_str_is(text, "bool") ? PL_SIG_BOOL : PL_SIG_PAIR;
    item.letter = word(c).data[0];
    accept(c, ")");
  } else {
    item.constraint = constraint_named(text);
  }
  item.quantifier = accept(c, "*") ? PL_VARIADIC : accept(c, "?") ? PL_OPTIONAL : PL_ONE;
  return item;
}

/* How often the character is in the text. */
static size_t count_char(const char *text, char c) {
  size_t n = 0;
  for (; *text; text++)
    n += *text == c;
  return n;
}

/* Reads what follows the `;`, V=constraint, ..., and sets the constraint of the operands and results that mention each letter. */
static void read_letters(pl_signature *s, cursor *c) {
  while (*c->at) {
    char letter = word(c).data[0];
    accept(c, "=");
    pl_constraint constraint = constraint_named(word(c));
    for (uint32_t i = 0; i < s->num_operands; i++)
      if (s->operands[i].letter == letter) s->operands[i].constraint = constraint;
    for (uint32_t i = 0; i < s->num_results; i++)
      if (s->results[i].letter == letter) s->results[i].constraint = constraint;
    if (!accept(c, ",")) break;
  }
}

/* Reads the op's `signature` column into the operands, successors and results. */
static void read_signature(pl_arena *arena, pl_signature *s) {
  cursor c = {s->info->signature};
  size_t capacity = count_char(c.at, ',') + 3;
  s->operands = PL_NEW_ARRAY(arena, pl_sig_item, capacity);
  s->results = PL_NEW_ARRAY(arena, pl_sig_item, capacity);
  s->successors = PL_NEW_ARRAY(arena, pl_sig_successor, capacity);
  while (*c.at && strncmp(c.at, "->", 2) != 0 && *c.at != '|' && *c.at != ';') {
    s->operands[s->num_operands++] = read_item(&c);
    accept(&c, ",");
    while (*c.at == ' ')
      c.at++;
  }
  if (accept(&c, "|")) do {
      pl_sig_successor *successor = &s->successors[s->num_successors++];
      successor->name = word(&c);
      successor->variadic = accept(&c, "*");
    } while (accept(&c, ","));
  if (accept(&c, "->")) do {
      s->results[s->num_results++] = read_item(&c);
    } while (accept(&c, ","));
  if (accept(&c, ";")) read_letters(s, &c);
  for (uint32_t i = 0; i < s->num_operands; i++)
    s->num_variadic += s->operands[i].quantifier != PL_ONE;
}

/* The kind of property that ops.def calls `base`, or `base(parameter)` where that is a kind of its own. */
static pl_prop_kind prop_kind(pl_str base, pl_str parameter) {
  if (pl_str_is(base, "list")) return PL_PROP_ARRAY;
  if (pl_str_is(base, "array") && parameter.len) return pl_str_is(parameter, "i32") ? PL_PROP_ARRAY_I32 : PL_PROP_ARRAY_I64;
#define X(ident, text)                                                                                                           \
  if (pl_str_is(base, text)) return PL_PROP_##ident;
  PL_PROP_KINDS(X)
#undef X
  assert(false && "ops.def names an unknown kind of property");
  return PL_PROP_ANY;
}

/* Compares two names by their bytes: negative, 0 or positive; a prefix comes first. */
static int compare_names(pl_str a, pl_str b) {
  size_t n = a.len < b.len ? a.len : b.len;
  int order = memcmp(a.data, b.data, n);
  return order ? order : (a.len > b.len) - (a.len < b.len);
}

/* Reads the op's `properties` column, and sorts the properties by name. */
static void read_properties(pl_arena *arena, pl_signature *s) {
  cursor c = {s->info->properties};
  s->props = PL_NEW_ARRAY(arena, pl_sig_prop, count_char(c.at, ',') + 1);
  while (*c.at) {
    pl_sig_prop prop = {.name = word(&c)};
    accept(&c, ":");
    pl_str base = word(&c), parameter = {"", 0};
    if (accept(&c, "(")) {
      parameter = word(&c);
      accept(&c, ")");
    }
    prop.kind = prop_kind(base, parameter);
    prop.vocabulary = parameter;
    prop.words = parameter.len ? pl_vocabulary_find(parameter) : NULL;
    prop.optional = accept(&c, "?");
    prop.has_default = accept(&c, "=");
    if (prop.has_default) prop.default_text = word(&c);
    uint32_t at = s->num_props++;
    for (; at > 0 && compare_names(prop.name, s->props[at - 1].name) < 0; at--)
      s->props[at] = s->props[at - 1];
    s->props[at] = prop;
    accept(&c, ",");
    while (*c.at == ' ')
      c.at++;
  }
}

/* Whether every op of the kind has the property. The sizes of an op's segments are none: MLIR has them among the properties,
 * here they are pl_op.segments. */
static bool is_required(const pl_sig_prop *prop) {
  return !prop->optional && !prop->has_default && !pl_str_is(prop->name, "case_operand_segments") &&
         !pl_str_is(prop->name, "indbr_operand_segments");
}

/* Lists, in the arena, the properties that every op of the kind has, in s->required and num_required. */
static void list_required(pl_arena *arena, pl_signature *s) {
  s->required = PL_NEW_ARRAY(arena, const pl_sig_prop *, s->num_props);
  for (uint32_t i = 0; i < s->num_props; i++)
    if (is_required(&s->props[i])) s->required[s->num_required++] = &s->props[i];
}

const pl_signature *pl_signature_of(pl_context *ctx, const pl_op_info *info) {
  if (info->kind == PL_OP_UNREGISTERED || info->kind == PL_OP_INVALID) return NULL;
  if (!ctx->signatures) ctx->signatures = PL_NEW_ARRAY(ctx->rows, const pl_signature *, PL_NUM_OPS);
  const pl_signature **slot = &ctx->signatures[info->kind];
  if (*slot) return *slot;
  pl_signature *s = PL_NEW(ctx->rows, pl_signature);
  s->info = info;
  s->format = PL_NEW(ctx->rows, const struct pl_format *);
  read_signature(ctx->rows, s);
  read_properties(ctx->rows, s);
  list_required(ctx->rows, s);
  s->has_operand_segments =
      s->num_variadic + s->num_successors >= 2 || info->kind == PL_OP_LLVM_CALL || info->kind == PL_OP_LLVM_CALL_INTRINSIC;
  if (info->kind == PL_OP_LLVM_INDIRECTBR) s->has_operand_segments = false;
  if (info->kind == PL_OP_LLVM_INTR_ASSUME || info->kind == PL_OP_LLVM_INTR_MASKED_LOAD ||
      info->kind == PL_OP_MEMREF_EXTRACT_STRIDED_METADATA)
    s->has_operand_segments = false;
  *slot = s;
  return s;
}

const pl_sig_prop *pl_signature_prop(const pl_signature *signature, pl_str name) {
  for (uint32_t i = 0; i < signature->num_props; i++)
    if (pl_str_eq(signature->props[i].name, name)) return &signature->props[i];
  return NULL;
}

/* The default of a property as a number: of its word in the vocabulary, or decimal. */
static int64_t default_number(const pl_sig_prop *prop) {
  int64_t value = 0;
  if (prop->words) {
    pl_vocabulary_value(prop->words, prop->default_text, &value);
    return value;
  }
  for (size_t i = 0; i < prop->default_text.len; i++)
    value = value * 10 + (prop->default_text.data[i] - '0');
  return value;
}

/* The default of a property as an ENUM attribute with one word. */
static const pl_attr *default_enum(pl_context *ctx, const pl_sig_prop *prop) {
  size_t dot = 0;
  while (prop->vocabulary.data[dot] != '.')
    dot++;
  pl_str dialect = {prop->vocabulary.data, dot};
  pl_str mnemonic = {prop->vocabulary.data + dot + 1, prop->vocabulary.len - dot - 1};
  return pl_attr_enum(ctx, dialect, mnemonic, &prop->default_text, 1);
}

/* The default of a property, written `dialect.text` in ops.def, as an OPAQUE attribute. */
static const pl_attr *default_opaque(pl_context *ctx, const pl_sig_prop *prop) {
  const char *dot = memchr(prop->default_text.data, '.', prop->default_text.len);
  size_t len = (size_t)(dot - prop->default_text.data);
  return pl_attr_opaque(ctx, (pl_str){prop->default_text.data, len}, (pl_str){dot + 1, prop->default_text.len - len - 1});
}

const pl_attr *pl_sig_prop_default(pl_context *ctx, const pl_sig_prop *prop) {
  if (!prop->has_default) return NULL;
  switch (prop->kind) {
  case PL_PROP_BOOL:
  case PL_PROP_I1: return pl_attr_bool(ctx, pl_str_is(prop->default_text, "true"));
  case PL_PROP_I32:
  case PL_PROP_ENUM32:
  case PL_PROP_BITS32: return pl_attr_i64(ctx, pl_type_integer(ctx, 32), default_number(prop));
  case PL_PROP_I64:
  case PL_PROP_ALIGNMENT:
  case PL_PROP_ENUM64: return pl_attr_i64(ctx, pl_type_integer(ctx, 64), default_number(prop));
  case PL_PROP_ARRAY_I32: return pl_attr_dense_array(ctx, pl_type_integer(ctx, 32), NULL, 0);
  case PL_PROP_ARRAY_I64: return pl_attr_dense_i64(ctx, NULL, 0);
  case PL_PROP_ENUM:
  case PL_PROP_STRIPPED:
  case PL_PROP_FLAGS: return default_enum(ctx, prop);
  case PL_PROP_QUALIFIED: return pl_attr_params(ctx, (pl_str){prop->vocabulary.data + 5, prop->vocabulary.len - 5}, NULL, 0);
  case PL_PROP_ANY: return default_opaque(ctx, prop);
  case PL_PROP_INVALID:
  case PL_PROP_TYPED:
  case PL_PROP_UNIT:
  case PL_PROP_F64:
  case PL_PROP_INDEX:
  case PL_PROP_STRING:
  case PL_PROP_SYMBOL:
  case PL_PROP_SYMBOL_PATH:
  case PL_PROP_TYPE:
  case PL_PROP_ARRAY:
  case PL_PROP_DENSE:
  case PL_PROP_MAP:
  case PL_PROP_SET: break;
  }
  assert(false && "ops.def gives a default that this kind of property can't have");
  return NULL;
}

uint32_t pl_signature_operand(const pl_signature *signature, pl_str name) {
  for (uint32_t i = 0; i < signature->num_operands; i++)
    if (pl_str_eq(signature->operands[i].name, name)) return i;
  return UINT32_MAX;
}

uint32_t pl_signature_result(const pl_signature *signature, pl_str name) {
  for (uint32_t i = 0; i < signature->num_results; i++)
    if (pl_str_eq(signature->results[i].name, name)) return i;
  return UINT32_MAX;
}

void pl_signature_group(const pl_signature *signature, const pl_op *op, uint32_t group, uint32_t *first, uint32_t *count) {
  if (op->segments && group < op->num_segments) {
    pl_op_segment(op, group, first, count);
    return;
  }
  /* At most one group has no fixed length: it takes what the others leave. */
  uint32_t own = pl_op_num_own_operands(op);
  uint32_t fixed = signature->num_operands - signature->num_variadic;
  uint32_t rest = own > fixed ? own - fixed : 0;
  uint32_t at = 0;
  for (uint32_t i = 0; i < group; i++)
    at += signature->operands[i].quantifier == PL_ONE ? 1 : rest;
  uint32_t size = signature->operands[group].quantifier == PL_ONE ? 1 : rest;
  if (at > own) at = own;
  *first = at;
  *count = size > own - at ? own - at : size;
}

PL_UNCOUNTED_END
