#include "verify/tools/rule_match.h"

#include <assert.h>
#include <string.h>

enum { MAX_CHAIN = 64 };

/* The next line of *text, without its newline; *text becomes what follows that. */
static pl_str take_line(pl_str *text) {
  const char *end = memchr(text->data, '\n', text->len);
  pl_str line = {text->data, end ? (size_t)(end - text->data) : text->len};
  size_t taken = line.len + (end != NULL);
  *text = (pl_str){text->data + taken, text->len - taken};
  return line;
}

/* Removes `count` characters from the front of the text. */
static void skip(pl_str *text, size_t count) { *text = (pl_str){text->data + count, text->len - count}; }

/* Removes the spaces from the front of the text. */
static void skip_spaces(pl_str *text) {
  while (text->len && *text->data == ' ')
    skip(text, 1);
}

/* Removes the word from the front of *text; false, removing nothing, if something else stands there. */
static bool take_word(pl_str *text, const char *word) {
  if (!pl_str_starts(*text, word)) return false;
  skip(text, strlen(word));
  return true;
}

/* Removes an unsigned decimal number from the front of *text into *number; false, removing nothing, if there is none or it does
 * not fit in 64 bits. */
static bool take_number(pl_str *text, uint64_t *number) {
  size_t digits = 0;
  *number = 0;
  while (digits < text->len && text->data[digits] >= '0' && text->data[digits] <= '9') {
    uint64_t digit = (uint64_t)(text->data[digits++] - '0');
    if (*number > (UINT64_MAX - digit) / 10) return false;
    *number = *number * 10 + digit;
  }
  skip(text, digits);
  return digits > 0;
}

/* Whether the line is, after spaces, "%NUMBER = WORD..."; if so, sets *number to that number and *rest to what follows the word,
 * else both mean nothing. */
static bool defines(pl_str line, const char *word, uint64_t *number, pl_str *rest) {
  skip_spaces(&line);
  bool read = take_word(&line, "%") && take_number(&line, number) && take_word(&line, " = ") && take_word(&line, word);
  *rest = line;
  return read;
}

/* Finds the nearest line before `at`, the start of a line of `text`, in the same llvm.func that defines %number, and sets *line
 * to it; false if there is none. */
static bool find_definition(pl_str text, const char *at, uint64_t number, pl_str *line) {
  for (const char *p = at; p > text.data;) {
    const char *start = --p;
    uint64_t defined;
    pl_str rest;
    while (start > text.data && start[-1] != '\n')
      --start;
    *line = (pl_str){start, (size_t)(p - start)};
    if (defines(*line, "", &defined, &rest) && defined == number) return true;
    skip_spaces(line);
    if (pl_str_starts(*line, "llvm.func")) return false;
    p = start;
  }
  return false;
}

/* A part of a descriptor as ops name it: [2], [3, 1]. */
typedef struct position {
  uint64_t parts, field, dim; /* `dim`, if there are two parts */
} position;

/* Reads a position in a descriptor, "[field]" or "[field, dim]", from the front of *text into *p; false, with part of it perhaps
 * removed, if there is none. */
static bool take_position(pl_str *text, position *p) {
  *p = (position){.parts = 1};
  if (!take_word(text, "[") || !take_number(text, &p->field)) return false;
  if (take_word(text, ", ")) {
    p->parts = 2;
    if (!take_number(text, &p->dim)) return false;
  }
  return take_word(text, "]");
}

/* Whether the two positions are the same. */
static bool is_same(const position *a, const position *b) {
  return a->parts == b->parts && a->field == b->field && a->dim == b->dim;
}

/* Whether the field `part` of the structure %number, followed through its chain of llvm.insertvalue lines before `at`, is seen
 * to be %argN of the function for N = `argument`; false if that is not known. */
static bool holds_argument(pl_str text, const char *at, uint64_t number, const position *part, uint64_t argument) {
  for (int i = 0; i < MAX_CHAIN; ++i) {
    pl_str line, rest;
    uint64_t self, value;
    position put;
    if (!find_definition(text, at, number, &line) || !defines(line, "llvm.insertvalue %", &self, &rest)) return false;
    bool is_argument = take_word(&rest, "arg");
    if (!take_number(&rest, &value) || !take_word(&rest, ", %") || !take_number(&rest, &number)) return false;
    if (!take_position(&rest, &put)) return false;
    if (is_same(&put, part)) return is_argument && value == argument;
    if (put.field == part->field && put.parts != part->parts) return false; /* all of what the part is one of */
    at = line.data;
  }
  return false;
}

/* Whether the line `special` defines, as an index constant, the number that the type `mix` fixes for a field of the descriptor,
 * where the line `general` of `text` defines the same value by reading that field from a structure that holds the function's
 * argument for it. */
static bool is_read_number(pl_str special, pl_str general, pl_str text, const pl_mix *mix) {
  pl_str constant, read;
  position part;
  uint64_t a, b, from, number, meant;
  if (!defines(special, "llvm.mlir.constant(", &a, &constant) || !defines(general, "llvm.extractvalue %", &b, &read) || a != b)
    return false;
  if (!take_number(&read, &from) || !take_position(&read, &part)) return false;
  if (part.field < PL_MIX_OFFSET || part.field > PL_MIX_STRIDE || (part.parts == 2) != (part.field != PL_MIX_OFFSET))
    return false;
  if (part.dim >= mix->rank && part.parts == 2) return false;
  if (!pl_mix_number(mix, (pl_mix_field)part.field, (uint32_t)part.dim, &meant)) return false;
  if (!take_number(&constant, &number) || number != meant || !take_word(&constant, " : index) : i")) return false;
  uint64_t argument = part.field == PL_MIX_OFFSET ? 2 : part.field == PL_MIX_SIZE ? 3 + part.dim : 3 + mix->rank + part.dim;
  return holds_argument(text, general.data, from, &part, argument);
}

bool pl_rule_text_is_instance(pl_str special, pl_str general, const pl_mix *mix, bool reads) {
  assert(mix->rank <= PL_RULES_MAX_RANK);
  if (special.len == general.len && (general.len == 0 || memcmp(special.data, general.data, general.len) == 0)) return true;
  pl_str whole = general;
  while (reads && special.len && general.len) {
    pl_str special_line = take_line(&special), general_line = take_line(&general);
    if (!pl_str_eq(special_line, general_line) && !is_read_number(special_line, general_line, whole, mix)) return false;
  }
  return reads && special.len == 0 && general.len == 0;
}
