/* The checker: each row is a module and the one message that it must give, at its line; or none. The messages are those of
 * `mlir-opt` 22 but where the comment says otherwise. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <stdio.h>

#include "core/check/body_checker.h"
#include "core/text/parse/parse.h"

typedef struct row {
  const char *text;
  unsigned line;       /* of the first error */
  const char *message; /* NULL: well-formed */
} row;

/* Whether the op is a function with a body whose ops have no regions. */
static bool has_plain_body(const pl_op *op) {
  if (!pl_op_has(op, PL_TRAIT_FUNCTION) || op->num_regions != 1 || !op->regions[0]->first) return false;
  PL_FOR_BLOCKS(block, op->regions[0]) { PL_FOR_OPS(inner, block) if (inner->num_regions) return false; }
  return true;
}

/* Whether a module is well-formed, found by checking the bodies of its plain functions (has_plain_body) block by block and the
 * rest by pl_check. Asserts that errors are reported just if it is not; sets the numbers of results in those bodies to 0. */
static bool check_by_body(const pl_module *module, const pl_check_options *options) {
  pl_diags *diags = pl_diags_new();
  pl_body_checker *checker = pl_body_checker_new(module->ctx, options, diags);
  bool ok = true;
  pl_body_checker_begin(checker, module);
  PL_FOR_OPS(op, module->op->regions[0]->first) {
    if (!has_plain_body(op)) continue;
    PL_FOR_BLOCKS(block, op->regions[0]) {
      PL_FOR_OPS(inner, block) {
        for (uint32_t i = 0; i < inner->num_results; i++)
          inner->results[i].number = 0; /* as in new ops */
      }
    }
    PL_FOR_BLOCKS(block, op->regions[0]) ok = pl_body_check(checker, op, block, block->first) && ok;
    ok = pl_body_check_end(checker, op) && ok;
  }
  pl_check_options rest = *options;
  rest.checked = pl_body_checked(checker);
  ok = pl_check(module->op, &rest, diags) && ok;
  assert_int_equal(ok, pl_diags_errors(diags) == 0);
  pl_body_checker_free(checker);
  pl_diags_free(diags);
  return ok;
}

/* Checks the module of a row, which must parse: the first error must be the row's, at its line, or there is none; check_by_body
 * must agree. */
static void run(const row *r) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_source source = {"test.mlir", pl_str_from(r->text), 1};
  pl_module *module = pl_parse(ctx, &source, &(pl_parse_options){.allow_unregistered = true}, diags);
  if (!module) print_error("does not parse: %s\n%s\n", pl_diags_at(diags, 0)->message, r->text);
  assert_non_null(module);
  bool ok = pl_check(module->op, &(pl_check_options){.allow_unregistered = true}, diags);
  if (r->message && pl_diags_count(diags)) {
    const pl_diag *first = pl_diags_at(diags, 0);
    assert_string_equal(first->message, r->message);
    assert_int_equal(first->pos.line, r->line);
  }
  if (ok != (r->message == NULL)) print_error("%s: %s\n", ok ? "accepted" : pl_diags_at(diags, 0)->message, r->text);
  assert_int_equal(ok, r->message == NULL);
  assert_int_equal(check_by_body(module, &(pl_check_options){.allow_unregistered = true}), ok);
  pl_module_free(module);
  pl_diags_free(diags);
  pl_context_free(ctx);
}

/* Checks (see run) each of the `count` rows of a table. */
static void run_all(const row *rows, size_t count) {
  for (size_t i = 0; i < count; i++)
    run(&rows[i]);
}

#define RUN(rows) run_all(rows, sizeof(rows) / sizeof *(rows))

