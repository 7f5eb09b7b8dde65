/* Custom forms of the LLVM dialect's operations on values and memory. Source: MLIR documentation, "'llvm' Dialect". */
#include <assert.h>

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/custom.h"
#include "core/text/parse/op.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"

/* Parses an optional attribute dictionary, whose properties are checked, and `:`. False (reported) on error. */
static bool parse_attrs_and_colon(pl_parser *p, pl_op_state *s) { return pl_p_op_dict(p, s) && pl_p_expect(p, PL_TOK_COLON); }

/* Appends the value that `ref` names to the op's operands, used with that type. False (reported) on error. */
static bool push_use(pl_parser *p, pl_op_state *s, pl_ref ref, const pl_type *type) {
  pl_value *value = pl_p_use(p, &ref, type);
  if (value) pl_vec_push(&s->operands, value);
  return value != NULL;
}

/* Gives the number of `word` in the vocabulary. False (reported) if it is none of its words; `at`: the token, for the
 * diagnostic. */
static bool parse_word(pl_parser *p, pl_str word, pl_token at, const char *vocabulary, int64_t *value) {
  if (pl_vocabulary_value(pl_vocabulary_find(pl_str_from(vocabulary)), word, value)) return true;
  if (at.kind == PL_TOK_STRING)
    return pl_p_custom_error(p, at, "'%.*s' is an incorrect value of the 'predicate' attribute", PL_STR_FMT(word));
  return pl_p_bad_keyword(p, vocabulary,
                          pl_str_is(pl_str_from(vocabulary), "llvm.gep") ? PL_STR("noWrapFlags") : PL_STR("ordering"));
}

/* Sets the attribute `name` to `value` as an integer of that width. */
static void set_i64(pl_parser *p, pl_op_state *s, pl_attr_name name, uint32_t width, int64_t value) {
  pl_p_set_attr(p, s, name, pl_attr_i64(p->ctx, pl_type_integer(p->ctx, width), value));
}

/* The result type of a comparison of operands of `type`: i1, or a vector of i1 of the same shape if it is a vector. */
static const pl_type *vector_of_bools(pl_parser *p, const pl_type *type) {
  const pl_type *bit = pl_type_integer(p->ctx, 1);
  if (type->kind == PL_TYPE_VECTOR)
    return pl_type_vector(p->ctx, type->shaped.rank, type->shaped.shape, type->shaped.scalable_dims, bit);
  return bit;
}

/* Parses the custom form of llvm.icmp and llvm.fcmp: "predicate" %a `,` %b dict? `:` type. False (reported) on error. */
bool pl_p_custom_LlvmCmp(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_token at = p->tok;
  pl_ref a, b;
  int64_t predicate;
  if (at.kind != PL_TOK_STRING) return pl_p_custom_error(p, at, "expected string");
  const char *vocabulary = s->info->kind == PL_OP_LLVM_ICMP ? "llvm.icmp" : "llvm.fcmp";
  if (!parse_word(p, pl_p_string(p, at), at, vocabulary, &predicate)) return false;
  pl_p_advance(p);
  set_i64(p, s, PL_NAME_PREDICATE, 64, predicate);
  if (!pl_p_ref(p, &a) || !pl_p_expect(p, PL_TOK_COMMA) || !pl_p_ref(p, &b) || !parse_attrs_and_colon(p, s)) return false;
  const pl_type *type = pl_p_type(p);
  if (!type || !push_use(p, s, a, type) || !push_use(p, s, b, type)) return false;
  pl_vec_push(&s->results, vector_of_bools(p, type));
  return true;
}

/* Parses `[` integers `]` into `path` and the attribute `position`. False (reported) on error. */
static bool parse_position(pl_parser *p, pl_op_state *s, pl_i64s *path) {
  if (!pl_p_int_list(p, path)) return false;
  pl_p_set_attr(p, s, PL_NAME_POSITION, pl_attr_dense_i64(p->ctx, path->data, path->len));
  return true;
}

