/* Types of the LLVM dialect. Source of the grammar: MLIR documentation, "'llvm' Dialect" (2022), Types. Inside the brackets of an
 * LLVM type the `!llvm.` of nested ones is left out. */
#include <assert.h>

#include "core/text/parse/attrs/types.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

const pl_type *pl_p_llvm_element(pl_parser *p) {
  if (!pl_p_at(p, PL_TOK_BARE)) {
    if (pl_p_at(p, PL_TOK_BANG) || pl_p_at(p, PL_TOK_L_PAREN)) return pl_p_type(p);
    pl_p_error_at(p, p->tok, "expected valid keyword");
    return NULL;
  }
  static const char *const words[] = {"ptr",   "struct",   "array",     "func",   "void",    "vec",    "label",
                                      "token", "metadata", "ppc_fp128", "target", "x86_mmx", "x86_amx"};
  pl_token at = p->tok;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_str_is(pl_token_text(at), words[i])) {
      if (!pl_p_enter(p)) return NULL;
      pl_p_advance(p);
      const pl_type *type = pl_p_llvm_type(p, pl_token_text(at), at);
      pl_p_leave(p);
      return type;
    }
  if (pl_p_is_type_word(pl_token_text(at))) return pl_p_type(p);
  pl_p_error(p, at, "unknown LLVM type: %.*s", PL_STR_FMT(pl_token_text(at)));
  return NULL;
}

/* Parses a type inside an LLVM type, at a place where not every type is allowed. NULL (reported) on error. */
static const pl_type *parse_part(pl_parser *p, pl_llvm_place place) {
  pl_token at = p->tok;
  const pl_type *type = pl_p_llvm_element(p);
  if (!type || pl_type_llvm_may_stand(place, type)) return type;
  pl_p_error(p, at, "%s: '%s'", pl_llvm_place_fault(place), pl_p_type_text(p, type));
  return NULL;
}

/* Parses (`<` (type (`,` space)? | space) `>`)?, after `ptr`: with a type a typed pointer, as until 2022, which is noted in the
 * parser. NULL (reported) on error. */
static const pl_type *parse_ptr(pl_parser *p) {
  if (!pl_p_accept(p, PL_TOK_LESS)) return pl_type_llvm_ptr(p->ctx, 0);
  const pl_type *pointee = NULL;
  int64_t space = 0;
  if (!pl_p_at(p, PL_TOK_INTEGER)) {
    pointee = parse_part(p, PL_LLVM_IN_POINTER);
    if (!pointee) return NULL;
  }
  pl_token at = p->tok;
  if ((!pointee || pl_p_accept(p, PL_TOK_COMMA)) && !pl_p_integer(p, &space)) return NULL;
  if (space < 0 || space > UINT32_MAX) {
    pl_p_error(p, at, "integer value too large");
    pl_p_error_at(p, p->tok, "failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`");
    return NULL;
  }
  if (!pl_p_expect(p, PL_TOK_GREATER)) return NULL;
  p->typed_pointers |= pointee != NULL;
  return pointee ? pl_type_llvm_typed_ptr(p->ctx, pointee, (uint32_t)space) : pl_type_llvm_ptr(p->ctx, (uint32_t)space);
}

/* Parses `<` count `x` type `>`, after `array`. NULL (reported) on error. */
static const pl_type *parse_array(pl_parser *p) {
  if (!pl_p_expect(p, PL_TOK_LESS)) return NULL;
  pl_i64s shape = {0};
  pl_token at = p->tok;
  if (at.kind != PL_TOK_INTEGER && at.kind != PL_TOK_MINUS) {
    pl_p_error_at(p, at, "expected integer value");
    return NULL;
  }
  const pl_type *type = NULL, *elem = NULL;
  if (pl_p_dimensions(p, &shape, NULL) && (elem = parse_part(p, PL_LLVM_IN_ARRAY)) && pl_p_expect(p, PL_TOK_GREATER)) {
    if (shape.len == 1 && shape.data[0] != PL_DYNAMIC)
      type = pl_type_llvm_array(p->ctx, (uint64_t)shape.data[0], elem);
    else
      pl_p_error(p, at, "expected '<integer> x <type>'");
  }
  pl_vec_free(&shape);
  return type;
}

