/* Custom forms of memref that no declarative format describes. Source of the grammar: MLIR documentation, "'memref' Dialect". */
#include <assert.h>

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/custom.h"
#include "core/text/parse/op.h"
#include "core/text/parse/region.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"

/* A list in which known numbers and SSA values alternate freely: the numbers go into an attribute, `PL_DYNAMIC` for each value.
 */
typedef struct mixed {
  pl_i64s numbers;
  pl_refs refs;
} mixed;

/* Frees the buffers of a list of integers and values. */
static void free_mixed(mixed *list) {
  pl_vec_free(&list->numbers);
  pl_vec_free(&list->refs);
}

/* Parses `[` ((%value | integer) (`,` ...)*)? `]` into `list`, with PL_DYNAMIC among the integers for a value. False (reported)
 * on error. */
static bool read_mixed(pl_parser *p, mixed *list) {
  if (!pl_p_at(p, PL_TOK_L_SQUARE)) return pl_p_error(p, p->tok, "expected '[' in dynamic index list");
  pl_p_advance(p);
  while (pl_p_in_list(p, PL_TOK_R_SQUARE)) {
    int64_t number = PL_DYNAMIC;
    pl_ref ref;
    if (pl_p_at(p, PL_TOK_PERCENT)) {
      if (!pl_p_ref(p, &ref)) return false;
      pl_vec_push(&list->refs, ref);
    } else if (!pl_p_at(p, PL_TOK_INTEGER) && !pl_p_at(p, PL_TOK_MINUS)) {
      return pl_p_custom_error(p, p->tok, "expected integer value");
    } else if (!pl_p_integer(p, &number)) {
      return false;
    }
    pl_vec_push(&list->numbers, number);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  return pl_p_expect_in(p, PL_TOK_R_SQUARE, "in dynamic index list");
}

/* Parses a list with read_mixed. False, with a second error at the op as MLIR reports it, on error. */
static bool parse_mixed(pl_parser *p, const pl_op_state *s, mixed *list) {
  return read_mixed(p, list) || pl_p_custom_error(p, s->at, "expected SSA value or integer");
}

/* Sets the attribute `name` to the integers as a dense i64 array. */
static void set_numbers(pl_parser *p, pl_op_state *s, pl_attr_name name, const pl_i64s *numbers) {
  pl_p_set_attr(p, s, name, pl_attr_dense_i64(p->ctx, numbers->data, numbers->len));
}

/* Parses a type and checks the constraint `kind` of it if MLIR's parser does. NULL (reported, a violated constraint at `at`) on
 * error. */
static const pl_type *type_of_kind(pl_parser *p, pl_token at, pl_constraint kind) {
  const pl_type *type = pl_p_type(p);
  return type && pl_p_check_written(p, at, kind, type) ? type : NULL;
}

/* Parses type keyword type, the keyword being `word`, into *from and *to, with the constraints `kinds`. False (reported) on
 * error. */
static bool parse_two_types(pl_parser *p, const char *word, const pl_constraint kinds[2], const pl_type **from,
                            const pl_type **to) {
  *from = type_of_kind(p, p->tok, kinds[0]);
  if (!*from || !pl_p_expect_keyword(p, word)) return false;
  *to = type_of_kind(p, p->tok, kinds[1]);
  return *to != NULL;
}

/* Parses dict? `:` type `to` type, which ends memref.subview and memref.reinterpret_cast, and sets operands, result and
 * attributes. False (reported) on error. */
static bool finish_view(pl_parser *p, pl_op_state *s, pl_ref source, const mixed lists[3]) {
  static const pl_attr_name names[] = {PL_NAME_STATIC_OFFSETS, PL_NAME_STATIC_SIZES, PL_NAME_STATIC_STRIDES};
  const pl_constraint kinds[] = {s->signature->operands[0].constraint, PL_IS_MEMREF};
  const pl_type *from, *to;
  if (!pl_p_optional_attr_dict(p, &s->attrs) || !pl_p_expect(p, PL_TOK_COLON) || !parse_two_types(p, "to", kinds, &from, &to) ||
      !pl_p_use_one(p, s, source, from))
    return false;
  pl_vec_push(&s->segments, 1u);
  for (int i = 0; i < 3; i++) {
    if (!pl_p_use_indices(p, s, &lists[i].refs)) return false;
    pl_vec_push(&s->segments, (uint32_t)lists[i].refs.len);
    set_numbers(p, s, names[i], &lists[i].numbers);
  }
  pl_vec_push(&s->results, to);
  return true;
}

/* Parses the custom form of memref.subview: %source offsets sizes strides dict? `:` type `to` type. False (reported) on error. */
bool pl_p_custom_Subview(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref source;
  mixed lists[3] = {0};
  bool ok = pl_p_ref(p, &source);
  for (int i = 0; i < 3 && ok; i++)
    ok = parse_mixed(p, s, &lists[i]);
  ok = ok && finish_view(p, s, source, lists);
  for (int i = 0; i < 3; i++)
    free_mixed(&lists[i]);
  return ok;
}

/* Parses the custom form of memref.reinterpret_cast: %source `to` `offset` `:` list `,` `sizes` `:` list `,` `strides` `:` list
 * dict? `:` type `to` type. False (reported) on error. */
bool pl_p_custom_ReinterpretCast(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  static const char *const words[] = {"offset", "sizes", "strides"};
  pl_ref source;
  mixed lists[3] = {0};
  bool ok = pl_p_ref(p, &source) && pl_p_expect_keyword(p, "to");
  for (int i = 0; i < 3 && ok; i++)
    ok = (i == 0 || pl_p_expect(p, PL_TOK_COMMA)) && pl_p_expect_keyword(p, words[i]) && pl_p_expect(p, PL_TOK_COLON) &&
         parse_mixed(p, s, &lists[i]);
  ok = ok && finish_view(p, s, source, lists);
  for (int i = 0; i < 3; i++)
    free_mixed(&lists[i]);
  return ok;
}

/* Parses `uninitialized` or an attribute, without its type, into the attribute initial_value. False (reported) on error. */
static bool parse_initial_value(pl_parser *p, pl_op_state *s, const pl_type *type) {
  const pl_attr *value = pl_attr_unit(p->ctx);
  if (!pl_p_accept_keyword(p, "uninitialized")) {
    value = pl_p_attr(p, pl_type_tensor(p->ctx, type->shaped.rank, type->shaped.shape, type->shaped.elem, NULL));
    if (!value) return false;
  }
  pl_p_set_attr(p, s, PL_NAME_INITIAL_VALUE, value);
  return true;
}

/* Parses the custom form of memref.global: "visibility"? `constant`? @name `:` type (`=` (`uninitialized` | attribute))? dict?.
 * False (reported) on error. */
bool pl_p_custom_MemrefGlobal(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  if (pl_p_at(p, PL_TOK_STRING)) {
    pl_p_set_attr(p, s, PL_NAME_SYM_VISIBILITY, pl_attr_string(p->ctx, pl_p_string(p, p->tok)));
    pl_p_advance(p);
  }
  if (pl_p_accept_keyword(p, "constant")) pl_p_set_attr(p, s, PL_NAME_CONSTANT, pl_attr_unit(p->ctx));
  if (!pl_p_symbol_name(p, s) || !pl_p_expect(p, PL_TOK_COLON)) return false;
  const pl_type *type = pl_p_type(p);
  if (!type) return false;
  bool is_static = type->kind == PL_TYPE_MEMREF;
  for (uint32_t i = 0; is_static && i < type->shaped.rank; i++)
    is_static = type->shaped.shape[i] != PL_DYNAMIC;
  if (!is_static)
    return pl_p_custom_error(p, s->at, "type should be static shaped memref, but got '%s'", pl_p_type_text(p, type));
  pl_p_set_attr(p, s, PL_NAME_TYPE, pl_attr_type(p->ctx, type));
  if (pl_p_accept(p, PL_TOK_EQUAL) && !parse_initial_value(p, s, type)) return false;
  return pl_p_op_dict(p, s);
}

/* Parses an attribute that starts with `[`. NULL (reported) on error. */
static const pl_attr *parse_reassociation(pl_parser *p) {
  if (pl_p_at(p, PL_TOK_L_SQUARE)) return pl_p_attr(p, NULL);
  pl_p_error(p, p->tok, "expected '['");
  return NULL;
}

/* Parses the custom form of memref.expand_shape: %source reassociation (`output_shape` sizes)? dict? `:` type `into` type; until
 * 2024 there was no output_shape. False (reported) on error. */
bool pl_p_custom_ExpandShape(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref source;
  mixed sizes = {0};
  static const pl_constraint kinds[] = {PL_IS_MEMREF, PL_IS_MEMREF};
  const pl_type *from, *to;
  const pl_attr *reassociation = pl_p_ref(p, &source) ? parse_reassociation(p) : NULL;
  bool written = reassociation && pl_p_accept_keyword(p, "output_shape");
  bool ok = reassociation && (!written || parse_mixed(p, s, &sizes)) && pl_p_optional_attr_dict(p, &s->attrs) &&
            pl_p_expect(p, PL_TOK_COLON) && parse_two_types(p, "into", kinds, &from, &to) && pl_p_use_one(p, s, source, from) &&
            pl_p_use_indices(p, s, &sizes.refs);
  if (ok) {
    pl_p_set_attr(p, s, PL_NAME_REASSOCIATION, reassociation);
    pl_vec_push(&s->results, to);
    if (written) set_numbers(p, s, PL_NAME_STATIC_OUTPUT_SHAPE, &sizes.numbers);
  }
  free_mixed(&sizes);
  return ok;
}

/* Parses position dict? `:` of vector.extract and vector.insert, after their operands. False (reported) on error. */
static bool parse_position(pl_parser *p, pl_op_state *s, mixed *position) {
  return parse_mixed(p, s, position) && pl_p_optional_attr_dict(p, &s->attrs) && pl_p_expect(p, PL_TOK_COLON);
}

/* The type that a position of `numbers` indices selects in a vector type. NULL (not reported) if the vector has a smaller
 * rank. */
static const pl_type *part_at(pl_parser *p, const pl_type *whole, size_t numbers) {
  if (numbers > whole->shaped.rank) return NULL;
  const uint32_t rank = whole->shaped.rank - (uint32_t)numbers;
  const bool *scalable = whole->shaped.scalable_dims ? whole->shaped.scalable_dims + numbers : NULL;
  return rank == 0 ? whole->shaped.elem
                   : pl_type_vector(p->ctx, rank, whole->shaped.shape + numbers, scalable, whole->shaped.elem);
}

/* Parses part-type `from` vector-type, or as until 2023 the vector type alone, into *part and *whole. False (reported) on
 * error. */
static bool parse_part(pl_parser *p, const mixed *position, const pl_type **part, const pl_type **whole) {
  const pl_token at = p->tok;
  const pl_type *first = pl_p_type(p);
  if (!first) return false;
  if (pl_p_accept_keyword(p, "from")) {
    *part = first;
    *whole = pl_p_type(p);
    return *whole != NULL;
  }
  if (first->kind != PL_TYPE_VECTOR) return pl_p_expect_keyword(p, "from"); /* which is not there */
  *whole = first;
  *part = part_at(p, first, position->numbers.len);
  if (!*part) pl_p_custom_error(p, at, "expected a vector with at least as many dimensions as the position has numbers");
  return *part != NULL;
}

/* Parses the custom form of vector.extract: %source position dict? `:` type `from` vector-type, or as until 2023 the vector type
 * alone. False (reported) on error. */
bool pl_p_custom_VectorExtract(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref source;
  mixed position = {0};
  const pl_type *part = NULL, *whole = NULL;
  bool ok = pl_p_ref(p, &source) && parse_position(p, s, &position) && parse_part(p, &position, &part, &whole) &&
            pl_p_use_one(p, s, source, whole) && pl_p_use_indices(p, s, &position.refs);
  if (ok) {
    set_numbers(p, s, PL_NAME_STATIC_POSITION, &position.numbers);
    pl_vec_push(&s->results, part);
  }
  free_mixed(&position);
  return ok;
}

/* Parses the custom form of vector.insert: %value `,` %dest position dict? `:` type `into` type. False (reported) on error. */
bool pl_p_custom_VectorInsert(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref value, dest;
  mixed position = {0};
  static const pl_constraint kinds[] = {PL_IS_ANY, PL_IS_VECTOR};
  const pl_type *part = NULL, *whole = NULL;
  bool ok = pl_p_ref(p, &value) && pl_p_expect(p, PL_TOK_COMMA) && pl_p_ref(p, &dest) && parse_position(p, s, &position) &&
            parse_two_types(p, "into", kinds, &part, &whole) && pl_p_use_one(p, s, value, part) &&
            pl_p_use_one(p, s, dest, whole) && pl_p_use_indices(p, s, &position.refs);
  if (ok) {
    set_numbers(p, s, PL_NAME_STATIC_POSITION, &position.numbers);
    pl_vec_push(&s->results, whole);
  }
  free_mixed(&position);
  return ok;
}

/* Parses the custom form of memref.transpose: %source map dict? `:` type `to` type. False (reported) on error. */
bool pl_p_custom_Transpose(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref source;
  const pl_attr *map = pl_p_ref(p, &source) ? pl_p_affine_map(p) : NULL;
  if (!map || !pl_p_optional_attr_dict(p, &s->attrs)) return false;
  const pl_token colon = p->tok;
  const pl_type *from = pl_p_expect(p, PL_TOK_COLON) ? type_of_kind(p, colon, PL_IS_MEMREF) : NULL;
  if (!from || !pl_p_expect_keyword(p, "to")) return false;
  const pl_type *to = type_of_kind(p, p->tok, PL_IS_MEMREF);
  if (!to) return false;
  if (!pl_p_use_one(p, s, source, from)) return false;
  pl_p_set_attr(p, s, PL_NAME_PERMUTATION, map);
  pl_vec_push(&s->results, to);
  return true;
}

/* Parses %memref `[` indices `]` into references to the memref and the indices. False (reported) on error. */
static bool parse_access(pl_parser *p, pl_ref *memref, pl_refs *indices) {
  return pl_p_ref(p, memref) && pl_p_expect_in(p, PL_TOK_L_SQUARE, "in operand list") && pl_p_refs(p, indices) &&
         pl_p_expect_in(p, PL_TOK_R_SQUARE, "in operand list");
}

/* Parses the custom form of memref.generic_atomic_rmw: %memref `[` indices `]` `:` type region dict?. False (reported) on
 * error. */
bool pl_p_custom_GenericAtomicRmw(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref memref;
  pl_refs indices = pl_p_take_refs(p);
  pl_token at = p->tok;
  bool ok = parse_access(p, &memref, &indices) && pl_p_expect(p, PL_TOK_COLON);
  const pl_type *type = ok ? pl_p_type(p) : NULL;
  ok = type && pl_p_use_one(p, s, memref, type) && pl_p_use_indices(p, s, &indices);
  pl_p_give_refs(p, &indices);
  if (!ok) return false;
  if (type->kind != PL_TYPE_MEMREF)
    return pl_p_custom_error(p, at, "expected a ranked memref, but got '%s'", pl_p_type_text(p, type));
  pl_region *region = pl_p_region(p, s->info, NULL);
  if (!region) return false;
  pl_vec_push(&s->regions, region);
  pl_vec_push(&s->results, type->shaped.elem);
  return pl_p_optional_attr_dict(p, &s->attrs);
}

/* Consumes one of the two keywords `words`; *second: whether it was the second. False (reported, another keyword as `message`) on
 * error. */
static bool parse_choice(pl_parser *p, const pl_op_state *s, const char *const words[2], const char *message, bool *second) {
  if (!pl_p_at(p, PL_TOK_BARE)) return pl_p_custom_error(p, p->tok, "expected valid keyword");
  *second = pl_p_accept_keyword(p, words[1]);
  return *second || pl_p_accept_keyword(p, words[0]) || pl_p_custom_error(p, s->at, "%s", message);
}

/* Parses the custom form of memref.prefetch: %memref `[` indices `]` `,` (`read` | `write`) `,` `locality` `<` integer `>` `,`
 * (`instr` | `data`) dict? `:` type. False (reported) on error. */
bool pl_p_custom_Prefetch(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref memref;
  pl_refs indices = pl_p_take_refs(p);
  bool write = false, data = false;
  int64_t hint = 0;
  static const char *const uses[] = {"read", "write"}, *const caches[] = {"instr", "data"};
  bool ok = parse_access(p, &memref, &indices) && pl_p_expect(p, PL_TOK_COMMA) &&
            parse_choice(p, s, uses, "rw specifier has to be 'read' or 'write'", &write) && pl_p_expect(p, PL_TOK_COMMA) &&
            pl_p_expect_keyword(p, "locality") && pl_p_expect(p, PL_TOK_LESS) && pl_p_integer(p, &hint) &&
            pl_p_expect(p, PL_TOK_GREATER) && pl_p_expect(p, PL_TOK_COMMA) &&
            parse_choice(p, s, caches, "cache type has to be 'data' or 'instr'", &data) && pl_p_optional_attr_dict(p, &s->attrs);
  const pl_token colon = p->tok;
  const pl_type *type = ok && pl_p_expect(p, PL_TOK_COLON) ? type_of_kind(p, colon, PL_IS_MEMREF) : NULL;
  ok = type && pl_p_use_one(p, s, memref, type) && pl_p_use_indices(p, s, &indices);
  pl_p_give_refs(p, &indices);
  if (!ok) return false;
  if (hint < INT32_MIN || hint > INT32_MAX) return pl_p_custom_error(p, s->at, "integer value too large");
  pl_p_set_attr(p, s, PL_NAME_IS_WRITE, pl_attr_bool(p->ctx, write));
  pl_p_set_attr(p, s, PL_NAME_LOCALITY_HINT, pl_attr_i64(p->ctx, pl_type_integer(p->ctx, 32), hint));
  pl_p_set_attr(p, s, PL_NAME_IS_DATA_CACHE, pl_attr_bool(p->ctx, data));
  return true;
}

/* Parses the custom form of memref.distinct_objects: %memref (`,` %memref)* dict? `:` types. False (reported) on error. */
bool pl_p_custom_DistinctObjects(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_refs refs = {0};
  pl_types types = {0};
  pl_token at = p->tok;
  bool ok = pl_p_refs(p, &refs) && pl_p_optional_attr_dict(p, &s->attrs) && pl_p_expect(p, PL_TOK_COLON) &&
            pl_p_type_list(p, &types) && pl_p_uses(p, &refs, &types, at, &s->operands);
  for (size_t i = 0; ok && i < types.len; i++)
    pl_vec_push(&s->results, types.data[i]);
  pl_vec_free(&refs);
  pl_vec_free(&types);
  return ok;
}

/* Ends the region with a memref.alloca_scope.return, placed at `at`, unless it ends with a terminator. */
static void end_scope(pl_parser *p, pl_region *region, pl_token at) {
  if (!region->first) pl_block_append(region, pl_block_new(p->module));
  pl_block *last = region->last;
  if (pl_block_terminator(last)) return;
  pl_op_spec spec = {.info = pl_op_info_of(PL_OP_MEMREF_ALLOCA_SCOPE_RETURN), .line = at.line, .column = at.column};
  pl_op_append(last, pl_op_new(p->module, &spec));
}

/* Parses the custom form of memref.alloca_scope: (`->` (type | `(` types `)`))? region dict?. False (reported) on error. */
bool pl_p_custom_AllocaScope(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  if (pl_p_accept(p, PL_TOK_ARROW) && !pl_p_result_types(p, &s->results)) return false;
  pl_region *region = pl_p_region(p, s->info, NULL);
  if (!region) return false;
  end_scope(p, region, s->at);
  pl_vec_push(&s->regions, region);
  return pl_p_optional_attr_dict(p, &s->attrs);
}
