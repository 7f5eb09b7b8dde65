/* denormal.c - the words of `denormal-fp-math`. */
#include "verify/claims/denormal.h"

#include <assert.h>
#include <string.h>

/* Parses one word of `denormal-fp-math` into *out; an empty word is ieee. False if it is unknown. */
static bool kind_of(pl_str word, pl_denormal_kind *out) {
  static const struct {
    const char *word;
    pl_denormal_kind kind;
  } table[] = {{"", PL_DENORMAL_IEEE},
               {"ieee", PL_DENORMAL_IEEE},
               {"preserve-sign", PL_DENORMAL_PRESERVE_SIGN},
               {"positive-zero", PL_DENORMAL_POSITIVE_ZERO},
               {"dynamic", PL_DENORMAL_DYNAMIC}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (pl_str_is(word, table[i].word)) return *out = table[i].kind, true;
  return false;
}

bool pl_denormal_mode_read(pl_str text, pl_denormal_mode *out) {
  assert(out && (text.data || text.len == 0));
  const char *comma = text.len > 0 ? memchr(text.data, ',', text.len) : NULL;
  if (!comma) return kind_of(text, &out->output) && kind_of(text, &out->input);
  const size_t first = (size_t)(comma - text.data);
  return kind_of((pl_str){text.data, first}, &out->output) && kind_of((pl_str){comma + 1, text.len - first - 1}, &out->input);
}
