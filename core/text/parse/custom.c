/* Custom forms of builtin, func, cf and arith. Sources: MLIR documentation, "'func' Dialect", "'cf' Dialect", "'arith' Dialect".
 */
#include "core/text/parse/custom.h"

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/op.h"
#include "core/text/parse/region.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"

/* Parses the custom form of builtin.module: @name? (`attributes` dict)? region. False (reported) on error. */
static bool parse_module(pl_parser *p, pl_op_state *s) {
  if (pl_p_at(p, PL_TOK_AT)) {
    pl_p_set_attr(p, s, PL_NAME_SYM_NAME, pl_attr_string(p->ctx, pl_p_symbol_text(p, p->tok)));
    pl_p_advance(p);
  }
  if (pl_p_accept_keyword(p, "attributes") && !pl_p_attr_dict(p, &s->attrs)) return false;
  pl_region *region = pl_p_region(p, s->info, NULL);
  if (!region) return false;
  if (!region->first) pl_block_append(region, pl_block_new(p->module));
  pl_vec_push(&s->regions, region);
  return true;
}

/* Parses a func.func up to its body and sets its attributes; the arguments go to `args`, the results to `results`. False
 * (reported) on error. */
static bool parse_func_signature(pl_parser *p, pl_op_state *s, pl_args *args, pl_args *results) {
  bool variadic;
  pl_p_optional_visibility(p, s);
  if (!pl_p_symbol_name(p, s) || !pl_p_func_args(p, args, &variadic, false) || !pl_p_func_results(p, results, false))
    return false;
  const pl_type *type =
      pl_type_function(p->ctx, pl_p_arg_types(p, args), (uint32_t)args->len, pl_p_arg_types(p, results), (uint32_t)results->len);
  pl_p_set_attr(p, s, PL_NAME_FUNCTION_TYPE, pl_attr_type(p->ctx, type));
  pl_p_set_arg_attrs(p, s, PL_NAME_ARG_ATTRS, args);
  pl_p_set_arg_attrs(p, s, PL_NAME_RES_ATTRS, results);
  size_t first = s->attrs.len;
  pl_token at = p->tok;
  if (pl_p_accept_keyword(p, "attributes") && !pl_p_attr_dict(p, &s->attrs)) return false;
  return pl_p_check_func_attrs(p, s, first, at);
}

/* Parses the custom form of func.func: visibility? @name `(` args `)` results? (`attributes` dict)? region?. False (reported)
 * on error. */
static bool parse_func(pl_parser *p, pl_op_state *s) {
  pl_args args = pl_p_take_args(p), results = pl_p_take_args(p);
  bool ok = parse_func_signature(p, s, &args, &results) && pl_p_optional_body(p, s, &args);
  pl_p_give_args(p, &args);
  pl_p_give_args(p, &results);
  return ok;
}

/* Parses the custom form of func.call_indirect: %callee `(` refs `)` dict? `:` function-type. False (reported) on error. */
static bool parse_call_indirect(pl_parser *p, pl_op_state *s) {
  pl_ref callee;
  pl_refs refs = pl_p_take_refs(p);
  pl_types types = pl_p_take_types(p);
  bool ok = pl_p_ref(p, &callee) && pl_p_expect(p, PL_TOK_L_PAREN) && pl_p_refs(p, &refs) && pl_p_expect(p, PL_TOK_R_PAREN) &&
            pl_p_optional_attr_dict(p, &s->attrs) && pl_p_expect(p, PL_TOK_COLON);
  pl_token at = p->tok;
  const pl_type *type = ok ? pl_p_type(p) : NULL;
  if (type && type->kind != PL_TYPE_FUNCTION) ok = pl_p_no_function(p, at, type);
  if (type && ok) {
    pl_value *value = pl_p_use(p, &callee, type);
    if (value) pl_vec_push(&s->operands, value);
    for (uint32_t i = 0; i < type->func.num_inputs; i++)
      pl_vec_push(&types, type->func.inputs[i]);
    for (uint32_t i = 0; i < type->func.num_results; i++)
      pl_vec_push(&s->results, type->func.results[i]);
    ok = value && pl_p_uses(p, &refs, &types, at, &s->operands);
  }
  pl_p_give_refs(p, &refs);
  pl_p_give_types(p, &types);
  return ok && type;
}

/* Parses the custom form of arith.select: %c `,` %t `,` %f dict? `:` (condition-type `,`)? type. False (reported) on error. */
static bool parse_select(pl_parser *p, pl_op_state *s) {
  pl_ref refs[3];
  for (int i = 0; i < 3; i++)
    if ((i > 0 && !pl_p_expect(p, PL_TOK_COMMA)) || !pl_p_ref(p, &refs[i])) return false;
  if (!pl_p_optional_attr_dict(p, &s->attrs) || !pl_p_expect(p, PL_TOK_COLON)) return false;
  const pl_type *type = pl_p_type(p), *condition = pl_type_integer(p->ctx, 1);
  if (!type) return false;
  if (pl_p_accept(p, PL_TOK_COMMA)) {
    condition = type;
    type = pl_p_type(p);
    if (!type) return false;
  }
  for (int i = 0; i < 3; i++) {
    pl_value *value = pl_p_use(p, &refs[i], i == 0 ? condition : type);
    if (!value) return false;
    pl_vec_push(&s->operands, value);
  }
  pl_vec_push(&s->results, type);
  return true;
}

