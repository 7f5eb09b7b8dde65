#include "core/driver/split.h"

#include <assert.h>

/* How much of a marker's end may be missing in what is reported as a near miss. */
#define CHECKED 2u

/* The number of line breaks in the text. */
static uint32_t count_lines(pl_str text) {
  uint32_t lines = 0;
  for (size_t i = 0; i < text.len; i++)
    lines += text.data[i] == '\n';
  return lines;
}

/* Warns at position `at` of the rest that a split marker there is cut short or altered. */
static void report_near_miss(const pl_source *whole, const pl_source *rest, size_t at, pl_diags *diags) {
  assert(at <= rest->text.len && rest->text.data >= whole->text.data);
  size_t start = at;
  while (start && rest->text.data[start - 1] != '\n')
    start--;
  uint32_t line = rest->first_line + count_lines((pl_str){rest->text.data, at});
  pl_diags_add(diags, PL_WARNING, (pl_pos){whole, line, (uint32_t)(at - start) + 1}, "near miss with file split marker");
}

/* The position of the next marker in the rest, text.len if there is none; warns of text before it that is a marker but for its
 * last characters. */
static size_t find_marker(const pl_source *whole, const pl_source *rest, const char *marker, pl_diags *diags) {
  pl_str text = rest->text;
  size_t n = strlen(marker), begin = n > CHECKED ? n - CHECKED : n;
  for (size_t at = 0; at + begin <= text.len; at++) {
    const char *hit = memchr(text.data + at, marker[0], text.len - at);
    if (!hit) break;
    at = (size_t)(hit - text.data);
    if (text.len - at < begin || memcmp(hit, marker, begin) != 0) continue;
    if (text.len - at >= n && memcmp(hit, marker, n) == 0) return at;
    report_near_miss(whole, rest, at, diags);
  }
  return text.len;
}

bool pl_next_part(const pl_source *whole, pl_source *rest, const char *marker, bool first, pl_source *part, pl_diags *diags) {
  assert(part != whole && rest != whole);
  assert(rest->text.len <= whole->text.len && part != rest);
  if (!first && rest->text.len == 0) return false;
  size_t end = marker ? find_marker(whole, rest, marker, diags) : rest->text.len;
  size_t next = end < rest->text.len ? end + strlen(marker) : end;
  *part = (pl_source){rest->name, {rest->text.data, end}, rest->first_line};
  rest->first_line += count_lines((pl_str){rest->text.data, next});
  rest->text = (pl_str){rest->text.data + next, rest->text.len - next};
  return true;
}
