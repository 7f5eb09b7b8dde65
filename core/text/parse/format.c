/* The interpreter that reads an op by its format (ops.def). Types that the text leaves out follow from the signature. */
#include <assert.h>
#include <stdio.h>

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/old.h"
#include "core/text/parse/op.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"

/* Parses the dimension of `dim %m, 0`, an integer until 2020, and refers in *ref to a constant that it makes of it. False
 * (reported) on error. */
static bool parse_old_dim_index(pl_parser *p, pl_op_state *state, pl_ref *ref) {
  int64_t index;
  char name[32];
  *ref = (pl_ref){.at = p->tok};
  (void)snprintf(name, sizeof name, " dim %u %u", p->tok.line, p->tok.column);
  ref->name = (pl_str){pl_arena_copy(p->arena, name, strlen(name)), strlen(name)};
  return pl_p_integer(p, &index) && pl_p_define(p, ref->name, 0, pl_p_index_constant(p, state, index), &ref->at);
}

/* Parses the references of one operand group into state->groups. False (reported) on error. */
static bool parse_group_refs(pl_parser *p, pl_op_state *state, uint32_t group) {
  if (state->signature->operands[group].quantifier != PL_ONE) return pl_p_refs(p, &state->groups[group]);
  pl_ref ref;
  bool old = state->info->kind == PL_OP_MEMREF_DIM && pl_p_at(p, PL_TOK_INTEGER);
  if (!(old ? parse_old_dim_index(p, state, &ref) : pl_p_ref(p, &ref))) return false;
  pl_vec_push(&state->groups[group], ref);
  return true;
}

bool pl_p_check_written(pl_parser *p, pl_token at, pl_constraint constraint, const pl_type *type) {
  const char *kind = constraint == PL_IS_MEMREF    ? "builtin.memref"
                     : constraint == PL_IS_VECTOR  ? "builtin.vector"
                     : constraint == PL_IS_COMPLEX ? "builtin.complex"
                                                   : "llvm.ptr";
  bool asked = constraint == PL_IS_MEMREF || constraint == PL_IS_ANY_MEMREF || constraint == PL_IS_VECTOR ||
               constraint == PL_IS_COMPLEX || constraint == PL_IS_LLVM_PTR;
  bool whole = constraint != PL_IS_COMPLEX ? pl_constraint_holds(constraint, type) : type->kind == PL_TYPE_COMPLEX;
  if (!asked || whole) return true;
  if (constraint == PL_IS_ANY_MEMREF) return pl_p_custom_error(p, at, "invalid kind of type specified");
  return pl_p_custom_error(p, at, "invalid kind of type specified: expected %s, but found '%s'", kind, pl_p_type_text(p, type));
}

/* Whether a type that was parsed for a signature item meets its constraint (pl_p_check_written), if the item is of the type
 * itself; false is reported at `at`. */
static bool check_written(pl_parser *p, pl_token at, const pl_op_state *state, const pl_sig_item *item, const pl_type *type) {
  pl_constraint constraint = state->info->kind == PL_OP_COMPLEX_CONSTANT ? PL_IS_COMPLEX : item->constraint;
  return item->fn != PL_SIG_SAME || pl_p_check_written(p, at, constraint, type);
}

/* Whether the op is an llvm.atomicrmw or llvm.cmpxchg. */
static bool is_atomic(const pl_op_state *state) {
  return state->info->kind == PL_OP_LLVM_ATOMICRMW || state->info->kind == PL_OP_LLVM_CMPXCHG;
}

/* Parses the types of an operand or result group into `out`. False (reported) on error. */
static bool parse_types_of(pl_parser *p, const pl_op_state *state, const pl_sig_item *item, pl_types *out) {
  if (item->quantifier == PL_VARIADIC) return pl_p_type_list(p, out);
  pl_token at;
  pl_token_copy(&at, &p->tok);
  const pl_type *type = pl_p_type(p);
  bool older = is_atomic(state) && !pl_p_at(p, PL_TOK_COMMA); /* the type of the value, see is_old_atomic */
  if (!type || (!older && !check_written(p, at, state, item, type))) return false;
  pl_vec_push(out, type);
  return true;
}

