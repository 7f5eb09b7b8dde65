/* Parser and printer: what mlir-opt 22 prints comes out again byte for byte, in the custom and the generic form and from either
 * to either; older spellings come out in today's; malformed text is reported, never a crash. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/check/check.h"
#include "core/tests/text_samples.inc"
#include "core/text/parse/parse.h"
#include "core/text/print/print.h"
#include "core/text/stream/tape.h"

/* Parses the text and prints the module into `out` with these options, or the default ones if NULL. False, reported in `diags`,
 * on error. */
static bool round_trip(const char *text, size_t len, const pl_print_options *options, pl_sink *out, pl_diags *diags) {
  pl_context *ctx = pl_context_new();
  pl_source source = {"test.mlir", {text, len}, 1};
  pl_parse_options parse_options = {.allow_unregistered = true};
  pl_module *module = pl_parse(ctx, &source, &parse_options, diags);
  bool ok = module != NULL;
  if (ok) pl_print_module(module, options, out);
  pl_module_free(module);
  pl_context_free(ctx);
  return ok;
}

/* The lines of the list, which NULL ends, as one text; the caller frees it. */
static char *join(const char *const *lines) {
  size_t len = 0;
  for (size_t i = 0; lines[i]; i++)
    len += strlen(lines[i]) + 1;
  char *text = malloc(len + 1);
  assert_non_null(text);
  size_t at = 0;
  for (size_t i = 0; lines[i]; i++) {
    size_t n = strlen(lines[i]);
    memcpy(text + at, lines[i], n);
    at += n;
    text[at++] = '\n';
  }
  text[at] = '\0';
  return text;
}

/* Checks that the text is printed as `want`, in generic form and with locations if these are asked for. */
static void expect_print(const char *text, bool generic, bool debug_info, const char *want) {
  pl_diags *diags = pl_diags_new();
  pl_sink out = {0};
  pl_print_options options = {.generic = generic, .debug_info = debug_info};
  bool ok = round_trip(text, strlen(text), &options, &out, diags);
  if (!ok) pl_diags_render(diags, false, &out);
  assert_string_equal(pl_sink_text(&out), want);
  assert_true(ok);
  pl_sink_close(&out);
  pl_diags_free(diags);
}

/* Checks that the lines of `text` are printed as the lines `want`. */
static void expect_lines(const char *const *text, bool generic, bool debug_info, const char *const *want) {
  char *input = join(text), *output = join(want);
  expect_print(input, generic, debug_info, output);
  free(input);
  free(output);
}

/* Checks that the custom and the generic text of a sample are each printed as `custom` in custom form and as `generic` in generic
 * form. */
static void both_forms(const char *const *custom, const char *const *generic) {
  expect_lines(custom, false, false, custom);
  expect_lines(custom, true, false, generic);
  expect_lines(generic, true, false, generic);
  expect_lines(generic, false, false, custom);
}

/* Ops of the builtin, func, arith and cf dialects and others are read and printed in both forms. */
static void test_ops(void **state) {
  (void)state;
  both_forms(ops_custom, ops_generic);
}

/* Ops of the memref dialect are read and printed in both forms. */
static void test_memref(void **state) {
  (void)state;
  both_forms(memref_custom, memref_generic);
}

/* Ops of the LLVM dialect are read and printed in both forms. */
static void test_llvm(void **state) {
  (void)state;
  both_forms(llvm_custom, llvm_generic);
}

/* Types and attributes are read and printed in both forms. */
static void test_types_and_attributes(void **state) {
  (void)state;
  both_forms(types_and_attributes_custom, types_and_attributes_generic);
}

/* Locations are read and printed. */
static void test_locations(void **state) {
  (void)state;
  expect_lines(located, false, true, located);
}

/* Spellings of 2020 to 2022 are printed in today's form. */
static void test_old_spellings(void **state) {
  (void)state;
  expect_lines(old_spelling, false, false, old_upgraded);
}

/* Texts without ops are printed as an empty module. */
static void test_empty(void **state) {
  (void)state;
  expect_print("", false, false, "module {\n}\n");
  expect_print("module @a {}", false, false, "module @a {\n}\n");
  expect_print("// only a comment", true, false, "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n");
}