/* The type of the element that a path of indices selects in an LLVM type. NULL (reported at `at`) if the path leads nowhere. */
static const pl_type *part_type(pl_parser *p, const pl_type *type, const pl_i64s *path, pl_token at) {
  for (size_t i = 0; i < path->len; i++) {
    int64_t k = path->data[i];
    if (type->kind == PL_TYPE_LLVM_ARRAY && k >= 0 && k < type->shaped.shape[0]) {
      type = type->shaped.elem;
    } else if (type->kind == PL_TYPE_LLVM_STRUCT && k >= 0 && k < (int64_t)type->llvm_struct->num_elems) {
      type = type->llvm_struct->elems[k];
    } else {
      if (type->kind == PL_TYPE_LLVM_ARRAY || type->kind == PL_TYPE_LLVM_STRUCT)
        pl_p_custom_error(p, at, "position out of bounds: %lld", (long long)k);
      else
        pl_p_custom_error(p, at, "expected LLVM IR structure/array type, got: '%s'", pl_p_type_text(p, type));
      return NULL;
    }
  }
  return type;
}

/* Parses the custom form of llvm.extractvalue: %container `[` integers `]` dict? `:` type. False (reported) on error. */
bool pl_p_custom_ExtractValue(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref container;
  pl_i64s path = {0};
  pl_token at = p->tok;
  const pl_type *type = NULL, *part = NULL;
  if (pl_p_ref(p, &container) && parse_position(p, s, &path) && parse_attrs_and_colon(p, s)) type = pl_p_type(p);
  if (type) part = part_type(p, type, &path, at);
  pl_vec_free(&path);
  if (!part || !push_use(p, s, container, type)) return false;
  pl_vec_push(&s->results, part);
  return true;
}

/* Parses the custom form of llvm.insertvalue: %value `,` %container `[` integers `]` dict? `:` type. False (reported) on
 * error. */
bool pl_p_custom_InsertValue(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref value, container;
  pl_i64s path = {0};
  pl_token at = p->tok;
  const pl_type *type = NULL, *part = NULL;
  if (pl_p_ref(p, &value) && pl_p_expect(p, PL_TOK_COMMA) && pl_p_ref(p, &container) && parse_position(p, s, &path) &&
      parse_attrs_and_colon(p, s))
    type = pl_p_type(p);
  if (type) part = part_type(p, type, &path, at);
  pl_vec_free(&path);
  if (!part || !push_use(p, s, container, type) || !push_use(p, s, value, part)) return false;
  pl_vec_push(&s->results, type);
  return true;
}

/* Parses the custom form of llvm.shufflevector: %v1 `,` %v2 `[` integers `]` dict? `:` type (`,` type)?, the second type as until
 * 2022. False (reported) on error. */
bool pl_p_custom_ShuffleVector(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref a, b;
  pl_i64s mask = {0};
  pl_token type_at = p->tok;
  const pl_type *type = NULL;
  if (pl_p_ref(p, &a) && pl_p_expect(p, PL_TOK_COMMA) && pl_p_ref(p, &b) && pl_p_int_list(p, &mask) &&
      parse_attrs_and_colon(p, s)) {
    type_at = p->tok;
    type = pl_p_type(p);
  }
  if (type && type->kind != PL_TYPE_VECTOR) {
    pl_p_custom_error(p, type_at, "invalid kind of type specified: expected builtin.vector, but found '%s'",
                      pl_p_type_text(p, type));
    type = NULL;
  }
  const pl_type *second = type && pl_p_accept(p, PL_TOK_COMMA) ? pl_p_type(p) : type;
  bool ok = second && push_use(p, s, a, type) && push_use(p, s, b, second);
  if (ok) {
    pl_apint *bits = PL_NEW_ARRAY(p->arena, pl_apint, mask.len);
    for (size_t i = 0; i < mask.len; i++)
      bits[i] = pl_apint_from_i64(p->arena, 32, mask.data[i]);
    pl_p_set_attr(p, s, PL_NAME_MASK, pl_attr_dense_array(p->ctx, pl_type_integer(p->ctx, 32), bits, mask.len));
    int64_t count = (int64_t)mask.len;
    bool scalable = type->shaped.scalable_dims && type->shaped.scalable_dims[0];
    pl_vec_push(&s->results, pl_type_vector(p->ctx, 1, &count, &scalable, type->shaped.elem));
  }
  pl_vec_free(&mask);
  return ok;
}

