/* Custom forms of llvm.func, llvm.mlir.global and the like. Source of the grammar: MLIR documentation, "'llvm'
 * Dialect". */
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

/* Parses (`comdat` `(` @group::@selector `)`)? into the attribute `comdat`. False (reported) on error. */
static bool parse_comdat(pl_parser *p, pl_op_state *s) {
  if (!pl_p_accept_keyword(p, "comdat")) return true;
  if (!pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  const pl_attr *symbol = pl_p_symbol_ref(p);
  if (symbol) pl_p_set_attr(p, s, PL_NAME_COMDAT, symbol);
  return symbol && pl_p_expect(p, PL_TOK_R_PAREN);
}

/* Parses (`vscale_range` `(` integer `,` integer `)`)? into the attribute vscale_range. False (reported) on error. */
static bool parse_vscale_range(pl_parser *p, pl_op_state *s) {
  if (!pl_p_accept_keyword(p, "vscale_range")) return true;
  int64_t low, high;
  if (!pl_p_expect(p, PL_TOK_L_PAREN) || !pl_p_integer(p, &low) || !pl_p_expect(p, PL_TOK_COMMA) || !pl_p_integer(p, &high) ||
      !pl_p_expect(p, PL_TOK_R_PAREN))
    return false;
  const pl_type *i32 = pl_type_integer(p->ctx, 32);
  const pl_named_attr entries[] = {{PL_STR("minRange"), pl_attr_i64(p->ctx, i32, low)},
                                   {PL_STR("maxRange"), pl_attr_i64(p->ctx, i32, high)}};
  pl_p_set_attr(p, s, PL_NAME_VSCALE_RANGE, pl_attr_params(p->ctx, PL_STR("vscale_range"), entries, 2));
  return true;
}

/* Sets the type of an llvm.func and the attributes of its arguments and results. False (reported at `at`) if it has several
 * results or a type that is not compatible with LLVM. */
static bool set_function_type(pl_parser *p, pl_op_state *s, const pl_args *args, const pl_args *results, bool variadic,
                              pl_token at) {
  if (results->len > 1)
    return pl_p_custom_error(p, at, "failed to construct function type: expected zero or one function result");
  const pl_type *result = results->len ? results->data[0].type : pl_type_llvm_simple(p->ctx, PL_TYPE_LLVM_VOID);
  if (!pl_type_is_llvm_compatible(result))
    return pl_p_custom_error(p, at, "failed to construct function type: expected LLVM type for function results");
  for (size_t i = 0; i < args->len; i++)
    if (!pl_type_is_llvm_compatible(args->data[i].type))
      return pl_p_custom_error(p, at, "failed to construct function type: expected LLVM type for function arguments");
  const pl_type *type = pl_type_llvm_func(p->ctx, result, pl_p_arg_types(p, args), (uint32_t)args->len, variadic);
  pl_p_set_attr(p, s, PL_NAME_FUNCTION_TYPE, pl_attr_type(p->ctx, type));
  pl_p_set_arg_attrs(p, s, PL_NAME_ARG_ATTRS, args);
  pl_p_set_arg_attrs(p, s, PL_NAME_RES_ATTRS, results);
  return true;
}

/* Whether no attribute from `first` on repeats the name of an earlier one; false is reported at `at`. */
static bool check_attrs(pl_parser *p, const pl_op_state *s, size_t first, pl_token at) {
  for (size_t i = first; i < s->attrs.len; i++)
    for (size_t k = 0; k < first; k++)
      if (pl_str_eq(s->attrs.data[i].name, s->attrs.data[k].name))
        return pl_p_custom_error(p, at, "attribute '%.*s' occurs more than once in the attribute list",
                                 PL_STR_FMT(s->attrs.data[i].name));
  return true;
}

/* Parses an llvm.func up to its body; the arguments go to `args`, the results to `results`. False (reported) on error. */
static bool parse_func_head(pl_parser *p, pl_op_state *s, pl_args *args, pl_args *results) {
  bool variadic;
  pl_p_accept_llvm_enum(p, s, PL_NAME_LINKAGE, "linkage");
  pl_p_accept_llvm_number(p, s, PL_NAME_VISIBILITY, PL_STR("llvm.visibility"));
  pl_p_accept_llvm_number(p, s, PL_NAME_UNNAMED_ADDR, PL_STR("llvm.unnamed_addr"));
  pl_p_accept_llvm_enum(p, s, PL_NAME_CCONV, "cconv");
  pl_token at = p->tok;
  if (!pl_p_symbol_name(p, s) || !pl_p_func_args(p, args, &variadic, true) || !pl_p_func_results(p, results, true) ||
      !set_function_type(p, s, args, results, variadic, at) || !parse_vscale_range(p, s) || !parse_comdat(p, s))
    return false;
  size_t first = s->attrs.len;
  at = p->tok;
  if (pl_p_accept_keyword(p, "attributes") && !pl_p_attr_dict(p, &s->attrs)) return false;
  return check_attrs(p, s, first, at);
}

/* Parses the custom form of llvm.func: linkage? visibility? unnamed-addr? calling-convention? @name `(` args `)` results?
 * vscale-range? comdat? (`attributes` dict)? region?. False (reported) on error. */
bool pl_p_custom_LlvmFunc(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_args args = pl_p_take_args(p), results = pl_p_take_args(p);
  bool ok = parse_func_head(p, s, &args, &results) && pl_p_optional_body(p, s, &args);
  pl_p_give_args(p, &args);
  pl_p_give_args(p, &results);
  return ok;
}

/* Parses an optional linkage keyword and sets the attribute `linkage`, `external` by default. */
static void parse_linkage(pl_parser *p, pl_op_state *s) {
  pl_str external = PL_STR("external");
  if (!pl_p_accept_llvm_enum(p, s, PL_NAME_LINKAGE, "linkage"))
    pl_p_set_attr(p, s, PL_NAME_LINKAGE, pl_attr_enum(p->ctx, PL_STR("llvm"), PL_STR("linkage"), &external, 1));
}

/* The op's attribute `value` if it is a string; else NULL. */
static const pl_attr *string_value(const pl_op_state *s) {
  const pl_attr *value = pl_p_state_attr(s, PL_NAME_VALUE);
  return value && value->kind == PL_ATTR_STRING ? value : NULL;
}

/* Parses (`:` type region?)? of an llvm.mlir.global, whose type is by default that of the string value, into the op. False
 * (reported) on error. */
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
    if (!value) return pl_p_custom_error(p, at, "type can only be omitted for string globals");
    type = pl_type_llvm_array(p->ctx, value->string.len, pl_type_integer(p->ctx, 8));
  }
  pl_p_set_attr(p, s, PL_NAME_GLOBAL_TYPE, pl_attr_type(p->ctx, type));
  pl_vec_push(&s->regions, region);
  return true;
}