/* Results whose names are taken get a number appended, in each function anew. */
static void test_names(void **state) {
  (void)state;
  expect_print(
      "func.func @f() {\n  %a = arith.constant 1 : i32\n  %b = arith.constant 1 : i32\n  return\n}\n"
      "func.func @g() {\n  %a = arith.constant 1 : i32\n  return\n}\n",
      false, false,
      "module {\n  func.func @f() {\n    %c1_i32 = arith.constant 1 : i32\n    %c1_i32_0 = arith.constant 1 : i32\n    return\n"
      "  }\n  func.func @g() {\n    %c1_i32 = arith.constant 1 : i32\n    return\n  }\n}\n");
}

/* Ops that differ in their values only, with a value in two places among them, are printed as mlir-opt 22 prints them. */
static void test_same_shape(void **state) {
  (void)state;
  expect_print(
      "func.func @f(%a: i32, %b: i32) -> (i32, i32) {\n  %0 = arith.addi %a, %a : i32\n  %1 = arith.addi %a, %b : i32\n"
      "  %2 = arith.addi %b, %a : i32\n  %3 = arith.addi %2, %2 : i32\n  return %1, %0 : i32, i32\n}\n"
      "module {\n  \"func.func\"() <{function_type = () -> (), sym_name = \"g\"}> ({\n    \"func.return\"() : () -> ()\n"
      "  }) : () -> ()\n}\n",
      false, false,
      "module {\n  func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32) {\n    %0 = arith.addi %arg0, %arg0 : i32\n"
      "    %1 = arith.addi %arg0, %arg1 : i32\n    %2 = arith.addi %arg1, %arg0 : i32\n    %3 = arith.addi %2, %2 : i32\n"
      "    return %1, %0 : i32, i32\n  }\n  module {\n    func.func @g() {\n      return\n    }\n  }\n}\n");
}

/* A type that occurred before is read the same again, nested otherwise and with other text after it. */
static void test_same_type(void **state) {
  (void)state;
  expect_print(
      "func.func private @f(memref<2x?xi32, strided<[3, 1]>, 1>, vector<[4]xi8>)\n"
      "func.func private @g(memref<2x?xi32, strided<[3, 1]>, 1>, complex<f32>, tuple<complex<f32>, memref<2x?xi32, strided<[3, "
      "1]>, 1>>, vector<[4]xi8>)\n",
      false, false,
      "module {\n  func.func private @f(memref<2x?xi32, strided<[3, 1]>, 1>, vector<[4]xi8>)\n"
      "  func.func private @g(memref<2x?xi32, strided<[3, 1]>, 1>, complex<f32>, tuple<complex<f32>, memref<2x?xi32, "
      "strided<[3, 1]>, 1>>, vector<[4]xi8>)\n}\n");
}

/* Checks that the text is rejected with an error that contains the message, if that is not NULL. */
static void expect_error(const char *text, const char *message) {
  pl_diags *diags = pl_diags_new();
  pl_sink out = {0};
  assert_false(round_trip(text, strlen(text), NULL, &out, diags));
  assert_true(pl_diags_errors(diags) > 0);
  if (message) {
    bool found = false;
    for (size_t i = 0; i < pl_diags_count(diags); i++)
      found = found || strstr(pl_diags_at(diags, i)->message, message);
    if (!found) print_error("%s\n", pl_diags_at(diags, 0)->message);
    assert_true(found);
  }
  pl_sink_close(&out);
  pl_diags_free(diags);
}

/* Malformed texts are rejected with an error, most of them with a message that is checked. */
static void test_errors(void **state) {
  (void)state;
  expect_error("func.func @f(", "expected");
  expect_error("llvm.func @f(i32) -> (i32, i32)", "zero or one function result");
  expect_error("llvm.func @f(memref<4xf32>)", "expected LLVM type for function arguments");
  expect_error("llvm.mlir.global internal @g()", "type can only be omitted for string globals");
  expect_error("memref.global @g : memref<?xf32>", "static shaped memref");
  expect_error("func.func @f(%p: !llvm.ptr) {\n  %0 = llvm.load %p : !llvm.ptr\n  return\n}", "expected");
  expect_error("func.func @f(%a: !llvm.struct<(i32)>) {\n  %0 = llvm.extractvalue %a[1] : !llvm.struct<(i32)>\n  return\n}",
               NULL);
  expect_error("func.func @f(%a: i32) {\n  %0 = llvm.icmp \"foo\" %a, %a : i32\n  return\n}", NULL);
  expect_error(
      "func.func @f(%m: memref<?xf32>) {\n  %0 = memref.expand_shape %m [[0, 1]] : memref<?xf32> into memref<?x?xf32>\n  "
      "return\n}",
      "output_shape");
  expect_error("!a = !llvm<\"{ i32\">", "malformed LLVM IR type");
  expect_error("!a = !llvm<\"[4 y i32]\">", "malformed LLVM IR type");
  expect_error("!llvm.a = i32", "reserved");
}