void pl_p_drop_bits(pl_op_state *state, size_t first) {
  assert(first <= state->attrs.len);
  size_t kept = first;
  for (size_t i = first; state->signature && i < state->attrs.len; i++) {
    const pl_sig_prop *prop = pl_signature_prop(state->signature, state->attrs.data[i].name);
    if (!prop || prop->kind != PL_PROP_BITS32) state->attrs.data[kept++] = state->attrs.data[i];
  }
  if (state->signature) state->attrs.len = kept;
}

bool pl_p_op_dict(pl_parser *p, pl_op_state *state) {
  pl_token at;
  pl_token_copy(&at, &p->tok);
  size_t first = state->attrs.len;
  if (!pl_p_optional_attr_dict(p, &state->attrs)) return false;
  pl_p_drop_bits(state, first);
  for (size_t i = first; i < state->attrs.len; i++) {
    const pl_named_attr *entry = &state->attrs.data[i];
    const pl_sig_prop *prop = pl_signature_prop(state->signature, entry->name);
    pl_sink fault = {0};
    bool holds = !prop || pl_sig_prop_holds(prop, pl_p_upgrade_value(p, prop, entry->value), &fault);
    if (!holds) pl_p_custom_error(p, at, "'%.*s' op %s", PL_STR_FMT(state->info->name), pl_sink_text(&fault));
    pl_sink_close(&fault);
    if (!holds) return false;
  }
  return true;
}

/* Parses the format directive `operands`, one list of references, into the operand groups. False (reported) on error. */
static bool parse_all_refs(pl_parser *p, pl_op_state *state) {
  pl_refs refs = pl_p_take_refs(p);
  bool ok = pl_p_refs(p, &refs);
  const pl_signature *s = state->signature;
  size_t fixed = s->num_operands - s->num_variadic, at = 0;
  for (uint32_t g = 0; ok && g < s->num_operands; g++) {
    size_t count = s->operands[g].quantifier == PL_ONE ? 1 : refs.len > fixed ? refs.len - fixed : 0;
    for (; count > 0 && at < refs.len; count--)
      pl_vec_push(&state->groups[g], refs.data[at++]);
  }
  if (ok && (at != refs.len || refs.len < fixed))
    ok = pl_p_error(p, state->at, "expected %zu operands, but found %zu", fixed, refs.len);
  pl_p_give_refs(p, &refs);
  return ok;
}

bool pl_p_no_function(pl_parser *p, pl_token at, const pl_type *type) {
  return pl_p_custom_error(p, at, "invalid kind of type specified: expected builtin.function, but found '%s'",
                           pl_p_type_text(p, type));
}

/* Parses the format directive functional-type, a function type, into the types of the operand and result groups. False (reported)
 * on error. */
static bool parse_function_type(pl_parser *p, pl_op_state *state) {
  const pl_signature *s = state->signature;
  pl_token at = p->tok;
  const pl_type *type = pl_p_type(p);
  if (!type) return false;
  if (type->kind != PL_TYPE_FUNCTION) return pl_p_no_function(p, at, type);
  uint32_t next = 0, wanted = 0;
  for (uint32_t g = 0; g < s->num_operands; g++) {
    uint32_t count = s->operands[g].quantifier == PL_ONE ? 1 : (uint32_t)state->groups[g].len;
    wanted += count;
    for (; count > 0 && next < type->func.num_inputs; count--)
      pl_vec_push(&state->group_types[g], type->func.inputs[next++]);
  }
  if (wanted != type->func.num_inputs)
    return pl_p_custom_error(p, s->num_operands && state->groups[0].len ? state->groups[0].data[0].at : at,
                             "number of operands and types do not match: got %u operands and %u types", wanted,
                             type->func.num_inputs);
  if (s->num_results == 1 && s->results[0].quantifier != PL_ONE) {
    for (uint32_t i = 0; i < type->func.num_results; i++)
      pl_vec_push(&state->result_types[0], type->func.results[i]);
    return true;
  }
  if (type->func.num_results != s->num_results) return pl_p_wrong_results(p, state, type->func.num_results);
  for (uint32_t i = 0; i < s->num_results; i++)
    pl_vec_push(&state->result_types[i], type->func.results[i]);
  return true;
}

