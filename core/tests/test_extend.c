/* Conversions of a client's own: memref converted to something else than a descriptor, a pattern for an op of a foreign dialect
 * and one in place of a pattern that is here, and the flags that a client vouches for. */
#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/extend.h"
#include "core/convert/patterns/complex.h"
#include "core/convert/types/extension.h"
#include "core/convert/types/types.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "core/base/diag.h"
#include "core/check/check.h"
#include "core/text/parse/parse.h"
#include "core/text/print/print.h"

typedef struct fixture {
  pl_context *ctx;
  pl_diags *diags;
  pl_source source;
  pl_module *module, *lowered;
  pl_convert_status status;
  pl_sink text;
} fixture;

/* Converts the module of a text with the client's extension (or NULL); if that succeeds, the result must be well-formed, and
 * f->text gets it printed. */
static void lower(fixture *f, const char *text, const pl_extension *extension) {
  *f = (fixture){.ctx = pl_context_new(), .diags = pl_diags_new(), .source = {"input", pl_str_from(text), 1}};
  f->module = pl_parse(f->ctx, &f->source, &(pl_parse_options){.allow_unregistered = true}, f->diags);
  assert_non_null(f->module);
  assert_true(pl_check(f->module->op, &(pl_check_options){.allow_unregistered = true}, f->diags));
  pl_convert_options options = pl_convert_default_options();
  options.extension = extension;
  f->status = pl_convert(f->module, &options, f->diags, &f->lowered);
  if (f->status != PL_CONVERT_DONE) return;
  assert_true(pl_check(f->lowered->op, &(pl_check_options){0}, f->diags));
  pl_print_module(f->lowered, NULL, &f->text);
}

/* Frees what the fixture holds. */
static void finish(fixture *f) {
  if (f->lowered) pl_module_free(f->lowered);
  pl_sink_close(&f->text);
  pl_module_free(f->module);
  pl_diags_free(f->diags);
  pl_context_free(f->ctx);
}

/* Checks that the printed result contains the text. */
static void assert_has(fixture *f, const char *text) {
  if (strstr(pl_sink_text(&f->text), text)) return;
  print_error("%s\n", pl_sink_text(&f->text));
  fail_msg("no '%s' in the above", text);
}

/* Checks that the printed result does not contain the text. */
static void assert_lacks(fixture *f, const char *text) { assert_null(strstr(pl_sink_text(&f->text), text)); }

/* A type rule that converts a 1-D memref of static shape in memory space 7 to a pointer and counts its calls in *user. */
static pl_type_answer thin_memref(pl_rw *rw, const pl_type *type, void *user, const pl_type **out) {
  uint32_t space = 0;
  ++*(int *)user;
  if (!pl_rw_memory_space(type, &space) || space != 7) return PL_TYPE_DEFAULT;
  if (type->shaped.rank != 1 || type->shaped.shape[0] == PL_DYNAMIC) return PL_TYPE_NO_CONVERSION;
  *out = pl_rw_ptr_type(rw, space);
  return PL_TYPE_CONVERTED;
}

/* A pattern for memref.load of memrefs that thin_memref converts. */
static pl_rewrite thin_load(pl_rw *rw, const pl_op *op, void *user) {
  const pl_type *memref = pl_operand(op, 0)->type, *elem = pl_rw_type(rw, memref->shaped.elem);
  (void)user;
  if (!pl_rw_is_overridden(rw, memref)) return PL_REWRITE_NO_MATCH;
  pl_value *address = pl_emit_gep1(rw, pl_rw_operand(rw, op, 0), elem, pl_rw_operand(rw, op, 1));
  pl_rw_map(rw, pl_result(op, 0), pl_emit_load(rw, address, elem, 0, false));
  return PL_REWRITE_DONE;
}

