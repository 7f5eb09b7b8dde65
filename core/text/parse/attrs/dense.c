/* Elements attributes: dense<...>, sparse<...>, array<...>. The literal is read first, as tokens, because its type stands after.
 * Source: MLIR documentation, "Builtin Dialect", DenseTypedElementsAttr, DenseStringElementsAttr, SparseElementsAttr. */
#include <assert.h>

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

typedef struct leaf {
  pl_token token;
  bool negative;
} leaf;

typedef PL_VEC(pl_apint) pl_apint_vec;

typedef struct literal {
  PL_VEC(leaf) leaves;
  pl_i64s shape; /* empty for a scalar, which is a splat */
  bool empty;    /* dense<> */
  bool raw;      /* one string, maybe hexadecimal data */
  pl_token at;
  pl_token word; /* `dense` or `sparse` before it */
} literal;

/* Frees the buffers of a literal. */
static void free_literal(literal *lit) {
  pl_vec_free(&lit->leaves);
  pl_vec_free(&lit->shape);
}

/* Parses one scalar of an elements literal and appends its token and sign. False (reported) on error. */
static bool parse_leaf(pl_parser *p, literal *lit) {
  bool negative = pl_p_accept(p, PL_TOK_MINUS);
  pl_token at = p->tok;
  bool number = at.kind == PL_TOK_INTEGER || at.kind == PL_TOK_FLOAT;
  bool other = !negative && (at.kind == PL_TOK_STRING || pl_p_at_keyword(p, "true") || pl_p_at_keyword(p, "false"));
  if (!number && !other)
    return pl_p_error_at(p, at,
                         negative ? "expected integer or floating point literal" : "expected element literal of primitive type");
  pl_vec_push(&lit->leaves, ((leaf){at, negative}));
  pl_p_advance(p);
  return true;
}

/* Parses one element of an elements literal, a scalar or a complex number. False (reported) on error. */
static bool parse_element(pl_parser *p, literal *lit) {
  if (!pl_p_accept(p, PL_TOK_L_PAREN)) return parse_leaf(p, lit);
  return parse_leaf(p, lit) && pl_p_expect_in(p, PL_TOK_COMMA, "between complex elements") && parse_leaf(p, lit) &&
         pl_p_expect_in(p, PL_TOK_R_PAREN, "after complex elements");
}

/* Reports that the lists of an elements literal do not have one shape; always false. */
static bool inconsistent_ranks(pl_parser *p) {
  return pl_p_error_at(p, p->tok, "tensor literal is invalid; ranks are not consistent between elements");
}

/* Parses a list of an elements literal, in brackets, at nesting `depth` (0: outermost) and notes its length in the literal's
 * shape. False (reported) on error. */
static bool parse_list(pl_parser *p, literal *lit, size_t depth) {
  if (!pl_p_enter(p)) return false;
  pl_p_advance(p);
  int64_t count = 0;
  size_t deepest = depth + 1;
  bool ok = true;
  while (ok && pl_p_in_list(p, PL_TOK_R_SQUARE)) {
    const bool is_list = pl_p_at(p, PL_TOK_L_SQUARE);
    const bool alike = is_list ? count == 0 || deepest > depth + 1 : deepest == depth + 1 && lit->shape.len <= depth + 1;
    ok = is_list ? parse_list(p, lit, depth + 1) : parse_element(p, lit);
    if (ok && !alike) ok = inconsistent_ranks(p);
    if (is_list) deepest = depth + 2;
    count++;
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  pl_p_leave(p);
  if (!ok || !pl_p_expect(p, PL_TOK_R_SQUARE)) return false;
  while (lit->shape.len < deepest)
    pl_vec_push(&lit->shape, (int64_t)-1);
  if (lit->shape.data[depth] < 0)
    lit->shape.data[depth] = count;
  else if (lit->shape.data[depth] != count || (deepest == depth + 1 && lit->shape.len > deepest && count > 0))
    return inconsistent_ranks(p);
  return true;
}

/* Parses an elements literal, which may be empty. False (reported) on error. */
static bool parse_literal(pl_parser *p, literal *lit) {
  lit->at = p->tok;
  if (pl_p_at(p, PL_TOK_GREATER)) {
    lit->empty = true;
    return true;
  }
  if (pl_p_at(p, PL_TOK_L_SQUARE)) return parse_list(p, lit, 0);
  lit->raw = pl_p_at(p, PL_TOK_STRING);
  return parse_element(p, lit);
}

/* Sets *count to the number of elements of a shaped type; false if a size is dynamic. It fits, since sizes were bounded when the
 * type was parsed. */
static bool element_count(const pl_type *type, uint64_t *count) {
  *count = 1;
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    if (type->shaped.shape[i] < 0) return false;
    *count *= (uint64_t)type->shaped.shape[i];
  }
  return true;
}

