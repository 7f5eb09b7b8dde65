/* Diagnostics that no text can provoke: those about modules that were built wrongly, and those of reading a type alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/check/check.h"
#include "core/llvmir/import/import.h"
#include "core/text/parse/parse.h"

typedef struct fixture {
  pl_context *ctx;
  pl_diags *diags;
  pl_module *module;
} fixture;

/* A fixture with the module of a text, which must be well-formed; one fixture can be used at a time. */
static fixture make(const char *text) {
  fixture f = {pl_context_new(), pl_diags_new(), NULL};
  static pl_source source;
  source = (pl_source){"built.mlir", pl_str_from(text), 1};
  f.module = pl_parse(f.ctx, &source, &(pl_parse_options){.allow_unregistered = true}, f.diags);
  assert_non_null(f.module);
  assert_true(pl_check(f.module->op, &(pl_check_options){.allow_unregistered = true}, f.diags));
  return f;
}

/* Frees what the fixture holds. */
static void free_fixture(fixture *f) {
  pl_module_free(f->module);
  pl_diags_free(f->diags);
  pl_context_free(f->ctx);
}

/* Whether a diagnostic contains the message. */
static bool reported(const fixture *f, const char *message) {
  for (size_t i = 0; i < pl_diags_count(f->diags); i++)
    if (strstr(pl_diags_at(f->diags, i)->message, message)) return true;
  return false;
}

/* Checks that the altered module is rejected and diagnostics contain this message and this note, and frees the fixture. */
static void expect_two(fixture *f, const char *message, const char *note) {
  assert_false(pl_check(f->module->op, &(pl_check_options){.allow_unregistered = true}, f->diags));
  assert_true(reported(f, message) && reported(f, note));
  free_fixture(f);
}

/* Checks that the altered module is rejected with this message, and frees the fixture. */
static void expect(fixture *f, const char *message) { expect_two(f, message, ""); }

/* The first op of the module. */
static pl_op *first_op(const fixture *f) { return f->module->op->regions[0]->first->first; }

/* An operand that is NULL is reported. */
static void test_null_operand(void **state) {
  (void)state;
  fixture f = make("func.func @f(%x: i32) {\n  %0 = arith.addi %x, %x : i32\n  return\n}");
  pl_use_set(&pl_func_entry(first_op(&f))->first->operands[0], NULL);
  expect(&f, "null operand found");
}

/* Using a value of another function is reported, with a note on isolated regions. */
static void test_value_of_another_function(void **state) {
  (void)state;
  fixture f = make("func.func @f(%x: i32) {\n  %0 = arith.addi %x, %x : i32\n  return\n}\nfunc.func @g(%x: i32) {\n  return\n}");
  pl_op *first = first_op(&f);
  pl_use_set(&pl_func_entry(first)->first->operands[0], pl_func_entry(first->next)->args[0]);
  expect_two(&f, "using value defined outside the region", "required by region isolation constraints");
}

/* Branching to a block of another function is reported. */
static void test_block_of_another_function(void **state) {
  (void)state;
  fixture f = make("func.func @f() {\n  cf.br ^a\n^a:\n  return\n}\nfunc.func @g() {\n  cf.br ^a\n^a:\n  return\n}");
  pl_op *first = first_op(&f);
  pl_func_entry(first)->first->successors[0].block = pl_func_entry(first->next)->next;
  expect(&f, "branching to block of a different region");
}

/* Regions that are nested deeper than 1000 are reported. */
static void test_depth(void **state) {
  (void)state;
  fixture f = make("module {\n}");
  pl_op *outer = f.module->op;
  for (uint32_t i = 0; i < 1100; i++) {
    pl_op *inner = pl_op_new(f.module, &(pl_op_spec){.info = outer->info, .num_regions = 1});
    if (!outer->regions[0]->first) pl_block_append(outer->regions[0], pl_block_new(f.module));
    pl_op_append(outer->regions[0]->first, inner);
    outer = inner;
  }
  pl_block_append(outer->regions[0], pl_block_new(f.module));
  expect(&f, "is nested deeper than 1000 regions");
}

/* Reading a type or attribute alone reports text after it. */
static void test_type_alone(void **state) {
  (void)state;
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_source source = {"type", PL_STR("i32 i32"), 1};
  assert_null(pl_parse_type(ctx, &source, diags));
  assert_string_equal(pl_diags_at(diags, 0)->message, "expected end of input");
  assert_null(pl_parse_attr(ctx, &source, diags));
  assert_string_equal(pl_diags_at(diags, 1)->message, "expected end of input");
  pl_diags_free(diags);
  pl_context_free(ctx);
}

/* What the import of LLVM IR drops gives one warning for each distinct text of it. */
static void test_dropped(void **state) {
  (void)state;
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_source source = {"f.ll",
                      PL_STR("declare void @f(ptr initializes((0, 4)))\ndeclare void @g(ptr initializes((0, 4)))\n"
                             "declare void @h(ptr initializes((0, 8)))\n"),
                      1};
  pl_module *module = pl_llvmir_import(ctx, &source, NULL, diags);
  pl_sink out = {0};
  pl_diags_render(diags, false, &out);
  assert_non_null(module);
  assert_non_null(strstr(pl_sink_text(&out), "f.ll:1:21: warning: dropped: attribute 'initializes"));
  assert_non_null(strstr(pl_sink_text(&out), " (here and in 1 more places)\n"));
  assert_non_null(strstr(pl_sink_text(&out), "f.ll:3:21: warning: dropped: attribute 'initializes"));
  (void)pl_sink_close(&out);
  pl_module_free(module);
  pl_diags_free(diags);
  pl_context_free(ctx);
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_null_operand),
      cmocka_unit_test(test_value_of_another_function),
      cmocka_unit_test(test_block_of_another_function),
      cmocka_unit_test(test_depth),
      cmocka_unit_test(test_type_alone),
      cmocka_unit_test(test_dropped),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