/* A client's conversion of memrefs is used in signatures, calls, loads and returns, next to default descriptors. */
static void test_memref_overridden(void **state) {
  (void)state;
  static const char text[] = "func.func private @other(memref<4xf32, 7>) -> memref<4xf32, 7>\n"
                             "func.func @f(%m: memref<4xf32, 7>, %n: memref<4xf32>, %i: index) -> (f32, memref<4xf32, 7>) {\n"
                             "  %k = call @other(%m) : (memref<4xf32, 7>) -> memref<4xf32, 7>\n"
                             "  %0 = memref.load %k[%i] : memref<4xf32, 7>\n"
                             "  %1 = memref.load %n[%i] : memref<4xf32>\n"
                             "  %2 = arith.addf %0, %1 : f32\n"
                             "  return %2, %k : f32, memref<4xf32, 7>\n"
                             "}\n";
  fixture f;
  int asked = 0;
  const pl_type_rule types[] = {{PL_TYPE_MEMREF, thin_memref, &asked}};
  const pl_op_rule ops[] = {{"memref.load", thin_load, NULL}};
  const pl_extension extension = {.types = types, .num_types = 1, .ops = ops, .num_ops = 1};
  lower(&f, text, &extension);
  assert_int_equal(f.status, PL_CONVERT_DONE);
  assert_true(asked > 0);
  assert_has(&f, "llvm.func @other(!llvm.ptr<7>) -> !llvm.ptr<7>");
  assert_has(&f, "@f(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> "
                 "!llvm.struct<(f32, ptr<7>)>");
  assert_has(&f, "llvm.call @other(%arg0) : (!llvm.ptr<7>) -> !llvm.ptr<7>");
  assert_has(&f, "llvm.load %7 : !llvm.ptr<7> -> f32");
  assert_has(&f, "llvm.load %10 : !llvm.ptr -> f32");
  finish(&f);
}

/* Ops on a memref whose conversion a client overrides are errors without patterns of the client. */
static void test_overridden_memref_needs_patterns(void **state) {
  (void)state;
  static const char store[] = "func.func @f(%m: memref<4xf32, 7>, %v: f32, %i: index) {\n"
                              "  memref.store %v, %m[%i] : memref<4xf32, 7>\n"
                              "  return\n"
                              "}\n";
  static const char load[] = "func.func @f(%m: memref<4xf32, 7>, %i: index) {\n"
                             "  %0 = vector.load %m[%i] : memref<4xf32, 7>, vector<2xf32>\n"
                             "  return\n"
                             "}\n";
  static const char alloc[] = "func.func @f() {\n  %0 = memref.alloc() : memref<4xf32, 7>\n  return\n}\n";
  static const char none[] = "func.func @f(%m: memref<?xf32, 7>) {\n  return\n}\n";
  static const char *const texts[] = {store, load, alloc, none};
  int asked = 0;
  const pl_type_rule types[] = {{PL_TYPE_MEMREF, thin_memref, &asked}};
  const pl_extension extension = {.types = types, .num_types = 1};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    fixture f;
    lower(&f, texts[i], &extension);
    assert_int_equal(f.status, PL_CONVERT_FAILED);
    assert_int_equal(pl_diags_errors(f.diags), 1);
    assert_non_null(strstr(pl_diags_at(f.diags, 0)->message, "failed to legalize"));
    finish(&f);
  }
}