/* Whether the shape of the literal's nested lists is the type's; false is reported. */
static bool check_shape(pl_parser *p, const literal *lit, const pl_type *type) {
  bool same = lit->shape.len == type->shaped.rank;
  for (size_t i = 0; same && i < lit->shape.len; i++) {
    if (lit->shape.data[i] < 0) break; /* of a list that is still open */
    same = lit->shape.data[i] == type->shaped.shape[i];
  }
  if (same) return true;
  pl_sink shape = {0};
  for (size_t i = 0; i < lit->shape.len; i++)
    pl_sink_printf(&shape, "%s%lld", i ? ", " : "", (long long)lit->shape.data[i]);
  pl_sink want = {0};
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    pl_sink_printf(&want, "%s%lld", i ? ", " : "", (long long)type->shaped.shape[i]);
  pl_p_error(p, lit->word, "inferred shape of elements literal ([%s]) does not match type ([%s])", pl_sink_text(&shape),
             pl_sink_text(&want));
  pl_sink_close(&shape);
  pl_sink_close(&want);
  return false;
}

/* The dense attribute of a literal of strings, of which the type wants `count`. NULL (reported) on error. */
static const pl_attr *strings_attr(pl_parser *p, const literal *lit, const pl_type *type, uint64_t count) {
  const uint64_t wanted = lit->shape.len ? count : 1;
  if (lit->leaves.len != wanted) {
    pl_p_error(p, lit->word, "parsed %zu elements, but type ('%s') expected %llu elements", lit->leaves.len,
               pl_p_type_text(p, lit->shape.len ? type : type->shaped.elem), (unsigned long long)wanted);
    return NULL;
  }
  pl_str *strings = PL_NEW_ARRAY(p->arena, pl_str, lit->leaves.len);
  bool same = true;
  for (size_t i = 0; i < lit->leaves.len; i++) {
    if (lit->leaves.data[i].token.kind != PL_TOK_STRING) {
      pl_p_error(p, lit->leaves.data[i].token, "expected string token, got something else");
      return NULL;
    }
    strings[i] = pl_p_string(p, lit->leaves.data[i].token);
    same = same && pl_str_eq(strings[i], strings[0]);
  }
  return pl_attr_dense_strings(p->ctx, type, strings, same ? 1 : lit->leaves.len, same);
}

/* The element at `index` in the raw little-endian data of dense<"0x...">: whole bytes, but a bit for a width of 1. */
static pl_apint raw_element(pl_parser *p, const unsigned char *data, uint32_t width, uint64_t index) {
  pl_arena *arena = pl_context_arena(p->ctx);
  if (width == 1) return pl_apint_from_u64(arena, 1, data[index / 8] >> (index % 8) & 1);
  uint32_t bytes = (width + 7) / 8;
  uint64_t *words = PL_NEW_ARRAY(p->arena, uint64_t, pl_apint_num_words(width));
  for (uint32_t i = 0; i < bytes; i++)
    words[i / 8] |= (uint64_t)data[index * bytes + i] << (i % 8 * 8);
  return pl_apint_from_words(arena, width, words, pl_apint_num_words(width));
}

/* The bits of one scalar in raw data: 64 for index. */
static uint32_t scalar_width(const pl_type *t) {
  return t->kind == PL_TYPE_INDEX ? 64 : t->kind == PL_TYPE_FLOAT ? pl_float_bits(t->float_format) : t->integer.width;
}

/* The dense attribute of the string "0x...", the little-endian bytes of the elements, of which there are `count` of `per`
 * scalars, or of one for a splat. NULL (reported) on error. */
