/* The interpreter on lowerings with one defect each: it reports a difference by the rule that was broken, and none for the right
 * lowering beside them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "core/text/parse/parse.h"
#include "verify/interp/compare/comparison.h"
#include "verify/interp/inputs/random_inputs.h"
#include "verify/interp/run/program.h"
#include "verify/tv/judge/tv.h"

enum { RUNS = 300, STEPS = 10000 };

#define DESCRIPTOR "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"
#define M "%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %s: i64, %t: i64"

#define EFFECTS(arguments, other)                                                                                                \
  "memory_effects = #llvm.memory_effects<other = " other ", argMem = " arguments                                                 \
  ", inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>"

/* A right lowering, and the text that is replaced in it to make a wrong one. */
typedef struct sample {
  const char *source, *lowered;
  const char *from, *to; /* NULL: the right one */
  const char *rule;      /* NULL: no difference */
} sample;

static const char load_source[] = "func.func @f(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> f32 {\n"
                                  "  %0 = memref.load %m[%i] : memref<?xf32, strided<[?], offset: ?>>\n  return %0 : f32\n}\n";
static const char load_lowered[] = "llvm.func @f(" M ", %i: i64) -> f32 {\n"
                                   "  %0 = llvm.getelementptr %q[%o] : (!llvm.ptr, i64) -> !llvm.ptr, f32\n"
                                   "  %1 = llvm.mul %i, %t : i64\n"
                                   "  %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32\n"
                                   "  %3 = llvm.load %2 : !llvm.ptr -> f32\n  llvm.return %3 : f32\n}\n";

static const char store_source[] = "func.func @f(%m: memref<?xi32>, %i: index, %v: i32) {\n"
                                   "  memref.store %v, %m[%i] : memref<?xi32>\n  return\n}\n";
static const char store_lowered[] = "llvm.func @f(" M ", %i: i64, %v: i32) {\n"
                                    "  %w = llvm.sub %v, %v : i32\n"
                                    "  %0 = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n"
                                    "  llvm.store %v, %0 : i32, !llvm.ptr\n  llvm.return\n}\n";

static const char call_source[] = "func.func private @g(i32, i32) -> i32\nfunc.func private @h(i32, i32) -> i32\n"
                                  "func.func @f(%a: i32, %b: i32) -> i32 {\n"
                                  "  %0 = call @g(%a, %b) : (i32, i32) -> i32\n  return %0 : i32\n}\n";
static const char call_lowered[] = "llvm.func @g(i32, i32) -> i32\nllvm.func @h(i32, i32) -> i32\n"
                                   "llvm.func @f(%a: i32, %b: i32) -> i32 {\n"
                                   "  %0 = llvm.call @g(%a, %b) : (i32, i32) -> i32\n  llvm.return %0 : i32\n}\n";

static const char add_source[] = "func.func @f(%a: i8, %b: i8) -> i8 {\n  %0 = arith.addi %a, %b : i8\n  return %0 : i8\n}\n";
static const char add_lowered[] = "llvm.func @f(%a: i8, %b: i8) -> i8 {\n  %0 = llvm.add %a, %b : i8\n  llvm.return %0 : i8\n}\n";

static const char life_source[] = "func.func @f(%m: memref<?xf32>) {\n  memref.dealloc %m : memref<?xf32>\n  return\n}\n";
static const char life_lowered[] = "llvm.func @free(!llvm.ptr)\n"
                                   "llvm.func @f(" M ") {\n  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  llvm.return\n}\n";

static const char alloc_source[] = "func.func @f() -> memref<3xi32> {\n  %0 = memref.alloc() : memref<3xi32>\n"
                                   "  return %0 : memref<3xi32>\n}\n";
