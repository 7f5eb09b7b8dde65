/* The mutators: the same change for the same seed; a change of a well-formed text is well-formed; every kind of change happens.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <string.h>

#include "core/check/check.h"
#include "core/text/parse/parse.h"
#include "fuzz/gen/gen.h"
#include "fuzz/mutators/mutators.h"

static const char sample[] = "func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {\n"
                             "  %k = arith.constant 5 : i32\n"
                             "  %x = arith.subi %a, %k : i32\n"
                             "  %y = arith.cmpi slt, %x, %b : i32\n"
                             "  cf.cond_br %y, ^one, ^two\n"
                             "^one:\n"
                             "  return %x : i32\n"
                             "^two:\n"
                             "  %z = arith.divsi %x, %a : i32\n"
                             "  return %b : i32\n"
                             "}\n";

/* Whether the text is parsed and checked without an error. */
static bool is_well_formed(const char *text, size_t size) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  const pl_source source = {"text", {text, size}, 1};
  pl_module *module = pl_parse(ctx, &source, &(pl_parse_options){.allow_unregistered = false}, diags);
  bool ok = module && pl_check(module->op, NULL, diags);
  pl_module_free(module);
  pl_diags_free(diags);
  pl_context_free(ctx);
  return ok;
}

/* Whether the words occur in the text. */
static bool holds(const uint8_t *text, size_t size, const char *words) {
  size_t len = strlen(words);
  for (size_t i = 0; i + len <= size; i++)
    if (memcmp(text + i, words, len) == 0) return true;
  return false;
}

/* What each kind of change makes of the sample, and does not without it. */
static const char *const signs[] = {"arith.muli", "cmpi ult",   "cond_br %1, ^bb2, ^bb1",
                                    "subi %c5",   "subi %arg1", "arith.constant 0"};
enum { NUM_SIGNS = sizeof signs / sizeof *signs };

/* Every mutation of the sample is well-formed and, which is checked for some seeds, the same again for the same seed; over
 * many seeds every kind of change occurs. */
static void test_changes_of_text(void **state) {
  (void)state;
  uint8_t out[4096], again[4096];
  bool seen[NUM_SIGNS] = {false};
  size_t shortest = sizeof sample, longest = 0;
  for (uint64_t seed = 0; seed < 1500; seed++) {
    size_t size = pl_mutate_text((const uint8_t *)sample, strlen(sample), out, sizeof out, seed);
    assert_true(size > 0);
    assert_true(is_well_formed((const char *)out, size));
    if (seed % 50 == 0) {
      assert_int_equal(pl_mutate_text((const uint8_t *)sample, strlen(sample), again, sizeof again, seed), size);
      assert_memory_equal(out, again, size);
    }
    for (int i = 0; i < NUM_SIGNS; i++)
      seen[i] = seen[i] || holds(out, size, signs[i]);
    shortest = size < shortest ? size : shortest;
    longest = size > longest ? size : longest;
  }
  for (int i = 0; i < NUM_SIGNS; i++) {
    if (!seen[i]) print_message("never: %s\n", signs[i]);
    assert_true(seen[i]);
  }
  assert_true(longest > shortest + 40); /* operations are taken out and repeated */
}

/* A mutation of a text gives 0 bytes if the result does not fit into the buffer or the text is no module; so does a crossing
 * with an empty text. */
static void test_no_room_and_no_module(void **state) {
  (void)state;
  uint8_t out[16];
  const uint8_t *text = (const uint8_t *)sample;
  assert_int_equal(pl_mutate_text(text, strlen(sample), out, sizeof out, 1), 0);
  assert_int_equal(pl_mutate_text((const uint8_t *)"func", 4, out, sizeof out, 1), 0);
  assert_int_equal(pl_cross_texts(text, strlen(sample), (const uint8_t *)"", 0, out, sizeof out, 1), 0);
}

/* Crossing two modules adds a renamed function of the second one to the first, and the result is well-formed. */
static void test_crossing(void **state) {
  (void)state;
  static const char other[] = "func.func @g(%a: f32) -> f32 {\n  return %a : f32\n}\n";
  uint8_t out[4096];
  size_t size =
      pl_cross_texts((const uint8_t *)sample, strlen(sample), (const uint8_t *)other, strlen(other), out, sizeof out, 3);
  assert_true(holds(out, size, "@f(") && holds(out, size, "@crossed0(%arg0: f32)"));
  assert_true(is_well_formed((const char *)out, size));
}

/* Mutations of records change their length by at most one record and never exceed the capacity; crossing gives as many bytes
 * as both inputs have together, as far as the capacity goes. */
static void test_records(void **state) {
  (void)state;
  uint8_t data[256], other[64], out[512];
  bool grew = false, shrank = false, same = false;
  memset(other, 0xee, sizeof other);
  for (uint64_t seed = 0; seed < 400; seed++) {
    size_t size = (size_t)(seed % 9) * 7;
    for (size_t i = 0; i < sizeof data; i++)
      data[i] = (uint8_t)i;
    size_t changed = pl_mutate_records(data, size, sizeof data, seed);
    assert_true(changed <= size + PL_GEN_RECORD && changed + PL_GEN_RECORD >= size);
    grew = grew || changed > size;
    shrank = shrank || changed < size;
    same = same || changed == size;
    assert_true(pl_mutate_records(data, size, size, seed) <= size); /* no space to grow */
    size_t crossed = pl_cross_records(data, size, other, sizeof other, out, sizeof out, seed);
    assert_int_equal(crossed, size + sizeof other);
    assert_true(pl_cross_records(data, size, other, sizeof other, out, 20, seed) <= 20);
  }
  assert_true(grew && shrank && same);
}

/* Runs the tests of the mutators, and returns how many failed. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_changes_of_text),
      cmocka_unit_test(test_no_room_and_no_module),
      cmocka_unit_test(test_crossing),
      cmocka_unit_test(test_records),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