/* Parses the custom form of llvm.alloca: `inalloca`? %count `x` type dict? `:` `(` count-type `)` `->` result-type. False
 * (reported) on error. */
bool pl_p_custom_LlvmAlloca(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref count;
  if (pl_p_accept_keyword(p, "inalloca")) pl_p_set_attr(p, s, PL_NAME_INALLOCA, pl_attr_unit(p->ctx));
  if (!pl_p_ref(p, &count) || !pl_p_expect_keyword(p, "x")) return false;
  const pl_type *elem = pl_p_type(p);
  if (!elem || !parse_attrs_and_colon(p, s)) return false;
  pl_token at = p->tok;
  const pl_type *type = pl_p_type(p);
  if (!type) return false;
  if (type->kind != PL_TYPE_FUNCTION || type->func.num_inputs != 1 || type->func.num_results != 1)
    return pl_p_custom_error(p, at, "expected trailing function type with one argument and one result");
  pl_p_set_attr(p, s, PL_NAME_ELEM_TYPE, pl_attr_type(p->ctx, elem));
  pl_vec_push(&s->results, type->func.results[0]);
  return push_use(p, s, count, type->func.inputs[0]);
}

/* Parses (`atomic` (`syncscope` `(` string `)`)? ordering)? of a load or store into attributes. False (reported) on error. */
static bool parse_atomic(pl_parser *p, pl_op_state *s) {
  int64_t ordering;
  if (!pl_p_accept_keyword(p, "atomic")) return true;
  if (pl_p_accept_keyword(p, "syncscope")) {
    if (!pl_p_expect(p, PL_TOK_L_PAREN)) return false;
    if (!pl_p_at(p, PL_TOK_STRING)) return pl_p_custom_error(p, p->tok, "expected string");
    pl_p_set_attr(p, s, PL_NAME_SYNCSCOPE, pl_attr_string(p->ctx, pl_p_string(p, p->tok)));
    pl_p_advance(p);
    if (!pl_p_expect(p, PL_TOK_R_PAREN)) return false;
  }
  const bool is_word = pl_p_at(p, PL_TOK_BARE) || pl_p_at(p, PL_TOK_STRING);
  const pl_str word = pl_p_at(p, PL_TOK_STRING) ? pl_p_string(p, p->tok) : pl_token_text(p->tok);
  if (!is_word || !pl_vocabulary_value(pl_vocabulary_find(PL_STR("llvm.ordering")), word, &ordering))
    return pl_p_bad_keyword(p, "llvm.ordering", PL_STR("ordering"));
  pl_p_advance(p);
  set_i64(p, s, PL_NAME_ORDERING, 64, ordering);
  return true;
}

/* Consumes the keyword `volatile`, if present, and sets the unit attribute of that name. */
static void parse_volatile(pl_parser *p, pl_op_state *s) {
  if (pl_p_accept_keyword(p, "volatile")) pl_p_set_attr(p, s, PL_NAME_VOLATILE, pl_attr_unit(p->ctx));
}

/* Parses `invariant`? `invariant_group`? (`dereferenceable` params)? of an llvm.load into attributes. False (reported) on
 * error. */
static bool parse_load_words(pl_parser *p, pl_op_state *s) {
  if (pl_p_accept_keyword(p, "invariant")) pl_p_set_attr(p, s, PL_NAME_INVARIANT, pl_attr_unit(p->ctx));
  if (pl_p_accept_keyword(p, "invariant_group")) pl_p_set_attr(p, s, PL_NAME_INVARIANT_GROUP, pl_attr_unit(p->ctx));
  if (!pl_p_at_keyword(p, "dereferenceable")) return true;
  pl_p_advance(p);
  const pl_attr *known = pl_p_llvm_params(p, PL_STR("dereferenceable"));
  if (!known) return false;
  pl_p_set_attr(p, s, PL_NAME_DEREFERENCEABLE, known);
  return true;
}