static const char alloc_lowered[] = "llvm.func @malloc(i64) -> !llvm.ptr\n"
                                    "llvm.func @f() -> " DESCRIPTOR " {\n"
                                    "  %n = llvm.mlir.constant(12 : i64) : i64\n  %k = llvm.mlir.constant(3 : i64) : i64\n"
                                    "  %c1 = llvm.mlir.constant(1 : i64) : i64\n  %c0 = llvm.mlir.constant(0 : i64) : i64\n"
                                    "  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n"
                                    "  %0 = llvm.mlir.poison : " DESCRIPTOR "\n"
                                    "  %1 = llvm.insertvalue %p, %0[0] : " DESCRIPTOR "\n"
                                    "  %2 = llvm.insertvalue %p, %1[1] : " DESCRIPTOR "\n"
                                    "  %3 = llvm.insertvalue %c0, %2[2] : " DESCRIPTOR "\n"
                                    "  %4 = llvm.insertvalue %k, %3[3, 0] : " DESCRIPTOR "\n"
                                    "  %5 = llvm.insertvalue %c1, %4[4, 0] : " DESCRIPTOR "\n"
                                    "  llvm.return %5 : " DESCRIPTOR "\n}\n";

static const char assert_source[] = "func.func @f(%c: i1) {\n  cf.assert %c, \"no\"\n  return\n}\n";
static const char assert_lowered[] = "llvm.func @abort()\n"
                                     "llvm.func @f(%c: i1) {\n  llvm.cond_br %c, ^a, ^b\n^a:\n  llvm.return\n"
                                     "^b:\n  llvm.call @abort() : () -> ()\n  llvm.unreachable\n}\n";

/* What fast-math flags leave open is no difference; what a comparison of far numbers gives is not left open. */
static const char loose_source[] = "func.func @f(%a: f32, %b: f32) -> f32 {\n  %0 = arith.mulf %a, %b fastmath<contract> : f32\n"
                                   "  %1 = arith.addf %0, %b fastmath<contract> : f32\n  return %1 : f32\n}\n";
static const char loose_lowered[] = "llvm.func @f(%a: f32, %b: f32) -> f32 {\n"
                                    "  %0 = llvm.intr.fma(%a, %b, %b) : (f32, f32, f32) -> f32\n  llvm.return %0 : f32\n}\n";
static const char far_source[] = "func.func @f(%a: f32, %b: f32) -> i1 {\n  %0 = arith.divf %a, %b fastmath<arcp> : f32\n"
                                 "  %1 = arith.cmpf olt, %0, %b : f32\n  return %1 : i1\n}\n";
static const char far_lowered[] = "llvm.func @f(%a: f32, %b: f32) -> i1 {\n  %c1 = llvm.mlir.constant(1.0 : f32) : f32\n"
                                  "  %0 = llvm.fdiv %c1, %b : f32\n  %1 = llvm.fmul %a, %0 : f32\n"
                                  "  %2 = llvm.fcmp \"olt\" %1, %b : f32\n  llvm.return %2 : i1\n}\n";

/* What goes wrong only when another thread comes in between. */
static const char update_source[] = "func.func @f(%m: memref<i32>, %v: i32) -> i32 {\n"
                                    "  %0 = memref.atomic_rmw addi %v, %m[] : (i32, memref<i32>) -> i32\n  return %0 : i32\n}\n";
static const char update_lowered[] = "llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %v: i32) -> i32 {\n"
                                     "  %0 = llvm.atomicrmw add %q, %v acq_rel : !llvm.ptr, i32\n  llvm.return %0 : i32\n}\n";