/* Parses the types of the results of an op with several result groups; the variadic groups evenly share what the fixed ones
 * leave. False (reported) on error. */
static bool parse_result_list(pl_parser *p, pl_op_state *state) {
  const pl_signature *s = state->signature;
  pl_types types = pl_p_take_types(p);
  bool ok = pl_p_type_list(p, &types);
  uint32_t variadic = 0;
  for (uint32_t i = 0; i < s->num_results; i++)
    variadic += s->results[i].quantifier != PL_ONE;
  size_t fixed = s->num_results - variadic, rest = types.len > fixed ? types.len - fixed : 0;
  if (ok && (types.len < fixed || (variadic ? rest % variadic != 0 : rest != 0))) ok = pl_p_wrong_results(p, state, types.len);
  size_t next = 0;
  for (uint32_t i = 0; ok && i < s->num_results; i++) {
    size_t count = s->results[i].quantifier == PL_ONE ? 1 : rest / variadic;
    for (; count > 0; count--)
      pl_vec_push(&state->result_types[i], types.data[next++]);
  }
  pl_p_give_types(p, &types);
  return ok;
}

bool pl_p_bad_keyword(pl_parser *p, const char *vocabulary, pl_str attribute) {
  pl_sink words = {0};
  pl_vocabulary_list(pl_vocabulary_find(pl_str_from(vocabulary)), &words);
  pl_p_custom_error(p, p->tok, "expected string or keyword containing one of the following enum values for attribute '%.*s' [%s]",
                    PL_STR_FMT(attribute), pl_sink_text(&words));
  pl_sink_close(&words);
  return false;
}

/* Reports, in MLIR's wording, that the current token is not a word of the property's vocabulary. */
static void bad_keyword(pl_parser *p, const pl_sig_prop *prop) {
  const bool overflow = pl_str_is(prop->vocabulary, "llvm.overflow");
  pl_str word = pl_token_text(p->tok);
  if (overflow)
    pl_p_custom_error(p, p->tok, "expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: %.*s", PL_STR_FMT(word));
  else
    pl_p_bad_keyword(p, prop->words->name, prop->name);
}

/* Parses a word, or a string as in 2020, of the property's vocabulary as its number. NULL (reported) on error. */
static const pl_attr *parse_number_enum(pl_parser *p, const pl_sig_prop *prop) {
  int64_t value;
  bool is_word = pl_p_at(p, PL_TOK_BARE) || pl_p_at(p, PL_TOK_STRING);
  pl_str word = pl_p_at(p, PL_TOK_STRING) ? pl_p_string(p, p->tok) : pl_token_text(p->tok);
  if (!is_word || !pl_vocabulary_value(prop->words, pl_p_upgrade_word(prop->vocabulary, word), &value)) {
    bad_keyword(p, prop);
    return NULL;
  }
  pl_p_advance(p);
  return pl_attr_i64(p->ctx, pl_type_integer(p->ctx, prop->kind == PL_PROP_ENUM32 ? 32 : 64), value);
}

/* Parses `<` word (`,` word)* `>` as the bitwise or of the words' numbers. NULL (reported) on error. */
static const pl_attr *parse_bits(pl_parser *p, const pl_sig_prop *prop) {
  int64_t bits = 0;
  if (!pl_p_expect(p, PL_TOK_LESS)) return NULL;
  do {
    int64_t value;
    if (!pl_p_at(p, PL_TOK_BARE) || !pl_vocabulary_value(prop->words, pl_token_text(p->tok), &value)) {
      bad_keyword(p, prop);
      return NULL;
    }
    bits |= value;
    pl_p_advance(p);
  } while (pl_p_accept(p, PL_TOK_COMMA));
  return pl_p_expect(p, PL_TOK_GREATER) ? pl_attr_i64(p->ctx, pl_type_integer(p->ctx, 32), bits) : NULL;
}