/* Faults in the structure of blocks and regions are reported. */
static void test_structure(void **state) {
  (void)state;
  static const row rows[] = {
      {"func.func @f() {\n  return\n}", 0, NULL},
      {"func.func @f() {\n  return\n  return\n}", 2, "'func.return' op must be the last operation in the parent block"},
      /* mlir-opt has the op's generic form here */
      {"func.func @f() {\n  %0 = arith.constant 1 : i32\n}", 2, "block with no terminator, has arith.constant"},
      {"func.func @f() {\n  cf.br ^b\n^b:\n}", 1, "empty block: expect at least a terminator"},
      {"func.func @f() {\n  \"x.y\"() : () -> ()\n}", 0, NULL},
      {"func.func @f() {\n^a:\n  cf.br ^a\n}", 1, "entry block of region may not have predecessors"},
      {"\"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> ({\n  \"func.return\"() : () -> ()\n}, {\n}) : () -> ()",
       1, "'func.func' op requires one region"},
      {"\"x.y\"() ({\n  %0 = \"x.z\"(%1) : (i32) -> i32\n  %1 = \"x.z\"(%0) : (i32) -> i32\n}) : () -> ()", 0, NULL},
  };
  RUN(rows);
}

/* Uses that their definition does not dominate are reported, except in unreachable blocks. */
static void test_dominance(void **state) {
  (void)state;
  static const row rows[] = {
      {"func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %1, %a : i32\n  %1 = arith.addi %a, %a : i32\n  return %0 : i32\n}", 2,
       "operand #0 does not dominate this use"},
      {"func.func @f(%c: i1, %a: i32) -> i32 {\n  cf.cond_br %c, ^x, ^y\n^x:\n  %0 = arith.addi %a, %a : i32\n  cf.br ^y\n^y:\n"
       "  return %0 : i32\n}",
       7, "operand #0 does not dominate this use"},
      {"func.func @f(%c: i1, %a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  cf.cond_br %c, ^x, ^y\n^x:\n  cf.br ^y\n^y:\n"
       "  return %0 : i32\n}",
       0, NULL},
      /* an irreducible loop: neither head dominates the other */
      {"func.func @f(%c: i1, %a: i32) {\n  cf.cond_br %c, ^x, ^y\n^x:\n  %0 = arith.addi %a, %a : i32\n  cf.br ^y\n^y:\n"
       "  %1 = arith.addi %0, %a : i32\n  cf.br ^x\n}",
       7, "operand #0 does not dominate this use"},
      /* blocks that nothing reaches may use what they like */
      {"func.func @f(%a: i32) -> i32 {\n  return %a : i32\n^x:\n  %0 = arith.addi %1, %a : i32\n  %1 = arith.addi %0, %a : i32\n"
       "  cf.br ^x\n}",
       0, NULL},
      {"func.func @f(%a: i32) -> i32 {\n  %0 = \"x.y\"() ({\n    \"x.z\"(%0) : (i32) -> ()\n  }) : () -> i32\n  return %0 : "
       "i32\n}",
       3, "operand #0 does not dominate this use"},
      {"func.func @f(%a: i32) -> i32 {\n  %0 = \"x.y\"() ({\n    \"x.z\"(%a) : (i32) -> ()\n  }) : () -> i32\n  return %0 : "
       "i32\n}",
       0, NULL},
  };
  RUN(rows);
}

/* Redefined, missing and mismatched symbols are reported, each module having its own symbols. */
static void test_symbols(void **state) {
  (void)state;
  static const row rows[] = {
      {"func.func private @f()\nfunc.func private @f()", 2, "redefinition of symbol named 'f'"},
      {"func.func @g() {\n  call @f() : () -> ()\n  return\n}", 2, "'func.call' op 'f' does not reference a valid function"},
      {"func.func private @f(i32)\nfunc.func @g() {\n  call @f() : () -> ()\n  return\n}", 3,
       "'func.call' op incorrect number of operands for callee"},
      {"func.func private @f(i32)\nfunc.func @g(%a: i64) {\n  call @f(%a) : (i64) -> ()\n  return\n}", 3,
       "'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0"},
      {"func.func private @f() -> i32\nfunc.func @g() {\n  call @f() : () -> ()\n  return\n}", 3,
       "'func.call' op incorrect number of results for callee"},
      {"func.func @f()", 1, "'func.func' op symbol declaration cannot have public visibility"},
      {"module {\n  func.func private @f()\n}\nmodule {\n  func.func private @f()\n}", 0, NULL},
      {"llvm.func @g() {\n  llvm.call @f() : () -> ()\n  llvm.return\n}", 2,
       "'llvm.call' op 'f' does not reference a symbol in the current scope"},
      {"memref.global @g : memref<2xi32>\nfunc.func @f() {\n  %0 = memref.get_global @g : memref<3xi32>\n  return\n}", 3,
       "'memref.get_global' op result type 'memref<3xi32>' does not match type 'memref<2xi32>' of the global memref @g"},
      /* the same call means another function in another module */
      {"module {\n  func.func private @f()\n  func.func @g() {\n    call @f() : () -> ()\n    return\n  }\n}\n"
       "module {\n  func.func @g() {\n    call @f() : () -> ()\n    return\n  }\n}",
       10, "'func.call' op 'f' does not reference a valid function"},
  };
  RUN(rows);
}

