/* Custom forms of the LLVM dialect's calls, and of what comes with exceptions. Source of the grammar: MLIR documentation, "'llvm'
 * Dialect". */
#include <assert.h>

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/custom.h"
#include "core/text/parse/op.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"

/* What is read of a call before its operands can be looked up. */
typedef struct call {
  pl_ref pointer;
  bool indirect;
  pl_refs args, bundle_refs;
  pl_types arg_types, bundle_types;
  pl_args arg_list, result_list; /* types with their dictionaries */
} call;

/* Frees the buffers of a call that is being parsed. */
static void free_call(call *c) {
  pl_vec_free(&c->args);
  pl_vec_free(&c->bundle_refs);
  pl_vec_free(&c->arg_types);
  pl_vec_free(&c->bundle_types);
  pl_vec_free(&c->arg_list);
  pl_vec_free(&c->result_list);
}

/* Parses one operand bundle, "tag" `(` (refs `:` types)? `)`, into the lists. False (reported) on error. */
static bool parse_bundle(pl_parser *p, call *c, pl_attr_vec *tags, pl_i64s *sizes) {
  if (!pl_p_at(p, PL_TOK_STRING)) {
    pl_p_custom_error(p, p->tok, "expected string");
    return pl_p_custom_error(p, p->tok, "expect operand bundle tag");
  }
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

/* Parses (`[` (bundle (`,` bundle)*)? `]`)? into the call and its attributes. False (reported) on error. */
static bool parse_bundles(pl_parser *p, pl_op_state *s, call *c) {
  if (!pl_p_accept(p, PL_TOK_L_SQUARE)) return true;
  pl_attr_vec tags = {0};
  pl_i64s sizes = {0};
  bool ok = true;
  while (ok && pl_p_in_list(p, PL_TOK_R_SQUARE)) {
    ok = parse_bundle(p, c, &tags, &sizes);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  ok = ok && pl_p_expect(p, PL_TOK_R_SQUARE);
  if (ok && tags.len) {
    pl_apint *bits = PL_NEW_ARRAY(p->arena, pl_apint, sizes.len);
    for (size_t i = 0; i < sizes.len; i++)
      bits[i] = pl_apint_from_i64(pl_context_arena(p->ctx), 32, sizes.data[i]);
    pl_p_set_attr(p, s, PL_NAME_OP_BUNDLE_SIZES, pl_attr_dense_array(p->ctx, pl_type_integer(p->ctx, 32), bits, sizes.len));
    pl_p_set_attr(p, s, PL_NAME_OP_BUNDLE_TAGS, pl_attr_array(p->ctx, tags.data, (uint32_t)tags.len));
  }
  pl_vec_free(&tags);
  pl_vec_free(&sizes);
  return ok;
}

/* Parses `(` (type dict? (`,` ...)*)? `)` `->` (type | `(` type dict? ... `)`) of a call: its argument types, result and their
 * attributes. False (reported) on error. */
static bool parse_signature(pl_parser *p, pl_op_state *s, call *c) {
  bool variadic;
  if (!pl_p_func_args(p, &c->arg_list, &variadic, true)) return false;
  if (variadic) return pl_p_custom_error(p, p->last, "expected the types of the operands, not '...'");
  if (!pl_p_at(p, PL_TOK_ARROW)) return pl_p_error(p, p->tok, "expected '->'");
  if (!pl_p_func_results(p, &c->result_list, true)) return false;
  for (size_t i = 0; i < c->arg_list.len; i++)
    pl_vec_push(&c->arg_types, c->arg_list.data[i].type);
  pl_p_set_arg_attrs(p, s, PL_NAME_ARG_ATTRS, &c->arg_list);
  pl_p_set_arg_attrs(p, s, PL_NAME_RES_ATTRS, &c->result_list);
  if (c->result_list.len > 1) return pl_p_custom_error(p, p->last, "expected function with 0 or 1 result");
  const pl_type *result = c->result_list.len ? c->result_list.data[0].type : NULL;
  if (result && result->kind != PL_TYPE_LLVM_VOID) pl_vec_push(&s->results, result);
  return true;
}

/* The callee's type of an indirect call that does not write it (MLIR until 2022): a typed pointer to the function type of the
 * call. */
static const pl_type *pointer_to_signature(pl_parser *p, const pl_op_state *s, const call *c) {
  const pl_type *result = s->results.len ? s->results.data[0] : pl_type_llvm_simple(p->ctx, PL_TYPE_LLVM_VOID);
  const pl_type *func = pl_type_llvm_func(p->ctx, result, c->arg_types.data, (uint32_t)c->arg_types.len, false);
  return pl_type_llvm_typed_ptr(p->ctx, func, 0);
}

/* Parses `:` signature, of an indirect call `:` (pointer-type `,`)? signature, and appends the operands of the call. False
 * (reported) on error. */
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
    pl_value *callee = pl_p_use(p, &c->pointer, pointer ? pointer : pointer_to_signature(p, s, c));
    if (!callee) return false;
    pl_vec_push(&s->operands, callee);
  }
  return pl_p_uses(p, &c->args, &c->arg_types, at, &s->operands) &&
         pl_p_uses(p, &c->bundle_refs, &c->bundle_types, at, &s->operands);
}

