/* Translation to LLVM IR: a foreign dialect brings its own, what has none is reported. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/check/check.h"
#include "core/llvmir/export/export.h"
#include "core/text/parse/parse.h"

/* Translates an op of the dialect `toy` and counts the call in *user. False with an error if that fails. */
static bool foreign_op(pl_export *e, const pl_op *op, void *user) {
  int *seen = user;
  ++*seen;
  if (pl_str_is(op->info->name, "toy.twice")) return pl_export_instruction(e, op, "add $t0, $0");
  if (pl_str_is(op->info->name, "toy.same")) return pl_export_forward(e, op, 0, 0);
  if (pl_str_is(op->info->name, "toy.declare")) return pl_export_declare(e, op, PL_STR("f"), pl_op_attr(op, PL_NAME_TYPE)->type);
  if (!pl_str_is(op->info->name, "toy.tell")) return pl_export_error(e, op, "no such toy");
  const pl_type *type = pl_operand(op, 0)->type, *none = pl_type_llvm_simple(op->module->ctx, PL_TYPE_LLVM_VOID);
  return pl_export_declare(e, op, PL_STR("tell"), pl_type_llvm_func(op->module->ctx, none, &type, 1, false)) &&
         pl_export_instruction(e, op, "call void @tell($t0)");
}

/* Translates an attribute of the dialect `toy` to a function attribute or metadata. False, reported, if the op has no place for
 * it. */
static bool foreign_attr(pl_export *e, const pl_op *op, pl_str name, const pl_attr *value, void *user) {
  (void)user;
  if (pl_str_is(name, "toy.kind")) return pl_export_function_attr(e, op, name, value->string);
  return pl_export_attach(e, op, "toy", value->string);
}

