/* Custom forms of scf. Source of the grammar: MLIR documentation, "'scf' Dialect" (2023). */
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

/* Parses a region with these entry arguments (NULL: none), ended with scf.yield if need be, and appends it to the op's regions.
 * False (reported) on error. */
static bool parse_region(pl_parser *p, pl_op_state *s, const pl_args *args) {
  return pl_p_ended_region(p, s, args, PL_OP_SCF_YIELD);
}

/* Parses (`->` types)?, appending the types to the op's results. False (reported) on error. */
static bool parse_results(pl_parser *p, pl_op_state *s) {
  return !pl_p_accept(p, PL_TOK_ARROW) || pl_p_result_types(p, &s->results);
}

/* Parses the custom form of scf.if: %condition (`->` types)? region (`else` region)? dict?. False (reported) on error. */
bool pl_p_custom_ScfIf(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref condition;
  if (!pl_p_ref(p, &condition) || !pl_p_use_one(p, s, condition, pl_type_integer(p->ctx, 1)) || !parse_results(p, s) ||
      !parse_region(p, s, NULL))
    return false;
  if (pl_p_accept_keyword(p, "else")) {
    if (!parse_region(p, s, NULL)) return false;
  } else {
    pl_vec_push(&s->regions, PL_NEW(p->arena, pl_region));
  }
  return pl_p_optional_attr_dict(p, &s->attrs);
}

/* Parses (`:` type)? region dict? of an scf.for and sets its operands and the types of `args`. False (reported) on error. */
static bool finish_for(pl_parser *p, pl_op_state *s, const pl_refs *bounds, pl_args *args, const pl_refs *inits) {
  const pl_type *type = pl_type_index(p->ctx);
  if (pl_p_accept(p, PL_TOK_COLON)) type = pl_p_type(p);
  if (!type) return false;
  args->data[0].type = type;
  for (size_t i = 0; i < 3; i++)
    if (!pl_p_use_one(p, s, bounds->data[i], type)) return false;
  for (size_t i = 0; i < inits->len; i++) {
    args->data[i + 1].type = s->results.data[i];
    if (!pl_p_use_one(p, s, inits->data[i], s->results.data[i])) return false;
  }
  return parse_region(p, s, args) && pl_p_optional_attr_dict(p, &s->attrs);
}

/* Parses the custom form of scf.for: `unsigned`? %iv `=` %lower `to` %upper `step` %step iter-args? (`:` type)? region dict?.
 * False (reported) on error. */
bool pl_p_custom_ScfFor(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_args args = pl_p_take_args(p);
  pl_refs bounds = pl_p_take_refs(p), inits = pl_p_take_refs(p);
  pl_arg iv = {0};
  pl_ref ref;
  if (pl_p_accept_keyword(p, "unsigned")) pl_p_set_attr(p, s, PL_NAME_UNSIGNED_CMP, pl_attr_unit(p->ctx));
  bool ok = pl_p_ref(p, &iv.ref) && pl_p_expect(p, PL_TOK_EQUAL);
  pl_vec_push(&args, iv);
  for (int i = 0; ok && i < 3; i++) {
    ok = (i == 0 || pl_p_expect_keyword(p, i == 1 ? "to" : "step")) && pl_p_ref(p, &ref);
    if (ok) pl_vec_push(&bounds, ref);
  }
  ok = ok && pl_p_iter_args(p, s, &args, &inits) && finish_for(p, s, &bounds, &args, &inits);
  pl_p_give_args(p, &args);
  pl_p_give_refs(p, &bounds);
  pl_p_give_refs(p, &inits);
  return ok;
}

/* Parses function-type region `do` region (`attributes` dict)? of an scf.while and sets its operands and results and the types of
 * `args`, the first region's arguments. False (reported) on error. */
static bool finish_while(pl_parser *p, pl_op_state *s, pl_args *args, const pl_refs *inits) {
  pl_token at = p->tok;
  const pl_type *type = pl_p_function_type(p);
  if (!type) return false;
  if (type->func.num_inputs != inits->len)
    return pl_p_custom_error(p, at, "expected as many input types as operands (expected %zu got %u)", inits->len,
                             type->func.num_inputs);
  for (uint32_t i = 0; i < type->func.num_results; i++)
    pl_vec_push(&s->results, type->func.results[i]);
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    args->data[i].type = type->func.inputs[i];
    if (!pl_p_use_one(p, s, inits->data[i], type->func.inputs[i])) return false;
  }
  if (!parse_region(p, s, args) || !pl_p_expect_keyword(p, "do") || !parse_region(p, s, NULL)) return false;
  return !pl_p_accept_keyword(p, "attributes") || pl_p_attr_dict(p, &s->attrs);
}

/* Parses the custom form of scf.while: assignments? `:` function-type region `do` region (`attributes` dict)?. False (reported)
 * on error. */
bool pl_p_custom_ScfWhile(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_args args = pl_p_take_args(p);
  pl_refs inits = pl_p_take_refs(p);
  bool ok = !pl_p_at(p, PL_TOK_L_PAREN) || pl_p_assignments(p, &args, &inits);
  ok = ok && pl_p_expect(p, PL_TOK_COLON) && finish_while(p, s, &args, &inits);
  pl_p_give_args(p, &args);
  pl_p_give_refs(p, &inits);
  return ok;
}

/* Parses the custom form of scf.execute_region: (`->` types)? `no_inline`? region dict?. False (reported) on error. */
bool pl_p_custom_ScfExecuteRegion(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  if (!parse_results(p, s)) return false;
  if (pl_p_accept_keyword(p, "no_inline")) pl_p_set_attr(p, s, PL_NAME_NO_INLINE, pl_attr_unit(p->ctx));
  return parse_region(p, s, NULL) && pl_p_optional_attr_dict(p, &s->attrs);
}