/* A pattern for mine.swap, which exchanges the parts of a complex number. */
static pl_rewrite swap_parts(pl_rw *rw, const pl_op *op, void *user) {
  (void)user;
  if (op->num_operands != 1 || op->num_results != 1 || !pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value *number = pl_rw_operand(rw, op, 0);
  pl_value *re = pl_complex_re(rw, number), *im = pl_complex_im(rw, number);
  pl_rw_map(rw, pl_result(op, 0), pl_complex_make(rw, number->type, im, re));
  return PL_REWRITE_DONE;
}

/* A pattern for mine.first, which loads the first element of a memref. */
static pl_rewrite first_element(pl_rw *rw, const pl_op *op, void *user) {
  const pl_type *memref = pl_operand(op, 0)->type;
  (void)user;
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value *address = pl_desc_element(rw, memref, pl_rw_operand(rw, op, 0), NULL);
  pl_rw_map(rw, pl_result(op, 0), pl_emit_load(rw, address, pl_rw_type(rw, memref->shaped.elem), 0, false));
  return PL_REWRITE_DONE;
}

/* A pattern in place of the default one of arith.addi: addition with saturation for i32, no match for other types. */
static pl_rewrite saturate(pl_rw *rw, const pl_op *op, void *user) {
  (void)user;
  if (!pl_type_is_integer(pl_result(op, 0)->type, 32)) return PL_REWRITE_NO_MATCH;
  pl_value *a = pl_rw_operand(rw, op, 0), *b = pl_rw_operand(rw, op, 1);
  pl_rw_map(rw, pl_result(op, 0), pl_emit_binary(rw, PL_OP_LLVM_INTR_SADD_SAT, a, b));
  return PL_REWRITE_DONE;
}

/* Patterns of a client convert ops of an unknown dialect and replace default patterns; without the client those ops are
 * errors. */
static void test_foreign_ops(void **state) {
  (void)state;
  static const char text[] = "func.func @f(%c: complex<f32>, %m: memref<?xf32, strided<[2], offset: ?>>, %a: i32, %b: i64)\n"
                             "    -> (complex<f32>, f32, i32, i64) {\n"
                             "  %0 = \"mine.swap\"(%c) : (complex<f32>) -> complex<f32>\n"
                             "  %1 = \"mine.first\"(%m) : (memref<?xf32, strided<[2], offset: ?>>) -> f32\n"
                             "  %2 = arith.addi %a, %a : i32\n"
                             "  %3 = arith.addi %b, %b : i64\n"
                             "  return %0, %1, %2, %3 : complex<f32>, f32, i32, i64\n"
                             "}\n";
  fixture f;
  const pl_op_rule ops[] = {{"mine.swap", swap_parts, NULL}, {"mine.first", first_element, NULL}, {"arith.addi", saturate, NULL}};
  const pl_extension extension = {.ops = ops, .num_ops = sizeof ops / sizeof *ops};
  lower(&f, text, &extension);
  assert_int_equal(f.status, PL_CONVERT_DONE);
  assert_lacks(&f, "mine.");
  assert_has(&f, "llvm.extractvalue %arg0[1] : !llvm.struct<(f32, f32)>");
  assert_has(&f, "llvm.getelementptr");
  assert_has(&f, "llvm.intr.sadd.sat(%arg6, %arg6) : (i32, i32) -> i32");
  assert_has(&f, "llvm.add %arg7, %arg7 : i64");
  finish(&f);
  lower(&f, text, NULL);
  assert_int_equal(f.status, PL_CONVERT_FAILED);
  finish(&f);
}

typedef struct witness {
  uint32_t count, kinds[3];
} witness;

/* The claims callback: vouches for some of the flags that are offered, counts the claims in *user and checks their order and
 * source. */
static uint32_t vouch(const pl_claim *claim, void *user) {
  witness *w = user;
  assert_int_equal(claim->ordinal, w->count++);
  assert_true(pl_op_is(claim->source, PL_OP_MEMREF_LOAD));
  w->kinds[0] += pl_op_is(claim->emitted, PL_OP_LLVM_MUL);
  w->kinds[1] += pl_op_is(claim->emitted, PL_OP_LLVM_ADD);
  w->kinds[2] += pl_op_is(claim->emitted, PL_OP_LLVM_GETELEMENTPTR);
  return pl_op_is(claim->emitted, PL_OP_LLVM_ADD) ? PL_CLAIM_NSW : UINT32_MAX;
}

/* No-wrap and inbounds flags of a memref.load's address are set where the client vouches for them, and not without a client. */
static void test_claims(void **state) {
  (void)state;
  static const char text[] = "func.func @f(%m: memref<?x8xf32>, %i: index) -> f32 {\n"
                             "  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x8xf32>\n"
                             "  %0 = memref.load %m[%i, %i] : memref<?x8xf32>\n"
                             "  return %0 : f32\n"
                             "}\n";
  fixture f;
  witness w = {0};
  const pl_extension extension = {.claims = vouch, .claims_user = &w};
  lower(&f, text, &extension);
  assert_int_equal(f.status, PL_CONVERT_DONE);
  assert_int_equal(w.count, 3);
  for (size_t i = 0; i < 3; i++)
    assert_int_equal(w.kinds[i], 1);
  assert_has(&f, "overflow<nsw, nuw> : i64");
  assert_has(&f, "overflow<nsw> : i64");
  assert_has(&f, "llvm.getelementptr inbounds|nuw %");
  finish(&f);
  lower(&f, text, NULL);
  assert_lacks(&f, "overflow");
  assert_lacks(&f, "inbounds");
  finish(&f);
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_memref_overridden),
      cmocka_unit_test(test_overridden_memref_needs_patterns),
      cmocka_unit_test(test_foreign_ops),
      cmocka_unit_test(test_claims),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
