/* classes.c - classes of floating point numbers, as `nofpclass` lists them. Source: LLVM Language Reference Manual (2026),
 * Parameter Attributes. */
#include <assert.h>

#include "core/llvmir/import/convert/attributes.h"
#include "core/llvmir/lir/float_classes.h"

/* Whether a character is white space. */
static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/* The mask of a floating point class's name; 0 for other words. */
static int64_t mask_of(pl_str word) {
  for (size_t i = 0; i < PL_NUM_FLOAT_CLASSES; i++)
    if (pl_str_is(word, pl_float_classes[i].name)) return pl_float_classes[i].mask;
  return 0;
}

/* The mask, at most 1023, that a decimal number stands for; 0 if the text is not such a number. */
static int64_t number_of(pl_str word) {
  int64_t number = 0;
  for (size_t i = 0; i < word.len; i++) {
    if (word.data[i] < '0' || word.data[i] > '9' || number > 1023) return 0;
    number = 10 * number + (word.data[i] - '0');
  }
  return number > 1023 ? 0 : number;
}

int64_t pl_ll_classes(pl_str text) {
  int64_t all = 0;
  assert(text.data != NULL || text.len == 0);
  for (size_t at = 0; at < text.len;) {
    size_t end = at;
    while (end < text.len && !is_space(text.data[end]))
      end++;
    const pl_str word = {text.data + at, end - at};
    const int64_t mask = mask_of(word) != 0 ? mask_of(word) : number_of(word);
    if (word.len > 0 && mask == 0) return 0;
    all |= mask;
    at = end + 1;
  }
  return all;
}
