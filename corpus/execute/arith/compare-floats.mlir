// The fourteen predicates that ask something, on smaller, equal and unordered pairs;
// one bit each: oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno, the first being the highest.
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
func.func @push(%x: i64, %bit: i1) -> i64 {
  %two = arith.constant 2 : i64
  %s = arith.muli %x, %two : i64
  %b = arith.extui %bit : i1 to i64
  %r = arith.addi %s, %b : i64
  return %r : i64
}
func.func @bits(%a: f64, %b: f64) -> i64 {
  %z = arith.constant 0 : i64
  %c0 = arith.cmpf oeq, %a, %b : f64
  %r0 = call @push(%z, %c0) : (i64, i1) -> i64
  %c1 = arith.cmpf ogt, %a, %b : f64
  %r1 = call @push(%r0, %c1) : (i64, i1) -> i64
  %c2 = arith.cmpf oge, %a, %b : f64
  %r2 = call @push(%r1, %c2) : (i64, i1) -> i64
  %c3 = arith.cmpf olt, %a, %b : f64
  %r3 = call @push(%r2, %c3) : (i64, i1) -> i64
  %c4 = arith.cmpf ole, %a, %b : f64
  %r4 = call @push(%r3, %c4) : (i64, i1) -> i64
  %c5 = arith.cmpf one, %a, %b : f64
  %r5 = call @push(%r4, %c5) : (i64, i1) -> i64
  %c6 = arith.cmpf ord, %a, %b : f64
  %r6 = call @push(%r5, %c6) : (i64, i1) -> i64
  %c7 = arith.cmpf ueq, %a, %b : f64
  %r7 = call @push(%r6, %c7) : (i64, i1) -> i64
  %c8 = arith.cmpf ugt, %a, %b : f64
  %r8 = call @push(%r7, %c8) : (i64, i1) -> i64
  %c9 = arith.cmpf uge, %a, %b : f64
  %r9 = call @push(%r8, %c9) : (i64, i1) -> i64
  %ca = arith.cmpf ult, %a, %b : f64
  %ra = call @push(%r9, %ca) : (i64, i1) -> i64
  %cb = arith.cmpf ule, %a, %b : f64
  %rb = call @push(%ra, %cb) : (i64, i1) -> i64
  %cc = arith.cmpf une, %a, %b : f64
  %rc = call @push(%rb, %cc) : (i64, i1) -> i64
  %cd = arith.cmpf uno, %a, %b : f64
  %rd = call @push(%rc, %cd) : (i64, i1) -> i64
  return %rd : i64
}
func.func @main() {
  %a = arith.constant 1.5 : f64
  %b = arith.constant 2.5 : f64
  %zero = arith.constant 0.0 : f64
  %nan = arith.divf %zero, %zero : f64
  %0 = call @bits(%a, %b) : (f64, f64) -> i64
  %1 = call @bits(%b, %b) : (f64, f64) -> i64
  %2 = call @bits(%a, %nan) : (f64, f64) -> i64
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  call @say(%2) : (i64) -> ()
  return
}

// CHECK: 1934
// CHECK-NEXT: 10964
// CHECK-NEXT: 127
