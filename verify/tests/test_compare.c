/* What compare-modules takes for the same module and what not, and what it says of the difference. Each kind of change that has
 * no meaning is followed by the change next to it that has one. */
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
#include "verify/compare/compare.h"

/* The module of the source, parsed and verified, which the caller frees; the test fails if it is not valid. Unregistered ops and
 * repeated cases of a switch are allowed. */
static pl_module *read_module(pl_context *ctx, const pl_source *source) {
  pl_diags *diags = pl_diags_new();
  pl_module *module = pl_parse(ctx, source, &(pl_parse_options){.allow_unregistered = true}, diags);
  const pl_check_options options = {.allow_unregistered = true, .repeated_cases = true};
  if (module == NULL || !pl_check(module->op, &options, diags))
    fail_msg("%s: %s", source->text.data, pl_diags_at(diags, 0)->message);
  pl_diags_free(diags);
  return module;
}

/* What pl_compare_modules writes for two module texts, after what never counts was set aside in each; empty if they are the same.
 * The caller frees it. */
static char *compare(const char *first, const char *second) {
  const pl_source sources[] = {{"first", pl_str_from(first), 1}, {"second", pl_str_from(second), 1}};
  pl_context *ctx = pl_context_new();
  pl_module *modules[] = {read_module(ctx, &sources[0]), read_module(ctx, &sources[1])};
  pl_sink out = {0};
  for (int i = 0; i < 2; i++)
    pl_compare_set_aside(modules[i], PL_SET_ASIDE_ALWAYS);
  const uint32_t differences = pl_compare_modules(modules[0], modules[1], &out);
  char *text = strdup(pl_sink_text(&out));
  assert_int_equal(differences == 0, text[0] == '\0');
  (void)pl_sink_close(&out);
  pl_module_free(modules[0]);
  pl_module_free(modules[1]);
  pl_context_free(ctx);
  return text;
}

typedef struct pair {
  const char *first, *second;
  const char *wanted; /* a part of what is written; NULL: the same */
} pair;

/* Compares each pair of texts and fails unless the output is empty (`wanted` is NULL) or contains `wanted`. */
static void check_pairs(const pair *pairs, size_t count) {
  for (size_t i = 0; i < count; i++) {
    char *text = compare(pairs[i].first, pairs[i].second);
    if (pairs[i].wanted == NULL && text[0] != '\0')
      fail_msg("%s\n%s\nshould be the same:\n%s", pairs[i].first, pairs[i].second, text);
    if (pairs[i].wanted != NULL && strstr(text, pairs[i].wanted) == NULL)
      fail_msg("%s\n%s\nshould differ by %s:\n%s", pairs[i].first, pairs[i].second, pairs[i].wanted, text);
    free(text);
  }
}
#define CHECK_PAIRS(pairs) check_pairs((pairs), sizeof(pairs) / sizeof *(pairs))

/* A function of two numbers, with a body. */
#define F(body) "llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) -> i32 {\n" body "}\n"
#define RETURN(value) "llvm.return " value " : i32\n"
#define C4 "%c4 = llvm.mlir.constant(4 : i32) : i32\n"
#define C8 "%c8 = llvm.mlir.constant(8 : i32) : i32\n"

/* Names of values and blocks do not matter, but which value is used does. */
static void test_names_and_labels(void **state) {
  (void)state;
  const pair pairs[] = {
      {F("%x = llvm.add %a, %b : i32\n" RETURN("%x")), F("%other = llvm.add %a, %b : i32\n" RETURN("%other")), NULL},
      {F("llvm.br ^one\n^one:\n" RETURN("%a")), F("llvm.br ^two\n^two:\n" RETURN("%a")), NULL},
      {F(RETURN("%a")), F(RETURN("%b")),
       "first:2:1: @f: operand 0 is argument 0 of block 0, in the second argument 1 of block 0"},
      {F("%x = llvm.sub %a, %b : i32\n" RETURN("%x")), F("%x = llvm.sub %b, %a : i32\n" RETURN("%x")),
       "first:2:6: @f: operand 0"},
      {F("%x = llvm.add %a, %b : i32\n%y = llvm.add %x, %b : i32\n" RETURN("%x")),
       F("%x = llvm.add %a, %b : i32\n%y = llvm.add %x, %b : i32\n" RETURN("%y")),
       "that of llvm.add in line 2, in the second that of"},
  };
  CHECK_PAIRS(pairs);
}

