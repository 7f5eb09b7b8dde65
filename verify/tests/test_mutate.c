/* Seeded defects: every operator finds its sites, changes one thing, and leaves a well-formed module. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/check/check.h"
#include "core/text/parse/parse.h"
#include "core/text/print/print.h"
#include "verify/mutate/mutate.h"

/* Something of everything that an operator changes. */
static const char text[] =
    "llvm.mlir.global internal constant @table(dense<[1, 2, 3]> : tensor<3xi32>) {addr_space = 0 : i32, alignment = 8 : i64} "
    ": !llvm.array<3 x i32>\n"
    "llvm.func @one(i32) -> i32\n"
    "llvm.func @two(i32) -> i32\n"
    "llvm.func @pair(i32, i32)\n"
    "llvm.func @free(!llvm.ptr)\n"
    "llvm.func @attributes(%p: !llvm.ptr {llvm.nonnull}) attributes {passthrough = [\"cold\", [\"frame-pointer\", \"all\"]]} {\n"
    "  llvm.return\n"
    "}\n"
    "llvm.func @f(%a: i32, %b: i32, %c: i1, %x: f32, %p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %u: i64) -> i32 {\n"
    "  %c5 = llvm.mlir.constant(5 : i32) : i32\n"
    "  %sum = llvm.add %a, %c5 : i32\n"
    "  %product = llvm.mul %sum, %b : i32\n"
    "  %quotient = llvm.udiv %product, %c5 : i32\n"
    "  %shifted = llvm.lshr %quotient, %c5 : i32\n"
    "  %either = llvm.or %shifted, %b : i32\n"
    "  %kept = llvm.freeze %either : i32\n"
    "  %wide = llvm.zext %kept : i32 to i64\n"
    "  %real = llvm.fadd %x, %x : f32\n"
    "  %less = llvm.fcmp \"olt\" %x, %real : f32\n"
    "  %more = llvm.icmp \"slt\" %a, %b : i32\n"
    "  %chosen = llvm.select %more, %a, %b : i1, i32\n"
    "  %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>\n"
    "  %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>\n"
    "  %d2 = llvm.insertvalue %n, %d1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>\n"
    "  %s0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>\n"
    "  %s1 = llvm.insertvalue %a, %s0[0] : !llvm.struct<(i32, i32)>\n"
    "  %s3 = llvm.insertvalue %b, %s1[1] : !llvm.struct<(i32, i32)>\n"
    "  %s2 = llvm.extractvalue %s3[0] : !llvm.struct<(i32, i32)>\n"
    "  %at = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n"
    "  llvm.store %chosen, %at : i32, !llvm.ptr\n"
    "  %loaded = llvm.load %q : !llvm.ptr -> i32\n"
    "  %space = llvm.alloca %n x i32 : (i64) -> !llvm.ptr\n"
    "  llvm.store %loaded, %space : i32, !llvm.ptr\n"
    "  llvm.store %s2, %q : i32, !llvm.ptr\n"
    "  \"llvm.intr.memcpy\"(%p, %q, %wide) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n"
    "  %old = llvm.atomicrmw add %p, %a acq_rel : !llvm.ptr, i32\n"
    "  %swapped = llvm.cmpxchg %p, %a, %b acq_rel monotonic : !llvm.ptr, i32\n"
    "  %r1 = llvm.call @one(%a) : (i32) -> i32\n"
    "  llvm.call @pair(%a, %b) : (i32, i32) -> ()\n"
    "  llvm.call @free(%q) : (!llvm.ptr) -> ()\n"
    "  llvm.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb2\n"
    "^bb1(%y: i32, %z: i32):\n"
    "  llvm.switch %y : i32, ^bb2 [1: ^bb3, 7: ^bb4]\n"
    "^bb2:\n"
    "  llvm.return %a : i32\n"
    "^bb3:\n"
    "  llvm.return %b : i32\n"
    "^bb4:\n"
    "  llvm.return %r1 : i32\n"
    "}\n"
    "llvm.func @_mlir_ciface_g(%a: !llvm.ptr, %b: !llvm.ptr) {\n"
    "  %0 = llvm.load %b : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64)>\n"
    "  llvm.return\n"
    "}\n";

typedef struct fixture {
  pl_source source;
  pl_context *ctx;
  pl_diags *diags;
  pl_module *module;
} fixture;

/* The test's module, parsed in a context of its own; close_text frees it. The test fails if the text is not valid. */
static fixture open_text(void) {
  fixture f = {{"mutate.mlir", {text, sizeof text - 1}, 1}, pl_context_new(), pl_diags_new(), NULL};
  f.module = pl_parse(f.ctx, &f.source, &(pl_parse_options){0}, f.diags);
  assert_non_null(f.module);
  return f;
}

