/* The generator: each input is a well-formed module, the same one always; small inputs are small modules; a change at one place
 * changes little; nothing of the vocabulary is left out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "core/base/vec.h"
#include "core/check/check.h"
#include "core/text/print/print.h"
#include "fuzz/gen/statistics.h"

typedef PL_VEC(uint32_t) kinds;

/* Appends the kinds of the op and of all ops in it, in the order of the text. */
static void collect(const pl_op *op, kinds *out) {
  pl_vec_push(out, (uint32_t)op->info->kind);
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r])
  for (const pl_op *inner = block->first; inner; inner = inner->next)
    collect(inner, out);
}

/* The kinds of the ops of the module generated from the input; the caller frees the vector. */
static kinds kinds_of(pl_gen *gen, const uint8_t *data, size_t size) {
  pl_context *ctx = pl_context_new();
  pl_module *module = pl_gen_module(gen, ctx, data, size, NULL);
  kinds out = {0};
  collect(module->op, &out);
  pl_module_free(module);
  pl_context_free(ctx);
  return out;
}

/* Whether the op is an arith.index_cast or index_castui of a memref, which is valid but has no lowering. */
static bool is_cast_of_buffer(const pl_op *op) {
  return (pl_op_is(op, PL_OP_ARITH_INDEX_CAST) || pl_op_is(op, PL_OP_ARITH_INDEX_CASTUI)) &&
         pl_operand(op, 0)->type->kind == PL_TYPE_MEMREF;
}

/* Whether the op is, or contains, an index cast of a memref. */
static bool casts_a_buffer(const pl_op *op) {
  if (is_cast_of_buffer(op)) return true;
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r])
  for (const pl_op *inner = block->first; inner; inner = inner->next)
    if (casts_a_buffer(inner)) return true;
  return false;
}

/* Checks that the module generated from the input is well-formed and, with `source_only`, has no index cast of a memref.
 * `seed` is named in the message of a failure. */
static void expect_well_formed(pl_gen *gen, const uint8_t *data, size_t size, bool source_only, uint64_t seed) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_module *module = pl_gen_module(gen, ctx, data, size, &(pl_gen_options){.source_only = source_only});
  if (!pl_check(module->op, NULL, diags))
    print_message("seed %llu: %s\n", (unsigned long long)seed, pl_diags_at(diags, 0)->message);
  assert_int_equal(pl_diags_errors(diags), 0);
  assert_false(source_only && casts_a_buffer(module->op));
  pl_module_free(module);
  pl_diags_free(diags);
  pl_context_free(ctx);
}

/* Modules generated from random inputs, complete or cut off in the middle, with or without source_only, are well-formed. */
static void test_well_formed(void **state) {
  (void)state;
  uint8_t data[PL_GEN_MAX_SEED_BYTES];
  pl_gen *gen = pl_gen_new();
  for (uint64_t seed = 0; seed < 1200; seed++) {
    size_t size = pl_gen_seed_bytes(seed, data, sizeof data);
    expect_well_formed(gen, data, size, seed % 2 == 1, seed);
    expect_well_formed(gen, data, size / 2, false, seed); /* cut anywhere */
  }
  pl_gen_free(gen);
}

/* Modules generated from regular inputs (one repeated byte, an arithmetic sequence, no bytes) are well-formed. */
static void test_uniform_inputs(void **state) {
  (void)state;
  uint8_t data[600];
  pl_gen *gen = pl_gen_new();
  for (unsigned byte = 0; byte < 256; byte++) {
    memset(data, (int)byte, sizeof data);
    expect_well_formed(gen, data, sizeof data, false, byte);
    for (size_t i = 0; i < sizeof data; i++)
      data[i] = (uint8_t)(byte + i * 7);
    expect_well_formed(gen, data, sizeof data, true, byte);
  }
  expect_well_formed(gen, NULL, 0, false, 0);
  pl_gen_free(gen);
}

/* An empty input gives an empty module, and the number of operations is at most linear in the size of the input. */
static void test_sizes(void **state) {
  (void)state;
  uint8_t data[PL_GEN_MAX_SEED_BYTES];
  pl_gen *gen = pl_gen_new();
  kinds none = kinds_of(gen, NULL, 0);
  assert_int_equal(none.len, 1); /* the module alone */
  pl_vec_free(&none);
  for (uint64_t seed = 0; seed < 200; seed++) {
    size_t size = pl_gen_seed_bytes(seed, data, sizeof data);
    kinds all = kinds_of(gen, data, size);
    assert_true(all.len <= 40 + 4 * size); /* a record makes some values for its op, and closes what is open */
    pl_vec_free(&all);
  }
  pl_gen_free(gen);
}