/* Parses `<` words `>` of an enum or flag-set property, or for an enum a quoted word as in older MLIR. NULL (reported) on
 * error. */
static const pl_attr *parse_flags(pl_parser *p, const pl_sig_prop *prop) {
  if (pl_p_at(p, PL_TOK_STRING) && !pl_p_is_flag_set(prop->vocabulary)) return pl_p_quoted_word(p, prop->vocabulary);
  if (!pl_p_expect(p, PL_TOK_LESS)) return NULL;
  const pl_attr *attr = pl_p_enum_words(p, prop->vocabulary, pl_p_is_flag_set(prop->vocabulary));
  return attr && pl_p_expect(p, PL_TOK_GREATER) ? attr : NULL;
}

/* Parses `[` integers `]`, or an attribute `dense` as until 2023, as a dense array of integers of that width. NULL (reported) on
 * error. */
static const pl_attr *parse_int_array(pl_parser *p, const pl_sig_prop *prop, uint32_t width) {
  pl_i64s list = {0};
  if (pl_p_at_keyword(p, "dense")) {
    const pl_attr *older = pl_p_attr(p, NULL);
    return older ? pl_p_upgrade_value(p, prop, older) : NULL;
  }
  const pl_attr *attr = NULL;
  if (pl_p_int_list(p, &list)) {
    const pl_type *elem = pl_type_integer(p->ctx, width);
    pl_apint *bits = PL_NEW_ARRAY(p->arena, pl_apint, list.len + 1);
    for (size_t i = 0; i < list.len; i++)
      bits[i] = pl_apint_from_i64(pl_context_arena(p->ctx), width, list.data[i]);
    attr = pl_attr_dense_array(p->ctx, elem, bits, list.len);
  }
  pl_vec_free(&list);
  return attr;
}

bool pl_p_no_attribute(pl_parser *p) {
  static const pl_token_kind others[] = {PL_TOK_INTEGER, PL_TOK_FLOAT, PL_TOK_STRING, PL_TOK_AT, PL_TOK_HASH, PL_TOK_L_SQUARE};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (pl_p_at(p, others[i])) return pl_p_custom_error(p, p->tok, "invalid kind of attribute specified");
  return pl_p_error(p, p->tok, "expected attribute value");
}

/* Parses an attribute with `parse` if the current token is of that kind. NULL (reported) if not, or on error. */
static const pl_attr *parse_kind(pl_parser *p, pl_token_kind kind, const pl_attr *(*parse)(pl_parser *)) {
  if (p->tok.kind == kind) return parse(p);
  if (pl_p_at(p, PL_TOK_INTEGER))
    pl_p_error_at(p, p->tok, "integer literal not valid for specified type");
  else
    pl_p_no_attribute(p);
  return NULL;
}

/* Parses an attribute to which the context gives no type. NULL (reported) on error. */
static const pl_attr *parse_plain(pl_parser *p) { return pl_p_attr(p, NULL); }
/* The string at the current token, which is consumed, as an attribute. */
static const pl_attr *parse_string(pl_parser *p) {
  pl_str text = pl_p_string(p, p->tok);
  pl_p_advance(p);
  return pl_attr_string(p->ctx, text);
}

/* Parses an attribute whose prefix `#dialect.mnemonic` may be left out before `<`. NULL (reported) on error. */
static const pl_attr *parse_stripped(pl_parser *p, const pl_sig_prop *prop) {
  pl_str name = prop->vocabulary;
  if (!pl_p_at(p, PL_TOK_LESS)) return pl_p_attr(p, NULL);
  if (!prop->words) return pl_p_llvm_params(p, (pl_str){name.data + 5, name.len - 5}); /* after `llvm.` */
  pl_p_advance(p);
  const pl_attr *attr = pl_p_enum_words(p, name, false);
  return attr && pl_p_expect(p, PL_TOK_GREATER) ? attr : NULL;
}

