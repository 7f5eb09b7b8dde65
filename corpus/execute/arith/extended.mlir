// Sums with their carry, products with their high halves: 200 + 100 = 256 + 44; 200 * 3 = 2 * 256 + 88; (-56) * 3 = -168 = -1 * 256 + 88.
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
  %a = arith.constant 200 : i8
  %b = arith.constant 100 : i8
  %c = arith.constant 3 : i8
  %sum, %carry = arith.addui_extended %a, %b : i8, i1
  %ulow, %uhigh = arith.mului_extended %a, %c : i8
  %slow, %shigh = arith.mulsi_extended %a, %c : i8
  %v0 = arith.extui %sum : i8 to i64
  %v1 = arith.extui %carry : i1 to i64
  %v2 = arith.extui %ulow : i8 to i64
  %v3 = arith.extui %uhigh : i8 to i64
  %v4 = arith.extui %slow : i8 to i64
  %v5 = arith.extsi %shigh : i8 to i64
  call @say(%v0) : (i64) -> ()
  call @say(%v1) : (i64) -> ()
  call @say(%v2) : (i64) -> ()
  call @say(%v3) : (i64) -> ()
  call @say(%v4) : (i64) -> ()
  call @say(%v5) : (i64) -> ()
  return
}

// CHECK: 44
// CHECK-NEXT: 1
// CHECK-NEXT: 88
// CHECK-NEXT: 2
// CHECK-NEXT: 88
// CHECK-NEXT: -1
