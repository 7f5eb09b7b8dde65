/* The interpreter over the corpus: right lowerings never differ from their sources, on random inputs; and it sees something: most
 * functions have inputs that are defined. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "core/base/vec.h"
#include "core/text/parse/parse.h"
#include "verify/interp/compare/comparison.h"
#include "verify/interp/inputs/random_inputs.h"
#include "verify/interp/machine/memory.h"

enum { RUNS = 24, STEPS = 4000 };

typedef struct loaded {
  char *data;
  pl_source source;
  pl_module *module;
} loaded;

typedef struct tally {
  unsigned functions, with_defined_runs, compared;
} tally;

/* Reads a file into a source, which is not parsed yet; the caller frees the data. The test fails if it cannot be read. */
static loaded load(const char *path) {
  char *data = NULL, error[256];
  size_t len = 0;
  assert_true(pl_read_file(path, &data, &len, error));
  return (loaded){data, {path, {data, len}, 1}, NULL};
}

/* Parses the loaded file into file->module; the test fails if it is not valid. */
static void parse(loaded *file, pl_context *ctx, pl_diags *diags) {
  pl_parse_options options = {.allow_unregistered = false};
  file->module = pl_parse(ctx, &file->source, &options, diags);
  assert_non_null(file->module);
}

/* Runs source and lowering of a function on RUNS random inputs and counts the outcomes in *t; the test fails if they differ or
 * a run is unsupported. */
static void compare_function(const pl_op *source, const pl_op *lowered, tally *t) {
  /* Some of the lowerings have a callee's body in the place of its call. */
  pl_interp_options options = {.max_steps = STEPS, .inside = true};
  bool defined = false;
  for (uint64_t seed = 1; seed <= RUNS; seed++) {
    pl_arena *arena = pl_arena_new();
    pl_inputs *inputs = pl_inputs_random(arena, source, &options, seed);
    assert_non_null(inputs);
    pl_comparison result = pl_interp_compare(arena, source, lowered, inputs, &options);
    if (result.kind == PL_COMPARISON_DIFFERS) print_message("@%.*s: %s\n", PL_STR_FMT(pl_symbol_name(source)), result.what);
    assert_int_not_equal(result.kind, PL_COMPARISON_DIFFERS);
    assert_int_not_equal(result.kind, PL_COMPARISON_UNSUPPORTED);
    defined |= result.kind == PL_COMPARISON_SAME;
    t->compared += result.kind == PL_COMPARISON_SAME;
    pl_arena_free(arena);
  }
  t->functions++;
  t->with_defined_runs += defined;
}

/* Compares each func.func with a body of the source file with the symbol of that name in the lowering's file, if there is one
 * (see compare_function). */
static void compare_files(const char *source_path, const char *lowered_path, tally *t) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  loaded source = load(source_path), lowered = load(lowered_path);
  parse(&source, ctx, diags);
  parse(&lowered, ctx, diags);
  PL_FOR_OPS(op, source.module->op->regions[0]->first) {
    if (!pl_op_is(op, PL_OP_FUNC_FUNC) || pl_func_is_declaration(op)) continue;
    const pl_op *twin = pl_symbol_lookup(lowered.module->op, pl_symbol_name(op));
    if (twin) compare_function(op, twin, t);
  }
  pl_module_free(source.module);
  pl_module_free(lowered.module);
  pl_diags_free(diags);
  pl_context_free(ctx);
  free(source.data);
  free(lowered.data);
}

/* Whether the text of the file at `path`, a lowering, contains "examples/NAME.mlir", the name of its source. */
static bool is_judged_against(const char *path, const char *name) {
  char *data = NULL, error[256], example[256];
  size_t len = 0;
  snprintf(example, sizeof example, "examples/%s.mlir", name);
  assert_true(pl_read_file(path, &data, &len, error));
  const bool named = strstr(data, example) != NULL;
  free(data);
  return named;
}

/* Calls compare_files for each .mlir file in corpus/proved/NAME whose source is corpus/examples/NAME.mlir (is_judged_against);
 * does nothing if there is no such source. */
static void compare_folder(const char *name, tally *t) {
  char folder[512], source[512];
  snprintf(folder, sizeof folder, "corpus/proved/%s", name);
  snprintf(source, sizeof source, "corpus/examples/%s.mlir", name);
  DIR *dir = opendir(folder);
  assert_non_null(dir);
  FILE *kernel = fopen(source, "r");
  if (!kernel) { /* some folders hold lowerings of themselves */
    closedir(dir);
    return;
  }
  fclose(kernel);
  for (struct dirent *entry; (entry = readdir(dir));) {
    char path[1024];
    size_t len = strlen(entry->d_name);
    if (len < 5 || strcmp(entry->d_name + len - 5, ".mlir") != 0) continue;
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    if (is_judged_against(path, name)) compare_files(source, path, t);
  }
  closedir(dir);
}