/* Parses the value of a property in the syntax of its kind. NULL (reported) on error. */
static const pl_attr *parse_prop(pl_parser *p, const pl_sig_prop *prop) {
  switch (prop->kind) {
  case PL_PROP_INVALID:
  case PL_PROP_UNIT: return pl_attr_unit(p->ctx);
  case PL_PROP_BOOL:
  case PL_PROP_I1: return pl_p_attr(p, pl_type_integer(p->ctx, 1));
  case PL_PROP_I32: return pl_p_attr(p, pl_type_integer(p->ctx, 32));
  case PL_PROP_I64:
  case PL_PROP_ALIGNMENT: return pl_p_attr(p, pl_type_integer(p->ctx, 64));
  case PL_PROP_INDEX: return pl_p_attr(p, pl_type_index(p->ctx));
  case PL_PROP_F64: return pl_p_attr(p, pl_type_float(p->ctx, PL_F64));
  case PL_PROP_STRIPPED: return parse_stripped(p, prop);
  case PL_PROP_STRING: return parse_kind(p, PL_TOK_STRING, parse_string);
  case PL_PROP_SYMBOL: return parse_kind(p, PL_TOK_AT, pl_p_flat_symbol_ref);
  case PL_PROP_ARRAY: return parse_kind(p, PL_TOK_L_SQUARE, parse_plain);
  case PL_PROP_ARRAY_I32: return parse_int_array(p, prop, 32);
  case PL_PROP_ARRAY_I64: return parse_int_array(p, prop, 64);
  case PL_PROP_ENUM: return pl_p_enum_words(p, prop->vocabulary, false);
  case PL_PROP_FLAGS: return parse_flags(p, prop);
  case PL_PROP_ENUM32:
  case PL_PROP_ENUM64: return parse_number_enum(p, prop);
  case PL_PROP_BITS32: return parse_bits(p, prop);
  case PL_PROP_ANY:
  case PL_PROP_QUALIFIED:
  case PL_PROP_TYPED:
  case PL_PROP_SYMBOL_PATH:
  case PL_PROP_TYPE:
  case PL_PROP_DENSE:
  case PL_PROP_MAP:
  case PL_PROP_SET: break;
  }
  return pl_p_attr(p, NULL);
}

/* Whether the current token is the literal `text` of a format. */
static bool at_literal(const pl_parser *p, pl_str text) {
  pl_token_kind kind = p->tok.kind;
  return kind != PL_TOK_STRING && kind != PL_TOK_EOF && pl_str_eq(pl_token_text(p->tok), text);
}

/* Reports that the literal `text` of the format is missing, as MLIR does; always false. */
static bool missing_literal(pl_parser *p, pl_str text) {
  const char c = text.data[0];
  if (c >= 'a' && c <= 'z') return pl_p_custom_error(p, p->tok, "expected '%.*s'", PL_STR_FMT(text));
  return pl_p_error(p, p->tok, "expected '%.*s'", PL_STR_FMT(text));
}

