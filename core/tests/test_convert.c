/* The conversion as a library: statuses and messages, the source left alone, unreachable code; pipelines read from text. What
 * comes out op for op is for corpus/lowering. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "core/base/diag.h"
#include "core/check/check.h"
#include "core/convert/pipeline.h"
#include "core/text/parse/parse.h"
#include "core/text/print/print.h"

typedef struct fixture {
  pl_context *ctx;
  pl_diags *diags;
  pl_source source;
  pl_module *module, *lowered;
  pl_convert_status status;
} fixture;

/* Sets up the fixture with the module of a text, which must parse and pass the checks. */
static void open_text(fixture *f, const char *text) {
  *f = (fixture){.ctx = pl_context_new(), .diags = pl_diags_new(), .source = {"input", pl_str_from(text), 1}};
  f->module = pl_parse(f->ctx, &f->source, &(pl_parse_options){.allow_unregistered = true}, f->diags);
  assert_non_null(f->module);
  assert_true(pl_check(f->module->op, &(pl_check_options){.allow_unregistered = true}, f->diags));
}

/* Sets up the fixture from the text (open_text) and converts its module with the conversions of `set`. */
static void lower(fixture *f, const char *text, uint32_t set) {
  open_text(f, text);
  pl_convert_options options = pl_convert_default_options();
  options.set = set;
  f->status = pl_convert(f->module, &options, f->diags, &f->lowered);
}

/* Frees what the fixture holds. */
static void close_text(fixture *f) {
  if (f->lowered) pl_module_free(f->lowered);
  pl_module_free(f->module);
  pl_diags_free(f->diags);
  pl_context_free(f->ctx);
}

/* The module printed as text, which the caller frees. */
static char *print(const pl_module *module) {
  pl_sink out = {0};
  pl_print_module(module, NULL, &out);
  char *text = malloc(out.len + 1);
  assert_non_null(text);
  memcpy(text, pl_sink_text(&out), out.len + 1);
  pl_sink_close(&out);
  return text;
}

/* The number of ops of that name in an op, itself included. */
static uint32_t count_ops(const pl_op *root, const char *name) {
  uint32_t count = pl_str_is(root->info->name, name);
  for (uint32_t r = 0; r < root->num_regions; r++) {
    PL_FOR_BLOCKS(block, root->regions[r]) { PL_FOR_OPS(op, block) count += count_ops(op, name); }
  }
  return count;
}

/* Checks that there is exactly one error, that it contains the text and is at that line. */
static void assert_message(const fixture *f, const char *text, uint32_t line) {
  assert_int_equal(pl_diags_errors(f->diags), 1);
  const pl_diag *diag = pl_diags_at(f->diags, 0);
  assert_non_null(strstr(diag->message, text));
  assert_int_equal(diag->pos.line, line);
}

static const char sum[] = "func.func @sum(%m: memref<?xf32>, %n: index) -> f32 {\n"
                          "  %z = arith.constant 0.0 : f32\n"
                          "  %c0 = arith.constant 0 : index\n"
                          "  %c1 = arith.constant 1 : index\n"
                          "  cf.br ^head(%c0, %z : index, f32)\n"
                          "^head(%i: index, %acc: f32):\n"
                          "  %p = arith.cmpi slt, %i, %n : index\n"
                          "  cf.cond_br %p, ^body, ^exit\n"
                          "^body:\n"
                          "  %v = memref.load %m[%i] : memref<?xf32>\n"
                          "  %t = arith.addf %acc, %v : f32\n"
                          "  %k = arith.addi %i, %c1 : index\n"
                          "  cf.br ^head(%k, %t : index, f32)\n"
                          "^exit:\n"
                          "  return %acc : f32\n"
                          "}\n";

/* A conversion leaves the source as it was, and source and result are well-formed. */
static void test_source_is_left_alone(void **state) {
  (void)state;
  fixture f;
  open_text(&f, sum);
  char *before = print(f.module);
  pl_convert_options options = pl_convert_default_options();
  f.status = pl_convert(f.module, &options, f.diags, &f.lowered);
  char *after = print(f.module);
  assert_int_equal(f.status, PL_CONVERT_DONE);
  assert_string_equal(before, after);
  assert_true(pl_check(f.module->op, &(pl_check_options){0}, f.diags));
  assert_true(pl_check(f.lowered->op, &(pl_check_options){0}, f.diags));
  assert_ptr_equal(f.lowered->origin, f.module);
  free(before);
  free(after);
  close_text(&f);
}