static const pl_attr *raw_attr(pl_parser *p, const literal *lit, const pl_type *type, const pl_type *scalar, size_t per,
                               uint64_t count) {
  pl_token at = lit->at;
  size_t digits = at.len >= 4 && memcmp(at.start, "\"0x", 3) == 0 ? at.len - 4 : 1;
  unsigned char *data = pl_arena_alloc(p->arena, digits / 2 + 1);
  bool ok = digits % 2 == 0;
  for (size_t i = 0; ok && i < digits; i++) {
    char c = at.start[3 + i];
    int v = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
    ok = v >= 0;
    if (ok) data[i / 2] = (unsigned char)(data[i / 2] << 4 | v);
  }
  if (!ok) {
    pl_p_error(p, at, "expected string containing hex digits starting with `0x`");
    return NULL;
  }
  uint32_t width = scalar_width(scalar);
  uint64_t bytes = digits / 2, one = (width + 7) / 8 * per;
  bool splat =
      bytes == one && (width != 1 || count != 1) && !(width == 1 && count > 1 && count <= 8 && data[0] != 0 && data[0] != 0xff);
  uint64_t packed = width == 1 ? (count * per + 7) / 8 : 0;
  bool whole = width == 1 ? bytes == packed : count <= UINT64_MAX / one && bytes == count * one;
  if (!whole && !splat) {
    pl_p_error(p, lit->word, "elements hex data size is invalid for provided type: '%s'", pl_p_type_text(p, type));
    return NULL;
  }
  if (!whole) count = 1;
  pl_apint *bits = PL_NEW_ARRAY(p->arena, pl_apint, count * per);
  for (uint64_t i = 0; i < count * per; i++)
    bits[i] = raw_element(p, data, width, i);
  return pl_attr_dense(p->ctx, type, bits, count * per, !whole);
}

/* The dense attribute of that type for a parsed literal. NULL (reported, an unsuitable type at `at`) if they do not fit. */
static const pl_attr *build_dense(pl_parser *p, const literal *lit, const pl_type *type, pl_token at) {
  uint64_t count;
  bool ranked = type->kind == PL_TYPE_VECTOR || type->kind == PL_TYPE_TENSOR || type->kind == PL_TYPE_MEMREF;
  if (!ranked || !element_count(type, &count)) {
    const bool shaped = ranked || type->kind == PL_TYPE_UNRANKED_TENSOR || type->kind == PL_TYPE_UNRANKED_MEMREF;
    pl_p_error(p, at, shaped ? "elements literal type must have static shape" : "elements literal must be a shaped type");
    return NULL;
  }
  const pl_type *elem = type->shaped.elem;
  size_t per = elem->kind == PL_TYPE_COMPLEX ? 2 : 1;
  const pl_type *scalar = per == 2 ? elem->shaped.elem : elem;
  bool numeric = scalar->kind == PL_TYPE_INTEGER || scalar->kind == PL_TYPE_INDEX || scalar->kind == PL_TYPE_FLOAT;
  if (lit->empty) {
    if (count == 0) return pl_attr_dense(p->ctx, type, NULL, 0, false);
    pl_p_error(p, lit->word, "parsed zero elements, but type ('%s') expected at least 1", pl_p_type_text(p, type));
    return NULL;
  }
  if (lit->shape.len > 0 && !check_shape(p, lit, type)) return NULL;
  if (lit->raw && numeric) return raw_attr(p, lit, type, scalar, per, count);
  if (!numeric && lit->leaves.len > 0 && lit->leaves.data[0].token.kind == PL_TOK_STRING)
    return strings_attr(p, lit, type, count);
  if (!numeric) {
    pl_p_error(p, at, "expected floating-point or integer element type, got another one");
    return NULL;
  }
  const uint64_t wanted = (lit->shape.len ? count : 1) * per;
  if (lit->leaves.len != wanted) {
    pl_p_error(p, lit->word, "parsed %zu elements, but type ('%s') expected %llu elements", lit->leaves.len,
               pl_p_type_text(p, lit->shape.len ? type : elem), (unsigned long long)wanted);
    return NULL;
  }
  pl_apint *bits = PL_NEW_ARRAY(p->arena, pl_apint, lit->leaves.len);
  for (size_t i = 0; i < lit->leaves.len; i++)
    if (!pl_p_number_bits(p, lit->leaves.data[i].token, lit->leaves.data[i].negative, scalar, PL_NUMBER_IN_ELEMENTS, &bits[i]))
      return NULL;
  return pl_attr_dense(p->ctx, type, bits, lit->leaves.len, lit->shape.len == 0);
}