/* The order of the ops of a module does not matter, but their contents and number and the module's attributes do. */
static void test_order_of_symbols(void **state) {
  (void)state;
#define G "llvm.mlir.global external @g(1 : i32) : i32\n"
  const pair pairs[] = {
      {"llvm.func @f()\nllvm.func @g()\n", "llvm.func @g()\nllvm.func @f()\n", NULL},
      {G F(RETURN("%a")), F(RETURN("%a")) G, NULL},
      {"llvm.func @f()\n", "llvm.func @f(i32)\n", "first:1:1: declaration @f: attribute 'function_type' is"},
      {"llvm.func @f()\nllvm.func @g()\n", "llvm.func @f()\n", "first:2:1: declaration @g: is in the first alone"},
      {F(RETURN("%a")), F(RETURN("%a")) G, "second:4:1: llvm.mlir.global @g: is in the second alone"},
      {G, "llvm.mlir.global external @g(2 : i32) : i32\n",
       "llvm.mlir.global @g: attribute 'value' is 1 : i32, in the second 2 : i32"},
      {"module attributes {d.a = 1 : i32} {}\n", "module attributes {d.a = 2 : i32} {}\n",
       "builtin.module: attribute 'd.a' is 1 : i32"},
      {"\"test.x\"() {a} : () -> ()\n\"test.x\"() : () -> ()\n", "\"test.x\"() : () -> ()\n\"test.x\"() {a} : () -> ()\n", NULL},
      {"\"test.x\"() {a} : () -> ()\n\"test.x\"() {a} : () -> ()\n", "\"test.x\"() {a} : () -> ()\n",
       "first:2:1: test.x: is in the first alone"},
  };
  CHECK_PAIRS(pairs);
#undef G
}

/* It does not matter where a constant is defined, how often, in which order two constants are operands of a commutative op, and
 * whether it is undef or poison. Values of constants, and the order of a constant and another operand, do. */
static void test_constants(void **state) {
  (void)state;
#define STORE(value) "llvm.store " value ", %p : i32, !llvm.ptr\n"
  const pair pairs[] = {
      {F(C4 C8 STORE("%c4") RETURN("%c8")), F(C8 C4 STORE("%c4") RETURN("%c8")), NULL},
      {F(C4 C8 STORE("%c4") RETURN("%c8")), F(C4 STORE("%c4") C8 RETURN("%c8")), NULL},
      {F(C4 STORE("%c4") RETURN("%c4")), F(C4 "%c = llvm.mlir.constant(4 : i32) : i32\n" STORE("%c4") RETURN("%c")), NULL},
      {F(C4 RETURN("%a")), F(RETURN("%a")), NULL},
      {F(C4 STORE("%c4") RETURN("%a")), F(C8 STORE("%c8") RETURN("%a")),
       "operand 0 is llvm.mlir.constant 4 : i32, in the second llvm.mlir.constant 8 : i32"},
      {F(C4 C8 STORE("%c4") RETURN("%c8")), F(C4 C8 STORE("%c8") RETURN("%c4")), "first:4:1: @f: operand 0"},
      {F(STORE("%a") STORE("%b") RETURN("%a")), F(STORE("%b") STORE("%a") RETURN("%a")), "first:2:1: @f: operand 0"},
      {F(C4 C8 "%x = llvm.add %c4, %c8 : i32\n" RETURN("%x")), F(C4 C8 "%x = llvm.add %c8, %c4 : i32\n" RETURN("%x")), NULL},
      {F(C4 C8 "%x = llvm.sub %c4, %c8 : i32\n" RETURN("%x")), F(C4 C8 "%x = llvm.sub %c8, %c4 : i32\n" RETURN("%x")),
       "operand 0"},
      {F(C4 "%x = llvm.add %a, %c4 : i32\n" RETURN("%x")), F(C4 "%x = llvm.add %c4, %a : i32\n" RETURN("%x")), "operand 0"},
      {F(C4 STORE("%c4") RETURN("%a")), F(STORE("%a") RETURN("%a")), "llvm.mlir.constant 4 : i32, in the second argument 0"},
      {F("%u = llvm.mlir.undef : i32\n" RETURN("%u")), F("%u = llvm.mlir.poison : i32\n" RETURN("%u")), NULL},
      {F("%u = llvm.mlir.zero : i32\n" RETURN("%u")), F("%u = llvm.mlir.poison : i32\n" RETURN("%u")), "llvm.mlir.zero"},
  };
  CHECK_PAIRS(pairs);
}

