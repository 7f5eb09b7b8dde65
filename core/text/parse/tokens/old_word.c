/* Words of enumerations that were renamed. */
#include "core/text/parse/tokens/tokens.h"

pl_str pl_p_upgrade_word(pl_str vocabulary, pl_str word) {
  static const struct {
    const char *old;
    pl_str name;
  } floats[] = {{"maxf", {"maximumf", 8}}, {"minf", {"minimumf", 8}}}; /* until 2023 */
  bool knows = pl_str_is(vocabulary, "arith.atomic") || pl_str_is(vocabulary, "vector.kind");
  for (size_t i = 0; knows && i < sizeof floats / sizeof *floats; i++)
    if (pl_str_is(word, floats[i].old)) return floats[i].name;
  return word;
}
