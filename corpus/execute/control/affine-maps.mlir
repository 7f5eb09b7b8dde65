// affine.apply, min and max become arithmetic; division and remainder round down, also of negative numbers.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s -lower-affine -convert-scf-to-cf -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s
// RUN: %if long %{ mlir-opt-22 %s -lower-affine -convert-scf-to-cf -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @maps(%i: index, %n: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + s0 mod 3 - 2)>(%i)[%n]
  %1 = affine.min affine_map<(d0)[s0] -> (d0 ceildiv 4, s0 + 1)>(%i)[%n]
  return %0, %1 : index, index
}
func.func @greatest(%i: index, %n: index) -> index {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 * 2, s0 + 1)>(%i)[%n]
  return %0 : index
}
func.func @show(%i: index) {
  %v = arith.index_cast %i : index to i64
  call @say(%v) : (i64) -> ()
  return
}
func.func @main() {
  %a = arith.constant -9 : index
  %n = arith.constant 5 : index
  %0:2 = call @maps(%a, %n) : (index, index) -> (index, index)
  %1 = call @greatest(%a, %n) : (index, index) -> index
  call @show(%0#0) : (index) -> ()
  call @show(%0#1) : (index) -> ()
  call @show(%1) : (index) -> ()
  return
}

// CHECK: -3
// CHECK-NEXT: -2
// CHECK-NEXT: 6