/* Parses the text, which must parse, and translates it, unchecked, to LLVM IR in *out. False, reported in `diags`, on error. */
static bool translate(const char *text, const pl_export_options *options, pl_sink *out, pl_diags *diags) {
  pl_context *ctx = pl_context_new();
  pl_source source = {"test.mlir", {text, strlen(text)}, 1};
  pl_parse_options parse = {.allow_unregistered = true};
  pl_module *module = pl_parse(ctx, &source, &parse, diags);
  if (!module) fail_msg("%s\n%s", pl_diags_at(diags, 0)->message, text);
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

/* Ops and attributes of a foreign dialect are translated by its own callbacks. */
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

/* Without callbacks each op of a foreign dialect is an error at its line, and nothing is written. */
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

/* What has no translation to the row's version of LLVM is reported with the row's message and a line. */
static void test_refused(void **state) {
#define IN_F(line) "llvm.func @f(%a: i32, %p: !llvm.ptr) {\n  " line "\n  llvm.return\n}\n"
#define DEBUG                                                                                                                    \
  "#file = #llvm.di_file<\"a.c\" in \"/\">\n#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, "    \
  "file = #file, "                                                                                                               \
  "isOptimized = false, emissionKind = Full>\n#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, " \
  "name = "                                                                                                                      \
  "\"f\", file = #file, line = 1, subprogramFlags = Definition>\n"
  static const struct {
    const char *reported, *text;
    unsigned version;
  } rows[] = {
      {"attribute 'llvm.align' has no translation to LLVM IR", "llvm.func @f(!llvm.ptr {llvm.align = \"x\"})", 22},
      {"expected 'passthrough' to contain string or array attributes", "llvm.func @f() attributes {passthrough = [1 : i32]}", 22},
      {"expected the function of the block", IN_F("%0 = \"llvm.blockaddress\"() {block_addr = 1 : i32} : () -> !llvm.ptr"), 22},
      {"there is no function 'g'", IN_F("%0 = llvm.blockaddress <function = @g, tag = <id = 0>> : !llvm.ptr"), 22},
      {"there is no block of that tag", IN_F("%0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr"), 22},
      {"constant has no translation to LLVM IR", IN_F("%0 = \"llvm.mlir.constant\"() {value = i32} : () -> i32"), 22},
      {"initializer is not a constant",
       "llvm.mlir.global @h(0 : i32) : i32\nllvm.mlir.global @g() : i32 {\n  %p = llvm.mlir.addressof @h : !llvm.ptr\n"
       "  %v = llvm.load %p : !llvm.ptr -> i32\n  llvm.return %v : i32\n}\n",
       22},
      {"could not find LLVM intrinsic: \"llvm.none\"", IN_F("llvm.call_intrinsic \"llvm.none\"() : () -> ()"), 22},
      {"expected a variable or label of debug information",
       DEBUG "llvm.func @f() {\n  \"llvm.intr.dbg.label\"() {label = 1 : i32} : () -> () loc(\"a.c\":1:1)\n  llvm.return\n} "
             "loc(fused<#f>[\"a.c\":1:1])\n",
       22},
      {"expected #llvm.loop_annotation", "llvm.func @f() {\n  llvm.br ^b {loop_annotation = 1 : i32}\n^b:\n  llvm.br ^b\n}\n",
       22},
      {"LLVM IR takes exactly one tbaa tag", IN_F("%0 = \"llvm.load\"(%p) {ordering = 0 : i64, tbaa = []} : (!llvm.ptr) -> i32"),
       22},
      {"this module flag has no translation to LLVM IR", "\"llvm.module_flags\"() {flags = [\"x\"]} : () -> ()", 22},
      {"expected options to be strings", "\"llvm.linker_options\"() {options = [1 : i32]} : () -> ()", 22},
      {"LLVM 19 has no atomicrmw usub_cond", IN_F("%0 = llvm.atomicrmw usub_cond %p, %a monotonic : !llvm.ptr, i32"), 19},
      {"LLVM 19 has no data layout part 'p1(fast):32:32'", "module attributes {llvm.data_layout = \"e-p1(fast):32:32\"} {}", 19},
      {"unsupported data layout entry '\"colour\"'", "module attributes {dlti.dl_spec = #dlti.dl_spec<\"colour\" = 1 : i32>} {}",
       22},
      {"cannot guarantee tail call due to mismatched return types",
       "llvm.func @g(i32, !llvm.ptr) -> i32\n" IN_F("%0 = llvm.call musttail @g(%a, %p) : (i32, !llvm.ptr) -> i32"), 22},
      {"the translation of 'toy.twice' mentions an operand that it has not", IN_F("%0 = \"toy.twice\"() : () -> i32"), 22},
      {"no such operand or result", IN_F("%0 = \"toy.same\"() : () -> i32"), 22},
      {"a function is declared by an LLVM function type", IN_F("\"toy.declare\"() {type = i32} : () -> ()"), 22},
      {"'f' is declared with another type", IN_F("\"toy.declare\"() {type = !llvm.func<i64 ()>} : () -> ()"), 22},
      {"there is no instruction to attach metadata to", IN_F("%0 = \"llvm.mlir.zero\"() {toy.loud = \"x\"} : () -> i32"), 22},
      {"only a function has attributes", IN_F("%0 = llvm.add %a, %a {toy.kind = \"wood\"} : i32"), 22},
  };
  int seen = 0;
  pl_export_dialect dialect = {"toy", foreign_op, foreign_attr, &seen};
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    pl_sink out = {0};
    pl_diags *diags = pl_diags_new();
    bool found = false;
    if (translate(rows[i].text, &(pl_export_options){&dialect, 1, rows[i].version}, &out, diags))
      fail_msg("'%s' is not reported: %s", rows[i].reported, pl_sink_text(&out));
    for (size_t k = 0; k < pl_diags_count(diags); k++)
      found = found || (strcmp(pl_diags_at(diags, k)->message, rows[i].reported) == 0 && pl_diags_at(diags, k)->pos.line > 0);
    if (!found) fail_msg("'%s' is not reported, but '%s'", rows[i].reported, pl_diags_at(diags, 0)->message);
    pl_sink_close(&out);
    pl_diags_free(diags);
  }
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_foreign), cmocka_unit_test(test_unknown),
                                     cmocka_unit_test(test_refused)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