/* Where unrealized conversion casts stand and through which intermediate types they go does not matter, but which values they
 * convert, and in which order, does. */
static void test_casts(void **state) {
  (void)state;
#define H(body) "func.func @h(%a: i64, %b: i64) -> f32 {\n" body "}\n"
#define CAST "builtin.unrealized_conversion_cast "
#define USE(values) "%x = \"test.use\"(" values ") : (index, index) -> f32\nreturn %x : f32\n"
  const pair pairs[] = {
      {H("%i = " CAST "%a : i64 to index\n%j = " CAST "%b : i64 to index\n" USE("%i, %j")),
       H("%j = " CAST "%b : i64 to index\n%i = " CAST "%a : i64 to index\n" USE("%i, %j")), NULL},
      {H("%i = " CAST "%a : i64 to index\n%j = " CAST "%b : i64 to index\n" USE("%i, %j")),
       H("%j = " CAST "%b : i64 to index\n%i = " CAST "%a : i64 to index\n" USE("%j, %i")), "operand 0 is that of builtin"},
      /* by way of another cast, and back */
      {H("%i = " CAST "%a : i64 to index\n" USE("%i, %i")),
       H("%s = " CAST "%a : i64 to si64\n%i = " CAST "%s : si64 to index\n" USE("%i, %i")), NULL},
      {H("%i = " CAST "%a : i64 to index\n%k = " CAST "%i : index to i64\n%m = " CAST "%k : i64 to index\n" USE("%i, %m")),
       H("%i = " CAST "%a : i64 to index\n" USE("%i, %i")), NULL},
      /* of two values, and into two */
      {H("%i = " CAST "%a, %b : i64, i64 to index\n" USE("%i, %i")), H("%i = " CAST "%a, %b : i64, i64 to index\n" USE("%i, %i")),
       NULL},
      {H("%i = " CAST "%a, %b : i64, i64 to index\n" USE("%i, %i")), H("%i = " CAST "%b, %a : i64, i64 to index\n" USE("%i, %i")),
       "operand 0"},
      {H("%i:2 = " CAST "%a : i64 to index, index\n" USE("%i#0, %i#1")),
       H("%i:2 = " CAST "%a : i64 to index, index\n" USE("%i#1, %i#0")), "operand 0"},
  };
  CHECK_PAIRS(pairs);
}

