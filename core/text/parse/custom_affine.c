/* Custom forms of affine. Source of the grammar: MLIR documentation, "'affine' Dialect" (2023). */
#include <assert.h>

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/custom.h"
#include "core/text/parse/op.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"

/* ---- operands of maps and sets: `(` dims `)` (`[` symbols `]`)? ---- */

/* Parses `(` dims `)` (`[` symbols `]`)? of an affine map or integer set and appends them to the op's operands. False (reported)
 * on error. `messages`: the diagnostics for a wrong number of dims and of symbols; NULL: these are not checked. */
static bool parse_operands(pl_parser *p, pl_op_state *s, const pl_attr *map, const char *const messages[2]) {
  pl_refs refs = pl_p_take_refs(p);
  bool ok = pl_p_expect_in(p, PL_TOK_L_PAREN, "in operand list") && pl_p_refs(p, &refs) &&
            pl_p_expect_in(p, PL_TOK_R_PAREN, "in operand list");
  size_t dims = refs.len;
  if (ok && pl_p_accept(p, PL_TOK_L_SQUARE)) ok = pl_p_refs(p, &refs) && pl_p_expect_in(p, PL_TOK_R_SQUARE, "in operand list");
  ok = ok && pl_p_use_indices(p, s, &refs);
  if (ok && messages && dims != map->affine.num_dims)
    ok = pl_p_custom_error(p, s->at, "%s", messages[0]);
  else if (ok && messages && refs.len - dims != map->affine.num_symbols)
    ok = pl_p_custom_error(p, s->at, "%s", messages[1]);
  pl_p_give_refs(p, &refs);
  return ok;
}

/* Parses the custom form of affine.apply, affine.min and affine.max: map operands dict?. False (reported) on error. */
bool pl_p_custom_AffineApply(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  static const char *const messages[2] = {"dimension or symbol index mismatch", "dimension or symbol index mismatch"};
  pl_token at = p->tok;
  const pl_attr *map = pl_p_attr(p, NULL);
  if (!map) return false;
  if (map->kind != PL_ATTR_AFFINE_MAP) return pl_p_custom_error(p, at, "expected an affine map");
  pl_p_set_attr(p, s, PL_NAME_MAP, map);
  pl_vec_push(&s->results, pl_type_index(p->ctx));
  const bool apply = s->info->kind == PL_OP_AFFINE_APPLY;
  return parse_operands(p, s, map, apply ? messages : NULL) && pl_p_optional_attr_dict(p, &s->attrs);
}

/* ---- accesses ---- */

typedef struct subscripts {
  pl_affine_uses uses;
  PL_VEC(const pl_affine *) exprs;
} subscripts;

/* Frees the buffers of a list of subscript expressions. */
static void free_subscripts(subscripts *list) {
  pl_vec_free(&list->uses.dims);
  pl_vec_free(&list->uses.symbols);
  pl_vec_free(&list->uses.known);
  pl_vec_free(&list->exprs);
}

/* The affine map whose results are the list's expressions, over the dims and symbols that occur in them. */
static const pl_attr *map_of(pl_parser *p, const subscripts *list) {
  return pl_attr_affine_map(p->ctx, (uint32_t)list->uses.dims.len, (uint32_t)list->uses.symbols.len, list->exprs.data,
                            (uint32_t)list->exprs.len);
}

/* Parses (expression (`,` expression)*)? close, affine expressions over SSA values, appending them to `out`. False (reported)
 * on error. */
