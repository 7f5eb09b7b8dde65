/* features.h - what each input covers, as ascending lists of numbers.
 *
 * A source is a program that was asked: a fuzz target, whose features are edges with their counts, or ourselves, where they are
 * names such as "diagnostic unknown type". Each source has a range of numbers of its own.
 */
#ifndef PL_FUZZ_MINIMIZE_FEATURES_H
#define PL_FUZZ_MINIMIZE_FEATURES_H

#include "core/base/map.h"
#include "core/base/str.h"
#include "core/base/vec.h"
#include "fuzz/collect/collect.h"

enum { PL_MAX_SOURCES = 16 };

/* The features of an input: what its sources reported, one after another. */
typedef struct pl_feature_list {
  uint8_t *data; /* of pl_deltas_put, ascending */
  uint32_t len;
  uint64_t steps; /* how much was executed: the sum of the counters, each by the least of its range */
} pl_feature_list;

typedef struct pl_feature_source {
  const char *name; /* the target's; "meaning" for names */
  bool named;       /* payloads are names, each with a NUL after it */
  uint64_t highest; /* edges: the highest number + 1 */
  uint64_t base;    /* where its numbers begin; known when all was observed */
} pl_feature_source;

typedef struct pl_features {
  pl_feature_source sources[PL_MAX_SOURCES];
  uint32_t num_sources;
  uint64_t total; /* numbers are below */
  pl_arena *arena;
  pl_map ids;           /* hash of a name: its number among names */
  PL_VEC(pl_str) names; /* by number */
} pl_features;

/* Makes an empty table of features. */
void pl_features_init(pl_features *features);
/* Frees the table. */
void pl_features_free(pl_features *features);

/* Records the names or the highest feature number in a source's payload, so that pl_features_number can give numbers. */
void pl_features_note(pl_features *features, uint32_t source, pl_str payload);
/* Gives each feature that was noted a number, by setting each source's base and the total; to be called when everything was
 * noted. Later payloads may have features without a number. */
void pl_features_number(pl_features *features);
/* The ascending list of an input's features, from one payload for each source (may be empty), with the sum of its counters;
 * features without a number are left out. The caller frees it. */
pl_feature_list pl_features_list(const pl_features *features, const pl_str *payloads);
/* Whether a payload of a source has all of the `count` features `wanted` (ascending) that are in the source's range; true if
 * none is. */
bool pl_features_has_all(const pl_features *features, uint32_t source, pl_str payload, const uint32_t *wanted, size_t count);
/* Frees the list; it is empty then. */
void pl_feature_list_free(pl_feature_list *list);

/* The name that the feature, greater than 0 and less than `total`, stands for; an empty string if it stands for none. */
pl_str pl_feature_name(const pl_features *features, uint64_t feature);
/* A number that all features (ranges of counts) of one edge have in common and no other edge has; UINT64_MAX if the feature
 * is a name. */
uint64_t pl_feature_edge(const pl_features *features, uint64_t feature);

/* Steps through a list: {list.data, list.data + list.len, 0} at first. */
typedef struct pl_feature_step {
  const uint8_t *at, *end;
  uint64_t feature;
} pl_feature_step;

/* A step before the first number of the list. */
static inline pl_feature_step pl_feature_first(const pl_feature_list *list) {
  return (pl_feature_step){list->data, list->data + list->len, 0};
}
/* Goes on to the next number; false at the end. */
static inline bool pl_feature_next(pl_feature_step *step) {
  uint64_t difference = 0;
  uint32_t shift = 0;
  if (step->at == step->end) return false;
  for (uint8_t byte = 0x80; byte & 0x80 && step->at < step->end; shift += 7) {
    byte = *step->at++;
    difference |= (uint64_t)(byte & 0x7f) << shift;
  }
  step->feature += difference;
  return true;
}

#endif