/* Returned values, entry block arguments and linkage are checked against the function. */
static void test_functions(void **state) {
  (void)state;
  static const row rows[] = {
      {"func.func @f() -> i32 {\n  return\n}", 2, "'func.return' op has 0 operands, but enclosing function (@f) returns 1"},
      {"func.func @f(%a: i64) -> i32 {\n  return %a : i64\n}", 2,
       "type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f"},
      {"\"func.func\"() <{function_type = (i32) -> (), sym_name = \"f\"}> ({\n  \"func.return\"() : () -> ()\n}) : () -> ()", 1,
       "'func.func' op entry block must have 1 arguments to match function signature"},
      {"\"func.func\"() <{function_type = (i32) -> (), sym_name = \"f\"}> ({\n^bb0(%a: i64):\n  \"func.return\"() : () -> ()\n}) "
       ": () -> ()",
       1,
       "'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function "
       "signature('i32')"},
      {"llvm.func @f() -> i32 {\n  llvm.return\n}", 2, "'llvm.return' op expected 1 operand"},
      {"llvm.func internal @f()", 1, "'llvm.func' op external functions must have 'external' or 'extern_weak' linkage"},
  };
  RUN(rows);
}

/* Operands of branches are checked against the arguments of the target block, and case values for repetitions. */
static void test_branches(void **state) {
  (void)state;
  static const row rows[] = {
      {"func.func @f() {\n  cf.br ^b\n^b(%a: i32):\n  return\n}", 2,
       "branch has 0 operands for successor #0, but target block has 1"},
      {"func.func @f(%x: i64) {\n  cf.br ^b(%x : i64)\n^b(%a: i32):\n  return\n}", 2,
       "type mismatch for bb argument #0 of successor #0"},
      /* mlir-opt lets this pass; LLVM's verifier does not */
      {"func.func @f(%x: i32) {\n  cf.switch %x : i32, [\n    default: ^b,\n    1: ^b,\n    1: ^b\n  ]\n^b:\n  return\n}", 2,
       "'cf.switch' op has duplicate case value: 1 : i32"},
  };
  RUN(rows);
}

/* Numbers and types of operands and results and required attributes are checked by the op's signature. */
static void test_signatures(void **state) {
  (void)state;
  static const row rows[] = {
      {"func.func @f(%a: i32) {\n  %0 = \"arith.addi\"(%a) : (i32) -> i32\n  return\n}", 2,
       "'arith.addi' op expected 2 operands, but found 1"},
      {"func.func @f(%a: i32) {\n  \"arith.addi\"(%a, %a) : (i32, i32) -> ()\n  return\n}", 2,
       "'arith.addi' op requires one result"},
      {"func.func @f(%a: f32) {\n  %0 = \"arith.addi\"(%a, %a) : (f32, f32) -> f32\n  return\n}", 2,
       "'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'"},
      {"func.func @f(%a: i32, %b: i64) {\n  %0 = \"arith.addi\"(%a, %b) : (i32, i64) -> i32\n  return\n}", 2,
       "'arith.addi' op requires the same type for all operands and results"},
      {"func.func @f(%a: i32) {\n  %0 = \"arith.cmpi\"(%a, %a) : (i32, i32) -> i1\n  return\n}", 2,
       "'arith.cmpi' op requires attribute 'predicate'"},
      {"func.func @f(%m: memref<4xf32>, %i: i32) {\n  %0 = \"memref.load\"(%m, %i) : (memref<4xf32>, i32) -> f32\n  return\n}", 2,
       "'memref.load' op operand #1 must be variadic of index, but got 'i32'"},
  };
  RUN(rows);
}