static const sample samples[] = {
    {load_source, load_lowered, NULL, NULL, NULL},
    {load_source, load_lowered, "%q[%o]", "%q[%s]", "access"},
    {load_source, load_lowered, "%0[%1]", "%0[%i]", "access"},
    {load_source, load_lowered, "%i, %t : i64", "%i, %t overflow<nuw> : i64", "undefined"}, /* strides may be negative */
    {load_source, load_lowered, "-> !llvm.ptr, f32\n  %3", "-> !llvm.ptr, f64\n  %3", "access"},
    {load_source, load_lowered, "%2 : !llvm.ptr", "%2 {alignment = 128 : i64} : !llvm.ptr", "undefined"},
    {store_source, store_lowered, NULL, NULL, NULL},
    {store_source, store_lowered, "store %v", "store %w", "store-value"},
    {store_source, store_lowered, "  llvm.store %v, %0 : i32, !llvm.ptr\n", "", "memory"},
    {call_source, call_lowered, NULL, NULL, NULL},
    {call_source, call_lowered, "@g(%a, %b)", "@g(%b, %a)", "call-argument"},
    {call_source, call_lowered, "call @g", "call @h", "call"},
    {call_source, call_lowered, "%0 = llvm.call @g(%a, %b) : (i32, i32) -> i32", "%0 = llvm.add %a, %b : i32", "missing-event"},
    {call_source, call_lowered, "llvm.return", "%1 = llvm.call @g(%a, %b) : (i32, i32) -> i32\n  llvm.return", "extra-event"},
    {call_source, call_lowered, "return %0", "return %a", "return-value"},
    {add_source, add_lowered, NULL, NULL, NULL},
    {add_source, add_lowered, "%a, %b : i8", "%a, %b overflow<nsw> : i8", "poison"},
    {add_source, add_lowered, "llvm.add", "llvm.xor", "return-value"},
    {life_source, life_lowered, NULL, NULL, NULL},
    {life_source, life_lowered, "  llvm.call @free(%p) : (!llvm.ptr) -> ()\n", "", "lifetime"},
    {life_source, life_lowered, "@free(%p)", "@free(%q)", "undefined"},
    {alloc_source, alloc_lowered, NULL, NULL, NULL},
    {alloc_source, alloc_lowered, "constant(12", "constant(8", "memory"},
    {alloc_source, alloc_lowered, "%p = llvm.call @malloc(%n) : (i64)", "%p = llvm.alloca %k x i32 : (i64)", "lifetime"},
    {alloc_source, alloc_lowered, "%k, %3[3, 0]", "%n, %3[3, 0]", "return-value"},
    {alloc_source, alloc_lowered, "%p, %1[1]", "%p, %1[0]", "poison"},
    {assert_source, assert_lowered, NULL, NULL, NULL},
    {assert_source, assert_lowered, "%c, ^a, ^b", "%c, ^a, ^a", "missing-event"},
    {assert_source, assert_lowered, "%c, ^a, ^b", "%c, ^b, ^a", "extra-event"},
    {load_source, load_lowered, "llvm.load", "llvm.load volatile", "extra-event"},
    {load_source, load_lowered, "%q: !llvm.ptr", "%q: !llvm.ptr {llvm.readonly}", NULL},
    {load_source, load_lowered, "%q: !llvm.ptr", "%q: !llvm.ptr {llvm.writeonly}", "undefined"},
    {store_source, store_lowered, "%p: !llvm.ptr", "%p: !llvm.ptr {llvm.readonly}", NULL}, /* the aligned pointer is used */
    {store_source, store_lowered, "%q: !llvm.ptr", "%q: !llvm.ptr {llvm.readonly}", "undefined"},
    {store_source, store_lowered, "%v: i32) {", "%v: i32) attributes {" EFFECTS("readwrite", "none") "} {", NULL},
    {store_source, store_lowered, "%v: i32) {", "%v: i32) attributes {" EFFECTS("read", "none") "} {", "undefined"},
    {add_source, add_lowered, "-> i8 {", "-> i8 attributes {noreturn} {", "undefined"},
    {loose_source, loose_lowered, NULL, NULL, NULL},
    {loose_source, loose_lowered, "%a, %b, %b", "%a, %b, %a", "return-value"},
    {far_source, far_lowered, NULL, NULL, NULL},
    {far_source, far_lowered, "fmul %a, %0", "fmul %0, %0", "return-value"},
    {update_source, update_lowered, NULL, NULL, NULL},
    {update_source, update_lowered, "%0 = llvm.atomicrmw add %q, %v acq_rel : !llvm.ptr, i32",
     "%0 = llvm.load %q : !llvm.ptr -> i32\n  %1 = llvm.add %0, %v : i32\n  llvm.store %1, %q : i32, !llvm.ptr", "memory"},
};

/* Writes the sample's lowering to `text`, which has `size` bytes, with the first `from` in it replaced by `to`, or as it is if
 * `from` is NULL; the test fails if it does not contain `from`. */
static void edit(const sample *s, char *text, size_t size) {
  if (s->from == NULL) {
    snprintf(text, size, "%s", s->lowered);
    return;
  }
  const char *at = strstr(s->lowered, s->from);
  assert_non_null(at);
  snprintf(text, size, "%.*s%s%s", (int)(at - s->lowered), s->lowered, s->to, at + strlen(s->from));
}

/* Sets *source to the text and parses it into a module, which the caller frees and which needs *source; the test fails if it is
 * not valid. */