/* Parses the custom form of llvm.load: `volatile`? %addr atomic? `invariant`? `invariant_group`? (`dereferenceable` params)?
 * dict? `:` pointer (`->` type)?, the type left out only after a typed pointer. False (reported) on error. */
bool pl_p_custom_LlvmLoad(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref address;
  parse_volatile(p, s);
  if (!pl_p_ref(p, &address) || !parse_atomic(p, s) || !parse_load_words(p, s) || !parse_attrs_and_colon(p, s)) return false;
  const pl_type *pointer = pl_p_type(p), *result = NULL;
  if (!pointer) return false;
  if (pl_p_accept(p, PL_TOK_ARROW)) {
    result = pl_p_type(p);
    if (!result) return false;
  } else if (pointer->kind == PL_TYPE_LLVM_PTR && pointer->ptr.pointee) {
    result = pointer->ptr.pointee;
  } else {
    return pl_p_expect(p, PL_TOK_ARROW);
  }
  pl_vec_push(&s->results, result);
  return push_use(p, s, address, pointer);
}

/* Parses the custom form of llvm.store: `volatile`? %value `,` %addr atomic? `invariant_group`? dict? `:` type `,` pointer, or a
 * typed pointer alone. False (reported) on error. */
bool pl_p_custom_LlvmStore(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref value, address;
  parse_volatile(p, s);
  if (!pl_p_ref(p, &value) || !pl_p_expect(p, PL_TOK_COMMA) || !pl_p_ref(p, &address) || !parse_atomic(p, s)) return false;
  if (pl_p_accept_keyword(p, "invariant_group")) pl_p_set_attr(p, s, PL_NAME_INVARIANT_GROUP, pl_attr_unit(p->ctx));
  if (!parse_attrs_and_colon(p, s)) return false;
  const pl_type *type = pl_p_type(p), *pointer = type;
  if (!type) return false;
  if (pl_p_accept(p, PL_TOK_COMMA)) {
    pointer = pl_p_type(p);
    if (!pointer) return false;
  } else if (type->kind == PL_TYPE_LLVM_PTR && type->ptr.pointee) {
    type = type->ptr.pointee;
  } else {
    return pl_p_expect(p, PL_TOK_COMMA);
  }
  return push_use(p, s, value, type) && push_use(p, s, address, pointer);
}

/* getelementptr. */

/* Parses one index of a getelementptr: an integer into `constants`, or a value into `dynamic`, with INT32_MIN in `constants`.
 * False (reported) on error. */
static bool parse_gep_index(pl_parser *p, pl_refs *dynamic, pl_i64s *constants) {
  int64_t value = INT32_MIN;
  if (pl_p_at(p, PL_TOK_PERCENT)) {
    pl_ref ref;
    if (!pl_p_ref(p, &ref)) return false;
    pl_vec_push(dynamic, ref);
  } else {
    pl_token at = p->tok;
    if (!pl_p_integer(p, &value)) return false;
    if (value <= INT32_MIN || value > INT32_MAX) return pl_p_custom_error(p, at, "integer value too large");
  }
  pl_vec_push(constants, value);
  return true;
}

/* Parses ((`inbounds` | `nusw` | `nuw`) (`|` ...)*)? into the attribute noWrapFlags. False (reported) on error. */
static bool parse_gep_flags(pl_parser *p, pl_op_state *s) {
  int64_t flags = 0, flag;
  while (pl_p_at(p, PL_TOK_BARE)) {
    if (!parse_word(p, pl_token_text(p->tok), p->tok, "llvm.gep", &flag)) return false;
    flags |= flag;
    pl_p_advance(p);
    if (!pl_p_accept(p, PL_TOK_BAR)) break;
  }
  if (flags) set_i64(p, s, PL_NAME_NO_WRAP_FLAGS, 32, flags);
  return true;
}

/* Parses the types of a getelementptr, `(` base-type (`,` type)* `)` `->` result-type (`,` element-type)?, the last left out only
 * after a typed pointer, and sets its operands, result and elem_type. False (reported) on error. */
