// mlir-opt 19 and 22, -canonicalize. An scf.if that holds nothing but another one becomes a single one on `arith.andi` of both conditions.
// The inner condition may be poison where the outer one is false, and nothing asks for it then; the product of both is poison, and
// asked for.
//
// RUN: verify-lowering %s --quiet
// RUN: lower-mlir -canonicalize %s | verify-lowering %s --lowered - --quiet
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-scf-to-cf -finalize-memref-to-llvm -convert-arith-to-llvm -convert-cf-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -canonicalize -convert-scf-to-cf -finalize-memref-to-llvm -convert-arith-to-llvm -convert-cf-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @both: refuted: branch

func.func @both(%outer: i1, %inner: i1, %m: memref<i32>, %v: i32) {
  scf.if %outer {
    scf.if %inner {
      memref.store %v, %m[] : memref<i32>
    }
  }
  return
}