/* Prefixes of a text, and texts without one byte, at every 37th position, are accepted or rejected with an error. */
static void test_damaged(void **state) {
  (void)state;
  const char *const *texts[] = {memref_custom, llvm_custom, old_spelling, types_and_attributes_custom};
  for (size_t t = 0; t < sizeof texts / sizeof *texts; t++) {
    char *text = join(texts[t]);
    size_t len = strlen(text);
    char *copy = malloc(len + 1);
    assert_non_null(copy);
    for (size_t cut = 0; cut < len; cut += 37) {
      pl_diags *diags = pl_diags_new();
      pl_sink out = {0};
      bool whole = round_trip(text, cut, NULL, &out, diags);
      assert_true(whole || pl_diags_errors(diags) > 0);
      memcpy(copy, text, cut);
      memcpy(copy + cut, text + cut + 1, len - cut);
      pl_diags_truncate(diags, 0);
      whole = round_trip(copy, len - 1, NULL, &out, diags);
      assert_true(whole || pl_diags_errors(diags) > 0);
      pl_sink_close(&out);
      pl_diags_free(diags);
    }
    free(copy);
    free(text);
  }
}

/* An op that is printed alone has the value names of its function, and the generic form if it does not fit its op's
 * description. */
static void test_print_op(void **state) {
  (void)state;
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  const char *text = "func.func @f(%a: i32) {\n  %0 = arith.addi %a, %a : i32\n  %1 = arith.muli %0, %a : i32\n"
                     "  \"arith.addi\"(%1) : (i32) -> ()\n  return\n}";
  pl_source source = {"test.mlir", {text, strlen(text)}, 1};
  pl_module *module = pl_parse(ctx, &source, NULL, diags);
  assert_non_null(module);
  pl_op *func = module->op->regions[0]->first->first;
  pl_op *add = pl_func_entry(func)->first;
  pl_sink out = {0};
  pl_print_op(add->next, NULL, &out);
  pl_sink_putc(&out, '\n');
  pl_print_op(add->next->next, NULL, &out);
  assert_string_equal(pl_sink_text(&out), "%1 = arith.muli %0, %arg0 : i32\n"
                                          "\"arith.addi\"(%1) <{overflowFlags = #arith.overflow<none>}> : (i32) -> ()");
  pl_sink_close(&out);
  pl_module_free(module);
  pl_diags_free(diags);
  pl_context_free(ctx);
}

/* The parts of a tape are written in the order in which they were added, with the given shapes, names and labels. */
static void test_tape(void **state) {
  (void)state;
  pl_tape *tape = pl_tape_new();
  pl_sink out = {0};
  static const pl_tape_hole holes[] = {{4, 0}, {5, 1}};
  uint32_t add = pl_tape_add_shape(tape, PL_STR("\n"), true, PL_STR("add ,!"), holes, 2);
  uint32_t use = pl_tape_add_shape(tape, PL_STR("\n"), false, PL_STR("use "), holes, 1);
  uint32_t name = pl_tape_add_name(tape, PL_STR("arg0")), label = pl_tape_add_label(tape);
  size_t start = pl_tape_start(tape);
  pl_tape_text(tape, PL_STR("second"));
  pl_tape_op(tape, add, 7, (pl_tape_name[]){{true, name}, {false, 9}});
  pl_tape_op(tape, use, 0, (pl_tape_name[]){{false, 8}});
  pl_tape_op(tape, add, 8, (pl_tape_name[]){{false, 7}, {false, 4000000000u}});
  pl_tape_part second = pl_tape_end(tape, start);
  start = pl_tape_start(tape);
  pl_tape_op(tape, add, 0, (pl_tape_name[]){{false, 0}, {true, name}});
  pl_tape_label(tape, label);
  pl_tape_part first = pl_tape_end(tape, start);
  pl_tape_set_label(tape, label, PL_STR(" // ^bb3"));
  pl_tape_add_part(tape, first);
  pl_tape_add_part(tape, second);
  pl_tape_play(tape, &out);
  assert_string_equal(pl_sink_text(&out),
                      "\n%0 = add %0,%arg0! // ^bb3second\n%7 = add %arg0,%9!\nuse %8\n%8 = add %7,%4000000000!");
  (void)pl_sink_close(&out);
  pl_tape_free(tape);
}