static pl_module *parse(pl_context *ctx, pl_source *source, const char *text) {
  *source = (pl_source){"sample", pl_str_from(text), 1};
  pl_diags *diags = pl_diags_new();
  pl_parse_options options = {.allow_unregistered = false};
  pl_module *module = pl_parse(ctx, source, &options, diags);
  for (size_t i = 0; module == NULL && i < pl_diags_count(diags); i++)
    print_message("%s\n%s\n", pl_diags_at(diags, i)->message, text);
  pl_diags_free(diags);
  assert_non_null(module);
  return module;
}

/* Fails unless a difference has a description, and for the rule `access` also texts that name the element, its byte and the
 * sizes. */
static void check_texts(const pl_comparison *c) {
  assert_true(strlen(c->what) > 0);
  if (strcmp(c->rule, "access") != 0) return;
  assert_non_null(strstr(c->what, "` is at byte"));
  assert_non_null(strstr(c->what, "in the lowering"));
  assert_non_null(strstr(c->inputs, "has sizes ["));
  assert_non_null(strstr(c->picture, "the element meant"));
}

/* Compares the sample's source and edited lowering on RUNS random inputs. The test fails unless, if the sample has no rule, they
 * never differ and more than a tenth of the runs are defined, and otherwise they differ at least once by that rule. */
static void run_sample(const sample *s) {
  char text[4096];
  edit(s, text, sizeof text);
  pl_context *ctx = pl_context_new();
  pl_source source, lowered;
  pl_module *a = parse(ctx, &source, s->source), *b = parse(ctx, &lowered, text);
  const pl_op *f = pl_symbol_lookup(a->op, PL_STR("f")), *g = pl_symbol_lookup(b->op, PL_STR("f"));
  pl_interp_options options = {.max_steps = STEPS};
  unsigned same = 0, differs = 0, by_rule = 0;
  for (uint64_t seed = 0; seed < RUNS; seed++) {
    pl_arena *arena = pl_arena_new();
    pl_inputs *inputs = pl_inputs_random(arena, f, &options, seed);
    assert_non_null(inputs);
    pl_comparison c = pl_interp_compare(arena, f, g, inputs, &options);
    same += c.kind == PL_COMPARISON_SAME;
    if (c.kind == PL_COMPARISON_DIFFERS) {
      differs++;
      by_rule += s->rule != NULL && strcmp(c.rule, s->rule) == 0;
      if (s->rule == NULL || (by_rule == 0 && differs == RUNS)) print_message("%s: %s\n%s", c.rule, c.what, text);
      check_texts(&c);
    }
    pl_arena_free(arena);
  }
  if (s->rule != NULL && by_rule == 0) print_message("expected '%s', %u other differences in\n%s", s->rule, differs, text);
  if (s->rule == NULL) {
    assert_int_equal(differs, 0);
    assert_true(same > RUNS / 10);
  } else {
    assert_true(by_rule > 0);
  }
  pl_module_free(a);
  pl_module_free(b);
  pl_context_free(ctx);
}

/* Each sample's lowering differs from the source by the rule that its defect breaks, and the right ones do not differ. */
static void each_defect_breaks_its_rule(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof samples / sizeof *samples; i++)
    run_sample(&samples[i]);
}

/* Random inputs for a memref whose elements are memrefs have fewer than 20000 objects: large sizes are for buffers of numbers
 * only. */
static void buffers_of_buffers_are_small(void **state) {
  (void)state;
  enum { MOST_OBJECTS = 20000 };
  pl_context *ctx = pl_context_new();
  pl_source source;
  pl_module *module = parse(ctx, &source, "func.func @f(%m: memref<2x3x?xmemref<*xf32>>) {\n  return\n}\n");
  pl_interp_options options = {.convention = {.index_bitwidth = 32}, .max_steps = STEPS};
  for (uint64_t seed = 0; seed < RUNS; seed++) {
    pl_arena *arena = pl_arena_new();
    const pl_inputs *inputs = pl_inputs_random(arena, pl_symbol_lookup(module->op, PL_STR("f")), &options, seed);
    assert_non_null(inputs);
    assert_true(inputs->num_objects < MOST_OBJECTS);
    pl_arena_free(arena);
  }
  pl_module_free(module);
  pl_context_free(ctx);
}