/* The llvm.load of the result has the source line of the memref.load that it was lowered from. */
static void test_ops_keep_their_place(void **state) {
  (void)state;
  fixture f;
  lower(&f, sum, PL_CONVERT_ALL);
  const pl_op *func = pl_symbol_lookup(f.lowered->op, PL_STR("sum"));
  assert_non_null(func);
  uint32_t loads = 0;
  PL_FOR_BLOCKS(block, func->regions[0]) {
    PL_FOR_OPS(op, block) {
      if (!pl_op_is(op, PL_OP_LLVM_LOAD)) continue;
      loads++;
      assert_int_equal(pl_op_pos(op).line, 10);
    }
  }
  assert_int_equal(loads, 1);
  close_text(&f);
}

/* Converting one dialect leaves casts between it and its neighbours, and converting the rest afterwards removes them all. */
static void test_partial_conversion(void **state) {
  (void)state;
  fixture f;
  lower(&f, sum, PL_CONVERT_ARITH);
  assert_int_equal(f.status, PL_CONVERT_DONE);
  assert_int_equal(count_ops(f.lowered->op, "arith.addi"), 0);
  assert_int_equal(count_ops(f.lowered->op, "memref.load"), 1);
  assert_true(count_ops(f.lowered->op, "builtin.unrealized_conversion_cast") > 0);
  assert_true(pl_check(f.lowered->op, &(pl_check_options){0}, f.diags));
  pl_convert_options rest = pl_convert_default_options();
  pl_module *complete = NULL;
  assert_int_equal(pl_convert(f.lowered, &rest, f.diags, &complete), PL_CONVERT_DONE);
  assert_int_equal(count_ops(complete->op, "builtin.unrealized_conversion_cast"), 0);
  pl_module_free(complete);
  close_text(&f);
}

/* Where everything is converted, what has no lowering is an error at its line, and there is no result. */
static void test_left_over_ops_are_errors(void **state) {
  (void)state;
  static const struct {
    const char *text, *message;
    uint32_t line;
    pl_convert_status status;
  } cases[] = {
      {"func.func @f() {\n  %0 = memref.alloc() : memref<4xf32, strided<[2]>>\n  return\n}\n",
       "failed to legalize operation 'memref.alloc'", 2, PL_CONVERT_FAILED},
      {"func.func @f() {\n  \"foo.bar\"() : () -> ()\n  return\n}\n", "failed to legalize operation 'foo.bar'", 2,
       PL_CONVERT_FAILED},
      {"func.func @f(%t: tensor<4xf32>) {\n  return\n}\n", "type 'tensor<4xf32>' has no conversion", 1, PL_CONVERT_FAILED},
      {"func.func @f(%v: vector<[4]xf32>) {\n  %0 = vector.shape_cast %v : vector<[4]xf32> to vector<2x[2]xf32>\n  return\n}\n",
       "failed to legalize operation 'vector.shape_cast'", 2, PL_CONVERT_FAILED},
      {"func.func private @malloc(f32)\nfunc.func @f() {\n  %0 = memref.alloc() : memref<4xf32>\n  return\n}\n",
       "redefinition of reserved function 'malloc'", 1, PL_CONVERT_FAILED},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    fixture f;
    lower(&f, cases[i].text, PL_CONVERT_ALL);
    assert_int_equal(f.status, cases[i].status);
    assert_null(f.lowered);
    assert_message(&f, cases[i].message, cases[i].line);
    close_text(&f);
  }
}

/* Unreachable code that uses values before their definition is converted to a well-formed module without casts. */
static void test_unreachable_code(void **state) {
  (void)state;
  fixture f;
  lower(&f,
        "func.func @f(%x: index) -> index {\n"
        "  return %x : index\n"
        "^a:\n"
        "  %0 = arith.addi %1, %x : index\n"
        "  cf.br ^b\n"
        "^b:\n"
        "  %1 = arith.muli %0, %1 : index\n"
        "  cf.br ^a\n"
        "}\n",
        PL_CONVERT_ALL);
  assert_int_equal(f.status, PL_CONVERT_DONE);
  assert_true(pl_check(f.lowered->op, &(pl_check_options){0}, f.diags));
  assert_int_equal(count_ops(f.lowered->op, "builtin.unrealized_conversion_cast"), 0);
  close_text(&f);
}