/* Whether a default attribute is written, the order of attributes, aliases and locations do not matter; other attributes do. */
static void test_attributes(void **state) {
  (void)state;
#define LOAD(more) F("%x = llvm.load %p " more ": !llvm.ptr -> i32\n" RETURN("%x"))
#define GENERIC(more) F("%x = \"llvm.load\"(%p) <{" more "}> : (!llvm.ptr) -> i32\n" RETURN("%x"))
  const pair pairs[] = {
      {LOAD(""), GENERIC("ordering = 0 : i64"), NULL}, /* the default */
      {LOAD("{alignment = 4 : i64} "), GENERIC("alignment = 4 : i64, ordering = 0 : i64"), NULL},
      {LOAD("{a, b} "), LOAD("{b, a} "), NULL},
      {LOAD("{alignment = 4 : i64} "), LOAD("{alignment = 8 : i64} "), "'alignment' is 4 : i64, in the second 8 : i64"},
      {LOAD(""), LOAD("{alignment = 4 : i64} "), "first:2:6: @f: attribute 'alignment' is absent, in the second 4 : i64"},
      {LOAD("{a} "), LOAD(""), "'a' is unit, in the second absent"},
      {"llvm.func @f() attributes {CConv = #llvm.cconv<ccc>}\n", "llvm.func @f()\n", NULL},
      {"llvm.func fastcc @f()\n", "llvm.func @f()\n", "attribute 'CConv'"},
      {F("%x = llvm.add %a, %b {fastmath = #arith.fastmath<none>} : i32\n" RETURN("%x")),
       F("%x = llvm.add %a, %b : i32\n" RETURN("%x")), NULL},
      {"#m = affine_map<(d0) -> (d0)>\n\"test.x\"() {m = #m} : () -> ()\n",
       "\"test.x\"() {m = affine_map<(d0) -> (d0)>} : () -> ()\n", NULL},
      {F("llvm.return %a : i32 loc(\"x\":1:1)\n"), F(RETURN("%a")), NULL},
  };
  CHECK_PAIRS(pairs);
}

/* Flags such as nsw that only the second module has do not matter; those that only the first has do, and are reported if nothing
 * else differs. */
static void test_flags(void **state) {
  (void)state;
#define ADD(flags) F("%x = llvm.add %a, %b " flags ": i32\n" RETURN("%x"))
#define GEP(flags)                                                                                                               \
  F("%x = llvm.getelementptr " flags "%p[1] : (!llvm.ptr) -> !llvm.ptr, i32\nllvm.store %a, %x : i32, !llvm.ptr\n" RETURN("%a"))
  const pair pairs[] = {
      {ADD(""), ADD("overflow<nsw> "), NULL},
      {ADD("overflow<nsw> "), ADD("overflow<nsw, nuw> "), NULL},
      {ADD("overflow<nsw> "), ADD(""), "first:2:6: @f: flags: the first has some that the second has not"},
      {ADD("overflow<nsw> "), ADD("overflow<nuw> "), "flags: "},
      {GEP("inbounds "), GEP("inbounds|nuw "), NULL},
      {GEP("inbounds "), GEP("nusw "), "flags: "},
      {F("%x = arith.addi %a, %b overflow<nsw> : i32\n" RETURN("%x")), F("%x = arith.addi %a, %b : i32\n" RETURN("%x")),
       "flags: "},
      /* what else differs counts more */
      {F("%x = llvm.add %a, %b overflow<nsw> : i32\n" RETURN("%x")), F("%x = llvm.add %a, %b : i32\n" RETURN("%a")),
       "first:3:1: @f: operand 0"},
  };
  CHECK_PAIRS(pairs);
}

/* Ops, the number of blocks, successors, operands of branches, types of functions and nested modules have to be the same. */
static void test_structure(void **state) {
  (void)state;
#define X "%x = llvm.add %a, %b : i32\n"
#define X2 "%y = llvm.add %x, %b : i32\n"
#define COND(yes, no) "%c = llvm.icmp \"eq\" %a, %b : i32\nllvm.cond_br %c, " yes ", " no "\n"
  const pair pairs[] = {
      {F(X RETURN("%x")), F("%x = llvm.mul %a, %b : i32\n" RETURN("%x")), "first:2:6: @f: llvm.add, in the second llvm.mul"},
      {F(X X2 RETURN("%x")), F(X RETURN("%x")), "first:3:6: @f: llvm.add, in the second llvm.return"},
      {F("llvm.br ^bb1\n^bb1:\n" X RETURN("%x")), F(X "llvm.br ^bb1\n^bb1:\n" RETURN("%x")), "llvm.br, in the second llvm.add"},
      {F("llvm.br ^bb1\n^bb1:\n" RETURN("%a")), F(RETURN("%a")), "number of blocks is 2, in the second 1"},
      {F("llvm.br ^bb1(%a : i32)\n^bb1(%x: i32):\n" RETURN("%x")), F("llvm.br ^bb1(%b : i32)\n^bb1(%x: i32):\n" RETURN("%x")),
       "operand 0"},
      {F(COND("^bb1", "^bb2") "^bb1:\n" RETURN("%a") "^bb2:\n" RETURN("%b")),
       F(COND("^bb2", "^bb1") "^bb1:\n" RETURN("%a") "^bb2:\n" RETURN("%b")), "successor 0 is block 1, in the second block 2"},
      {"func.func @g(%m: memref<4xi32>) { return }\n", "func.func @g(%m: memref<5xi32>) { return }\n", "'function_type'"},
      {"module { module @m { llvm.func @f() } }\n", "module { module @m { llvm.func @g() } }\n",
       "builtin.module @m: attribute 'sym_name'"},
  };
  CHECK_PAIRS(pairs);
}