/* A changed byte in the last record of an input leaves, on average over random inputs, the kinds of at least 70 % of the
 * module's operations as they were, counted up to the first one that differs. */
static void test_locality(void **state) {
  (void)state;
  uint8_t data[PL_GEN_MAX_SEED_BYTES];
  pl_gen *gen = pl_gen_new();
  uint64_t same = 0, total = 0;
  for (uint64_t seed = 0; seed < 200; seed++) {
    size_t size = pl_gen_seed_bytes(seed, data, sizeof data);
    if (size < 8 * PL_GEN_RECORD) continue;
    kinds before = kinds_of(gen, data, size);
    data[size - PL_GEN_RECORD + 1] ^= 0x55;
    kinds after = kinds_of(gen, data, size);
    size_t shorter = before.len < after.len ? before.len : after.len, i = 0;
    while (i < shorter && before.data[i] == after.data[i])
      i++;
    same += i;
    total += shorter;
    pl_vec_free(&before);
    pl_vec_free(&after);
  }
  print_message("%llu of %llu operations unchanged\n", (unsigned long long)same, (unsigned long long)total);
  assert_true(same * 10 >= total * 7);
  pl_gen_free(gen);
}

/* The printed module generated from the input; the caller frees the text. */
static char *text_of(pl_gen *gen, const uint8_t *data, size_t size) {
  pl_context *ctx = pl_context_new();
  pl_module *module = pl_gen_module(gen, ctx, data, size, NULL);
  pl_sink out = {0};
  pl_print_module(module, NULL, &out);
  char *text = strdup(pl_sink_text(&out));
  pl_sink_close(&out);
  pl_module_free(module);
  pl_context_free(ctx);
  return text;
}

/* An input gives the same text whatever was generated before and by whichever generator; different inputs mostly give
 * different texts. */
static void test_determinism(void **state) {
  (void)state;
  uint8_t data[PL_GEN_MAX_SEED_BYTES];
  pl_gen *one = pl_gen_new(), *other = pl_gen_new();
  uint32_t different = 0;
  char *last = NULL;
  for (uint64_t seed = 0; seed < 60; seed++) {
    size_t size = pl_gen_seed_bytes(seed, data, sizeof data);
    char *a = text_of(one, data, size), *b = text_of(seed % 3 ? one : other, data, size);
    assert_string_equal(a, b);
    different += last && strcmp(last, a) != 0;
    free(last);
    free(b);
    last = a;
  }
  free(last);
  assert_true(different >= 55);
  pl_gen_free(one);
  pl_gen_free(other);
}

/* Each kind of op, each feature and each calling convention occurs often enough in random modules. (gen-mlir --statistics
 * 10000 demands one of a hundred; fewer modules need a margin.) */
static void test_everything_occurs(void **state) {
  (void)state;
  enum { SEEDS = 1500, LEAST = SEEDS / 250 };
  uint8_t data[PL_GEN_MAX_SEED_BYTES];
  pl_gen *gen = pl_gen_new();
  pl_gen_counts *counts = calloc(1, sizeof *counts);
  for (uint64_t seed = 0; seed < SEEDS; seed++) {
    size_t size = pl_gen_seed_bytes(seed, data, sizeof data);
    pl_context *ctx = pl_context_new();
    pl_module *module = pl_gen_module(gen, ctx, data, size, NULL);
    pl_gen_count(counts, module, data, size);
    pl_module_free(module);
    pl_context_free(ctx);
  }
  for (int k = PL_OP_INVALID + 1; k < PL_OP_UNREGISTERED; k++) {
    if (counts->ops[k] < LEAST) print_message("%s: %u\n", pl_op_info_of((pl_op_kind)k)->name.data, counts->ops[k]);
    assert_true(counts->ops[k] >= LEAST);
  }
  for (int k = 0; k < PL_GEN_NUM_FEATURES; k++) {
    if (counts->features[k] < LEAST) print_message("%s: %u\n", pl_gen_feature_name((pl_gen_feature)k), counts->features[k]);
    assert_true(counts->features[k] >= LEAST);
  }
  for (int k = 0; k < PL_GEN_NUM_CONVENTIONS; k++)
    assert_true(counts->conventions[k] >= LEAST);
  free(counts);
  pl_gen_free(gen);
}

/* Runs the tests of the generator, and returns how many failed. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_well_formed), cmocka_unit_test(test_uniform_inputs), cmocka_unit_test(test_sizes),
      cmocka_unit_test(test_locality),    cmocka_unit_test(test_determinism),    cmocka_unit_test(test_everything_occurs),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
