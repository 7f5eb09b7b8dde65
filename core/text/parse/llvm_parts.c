/* Optional words of LLVM's operations. */
#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/custom.h"
#include "core/text/parse/op.h"
#include "core/text/parse/region.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"

bool pl_p_accept_llvm_word(pl_parser *p, pl_str vocabulary_name, pl_str *word, int64_t *value) {
  if (!pl_p_at(p, PL_TOK_BARE)) return false;
  const pl_vocabulary *vocabulary = pl_vocabulary_find(vocabulary_name);
  if (!pl_vocabulary_value(vocabulary, pl_token_text(p->tok), value)) return false;
  *word = pl_p_intern(p, pl_token_text(p->tok));
  pl_p_advance(p);
  return true;
}

bool pl_p_accept_llvm_enum(pl_parser *p, pl_op_state *s, pl_attr_name name, const char *mnemonic) {
  char vocabulary[64] = "llvm.";
  int64_t value;
  pl_str word;
  strncat(vocabulary, mnemonic, sizeof vocabulary - 6);
  if (!pl_p_accept_llvm_word(p, pl_str_from(vocabulary), &word, &value)) return false;
  pl_p_set_attr(p, s, name, pl_attr_enum(p->ctx, PL_STR("llvm"), pl_str_from(mnemonic), &word, 1));
  return true;
}

void pl_p_accept_llvm_number(pl_parser *p, pl_op_state *s, pl_attr_name name, pl_str vocabulary) {
  int64_t value;
  pl_str word;
  if (pl_p_accept_llvm_word(p, vocabulary, &word, &value))
    pl_p_set_attr(p, s, name, pl_attr_i64(p->ctx, pl_type_integer(p->ctx, 64), value));
}