/* Parses (`vararg` `(` type `)`)? into the attribute var_callee_type. False (reported) on error. */
static bool parse_vararg(pl_parser *p, pl_op_state *s) {
  if (!pl_p_accept_keyword(p, "vararg")) return true;
  if (!pl_p_expect(p, PL_TOK_L_PAREN)) return false;
  pl_token at = p->tok;
  const pl_type *type = pl_p_llvm_element(p);
  if (!type) return false;
  if (type->kind != PL_TYPE_LLVM_FUNC) return pl_p_custom_error(p, at, "expected an LLVM function type");
  pl_p_set_attr(p, s, PL_NAME_VAR_CALLEE_TYPE, pl_attr_type(p->ctx, type));
  return pl_p_expect(p, PL_TOK_R_PAREN);
}

/* Parses (@callee | %pointer) `(` refs `)` of a call. False (reported) on error. */
static bool parse_callee(pl_parser *p, pl_op_state *s, call *c) {
  c->indirect = pl_p_at(p, PL_TOK_PERCENT);
  if (c->indirect) {
    if (!pl_p_ref(p, &c->pointer)) return false;
  } else {
    if (!pl_p_at(p, PL_TOK_AT)) return pl_p_no_attribute(p);
    const pl_attr *callee = pl_p_flat_symbol_ref(p);
    if (!callee) return false;
    pl_p_set_attr(p, s, PL_NAME_CALLEE, callee);
  }
  return pl_p_expect_in(p, PL_TOK_L_PAREN, "in operand list") && pl_p_refs(p, &c->args) &&
         pl_p_expect_in(p, PL_TOK_R_PAREN, "in operand list");
}

/* Parses an llvm.call after its name, with the buffers of `c`. False (reported) on error. */
static bool parse_call(pl_parser *p, pl_op_state *s, call *c) {
  pl_p_accept_llvm_enum(p, s, PL_NAME_CCONV, "cconv");
  pl_p_accept_llvm_enum(p, s, PL_NAME_TAILCALLKIND, "tailcallkind");
  return parse_callee(p, s, c) && parse_vararg(p, s) && parse_bundles(p, s, c) && pl_p_optional_attr_dict(p, &s->attrs) &&
         parse_call_types(p, s, c);
}

/* Parses the custom form of llvm.call: calling-convention? tail-kind? (@callee | %pointer) `(` refs `)` vararg? bundles? dict?
 * `:` types. False (reported) on error. */
bool pl_p_custom_LlvmCall(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  call c = {0};
  bool ok = parse_call(p, s, &c);
  free_call(&c);
  return ok;
}

/* Parses `to` successor `unwind` successor of an invoke, appending both. False (reported) on error. */
static bool parse_destinations(pl_parser *p, pl_op_state *s) {
  return pl_p_expect_keyword(p, "to") && pl_p_successor(p, s) && pl_p_expect_keyword(p, "unwind") && pl_p_successor(p, s);
}

/* Parses an llvm.invoke after its name, with the buffers of `c`. False (reported) on error. */
static bool parse_invoke(pl_parser *p, pl_op_state *s, call *c) {
  pl_p_accept_llvm_enum(p, s, PL_NAME_CCONV, "cconv");
  return parse_callee(p, s, c) && parse_destinations(p, s) && parse_vararg(p, s) && parse_bundles(p, s, c) &&
         pl_p_optional_attr_dict(p, &s->attrs) && parse_call_types(p, s, c);
}

