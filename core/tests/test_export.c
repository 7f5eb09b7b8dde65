/* Translation to LLVM IR: a foreign dialect brings its own, what has none is told. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/ir/check.h"
#include "core/llvmir/export.h"
#include "core/text/parse.h"

static bool foreign_op(pl_export *e, const pl_op *op, void *user) {
  int *seen = user;
  ++*seen;
  if (pl_str_is(op->info->name, "toy.twice")) return pl_export_instruction(e, op, "add $t0, $0");
  if (pl_str_is(op->info->name, "toy.same")) return pl_export_forward(e, op, 0, 0);
  if (!pl_str_is(op->info->name, "toy.tell")) return pl_export_error(e, op, "no such toy");
  const pl_type *type = pl_operand(op, 0)->type, *none = pl_type_llvm_simple(op->module->ctx, PL_TYPE_LLVM_VOID);
  return pl_export_declare(e, op, PL_STR("tell"), pl_type_llvm_func(op->module->ctx, none, &type, 1, false)) &&
         pl_export_instruction(e, op, "call void @tell($t0)");
}

static bool foreign_attr(pl_export *e, const pl_op *op, pl_str name, const pl_attr *value, void *user) {
  (void)user;
  if (pl_op_is(op, PL_OP_LLVM_FUNC)) return pl_export_function_attr(e, op, name, value->string);
  return pl_export_attach(e, op, "toy", value->string);
}

static bool translate(const char *text, const pl_export_options *options, pl_sink *out, pl_diags *diags) {
  pl_context *ctx = pl_context_new();
  pl_source source = {"test.mlir", {text, strlen(text)}, 1};
  pl_parse_options parse = {.allow_unregistered = true};
  pl_module *module = pl_parse(ctx, &source, &parse, diags);
  assert_non_null(module);
  bool ok = pl_llvmir_export(module, options, diags, out);
  pl_module_free(module);
  pl_context_free(ctx);
  return ok;
}

static const char toys[] = "llvm.func @f(%a: i32) -> i32 attributes {toy.kind = \"wood\"} {\n"
                           "  %0 = \"toy.twice\"(%a) : (i32) -> i32\n"
                           "  %1 = \"toy.same\"(%0) : (i32) -> i32\n"
                           "  \"toy.tell\"(%1) {toy.loud = \"yes\"} : (i32) -> ()\n"
                           "  llvm.return %1 : i32\n"
                           "}\n";

static void test_foreign(void **state) {
  int seen = 0;
  pl_sink out = {0};
  pl_diags *diags = pl_diags_new();
  pl_export_dialect dialect = {"toy", foreign_op, foreign_attr, &seen};
  (void)state;
  assert_true(translate(toys, &(pl_export_options){&dialect, 1, 0}, &out, diags));
  assert_int_equal(seen, 3);
  const char *text = pl_sink_text(&out);
  assert_non_null(
      strstr(text, "define i32 @f(i32 %0) #0 {\n  %2 = add i32 %0, %0\n  call void @tell(i32 %2), !toy !1\n  ret i32 %2\n}"));
  assert_non_null(strstr(text, "declare void @tell(i32)\n"));
  assert_non_null(strstr(text, "attributes #0 = { \"toy.kind\"=\"wood\" }"));
  assert_non_null(strstr(text, "!1 = !{!\"yes\"}"));
  pl_sink_close(&out);
  pl_diags_free(diags);
}

static void test_unknown(void **state) {
  pl_sink out = {0};
  pl_diags *diags = pl_diags_new();
  (void)state;
  assert_false(translate(toys, NULL, &out, diags));
  assert_int_equal(pl_diags_errors(diags), 3);
  assert_int_equal(pl_diags_at(diags, 0)->pos.line, 2);
  assert_int_equal(out.len, 0);
  pl_sink_close(&out);
  pl_diags_free(diags);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_foreign), cmocka_unit_test(test_unknown)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
