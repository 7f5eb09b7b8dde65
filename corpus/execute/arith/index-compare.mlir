// Comparisons and casts of the index dialect, and the size of index in bits.
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
func.func @bit(%b: i1) {
  %v = arith.extui %b : i1 to i64
  call @say(%v) : (i64) -> ()
  return
}
func.func @main() {
  %a = index.constant -1
  %b = index.constant 1
  %0 = index.cmp slt(%a, %b)
  %1 = index.cmp ult(%a, %b)
  %2 = index.cmp ne(%a, %b)
  %3 = index.cmp uge(%a, %b)
  %true = index.bool.constant true
  call @bit(%0) : (i1) -> ()
  call @bit(%1) : (i1) -> ()
  call @bit(%2) : (i1) -> ()
  call @bit(%3) : (i1) -> ()
  call @bit(%true) : (i1) -> ()
  %n = arith.constant -2 : i32
  %u = index.castu %n : i32 to index
  %v = index.casts %u : index to i64
  call @say(%v) : (i64) -> ()
  %size = index.sizeof
  %s = index.casts %size : index to i64
  call @say(%s) : (i64) -> ()
  return
}

// CHECK: 1
// CHECK-NEXT: 0
// CHECK-NEXT: 1
// CHECK-NEXT: 1
// CHECK-NEXT: 1
// CHECK-NEXT: 4294967294
// CHECK-NEXT: 64