/* Runs of the corpus's right lowerings, of more than 100 functions, never differ from their sources, and more than 80 % of the
 * functions have inputs on which they are defined. */
static void right_lowerings_never_differ(void **state) {
  (void)state;
  tally t = {0};
  DIR *dir = opendir("corpus/proved");
  assert_non_null(dir);
  for (struct dirent *entry; (entry = readdir(dir));)
    if (entry->d_name[0] != '.' && !strchr(entry->d_name, '.')) compare_folder(entry->d_name, &t);
  closedir(dir);
  print_message("%u pairs of functions, %u with defined runs, %u runs compared\n", t.functions, t.with_defined_runs, t.compared);
  assert_true(t.functions > 100);
  assert_true(t.with_defined_runs * 10 > t.functions * 8);
}

/* The number of the runs of the text's first function on the random inputs of seeds 1 to `runs` that are defined. */
static unsigned defined_runs_of_views(const char *text, unsigned runs) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  loaded file = {.source = {"views", {text, strlen(text)}, 1}};
  const pl_interp_options options = {.max_steps = STEPS};
  unsigned defined = 0;
  parse(&file, ctx, diags);
  const pl_op *function = file.module->op->regions[0]->first->first;
  for (uint64_t seed = 1; seed <= runs; seed++) {
    pl_arena *arena = pl_arena_new();
    pl_inputs *inputs = pl_inputs_random(arena, function, &options, seed);
    assert_non_null(inputs);
    defined += pl_interp_compare(arena, function, function, inputs, &options).kind == PL_COMPARISON_SAME;
    pl_arena_free(arena);
  }
  pl_module_free(file.module);
  pl_diags_free(diags);
  pl_context_free(ctx);
  return defined;
}

/* Of 4000 random inputs of a function that loads from a view of a view whose offsets, sizes and step are arguments, at least 4
 * are in bounds. */
static void views_of_views_are_in_bounds(void **state) {
  (void)state;
  static const char text[] =
      "func.func @views(%m: memref<?x?xf32, strided<[?, ?]>>, %o: index, %p: index, %n: index, %s: index, %i: index, %j: index)\n"
      "    -> f32 {\n"
      "  %0 = memref.subview %m[%o, 2][%n, 8][%s, 1]\n"
      "    : memref<?x?xf32, strided<[?, ?]>> to memref<?x8xf32, strided<[?, ?], offset: ?>>\n"
      "  %1 = memref.subview %0[%p, %o][2, 2][2, 3]\n"
      "    : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>\n"
      "  %2 = memref.load %1[%i, %j] : memref<2x2xf32, strided<[?, ?], offset: ?>>\n"
      "  return %2 : f32\n"
      "}\n";
  const unsigned defined = defined_runs_of_views(text, 4000);
  print_message("%u of 4000 runs are defined\n", defined);
  assert_true(defined >= 4);
}

/* The number of objects of `size` bytes, at most `most`, that a memory makes before it is exhausted when each is freed before the
 * next one is made; `recycles`: the memory reuses the bytes of freed objects. */
static uint64_t short_lived_objects(uint64_t size, bool recycles, uint64_t most) {
  pl_arena *arena = pl_arena_new();
  pl_memory memory;
  pl_memory_init(&memory, arena);
  memory.recycles = recycles;
  uint64_t made = 0;
  for (uint32_t number; made < most && (number = pl_memory_add(&memory, PL_OBJECT_HEAP, 0, size, 8)) != 0; made++)
    pl_memory_end(&memory, number);
  pl_memory_free(&memory);
  pl_arena_free(arena);
  return made;
}

/* A memory is exhausted once PL_MOST_TOUCHED bytes were allocated or copied, unless it reuses the bytes of freed objects. */
static void runs_touch_so_many_bytes(void **state) {
  (void)state;
  const uint64_t size = PL_DENSE_BYTES; /* a larger object takes no bytes before it is accessed */
  assert_int_equal(short_lived_objects(size, false, 10000), PL_MOST_TOUCHED / size);
  assert_int_equal(short_lived_objects(size, true, 1000), 1000);
  pl_arena *arena = pl_arena_new();
  pl_memory memory;
  pl_memory_init(&memory, arena);
  const uint32_t to = pl_memory_add(&memory, PL_OBJECT_HEAP, 0, size, 8),
                 from = pl_memory_add(&memory, PL_OBJECT_HEAP, 0, size, 8);
  uint64_t copies = 0;
  for (; copies < 10000 && !memory.exhausted; copies++)
    pl_memory_move(&memory, to, 0, from, 0, size);
  assert_int_equal(copies, PL_MOST_TOUCHED / size - 2 + 1); /* two to make them; the last one is left out */
  pl_memory_free(&memory);
  pl_arena_free(arena);
}