/* Rules of single ops are checked: casts, indices, dynamic sizes, positions in aggregates. */
static void test_dialects(void **state) {
  (void)state;
  static const row rows[] = {
      {"func.func @f(%a: i32) {\n  %0 = arith.extsi %a : i32 to i16\n  return\n}", 2,
       "'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible"},
      {"func.func @f(%a: i32) {\n  %0 = arith.trunci %a : i32 to i32\n  return\n}", 2,
       "'arith.trunci' op operand type 'i32' and result type 'i32' are cast incompatible"},
      {"func.func @f(%a: i32) {\n  %0 = arith.bitcast %a : i32 to f64\n  return\n}", 2,
       "'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible"},
      {"func.func @f(%a: i32) {\n  %0 = arith.index_cast %a : i32 to i64\n  return\n}", 2,
       "'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible"},
      {"func.func @f(%m: memref<4x4xf32>, %i: index) {\n  %0 = memref.load %m[%i] : memref<4x4xf32>\n  return\n}", 2,
       "'memref.load' op incorrect number of indices for load, expected 2 but got 1"},
      {"func.func @f() {\n  %0 = memref.alloc() : memref<?xf32>\n  return\n}", 2,
       "'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1"},
      {"func.func @f(%m: memref<4xf32>) {\n  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>\n  return\n}", 2,
       "'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible"},
      {"func.func @f(%m: memref<4xf32>) {\n  %0 = memref.cast %m : memref<4xf32> to memref<*xf32>\n  return\n}", 0, NULL},
      {"llvm.func @f(%s: !llvm.struct<(i32, i64)>) {\n"
       "  %0 = \"llvm.extractvalue\"(%s) <{position = array<i64: 1>}> : (!llvm.struct<(i32, i64)>) -> i32\n  llvm.return\n}",
       2,
       "'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32, i64)>' should produce 'i64' but this op "
       "returns 'i32'"},
      {"llvm.func @f(%p: !llvm.ptr, %i: i64) {\n  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, "
       "!llvm.struct<(i32, i64)>\n  llvm.return\n}",
       2, "'llvm.getelementptr' op expected index 1 indexing a struct to be constant"},
  };
  RUN(rows);
}

