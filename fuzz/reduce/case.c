#include "fuzz/reduce/case.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>

uint64_t pl_case_hash(const pl_case *c) {
  assert(c->parts <= 2);
  uint64_t hash = c->parts;
  for (uint32_t i = 0; i < c->parts; i++)
    hash = pl_hash_u64(c->text[i].len, pl_hash_bytes(c->text[i].data, c->text[i].len, hash));
  return hash;
}

pl_case pl_case_copy(const pl_case *c) {
  assert(c->parts <= 2);
  pl_case copy = {.parts = c->parts};
  for (uint32_t i = 0; i < c->parts; i++)
    pl_sink_str(&copy.text[i], pl_case_part(c, i));
  return copy;
}

void pl_case_free(pl_case *c) {
  for (uint32_t i = 0; i < 2; i++)
    (void)pl_sink_close(&c->text[i]);
  *c = (pl_case){0};
}

/* Lexicographic order of two texts by bytes, a proper prefix first: negative, 0 or positive. */
static int compare_texts(pl_str a, pl_str b) {
  int order = memcmp(a.data ? a.data : "", b.data ? b.data : "", a.len < b.len ? a.len : b.len);
  return order ? order : (a.len > b.len) - (a.len < b.len);
}

int pl_case_compare(const pl_case *a, const pl_case *b) {
  assert(a->parts <= 2 && b->parts <= 2);
  int order = compare_texts(pl_case_part(a, 0), pl_case_part(b, 0));
  return order || a->parts < 2 ? order : compare_texts(pl_case_part(a, 1), pl_case_part(b, 1));
}

void pl_case_write(const pl_case *c, pl_sink *out) {
  assert(c->parts == 1 || c->parts == 2);
  pl_sink_printf(out, "case %" PRIu32 " %zu %zu\n", c->parts, c->text[0].len, c->text[1].len);
  for (uint32_t i = 0; i < c->parts; i++)
    pl_sink_str(out, pl_case_part(c, i));
}

/* Reads a decimal number of at most 18 digits and the byte `end` after it off the front of *data. False, with *data unchanged,
 * if they are not there. */
static bool read_number(pl_str *data, char end, size_t *out) {
  size_t value = 0, i = 0;
  for (; i < data->len && i < 18 && data->data[i] >= '0' && data->data[i] <= '9'; i++)
    value = value * 10 + (size_t)(data->data[i] - '0');
  if (i == 0 || i == data->len || data->data[i] != end) return false;
  *data = (pl_str){data->data + i + 1, data->len - i - 1};
  *out = value;
  return true;
}

bool pl_case_read(pl_str data, pl_case *out) {
  size_t parts, len[2];
  if (!pl_str_starts(data, "case ")) return false;
  data = (pl_str){data.data + 5, data.len - 5};
  if (!read_number(&data, ' ', &parts) || !read_number(&data, ' ', &len[0]) || !read_number(&data, '\n', &len[1])) return false;
  if (parts < 1 || parts > 2 || len[0] > data.len || data.len - len[0] != len[1]) return false;
  *out = (pl_case){.parts = (uint32_t)parts};
  pl_sink_write(&out->text[0], data.data, len[0]);
  pl_sink_write(&out->text[1], data.data + len[0], len[1]);
  return true;
}