/* Sets byte i of an object to i modulo 251 (a pl_fresh_fn), and counts the bytes in *user. */
static void count_up(const void *user, pl_arena *arena, uint64_t at, uint64_t count, uint8_t *bytes, uint8_t *states) {
  (void)arena;
  *(uint64_t *)(uintptr_t)user += count;
  for (uint64_t i = 0; i < count; i++) {
    bytes[i] = (uint8_t)((at + i) % 251);
    states[i] = PL_BYTE_FINE;
  }
}

/* Of a large object only the pages that are accessed are made, once in each copy; what was only read does not count as a
 * difference, nor in the hash. */
static void large_objects_are_made_as_they_are_accessed(void **state) {
  (void)state;
  pl_arena *arena = pl_arena_new();
  uint64_t made = 0;
  const uint64_t size = (uint64_t)1 << 30;
  pl_object a = {.kind = PL_OBJECT_INCOMING, .size = size, .alive = true};
  pl_object_make(arena, &a, (pl_fresh){.state = PL_BYTE_FINE, .make = count_up, .user = &made});
  pl_object b = pl_object_copy(arena, &a);
  assert_int_equal(made, 0);
  const uint64_t digest = pl_object_digest(&a, 7);
  assert_int_equal(pl_object_byte(&a, size - 1), (size - 1) % 251);
  assert_int_equal(pl_object_byte(&a, size - 2), (size - 2) % 251);
  assert_in_range(made, 1, 4096);
  assert_true(pl_object_digest(&a, 7) == digest && pl_object_equal(arena, &a, &b) && pl_object_is_fine(&a));
  pl_object_set(&b, 12345678, pl_object_byte(&a, 12345678), PL_BYTE_FINE);
  assert_true(pl_object_digest(&b, 7) == digest && pl_object_equal(arena, &a, &b));
  pl_object_set(&b, 12345678, (uint8_t)~pl_object_byte(&a, 12345678), PL_BYTE_FINE);
  assert_false(pl_object_digest(&b, 7) == digest || pl_object_equal(arena, &a, &b));
  pl_object_set(&b, 3, 0, PL_BYTE_POISON);
  assert_false(pl_object_is_fine(&b));
  assert_in_range(made, 1, 1 << 16);
  pl_arena_free(arena);
}

/* A large object as two arrays, and a text in it. */
static void large_objects_can_be_made_flat(void **state) {
  (void)state;
  pl_arena *arena = pl_arena_new();
  pl_object a = {.kind = PL_OBJECT_HEAP, .size = (uint64_t)1 << 20, .alive = true};
  pl_object_make(arena, &a, (pl_fresh){.state = PL_BYTE_UNDEF});
  pl_object_fill(&a, 70000, 5, 'x', PL_BYTE_FINE);
  assert_null(pl_object_text(arena, &a, 70000)); /* no zero byte that was written */
  pl_object_set(&a, 70005, 0, PL_BYTE_FINE);
  assert_string_equal(pl_object_text(arena, &a, 70000), "xxxxx");
  const pl_object flat = pl_object_flat(arena, &a);
  assert_false(pl_object_is_sparse(&flat));
  assert_true(pl_object_equal(arena, &flat, &a) && flat.bytes[70004] == 'x' && flat.poison[70006] == PL_BYTE_UNDEF);
  pl_arena_free(arena);
}

/* What a large object counts as used memory is given back when it ends, also if pages of it were made by a comparison. */
static void memory_used_is_given_back(void **state) {
  (void)state;
  pl_arena *arena = pl_arena_new();
  pl_memory memory;
  pl_memory_init(&memory, arena);
  const uint64_t size = (uint64_t)1 << 20;
  const uint32_t a = pl_memory_add(&memory, PL_OBJECT_HEAP, 0, size, 8), b = pl_memory_add(&memory, PL_OBJECT_HEAP, 0, size, 8);
  pl_memory_fill(&memory, a, 0, 1000, 7, PL_BYTE_FINE);
  pl_memory_move(&memory, b, 0, a, 500, 2000);
  assert_true(memory.used >= 2500);
  (void)pl_object_byte(&pl_memory_at(&memory, a)->object, size - 1);
  pl_memory_end(&memory, a);
  pl_memory_end(&memory, b);
  assert_int_equal(memory.used, 0);
  pl_memory_free(&memory);
  pl_arena_free(arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(memory_used_is_given_back),      cmocka_unit_test(large_objects_are_made_as_they_are_accessed),
      cmocka_unit_test(large_objects_can_be_made_flat), cmocka_unit_test(right_lowerings_never_differ),
      cmocka_unit_test(views_of_views_are_in_bounds),   cmocka_unit_test(runs_touch_so_many_bytes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