const pl_attr *pl_p_dense(pl_parser *p, const pl_type *type) {
  assert(p->last.kind == PL_TOK_BARE);
  literal lit = {.word = p->last};
  const pl_attr *attr = NULL;
  if (pl_p_expect_in(p, PL_TOK_LESS, "after 'dense'") && parse_literal(p, &lit) && pl_p_expect(p, PL_TOK_GREATER) &&
      (type || (pl_p_expect(p, PL_TOK_COLON) && (type = pl_p_type(p)))))
    attr = build_dense(p, &lit, type, lit.word);
  free_literal(&lit);
  return attr;
}

/* The type of a sparse attribute's indices for their literal: a scalar or empty one has rows of `columns` indices. */
static const pl_type *type_of_indices(pl_parser *p, const literal *lit, int64_t columns) {
  const pl_type *elem = pl_type_integer(p->ctx, 64);
  if (lit->empty) return pl_type_tensor(p->ctx, 2, (int64_t[]){0, columns}, elem, NULL);
  if (lit->shape.len == 0) return pl_type_tensor(p->ctx, 2, (int64_t[]){1, columns}, elem, NULL);
  return pl_type_tensor(p->ctx, (uint32_t)lit->shape.len, lit->shape.data, elem, NULL);
}

/* The type of a sparse attribute's values for their literal: a scalar stands for `rows` values. */
static const pl_type *type_of_values(pl_parser *p, const literal *lit, const pl_type *elem, int64_t rows) {
  const int64_t count = lit->empty ? 0 : rows;
  if (lit->empty || lit->shape.len == 0) return pl_type_tensor(p->ctx, 1, &count, elem, NULL);
  return pl_type_tensor(p->ctx, (uint32_t)lit->shape.len, lit->shape.data, elem, NULL);
}

/* Appends `before` and the shape of a type, as "([2, 3])", to `out`. */
static void put_shape(pl_sink *out, const char *before, const pl_type *type) {
  pl_sink_printf(out, "%s([", before);
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    pl_sink_printf(out, "%s%lld", i ? ", " : "", (long long)type->shaped.shape[i]);
  pl_sink_puts(out, "])");
}

/* Reports at `at` that the shapes of indices and values do not match the sparse attribute's type; always false. */
static bool bad_shapes(pl_parser *p, pl_token at, const pl_type *type, const pl_type *indices, const pl_type *values) {
  pl_sink text = {0};
  put_shape(&text, "expected shape ", type);
  put_shape(&text, "; inferred shape of indices literal ", indices);
  put_shape(&text, "; inferred shape of values literal ", values);
  pl_p_error(p, at, "%s", pl_sink_text(&text));
  pl_sink_close(&text);
  return false;
}

/* Reports at `at` that the index in that row of the indices lies outside of the sparse attribute's type; always false. */
static bool bad_index(pl_parser *p, pl_token at, const pl_type *type, const pl_attr *indices, uint64_t row) {
  pl_sink text = {0};
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    pl_sink_puts(&text, i ? ", " : "");
    pl_apint_print(pl_dense_at(indices, row * type->shaped.rank + i), true, &text);
  }
  pl_p_error(p, at, "sparse index #%llu is not contained within the value shape, with index=[%s], and type='%s'",
             (unsigned long long)row, pl_sink_text(&text), pl_p_type_text(p, type));
  pl_sink_close(&text);
  return false;
}

/* Whether indices and values of a sparse attribute fit each other and the type's shape; false is reported at `at`. */
static bool check_sparse(pl_parser *p, pl_token at, const pl_type *type, const pl_attr *indices, const pl_type *values) {
  const pl_type *shape = indices->type;
  uint32_t rank = type->shaped.rank;
  if (values->shaped.rank != 1) return pl_p_error(p, at, "expected 1-d tensor for sparse element values");
  bool fits = shape->shaped.rank == 2 ? shape->shaped.shape[1] == (int64_t)rank : shape->shaped.rank == 1 && rank == 1;
  if (!fits || shape->shaped.shape[0] != values->shaped.shape[0]) return bad_shapes(p, at, type, shape, values);
  for (uint64_t i = 0; i < (uint64_t)shape->shaped.shape[0] * rank; i++) {
    int64_t index, size = type->shaped.shape[i % rank];
    if (!pl_apint_to_i64(pl_dense_at(indices, i), &index) || index < 0 || index >= size)
      return bad_index(p, at, type, indices, i / rank);
  }
  return true;
}