/* Rules of ops on memory are checked. */
static void test_memory(void **state) {
  (void)state;
  static const row rows[] = {
      {"func.func @f() {\n  %0 = \"memref.alloca_scope\"() ({\n    %c = arith.constant 1 : index\n"
       "    \"memref.alloca_scope.return\"(%c) : (index) -> ()\n  }) : () -> i32\n  return\n}",
       2,
       "'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand "
       "type #0 'index' should match successor input type #0 'i32'"},
      {"func.func @f() {\n  \"memref.alloca_scope\"() ({\n  }) : () -> ()\n  return\n}", 2,
       "'memref.alloca_scope' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks"},
      {"func.func @f() {\n  \"memref.alloca_scope.return\"() : () -> ()\n}", 2,
       "'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'"},
      {"func.func @f(%m: memref<4xi32>, %i: index) {\n  %0 = \"memref.generic_atomic_rmw\"(%m, %i) ({\n  ^a(%x: i32):\n"
       "    memref.store %x, %m[%i] : memref<4xi32>\n    \"memref.atomic_yield\"(%x) : (i32) -> ()\n"
       "  }) : (memref<4xi32>, index) -> i32\n  return\n}",
       4, "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects"},
      {"func.func @f(%m: memref<4xi32>, %i: index, %v: i32) {\n"
       "  %0 = memref.atomic_rmw addf %v, %m[%i] : (i32, memref<4xi32>) -> i32\n  return\n}",
       2, "'memref.atomic_rmw' op with kind 'addf' expects a floating-point type"},
      {"func.func @f(%m: memref<4xi32>) {\n  %0 = memref.realloc %m : memref<4xi32> to memref<?xi32>\n  return\n}", 2,
       "missing dimension operand for result type 'memref<?xi32>'"},
      {"func.func @f(%m: memref<4xi32>, %s: memref<3xindex>) {\n"
       "  %0 = memref.reshape %m(%s) : (memref<4xi32>, memref<3xindex>) -> memref<2x2xi32>\n  return\n}",
       2, "'memref.reshape' op length of shape operand differs from the result's memref rank"},
      {"func.func @f(%m: memref<4xi32>, %i: index) {\n  memref.prefetch %m[%i], read, locality<7>, data : memref<4xi32>\n"
       "  return\n}",
       2,
       "'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose "
       "minimum value is 0 whose maximum value is 3"},
      {"func.func @f() {\n  memref.global @g : memref<4xi32>\n  return\n}", 2,
       "'memref.global' op symbol's parent must have the SymbolTable trait"},
      {"llvm.func @f(%p: !llvm.ptr, %v: i7) {\n  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i7\n  llvm.return\n}", 2,
       "'llvm.atomicrmw' op expected LLVM IR integer type"},
      {"llvm.func @f(%p: !llvm.ptr, %v: i32) {\n  %0 = llvm.cmpxchg %p, %v, %v acq_rel release : !llvm.ptr, i32\n"
       "  llvm.return\n}",
       2, "'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'"},
      {"llvm.func @f() {\n  llvm.fence monotonic\n  llvm.return\n}", 2,
       "'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings"},
      {"llvm.func @f(%p: !llvm.ptr, %v: i7) {\n  llvm.store %v, %p atomic monotonic {alignment = 4 : i64} : i7, !llvm.ptr\n"
       "  llvm.return\n}",
       2, "'llvm.store' op unsupported type 'i7' for atomic access"},
      {"llvm.mlir.global internal @s(\"abc\") : !llvm.array<4 x i8>", 1,
       "'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute"},
      {"llvm.mlir.global common @s(1 : i32) : i32", 1, "'llvm.mlir.global' op expected zero value for 'common' linkage"},
      {"llvm.mlir.global internal @s() : i32 {\n  llvm.return\n}", 1,
       "'llvm.mlir.global' op initializer region cannot return void"},
      {"llvm.func @f() {\n  %0 = llvm.mlir.constant(dense<1> : vector<3xi32>) : vector<4xi32>\n  llvm.return\n}", 2,
       "'llvm.mlir.constant' op type and attribute have a different number of elements: 4 vs. 3"},
      {"llvm.func @f() {\n  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, f64)>\n  llvm.return\n}", 2,
       "'llvm.mlir.constant' op expected array attribute of size 2"},
  };
  RUN(rows);
}

/* Result types of subviews, collapsed shapes and reinterpreted memrefs, and bounds of subviews, are checked. */
static void test_views(void **state) {
  (void)state;
  static const row rows[] = {
      {"func.func @f(%m: memref<8x16xf32>, %i: index) {\n"
       "  %0 = memref.subview %m[%i, 0] [4, %i] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: ?>>\n  "
       "return\n}",
       0, NULL},
      {"func.func @f(%m: memref<8x16xf32>) {\n"
       "  %0 = memref.subview %m[2, 3] [1, 4] [1, 2] : memref<8x16xf32> to memref<4xf32, strided<[2], offset: 35>>\n  return\n}",
       0, NULL},
      {"func.func @f(%m: memref<8x16xf32>) {\n"
       "  %0 = memref.subview %m[2, 3] [1, 4] [1, 2] : memref<8x16xf32> to memref<4xf32, strided<[2], offset: 34>>\n  return\n}",
       2,
       "expected result type to be 'memref<1x4xf32, strided<[16, 2], offset: 35>>' or a rank-reduced version. (mismatch of "
       "result "
       "layout), but got 'memref<4xf32, strided<[2], offset: 34>>'"},
      {"func.func @f(%m: memref<8xf32>) {\n"
       "  %0 = memref.subview %m[4] [5] [1] : memref<8xf32> to memref<5xf32, strided<[1], offset: 4>>\n  return\n}",
       2, "slice along dimension 0 runs out-of-bounds: 8 >= 8"},
      {"func.func @f(%m: memref<8x16xf32>) {\n"
       "  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<64xf32>\n  return\n}",
       2, "'memref.collapse_shape' op collapsed dim size (64) must equal reassociation group size (128)"},
      {"func.func @f(%m: memref<8xf32>) {\n  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : "
       "memref<8xf32> to memref<4xf32, strided<[1]>>\n  return\n}",
       2, "expected result type with stride = 2 instead of 1 in dim = 0"},
  };
  RUN(rows);
}