/* The text of a module after what the bits `1 << pl_set_aside` of `what` name was set aside; the caller frees it. The test fails
 * if the module is not valid before or afterwards. */
static char *set_aside(const char *text, uint32_t what) {
  const pl_source source = {"text", pl_str_from(text), 1};
  pl_context *ctx = pl_context_new();
  pl_module *module = read_module(ctx, &source);
  pl_compare_set_aside(module, what);
  pl_diags *diags = pl_diags_new();
  const pl_check_options options = {.allow_unregistered = true, .repeated_cases = true};
  assert_true(pl_check(module->op, &options, diags));
  pl_diags_free(diags);
  pl_sink out = {0};
  pl_print_module(module, NULL, &out);
  char *printed = strdup(pl_sink_text(&out));
  (void)pl_sink_close(&out);
  pl_module_free(module);
  pl_context_free(ctx);
  return printed;
}

typedef struct aside {
  pl_set_aside what;
  const char *text;
  const char *wanted, *gone; /* what is in the text after, and what no more */
} aside;

/* Sets aside->what aside in each text and fails unless the result contains `wanted` and, unless that is NULL, not `gone`. */
static void check_asides(const aside *asides, size_t count) {
  for (size_t i = 0; i < count; i++) {
    char *text = set_aside(asides[i].text, 1u << asides[i].what);
    if (strstr(text, asides[i].wanted) == NULL) fail_msg("'%s' is not in:\n%s", asides[i].wanted, text);
    if (asides[i].gone != NULL && strstr(text, asides[i].gone) != NULL) fail_msg("'%s' is in:\n%s", asides[i].gone, text);
    free(text);
  }
}
#define CHECK_ASIDES(asides) check_asides((asides), sizeof(asides) / sizeof *(asides))

/* Differences of the kinds that may be set aside are put into one form; what is similar is left alone. */
static void test_set_aside(void **state) {
  (void)state;
  const aside asides[] = {
      {PL_SET_ASIDE_FLAGS, ADD("overflow<nsw> "), "llvm.add %arg0, %arg1 : i32", "overflow"},
      {PL_SET_ASIDE_FLAGS, GEP("inbounds "), "llvm.getelementptr %arg2[1]", "inbounds"},
      {PL_SET_ASIDE_NO_INLINE, "llvm.func @f() attributes {no_inline, no_unwind}\n", "no_unwind", "no_inline"},
      {PL_SET_ASIDE_INDEX_CONSTANTS, F("%x = llvm.mlir.constant(-4 : index) : i32\n" RETURN("%x")), "constant(-4 : i32) : i32",
       "index"},
      {PL_SET_ASIDE_VECTOR_FMA,
       "llvm.func @f(%a: f32) -> f32 {\n%x = llvm.intr.fmuladd(%a, %a, %a) : (f32, f32, f32) -> f32\nllvm.return %x : f32\n}\n",
       "llvm.intr.fma(", "fmuladd"},
      {PL_SET_ASIDE_ALLOCA_ALIGNMENT, F("%x = llvm.alloca %a x i64 {alignment = 1 : i64} : (i32) -> !llvm.ptr\n" RETURN("%a")),
       "alignment = 8", NULL},
      {PL_SET_ASIDE_ALLOCA_ALIGNMENT, F("%x = llvm.alloca %a x i8 {alignment = 4 : i64} : (i32) -> !llvm.ptr\n" RETURN("%a")),
       "alignment = 4", NULL},
      {PL_SET_ASIDE_WRAPPER_CLAIMS, "llvm.func @_mlir_ciface_f(!llvm.ptr {llvm.noalias, llvm.inreg}, i32 {llvm.zeroext})\n",
       "(!llvm.ptr {llvm.inreg}, i32 {llvm.zeroext})", "noalias"},
      {PL_SET_ASIDE_WRAPPER_CLAIMS, "llvm.func @f(!llvm.ptr {llvm.noalias})\n", "llvm.noalias", NULL},
      {PL_SET_ASIDE_OLD_NAMES,
       "func.func @f(%a: vector<2xi32>, %i: index) -> i32 {\n%x = vector.extractelement %a[%i : index] : vector<2xi32>\n"
       "return %x : i32\n}\n",
       "vector.extract %arg0[%arg1] : i32 from vector<2xi32>", "extractelement"},
      {PL_SET_ASIDE_OLD_NAMES,
       "func.func @f(%a: i32) -> vector<2xi32> {\n%x = vector.splat %a : vector<2xi32>\nreturn %x : vector<2xi32>\n}\n",
       "vector.broadcast %arg0 : i32 to vector<2xi32>", "splat"},
  };
  CHECK_ASIDES(asides);
}

