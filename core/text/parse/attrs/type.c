/* Builtin types. Source of the grammar: MLIR documentation, "Builtin Dialect", Types; "MLIR Language Reference", Type System. */
#include <assert.h>

#include "core/ir/dialect.h"
#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

/* Consumes the current token and the `x` directly after it; false if none follows. As a token the `x` would be a word that takes
 * in what follows. */
static bool accept_x(pl_parser *p) {
  const char *after = p->tok.start + p->tok.len;
  if (after == p->lexer.end || *after != 'x') return false;
  pl_p_relex(p, after + 1);
  return true;
}

bool pl_p_dimensions(pl_parser *p, pl_i64s *shape, pl_u32s *scalable) {
  assert(p && shape && shape->len == 0 && (!scalable || scalable->len == 0));
  for (;;) {
    bool in_brackets = scalable && pl_p_accept(p, PL_TOK_L_SQUARE);
    uint64_t size = 0;
    if (pl_p_at(p, PL_TOK_INTEGER)) {
      if (p->tok.len > 1 && p->tok.start[1] == 'x') { /* `0x8...`: a zero and an `x` here */
        pl_p_relex(p, p->tok.start + 1);
      } else if (!pl_p_u64(p->tok, &size) || size > INT64_MAX) {
        return pl_p_error(p, p->tok, "invalid dimension");
      } else if (!in_brackets && accept_x(p)) {
        pl_vec_push(shape, (int64_t)size);
        if (scalable) pl_vec_push(scalable, false);
        continue;
      } else {
        pl_p_advance(p);
      }
      pl_vec_push(shape, (int64_t)size);
    } else if (!scalable && pl_p_accept(p, PL_TOK_QUESTION)) {
      pl_vec_push(shape, PL_DYNAMIC);
    } else {
      return !in_brackets || pl_p_error(p, p->tok, "invalid dimension");
    }
    if (in_brackets && !pl_p_accept(p, PL_TOK_R_SQUARE)) return pl_p_missing(p, "missing ']' closing scalable dimension");
    if (scalable) pl_vec_push(scalable, in_brackets);
    if (!pl_p_at(p, PL_TOK_BARE) || p->tok.start[0] != 'x') return pl_p_error(p, p->tok, "expected 'x' in dimension list");
    pl_p_relex(p, p->tok.start + 1);
  }
}

/* Whether the number of elements, dynamic sizes left out, fits int64_t; false is reported at `at`. */
static bool check_size(pl_parser *p, const pl_i64s *shape, pl_token at) {
  uint64_t product = 1;
  bool zero = false;
  for (size_t i = 0; i < shape->len; i++)
    zero |= shape->data[i] == 0;
  for (size_t i = 0; i < shape->len && !zero; i++) {
    if (shape->data[i] == PL_DYNAMIC) continue;
    if ((uint64_t)shape->data[i] > (uint64_t)INT64_MAX / product) return pl_p_error(p, at, "shape has more than 2^63-1 elements");
    product *= (uint64_t)shape->data[i];
  }
  return true;
}

/* Whether the type can be the element type of a vector. */
static bool is_vector_element(const pl_type *t) {
  bool opaque_pointer = t->kind == PL_TYPE_LLVM_PTR && !t->ptr.pointee; /* those with a pointee had !llvm.vec */
  return t->kind == PL_TYPE_INTEGER || t->kind == PL_TYPE_INDEX || t->kind == PL_TYPE_FLOAT || opaque_pointer ||
         t->kind == PL_TYPE_LLVM_PPC_FP128;
}

/* Whether the sizes of a vector's shape are positive; false is reported at `at`. */
static bool check_positive(pl_parser *p, const pl_i64s *shape, pl_token at) {
  bool positive = true;
  for (size_t i = 0; i < shape->len; i++)
    positive = positive && shape->data[i] > 0;
  if (positive) return true;
  pl_sink sizes = {0};
  for (size_t i = 0; i < shape->len; i++)
    pl_sink_printf(&sizes, "%s%lld", i ? ", " : "", (long long)shape->data[i]);
  pl_p_error(p, at, "vector types must have positive constant sizes but got %s", pl_sink_text(&sizes));
  pl_sink_close(&sizes);
  return false;
}