/* Whether dimensions and element type are those of a `vec` type; false is reported at `at`. */
static bool check_vec(pl_parser *p, pl_token at, const pl_i64s *shape, const pl_type *elem) {
  bool scalable = shape->len == 2 && shape->data[0] == PL_DYNAMIC;
  if (shape->len != (scalable ? 2u : 1u) || pl_vec_last(shape) == PL_DYNAMIC)
    return pl_p_error(p, at, "expected '? x <integer> x <type>' or '<integer> x <type>'");
  if (pl_vec_last(shape) == 0) return pl_p_error(p, at, "the number of vector elements must be positive");
  return scalable || elem->kind >= PL_TYPE_LLVM_VOID ||
         pl_p_error(p, at, "cannot use !llvm.vec for built-in primitives, use 'vector' instead");
}

/* Parses `<` (`?` `x`)? count `x` type `>`, after `vec`, a vector type as until 2022. NULL (reported) on error. */
static const pl_type *parse_vec(pl_parser *p) {
  if (!pl_p_expect(p, PL_TOK_LESS)) return NULL;
  pl_i64s shape = {0};
  pl_token at = p->tok;
  const pl_type *type = NULL, *elem = NULL;
  if (pl_p_dimensions(p, &shape, NULL) && (elem = parse_part(p, PL_LLVM_IN_VECTOR)) && pl_p_expect(p, PL_TOK_GREATER) &&
      check_vec(p, at, &shape, elem)) {
    bool scalable = shape.len == 2;
    type = pl_type_vector(p->ctx, 1, &pl_vec_last(&shape), &scalable, elem);
  }
  pl_vec_free(&shape);
  return type;
}

