/* Translation to LLVM IR: a foreign dialect brings its own, what has none is told; the queries on types that go with it. */
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

static void test_vectors(void **state) {
  pl_context *ctx = pl_context_new();
  const pl_type *i32 = pl_type_integer(ctx, 32), *ptr = pl_type_llvm_typed_ptr(ctx, i32, 0);
  const pl_type *fixed = pl_type_llvm_fixed_vector(ctx, i32, 42), *own = pl_type_llvm_fixed_vector(ctx, ptr, 42);
  bool scalable;
  int64_t shape[] = {2, 4};
  const bool yes = true;
  (void)state;
  assert_int_equal(fixed->kind, PL_TYPE_VECTOR);
  assert_int_equal(own->kind, PL_TYPE_LLVM_VEC);
  assert_true(pl_type_is_llvm_vector(fixed));
  assert_true(pl_type_is_llvm_vector(own));
  assert_true(pl_type_llvm_vector_elem(own) == ptr);
  assert_int_equal(pl_type_llvm_vector_count(own, &scalable), 42);
  assert_false(scalable);
  assert_int_equal(pl_type_llvm_vector_count(pl_type_vector(ctx, 1, &shape[1], &yes, i32), &scalable), 4);
  assert_true(scalable);
  assert_false(pl_type_is_llvm_vector(pl_type_vector(ctx, 2, shape, NULL, i32)));
  assert_false(pl_type_is_llvm_vector(i32));
  assert_null(pl_type_llvm_fixed_vector(ctx, pl_type_llvm_simple(ctx, PL_TYPE_LLVM_VOID), 4));
  assert_null(pl_type_llvm_fixed_vector(ctx, i32, 0));
  pl_context_free(ctx);
}

/* An identified struct is the same for all mentions, gets its body once, and takes the same one again. */
static void test_identified(void **state) {
  pl_context *ctx = pl_context_new();
  const pl_type *a = pl_type_llvm_named_struct(ctx, PL_STR("A")), *i32 = pl_type_integer(ctx, 32);
  const pl_type *self = pl_type_llvm_typed_ptr(ctx, a, 0), *body[] = {self, i32};
  (void)state;
  assert_true(a == pl_type_llvm_named_struct(ctx, PL_STR("A")));
  assert_true(pl_type_llvm_struct_set_body(ctx, a, body, 2, false, false));
  assert_true(pl_type_llvm_struct_set_body(ctx, a, body, 2, false, false));
  assert_false(pl_type_llvm_struct_set_body(ctx, a, body, 1, false, false));
  assert_false(pl_type_llvm_struct_set_body(ctx, a, body, 2, true, false));
  assert_false(pl_type_llvm_struct_set_body(ctx, a, NULL, 0, false, true));
  assert_true(pl_type_is_llvm_compatible(a));
  pl_context_free(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_foreign), cmocka_unit_test(test_unknown),
                                     cmocka_unit_test(test_vectors), cmocka_unit_test(test_identified)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
