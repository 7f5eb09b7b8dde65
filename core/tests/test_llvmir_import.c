/* Import of LLVM IR: bad texts of every length give an error and never a crash; what a text is; linear tables. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "core/check/check.h"
#include "core/llvmir/import/import.h"
#include "core/text/print/print.h"

static const char sample[] =
    "source_filename = \"a.c\"\n"
    "target datalayout = \"e-m:e-i64:64-n8:16:32:64-S128\"\n"
    "%pair = type { i32, ptr }\n"
    "$group = comdat any\n"
    "@text = private unnamed_addr constant [4 x i8] c\"a\\0A\\22\\00\", align 1\n"
    "@table = internal global [2 x %pair] [%pair { i32 1, ptr @text }, %pair zeroinitializer], section \"s\", comdat($group)\n"
    "@inside = global ptr getelementptr inbounds (i8, ptr @table, i64 16)\n"
    "@other = alias i32 (i32), ptr @count\n"
    "declare void @use(ptr nocapture noundef, ...) #1\n"
    "define dso_local i32 @count(i32 noundef %0) #0 {\n"
    "  %2 = alloca %pair, align 8\n"
    "  switch i32 %0, label %3 [ i32 1, label %5\n    i32 -7, label %5 ], !prof !3\n"
    "3:\n"
    "  %4 = phi i32 [ 0, %1 ], [ %9, %5 ]\n"
    "  ret i32 %4\n"
    "5:\n"
    "  %6 = phi i32 [ %0, %1 ], [ %0, %1 ], [ %9, %5 ]\n"
    "  %7 = getelementptr inbounds nuw %pair, ptr %2, i64 0, i32 0\n"
    "  %8 = load i32, ptr %7, align 8, !tbaa !0\n"
    "  %9 = add nuw nsw i32 %8, %6\n"
    "  call void (ptr, ...) @use(ptr noundef @text, i32 %9, double 1.5)\n"
    "  %10 = icmp slt i32 %9, 100\n"
    "  br i1 %10, label %5, label %3, !llvm.loop !4\n"
    "}\n"
    "attributes #0 = { nounwind memory(read, argmem: readwrite) \"frame-pointer\"=\"all\" \"target-features\"=\"+a,+b\" }\n"
    "attributes #1 = { allocsize(0) \"x\" }\n"
    "!llvm.module.flags = !{!6}\n"
    "!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !2, i64 0}\n!2 = !{!\"root\"}\n"
    "!3 = !{!\"branch_weights\", i32 1, i32 2, i32 3}\n"
    "!4 = distinct !{!4, !5}\n!5 = !{!\"llvm.loop.mustprogress\"}\n!6 = !{i32 1, !\"key\", i32 2}\n";

/* Whether the text can be imported: with one error if not, else without errors. The module, if there is one, is checked to find
 * crashes. */
static bool import(const char *text, size_t len) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  char *copy = memcpy(pl_xmalloc(len + 1), text, len); /* of its exact size: reading after the end is seen */
  const pl_source source = {"a.ll", {copy, len}, 1};
  pl_module *module = pl_llvmir_import(ctx, &source, NULL, diags);
  bool made = module != NULL;
  assert_int_equal(pl_diags_errors(diags), made ? 0 : 1);
  if (made) {
    (void)pl_check(module->op, &(pl_check_options){.allow_unregistered = false}, diags);
    pl_module_free(module);
  }
  pl_diags_free(diags);
  pl_context_free(ctx);
  free(copy);
  return made;
}

/* A sample is imported, and every prefix of it is imported or rejected with one error, more than half of them the latter. */
static void test_every_prefix(void **state) {
  (void)state;
  size_t whole = sizeof sample - 1, made = 0;
  assert_true(import(sample, whole));
  for (size_t len = 0; len < whole; len++)
    made += import(sample, len);
  assert_true(made < whole / 2); /* most prefixes end within something */
}

/* A sample with any one byte replaced is imported or rejected with one error. */
static void test_every_byte(void **state) {
  static const char replacements[] = {'{', '"', '%', '9', '\0', ','};
  char text[sizeof sample];
  (void)state;
  for (size_t i = 0; i < sizeof sample - 1; i++) {
    memcpy(text, sample, sizeof sample);
    text[i] = replacements[i % sizeof replacements];
    (void)import(text, sizeof sample - 1);
  }
}

/* Types, constant expressions and metadata that are nested very deeply are rejected, without running out of stack. */
static void test_deep_nesting(void **state) {
  static const char *const openings[] = {"@a = global ", "@a = global i64 ", "!0 = "};
  static const char *const levels[] = {"[1 x ", "ptrtoint (ptr inttoptr (i64 ", "!{"};
  (void)state;
  for (size_t k = 0; k < 3; k++) {
    pl_sink text = {0};
    pl_sink_puts(&text, openings[k]);
    for (int i = 0; i < 100000; i++)
      pl_sink_puts(&text, levels[k]);
    assert_false(import(text.data, text.len));
    (void)pl_sink_close(&text);
  }
}

/* LLVM IR and MLIR texts are distinguished by their beginning. */
static void test_kind_of_text(void **state) {
  static const char *const llvm[] = {"; ModuleID = 'a'\n",    "define void @f() {", "%t = type opaque",
                                     "@g = global i32 0",     "!0 = !{}",           "!llvm.ident = !{!0}",
                                     "target triple = \"x\"", "module asm \"x\"",   "$c = comdat any"};
  static const char *const mlir[] = {"module {",
                                     "func.func @f() {",
                                     "!t = !llvm.ptr",
                                     "#map = affine_map<() -> ()>",
                                     "// -----",
                                     "%0 = llvm.mlir.constant(1 : i32) : i32",
                                     "",
                                     "\"builtin.module\"() ({"};
  (void)state;
  for (size_t i = 0; i < sizeof llvm / sizeof *llvm; i++)
    assert_true(pl_llvmir_is_text(pl_str_from(llvm[i])));
  for (size_t i = 0; i < sizeof mlir / sizeof *mlir; i++)
    assert_false(pl_llvmir_is_text(pl_str_from(mlir[i])));
}