/* Parses the custom form of scf.index_switch: %arg dict? (`->` type (`,` type)*)? (`case` integer region)* `default` region.
 * False (reported) on error. */
bool pl_p_custom_ScfIndexSwitch(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref arg;
  pl_i64s cases = {0};
  int64_t value = 0;
  bool ok = pl_p_ref(p, &arg) && pl_p_use_one(p, s, arg, pl_type_index(p->ctx)) && pl_p_optional_attr_dict(p, &s->attrs) &&
            (!pl_p_accept(p, PL_TOK_ARROW) || pl_p_type_list(p, &s->results));
  pl_vec_push(&s->regions, NULL);
  while (ok && pl_p_accept_keyword(p, "case")) {
    ok = pl_p_integer(p, &value) && parse_region(p, s, NULL);
    pl_vec_push(&cases, value);
  }
  ok = ok && pl_p_expect_keyword(p, "default") && parse_region(p, s, NULL);
  if (ok) {
    s->regions.data[0] = pl_vec_pop(&s->regions);
    pl_p_set_attr(p, s, PL_NAME_CASES, pl_attr_dense_i64(p->ctx, cases.data, cases.len));
  }
  pl_vec_free(&cases);
  return ok;
}

/* Parses the custom form of scf.condition: `(` %condition `)` dict? (%args `:` types)?. False (reported) on error. */
bool pl_p_custom_ScfCondition(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref condition;
  pl_refs refs = pl_p_take_refs(p);
  pl_types types = pl_p_take_types(p);
  bool ok = pl_p_expect(p, PL_TOK_L_PAREN) && pl_p_ref(p, &condition) && pl_p_expect(p, PL_TOK_R_PAREN) &&
            pl_p_use_one(p, s, condition, pl_type_integer(p->ctx, 1)) && pl_p_optional_attr_dict(p, &s->attrs);
  pl_token at = p->tok;
  ok = ok && pl_p_refs(p, &refs);
  if (ok && refs.len)
    ok = pl_p_expect(p, PL_TOK_COLON) && pl_p_type_list(p, &types) && pl_p_uses(p, &refs, &types, at, &s->operands);
  pl_p_give_refs(p, &refs);
  pl_p_give_types(p, &types);
  return ok;
}

/* Parses `(` refs `)` and appends the values as one segment of operands of type index. False (reported) on error. */
static bool parse_indices(pl_parser *p, pl_op_state *s) {
  pl_refs refs = pl_p_take_refs(p);
  bool ok = pl_p_expect(p, PL_TOK_L_PAREN) && pl_p_refs(p, &refs) && pl_p_expect(p, PL_TOK_R_PAREN);
  ok = ok && pl_p_use_indices(p, s, &refs);
  pl_vec_push(&s->segments, (uint32_t)refs.len);
  pl_p_give_refs(p, &refs);
  return ok;
}

/* Parses (`init` `(` refs `)`)? (`->` types)? of an scf.parallel: the types of the results, and the initial values as an operand
 * segment. False (reported) on error. */
static bool parse_inits(pl_parser *p, pl_op_state *s) {
  pl_refs refs = pl_p_take_refs(p);
  pl_token at = p->tok;
  bool ok = true;
  if (pl_p_accept_keyword(p, "init"))
    ok = pl_p_expect(p, PL_TOK_L_PAREN) && pl_p_refs(p, &refs) && pl_p_expect(p, PL_TOK_R_PAREN);
  ok = ok && parse_results(p, s) && pl_p_uses(p, &refs, &s->results, at, &s->operands);
  pl_vec_push(&s->segments, (uint32_t)refs.len);
  pl_p_give_refs(p, &refs);
  return ok;
}

/* Parses the custom form of scf.parallel: args `=` lower `to` upper `step` steps inits region dict?. False (reported) on
 * error. */
bool pl_p_custom_ScfParallel(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_args args = pl_p_take_args(p);
  bool ok = pl_p_index_args(p, &args) && pl_p_expect(p, PL_TOK_EQUAL) && parse_indices(p, s) && pl_p_expect_keyword(p, "to") &&
            parse_indices(p, s) && pl_p_expect_keyword(p, "step") && parse_indices(p, s) && parse_inits(p, s) &&
            pl_p_ended_region(p, s, &args, PL_OP_SCF_REDUCE) && pl_p_optional_attr_dict(p, &s->attrs);
  pl_p_give_args(p, &args);
  return ok;
}

/* Parses the custom form of scf.reduce: (`(` (refs `:` types)? `)` (region (`,` region)*)?)? dict?. False (reported) on error. */
bool pl_p_custom_ScfReduce(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_refs refs = pl_p_take_refs(p);
  pl_types types = pl_p_take_types(p);
  bool ok = true;
  if (pl_p_accept(p, PL_TOK_L_PAREN)) {
    pl_token at = p->tok;
    ok = pl_p_refs(p, &refs) && (!refs.len || (pl_p_expect(p, PL_TOK_COLON) && pl_p_type_list(p, &types))) &&
         pl_p_expect(p, PL_TOK_R_PAREN) && pl_p_uses(p, &refs, &types, at, &s->operands);
    for (size_t i = 0; ok && i < refs.len; i++) {
      ok = i == 0 || pl_p_expect(p, PL_TOK_COMMA);
      pl_region *region = ok ? pl_p_region(p, s->info, NULL) : NULL;
      ok = region != NULL;
      if (ok) pl_vec_push(&s->regions, region);
    }
  }
  pl_p_give_refs(p, &refs);
  pl_p_give_types(p, &types);
  return ok && pl_p_optional_attr_dict(p, &s->attrs);
}
