#include "fuzz/minimize/index.h"

#include <assert.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/base/diag.h"
#include "fuzz/reduce/journal.h"

struct pl_index {
  json_t *by_hash; /* an object of objects */
};

/* ---- Reading ---- */

/* Whether the text is 32 lower-case hexadecimal digits; false for NULL. */
static bool is_hash(const char *text) {
  return text && strlen(text) == PL_NAME_TEXT - 1 && strspn(text, "0123456789abcdef") == PL_NAME_TEXT - 1;
}

/* Whether entry `a` wins over `b` of the same hash: by the earlier date, then by the smaller text, so that the order in which
 * branches are merged makes no difference. */
static bool is_before(const json_t *a, const json_t *b) {
  const char *x = json_string_value(json_object_get(a, "date")), *y = json_string_value(json_object_get(b, "date"));
  int order = strcmp(x ? x : "", y ? y : "");
  if (order) return order < 0;
  char *first = json_dumps(a, JSON_COMPACT | JSON_SORT_KEYS), *second = json_dumps(b, JSON_COMPACT | JSON_SORT_KEYS);
  order = strcmp(first ? first : "", second ? second : "");
  free(first);
  free(second);
  return order < 0;
}

/* Adds the entry in a line of the file, unless one of its hash is there that it does not win over; false if the line is no JSON
 * object with a hash. */
static bool add_line(pl_index *index, const char *line, size_t len) {
  json_t *object = json_loadb(line, len, 0, NULL);
  const char *hash = json_string_value(json_object_get(object, "hash"));
  bool ok = is_hash(hash);
  if (ok) {
    const json_t *other = json_object_get(index->by_hash, hash);
    if (!other || is_before(object, other)) ok = json_object_set(index->by_hash, hash, object) == 0;
  }
  json_decref(object);
  return ok;
}

pl_index *pl_index_read(const char *path, char error[256]) {
  assert(path && error);
  pl_index *index = pl_xmalloc(sizeof *index);
  char *text = NULL, why[256];
  size_t len = 0, number = 1;
  json_set_alloc_funcs(malloc, free); /* freed here what Jansson allocates: a sanitizer may know of one malloc only */
  *index = (pl_index){json_object()};
  FILE *file = fopen(path, "rb");
  if (!file) return index;
  (void)fclose(file);
  bool ok = pl_read_file(path, &text, &len, why);
  if (!ok) (void)snprintf(error, 256, "%.150s: %.100s", path, why);
  for (size_t at = 0; ok && at < len; number++) {
    const char *stop = memchr(text + at, '\n', len - at);
    size_t line = stop ? (size_t)(stop - (text + at)) : len - at;
    ok = line == 0 || add_line(index, text + at, line);
    if (!ok) (void)snprintf(error, 256, "%.200s:%zu: no entry of an index", path, number);
    at += line + 1;
  }
  free(text);
  if (ok) return index;
  pl_index_free(index);
  return NULL;
}

void pl_index_free(pl_index *index) {
  if (!index) return;
  json_decref(index->by_hash);
  free(index);
}

/* ---- Changing ---- */

/* A new JSON array of the names. */
static json_t *names_of(const pl_index_covers *covers) {
  json_t *names = json_array();
  for (size_t i = 0; i < covers->names.len; i++)
    (void)json_array_append_new(names, json_stringn_nocheck(covers->names.data[i].data, covers->names.data[i].len));
  return names;
}

/* Whether the name is not all zeros. */
static bool is_set(const pl_name *name) {
  static const pl_name none;
  return pl_name_compare(name, &none) != 0;
}

/* A new JSON string of the text; if that is not UTF-8, each byte above 127 becomes `?`. */
static json_t *text_of(const char *text) {
  json_t *value = json_string(text);
  if (value) return value;
  pl_sink out = {0};
  for (; *text; text++)
    pl_sink_putc(&out, *text & 0x80 ? '?' : *text);
  value = json_string(pl_sink_text(&out));
  (void)pl_sink_close(&out);
  return value;
}

void pl_index_set(pl_index *index, const pl_index_entry *entry) {
  assert(entry->campaign && entry->date && entry->from);
  char hash[PL_NAME_TEXT], reduced[PL_NAME_TEXT];
  pl_name_write(&entry->name, hash);
  pl_name_write(&entry->reduced, reduced);
  json_t *object = json_object_get(index->by_hash, hash);
  if (!object) {
    object = json_object();
    (void)json_object_set_new(object, "hash", json_string(hash));
    (void)json_object_set_new(object, "bytes", json_integer((json_int_t)entry->bytes));
    (void)json_object_set_new(object, "campaign", text_of(entry->campaign));
    (void)json_object_set_new(object, "date", text_of(entry->date));
    (void)json_object_set_new(object, "from", text_of(entry->from));
    if (is_set(&entry->reduced)) (void)json_object_set_new(object, "reduced", json_string(reduced));
    (void)json_object_set_new(index->by_hash, hash, object);
  }
  json_t *covers = json_pack("{s:I, s:I, s:I}", "edges", (json_int_t)entry->covers.edges, "features",
                             (json_int_t)entry->covers.features, "own", (json_int_t)entry->covers.own);
  (void)json_object_set_new(covers, "names", names_of(&entry->covers));
  (void)json_object_set_new(object, "covers", covers);
}

/* Order for qsort of strings: as strcmp. */
static int by_text(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

bool pl_index_write(pl_index *index, const char *path, bool (*stays)(void *user, const char *hash), void *user) {
  assert(path && stays);
  PL_VEC(const char *) hashes = {0};
  pl_sink text = {0};
  const char *hash;
  json_t *object;
  json_object_foreach(index->by_hash, hash, object) {
    if (stays(user, hash)) pl_vec_push(&hashes, hash);
  }
  if (hashes.len) qsort(hashes.data, hashes.len, sizeof *hashes.data, by_text);
  for (size_t i = 0; i < hashes.len; i++) {
    char *line = json_dumps(json_object_get(index->by_hash, hashes.data[i]), JSON_PRESERVE_ORDER);
    if (line) pl_sink_printf(&text, "%s\n", line);
    free(line);
  }
  pl_vec_free(&hashes);
  bool ok = pl_replace_file(path, (pl_str){text.data, text.len});
  (void)pl_sink_close(&text);
  return ok;
}