/* Claims that the dialect has no form for are reported, and mark the op if that is asked for. */
static void test_lost_claims(void **state) {
  static const char text[] = "define ptr @f(ptr %a) {\n  %b = getelementptr inrange(-4, 4) i32, ptr %a, i64 1\n"
                             "  %c = getelementptr inrange(-4, 4) i32, ptr %a, i64 2\n"
                             "  %d = fptoui half 1.0 to i1, !annotation !{}\n  ret ptr %b\n}\n";
  (void)state;
  for (int mark = 0; mark < 2; mark++) {
    pl_context *ctx = pl_context_new();
    pl_diags *diags = pl_diags_new();
    const pl_source source = {"a.ll", {text, sizeof text - 1}, 1};
    pl_module *module = pl_llvmir_import(ctx, &source, &(pl_llvmir_import_options){.mark_lost = mark}, diags);
    assert_non_null(module);
    assert_int_equal(pl_diags_count(diags), 2);
    assert_string_equal(pl_diags_at(diags, 0)->message, "dropped: 'inrange' of a getelementptr (here and in 1 more places)");
    assert_string_equal(pl_diags_at(diags, 1)->message, "dropped: metadata '!annotation' of llvm.fptoui");
    pl_sink out = {0};
    pl_print_module(module, NULL, &out);
    assert_true((strstr(pl_sink_text(&out), "plumbline.not_kept") != NULL) == mark);
    (void)pl_sink_close(&out);
    pl_module_free(module);
    pl_diags_free(diags);
    pl_context_free(ctx);
  }
}

/* Checks that of two texts imported into one context the second prints with `wanted` in it, and that nothing is reported. */
static void expect_second(const char *first, const char *second, const char *wanted) {
  const char *const texts[] = {first, second};
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_sink out = {0};
  for (int i = 0; i < 2; i++) {
    const pl_source source = {"a.ll", {texts[i], strlen(texts[i])}, 1};
    pl_module *module = pl_llvmir_import(ctx, &source, NULL, diags);
    assert_non_null(module);
    if (i == 1) pl_print_module(module, NULL, &out);
    pl_module_free(module);
  }
  assert_int_equal(pl_diags_count(diags), 0);
  if (!strstr(pl_sink_text(&out), wanted)) fail_msg("no '%s' in\n%s", wanted, out.data);
  (void)pl_sink_close(&out);
  pl_diags_free(diags);
  pl_context_free(ctx);
}

/* Names of structs are local to a text: one with the same body in the same context is the same type, one with another body
 * gets another name. */
static void test_second_text(void **state) {
  static const char first[] = "%T = type { i32 }\n%U = type { %T, i8 }\n@g = external global %U\n@h = external global %T\n";
  (void)state;
  expect_second(first, first, "!llvm.struct<\"U\", (struct<\"T\", (i32)>, i8)>");
  expect_second(first, "%T = type { i64 }\n@g = external global %T\n", "!llvm.struct<\"T.0\", (i64)>");
  expect_second(first, "@g = external global %T\n%T = type opaque\n", "!llvm.struct<\"T.0\", opaque>");
  expect_second(first, "%U = type { %T, i8 }\n@g = external global %U\n%T = type { ptr }\n",
                "!llvm.struct<\"U.0\", (struct<\"T.0\", (ptr)>, i8)>");
  expect_second(first, "%T = type <{ i32 }>\n%T.0 = type { i8 }\n@g = external global { %T, %T.0 }\n",
                "!llvm.struct<(struct<\"T.0\", packed (i32)>, struct<\"T.0.0\", (i8)>)>");
}

/* `samesign` of a comparison, which the dialect has no form for, is reported as dropped, or preserved as an attribute if marks
 * are asked for. */
static void test_same_sign(void **state) {
  static const char text[] = "define i1 @f(i32 %a) {\n  %b = icmp samesign ult i32 %a, 3\n  ret i1 %b\n}\n";
  (void)state;
  for (int mark = 0; mark < 2; mark++) {
    pl_context *ctx = pl_context_new();
    pl_diags *diags = pl_diags_new();
    const pl_source source = {"a.ll", {text, sizeof text - 1}, 1};
    pl_module *module = pl_llvmir_import(ctx, &source, &(pl_llvmir_import_options){.mark_lost = mark}, diags);
    assert_non_null(module);
    assert_int_equal(pl_diags_count(diags), 1 - mark);
    if (!mark) assert_string_equal(pl_diags_at(diags, 0)->message, "dropped: 'samesign' of an icmp");
    pl_sink out = {0};
    pl_print_module(module, NULL, &out);
    assert_true((strstr(pl_sink_text(&out), "plumbline.samesign") != NULL) == mark);
    (void)pl_sink_close(&out);
    pl_module_free(module);
    pl_diags_free(diags);
    pl_context_free(ctx);
  }
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_prefix), cmocka_unit_test(test_every_byte),  cmocka_unit_test(test_deep_nesting),
      cmocka_unit_test(test_kind_of_text), cmocka_unit_test(test_lost_claims), cmocka_unit_test(test_same_sign),
      cmocka_unit_test(test_second_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
