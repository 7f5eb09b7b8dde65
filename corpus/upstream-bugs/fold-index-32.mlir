// mlir-opt 19 and 22, -canonicalize. `index` has 32 bits in this lowering, and constants of it are folded with 64: what depends on the
// high bits comes out otherwise than the lowering computes it. 2^63 - 1 is -1 with 32 bits, so it is less than 3, its remainder by 3 is 0
// and not 1, 2^32 - 1 is -1 as a wider integer, and the greater one of -1 and 1 is 1.
//
// RUN: verify-lowering %s --index-bitwidth=32 --lower-with 'lower-mlir -canonicalize -convert-arith-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT
// RUN: verify-lowering %s --index-bitwidth=32 --lower-with 'lower-mlir -expand-strided-metadata -convert-arith-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --index-bitwidth=32 --lower-with 'mlir-opt-22 -canonicalize -convert-arith-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --index-bitwidth=32 --lower-with 'mlir-opt-19 -canonicalize -convert-arith-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @remainder: refuted
// CHECK: @less: refuted
// CHECK: @wider: refuted
// CHECK: @back: refuted
// CHECK: @greatest: refuted
// RIGHT: 5 functions: 5 proved

func.func @remainder() -> index {
  %a = arith.constant 9223372036854775807 : index
  %b = arith.constant 3 : index
  %r = arith.remui %a, %b : index
  return %r : index
}

func.func @less() -> i1 {
  %a = arith.constant 4294967295 : index
  %b = arith.constant 3 : index
  %r = arith.cmpi slt, %a, %b : index
  return %r : i1
}

func.func @wider() -> i64 {
  %a = arith.constant 4294967295 : index
  %r = arith.index_cast %a : index to i64
  return %r : i64
}

func.func @back(%a: i64) -> i64 {
  %i = arith.index_cast %a : i64 to index
  %r = arith.index_cast %i : index to i64
  return %r : i64
}

func.func @greatest(%a: index) -> index {
  %b = arith.constant 9223372036854775807 : index
  %r = arith.maxsi %a, %b : index
  return %r : index
}
