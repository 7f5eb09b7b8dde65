// Functions of C as arguments of lowered code, and vice versa.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s -llvm-request-c-wrappers -convert-complex-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/function-pointers.c -o %t.exe && %t.exe | FileCheck %s

func.func @fold(%m: memref<?xi64>, %f: (i64, i64) -> i64, %start: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  cf.br ^head(%c0, %start : index, i64)
^head(%i: index, %s: i64):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %v = memref.load %m[%i] : memref<?xi64>
  %t = call_indirect %f(%s, %v) : (i64, i64) -> i64
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, i64)
^exit:
  return %s : i64
}
func.func @square(%x: i64) -> i64 {
  %r = arith.muli %x, %x : i64
  return %r : i64
}
func.func @get() -> ((i64) -> i64) {
  %f = func.constant @square : (i64) -> i64
  return %f : (i64) -> i64
}

// CHECK: sum 10, product 24
// CHECK-NEXT: 81
