/* Custom forms of llvm.func, llvm.mlir.global, llvm.call and llvm.intr.assume. Source of the grammar: MLIR documentation, "'llvm'
 * Dialect". */
#include "core/text/parse_custom.h"

/* A word of a vocabulary, if one stands here. */
static bool accept_word(pl_parser *p, pl_str vocabulary_name, pl_str *word, int64_t *value) {
  if (!pl_p_at(p, PL_TOK_BARE)) return false;
  const pl_vocabulary *vocabulary = pl_vocabulary_find(vocabulary_name);
  if (!pl_vocabulary_value(vocabulary, pl_token_text(p->tok), value)) return false;
  *word = pl_p_intern(p, pl_token_text(p->tok));
  pl_p_advance(p);
  return true;
}

/* An optional word that is kept as #llvm.mnemonic<word>. */
static bool accept_enum(pl_parser *p, pl_op_state *s, const char *name, const char *mnemonic) {
  char vocabulary[64] = "llvm.";
  int64_t value;
  pl_str word;
  strncat(vocabulary, mnemonic, sizeof vocabulary - 6);
  if (!accept_word(p, pl_str_from(vocabulary), &word, &value)) return false;
  pl_p_set_attr(p, s, name, pl_attr_enum(p->ctx, PL_STR("llvm"), pl_str_from(mnemonic), &word, 1));
  return true;
}

/* An optional word that is kept as its number. */
static void accept_number(pl_parser *p, pl_op_state *s, const char *name, pl_str vocabulary) {
  int64_t value;
  pl_str word;
  if (accept_word(p, vocabulary, &word, &value))
    pl_p_set_attr(p, s, name, pl_attr_i64(p->ctx, pl_type_integer(p->ctx, 64), value));
}