static bool parse_exprs(pl_parser *p, subscripts *out, pl_token_kind close) {
  while (pl_p_in_list(p, close)) {
    const pl_affine *e = pl_p_affine_of_values(p, &out->uses);
    if (!e) return false;
    pl_vec_push(&out->exprs, e);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  return pl_p_expect(p, close);
}

/* Parses %memref `[` expressions `]` into `*memref` and `out`, and sets the op's attribute `map`. False (reported) on error. */
static bool parse_access(pl_parser *p, pl_op_state *s, pl_ref *memref, subscripts *out) {
  if (!pl_p_ref(p, memref) || !pl_p_expect(p, PL_TOK_L_SQUARE) || !parse_exprs(p, out, PL_TOK_R_SQUARE)) return false;
  pl_p_set_attr(p, s, PL_NAME_MAP, map_of(p, out));
  return true;
}

/* Parses `:` memref-type, and with `vector` also `,` type, and returns the memref type, and in *value the type that is read or
 * written. NULL (reported) on error. */
static const pl_type *parse_types(pl_parser *p, bool vector, const pl_type **value) {
  *value = NULL;
  if (!pl_p_expect(p, PL_TOK_COLON)) return NULL;
  pl_token at = p->tok;
  const pl_type *type = pl_p_type(p);
  if (!type) return NULL;
  if (type->kind != PL_TYPE_MEMREF) {
    pl_p_custom_error(p, at, "expected a ranked memref, but got '%s'", pl_p_type_text(p, type));
    return NULL;
  }
  *value = !vector ? type->shaped.elem : pl_p_expect(p, PL_TOK_COMMA) ? pl_p_type(p) : NULL;
  return *value ? type : NULL;
}

/* Appends the operands of an affine access: the memref of that type, then the dims and symbols of its subscripts. False
 * (reported) on error. */
static bool use_access(pl_parser *p, pl_op_state *s, pl_ref memref, const pl_type *type, const subscripts *list) {
  return pl_p_use_one(p, s, memref, type) && pl_p_use_indices(p, s, &list->uses.dims) &&
         pl_p_use_indices(p, s, &list->uses.symbols);
}

/* Parses the custom form of affine.load and affine.vector_load: %memref `[` expressions `]` dict? `:` memref-type, for
 * affine.vector_load with `,` vector-type. False (reported) on error. */
bool pl_p_custom_AffineLoad(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref memref;
  subscripts list = {0};
  const pl_type *value = NULL;
  bool ok = parse_access(p, s, &memref, &list) && pl_p_optional_attr_dict(p, &s->attrs);
  const pl_type *type = ok ? parse_types(p, s->info->kind == PL_OP_AFFINE_VECTOR_LOAD, &value) : NULL;
  ok = type && use_access(p, s, memref, type, &list);
  if (ok) pl_vec_push(&s->results, value);
  free_subscripts(&list);
  return ok;
}

/* Parses the custom form of affine.store and affine.vector_store: %value `,` %memref `[` expressions `]` dict? `:` memref-type,
 * for affine.vector_store with `,` vector-type. False (reported) on error. */
bool pl_p_custom_AffineStore(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref stored, memref;
  subscripts list = {0};
  const pl_type *value = NULL;
  bool ok = pl_p_ref(p, &stored) && pl_p_expect(p, PL_TOK_COMMA) && parse_access(p, s, &memref, &list) &&
            pl_p_optional_attr_dict(p, &s->attrs);
  const pl_type *type = ok ? parse_types(p, s->info->kind == PL_OP_AFFINE_VECTOR_STORE, &value) : NULL;
  ok = type && pl_p_use_one(p, s, stored, value) && use_access(p, s, memref, type, &list);
  free_subscripts(&list);
  return ok;
}

/* Parses the custom form of affine.prefetch: access `,` (`read` | `write`) `,` `locality` `<` integer `>` `,` (`data` | `instr`)
 * dict? `:` type. False (reported) on error. */
bool pl_p_custom_AffinePrefetch(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref memref;
  subscripts list = {0};
  int64_t hint = 0;
  const pl_type *value = NULL;
  bool ok = parse_access(p, s, &memref, &list) && pl_p_expect(p, PL_TOK_COMMA);
  bool write = ok && pl_p_accept_keyword(p, "write");
  ok = ok && (write || pl_p_accept_keyword(p, "read") || pl_p_custom_error(p, s->at, "rw specifier has to be 'read' or 'write'"));
  ok = ok && pl_p_expect(p, PL_TOK_COMMA) && pl_p_expect_keyword(p, "locality") && pl_p_expect(p, PL_TOK_LESS) &&
       pl_p_integer(p, &hint) && pl_p_expect(p, PL_TOK_GREATER) && pl_p_expect(p, PL_TOK_COMMA);
  bool data = ok && pl_p_accept_keyword(p, "data");
  ok = ok && (data || pl_p_accept_keyword(p, "instr") || pl_p_custom_error(p, s->at, "cache type has to be 'data' or 'instr'")) &&
       pl_p_optional_attr_dict(p, &s->attrs);
  const pl_type *type = ok ? parse_types(p, false, &value) : NULL;
  ok = type && use_access(p, s, memref, type, &list);
  free_subscripts(&list);
  if (!ok) return false;
  if (hint < 0 || hint > INT32_MAX) return pl_p_custom_error(p, s->at, "integer value too large");
  pl_p_set_attr(p, s, PL_NAME_IS_WRITE, pl_attr_bool(p->ctx, write));
  pl_p_set_attr(p, s, PL_NAME_LOCALITY_HINT, pl_attr_i64(p->ctx, pl_type_integer(p->ctx, 32), hint));
  pl_p_set_attr(p, s, PL_NAME_IS_DATA_CACHE, pl_attr_bool(p->ctx, data));
  return true;
}

/* ---- control flow ---- */

/* Parses the custom form of affine.if: set operands (`->` types)? region (`else` region)? dict?. False (reported) on error. */
bool pl_p_custom_AffineIf(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  static const char *const messages[2] = {"dim operand count and integer set dim count must match",
                                          "symbol operand count and integer set symbol count must match"};
  pl_token at = p->tok;
  const pl_attr *set = pl_p_attr(p, NULL);
  if (!set) return false;
  if (set->kind != PL_ATTR_INTEGER_SET) return pl_p_custom_error(p, at, "invalid kind of attribute specified");
  pl_p_set_attr(p, s, PL_NAME_CONDITION, set);
  if (!parse_operands(p, s, set, messages)) return false;
  if (pl_p_accept(p, PL_TOK_ARROW) && !pl_p_result_types(p, &s->results)) return false;
  if (!pl_p_ended_region(p, s, NULL, PL_OP_AFFINE_YIELD)) return false;
  if (!pl_p_accept_keyword(p, "else"))
    pl_vec_push(&s->regions, PL_NEW(p->arena, pl_region));
  else if (!pl_p_ended_region(p, s, NULL, PL_OP_AFFINE_YIELD))
    return false;
  return pl_p_optional_attr_dict(p, &s->attrs);
}

/* The affine map without dims, with that many symbols and the one result `e`. */
static const pl_attr *plain_map(pl_parser *p, const pl_affine *e, uint32_t symbols) {
  return pl_attr_affine_map(p->ctx, 0, symbols, &e, 1);
}

/* Parses the lower bound of an affine.for, `max`? (map operands | %value | integer), or unless `lower` the upper one, with `min`,
 * into the op. False (reported) on error. */
static bool parse_bound(pl_parser *p, pl_op_state *s, bool lower) {
  static const char *const messages[2] = {"dim operand count and affine map dim count must match",
                                          "symbol operand count and affine map symbol count must match"};
  pl_attr_name name = lower ? PL_NAME_LOWER_BOUND_MAP : PL_NAME_UPPER_BOUND_MAP;
  const char *word = lower ? "max" : "min";
  bool several = pl_p_accept_keyword(p, word);
  size_t before = s->operands.len;
  pl_token at = p->tok;
  pl_ref ref;
  int64_t number = 0;
  if (pl_p_at(p, PL_TOK_PERCENT)) {
    if (!pl_p_ref(p, &ref) || !pl_p_use_one(p, s, ref, pl_type_index(p->ctx))) return false;
    pl_p_set_attr(p, s, name, plain_map(p, pl_affine_symbol(p->ctx, 0), 1));
  } else {
    const pl_attr *bound = pl_p_attr(p, pl_type_index(p->ctx));
    if (!bound) return false;
    if (bound->kind == PL_ATTR_INTEGER && pl_apint_to_i64(bound->integer, &number)) {
      pl_p_set_attr(p, s, name, plain_map(p, pl_affine_const(p->ctx, number), 0));
    } else if (bound->kind == PL_ATTR_AFFINE_MAP) {
      if (bound->affine.count > 1 && !several)
        return pl_p_custom_error(p, at, "%s loop bound affine map with multiple results requires '%s' prefix",
                                 lower ? "lower" : "upper", word);
      pl_p_set_attr(p, s, name, bound);
      if (!parse_operands(p, s, bound, messages)) return false;
    } else {
      return pl_p_custom_error(p, at, "expected valid affine map representation for loop bounds");
    }
  }
  pl_vec_push(&s->segments, (uint32_t)(s->operands.len - before));
  return true;
}

/* Parses (`step` integer)? of an affine.for and sets its attribute `step`, 1 by default. False (reported) on error. */
static bool parse_step(pl_parser *p, pl_op_state *s) {
  int64_t step = 1;
  pl_token at = p->tok;
  if (pl_p_accept_keyword(p, "step")) {
    at = p->tok;
    if (!pl_p_integer(p, &step)) return false;
  }
  pl_p_set_attr(p, s, PL_NAME_STEP, pl_attr_i64(p->ctx, pl_type_index(p->ctx), step));
  return step >= 0 || pl_p_custom_error(p, at, "expected step to be representable as a positive signed integer");
}

/* Parses the custom form of affine.for: %iv location? `=` bound `to` bound step? iter-args? region dict?. False (reported) on
 * error. */
bool pl_p_custom_AffineFor(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_args args = pl_p_take_args(p);
  pl_refs inits = pl_p_take_refs(p);
  pl_arg iv = {.type = pl_type_index(p->ctx)};
  bool ok = pl_p_arg_name(p, &iv) && pl_p_expect(p, PL_TOK_EQUAL) && parse_bound(p, s, true) && pl_p_expect_keyword(p, "to") &&
            parse_bound(p, s, false) && parse_step(p, s);
  pl_vec_push(&args, iv);
  ok = ok && pl_p_iter_args(p, s, &args, &inits);
  for (size_t i = 0; ok && i < inits.len; i++) {
    args.data[i + 1].type = s->results.data[i];
    ok = pl_p_use_one(p, s, inits.data[i], s->results.data[i]);
  }
  pl_vec_push(&s->segments, (uint32_t)inits.len);
  ok = ok && pl_p_ended_region(p, s, &args, PL_OP_AFFINE_YIELD) && pl_p_optional_attr_dict(p, &s->attrs);
  pl_p_give_args(p, &args);
  pl_p_give_refs(p, &inits);
  return ok;
}

/* Sets the attribute `name` to the sizes as a tensor of i32: how many bound expressions each dimension of an affine.parallel
 * has. */
static void set_groups(pl_parser *p, pl_op_state *s, pl_attr_name name, const pl_i64s *sizes) {
  const pl_type *i32 = pl_type_integer(p->ctx, 32);
  const int64_t count = (int64_t)sizes->len;
  bool same = count > 0;
  pl_apint *elems = PL_NEW_ARRAY(p->arena, pl_apint, sizes->len + 1);
  for (size_t i = 0; i < sizes->len; i++) {
    elems[i] = pl_apint_from_i64(p->arena, 32, sizes->data[i]);
    same &= sizes->data[i] == sizes->data[0];
  }
  pl_p_set_attr(p, s, name,
                pl_attr_dense(p->ctx, pl_type_tensor(p->ctx, 1, &count, i32, NULL), elems, same ? 1 : sizes->len, same));
}

/* Parses the lower bounds of an affine.parallel, `(` ((expression | `max` `(` expressions `)`) (`,` ...)*)? `)`, or unless
 * `lower` the upper ones, with `min`, into the op. False (reported) on error. */
static bool parse_bounds(pl_parser *p, pl_op_state *s, bool lower) {
  subscripts list = {0};
  pl_i64s sizes = {0};
  bool ok = pl_p_expect(p, PL_TOK_L_PAREN);
  while (ok && pl_p_in_list(p, PL_TOK_R_PAREN)) {
    size_t before = list.exprs.len;
    pl_vec_clear(&list.uses.known);
    if (pl_p_accept_keyword(p, lower ? "max" : "min")) {
      ok = pl_p_expect(p, PL_TOK_L_PAREN) && parse_exprs(p, &list, PL_TOK_R_PAREN);
    } else {
      const pl_affine *e = pl_p_affine_of_values(p, &list.uses);
      ok = e != NULL;
      if (ok) pl_vec_push(&list.exprs, e);
    }
    pl_vec_push(&sizes, (int64_t)(list.exprs.len - before));
    if (!ok || !pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  ok = ok && pl_p_expect(p, PL_TOK_R_PAREN) && pl_p_use_indices(p, s, &list.uses.dims) &&
       pl_p_use_indices(p, s, &list.uses.symbols);
  if (ok) {
    pl_p_set_attr(p, s, lower ? PL_NAME_LOWER_BOUNDS_MAP : PL_NAME_UPPER_BOUNDS_MAP, map_of(p, &list));
    set_groups(p, s, lower ? PL_NAME_LOWER_BOUNDS_GROUPS : PL_NAME_UPPER_BOUNDS_GROUPS, &sizes);
  }
  pl_vec_free(&sizes);
  free_subscripts(&list);
  return ok;
}

/* Parses (`step` `(` (integer (`,` ...)*)? `)`)? of an affine.parallel and sets its attribute `steps`, by default `count` ones.
 * False (reported) on error. */
static bool parse_steps(pl_parser *p, pl_op_state *s, size_t count) {
  pl_attr_vec steps = {0};
  const pl_type *i64 = pl_type_integer(p->ctx, 64);
  bool ok = true;
  if (pl_p_accept_keyword(p, "step")) {
    ok = pl_p_expect(p, PL_TOK_L_PAREN);
    while (ok && pl_p_in_list(p, PL_TOK_R_PAREN)) {
      int64_t step = 0;
      ok = pl_p_integer(p, &step);
      pl_vec_push(&steps, pl_attr_i64(p->ctx, i64, step));
      if (!ok || !pl_p_accept(p, PL_TOK_COMMA)) break;
    }
    ok = ok && pl_p_expect(p, PL_TOK_R_PAREN);
  } else {
    for (size_t i = 0; i < count; i++)
      pl_vec_push(&steps, pl_attr_i64(p->ctx, i64, 1));
  }
  pl_p_set_attr(p, s, PL_NAME_STEPS, pl_attr_array(p->ctx, steps.data, (uint32_t)steps.len));
  pl_vec_free(&steps);
  return ok;
}

/* Parses (`reduce` `(` ("kind" (`,` ...)*)? `)`)? of an affine.parallel and sets its attribute `reductions`. False (reported) on
 * error. */
static bool parse_reductions(pl_parser *p, pl_op_state *s) {
  const pl_vocabulary *kinds = pl_vocabulary_find(pl_str_from("arith.atomic"));
  pl_attr_vec list = {0};
  bool ok = true;
  if (pl_p_accept_keyword(p, "reduce")) {
    ok = pl_p_expect(p, PL_TOK_L_PAREN);
    while (ok && pl_p_in_list(p, PL_TOK_R_PAREN)) {
      int64_t kind = 0;
      pl_token at = p->tok;
      ok = pl_p_at(p, PL_TOK_STRING) || pl_p_custom_error(p, at, "expected a string");
      if (!ok) break;
      pl_str word = pl_p_string(p, at);
      pl_p_advance(p);
      ok = pl_vocabulary_value(kinds, pl_p_upgrade_word(PL_STR("arith.atomic"), word), &kind) ||
           pl_p_custom_error(p, at, "invalid reduction value: \"%.*s\"", PL_STR_FMT(word));
      pl_vec_push(&list, pl_attr_i64(p->ctx, pl_type_integer(p->ctx, 64), kind));
      if (!ok || !pl_p_accept(p, PL_TOK_COMMA)) break;
    }
    ok = ok && pl_p_expect(p, PL_TOK_R_PAREN);
  }
  pl_p_set_attr(p, s, PL_NAME_REDUCTIONS, pl_attr_array(p->ctx, list.data, (uint32_t)list.len));
  pl_vec_free(&list);
  return ok;
}

/* Parses the custom form of affine.parallel: args `=` bounds `to` bounds steps? reductions? (`->` types)? region dict?. False
 * (reported) on error. */
bool pl_p_custom_AffineParallel(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_args args = pl_p_take_args(p);
  bool ok = pl_p_index_args(p, &args) && pl_p_expect(p, PL_TOK_EQUAL) && parse_bounds(p, s, true) &&
            pl_p_expect_keyword(p, "to") && parse_bounds(p, s, false) && parse_steps(p, s, args.len) && parse_reductions(p, s) &&
            (!pl_p_accept(p, PL_TOK_ARROW) || pl_p_result_types(p, &s->results)) &&
            pl_p_ended_region(p, s, &args, PL_OP_AFFINE_YIELD) && pl_p_optional_attr_dict(p, &s->attrs);
  pl_p_give_args(p, &args);
  return ok;
}