/* Prints the module and frees all of the fixture; returns the text, which the caller frees. */
static char *close_text(fixture *f) {
  pl_sink out = {0};
  pl_print_module(f->module, NULL, &out);
  char *copy = strdup(pl_sink_text(&out));
  (void)pl_sink_close(&out);
  pl_module_free(f->module);
  pl_diags_free(f->diags);
  pl_context_free(f->ctx);
  return copy;
}

/* The module that the other tests mutate passes the verifier. */
static void test_module_is_well_formed(void **state) {
  (void)state;
  fixture f = open_text();
  assert_true(pl_check(f.module->op, &(pl_check_options){0}, f.diags));
  free(close_text(&f));
}

/* The printed module after the mutation at site `number`, which the caller frees. The test fails unless the mutant is well-formed
 * and its change has a description, a line and a symbol. */
static char *mutant_of(pl_mutation mutation, uint32_t number) {
  fixture f = open_text();
  pl_mutant mutant;
  assert_true(pl_mutation_apply(f.module, mutation, number, &mutant));
  assert_true(mutant.what.len > 0);
  assert_true(mutant.pos.line > 0);
  assert_non_null(mutant.func);
  assert_true(pl_check(f.module->op, &(pl_check_options){0}, f.diags));
  return close_text(&f);
}

/* Each operator has a site in the module, and each of its mutants differs from the original. */
static void test_every_operator_changes_something(void **state) {
  (void)state;
  fixture original = open_text();
  uint32_t sites[PL_NUM_MUTATIONS] = {0};
  for (pl_mutation m = PL_MUTATION_INVALID + 1; m < PL_NUM_MUTATIONS; m++)
    sites[m] = pl_mutation_sites(original.module, m);
  char *before = close_text(&original);
  for (pl_mutation m = PL_MUTATION_INVALID + 1; m < PL_NUM_MUTATIONS; m++) {
    if (sites[m] == 0) fail_msg("%s has no site", pl_mutation_info_of(m)->name);
    for (uint32_t n = 0; n < sites[m]; n++) {
      char *after = mutant_of(m, n);
      if (strcmp(before, after) == 0) fail_msg("%s %u changes nothing", pl_mutation_info_of(m)->name, n);
      free(after);
    }
  }
  free(before);
}

/* Frees the fixture and returns the printed module without that symbol (NULL: with all), from malloc. */
static char *text_without(fixture *f, const pl_op *symbol) {
  if (symbol && symbol->block) pl_op_unlink((pl_op *)(uintptr_t)symbol);
  return close_text(f);
}

/* Of the mutations at the first site of each operator, those reported to lie within a function leave the rest of the module
 * unchanged; there are some within a function and some that are not. */
static void test_changes_within(void **state) {
  (void)state;
  bool seen[2] = {false, false};
  for (pl_mutation m = PL_MUTATION_INVALID + 1; m < PL_NUM_MUTATIONS; m++) {
    fixture f = open_text();
    pl_mutant mutant;
    assert_true(pl_mutation_apply(f.module, m, 0, &mutant));
    seen[mutant.within] = true;
    if (mutant.within) {
      fixture original = open_text();
      const pl_op *before = pl_symbol_lookup(original.module->op, pl_symbol_name(mutant.func));
      assert_non_null(before);
      assert_ptr_equal(mutant.func->block->region->op, f.module->op);
      char *rest[2] = {text_without(&original, before), text_without(&f, mutant.func)};
      assert_string_equal(rest[0], rest[1]);
      for (size_t i = 0; i < 2; i++)
        free(rest[i]);
    } else {
      free(close_text(&f));
    }
  }
  assert_true(seen[false] && seen[true]);
}

/* A mutation of any operator at the site after its last one is refused. */
static void test_sites_end(void **state) {
  (void)state;
  for (pl_mutation m = PL_MUTATION_INVALID + 1; m < PL_NUM_MUTATIONS; m++) {
    fixture f = open_text();
    pl_mutant mutant;
    assert_false(pl_mutation_apply(f.module, m, pl_mutation_sites(f.module, m), &mutant));
    free(close_text(&f));
  }
}

/* Operators are found by their names; an unknown name is invalid. */
static void test_names(void **state) {
  (void)state;
  for (pl_mutation m = PL_MUTATION_INVALID + 1; m < PL_NUM_MUTATIONS; m++)
    assert_int_equal(pl_mutation_named(pl_str_from(pl_mutation_info_of(m)->name)), m);
  assert_int_equal(pl_mutation_named(PL_STR("no-such")), PL_MUTATION_INVALID);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_module_is_well_formed),
      cmocka_unit_test(test_every_operator_changes_something),
      cmocka_unit_test(test_changes_within),
      cmocka_unit_test(test_sites_end),
      cmocka_unit_test(test_names),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
