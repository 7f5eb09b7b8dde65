/* What loops and other ops with regions share. */
#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/custom.h"
#include "core/text/parse/region.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"

/* Ends the region with an op of kind `end` without operands, placed at `at`, unless it ends with a terminator. */
static void end_region(pl_parser *p, pl_region *region, pl_token at, pl_op_kind end) {
  if (!region->first) pl_block_append(region, pl_block_new(p->module));
  for (pl_block *block = region->first; block; block = block->next) {
    if (block->next || pl_block_terminator(block)) continue;
    pl_op_spec spec = {.info = pl_op_info_of(end), .line = at.line, .column = at.column};
    pl_op_append(block, pl_op_new(p->module, &spec));
  }
}

bool pl_p_ended_region(pl_parser *p, pl_op_state *s, const pl_args *args, pl_op_kind end) {
  pl_region *region = pl_p_region(p, s->info, args);
  if (!region) return false;
  end_region(p, region, s->at, end);
  pl_vec_push(&s->regions, region);
  return true;
}

bool pl_p_use_one(pl_parser *p, pl_op_state *s, pl_ref ref, const pl_type *type) {
  pl_value *value = pl_p_use(p, &ref, type);
  if (value) pl_vec_push(&s->operands, value);
  return value != NULL;
}

bool pl_p_use_indices(pl_parser *p, pl_op_state *s, const pl_refs *refs) {
  for (size_t i = 0; i < refs->len; i++)
    if (!pl_p_use_one(p, s, refs->data[i], pl_type_index(p->ctx))) return false;
  return true;
}

bool pl_p_arg_name(pl_parser *p, pl_arg *arg) {
  bool present, ok;
  if (!pl_p_ref(p, &arg->ref)) return false;
  arg->loc = pl_p_optional_loc(p, &present, &ok);
  arg->loc_alias = p->pending_loc_alias;
  return ok;
}

bool pl_p_iter_args(pl_parser *p, pl_op_state *s, pl_args *args, pl_refs *inits) {
  if (!pl_p_accept_keyword(p, "iter_args")) return true;
  pl_token at = p->tok;
  if (!pl_p_assignments(p, args, inits) || !pl_p_expect(p, PL_TOK_ARROW) || !pl_p_result_types(p, &s->results)) return false;
  return inits->len == s->results.len || pl_p_custom_error(p, at, "mismatch in number of loop-carried values and defined values");
}

/* Parses `(` (%name location? (`,` ...)*)? `)`, appending arguments of type index. False (reported) on error. */
bool pl_p_index_args(pl_parser *p, pl_args *args) {
  if (!pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  while (pl_p_in_list(p, PL_TOK_R_PAREN)) {
    pl_arg arg = {.type = pl_type_index(p->ctx)};
    if (!pl_p_arg_name(p, &arg)) return false;
    pl_vec_push(args, arg);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  return pl_p_expect(p, PL_TOK_R_PAREN);
}

/* Parses `(` (%arg location? `=` %init (`,` ...)*)? `)`, appending the arguments, still without types, and the references to
 * the initial values. False (reported) on error. */
bool pl_p_assignments(pl_parser *p, pl_args *args, pl_refs *inits) {
  if (!pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  while (pl_p_in_list(p, PL_TOK_R_PAREN)) {
    pl_arg arg = {0};
    pl_ref init;
    if (!pl_p_arg_name(p, &arg) || !pl_p_expect(p, PL_TOK_EQUAL) || !pl_p_ref(p, &init)) return false;
    pl_vec_push(args, arg);
    pl_vec_push(inits, init);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  return pl_p_expect(p, PL_TOK_R_PAREN);
}