/* Switches on constants, or all of whose targets are the same, become branches; a switch on a truncated extension switches on
 * the value itself. */
static void test_switches(void **state) {
  (void)state;
#define SWITCH(before, cases) F(before "llvm.switch %n : i32, ^bb1 [\n" cases "]\n^bb1:\n" RETURN("%a") "^bb2:\n" RETURN("%b"))
  const aside asides[] = {
      {PL_SET_ASIDE_DECIDED_SWITCHES, SWITCH("%n = llvm.mlir.constant(-3 : i32) : i32\n", "4: ^bb1,\n-3: ^bb2\n"), "llvm.br ^bb2",
       "switch"},
      {PL_SET_ASIDE_DECIDED_SWITCHES, SWITCH("%n = llvm.mlir.constant(5 : i32) : i32\n", "4: ^bb1,\n-3: ^bb2\n"), "llvm.br ^bb1",
       "switch"},
      {PL_SET_ASIDE_DECIDED_SWITCHES, SWITCH("%n = llvm.add %a, %b : i32\n", "4: ^bb1\n"), "llvm.br ^bb1", "switch"},
      {PL_SET_ASIDE_DECIDED_SWITCHES, SWITCH("%n = llvm.add %a, %b : i32\n", "4: ^bb2\n"), "llvm.switch", NULL},
      {PL_SET_ASIDE_INDEX_SWITCH, SWITCH("%l = llvm.sext %a : i32 to i64\n%n = llvm.trunc %l : i64 to i32\n", "-4: ^bb2\n"),
       "-4: ^bb2", "switch %1 : i32"},
  };
  CHECK_ASIDES(asides);
}

/* The expansion of a division that rounds up becomes one op; similar code that computes something else does not. */
static void test_rounding(void **state) {
  (void)state;
#define D(body)                                                                                                                  \
  "llvm.func @d(%n: i32, %m: i32) -> i32 {\n%z = llvm.mlir.constant(0 : i32) : i32\n%one = llvm.mlir.constant(1 : i32) : "       \
  "i32\n" body RETURN("%r") "}\n"
#define UP(predicate, step)                                                                                                      \
  D("%q = llvm.sdiv %n, %m : i32\n%back = llvm.mul %q, %m : i32\n%inexact = llvm.icmp \"ne\" %n, %back : i32\n"                  \
    "%ln = llvm.icmp \"slt\" %n, %z : i32\n%lm = llvm.icmp \"slt\" %m, %z : i32\n%same = llvm.icmp \"" predicate                 \
    "\" %ln, %lm : i1\n"                                                                                                         \
    "%both = llvm.and %inexact, %same : i1\n%next = llvm.add %q, " step " : i32\n%r = llvm.select %both, %next, %q : i1, i32\n")
  const aside asides[] = {
      {PL_SET_ASIDE_ROUNDING, UP("eq", "%one"), "\"rounding.up\"(%arg0, %arg1) : (i32, i32) -> i32", "llvm.select"},
      {PL_SET_ASIDE_ROUNDING, UP("ne", "%one"), "llvm.select", "rounding"}, /* adds where it should subtract */
      {PL_SET_ASIDE_ROUNDING, UP("eq", "%n"), "llvm.select", "rounding"},
  };
  CHECK_ASIDES(asides);
}