static bool parse_gep_types(pl_parser *p, pl_op_state *s, pl_ref base, const pl_refs *dynamic) {
  pl_token at = p->tok;
  const pl_type *type = pl_p_type(p), *elem = NULL;
  if (!type) return false;
  if (type->kind != PL_TYPE_FUNCTION) return pl_p_no_function(p, at, type);
  if (type->func.num_inputs != dynamic->len + 1 || type->func.num_results != 1)
    return pl_p_custom_error(p, s->at, "number of operands and types do not match: got %zu operands and %u types",
                             dynamic->len + 1, type->func.num_inputs);
  if (pl_p_accept(p, PL_TOK_COMMA)) {
    elem = pl_p_type(p);
    if (!elem) return false;
  } else if (type->func.inputs[0]->kind == PL_TYPE_LLVM_PTR && type->func.inputs[0]->ptr.pointee) {
    elem = type->func.inputs[0]->ptr.pointee;
  } else {
    return pl_p_expect(p, PL_TOK_COMMA);
  }
  pl_p_set_attr(p, s, PL_NAME_ELEM_TYPE, pl_attr_type(p->ctx, elem));
  pl_vec_push(&s->results, type->func.results[0]);
  if (!push_use(p, s, base, type->func.inputs[0])) return false;
  for (size_t i = 0; i < dynamic->len; i++)
    if (!push_use(p, s, dynamic->data[i], type->func.inputs[i + 1])) return false;
  return true;
}

/* Parses the custom form of llvm.getelementptr: flags? %base `[` indices `]` dict? `:` types. False (reported) on error. */
bool pl_p_custom_LlvmGep(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref base;
  pl_refs dynamic = pl_p_take_refs(p);
  pl_i64s constants = {0};
  bool ok = parse_gep_flags(p, s) && pl_p_ref(p, &base) && pl_p_expect(p, PL_TOK_L_SQUARE);
  while (ok && pl_p_in_list(p, PL_TOK_R_SQUARE)) {
    ok = parse_gep_index(p, &dynamic, &constants);
    if (!ok || !pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  ok = ok && pl_p_expect(p, PL_TOK_R_SQUARE) && parse_attrs_and_colon(p, s) && parse_gep_types(p, s, base, &dynamic);
  if (ok) {
    pl_apint *bits = PL_NEW_ARRAY(p->arena, pl_apint, constants.len);
    for (size_t i = 0; i < constants.len; i++)
      bits[i] = pl_apint_from_i64(p->arena, 32, constants.data[i]);
    pl_p_set_attr(p, s, PL_NAME_RAW_CONSTANT_INDICES,
                  pl_attr_dense_array(p->ctx, pl_type_integer(p->ctx, 32), bits, constants.len));
  }
  pl_p_give_refs(p, &dynamic);
  pl_vec_free(&constants);
  return ok;
}

/* Parses the custom form of llvm.switch: %value `:` type `,` successor `[` (integer `:` successor (`,` ...)*)? `]` dict?. False
 * (reported) on error. */
bool pl_p_custom_LlvmSwitch(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref value;
  if (!pl_p_ref(p, &value) || !pl_p_expect(p, PL_TOK_COLON)) return false;
  pl_token at = p->tok;
  const pl_type *type = pl_p_type(p);
  if (!type) return false;
  if (type->kind != PL_TYPE_INTEGER)
    return pl_p_custom_error(p, at, "invalid kind of type specified: expected builtin.integer, but found '%s'",
                             pl_p_type_text(p, type));
  if (!push_use(p, s, value, type) || !pl_p_expect(p, PL_TOK_COMMA) || !pl_p_successor(p, s) || !pl_p_expect(p, PL_TOK_L_SQUARE))
    return false;
  if (!pl_p_at(p, PL_TOK_R_SQUARE) && !pl_p_int_cases(p, s, type)) return false;
  return pl_p_expect(p, PL_TOK_R_SQUARE) && pl_p_optional_attr_dict(p, &s->attrs);
}