/* The type of a typed attribute, strings aside; NULL for other kinds. */
static const pl_type *attr_type(const pl_attr *attr) {
  switch (attr->kind) {
  case PL_ATTR_INTEGER:
  case PL_ATTR_FLOAT:
  case PL_ATTR_DENSE:
  case PL_ATTR_RESOURCE:
  case PL_ATTR_SPARSE: return attr->type;
  case PL_ATTR_INVALID:
  case PL_ATTR_UNIT:
  case PL_ATTR_STRING:
  case PL_ATTR_TYPE:
  case PL_ATTR_ARRAY:
  case PL_ATTR_DICT:
  case PL_ATTR_SYMBOL:
  case PL_ATTR_DENSE_ARRAY:
  case PL_ATTR_AFFINE_MAP:
  case PL_ATTR_INTEGER_SET:
  case PL_ATTR_STRIDED:
  case PL_ATTR_ENUM:
  case PL_ATTR_OPAQUE:
  case PL_ATTR_PARAMS:
  case PL_ATTR_DISTINCT:
  case PL_ATTR_LOC: return NULL;
  }
  return NULL;
}

/* Parses the custom form of arith.constant: dict? value. False (reported) on error. `constant @f : type` (MLIR of 2020) becomes a
 * func.constant. */
static bool parse_constant(pl_parser *p, pl_op_state *s) {
  bool older = !pl_str_starts(pl_token_text(s->at), "arith.");
  if (!pl_p_optional_attr_dict(p, &s->attrs)) return false;
  pl_token at = p->tok;
  const pl_attr *value = pl_p_attr(p, NULL);
  if (!value) return false;
  const pl_type *type = attr_type(value);
  if (value->kind == PL_ATTR_STRING) type = value->type ? value->type : pl_type_none(p->ctx); /* the checker's matter */
  if (older && value->kind == PL_ATTR_SYMBOL && pl_p_accept(p, PL_TOK_COLON)) {
    type = pl_p_type(p);
    if (!type) return false;
    s->info = pl_op_info_of(PL_OP_FUNC_CONSTANT);
    s->signature = pl_signature_of(p->ctx, s->info);
  }
  if (!type) return pl_p_custom_error(p, at, "invalid kind of attribute specified");
  pl_p_set_attr(p, s, PL_NAME_VALUE, value);
  pl_vec_push(&s->results, type);
  return true;
}

/* Parses the custom form of cf.switch: %flag `:` type `,` `[` `default` `:` successor (`,` integer `:` successor)* `]` dict?.
 * False (reported) on error. */
static bool parse_cf_switch(pl_parser *p, pl_op_state *s) {
  pl_ref flag;
  if (!pl_p_ref(p, &flag) || !pl_p_expect(p, PL_TOK_COLON)) return false;
  pl_token at = p->tok;
  const pl_type *type = pl_p_type(p);
  if (!type) return false;
  if (type->kind != PL_TYPE_INTEGER)
    return pl_p_custom_error(p, at, "invalid kind of type specified: expected builtin.integer, but found '%s'",
                             pl_p_type_text(p, type));
  pl_value *value = pl_p_use(p, &flag, type);
  if (!value) return false;
  pl_vec_push(&s->operands, value);
  if (!pl_p_expect(p, PL_TOK_COMMA) || !pl_p_expect(p, PL_TOK_L_SQUARE) || !pl_p_expect_keyword(p, "default") ||
      !pl_p_expect(p, PL_TOK_COLON) || !pl_p_successor(p, s))
    return false;
  if (pl_p_accept(p, PL_TOK_COMMA) && !pl_p_int_cases(p, s, type)) return false;
  return pl_p_expect(p, PL_TOK_R_SQUARE) && pl_p_optional_attr_dict(p, &s->attrs);
}

static const struct {
  const char *name;
  pl_custom_parser parse;
} customs[] = {{"Module", parse_module},      {"FuncFunc", parse_func},          {"FuncCallIndirect", parse_call_indirect},
               {"ArithSelect", parse_select}, {"ArithConstant", parse_constant}, {"CfSwitch", parse_cf_switch},
#define X(name) {#name, pl_p_custom_##name},
               PL_CUSTOM_PARSERS(X)
#undef X
};

pl_custom_parser pl_p_custom(pl_str name) {
  for (size_t i = 0; i < sizeof customs / sizeof *customs; i++)
    if (pl_str_is(name, customs[i].name)) return customs[i].parse;
  return NULL;
}