/* Parses the custom form of llvm.invoke: calling-convention? (@callee | %pointer) `(` refs `)` `to` successor `unwind`
 * successor vararg? bundles? dict? `:` types. False (reported) on error. */
bool pl_p_custom_LlvmInvoke(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  call c = {0};
  bool ok = parse_invoke(p, s, &c);
  free_call(&c);
  return ok;
}

/* Parses the custom form of llvm.call_intrinsic: "name" `(` refs `)` bundles? dict? `:` types. False (reported) on error. */
bool pl_p_custom_LlvmCallIntrinsic(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  call c = {0};
  if (!pl_p_at(p, PL_TOK_STRING)) return pl_p_custom_error(p, p->tok, "expected string");
  pl_p_set_attr(p, s, PL_NAME_INTRIN, pl_attr_string(p->ctx, pl_p_string(p, p->tok)));
  pl_p_advance(p);
  bool ok = pl_p_expect(p, PL_TOK_L_PAREN) && pl_p_refs(p, &c.args) && pl_p_expect(p, PL_TOK_R_PAREN) &&
            parse_bundles(p, s, &c) && pl_p_optional_attr_dict(p, &s->attrs) && parse_call_types(p, s, &c);
  free_call(&c);
  return ok;
}

/* Parses the custom form of llvm.landingpad: `cleanup`? (`(` (`catch` | `filter`) %value `:` type `)`)* `:` type dict?. False
 * (reported) on error. */
bool pl_p_custom_LlvmLandingpad(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  if (pl_p_accept_keyword(p, "cleanup")) pl_p_set_attr(p, s, PL_NAME_CLEANUP, pl_attr_unit(p->ctx));
  while (pl_p_accept(p, PL_TOK_L_PAREN)) {
    pl_ref ref;
    bool filter = pl_p_accept_keyword(p, "filter");
    if (!filter && !pl_p_expect_keyword(p, "catch")) return false;
    if (!pl_p_ref(p, &ref) || !pl_p_expect(p, PL_TOK_COLON)) return false;
    const pl_type *type = pl_p_type(p);
    pl_value *value = type ? pl_p_use(p, &ref, type) : NULL;
    if (!value || !pl_p_expect(p, PL_TOK_R_PAREN)) return false;
    pl_vec_push(&s->operands, value);
  }
  if (!pl_p_expect(p, PL_TOK_COLON)) return false;
  const pl_type *type = pl_p_type(p);
  if (!type) return false;
  pl_vec_push(&s->results, type);
  return pl_p_optional_attr_dict(p, &s->attrs);
}

/* Parses the custom form of llvm.indirectbr: %address `:` type `,` `[` (successor (`,` successor)*)? `]` dict?. False
 * (reported) on error. */
bool pl_p_custom_LlvmIndirectBr(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  pl_ref address;
  if (!pl_p_ref(p, &address) || !pl_p_expect(p, PL_TOK_COLON)) return false;
  const pl_type *type = pl_p_type(p);
  pl_value *value = type ? pl_p_use(p, &address, type) : NULL;
  if (!value || !pl_p_expect(p, PL_TOK_COMMA) || !pl_p_expect(p, PL_TOK_L_SQUARE)) return false;
  pl_vec_push(&s->operands, value);
  while (pl_p_in_list(p, PL_TOK_R_SQUARE)) {
    if (!pl_p_successor(p, s)) return false;
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  return pl_p_expect(p, PL_TOK_R_SQUARE) && pl_p_optional_attr_dict(p, &s->attrs);
}

/* Parses the custom form of llvm.intr.assume: %condition bundles? `:` type dict?. False (reported) on error. */
bool pl_p_custom_LlvmAssume(pl_parser *p, pl_op_state *s) {
  assert(p->custom == s->info);
  call c = {0};
  pl_ref condition;
  bool ok = pl_p_ref(p, &condition) && parse_bundles(p, s, &c) && pl_p_expect(p, PL_TOK_COLON);
  pl_token at = p->tok;
  const pl_type *type = ok ? pl_p_type(p) : NULL;
  pl_value *value = type ? pl_p_use(p, &condition, type) : NULL;
  if (value) pl_vec_push(&s->operands, value);
  ok = value && pl_p_optional_attr_dict(p, &s->attrs) && pl_p_uses(p, &c.bundle_refs, &c.bundle_types, at, &s->operands);
  free_call(&c);
  return ok;
}