/* Parses the custom form of llvm.mlir.global: linkage? visibility? `thread_local`? unnamed-addr? `constant`? @name `(` attribute?
 * `)` comdat? dict? (`:` type region?)?. False (reported) on error. */
bool pl_p_custom_LlvmGlobal(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  parse_linkage(p, s);
  pl_p_accept_llvm_number(p, s, PL_NAME_VISIBILITY, PL_STR("llvm.visibility"));
  if (pl_p_accept_keyword(p, "thread_local")) pl_p_set_attr(p, s, PL_NAME_THREAD_LOCAL, pl_attr_unit(p->ctx));
  pl_p_accept_llvm_number(p, s, PL_NAME_UNNAMED_ADDR, PL_STR("llvm.unnamed_addr"));
  if (pl_p_accept_keyword(p, "constant")) pl_p_set_attr(p, s, PL_NAME_CONSTANT, pl_attr_unit(p->ctx));
  if (!pl_p_symbol_name(p, s) || !pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  if (!pl_p_at(p, PL_TOK_R_PAREN)) {
    const pl_attr *value = pl_p_attr(p, NULL);
    if (!value) return false;
    pl_p_set_attr(p, s, PL_NAME_VALUE, value);
  }
  return pl_p_expect(p, PL_TOK_R_PAREN) && parse_comdat(p, s) && pl_p_optional_attr_dict(p, &s->attrs) && parse_global_type(p, s);
}

/* Parses the custom form of llvm.mlir.alias: linkage? visibility? `thread_local`? unnamed-addr? @name dict? `:` type region.
 * False (reported) on error. */
bool pl_p_custom_LlvmAlias(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  parse_linkage(p, s);
  pl_p_accept_llvm_number(p, s, PL_NAME_VISIBILITY, PL_STR("llvm.visibility"));
  if (pl_p_accept_keyword(p, "thread_local")) pl_p_set_attr(p, s, PL_NAME_THREAD_LOCAL, pl_attr_unit(p->ctx));
  pl_p_accept_llvm_number(p, s, PL_NAME_UNNAMED_ADDR, PL_STR("llvm.unnamed_addr"));
  if (!pl_p_symbol_name(p, s) || !pl_p_optional_attr_dict(p, &s->attrs) || !pl_p_expect(p, PL_TOK_COLON)) return false;
  const pl_type *type = pl_p_type(p);
  if (!type) return false;
  pl_p_set_attr(p, s, PL_NAME_ALIAS_TYPE, pl_attr_type(p->ctx, type));
  pl_region *region = pl_p_region(p, s->info, NULL);
  if (region) pl_vec_push(&s->regions, region);
  return region != NULL;
}

/* Parses the custom form of llvm.mlir.ifunc: linkage? visibility? unnamed-addr? @name `:` type `,` type @resolver dict?. False
 * (reported) on error. */
bool pl_p_custom_LlvmIfunc(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  parse_linkage(p, s);
  pl_p_accept_llvm_number(p, s, PL_NAME_VISIBILITY, PL_STR("llvm.visibility"));
  pl_p_accept_llvm_number(p, s, PL_NAME_UNNAMED_ADDR, PL_STR("llvm.unnamed_addr"));
  if (!pl_p_symbol_name(p, s) || !pl_p_expect(p, PL_TOK_COLON)) return false;
  const pl_type *type = pl_p_type(p), *resolver = type && pl_p_expect(p, PL_TOK_COMMA) ? pl_p_type(p) : NULL;
  const pl_attr *symbol = resolver ? pl_p_symbol_ref(p) : NULL;
  if (!symbol) return false;
  pl_p_set_attr(p, s, PL_NAME_I_FUNC_TYPE, pl_attr_type(p->ctx, type));
  pl_p_set_attr(p, s, PL_NAME_RESOLVER_TYPE, pl_attr_type(p->ctx, resolver));
  pl_p_set_attr(p, s, PL_NAME_RESOLVER, symbol);
  return pl_p_optional_attr_dict(p, &s->attrs);
}

/* Parses the custom form of llvm.comdat: @name region dict?. False (reported) on error. */
bool pl_p_custom_LlvmComdat(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  if (!pl_p_symbol_name(p, s)) return false;
  pl_region *region = pl_p_region(p, s->info, NULL);
  if (!region) return false;
  if (!region->first) pl_block_append(region, pl_block_new(p->module));
  pl_vec_push(&s->regions, region);
  return pl_p_optional_attr_dict(p, &s->attrs);
}

/* Parses the custom form of llvm.comdat_selector: @name kind dict?. False (reported) on error. */
bool pl_p_custom_LlvmComdatSelector(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  int64_t value;
  pl_str word;
  if (!pl_p_symbol_name(p, s)) return false;
  if (!pl_p_accept_llvm_word(p, PL_STR("llvm.comdat"), &word, &value))
    return pl_p_bad_keyword(p, "llvm.comdat", PL_STR("comdat"));
  pl_p_set_attr(p, s, PL_NAME_COMDAT, pl_attr_i64(p->ctx, pl_type_integer(p->ctx, 64), value));
  return pl_p_optional_attr_dict(p, &s->attrs);
}

/* Parses (`<` dict `>`)? dict?, properties and attributes, into the op's attributes. False (reported) on error. */
bool pl_p_custom_LlvmPropDict(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  if (pl_p_accept(p, PL_TOK_LESS) && (!pl_p_attr_dict(p, &s->attrs) || !pl_p_expect(p, PL_TOK_GREATER))) return false;
  return pl_p_optional_attr_dict(p, &s->attrs);
}
