/* The cases of a switch. */
#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/custom.h"
#include "core/text/parse/op.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"

/* Parses one case value of a switch as bits of its integer type. False (reported) on error. */
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
    pl_p_set_attr(p, s, PL_NAME_CASE_VALUES, pl_attr_dense(p->ctx, vector, values.data, same ? 1 : values.len, same));
  }
  pl_vec_free(&values);
  return ok;
}
