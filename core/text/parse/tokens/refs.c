/* Mentions of values, without their meaning; a type as text for messages. */
#include <assert.h>

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

const char *pl_p_type_text(pl_parser *p, const pl_type *type) {
  pl_sink sink = {0};
  pl_type_print(type, &sink);
  const char *text = pl_sink_text(&sink);
  const char *copy = pl_arena_copy(p->arena, text, strlen(text) + 1);
  pl_sink_close(&sink);
  return copy;
}

bool pl_p_ref(pl_parser *p, pl_ref *ref) {
  assert(p && ref);
  if (!pl_p_at(p, PL_TOK_PERCENT)) return pl_p_error(p, p->tok, "expected SSA operand");
  ref->name = (pl_str){p->tok.start + 1, p->tok.len - 1};
  ref->number = 0;
  pl_token_copy(&ref->at, &p->tok);
  pl_p_advance(p);
  if (!pl_p_at(p, PL_TOK_HASH)) return true;
  uint64_t number = 0;
  pl_token digits = p->tok;
  digits.start++;
  digits.len--;
  if (digits.start[0] < '0' || digits.start[0] > '9' || !pl_p_u64(digits, &number) || number > UINT16_MAX)
    return pl_p_error(p, p->tok, "invalid SSA value result number");
  ref->number = (uint32_t)number;
  pl_p_advance(p);
  return true;
}

bool pl_p_refs(pl_parser *p, pl_refs *out) {
  assert(out->len <= out->cap);
  if (!pl_p_at(p, PL_TOK_PERCENT)) return true;
  do {
    pl_ref ref;
    if (!pl_p_ref(p, &ref)) return false;
    pl_vec_push(out, ref);
  } while (pl_p_accept(p, PL_TOK_COMMA));
  return true;
}