/* Parses one element of the format into `state`. False (reported) on error. */
static bool parse_element(pl_parser *p, pl_op_state *state, const pl_fmt *e) {
  const pl_signature *s = state->signature;
  const pl_attr *attr;
  switch (e->kind) {
  case PL_FMT_INVALID:
  case PL_FMT_GROUP:
  case PL_FMT_TIGHT: return true;
  case PL_FMT_LITERAL:
    if (!at_literal(p, e->text)) return missing_literal(p, e->text);
    pl_p_advance(p);
    return true;
  case PL_FMT_OPERAND: return parse_group_refs(p, state, e->index);
  case PL_FMT_PROPERTY:
    attr = parse_prop(p, e->prop);
    if (attr) pl_vec_push(&state->attrs, ((pl_named_attr){pl_p_intern(p, e->prop->name), attr}));
    return attr != NULL;
  case PL_FMT_SUCCESSOR: return pl_p_successor(p, state);
  case PL_FMT_OPERAND_TYPE: return parse_types_of(p, state, &s->operands[e->index], &state->group_types[e->index]);
  case PL_FMT_RESULT_TYPE: return parse_types_of(p, state, &s->results[e->index], &state->result_types[e->index]);
  case PL_FMT_RESULT_TYPES: return parse_result_list(p, state);
  case PL_FMT_OPERANDS: return parse_all_refs(p, state);
  case PL_FMT_FUNCTION_TYPE: return parse_function_type(p, state);
  case PL_FMT_ATTR_DICT: return pl_p_op_dict(p, state);
  case PL_FMT_ATTR_DICT_KEYWORD: return !pl_p_accept_keyword(p, "attributes") || pl_p_attr_dict(p, &state->attrs);
  }
  return false;
}

/* Whether an optional group of the format stands at the current token, which its first element decides. */
static bool group_present(const pl_parser *p, const pl_fmt *first) {
  while (first->kind == PL_FMT_TIGHT)
    first++;
  if (first->kind == PL_FMT_LITERAL) return at_literal(p, first->text);
  if (first->kind == PL_FMT_OPERAND) return pl_p_at(p, PL_TOK_PERCENT);
  int64_t value;
  assert(first->kind == PL_FMT_PROPERTY);
  if (first->prop->kind == PL_PROP_QUALIFIED) return pl_p_at(p, PL_TOK_HASH);
  return pl_p_at(p, PL_TOK_BARE) && pl_vocabulary_value(first->prop->words, pl_token_text(p->tok), &value);
}

/* The type that a type variable of the signature has by the types that were written; NULL if none of them is of that variable. */
static const pl_type *letter_type(const pl_op_state *state, char letter) {
  const pl_signature *s = state->signature;
  for (uint32_t i = 0; i < s->num_operands; i++)
    if (s->operands[i].letter == letter && s->operands[i].fn == PL_SIG_SAME && state->group_types[i].len)
      return state->group_types[i].data[0];
  for (uint32_t i = 0; i < s->num_results; i++)
    if (s->results[i].letter == letter && s->results[i].fn == PL_SIG_SAME && state->result_types[i].len)
      return state->result_types[i].data[0];
  return NULL;
}

/* The first operand or result of the signature whose type is the type variable itself; NULL if there is none. */
static const pl_sig_item *letter_item(const pl_signature *s, char letter) {
  for (uint32_t i = 0; i < s->num_operands + s->num_results; i++) {
    const pl_sig_item *item = i < s->num_operands ? &s->operands[i] : &s->results[i - s->num_operands];
    if (item->letter == letter && item->fn == PL_SIG_SAME) return item;
  }
  return NULL;
}

/* The type of an operand or result whose type the text leaves out. NULL if it can't be inferred, which is reported if a type
 * violates a constraint. */
static const pl_type *infer(pl_parser *p, const pl_op_state *state, const pl_sig_item *item) {
  if (item->letter == 0) return pl_constraint_type(p->ctx, item->constraint);
  const pl_type *letter = letter_type(state, item->letter);
  const pl_sig_item *from = letter_item(state->signature, item->letter);
  if (!letter) return NULL;
  bool holds = item->fn == PL_SIG_SAME || pl_constraint_holds(from->constraint, letter);
  const pl_type *type = holds ? pl_sig_apply(p->ctx, item->fn, letter) : NULL;
  if (!type)
    pl_p_custom_error(p, state->at, "'%.*s' must be %s, but got '%s'", PL_STR_FMT(from->name),
                      pl_constraint_text(from->constraint), pl_p_type_text(p, letter));
  return type;
}

/* Appends the op's operands from the parsed references, inferring types that were not written. False if a type can't be inferred
 * (see infer) or (reported) if types and values do not match. */