/* (`comdat` `(` @group::@selector `)`)? */
static bool parse_comdat(pl_parser *p, pl_op_state *s) {
  if (!pl_p_accept_keyword(p, "comdat")) return true;
  if (!pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  const pl_attr *symbol = pl_p_symbol_ref(p);
  if (symbol) pl_p_set_attr(p, s, "comdat", symbol);
  return symbol && pl_p_expect(p, PL_TOK_R_PAREN);
}

/* (`vscale_range` `(` integer `,` integer `)`)? */
static bool parse_vscale_range(pl_parser *p, pl_op_state *s) {
  if (!pl_p_accept_keyword(p, "vscale_range")) return true;
  int64_t low, high;
  if (!pl_p_expect(p, PL_TOK_L_PAREN) || !pl_p_integer(p, &low) || !pl_p_expect(p, PL_TOK_COMMA) || !pl_p_integer(p, &high) ||
      !pl_p_expect(p, PL_TOK_R_PAREN))
    return false;
  pl_sink text = {0};
  pl_sink_printf(&text, "vscale_range<minRange = %lld : i32, maxRange = %lld : i32>", (long long)low, (long long)high);
  pl_p_set_attr(p, s, "vscale_range", pl_attr_opaque(p->ctx, PL_STR("llvm"), pl_p_intern(p, pl_str_from(pl_sink_text(&text)))));
  pl_sink_close(&text);
  return true;
}

static bool set_function_type(pl_parser *p, pl_op_state *s, const pl_args *args, const pl_args *results, bool variadic,
                              pl_token at) {
  if (results->len > 1) return pl_p_error(p, at, "failed to construct function type: expected zero or one function result");
  const pl_type *result = results->len ? results->data[0].type : pl_type_llvm_simple(p->ctx, PL_TYPE_LLVM_VOID);
  if (!pl_type_is_llvm_compatible(result))
    return pl_p_error(p, at, "failed to construct function type: expected LLVM type for function results");
  for (size_t i = 0; i < args->len; i++)
    if (!pl_type_is_llvm_compatible(args->data[i].type))
      return pl_p_error(p, at, "failed to construct function type: expected LLVM type for function arguments");
  const pl_type *type = pl_type_llvm_func(p->ctx, result, pl_p_arg_types(p, args), (uint32_t)args->len, variadic);
  pl_p_set_attr(p, s, "function_type", pl_attr_type(p->ctx, type));
  pl_p_set_arg_attrs(p, s, "arg_attrs", args);
  pl_p_set_arg_attrs(p, s, "res_attrs", results);
  return true;
}

/* What the syntax says already must not be said again. */
static bool check_attrs(pl_parser *p, const pl_op_state *s, size_t first, pl_token at) {
  for (size_t i = first; i < s->attrs.len; i++)
    for (size_t k = 0; k < first; k++)
      if (pl_str_eq(s->attrs.data[i].name, s->attrs.data[k].name))
        return pl_p_error(p, at, "attribute '%.*s' occurs more than once in the attribute list",
                          PL_STR_FMT(s->attrs.data[i].name));
  return true;
}

static bool parse_func_head(pl_parser *p, pl_op_state *s, pl_args *args, pl_args *results) {
  bool variadic;
  accept_enum(p, s, "linkage", "linkage");
  accept_number(p, s, "visibility_", PL_STR("llvm.visibility"));
  accept_number(p, s, "unnamed_addr", PL_STR("llvm.unnamed_addr"));
  accept_enum(p, s, "CConv", "cconv");
  pl_token at = p->tok;
  if (!pl_p_symbol_name(p, s) || !pl_p_func_args(p, args, &variadic, true) || !pl_p_func_results(p, results, true) ||
      !set_function_type(p, s, args, results, variadic, at) || !parse_vscale_range(p, s) || !parse_comdat(p, s))
    return false;
  size_t first = s->attrs.len;
  at = p->tok;
  if (pl_p_accept_keyword(p, "attributes") && !pl_p_attr_dict(p, &s->attrs)) return false;
  return check_attrs(p, s, first, at);
}

/* llvm.func ::= linkage? visibility? unnamed-addr? calling-convention? @name `(` args `)` results? vscale-range? comdat?
 *               (`attributes` dict)? region? */
bool pl_p_custom_LlvmFunc(pl_parser *p, pl_op_state *s) {
  pl_args args = {0}, results = {0};
  bool ok = parse_func_head(p, s, &args, &results) && pl_p_optional_body(p, s, &args);
  pl_vec_free(&args);
  pl_vec_free(&results);
  return ok;
}

static const pl_attr *string_value(const pl_op_state *s) {
  const pl_attr *value = pl_p_state_attr(s, "value");
  return value && value->kind == PL_ATTR_STRING ? value : NULL;
}

/* (`:` type region?)? : a string says its type itself */
static bool parse_global_type(pl_parser *p, pl_op_state *s) {
  const pl_type *type = NULL;
  pl_region *region = PL_NEW(p->arena, pl_region);
  pl_token at = p->tok;
  if (pl_p_accept(p, PL_TOK_COLON)) {
    type = pl_p_type(p);
    if (!type) return false;
    if (pl_p_at(p, PL_TOK_L_BRACE) && !(region = pl_p_region(p, s->info, NULL))) return false;
  } else {
    const pl_attr *value = string_value(s);
    if (!value) return pl_p_error(p, at, "type can only be omitted for string globals");
    type = pl_type_llvm_array(p->ctx, value->string.len, pl_type_integer(p->ctx, 8));
  }
  pl_p_set_attr(p, s, "global_type", pl_attr_type(p->ctx, type));
  pl_vec_push(&s->regions, region);
  return true;
}

/* llvm.mlir.global ::= linkage? visibility? `thread_local`? unnamed-addr? `constant`? @name `(` attribute? `)` comdat? dict?
 *                      (`:` type region?)? */
bool pl_p_custom_LlvmGlobal(pl_parser *p, pl_op_state *s) {
  pl_str external = PL_STR("external");
  if (!accept_enum(p, s, "linkage", "linkage"))
    pl_p_set_attr(p, s, "linkage", pl_attr_enum(p->ctx, PL_STR("llvm"), PL_STR("linkage"), &external, 1));
  accept_number(p, s, "visibility_", PL_STR("llvm.visibility"));
  if (pl_p_accept_keyword(p, "thread_local")) pl_p_set_attr(p, s, "thread_local_", pl_attr_unit(p->ctx));
  accept_number(p, s, "unnamed_addr", PL_STR("llvm.unnamed_addr"));
  if (pl_p_accept_keyword(p, "constant")) pl_p_set_attr(p, s, "constant", pl_attr_unit(p->ctx));
  if (!pl_p_symbol_name(p, s) || !pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  if (!pl_p_at(p, PL_TOK_R_PAREN)) {
    const pl_attr *value = pl_p_attr(p, NULL);
    if (!value) return false;
    pl_p_set_attr(p, s, "value", value);
  }
  return pl_p_expect(p, PL_TOK_R_PAREN) && parse_comdat(p, s) && pl_p_optional_attr_dict(p, &s->attrs) && parse_global_type(p, s);
}

/* What is read of a call before its operands can be looked up. */
typedef struct call {
  pl_ref pointer;
  bool indirect;
  pl_refs args, bundle_refs;
  pl_types arg_types, bundle_types;
  pl_args arg_list, result_list; /* types with their dictionaries */
} call;

static void free_call(call *c) {
  pl_vec_free(&c->args);
  pl_vec_free(&c->bundle_refs);
  pl_vec_free(&c->arg_types);
  pl_vec_free(&c->bundle_types);
  pl_vec_free(&c->arg_list);
  pl_vec_free(&c->result_list);
}

/* "tag" `(` (refs `:` types)? `)` */
static bool parse_bundle(pl_parser *p, call *c, pl_attr_vec *tags, pl_i64s *sizes) {
  if (!pl_p_at(p, PL_TOK_STRING)) return pl_p_error(p, p->tok, "expected the operand bundle's tag");
  pl_vec_push(tags, pl_attr_string(p->ctx, pl_p_string(p, p->tok)));
  pl_p_advance(p);
  size_t before = c->bundle_refs.len;
  if (!pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  if (!pl_p_at(p, PL_TOK_R_PAREN) &&
      (!pl_p_refs(p, &c->bundle_refs) || !pl_p_expect(p, PL_TOK_COLON) || !pl_p_type_list(p, &c->bundle_types)))
    return false;
  pl_vec_push(sizes, (int64_t)(c->bundle_refs.len - before));
  return pl_p_expect(p, PL_TOK_R_PAREN);
}

/* (`[` (bundle (`,` bundle)*)? `]`)? */
static bool parse_bundles(pl_parser *p, pl_op_state *s, call *c) {
  if (!pl_p_accept(p, PL_TOK_L_SQUARE)) return true;
  pl_attr_vec tags = {0};
  pl_i64s sizes = {0};
  bool ok = true;
  while (ok && !pl_p_at(p, PL_TOK_R_SQUARE)) {
    ok = parse_bundle(p, c, &tags, &sizes);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  ok = ok && pl_p_expect(p, PL_TOK_R_SQUARE);
  if (ok && tags.len) {
    pl_apint *bits = PL_NEW_ARRAY(p->arena, pl_apint, sizes.len);
    for (size_t i = 0; i < sizes.len; i++)
      bits[i] = pl_apint_from_i64(pl_context_arena(p->ctx), 32, sizes.data[i]);
    pl_p_set_attr(p, s, "op_bundle_sizes", pl_attr_dense_array(p->ctx, pl_type_integer(p->ctx, 32), bits, sizes.len));
    pl_p_set_attr(p, s, "op_bundle_tags", pl_attr_array(p->ctx, tags.data, (uint32_t)tags.len));
  }
  pl_vec_free(&tags);
  pl_vec_free(&sizes);
  return ok;
}

/* `(` (type dict? (`,` ...)*)? `)` `->` (type | `(` type dict? ... `)`) */
static bool parse_signature(pl_parser *p, pl_op_state *s, call *c) {
  bool variadic;
  if (!pl_p_func_args(p, &c->arg_list, &variadic, true)) return false;
  if (variadic) return pl_p_error(p, p->last, "expected the types of the operands, not '...'");
  if (!pl_p_at(p, PL_TOK_ARROW)) return pl_p_error(p, p->tok, "expected '->'");
  if (!pl_p_func_results(p, &c->result_list, true)) return false;
  for (size_t i = 0; i < c->arg_list.len; i++)
    pl_vec_push(&c->arg_types, c->arg_list.data[i].type);
  pl_p_set_arg_attrs(p, s, "arg_attrs", &c->arg_list);
  pl_p_set_arg_attrs(p, s, "res_attrs", &c->result_list);
  if (c->result_list.len > 1) return pl_p_error(p, p->last, "expected function with 0 or 1 result");
  const pl_type *result = c->result_list.len ? c->result_list.data[0].type : NULL;
  if (result && result->kind != PL_TYPE_LLVM_VOID) pl_vec_push(&s->results, result);
  return true;
}

/* Until 2022 the callee's type of an indirect call was not written: a pointer to the function type that follows. */
static const pl_type *pointer_to_signature(pl_parser *p, const pl_op_state *s, const call *c) {
  const pl_type *result = s->results.len ? s->results.data[0] : pl_type_llvm_simple(p->ctx, PL_TYPE_LLVM_VOID);
  const pl_type *func = pl_type_llvm_func(p->ctx, result, c->arg_types.data, (uint32_t)c->arg_types.len, false);
  return pl_type_llvm_typed_ptr(p->ctx, func, 0);
}

/* `:` (pointer-type `,`)? signature */
static bool parse_call_types(pl_parser *p, pl_op_state *s, call *c) {
  pl_token at = p->tok;
  const pl_type *pointer = NULL;
  if (!pl_p_expect(p, PL_TOK_COLON)) return false;
  if (c->indirect && !pl_p_at(p, PL_TOK_L_PAREN)) {
    pointer = pl_p_type(p);
    if (!pointer || !pl_p_expect(p, PL_TOK_COMMA)) return false;
  }
  if (!parse_signature(p, s, c)) return false;
  if (c->indirect) {
    pl_value *callee = pl_p_use(p, c->pointer, pointer ? pointer : pointer_to_signature(p, s, c));
    if (!callee) return false;
    pl_vec_push(&s->operands, callee);
  }
  return pl_p_uses(p, &c->args, &c->arg_types, at, &s->operands) &&
         pl_p_uses(p, &c->bundle_refs, &c->bundle_types, at, &s->operands);
}

/* (`vararg` `(` type `)`)? */
static bool parse_vararg(pl_parser *p, pl_op_state *s) {
  if (!pl_p_accept_keyword(p, "vararg")) return true;
  if (!pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  pl_token at = p->tok;
  const pl_type *type = pl_p_llvm_element(p);
  if (!type) return false;
  if (type->kind != PL_TYPE_LLVM_FUNC) return pl_p_error(p, at, "expected an LLVM function type");
  pl_p_set_attr(p, s, "var_callee_type", pl_attr_type(p->ctx, type));
  return pl_p_expect(p, PL_TOK_R_PAREN);
}

static bool parse_call(pl_parser *p, pl_op_state *s, call *c) {
  accept_enum(p, s, "CConv", "cconv");
  accept_enum(p, s, "TailCallKind", "tailcallkind");
  c->indirect = pl_p_at(p, PL_TOK_PERCENT);
  if (c->indirect) {
    if (!pl_p_ref(p, &c->pointer)) return false;
  } else {
    const pl_attr *callee = pl_p_at(p, PL_TOK_AT) ? pl_p_symbol_ref(p) : NULL;
    if (!callee) return pl_p_at(p, PL_TOK_AT) ? false : pl_p_error(p, p->tok, "expected SSA operand or symbol reference");
    pl_p_set_attr(p, s, "callee", callee);
  }
  return pl_p_expect(p, PL_TOK_L_PAREN) && pl_p_refs(p, &c->args) && pl_p_expect(p, PL_TOK_R_PAREN) && parse_vararg(p, s) &&
         parse_bundles(p, s, c) && pl_p_optional_attr_dict(p, &s->attrs) && parse_call_types(p, s, c);
}

/* llvm.call ::= calling-convention? tail-kind? (@callee | %pointer) `(` refs `)` vararg? bundles? dict? `:` types */
bool pl_p_custom_LlvmCall(pl_parser *p, pl_op_state *s) {
  call c = {0};
  bool ok = parse_call(p, s, &c);
  free_call(&c);
  return ok;
}

/* %condition bundles? `:` `i1` dict? */
bool pl_p_custom_LlvmAssume(pl_parser *p, pl_op_state *s) {
  call c = {0};
  pl_ref condition;
  bool ok = pl_p_ref(p, &condition) && parse_bundles(p, s, &c) && pl_p_expect(p, PL_TOK_COLON);
  pl_token at = p->tok;
  const pl_type *type = ok ? pl_p_type(p) : NULL;
  pl_value *value = type ? pl_p_use(p, condition, type) : NULL;
  if (value) pl_vec_push(&s->operands, value);
  ok = value && pl_p_optional_attr_dict(p, &s->attrs) && pl_p_uses(p, &c.bundle_refs, &c.bundle_types, at, &s->operands);
  free_call(&c);
  return ok;
}