/* A function whose text has a definition below its use, in a block that dominates the use, is converted to a well-formed
 * module. */
static void test_blocks_out_of_order(void **state) {
  (void)state;
  fixture f;
  lower(&f,
        "func.func @f(%x: index) -> index {\n"
        "  cf.br ^def\n"
        "^use:\n"
        "  return %0 : index\n"
        "^def:\n"
        "  %0 = arith.addi %x, %x : index\n"
        "  cf.br ^use\n"
        "}\n",
        PL_CONVERT_ALL);
  assert_int_equal(f.status, PL_CONVERT_DONE);
  assert_true(pl_check(f.lowered->op, &(pl_check_options){0}, f.diags));
  close_text(&f);
}

/* The width of index in the module's data layout decides the type that an index argument gets in the result. */
static void test_index_width_of_the_data_layout(void **state) {
  (void)state;
  fixture f;
  lower(&f,
        "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {\n"
        "  func.func @f(%x: index) -> index { return %x : index }\n"
        "}\n",
        PL_CONVERT_ALL);
  assert_int_equal(f.status, PL_CONVERT_DONE);
  const pl_op *func = pl_symbol_lookup(f.lowered->op, PL_STR("f"));
  assert_non_null(func);
  assert_true(pl_type_is_integer(pl_func_type(func)->func.inputs[0], 32));
  close_text(&f);
}

/* Options of passes are read into the pipeline; unknown passes and malformed options are rejected. */
static void test_pass_options(void **state) {
  (void)state;
  char message[256];
  pl_pipeline p = {0};
  pl_str options = PL_STR("use-bare-ptr-memref-call-conv=1 index-bitwidth=32");
  assert_true(pl_pipeline_add(&p, PL_STR("convert-func-to-llvm"), options, message));
  assert_true(p.data[0].options.bare_ptr);
  assert_int_equal(p.data[0].options.index_bitwidth, 32);
  assert_true(pl_pipeline_add(&p, PL_STR("finalize-memref-to-llvm"), PL_STR("use-aligned-alloc=false"), message));
  assert_false(p.data[1].options.aligned_alloc);
  assert_false(pl_pipeline_add(&p, PL_STR("convert-func"), PL_STR(""), message));
  assert_non_null(strstr(message, "convert-func"));
  assert_false(pl_pipeline_add(&p, PL_STR("convert-cf-to-llvm"), PL_STR("use-aligned-alloc=1"), message));
  assert_false(pl_pipeline_add(&p, PL_STR("convert-cf-to-llvm"), PL_STR("index-bitwidth=x"), message));
  assert_false(pl_pipeline_add(&p, PL_STR("convert-cf-to-llvm"), PL_STR("index-bitwidth="), message));
  assert_false(pl_pipeline_add(&p, PL_STR("convert-cf-to-llvm"), PL_STR("index-bitwidth=99999999999999999999"), message));
  assert_false(
      pl_pipeline_parse(&p, PL_STR("a(a(a(a(a(a(a(a(a(a(a(a(a(a(a(a(a(a(a(a(a(a(a(cse)))))))))))))))))))))))"), message));
  assert_non_null(strstr(message, "pipelines are nested too deep"));
  assert_int_equal(p.len, 2);
  pl_pipeline_free(&p);
}

