/* What verify-lowering reads off the command line of --lower-with. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/base/str.h"
#include "verify/tools/command_conventions.h"

/* The convention that is read off the command, starting from zero. */
static pl_convention read(const char *command) {
  pl_convention convention = {0};
  pl_conventions_from_command(command, &convention);
  return convention;
}

/* Commands that mention no convention, or an index width without a number, and malformed ones leave the convention zero. */
static void nothing_said(void **state) {
  (void)state;
  const pl_convention none = {0};
  static const char *const commands[] = {"",
                                         "mlir-opt",
                                         "./lower.sh %s | cat",
                                         "mlir-opt -convert-func-to-llvm -finalize-memref-to-llvm",
                                         "mlir-opt --xuse-bare-ptr-memref-call-conv --use-bare-ptr-memref-call-convention",
                                         "mlir-opt 'unterminated",
                                         "mlir-opt \\",
                                         "mlir-opt -convert-arith-to-llvm=index-bitwidth= -x{{{{{{{{{{{{{{{{{{{{{{{{{{",
                                         "}}}} ((( '\"' ="};
  for (size_t i = 0; i < sizeof commands / sizeof commands[0]; ++i) {
    pl_convention got = read(commands[i]);
    assert_int_equal(got.index_bitwidth, none.index_bitwidth);
    assert_false(got.bare_ptr || got.c_wrappers || got.generic_functions || got.aligned_alloc);
  }
}

/* Options of passes and of the tool itself, quoted or not, with and without a value, are read. */
static void pass_options(void **state) {
  (void)state;
  pl_convention c = read("mlir-opt-22 -convert-func-to-llvm='use-bare-ptr-memref-call-conv=1 index-bitwidth=32' a.mlir");
  assert_true(c.bare_ptr);
  assert_int_equal(c.index_bitwidth, 32);
  c = read("mlir-opt --convert-func-to-llvm=\"index-bitwidth=16 use-bare-ptr-memref-call-conv=false\"");
  assert_false(c.bare_ptr);
  assert_int_equal(c.index_bitwidth, 16);
  c = read("mlir-opt -finalize-memref-to-llvm='use-generic-functions use-aligned-alloc=true'");
  assert_true(c.generic_functions && c.aligned_alloc);
  c = read("mlir-opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv");
  assert_true(c.bare_ptr);
  c = read("mlir-opt --use-bare-ptr-memref-call-conv --index-bitwidth=32 --use-generic-functions=0");
  assert_true(c.bare_ptr && !c.generic_functions);
  assert_int_equal(c.index_bitwidth, 32);
}

/* Options within --pass-pipeline and within commands quoted for a shell are read. */
static void pipelines(void **state) {
  (void)state;
  pl_convention c = read("mlir-opt --pass-pipeline='builtin.module(func.func(llvm-request-c-wrappers),"
                         "convert-func-to-llvm{index-bitwidth=32 use-bare-ptr-memref-call-conv=true},"
                         "finalize-memref-to-llvm{use-aligned-alloc=1 use-generic-functions=0})'");
  assert_true(c.c_wrappers && c.bare_ptr && c.aligned_alloc && !c.generic_functions);
  assert_int_equal(c.index_bitwidth, 32);
  c = read("cat %s | sh -c 'mlir-opt -convert-func-to-llvm=index-bitwidth=32' | mlir-opt -cse");
  assert_int_equal(c.index_bitwidth, 32);
}

/* The index width is that of the pass that converts functions, or of the tool; a width given to another pass does not count if
 * functions are converted. */
static void width_of_functions(void **state) {
  (void)state;
  assert_int_equal(read("mlir-opt -convert-arith-to-llvm=index-bitwidth=32 -convert-func-to-llvm").index_bitwidth, 0);
  assert_int_equal(read("mlir-opt -convert-func-to-llvm -convert-arith-to-llvm=index-bitwidth=32").index_bitwidth, 0);
  assert_int_equal(
      read("mlir-opt -convert-func-to-llvm=index-bitwidth=32 -convert-arith-to-llvm=index-bitwidth=64").index_bitwidth, 32);
  assert_int_equal(read("my-opt -lower-all=index-bitwidth=32").index_bitwidth, 32);
  assert_int_equal(read("my-opt --index-bitwidth=32 -convert-func-to-llvm").index_bitwidth, 32);
}

/* A request for C wrappers counts only before functions are converted. */
static void wrappers_before_functions(void **state) {
  (void)state;
  assert_true(read("mlir-opt -llvm-request-c-wrappers -convert-func-to-llvm").c_wrappers);
  assert_false(read("mlir-opt -convert-func-to-llvm -llvm-request-c-wrappers").c_wrappers);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(nothing_said), cmocka_unit_test(pass_options), cmocka_unit_test(pipelines),
                                     cmocka_unit_test(width_of_functions), cmocka_unit_test(wrappers_before_functions)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
