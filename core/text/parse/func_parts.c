/* What functions of all dialects share: arguments, results, attributes, the body. */
#include <assert.h>

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/custom.h"
#include "core/text/parse/op.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"

/* Parses the optional attribute dictionary of an argument or result; NULL if it has no entries or, with *ok false (reported), on
 * error. */
static const pl_attr *arg_dict(pl_parser *p, bool *ok) {
  pl_named_attrs attrs = pl_p_take_named_attrs(p);
  *ok = pl_p_optional_attr_dict(p, &attrs);
  const pl_attr *dict = *ok && attrs.len ? pl_attr_dict(p->ctx, attrs.data, (uint32_t)attrs.len) : NULL;
  pl_p_give_named_attrs(p, &attrs);
  return dict;
}

/* Parses (%name `:`)? type dict? location? and appends the argument. False (reported) on error. `llvm`: the type may drop
 * `!llvm.`. */
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

void pl_p_set_arg_attrs(pl_parser *p, pl_op_state *s, pl_attr_name name, const pl_args *args) {
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
  pl_p_set_attr(p, s, PL_NAME_SYM_NAME, pl_attr_string(p->ctx, pl_p_symbol_text(p, p->tok)));
  pl_p_advance(p);
  return true;
}

void pl_p_optional_visibility(pl_parser *p, pl_op_state *s) {
  static const char *const words[] = {"public", "private", "nested"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_p_accept_keyword(p, words[i])) {
      pl_p_set_attr(p, s, PL_NAME_SYM_VISIBILITY, pl_attr_string(p->ctx, pl_str_from(words[i])));
      return;
    }
}

bool pl_p_check_func_attrs(pl_parser *p, const pl_op_state *s, size_t first, pl_token at) {
  assert(first <= s->attrs.len);
  for (size_t i = first; i < s->attrs.len; i++) {
    pl_str name = s->attrs.data[i].name;
    if (pl_str_is(name, "sym_name") || pl_str_is(name, "function_type") || pl_str_is(name, "sym_visibility"))
      return pl_p_custom_error(p, at,
                               "'%.*s' is an inferred attribute and should not be specified in the explicit attribute dictionary",
                               PL_STR_FMT(name));
  }
  return true;
}
