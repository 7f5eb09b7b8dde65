// All ten predicates at once, one bit each (eq ne slt sle sgt sge ult ule ugt uge from the lowest bit).
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
func.func @bits(%a: i16, %b: i16) -> i64 {
  %eq = arith.cmpi eq, %a, %b : i16
  %ne = arith.cmpi ne, %a, %b : i16
  %slt = arith.cmpi slt, %a, %b : i16
  %sle = arith.cmpi sle, %a, %b : i16
  %sgt = arith.cmpi sgt, %a, %b : i16
  %sge = arith.cmpi sge, %a, %b : i16
  %ult = arith.cmpi ult, %a, %b : i16
  %ule = arith.cmpi ule, %a, %b : i16
  %ugt = arith.cmpi ugt, %a, %b : i16
  %uge = arith.cmpi uge, %a, %b : i16
  %0 = arith.constant 0 : i64
  %r0 = call @push(%0, %uge) : (i64, i1) -> i64
  %r1 = call @push(%r0, %ugt) : (i64, i1) -> i64
  %r2 = call @push(%r1, %ule) : (i64, i1) -> i64
  %r3 = call @push(%r2, %ult) : (i64, i1) -> i64
  %r4 = call @push(%r3, %sge) : (i64, i1) -> i64
  %r5 = call @push(%r4, %sgt) : (i64, i1) -> i64
  %r6 = call @push(%r5, %sle) : (i64, i1) -> i64
  %r7 = call @push(%r6, %slt) : (i64, i1) -> i64
  %r8 = call @push(%r7, %ne) : (i64, i1) -> i64
  %r9 = call @push(%r8, %eq) : (i64, i1) -> i64
  return %r9 : i64
}
func.func @push(%x: i64, %bit: i1) -> i64 {
  %one = arith.constant 1 : i64
  %s = arith.shli %x, %one : i64
  %b = arith.extui %bit : i1 to i64
  %r = arith.ori %s, %b : i64
  return %r : i64
}
func.func @main() {
  %a = arith.constant -5 : i16
  %b = arith.constant 9 : i16
  %0 = call @bits(%a, %b) : (i16, i16) -> i64
  %1 = call @bits(%b, %a) : (i16, i16) -> i64
  %2 = call @bits(%b, %b) : (i16, i16) -> i64
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  call @say(%2) : (i64) -> ()
  return
}

// CHECK: 782
// CHECK-NEXT: 242
// CHECK-NEXT: 681
