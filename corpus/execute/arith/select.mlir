// Selection of scalars, of vectors lane by lane, and of whole memrefs.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %a = arith.constant 11 : i64
  %b = arith.constant 22 : i64
  %0 = arith.select %t, %a, %b : i64
  %1 = arith.select %f, %a, %b : i64
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  %mask = arith.constant dense<[true, false, true]> : vector<3xi1>
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi64>
  %w = arith.constant dense<[10, 20, 30]> : vector<3xi64>
  %s = arith.select %mask, %v, %w : vector<3xi1>, vector<3xi64>
  %r = vector.reduction <add>, %s : vector<3xi64> into i64
  call @say(%r) : (i64) -> ()
  %m = memref.alloca() : memref<2xi64>
  %n = memref.alloca() : memref<2xi64>
  %c1 = arith.constant 1 : index
  memref.store %a, %m[%c1] : memref<2xi64>
  memref.store %b, %n[%c1] : memref<2xi64>
  %p = arith.select %f, %m, %n : memref<2xi64>
  %q = memref.load %p[%c1] : memref<2xi64>
  call @say(%q) : (i64) -> ()
  return
}

// CHECK: 11
// CHECK-NEXT: 22
// CHECK-NEXT: 24
// CHECK-NEXT: 22