/* A call whose argument's type pl_tv_read_layouts has changed (here it lost its strides, and a subview keeps them) makes some
 * runs unsupported, and none a difference. */
static void a_call_of_what_was_read_otherwise_is_not_run(void **state) {
  (void)state;
  static const char text[] = "func.func private @x(memref<1x1xi8, strided<[12, 2]>>)\nfunc.func @f(%m: memref<?x4xi8>) {\n"
                             "  %s = memref.subview %m[0, 0] [1, 1] [3, 2] : memref<?x4xi8> to "
                             "memref<1x1xi8, strided<[12, 2]>>\n"
                             "  call @x(%s) : (memref<1x1xi8, strided<[12, 2]>>) -> ()\n  return\n}\n";
  static const char lowering[] = "llvm.func @x(!llvm.ptr, !llvm.ptr, i64, i64, i64)\n"
                                 "llvm.func @f(" M ", %t1: i64, %t2: i64) {\n"
                                 "  %0 = llvm.mlir.constant(0 : i64) : i64\n  %1 = llvm.mlir.constant(1 : i64) : i64\n"
                                 "  llvm.call @x(%p, %q, %0, %1, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()\n"
                                 "  llvm.return\n}\n";
  pl_context *ctx = pl_context_new();
  pl_source source, lowered;
  pl_module *a = parse(ctx, &source, text), *b = parse(ctx, &lowered, lowering);
  const pl_tv_options convention = pl_tv_default_options();
  pl_tv_read_layouts(a, b, &convention);
  const pl_op *f = pl_symbol_lookup(a->op, PL_STR("f")), *g = pl_symbol_lookup(b->op, PL_STR("f"));
  pl_interp_options options = {.max_steps = STEPS};
  unsigned unsupported = 0;
  for (uint64_t seed = 0; seed < RUNS; seed++) {
    pl_arena *arena = pl_arena_new();
    const pl_comparison c = pl_interp_compare(arena, f, g, pl_inputs_random(arena, f, &options, seed), &options);
    assert_int_not_equal(c.kind, PL_COMPARISON_DIFFERS);
    unsupported += c.kind == PL_COMPARISON_UNSUPPORTED;
    pl_arena_free(arena);
  }
  assert_true(unsupported > 0);
  pl_module_free(a);
  pl_module_free(b);
  pl_context_free(ctx);
}

/* A program that declares or calls a library function with types that it does not take, or has an intrinsic on a type that LLVM
 * does not have it for, is unsupported. */
static void a_program_of_other_types_is_unsupported(void **state) {
  (void)state;
  static const char *const texts[] = {
      "func.func private @printF32(f64)\nfunc.func @main() {\n  %0 = arith.constant 1.0 : f64\n"
      "  call @printF32(%0) : (f64) -> ()\n  return\n}\n",
      "llvm.func @printf(!llvm.ptr, ...) -> i32\nllvm.mlir.global internal constant @s(\"%f\\00\")\n"
      "llvm.func @main() -> i32 {\n  %0 = llvm.mlir.addressof @s : !llvm.ptr\n  %1 = llvm.mlir.constant(5 : i12) : i12\n"
      "  %2 = llvm.call @printf(%0, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i12) -> i32\n  llvm.return %2 : "
      "i32\n}\n",
      "llvm.func @main() -> i12 {\n  %0 = llvm.mlir.constant(5 : i12) : i12\n"
      "  %1 = llvm.intr.bswap(%0) : (i12) -> i12\n  llvm.return %1 : i12\n}\n"};
  const pl_interp_options options = {.max_steps = STEPS};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    pl_context *ctx = pl_context_new();
    pl_source source;
    pl_module *module = parse(ctx, &source, texts[i]);
    pl_arena *arena = pl_arena_new();
    const pl_op *program = pl_symbol_lookup(module->op, PL_STR("main"));
    assert_int_equal(pl_interp_program(arena, module->op, program, &options).end, PL_PROGRAM_UNSUPPORTED);
    pl_arena_free(arena);
    pl_module_free(module);
    pl_context_free(ctx);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_defect_breaks_its_rule), cmocka_unit_test(buffers_of_buffers_are_small),
      cmocka_unit_test(a_call_of_what_was_read_otherwise_is_not_run), cmocka_unit_test(a_program_of_other_types_is_unsupported)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