/* Textual pipelines give their number of passes; malformed ones are rejected. */
static void test_textual_pipelines(void **state) {
  (void)state;
  char message[256];
  static const struct {
    const char *text;
    size_t passes; /* SIZE_MAX: malformed */
  } cases[] = {
      {"builtin.module()", 0},
      {"convert-func-to-llvm", SIZE_MAX}, /* in no anchor */
      {"func.func(convert-arith-to-llvm)", SIZE_MAX},
      {"builtin.module(func.func(convert-cf-to-llvm))", SIZE_MAX},
      {"any(convert-arith-to-llvm,any(any(cse)))", 2},
      {"builtin.module(convert-func-to-llvm{index-bitwidth=32 use-bare-ptr-memref-call-conv},func.func(convert-arith-to-llvm))",
       2},
      {" builtin.module( convert-cf-to-llvm , reconcile-unrealized-casts ) ", 2},
      {"builtin.module(convert-func-to-llvm", SIZE_MAX},
      {"builtin.module(convert-func-to-llvm{index-bitwidth=32)", SIZE_MAX},
      {"builtin.module(no-such-pass)", SIZE_MAX},
      {"builtin.module(convert-func-to-llvm))", SIZE_MAX},
      {")", SIZE_MAX},
      {"{", SIZE_MAX},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    pl_pipeline p = {0};
    bool ok = pl_pipeline_parse(&p, pl_str_from(cases[i].text), message);
    assert_int_equal(ok, cases[i].passes != SIZE_MAX);
    if (ok) assert_int_equal(p.len, cases[i].passes);
    pl_pipeline_free(&p);
  }
}

/* A pass of a textual pipeline has the anchors around it, without an outermost builtin.module; in the commands of other tools
 * unknown passes are left out. */
static void test_anchors(void **state) {
  (void)state;
  char message[256];
  pl_pipeline p = {0};
  assert_true(pl_pipeline_parse(&p, PL_STR("builtin.module(cse,builtin.module(any(cse)),func.func(cse))"), message));
  assert_int_equal(p.len, 3);
  assert_int_equal(p.data[0].scope.depth, 0);
  assert_int_equal(p.data[1].scope.depth, 2);
  assert_true(pl_str_is(p.data[1].scope.anchors[0], "builtin.module") && pl_str_is(p.data[1].scope.anchors[1], "any"));
  assert_int_equal(p.data[2].scope.depth, 1);
  assert_true(pl_str_is(p.data[2].scope.anchors[0], "func.func"));
  pl_pipeline_free(&p);
  p = (pl_pipeline){0};
  pl_str command = PL_STR("mlir-opt-14 --pass-pipeline='func.func(unknown,convert-arith-to-llvm),convert-cf-to-llvm'");
  assert_true(pl_pipeline_from_command(&p, command, message));
  assert_int_equal(p.len, 2);
  pl_pipeline_free(&p);
}

/* The conversion options that another tool's command line asks for are read off its passes. */
static void test_convention_of_a_command(void **state) {
  (void)state;
  char message[256];
  pl_pipeline p = {0};
  pl_str command = PL_STR("mlir-opt-22 -canonicalize --convert-func-to-llvm='use-bare-ptr-memref-call-conv=1 index-bitwidth=32' "
                          "-finalize-memref-to-llvm=\"use-generic-functions\" -llvm-request-c-wrappers %s -o out.mlir");
  assert_true(pl_pipeline_from_command(&p, command, message));
  pl_convert_options all = pl_pipeline_options(&p);
  assert_int_equal(p.len, 4);
  assert_true(all.bare_ptr && all.generic_functions && all.c_wrappers && !all.aligned_alloc);
  assert_int_equal(all.index_bitwidth, 32);
  pl_pipeline_free(&p);
  p = (pl_pipeline){0};
  command = PL_STR(
      "mlir-opt --pass-pipeline='builtin.module(canonicalize{max-iterations=3},finalize-memref-to-llvm{use-aligned-alloc=1})'");
  assert_true(pl_pipeline_from_command(&p, command, message));
  assert_true(pl_pipeline_options(&p).aligned_alloc);
  assert_false(pl_pipeline_from_command(&p, PL_STR("x -convert-func-to-llvm=index-bitwidth=wide"), message));
  pl_pipeline_free(&p);
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_source_is_left_alone),
      cmocka_unit_test(test_ops_keep_their_place),
      cmocka_unit_test(test_partial_conversion),
      cmocka_unit_test(test_left_over_ops_are_errors),
      cmocka_unit_test(test_unreachable_code),
      cmocka_unit_test(test_blocks_out_of_order),
      cmocka_unit_test(test_index_width_of_the_data_layout),
      cmocka_unit_test(test_pass_options),
      cmocka_unit_test(test_textual_pipelines),
      cmocka_unit_test(test_anchors),
      cmocka_unit_test(test_convention_of_a_command),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
