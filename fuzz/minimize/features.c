#include "fuzz/minimize/features.h"

#include <assert.h>
#include <stdlib.h>

void pl_features_init(pl_features *f) { *f = (pl_features){.arena = pl_arena_new()}; }

void pl_features_free(pl_features *f) {
  pl_arena_free(f->arena);
  pl_map_free(&f->ids);
  pl_vec_free(&f->names);
}

/* ---- Names ---- */

/* The map key of a feature's name. */
static uint64_t hash_of(pl_str name) { return pl_hash_bytes(name.data, name.len, 7); }

/* Gives each name of the payload that is new the next number. */
static void note_names(pl_features *f, pl_str payload) {
  for (size_t at = 0; at < payload.len;) {
    pl_str name = {payload.data + at, strnlen(payload.data + at, payload.len - at)};
    at += name.len + 1;
    if (pl_map_get(&f->ids, hash_of(name), NULL)) continue;
    pl_map_set(&f->ids, hash_of(name), f->names.len);
    char *copy = pl_arena_copy(f->arena, name.data, name.len);
    pl_vec_push(&f->names, ((pl_str){copy, name.len}));
  }
}

/* ---- Numbers ---- */

void pl_features_note(pl_features *f, uint32_t source, pl_str payload) {
  assert(source < f->num_sources && (payload.data || payload.len == 0));
  pl_feature_source *s = &f->sources[source];
  if (s->named) {
    note_names(f, payload);
    s->highest = f->names.len;
    return;
  }
  const uint8_t *at = (const uint8_t *)payload.data, *end = at + payload.len;
  uint64_t feature = 0, difference;
  while (at < end && pl_deltas_get(&at, end, &difference))
    feature += difference;
  if (feature >= s->highest) s->highest = feature + 1;
}

void pl_features_number(pl_features *f) {
  assert(f->num_sources <= PL_MAX_SOURCES);
  uint64_t base = 1; /* so that no difference is zero */
  for (uint32_t i = 0; i < f->num_sources; i++) {
    f->sources[i].base = base;
    base += (f->sources[i].highest + 7) / 8 * 8;
  }
  f->total = base;
}

/* Order for qsort: ascending numbers. */
static int by_number(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return x < y ? -1 : x > y;
}

/* Appends the features of the payload's names, ascending and each once, to a list of differences whose last feature is `*last`,
 * and updates `*last`; names without a number are left out. */
static void put_names(const pl_features *f, const pl_feature_source *s, pl_str payload, uint64_t *last, pl_sink *out) {
  PL_VEC(uint64_t) numbers = {0};
  for (size_t at = 0; at < payload.len;) {
    pl_str name = {payload.data + at, strnlen(payload.data + at, payload.len - at)};
    uint64_t number;
    at += name.len + 1;
    if (pl_map_get(&f->ids, hash_of(name), &number)) pl_vec_push(&numbers, s->base + number);
  }
  if (numbers.len) qsort(numbers.data, numbers.len, sizeof *numbers.data, by_number);
  for (size_t i = 0; i < numbers.len; i++) {
    if (numbers.data[i] == *last) continue;
    pl_deltas_put(out, numbers.data[i] - *last);
    *last = numbers.data[i];
  }
  pl_vec_free(&numbers);
}

/* Appends the payload's features, shifted to the source's range, to a list of differences whose last feature is `*last`, and
 * updates `*last`; features without a number are left out. Returns the sum of the counters, each by the least of its range. */
static uint64_t put_edges(const pl_feature_source *s, pl_str payload, uint64_t *last, pl_sink *out) {
  static const uint32_t least[] = {1, 2, 3, 4, 8, 16, 32, 128};
  const uint8_t *at = (const uint8_t *)payload.data, *end = at + payload.len;
  uint64_t feature = 0, difference, steps = 0;
  while (at < end && pl_deltas_get(&at, end, &difference)) {
    feature += difference;
    if (feature >= s->highest) break; /* one that nobody had when numbers were given */
    steps += least[(feature - 1) % 8];
    pl_deltas_put(out, s->base + feature - *last);
    *last = s->base + feature;
  }
  return steps;
}

