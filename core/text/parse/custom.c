/* Custom forms of builtin, func, cf and arith. Sources: MLIR documentation, "'func' Dialect", "'cf' Dialect", "'arith' Dialect".
 */
#include "core/text/parse/parser.h"

#include "core/text/parse/custom.h"

/* module ::= `module` @name? (`attributes` dict)? region */
static bool parse_module(pl_parser *p, pl_op_state *s) {
  if (pl_p_at(p, PL_TOK_AT)) {
    pl_p_set_attr(p, s, "sym_name", pl_attr_string(p->ctx, pl_p_symbol_text(p, p->tok)));
    pl_p_advance(p);
  }
  if (pl_p_accept_keyword(p, "attributes") && !pl_p_attr_dict(p, &s->attrs)) return false;
  pl_region *region = pl_p_region(p, s->info, NULL);
  if (!region) return false;
  if (!region->first) pl_block_append(region, pl_block_new(p->module));
  pl_vec_push(&s->regions, region);
  return true;
}

static const pl_attr *arg_dict(pl_parser *p, bool *ok) {
  pl_named_attrs attrs = pl_p_take_named_attrs(p);
  *ok = pl_p_optional_attr_dict(p, &attrs);
  const pl_attr *dict = *ok && attrs.len ? pl_attr_dict(p->ctx, attrs.data, (uint32_t)attrs.len) : NULL;
  pl_p_give_named_attrs(p, &attrs);
  return dict;
}

/* argument ::= (%name `:`)? type dict? location? */
static bool parse_func_arg(pl_parser *p, pl_args *args, bool llvm) {
  pl_arg arg = {0};
  bool named = pl_p_at(p, PL_TOK_PERCENT), ok = true, present;
  if (args->len > 0 && named != (args->data[0].ref.name.len > 0))
    return pl_p_custom_error(p, p->tok, named ? "expected type instead of SSA identifier" : "expected SSA identifier");
  if (named && (!pl_p_ref(p, &arg.ref) || !pl_p_expect(p, PL_TOK_COLON))) return false;
  arg.type = llvm ? pl_p_llvm_element(p) : pl_p_type(p);
  if (!arg.type) return false;
  arg.attrs = arg_dict(p, &ok);
  if (!ok) return false;
  arg.loc = pl_p_optional_loc(p, &present, &ok);
  arg.loc_alias = p->pending_loc_alias;
  pl_vec_push(args, arg);
  return ok;
}

