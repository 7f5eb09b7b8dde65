// Elements narrower than a byte, and of three bytes: each has its own place.
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
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<3xi1>
  %t = arith.constant true
  %f = arith.constant false
  memref.store %t, %m[%c0] : memref<3xi1>
  memref.store %f, %m[%c1] : memref<3xi1>
  memref.store %t, %m[%c2] : memref<3xi1>
  %a = memref.load %m[%c0] : memref<3xi1>
  %b = memref.load %m[%c1] : memref<3xi1>
  %va = arith.extui %a : i1 to i64
  %vb = arith.extui %b : i1 to i64
  call @say(%va) : (i64) -> ()
  call @say(%vb) : (i64) -> ()
  %n = memref.alloc() : memref<3xi24>
  %x = arith.constant -2 : i24
  %y = arith.constant 4660 : i24
  memref.store %x, %n[%c1] : memref<3xi24>
  memref.store %y, %n[%c2] : memref<3xi24>
  memref.store %y, %n[%c0] : memref<3xi24>
  %z = memref.load %n[%c1] : memref<3xi24>
  %vz = arith.extsi %z : i24 to i64
  call @say(%vz) : (i64) -> ()
  %5 = memref.alloca() : memref<2xi5>
  %p = arith.constant -16 : i5
  memref.store %p, %5[%c1] : memref<2xi5>
  %q = memref.load %5[%c1] : memref<2xi5>
  %vq = arith.extui %q : i5 to i64
  call @say(%vq) : (i64) -> ()
  memref.dealloc %n : memref<3xi24>
  return
}

// CHECK: 1
// CHECK-NEXT: 0
// CHECK-NEXT: -2
// CHECK-NEXT: 16