/* Shapes of vector ops, complex constants and bitcasts, and collapsed memrefs are checked. */
static void test_vectors(void **state) {
  (void)state;
  static const row rows[] = {
      {"func.func @f(%a: vector<4xf32>) {\n  %0 = vector.broadcast %a : vector<4xf32> to vector<3xf32>\n  return\n}", 2,
       "'vector.broadcast' op dimension mismatch (4 vs. 3)"},
      {"func.func @f(%a: vector<1x4xf32>) {\n  %0 = vector.broadcast %a : vector<1x4xf32> to vector<3x2x4xf32>\n  return\n}", 0,
       NULL},
      {"func.func @f(%a: vector<4xf32>) {\n  %0 = vector.shape_cast %a : vector<4xf32> to vector<3xf32>\n  return\n}", 2,
       "'vector.shape_cast' op has different number of elements at source (4) and result (3)"},
      {"func.func @f(%a: vector<4xf32>) {\n  %0 = vector.bitcast %a : vector<4xf32> to vector<4xi64>\n  return\n}", 2,
       "'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal"},
      {"func.func @f() {\n  %0 = complex.constant [1.0 : f32] : complex<f32>\n  return\n}", 2,
       "'complex.constant' op requires 'value' to be a complex constant, represented as array of two values"},
      {"func.func @f(%a: complex<f32>) {\n  %0 = complex.bitcast %a : complex<f32> to i32\n  return\n}", 2,
       "'complex.bitcast' op casting bitwidths do not match"},
      {"func.func @f(%m: memref<4x3xf32, strided<[6, 1]>>) {\n  %0 = memref.collapse_shape %m [[0, 1]] : "
       "memref<4x3xf32, strided<[6, 1]>> into memref<12xf32, strided<[1]>>\n  return\n}",
       2, "'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims"},
      {"func.func @f(%m: memref<2x1xf32>) {\n  %0 = memref.collapse_shape %m [] : memref<2x1xf32> into memref<f32>\n"
       "  return\n}",
       2, "'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones"},
  };
  RUN(rows);
}

/* A chain of 50000 blocks is checked without running out of stack or time. */
static void test_long_chain(void **state) {
  (void)state;
  enum { BLOCKS = 50000 };
  pl_sink text = {0};
  pl_sink_puts(&text, "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  cf.br ^b0\n");
  for (int i = 0; i < BLOCKS; i++)
    pl_sink_printf(&text, "^b%d:\n  cf.br ^b%d\n", i, i + 1);
  pl_sink_printf(&text, "^b%d:\n  return %%0 : i32\n}\n", BLOCKS);
  run(&(row){pl_sink_text(&text), 0, NULL});
  pl_sink_close(&text);
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_structure), cmocka_unit_test(test_dominance), cmocka_unit_test(test_symbols),
      cmocka_unit_test(test_functions), cmocka_unit_test(test_branches),  cmocka_unit_test(test_signatures),
      cmocka_unit_test(test_dialects),  cmocka_unit_test(test_views),     cmocka_unit_test(test_long_chain),
      cmocka_unit_test(test_memory),    cmocka_unit_test(test_vectors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