/* Appends to `out` what reading a text shows: the printed module, the diagnostics, and the number of the next type. */
static void read_into(pl_context *ctx, const char *text, size_t len, bool unregistered, pl_sink *out) {
  pl_diags *diags = pl_diags_new();
  const pl_source source = {"test.mlir", {text, len}, 1};
  pl_module *module = pl_parse(ctx, &source, &(pl_parse_options){.allow_unregistered = unregistered}, diags);
  if (module) (void)pl_check(module->op, NULL, diags);
  if (module) pl_print_module(module, NULL, out);
  pl_diags_render(diags, false, out);
  pl_sink_printf(out, "next type: %u\n", pl_type_integer(ctx, 4711)->id);
  pl_module_free(module);
  pl_diags_free(diags);
}

/* A context that was reset behaves like a new one, whatever was read before and wherever that stopped. */
static void test_reset(void **state) {
  static const char *const *const samples[] = {ops_custom, llvm_generic, old_spelling, located, memref_custom};
  (void)state;
  pl_context *used = pl_context_new();
  for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
    char *text = join(samples[i]);
    size_t len = strlen(text);
    for (size_t end = len; end > 0; end = end > 397 ? end - 397 : 0) {
      pl_sink want = {0}, have = {0};
      pl_context *fresh = pl_context_new();
      read_into(fresh, text, end, end % 2 == 0, &want);
      pl_context_reset(used);
      read_into(used, text, end, end % 2 == 0, &have);
      assert_string_equal(pl_sink_text(&have), pl_sink_text(&want));
      pl_context_free(fresh);
      (void)pl_sink_close(&want);
      (void)pl_sink_close(&have);
    }
    free(text);
  }
  pl_context_free(used);
}

/* Texts and ops longer than what a tape holds in one place are written unchanged; a text that pl_tape_rewind removed is not
 * written. */
static void test_long_tape(void **state) {
  (void)state;
  enum { LONG = 200000 };
  pl_tape *tape = pl_tape_new();
  pl_sink out = {0};
  char *text = malloc(LONG);
  for (size_t i = 0; i < LONG; i++)
    text[i] = (char)('a' + i * 7 % 26);
  uint32_t use = pl_tape_add_shape(tape, PL_STR("\n"), false, PL_STR("use "), (pl_tape_hole[]){{4, 0}}, 1);
  size_t start = pl_tape_start(tape);
  pl_tape_text(tape, (pl_str){text + 1, LONG - 1});
  pl_tape_rewind(tape, start);
  pl_tape_text(tape, (pl_str){text, LONG});
  for (uint32_t i = 0; i < LONG; i++)
    pl_tape_op(tape, use, 0, (pl_tape_name[]){{false, i % 10}});
  pl_tape_text(tape, (pl_str){text, LONG});
  pl_tape_add_part(tape, pl_tape_end(tape, start));
  pl_tape_play(tape, &out);
  const size_t line = strlen("\nuse %0");
  assert_int_equal(out.len, LONG * (2 + line));
  assert_memory_equal(out.data, text, LONG);
  assert_memory_equal(out.data + LONG * (1 + line), text, LONG);
  for (size_t i = 0; i < LONG; i++)
    assert_int_equal(out.data[LONG + i * line + line - 1], '0' + (int)(i % 10));
  free(text);
  (void)pl_sink_close(&out);
  pl_tape_free(tape);
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_ops),        cmocka_unit_test(test_memref),
      cmocka_unit_test(test_llvm),       cmocka_unit_test(test_types_and_attributes),
      cmocka_unit_test(test_locations),  cmocka_unit_test(test_old_spellings),
      cmocka_unit_test(test_empty),      cmocka_unit_test(test_names),
      cmocka_unit_test(test_same_shape), cmocka_unit_test(test_same_type),
      cmocka_unit_test(test_errors),     cmocka_unit_test(test_damaged),
      cmocka_unit_test(test_print_op),   cmocka_unit_test(test_tape),
      cmocka_unit_test(test_long_tape),  cmocka_unit_test(test_reset),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