/* Accesses of vectors of several elements that do not fill whole bytes or have padding are split into accesses of elements, or
 * extended to whole bytes; other vectors are left alone. */
static void test_lanes(void **state) {
  (void)state;
#define V(type) "llvm.func @v(%p: !llvm.ptr, %x: " type ", %m: vector<2xi1>) {\n"
#define STORED(type) V(type) "llvm.store %x, %p {alignment = 1 : i64} : " type ", !llvm.ptr\nllvm.return\n}\n"
  const aside asides[] = {
      {PL_SET_ASIDE_LANES, STORED("vector<2xi1>"), "llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i1",
       "vector<2xi1>, !llvm.ptr"},
      {PL_SET_ASIDE_LANES, STORED("vector<2xi8>"), "vector<2xi8>, !llvm.ptr", "getelementptr"},
      {PL_SET_ASIDE_LANES, STORED("vector<1xi1>"), "vector<1xi1>, !llvm.ptr", "getelementptr"},
      {PL_SET_ASIDE_LANES, STORED("vector<2xf80>"), "llvm.store %1, %arg0 : f80", "vector<2xf80>, !llvm.ptr"},
      {PL_SET_ASIDE_LANES, STORED("vector<[2]xi7>"), "llvm.zext %arg1 : vector<[2]xi7> to vector<[2]xi8>", "getelementptr"},
      {PL_SET_ASIDE_LANES,
       V("vector<2xi7>") "llvm.intr.masked.store %x, %p, %m {alignment = 1 : i32} : vector<2xi7>, vector<2xi1> into "
                         "!llvm.ptr\nllvm.return\n}\n",
       "llvm.zext %arg1 : vector<2xi7> to vector<2xi8>", "store %arg1"},
      {PL_SET_ASIDE_LANES, V("vector<2xi1>") "%y = llvm.load %p : !llvm.ptr -> vector<2xi1>\nllvm.return\n}\n",
       "llvm.insertelement", "-> vector<2xi1>"},
  };
  CHECK_ASIDES(asides);
}

/* pl_compare_left writes each name of an op outside of the LLVM dialect once, other than builtin.module, sorted, and then the
 * cast by which an i32 becomes an i64 through index. */
static void test_left(void **state) {
  (void)state;
  const char *text =
      "func.func @f(%a: i32) -> i64 {\n%i = builtin.unrealized_conversion_cast %a : i32 to index\n"
      "%x = builtin.unrealized_conversion_cast %i : index to i64\n%y = llvm.add %x, %x : i64\nreturn %y : i64\n}\n";
  const pl_source source = {"text", pl_str_from(text), 1};
  pl_context *ctx = pl_context_new();
  pl_module *module = read_module(ctx, &source);
  pl_sink out = {0};
  pl_compare_left(module, &out);
  assert_string_equal(pl_sink_text(&out), "left: builtin.unrealized_conversion_cast\nleft: func.func\nleft: func.return\n"
                                          "unresolved: %1 = builtin.unrealized_conversion_cast %0 : index to i64\n");
  (void)pl_sink_close(&out);
  pl_module_free(module);
  pl_context_free(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_names_and_labels),
      cmocka_unit_test(test_order_of_symbols),
      cmocka_unit_test(test_constants),
      cmocka_unit_test(test_casts),
      cmocka_unit_test(test_attributes),
      cmocka_unit_test(test_flags),
      cmocka_unit_test(test_structure),
      cmocka_unit_test(test_set_aside),
      cmocka_unit_test(test_switches),
      cmocka_unit_test(test_rounding),
      cmocka_unit_test(test_lanes),
      cmocka_unit_test(test_left),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