/* Parses `<` dimension-list type `>`, after `vector`. NULL (reported) on error. */
static const pl_type *parse_vector(pl_parser *p) {
  pl_i64s shape = pl_p_take_i64s(p);
  pl_u32s scalable = pl_p_take_u32s(p);
  const pl_type *result = NULL;
  pl_token at = p->last;
  if (!pl_p_expect_in(p, PL_TOK_LESS, "in vector type") || !pl_p_dimensions(p, &shape, &scalable)) goto done;
  const pl_type *elem = pl_p_type(p);
  if (!elem || !pl_p_expect_in(p, PL_TOK_GREATER, "in vector type") || !check_size(p, &shape, at)) goto done;
  if (!is_vector_element(elem)) {
    pl_p_error(p, at, "failed to verify 'elementType': VectorElementTypeInterface instance");
    goto done;
  }
  if (!check_positive(p, &shape, at)) goto done;
  bool *flags = NULL;
  for (size_t i = 0; i < shape.len; i++) {
    if (!scalable.data[i]) continue;
    if (!flags) flags = PL_NEW_ARRAY(p->arena, bool, shape.len);
    flags[i] = true;
  }
  result = pl_type_vector(p->ctx, (uint32_t)shape.len, shape.data, flags, elem);
done:
  pl_p_give_i64s(p, &shape);
  pl_p_give_u32s(p, &scalable);
  return result;
}

