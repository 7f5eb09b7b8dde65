#include "verify/tools/rule_match.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MAX_CHAIN = 64 };

/* The next line of a text, without its end; the rest stays in *text. */
static pl_str take_line(pl_str *text) {
  const char *end = memchr(text->data, '\n', text->len);
  pl_str line = {text->data, end ? (size_t)(end - text->data) : text->len};
  size_t taken = line.len + (end != NULL);
  *text = (pl_str){text->data + taken, text->len - taken};
  return line;
}

/* Reads "    %12 = WORD" and gives what stands behind it. */
static bool defines(pl_str line, const char *word, uint32_t *number, const char **rest) {
  char text[64];
  int used = 0;
  size_t len = line.len < sizeof text - 1 ? line.len : sizeof text - 1, word_len = strlen(word);
  memcpy(text, line.data, len);
  text[len] = '\0';
  if (sscanf(text, " %%%" SCNu32 " = %n", number, &used) != 1 || used == 0) return false;
  if (line.len < (size_t)used + word_len || memcmp(line.data + used, word, word_len) != 0) return false;
  *rest = line.data + used + word_len;
  return true;
}

/* The line that defines %number in the same function, which is above `at`. */
static bool find_definition(pl_str text, const char *at, uint32_t number, pl_str *line) {
  char head[32];
  int len = snprintf(head, sizeof head, "%%%" PRIu32 " = ", number);
  for (const char *p = at; p > text.data;) {
    const char *start = --p;
    while (start > text.data && start[-1] != '\n')
      --start;
    *line = (pl_str){start, (size_t)(p - start)};
    while (line->len && *line->data == ' ')
      ++line->data, --line->len;
    if (line->len > (size_t)len && memcmp(line->data, head, (size_t)len) == 0) return true;
    if (line->len >= 9 && memcmp(line->data, "llvm.func", 9) == 0) return false;
    p = start;
  }
  return false;
}

/* Whether the part at `position` ("[4, 1]") of the structure %number is the function's argument `argument`. */
static bool holds_argument(pl_str text, const char *at, uint32_t number, const char *position, uint32_t argument) {
  for (int i = 0; i < MAX_CHAIN; ++i) {
    pl_str line;
    const char *rest;
    uint32_t self, value, from;
    char rest_text[96], found[32];
    if (!find_definition(text, at, number, &line) || !defines(line, "llvm.insertvalue %", &self, &rest)) return false;
    size_t len = (size_t)(line.data + line.len - rest);
    len = len < sizeof rest_text - 1 ? len : sizeof rest_text - 1;
    memcpy(rest_text, rest, len);
    rest_text[len] = '\0';
    bool is_argument = sscanf(rest_text, "arg%" SCNu32 ", %%%" SCNu32 "%31[][0-9, ]", &value, &from, found) == 3;
    if (!is_argument && sscanf(rest_text, "%" SCNu32 ", %%%" SCNu32 "%31[][0-9, ]", &value, &from, found) != 3) return false;
    for (size_t end = strlen(found); end > 0 && found[end - 1] == ' '; --end)
      found[end - 1] = '\0';
    if (strcmp(found, position) == 0) return is_argument && value == argument;
    number = from;
    at = line.data;
  }
  return false;
}

/* A read of a number that the type gives, and that number. */
static bool is_read_number(pl_str special, pl_str general, pl_str text, const pl_mix *mix) {
  const char *constant, *read;
  uint32_t a, b, from, field, dim = 0;
  uint64_t number, meant;
  char rest[64], position[32];
  if (!defines(special, "llvm.mlir.constant(", &a, &constant) || !defines(general, "llvm.extractvalue %", &b, &read) || a != b)
    return false;
  size_t len = (size_t)(general.data + general.len - read);
  len = len < sizeof rest - 1 ? len : sizeof rest - 1;
  memcpy(rest, read, len);
  rest[len] = '\0';
  int parts = sscanf(rest, "%" SCNu32 "[%" SCNu32 ", %" SCNu32 "]", &from, &field, &dim);
  if (parts < 2 || field < PL_MIX_OFFSET || field > PL_MIX_STRIDE || (parts == 3) != (field != PL_MIX_OFFSET)) return false;
  if (dim >= mix->rank && parts == 3) return false;
  if (!pl_mix_number(mix, (pl_mix_field)field, dim, &meant)) return false;
  if (sscanf(constant, "%" SCNu64 " : index) : i", &number) != 1 || number != meant) return false;
  if (parts == 3)
    snprintf(position, sizeof position, "[%" PRIu32 ", %" PRIu32 "]", field, dim);
  else
    snprintf(position, sizeof position, "[%" PRIu32 "]", field);
  uint32_t argument = field == PL_MIX_OFFSET ? 2 : field == PL_MIX_SIZE ? 3 + dim : 3 + mix->rank + dim;
  return holds_argument(text, general.data, from, position, argument);
}

bool pl_rule_text_is_instance(pl_str special, pl_str general, const pl_mix *mix, bool reads) {
  if (pl_str_eq(special, general)) return true;
  pl_str whole = general;
  while (reads && special.len && general.len) {
    pl_str ours = take_line(&special), theirs = take_line(&general);
    if (!pl_str_eq(ours, theirs) && !is_read_number(ours, theirs, whole, mix)) return false;
  }
  return reads && special.len == 0 && general.len == 0;
}
