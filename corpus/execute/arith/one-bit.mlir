// Numbers of one bit: true is 1 without and -1 with sign.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @sayd(%x: f64) {
  call @printF64(%x) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.addi %t, %t : i1
  %1 = arith.cmpi slt, %t, %f : i1
  %2 = arith.cmpi ult, %t, %f : i1
  %3 = arith.extsi %t : i1 to i64
  %4 = arith.extui %t : i1 to i64
  %5 = arith.maxsi %t, %f : i1
  %6 = arith.xori %t, %t : i1
  %v0 = arith.extui %0 : i1 to i64
  %v1 = arith.extui %1 : i1 to i64
  %v2 = arith.extui %2 : i1 to i64
  %v5 = arith.extui %5 : i1 to i64
  %v6 = arith.extui %6 : i1 to i64
  call @say(%v0) : (i64) -> ()
  call @say(%v1) : (i64) -> ()
  call @say(%v2) : (i64) -> ()
  call @say(%3) : (i64) -> ()
  call @say(%4) : (i64) -> ()
  call @say(%v5) : (i64) -> ()
  call @say(%v6) : (i64) -> ()
  %s = arith.sitofp %t : i1 to f64
  call @sayd(%s) : (f64) -> ()
  return
}

// CHECK: 0
// CHECK-NEXT: 1
// CHECK-NEXT: 0
// CHECK-NEXT: -1
// CHECK-NEXT: 1
// CHECK-NEXT: 0
// CHECK-NEXT: 0
// CHECK-NEXT: -1