/* Parses `offset: o, strides: [s, ...]`, a strided layout as of 2020, at its first word. NULL (reported) on error. */
static const pl_attr *parse_old_strides(pl_parser *p) {
  int64_t offset = PL_DYNAMIC;
  pl_i64s strides = {0};
  const pl_attr *layout = NULL;
  pl_p_advance(p); /* offset */
  if (!pl_p_expect(p, PL_TOK_COLON)) return NULL;
  if (!pl_p_accept(p, PL_TOK_QUESTION) && !pl_p_integer(p, &offset)) return NULL;
  if (!pl_p_expect(p, PL_TOK_COMMA) || !pl_p_expect_word(p, "strides", "") || !pl_p_expect(p, PL_TOK_COLON) ||
      !pl_p_expect(p, PL_TOK_L_SQUARE))
    return NULL;
  bool ok = true;
  while (ok && pl_p_in_list(p, PL_TOK_R_SQUARE)) {
    int64_t stride = PL_DYNAMIC;
    ok = pl_p_accept(p, PL_TOK_QUESTION) || pl_p_integer(p, &stride);
    pl_vec_push(&strides, stride);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  if (ok && pl_p_expect(p, PL_TOK_R_SQUARE)) layout = pl_attr_strided(p->ctx, strides.data, (uint32_t)strides.len, offset);
  pl_vec_free(&strides);
  return layout;
}

/* Whether a memref layout, strided or an affine map, has the memref's rank; false is reported at `at`. */
static bool check_layout(pl_parser *p, const pl_attr *layout, size_t rank, pl_token at) {
  if (layout->kind == PL_ATTR_STRIDED && layout->strided.rank != rank)
    return pl_p_error(p, at, "expected the number of strides to match the rank");
  if (layout->kind == PL_ATTR_AFFINE_MAP && layout->affine.num_dims != rank)
    return pl_p_error(p, at, "memref layout mismatch between rank and affine map: %zu != %u", rank, layout->affine.num_dims);
  return true;
}

/* Whether the attribute is accepted as a memory space. */
static bool is_memory_space(const pl_attr *attr) {
  if (attr->kind == PL_ATTR_OPAQUE) return pl_dialect_is_registered(attr->opaque.dialect);
  return attr->kind == PL_ATTR_INTEGER || attr->kind == PL_ATTR_STRING || attr->kind == PL_ATTR_DICT ||
         attr->kind == PL_ATTR_ENUM || attr->kind == PL_ATTR_PARAMS;
}

/* Parses (`,` layout)* (`,` memory-space)? `>` of a memref type into *layout and *space, which are NULL before. False (reported)
 * on error. Of several layouts the last counts, as in mlir-opt. */
static bool parse_memref_tail(pl_parser *p, bool ranked, size_t rank, pl_token word, const pl_attr **layout,
                              const pl_attr **space) {
  if (!pl_p_at(p, PL_TOK_COMMA)) return pl_p_accept(p, PL_TOK_GREATER) || pl_p_missing(p, "expected ',' or '>' in memref type");
  while (pl_p_accept(p, PL_TOK_COMMA)) {
    if (!*layout && !*space && pl_p_at(p, PL_TOK_GREATER)) return pl_p_error(p, p->tok, "expected list element");
    /* A map stood there by itself until 2020. */
    const pl_attr *attr = pl_p_at_keyword(p, "offset") ? parse_old_strides(p)
                          : pl_p_at(p, PL_TOK_L_PAREN) ? pl_p_affine_map(p)
                                                       : pl_p_attr(p, NULL);
    if (!attr) return false;
    bool is_layout = attr->kind == PL_ATTR_STRIDED || attr->kind == PL_ATTR_AFFINE_MAP;
    if (is_layout && !ranked) return pl_p_error_at(p, p->tok, "cannot have affine map for unranked memref type");
    if (*space)
      return pl_p_error_at(p, p->tok,
                           is_layout ? "expected memory space to be last in memref type"
                                     : "multiple memory spaces specified in memref type");
    if (is_layout) {
      if (!check_layout(p, attr, rank, word)) return false;
      *layout = attr;
    } else if (!is_memory_space(attr)) {
      return pl_p_error(p, word, "unsupported memory space Attribute");
    } else {
      bool zero = attr->kind == PL_ATTR_INTEGER && pl_apint_is_zero(attr->integer) && pl_type_is_integer(attr->type, 64);
      *space = attr;
      if (zero) *space = NULL; /* the default memory space */
      if (zero && !pl_p_at(p, PL_TOK_GREATER)) return pl_p_shut_list(p, PL_TOK_GREATER);
    }
  }
  return pl_p_shut_list(p, PL_TOK_GREATER);
}

/* Whether the type can be the element type of a memref. */
static bool is_memref_element(const pl_type *t) {
  return t->kind == PL_TYPE_INTEGER || t->kind == PL_TYPE_INDEX || t->kind == PL_TYPE_FLOAT || t->kind == PL_TYPE_COMPLEX ||
         t->kind == PL_TYPE_VECTOR || t->kind == PL_TYPE_MEMREF || t->kind == PL_TYPE_UNRANKED_MEMREF;
}

/* Consumes `*` `x` of an unranked type if `*` stands here; *ok is false (reported) if no `x` follows. */
static bool accept_star(pl_parser *p, bool *ok) {
  *ok = true;
  if (!pl_p_accept(p, PL_TOK_STAR)) return false;
  if (!pl_p_at(p, PL_TOK_BARE) || p->tok.start[0] != 'x') {
    *ok = pl_p_error(p, p->tok, "expected 'x' in dimension list");
    return true;
  }
  pl_p_relex(p, p->tok.start + 1);
  return true;
}

/* Parses `<` (`*` `x` | dimension-list) type of a memref or tensor into `shape`, or *unranked, and returns the element type. NULL
 * (reported, with `complaint` if is_element refuses the type) on error. */
static const pl_type *parse_head(pl_parser *p, pl_i64s *shape, bool *unranked, bool is_element(const pl_type *t),
                                 const char *complaint) {
  bool ok = pl_p_expect_in(p, PL_TOK_LESS, is_element == is_memref_element ? "in memref type" : "in tensor type");
  *unranked = ok && accept_star(p, &ok);
  if (!ok || (!*unranked && !pl_p_dimensions(p, shape, NULL))) return NULL;
  pl_token at = p->tok;
  const pl_type *elem = pl_p_type(p);
  if (!elem || is_element(elem)) return elem;
  pl_p_error(p, at, "%s", complaint);
  return NULL;
}

/* Parses `<` (`*` `x` | dimension-list) type (`,` layout)* (`,` memory-space)? `>`, after `memref`. NULL (reported) on error. */
static const pl_type *parse_memref(pl_parser *p) {
  pl_i64s shape = pl_p_take_i64s(p);
  const pl_type *result = NULL;
  pl_token at = p->last;
  bool unranked;
  const pl_type *elem = parse_head(p, &shape, &unranked, is_memref_element, "invalid memref element type");
  if (!elem) goto done;
  const pl_attr *layout = NULL, *space = NULL;
  if (!parse_memref_tail(p, !unranked, shape.len, at, &layout, &space) || !check_size(p, &shape, at)) goto done;
  result = unranked ? pl_type_unranked_memref(p->ctx, elem, space)
                    : pl_type_memref(p->ctx, (uint32_t)shape.len, shape.data, elem, layout, space);
done:
  pl_p_give_i64s(p, &shape);
  return result;
}

/* Whether the type can be the element type of a tensor: any but none, tensors, memrefs, functions and tuples. */
static bool is_tensor_element(const pl_type *t) {
  return t->kind != PL_TYPE_NONE && t->kind != PL_TYPE_TENSOR && t->kind != PL_TYPE_UNRANKED_TENSOR &&
         t->kind != PL_TYPE_MEMREF && t->kind != PL_TYPE_UNRANKED_MEMREF && t->kind != PL_TYPE_FUNCTION &&
         t->kind != PL_TYPE_TUPLE;
}

/* Parses `<` (`*` `x` | dimension-list) type (`,` encoding?)? `>`, after `tensor`. NULL (reported) on error. */
static const pl_type *parse_tensor(pl_parser *p) {
  pl_i64s shape = pl_p_take_i64s(p);
  const pl_type *result = NULL;
  const pl_attr *encoding = NULL;
  pl_token at = p->tok;
  bool unranked;
  const pl_type *elem = parse_head(p, &shape, &unranked, is_tensor_element, "invalid tensor element type");
  if (!elem) goto done;
  const bool encoded = !unranked && pl_p_accept(p, PL_TOK_COMMA) && !pl_p_at(p, PL_TOK_GREATER) && !pl_p_at(p, PL_TOK_EOF);
  if (encoded && !(encoding = pl_p_attr(p, NULL))) goto done;
  if (!pl_p_expect_in(p, PL_TOK_GREATER, "in tensor type") || !check_size(p, &shape, at)) goto done;
  result =
      unranked ? pl_type_unranked_tensor(p->ctx, elem) : pl_type_tensor(p->ctx, (uint32_t)shape.len, shape.data, elem, encoding);
done:
  pl_p_give_i64s(p, &shape);
  return result;
}

/* Parses `<` type `>`, after `complex`. NULL (reported) on error. */
static const pl_type *parse_complex(pl_parser *p) {
  if (!pl_p_expect_in(p, PL_TOK_LESS, "in complex type")) return NULL;
  pl_token at = p->tok;
  const pl_type *elem = pl_p_type(p);
  if (!elem || !pl_p_expect_in(p, PL_TOK_GREATER, "in complex type")) return NULL;
  if (elem->kind != PL_TYPE_INTEGER && elem->kind != PL_TYPE_FLOAT) {
    pl_p_error(p, at, "invalid element type for complex");
    return NULL;
  }
  return pl_type_complex(p->ctx, elem);
}

bool pl_p_type_list(pl_parser *p, pl_types *out) {
  assert(p && out);
  do {
    const pl_type *type = pl_p_type(p);
    if (!type) return false;
    pl_vec_push(out, type);
  } while (pl_p_accept(p, PL_TOK_COMMA));
  return true;
}

/* Parses `<` (type (`,` type)*)? `>`, after `tuple`. NULL (reported) on error. */
static const pl_type *parse_tuple(pl_parser *p) {
  pl_types elems = pl_p_take_types(p);
  const pl_type *result = NULL;
  if (pl_p_expect_in(p, PL_TOK_LESS, "in tuple type") && (pl_p_at(p, PL_TOK_GREATER) || pl_p_type_list(p, &elems)) &&
      pl_p_expect_in(p, PL_TOK_GREATER, "in tuple type"))
    result = pl_type_tuple(p->ctx, elems.data, (uint32_t)elems.len);
  pl_p_give_types(p, &elems);
  return result;
}

/* Parses `(` (type (`,` type)*)? `)`, appending the types. False (reported) on error. */
static bool parse_parens(pl_parser *p, pl_types *out) {
  if (!pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  if (pl_p_accept(p, PL_TOK_R_PAREN)) return true;
  return pl_p_type_list(p, out) && pl_p_expect(p, PL_TOK_R_PAREN);
}

bool pl_p_result_types(pl_parser *p, pl_types *out) {
  assert(p && out);
  if (pl_p_at(p, PL_TOK_L_PAREN)) return parse_parens(p, out);
  const pl_type *type = pl_p_type(p);
  if (type) pl_vec_push(out, type);
  return type != NULL;
}

/* Parses `(` types `)` `->` (type | `(` types `)`). NULL (reported) on error. */
const pl_type *pl_p_function_type(pl_parser *p) {
  assert(p && p->ctx);
  pl_types inputs = pl_p_take_types(p), results = pl_p_take_types(p);
  const pl_type *type = NULL;
  if (parse_parens(p, &inputs) && pl_p_expect_in(p, PL_TOK_ARROW, "in function type") && pl_p_result_types(p, &results))
    type = pl_type_function(p->ctx, inputs.data, (uint32_t)inputs.len, results.data, (uint32_t)results.len);
  pl_p_give_types(p, &inputs);
  pl_p_give_types(p, &results);
  return type;
}

/* The length of what stands before the digits in an integer type such as i32 or si8; 0 if the word is none. */
static size_t integer_prefix(pl_str word) {
  size_t skip = word.len > 1 && word.data[0] == 'i'                                                   ? 1
                : word.len > 2 && (word.data[0] == 's' || word.data[0] == 'u') && word.data[1] == 'i' ? 2
                                                                                                      : 0;
  for (size_t i = skip; i < word.len; i++)
    if (word.data[i] < '0' || word.data[i] > '9') return 0;
  return skip;
}

/* The integer type that the word names; NULL if it names none, or, with *ok false (reported), if its width is invalid. */
static const pl_type *integer_type(pl_parser *p, pl_str word, bool *ok) {
  const size_t skip = integer_prefix(word);
  *ok = true;
  if (skip == 0) return NULL;
  uint64_t width = 0;
  for (size_t i = skip; i < word.len; i++) {
    if (width < 100000000) width = width * 10 + (uint64_t)(word.data[i] - '0');
  }
  if (width > PL_APINT_MAX_WIDTH || width == 0) {
    *ok = pl_p_error(p, p->tok, width == 0 ? "invalid integer width" : "integer bitwidth is limited to %u bits",
                     PL_APINT_MAX_WIDTH);
    return NULL;
  }
  return pl_type_integer_signed(p->ctx, (uint32_t)width, skip == 1 ? PL_SIGNLESS : word.data[0] == 's' ? PL_SIGNED : PL_UNSIGNED);
}

/* The float format that the word names; PL_FLOAT_INVALID if it names none. */
static pl_float_format float_named(pl_str word) {
  for (int format = PL_FLOAT_INVALID + 1; format < PL_NUM_FLOAT_FORMATS; format++)
    if (pl_str_is(word, pl_float_name((pl_float_format)format))) return (pl_float_format)format;
  return PL_FLOAT_INVALID;
}

/* The integer, float, index or none type that the word names; NULL if it names none, or, with *ok false (reported), if its width
 * is invalid. */
static const pl_type *simple_type(pl_parser *p, pl_str word, bool *ok) {
  const pl_type *integer = integer_type(p, word, ok);
  if (integer || !*ok) return integer;
  if (pl_str_is(word, "index")) return pl_type_index(p->ctx);
  if (pl_str_is(word, "none")) return pl_type_none(p->ctx);
  const pl_float_format format = float_named(word);
  return format == PL_FLOAT_INVALID ? NULL : pl_type_float(p->ctx, format);
}

/* The types that have parameters in brackets. */
static const struct shape {
  const char *word;
  const pl_type *(*parse)(pl_parser *);
} shapes[] = {{"memref", parse_memref},
              {"vector", parse_vector},
              {"tensor", parse_tensor},
              {"complex", parse_complex},
              {"tuple", parse_tuple}};

/* The entry for the word of a type with parameters in brackets; NULL if there is none. */
static const struct shape *shape_named(pl_str word) {
  for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
    if (pl_str_is(word, shapes[i].word)) return &shapes[i];
  return NULL;
}

bool pl_p_is_integer_type(pl_str word) { return integer_prefix(word) > 0; }

bool pl_p_is_type_word(pl_str word) {
  assert(word.data || word.len == 0);
  return integer_prefix(word) > 0 || pl_str_is(word, "index") || pl_str_is(word, "none") || shape_named(word) ||
         float_named(word) != PL_FLOAT_INVALID;
}

/* Parses a builtin type that begins with a bare word. NULL (reported) on error. */
static const pl_type *parse_new_type(pl_parser *p) {
  pl_str word = pl_token_text(p->tok);
  bool ok;
  const pl_type *simple = simple_type(p, word, &ok);
  if (simple) {
    pl_p_advance(p);
    return simple;
  }
  if (!ok) return NULL;
  const struct shape *shape = shape_named(word);
  if (shape) {
    pl_p_advance(p);
    return shape->parse(p);
  }
  pl_p_error(p, p->tok, "expected non-function type");
  return NULL;
}

/* Parses a builtin type that begins with a bare word, or finds it among those that were read from the same text. NULL (reported)
 * on error. */
static const pl_type *parse_keyword_type(pl_parser *p) {
  pl_known_key key;
  const pl_type *type = pl_p_known_type(p, &key);
  if (type) return type;
  type = parse_new_type(p);
  if (type) pl_p_note_type(p, &key, type);
  return type;
}

/* Parses what follows the name of `!dialect.text` or `!dialect<text>`, read at `at` and given without `!`, as an opaque type.
 * NULL (reported) on error, as if the dialect is not registered and the options do not allow that. */
static const pl_type *parse_opaque(pl_parser *p, pl_str name, pl_token at) {
  pl_str dialect, text;
  if (!pl_p_opaque(p, name, at, &dialect, &text)) return NULL;
  if (pl_dialect_lacks_types(dialect)) {
    pl_p_error(p, pl_p_after_dialect(at, dialect), "dialect '%.*s' provides no type parsing hook", PL_STR_FMT(dialect));
    return NULL;
  }
  if (!p->options.allow_unregistered && !pl_dialect_is_registered(dialect)) {
    pl_p_error(p, memchr(name.data, '.', name.len) ? pl_p_after_dialect(at, dialect) : at,
               "`!\"%.*s\"<\"%.*s\">` type created with unregistered dialect. If this is intended, please call "
               "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
               PL_STR_FMT(dialect), (int)(text.len < 200 ? text.len : 200), text.data);
    return NULL;
  }
  return pl_type_opaque(p->ctx, pl_p_intern(p, dialect), pl_p_intern(p, text));
}

/* Parses `!alias`, `!llvm...` or, as an opaque type, `!dialect...`. NULL (reported) on error. */
static const pl_type *parse_extended(pl_parser *p) {
  pl_token at = p->tok;
  pl_str name = {at.start + 1, at.len - 1};
  bool is_llvm = pl_str_starts(name, "llvm.");
  if (is_llvm || !memchr(name.data, '.', name.len)) {
    const pl_alias *alias = pl_p_alias(p, &p->type_aliases, name);
    if (alias) {
      if (!pl_p_weigh(p, alias)) return NULL;
      pl_p_advance(p);
      return alias->what;
    }
  }
  pl_p_advance(p);
  const pl_known_body body = {p->lexer, p->tok, pl_diags_count(p->diags)};
  if (is_llvm) {
    const pl_type *type = pl_p_llvm_type(p, (pl_str){name.data + 5, name.len - 5}, pl_p_after_dialect(at, pl_str_from("llvm")));
    if (!type) pl_p_check_body(p, &body, at);
    return type;
  }
  if (pl_str_is(name, "llvm")) return pl_p_llvm_type(p, (pl_str){"", 0}, at);
  return parse_opaque(p, name, at);
}

const pl_type *pl_p_type(pl_parser *p) {
  assert(p->depth <= PL_MAX_NESTING);
  if (!pl_p_enter(p)) return NULL;
  const pl_type *type = NULL;
  switch (p->tok.kind) {
  case PL_TOK_L_PAREN: type = pl_p_function_type(p); break;
  case PL_TOK_BANG: type = parse_extended(p); break;
  case PL_TOK_BARE: type = parse_keyword_type(p); break;
  default: pl_p_error(p, p->tok, "expected non-function type"); break;
  }
  pl_p_leave(p);
  return type;
}