bool pl_p_func_args(pl_parser *p, pl_args *args, bool *variadic, bool llvm) {
  *variadic = false;
  if (!pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  while (pl_p_in_list(p, PL_TOK_R_PAREN)) {
    if (llvm && pl_p_at(p, PL_TOK_ELLIPSIS)) {
      *variadic = true;
      pl_p_advance(p);
      break;
    }
    if (!parse_func_arg(p, args, llvm)) return false;
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  return pl_p_expect(p, PL_TOK_R_PAREN);
}

/* (`->` (type | `(` type dict? (`,` ...)* `)`))? */
bool pl_p_func_results(pl_parser *p, pl_args *results, bool llvm) {
  if (!pl_p_accept(p, PL_TOK_ARROW)) return true;
  if (!pl_p_at(p, PL_TOK_L_PAREN)) {
    pl_arg result = {.type = llvm ? pl_p_llvm_element(p) : pl_p_type(p)};
    pl_vec_push(results, result);
    return result.type != NULL;
  }
  pl_p_advance(p);
  while (pl_p_in_list(p, PL_TOK_R_PAREN)) {
    bool ok;
    pl_arg result = {.type = llvm ? pl_p_llvm_element(p) : pl_p_type(p)};
    if (!result.type) return false;
    result.attrs = arg_dict(p, &ok);
    if (!ok) return false;
    pl_vec_push(results, result);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  return pl_p_expect(p, PL_TOK_R_PAREN);
}

/* The dictionaries of all arguments (results), if any has one. */
void pl_p_set_arg_attrs(pl_parser *p, pl_op_state *s, const char *name, const pl_args *args) {
  bool any = false;
  for (size_t i = 0; i < args->len; i++)
    any |= args->data[i].attrs != NULL;
  if (!any) return;
  const pl_attr **dicts = PL_NEW_ARRAY(p->arena, const pl_attr *, args->len);
  for (size_t i = 0; i < args->len; i++)
    dicts[i] = args->data[i].attrs ? args->data[i].attrs : pl_attr_dict(p->ctx, NULL, 0);
  pl_p_set_attr(p, s, name, pl_attr_array(p->ctx, dicts, (uint32_t)args->len));
}

pl_type_list pl_p_arg_types(pl_parser *p, const pl_args *args) {
  const pl_type **types = PL_NEW_ARRAY(p->arena, const pl_type *, args->len);
  for (size_t i = 0; i < args->len; i++)
    types[i] = args->data[i].type;
  return types;
}

bool pl_p_symbol_name(pl_parser *p, pl_op_state *s) {
  if (!pl_p_at(p, PL_TOK_AT)) return pl_p_custom_error(p, p->tok, "expected valid '@'-identifier for symbol name");
  pl_p_set_attr(p, s, "sym_name", pl_attr_string(p->ctx, pl_p_symbol_text(p, p->tok)));
  pl_p_advance(p);
  return true;
}

void pl_p_optional_visibility(pl_parser *p, pl_op_state *s) {
  static const char *const words[] = {"public", "private", "nested"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_p_accept_keyword(p, words[i])) {
      pl_p_set_attr(p, s, "sym_visibility", pl_attr_string(p->ctx, pl_str_from(words[i])));
      return;
    }
}

bool pl_p_optional_body(pl_parser *p, pl_op_state *s, const pl_args *args) {
  pl_region *region = NULL;
  if (pl_p_skip_body(p, s)) {
    region = PL_NEW(p->arena, pl_region);
  } else if (p->growing && p->growing->wanted) {
    return pl_p_open_body(p, s, args);
  } else if (pl_p_at(p, PL_TOK_L_BRACE)) {
    pl_token at = p->tok;
    region = pl_p_region(p, s->info, args->len && args->data[0].ref.name.len ? args : NULL);
    if (!region) return false;
    if (!region->first) return pl_p_custom_error(p, at, "expected non-empty function body");
  } else {
    region = PL_NEW(p->arena, pl_region);
    /* Until 2020 a declaration needed not say that it is private. */
    if (s->old_name && !pl_p_state_attr(s, "sym_visibility"))
      pl_p_set_attr(p, s, "sym_visibility", pl_attr_string(p->ctx, PL_STR("private")));
  }
  pl_vec_push(&s->regions, region);
  return true;
}

/* Attributes that the syntax of a function already says. */
bool pl_p_check_func_attrs(pl_parser *p, const pl_op_state *s, size_t first, pl_token at) {
  for (size_t i = first; i < s->attrs.len; i++) {
    pl_str name = s->attrs.data[i].name;
    if (pl_str_is(name, "sym_name") || pl_str_is(name, "function_type") || pl_str_is(name, "sym_visibility"))
      return pl_p_custom_error(p, at,
                               "'%.*s' is an inferred attribute and should not be specified in the explicit attribute dictionary",
                               PL_STR_FMT(name));
  }
  return true;
}

static bool parse_func_signature(pl_parser *p, pl_op_state *s, pl_args *args, pl_args *results) {
  bool variadic;
  pl_p_optional_visibility(p, s);
  if (!pl_p_symbol_name(p, s) || !pl_p_func_args(p, args, &variadic, false) || !pl_p_func_results(p, results, false))
    return false;
  const pl_type *type =
      pl_type_function(p->ctx, pl_p_arg_types(p, args), (uint32_t)args->len, pl_p_arg_types(p, results), (uint32_t)results->len);
  pl_p_set_attr(p, s, "function_type", pl_attr_type(p->ctx, type));
  pl_p_set_arg_attrs(p, s, "arg_attrs", args);
  pl_p_set_arg_attrs(p, s, "res_attrs", results);
  size_t first = s->attrs.len;
  pl_token at = p->tok;
  if (pl_p_accept_keyword(p, "attributes") && !pl_p_attr_dict(p, &s->attrs)) return false;
  return pl_p_check_func_attrs(p, s, first, at);
}

/* func ::= `func.func` visibility? @name `(` args `)` results? (`attributes` dict)? region? */
static bool parse_func(pl_parser *p, pl_op_state *s) {
  pl_args args = pl_p_take_args(p), results = pl_p_take_args(p);
  bool ok = parse_func_signature(p, s, &args, &results) && pl_p_optional_body(p, s, &args);
  pl_p_give_args(p, &args);
  pl_p_give_args(p, &results);
  return ok;
}

/* %callee `(` refs `)` dict? `:` function-type */
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

/* %c `,` %t `,` %f dict? `:` (condition-type `,`)? type */
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

/* dict? value ; `constant @f : type` is the 2020 form of func.constant */
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
  pl_p_set_attr(p, s, "value", value);
  pl_vec_push(&s->results, type);
  return true;
}

/* `-`? integer | `true` | `false` */
static bool parse_case(pl_parser *p, const pl_type *type, pl_apint *bits) {
  bool yes = pl_p_at_keyword(p, "true"), negative = pl_p_accept(p, PL_TOK_MINUS);
  pl_token literal = p->tok;
  if (!negative && (yes || pl_p_at_keyword(p, "false")) && type->kind == PL_TYPE_INTEGER) {
    *bits = pl_apint_from_u64(pl_context_arena(p->ctx), type->integer.width, yes);
    pl_p_advance(p);
    return true;
  }
  if (literal.kind != PL_TOK_INTEGER) return pl_p_custom_error(p, literal, "expected integer value");
  if (!pl_p_number_bits(p, literal, negative && !(literal.len == 1 && literal.start[0] == '0'), type, PL_NUMBER_IN_ATTRIBUTE,
                        bits))
    return false;
  pl_p_advance(p);
  return true;
}

bool pl_p_int_cases(pl_parser *p, pl_op_state *s, const pl_type *type) {
  pl_arena *arena = pl_context_arena(p->ctx);
  PL_VEC(pl_apint) values = {0};
  bool ok = true;
  do {
    pl_apint bits;
    ok = parse_case(p, type, &bits);
    if (!ok) break;
    pl_vec_push(&values, pl_apint_zext(arena, bits, bits.width));
    ok = pl_p_expect(p, PL_TOK_COLON) && pl_p_successor(p, s);
  } while (ok && pl_p_accept(p, PL_TOK_COMMA));
  if (ok) {
    int64_t count = (int64_t)values.len;
    bool same = true;
    for (size_t i = 1; i < values.len; i++)
      same = same && pl_apint_eq(values.data[0], values.data[i]);
    const pl_type *vector = pl_type_vector(p->ctx, 1, &count, NULL, type);
    pl_p_set_attr(p, s, "case_values", pl_attr_dense(p->ctx, vector, values.data, same ? 1 : values.len, same));
  }
  pl_vec_free(&values);
  return ok;
}

/* %flag `:` type `,` `[` `default` `:` successor (`,` integer `:` successor)* `]` dict? */
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