const pl_attr *pl_p_sparse(pl_parser *p, const pl_type *type) {
  assert(p->last.kind == PL_TOK_BARE);
  literal indices = {.empty = true, .word = p->last}, values = {.empty = true, .word = p->last};
  const pl_attr *attr = NULL;
  pl_token at = p->last;
  if (!pl_p_accept(p, PL_TOK_LESS)) {
    pl_p_missing(p, "Expected '<' after 'sparse'");
    return NULL;
  }
  if (!pl_p_at(p, PL_TOK_GREATER)) {
    indices.empty = values.empty = false;
    if (!parse_literal(p, &indices) || !pl_p_expect(p, PL_TOK_COMMA) || !parse_literal(p, &values)) goto done;
  }
  if (!pl_p_expect(p, PL_TOK_GREATER) || (!type && (!pl_p_expect(p, PL_TOK_COLON) || !(type = pl_p_type(p))))) goto done;
  if (type->kind != PL_TYPE_VECTOR && type->kind != PL_TYPE_TENSOR) {
    pl_p_error(p, at,
               type->kind == PL_TYPE_MEMREF ? "sparse elements need a ranked tensor or vector type"
                                            : "elements literal must be a shaped type");
    goto done;
  }
  const pl_type *index_type = type_of_indices(p, &indices, (int64_t)type->shaped.rank);
  const pl_attr *index_attr = build_dense(p, &indices, index_type, p->last);
  const pl_type *value_type = type_of_values(p, &values, type->shaped.elem, index_type->shaped.shape[0]);
  const pl_attr *value_attr = index_attr ? build_dense(p, &values, value_type, p->last) : NULL;
  if (value_attr && (indices.empty || check_sparse(p, at, type, index_attr, value_type)))
    attr = pl_attr_sparse(p->ctx, index_attr, value_attr, type);
done:
  free_literal(&indices);
  free_literal(&values);
  return attr;
}

/* Parses one element of a dense array and appends its bits. False (reported) on error. */
static bool parse_array_element(pl_parser *p, const pl_type *elem, pl_apint_vec *bits) {
  const bool truth = pl_type_is_integer(elem, 1), negative = pl_p_accept(p, PL_TOK_MINUS);
  pl_token at = p->tok;
  pl_apint value;
  const bool word = pl_p_at_keyword(p, "true") || pl_p_at_keyword(p, "false");
  const bool number = at.kind == PL_TOK_INTEGER || (at.kind == PL_TOK_FLOAT && elem->kind == PL_TYPE_FLOAT);
  if (!number && !word)
    return pl_p_error_at(p, at, elem->kind == PL_TYPE_FLOAT ? "expected floating point literal" : "expected integer literal");
  pl_p_advance(p);
  if (truth && !word) return pl_p_error_at(p, p->tok, "expected 'true' or 'false' values for i1 type");
  if (!pl_p_number_bits(p, at, negative, elem, PL_NUMBER_IN_ARRAY, &value)) return false;
  pl_vec_push(bits, value);
  return true;
}

const pl_attr *pl_p_dense_array(pl_parser *p) {
  assert(p && p->ctx);
  pl_apint_vec bits = {0};
  const pl_attr *attr = NULL;
  if (!pl_p_expect_in(p, PL_TOK_LESS, "after 'array'")) return NULL;
  pl_token at = p->tok;
  const pl_type *elem = pl_p_type(p);
  if (!elem) {
    pl_p_error_at(p, p->tok, "expected an integer or floating point type");
    return NULL;
  }
  if (elem->kind != PL_TYPE_INTEGER && elem->kind != PL_TYPE_FLOAT) {
    pl_p_error(p, at, "expected integer or float type, got: '%s'", pl_p_type_text(p, elem));
    return NULL;
  }
  if (elem->kind == PL_TYPE_INTEGER && elem->integer.width != 1 && elem->integer.width % 8 != 0) {
    pl_p_error(p, at, "element type bitwidth must be a multiple of 8");
    return NULL;
  }
  if (!pl_p_at(p, PL_TOK_GREATER)) {
    bool ok = pl_p_expect_in(p, PL_TOK_COLON, "after dense array type");
    do {
      ok = ok && parse_array_element(p, elem, &bits);
    } while (ok && pl_p_accept(p, PL_TOK_COMMA));
    if (!ok) goto done;
  }
  if (pl_p_expect_in(p, PL_TOK_GREATER, "to close an array attribute"))
    attr = pl_attr_dense_array(p->ctx, elem, bits.data, bits.len);
done:
  pl_vec_free(&bits);
  return attr;
}