static bool resolve_operands(pl_parser *p, pl_op_state *state) {
  const pl_signature *s = state->signature;
  for (uint32_t g = 0; g < s->num_operands; g++) {
    pl_types *types = &state->group_types[g];
    if (types->len == 0 && state->groups[g].len > 0) {
      const pl_type *type = infer(p, state, &s->operands[g]);
      if (!type) return false;
      for (size_t i = 0; i < state->groups[g].len; i++)
        pl_vec_push(types, type);
    }
    if (!pl_p_uses(p, &state->groups[g], types, state->at, &state->operands)) return false;
    if (state->info->traits & PL_TRAIT_SEGMENTS) pl_vec_push(&state->segments, (uint32_t)state->groups[g].len);
  }
  return true;
}

/* Appends the op's result types, inferring those that were not written. False if one can't be inferred, which is reported if a
 * type violates a constraint. */
static bool resolve_results(pl_parser *p, pl_op_state *state) {
  const pl_signature *s = state->signature;
  for (uint32_t i = 0; i < s->num_results; i++) {
    pl_types *types = &state->result_types[i];
    if (types->len == 0 && s->results[i].quantifier == PL_ONE) {
      const pl_type *type = infer(p, state, &s->results[i]);
      if (!type) return false;
      pl_vec_push(types, type);
    }
    for (size_t k = 0; k < types->len; k++)
      pl_vec_push(&state->results, types->data[k]);
  }
  return true;
}

/* Whether the op is an llvm.intr.stackrestore without a type, as until 2023, whose operand's type is known; if so, records that
 * type. */
static bool is_old_stackrestore(pl_parser *p, pl_op_state *state) {
  if (state->info->kind != PL_OP_LLVM_INTR_STACKRESTORE || pl_p_at(p, PL_TOK_COLON) || state->groups[0].len != 1) return false;
  const pl_type *type = pl_p_type_of(p, &state->groups[0].data[0]);
  if (type) pl_vec_push(&state->group_types[0], type);
  return type != NULL;
}

/* Whether this is an atomic op that wrote the type of its value alone, as until 2022; if so, records the types of value and
 * pointer. */
static bool is_old_atomic(pl_parser *p, pl_op_state *state) {
  if (!is_atomic(state) || state->group_types[0].len != 1 || pl_p_at(p, PL_TOK_COMMA) || state->groups[0].len != 1) return false;
  const pl_type *value = state->group_types[0].data[0], *pointer = pl_p_type_of(p, &state->groups[0].data[0]);
  if (value->kind == PL_TYPE_LLVM_PTR && !value->ptr.pointee) return false;
  state->group_types[0].data[0] = pointer ? pointer : pl_type_llvm_typed_ptr(p->ctx, value, 0);
  pl_vec_push(&state->group_types[state->signature->num_operands - 1], value);
  return true;
}

/* Whether the op is an llvm.mlir.global_ctors or global_dtors with a dictionary of its properties, as until 2023, which is then
 * parsed; false (reported) if that is malformed. */
static bool is_old_ctors(pl_parser *p, pl_op_state *state) {
  bool ctors = state->info->kind == PL_OP_LLVM_MLIR_GLOBAL_CTORS || state->info->kind == PL_OP_LLVM_MLIR_GLOBAL_DTORS;
  return ctors && pl_p_at(p, PL_TOK_L_BRACE) && pl_p_optional_attr_dict(p, &state->attrs);
}

bool pl_p_formatted(pl_parser *p, pl_op_state *state, const pl_format *format) {
  assert(p->custom == state->info && state->signature);
  pl_p_state_groups(p, state);
  if (is_old_ctors(p, state)) return true;
  for (uint32_t i = 0; i < format->count; i++) {
    const pl_fmt *e = &format->elems[i];
    if (e->kind == PL_FMT_GROUP && !group_present(p, e + 1))
      i += e->length;
    else if (e->kind == PL_FMT_LITERAL && (is_old_stackrestore(p, state) || is_old_atomic(p, state)))
      break;
    else if (!parse_element(p, state, e))
      return false;
  }
  return resolve_operands(p, state) && resolve_results(p, state);
}