/* Parses `<` result `(` (type (`,` type)* (`,` `...`)? | `...`)? `)` `>`, after `func`. NULL (reported) on error. */
static const pl_type *parse_func(pl_parser *p) {
  if (!pl_p_expect(p, PL_TOK_LESS)) return NULL;
  const pl_type *result = parse_part(p, PL_LLVM_IN_RESULT), *type = NULL;
  if (!result || !pl_p_expect(p, PL_TOK_L_PAREN)) return NULL;
  pl_types inputs = pl_p_take_types(p);
  bool variadic = false, ok = true;
  while (ok && pl_p_in_list(p, PL_TOK_R_PAREN)) {
    variadic = pl_p_accept(p, PL_TOK_ELLIPSIS);
    if (variadic) break;
    const pl_type *input = parse_part(p, PL_LLVM_IN_ARGUMENTS);
    ok = input != NULL;
    pl_vec_push(&inputs, input);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  if (ok && pl_p_expect(p, PL_TOK_R_PAREN) && pl_p_expect(p, PL_TOK_GREATER))
    type = pl_type_llvm_func(p->ctx, result, inputs.data, (uint32_t)inputs.len, variadic);
  pl_p_give_types(p, &inputs);
  return type;
}

/* Parses `packed`? `(` (type (`,` type)*)? `)` of a struct, appending the element types. False (reported) on error. */
static bool parse_body(pl_parser *p, pl_types *elems, bool *packed) {
  *packed = pl_p_accept_keyword(p, "packed");
  if (!pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  while (pl_p_in_list(p, PL_TOK_R_PAREN)) {
    const pl_type *elem = parse_part(p, PL_LLVM_IN_STRUCT);
    if (!elem) return false;
    pl_vec_push(elems, elem);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  return pl_p_expect(p, PL_TOK_R_PAREN);
}

/* Whether the body of that identified struct is being parsed, so that its name alone can stand for it. */
static bool is_open(const pl_parser *p, const pl_type *type) {
  for (const pl_open_type *open = p->open_types; open; open = open->outer)
    if (open->type == type) return true;
  return false;
}

/* The identified struct that an interned name refers to in this text, without a body if it is new. */
static const pl_type *find_struct(const pl_parser *p, pl_str name) {
  return p->structs ? pl_struct_names_find(p->structs, p->ctx, name) : pl_type_llvm_named_struct(p->ctx, name);
}

/* Sets the body (none with `opaque`) of the identified struct of that name; false (not reported) if it has another one. The text
 * may then have to be read again (see pl_struct_names_set_body). */
static bool set_body(pl_parser *p, pl_str name, const pl_types *elems, bool packed, bool opaque) {
  const uint32_t count = (uint32_t)elems->len;
  if (p->structs) return pl_struct_names_set_body(p->structs, p->ctx, name, elems->data, count, packed, opaque);
  return pl_type_llvm_struct_set_body(p->ctx, find_struct(p, name), elems->data, count, packed, opaque);
}

/* Parses "name" (`,` (`opaque` | body))?, an identified struct, and sets its body; `elems` takes the element types. NULL
 * (reported) on error. */
static const pl_type *parse_named_struct(pl_parser *p, pl_types *elems) {
  pl_token at = p->tok;
  const pl_str name = pl_p_string(p, at);
  const pl_type *type = find_struct(p, name);
  pl_p_advance(p);
  if (pl_p_at(p, PL_TOK_GREATER) && !is_open(p, type)) {
    pl_p_error(p, at, "struct without a body only allowed in a recursive struct");
    return NULL;
  }
  if (!pl_p_accept(p, PL_TOK_COMMA)) return type;
  bool packed = false;
  bool opaque = pl_p_accept_keyword(p, "opaque");
  pl_open_type here = {type, p->open_types};
  p->open_types = &here;
  bool ok = opaque || parse_body(p, elems, &packed);
  p->open_types = here.outer;
  if (!ok) return NULL;
  if (!set_body(p, name, elems, packed, opaque)) {
    pl_p_error(p, at, "identified type already used with a different body");
    return NULL;
  }
  return type;
}

/* Parses `<` (identified struct | body) `>`, after `struct`. NULL (reported) on error. */
static const pl_type *parse_struct(pl_parser *p) {
  if (!pl_p_expect(p, PL_TOK_LESS)) return NULL;
  pl_types elems = pl_p_take_types(p);
  const pl_type *type = NULL;
  bool packed;
  if (pl_p_at_keyword(p, "opaque"))
    pl_p_error(p, p->tok, "only identified structs can be opaque");
  else if (pl_p_at(p, PL_TOK_STRING))
    type = parse_named_struct(p, &elems);
  else if (parse_body(p, &elems, &packed))
    type = pl_type_llvm_struct(p->ctx, elems.data, (uint32_t)elems.len, packed);
  pl_p_give_types(p, &elems);
  return type && pl_p_expect(p, PL_TOK_GREATER) ? type : NULL;
}

/* Parses `<` "name" (`,` type)* (`,` integer)* `>`, after `target`. NULL (reported) on error. */
static const pl_type *parse_target(pl_parser *p) {
  if (!pl_p_expect(p, PL_TOK_LESS)) return NULL;
  if (!pl_p_at(p, PL_TOK_STRING)) {
    pl_p_error(p, p->tok, "expected string");
    return NULL;
  }
  pl_str name = pl_p_string(p, p->tok);
  pl_p_advance(p);
  pl_types types = pl_p_take_types(p);
  pl_u32s ints = {0};
  bool ok = true;
  while (ok && pl_p_accept(p, PL_TOK_COMMA)) {
    uint64_t value = 0;
    if (ints.len && !pl_p_at(p, PL_TOK_INTEGER)) {
      ok = pl_p_error(p, p->tok, "failed to parse parameter list for target extension type");
    } else if (pl_p_at(p, PL_TOK_INTEGER)) {
      ok = (pl_p_u64(p->tok, &value) && value <= UINT32_MAX) || pl_p_error(p, p->tok, "integer value too large");
      pl_vec_push(&ints, (uint32_t)value);
      if (ok) pl_p_advance(p);
    } else {
      const pl_type *type = pl_p_llvm_element(p);
      ok = type != NULL;
      pl_vec_push(&types, type);
    }
  }
  const pl_type *result = NULL;
  if (ok && pl_p_expect(p, PL_TOK_GREATER))
    result = pl_type_llvm_target(p->ctx, name, types.data, (uint32_t)types.len, ints.data, (uint32_t)ints.len);
  pl_p_give_types(p, &types);
  pl_vec_free(&ints);
  return result;
}

/* The LLVM type without parameters that the word names; NULL if it names none. */
static const pl_type *simple_llvm_type(pl_parser *p, pl_str word) {
  static const struct {
    const char *word;
    pl_type_kind kind;
  } simple[] = {{"void", PL_TYPE_LLVM_VOID},          {"label", PL_TYPE_LLVM_LABEL},     {"token", PL_TYPE_LLVM_TOKEN},
                {"metadata", PL_TYPE_LLVM_METADATA},  {"x86_mmx", PL_TYPE_LLVM_X86_MMX}, {"x86_amx", PL_TYPE_LLVM_X86_AMX},
                {"ppc_fp128", PL_TYPE_LLVM_PPC_FP128}};
  for (size_t i = 0; i < sizeof simple / sizeof *simple; i++)
    if (pl_str_is(word, simple[i].word)) return pl_type_llvm_simple(p->ctx, simple[i].kind);
  return NULL;
}

/* The builtin type for a scalar type of 2020, the word after `!llvm.` such as i64 or float; NULL if it is none. */
static const pl_type *old_llvm_type(pl_parser *p, pl_str word) {
  static const struct {
    const char *word;
    pl_float_format format;
  } floats[] = {{"half", PL_F16},   {"bfloat", PL_BF16}, {"float", PL_F32},
                {"double", PL_F64}, {"fp128", PL_F128},  {"x86_fp80", PL_F80}};
  for (size_t i = 0; i < sizeof floats / sizeof *floats; i++)
    if (pl_str_is(word, floats[i].word)) return pl_type_float(p->ctx, floats[i].format);
  if (word.len < 2 || word.data[0] != 'i' || word.len > 9) return NULL;
  uint32_t width = 0;
  for (size_t i = 1; i < word.len; i++) {
    if (word.data[i] < '0' || word.data[i] > '9') return NULL;
    width = width * 10 + (uint32_t)(word.data[i] - '0');
  }
  return width > 0 && width <= PL_APINT_MAX_WIDTH ? pl_type_integer(p->ctx, width) : NULL;
}

const pl_type *pl_p_llvm_type(pl_parser *p, pl_str word, pl_token at) {
  assert(p && at.start && (word.data || word.len == 0));
  if (pl_str_is(word, "ptr")) return parse_ptr(p);
  if (pl_str_is(word, "struct")) return parse_struct(p);
  if (pl_str_is(word, "array")) return parse_array(p);
  if (pl_str_is(word, "vec")) return parse_vec(p);
  if (pl_str_is(word, "func")) return parse_func(p);
  if (pl_str_is(word, "target")) return parse_target(p);
  const pl_type *type = simple_llvm_type(p, word);
  if (!type) type = old_llvm_type(p, word);
  if (!type && word.len == 0 && pl_p_at(p, PL_TOK_LESS)) return pl_p_llvm_ir_type(p);
  if (!type) pl_p_error(p, at, "unknown LLVM type: %.*s", PL_STR_FMT(word));
  return type;
}
