/* Names of contents, lists of features, and the choice of inputs: what is kept covers everything, and nothing in it is needless.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <string.h>

#include "fuzz/collect/collect.h"
#include "fuzz/minimize/cover.h"
#include "fuzz/minimize/name.h"

enum { INPUTS = 12, FEATURES = 20, INSTANCES = 300 };

/* Names of contents are the first 128 bits of their SHA-256 hash. Source: FIPS PUB 180-4's examples, as published by NIST
 * ("Example Values", SHA256), and sha256sum of a million letters. */
static void test_names(void **state) {
  static const struct {
    const char *text, *hash;
  } rows[] = {{"abc", "ba7816bf8f01cfea414140de5dae2223"},
              {"", "e3b0c44298fc1c149afbf4c8996fb924"},
              {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039"}};
  char text[PL_NAME_TEXT];
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    pl_name name = pl_name_of(rows[i].text, strlen(rows[i].text));
    pl_name_write(&name, text);
    assert_string_equal(text, rows[i].hash);
  }
  enum { MILLION = 1000000 };
  char *letters = malloc(MILLION);
  assert_non_null(letters);
  memset(letters, 'a', MILLION);
  pl_name name = pl_name_of(letters, MILLION);
  pl_name_write(&name, text);
  assert_string_equal(text, "cdc76e5c9914fb9281a1c7e284d73e67");
  free(letters);
}

/* A list of counters is written as one feature for each nonzero counter, which says the range of its value, and cleared
 * counters give none. */
static void test_counters(void **state) {
  static const uint8_t counts[] = {1, 2, 3, 4, 7, 8, 15, 16, 31, 32, 127, 128, 255};
  static const uint8_t ranges[] = {0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7};
  uint8_t data[1003] = {0};
  pl_sink payload = {0};
  (void)state;
  for (size_t i = 0; i < sizeof counts; i++)
    data[i * 83 + 3] = counts[i];
  pl_counters_write((pl_counters){data, sizeof data}, &payload);
  const uint8_t *at = (const uint8_t *)payload.data, *end = at + payload.len;
  uint64_t feature = 0, difference;
  for (size_t i = 0; i < sizeof counts; i++) {
    assert_true(pl_deltas_get(&at, end, &difference));
    feature += difference;
    assert_int_equal(feature, (i * 83 + 3) * 8 + ranges[i] + 1);
  }
  assert_false(pl_deltas_get(&at, end, &difference));
  pl_counters_clear((pl_counters){data, sizeof data});
  payload.len = 0;
  pl_counters_write((pl_counters){data, sizeof data}, &payload);
  assert_int_equal(payload.len, 0);
  pl_sink_close(&payload);
}

/* Edges of one source and names of another are numbered in one list, found again by their numbers, and pl_features_has_all
 * finds whether a payload has those features of a set that are its source's. */
static void test_names_and_edges_in_one_list(void **state) {
  pl_features f;
  pl_sink edges = {0};
  (void)state;
  pl_features_init(&f);
  f.num_sources = 2;
  f.sources[1].named = true;
  pl_deltas_put(&edges, 9); /* counter 1, once */
  pl_deltas_put(&edges, 4); /* the same, in another range: no run has both, a list may */
  const pl_str payloads[] = {{edges.data, edges.len}, PL_STR("b\0a\0b")}, names = {payloads[1].data, payloads[1].len + 1};
  const pl_str both[] = {payloads[0], names};
  pl_features_note(&f, 0, both[0]);
  pl_features_note(&f, 1, both[1]);
  pl_features_number(&f);
  pl_feature_list list = pl_features_list(&f, both);
  uint32_t seen[8], count = 0;
  for (pl_feature_step s = pl_feature_first(&list); pl_feature_next(&s);)
    seen[count++] = (uint32_t)s.feature;
  assert_int_equal(count, 4);
  assert_int_equal(pl_feature_edge(&f, seen[0]), pl_feature_edge(&f, seen[1]));
  assert_true(pl_str_is(pl_feature_name(&f, seen[2]), "b"));
  assert_true(pl_str_is(pl_feature_name(&f, seen[3]), "a"));
  assert_int_equal(pl_feature_edge(&f, seen[3]), UINT64_MAX);
  assert_true(pl_features_has_all(&f, 0, both[0], seen, 4));
  assert_true(pl_features_has_all(&f, 1, both[1], seen, 4));
  assert_false(pl_features_has_all(&f, 1, (pl_str){"a", 2}, seen, 4));
  assert_false(pl_features_has_all(&f, 0, (pl_str){"", 0}, seen, 4));
  pl_feature_list_free(&list);
  pl_features_free(&f);
  pl_sink_close(&edges);
}

/* ---- Covers ---- */

typedef struct instance {
  uint32_t sets[INPUTS];
  uint8_t bytes[INPUTS][FEATURES];
  pl_feature_list lists[INPUTS];
  pl_cover_input inputs[INPUTS];
} instance;

/* The next 31 bits of a linear congruential generator. */
static uint64_t next(uint64_t *seed) {
  *seed = *seed * 6364136223846793005u + 1442695040888963407u;
  return *seed >> 33;
}

/* Fills in a random instance: each input has a set of features, as bits and as a list, and a weight from 1 to 50. */
static void make(instance *x, uint64_t *seed) {
  memset(x, 0, sizeof *x);
  for (uint32_t i = 0; i < INPUTS; i++) {
    x->sets[i] = (uint32_t)(next(seed) & next(seed) & ((1u << FEATURES) - 1));
    uint32_t last = 0, len = 0;
    for (uint32_t f = 1; f <= FEATURES; f++) {
      if (!(x->sets[i] >> (f - 1) & 1)) continue;
      x->bytes[i][len++] = (uint8_t)(f - last);
      last = f;
    }
    x->lists[i] = (pl_feature_list){x->bytes[i], len, 0};
    x->inputs[i] = (pl_cover_input){.list = &x->lists[i], .weight = 1 + next(seed) % 50};
  }
}

/* The features, as a set of bits, of all inputs that the cover keeps, except input `without`. */
static uint32_t united(const instance *x, const pl_cover *cover, uint32_t without) {
  uint32_t all = 0;
  for (size_t i = 0; i < cover->kept.len; i++)
    if (cover->kept.data[i] != without) all |= x->sets[cover->kept.data[i]];
  return all;
}

/* The sum of the weights of the inputs whose bits are set in `chosen`. */
static uint64_t weight_of(const instance *x, uint32_t chosen) {
  uint64_t weight = 0;
  for (uint32_t i = 0; i < INPUTS; i++)
    if (chosen >> i & 1) weight += x->inputs[i].weight;
  return weight;
}

/* The least weight of a choice of inputs that has all features `all`, found by trying every choice. */
static uint64_t least_weight(const instance *x, uint32_t all) {
  uint64_t least = UINT64_MAX;
  for (uint32_t chosen = 0; chosen < 1u << INPUTS; chosen++) {
    uint32_t have = 0;
    for (uint32_t i = 0; i < INPUTS; i++)
      if (chosen >> i & 1) have |= x->sets[i];
    uint64_t weight = weight_of(x, chosen);
    if (have == all && weight < least) least = weight;
  }
  return least;
}

/* On random instances the cover has all features and no input kept is redundant; the weights over all instances together are
 * within 10 % of the optimum. */
static void test_covers(void **state) {
  uint64_t seed = 5, best = 0, ours = 0;
  instance x;
  (void)state;
  for (int n = 0; n < INSTANCES; n++) {
    uint32_t all = 0, chosen = 0;
    pl_cover cover;
    make(&x, &seed);
    for (uint32_t i = 0; i < INPUTS; i++)
      all |= x.sets[i];
    pl_cover_choose(x.inputs, INPUTS, FEATURES + 1, NULL, &cover);
    assert_int_equal(united(&x, &cover, UINT32_MAX), all);
    for (size_t i = 0; i < cover.kept.len; i++) {
      assert_int_not_equal(united(&x, &cover, cover.kept.data[i]), all);
      chosen |= 1u << cover.kept.data[i];
    }
    best += least_weight(&x, all);
    ours += weight_of(&x, chosen);
    pl_cover_free(&cover);
  }
  assert_true(ours <= best + best / 10); /* the guarantee is a logarithm; this is what it does on these */
}

/* With a set of wanted features, the cover keeps the input marked as wanted, leaves out the one that is shut out, has all
 * wanted features of the others, and keeps nothing else that is redundant. */
static void test_what_has_to_stay_and_what_must_not(void **state) {
  uint64_t seed = 9;
  instance x;
  (void)state;
  for (int n = 0; n < INSTANCES; n++) {
    pl_cover cover;
    bool wanted[FEATURES + 1], has_first = false;
    uint32_t all = 0, mask = 0;
    make(&x, &seed);
    x.inputs[3].wanted = true;
    x.inputs[4].shut_out = true;
    for (uint32_t f = 0; f <= FEATURES; f++)
      wanted[f] = next(&seed) % 2;
    for (uint32_t f = 1; f <= FEATURES; f++)
      mask |= (uint32_t)wanted[f] << (f - 1);
    for (uint32_t i = 0; i < INPUTS; i++)
      all |= i == 4 ? 0 : x.sets[i];
    pl_cover_choose(x.inputs, INPUTS, FEATURES + 1, wanted, &cover);
    assert_int_equal(united(&x, &cover, UINT32_MAX) & mask, all & mask);
    for (size_t i = 0; i < cover.kept.len; i++) {
      assert_int_not_equal(cover.kept.data[i], 4);
      has_first = has_first || cover.kept.data[i] == 3;
      if (cover.kept.data[i] != 3) assert_int_not_equal(united(&x, &cover, cover.kept.data[i]) & mask, all & mask);
    }
    assert_true(has_first);
    pl_cover_free(&cover);
  }
}

/* Runs the tests of names, features and covers, and returns how many failed. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_names),
      cmocka_unit_test(test_counters),
      cmocka_unit_test(test_names_and_edges_in_one_list),
      cmocka_unit_test(test_covers),
      cmocka_unit_test(test_what_has_to_stay_and_what_must_not),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