pl_feature_list pl_features_list(const pl_features *f, const pl_str *payloads) {
  assert(f->total > 0 && (payloads || f->num_sources == 0));
  pl_sink out = {0};
  pl_feature_list list = {0};
  uint64_t last = 0;
  for (uint32_t i = 0; i < f->num_sources; i++)
    if (f->sources[i].named)
      put_names(f, &f->sources[i], payloads[i], &last, &out);
    else
      list.steps += put_edges(&f->sources[i], payloads[i], &last, &out);
  list.len = (uint32_t)out.len;
  list.data = pl_xmalloc(out.len + 1);
  if (out.len) memcpy(list.data, out.data, out.len);
  (void)pl_sink_close(&out);
  return list;
}

/* Whether the payload of edges has all `wanted` features, ascending numbers of the source's range. */
static bool has_edges(const pl_feature_source *s, pl_str payload, const uint32_t *wanted, size_t count) {
  const uint8_t *at = (const uint8_t *)payload.data, *end = at + payload.len;
  uint64_t feature = s->base, difference;
  size_t found = 0;
  while (found < count && pl_deltas_get(&at, end, &difference)) {
    feature += difference;
    if (feature > wanted[found]) return false;
    found += feature == wanted[found];
  }
  return found == count;
}

/* Whether the payload of names has all `wanted` features, ascending numbers of the source's range. */
static bool has_names(const pl_features *f, const pl_feature_source *s, pl_str payload, const uint32_t *wanted, size_t count) {
  pl_sink out = {0};
  uint64_t last = 0;
  size_t found = 0;
  put_names(f, s, payload, &last, &out);
  const pl_feature_list list = {(uint8_t *)out.data, (uint32_t)out.len, 0};
  for (pl_feature_step step = pl_feature_first(&list); found < count && pl_feature_next(&step);)
    found += step.feature == wanted[found];
  (void)pl_sink_close(&out);
  return found == count;
}

bool pl_features_has_all(const pl_features *f, uint32_t source, pl_str payload, const uint32_t *wanted, size_t count) {
  assert(f->total > 0 && source < f->num_sources && (wanted || count == 0));
  const pl_feature_source *s = &f->sources[source];
  uint64_t end = source + 1 < f->num_sources ? f->sources[source + 1].base : f->total;
  size_t first = 0, own = 0;
  while (first < count && wanted[first] < s->base)
    first++;
  while (first + own < count && wanted[first + own] < end)
    own++;
  if (!own) return true;
  return s->named ? has_names(f, s, payload, wanted + first, own) : has_edges(s, payload, wanted + first, own);
}

void pl_feature_list_free(pl_feature_list *list) {
  free(list->data);
  *list = (pl_feature_list){0};
}

/* The source in whose range the feature's number lies. */
static const pl_feature_source *source_of(const pl_features *f, uint64_t feature) {
  uint32_t i = f->num_sources;
  while (i > 1 && feature < f->sources[i - 1].base)
    i--;
  return &f->sources[i - 1];
}

pl_str pl_feature_name(const pl_features *f, uint64_t feature) {
  assert(f->num_sources > 0 && feature > 0 && feature < f->total);
  const pl_feature_source *s = source_of(f, feature);
  uint64_t number = feature - s->base;
  return s->named && number < f->names.len ? f->names.data[number] : (pl_str){"", 0};
}

uint64_t pl_feature_edge(const pl_features *f, uint64_t feature) {
  assert(f->num_sources > 0 && feature > 0 && feature < f->total);
  const pl_feature_source *s = source_of(f, feature);
  return s->named ? UINT64_MAX : s->base + (feature - s->base - 1) / 8;
}
