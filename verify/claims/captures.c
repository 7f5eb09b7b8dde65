/* captures.c - the words of `captures(...)`, which say what may be learnt of a pointer. Source: LLVM Language Reference, "Pointer
 * Capture". */
#include "verify/claims/captures.h"

#include <assert.h>

/* Returns the next word of the list between *at and `end`, separated by commas or spaces, and moves *at to the word's end; empty
 * if there is none. */
static pl_str next_word(const char **at, const char *end) {
  while (*at < end && (**at == ' ' || **at == ','))
    ++*at;
  const char *first = *at;
  while (*at < end && **at != ' ' && **at != ',')
    ++*at;
  return (pl_str){first, (size_t)(*at - first)};
}

/* Adds the bits of a component of `captures(...)` to *out. False, with *out as it was, if the word is unknown. */
static bool read_component(pl_str word, uint32_t *out) {
  static const struct {
    const char *word;
    uint32_t bits;
  } components[] = {{"none", 0},
                    {"address_is_null", PL_CAPTURES_NULLNESS},
                    {"address", PL_CAPTURES_ADDRESS},
                    {"read_provenance", PL_CAPTURES_READS},
                    {"provenance", PL_CAPTURES_PROVENANCE}};
  for (size_t i = 0; i < sizeof components / sizeof *components; i++) {
    if (!pl_str_is(word, components[i].word)) continue;
    *out |= components[i].bits;
    return true;
  }
  return false;
}

bool pl_claim_read_captures(pl_str text, uint32_t *others, uint32_t *result) {
  assert(others && result && others != result);
  const char *at = text.data, *end = text.data + text.len;
  bool of_result = false;
  *others = *result = 0;
  for (pl_str word = next_word(&at, end); word.len > 0; word = next_word(&at, end)) {
    if (pl_str_is(word, "ret:"))
      of_result = true;
    else if (!read_component(word, of_result ? result : others))
      return false;
  }
  if (!of_result) *result = *others;
  return true;
}
