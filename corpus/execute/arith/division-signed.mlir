// The four roundings of signed division, over all signs.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()
func.func @all(%a: i32, %b: i32) {
  %d = arith.divsi %a, %b : i32
  %r = arith.remsi %a, %b : i32
  %f = arith.floordivsi %a, %b : i32
  %c = arith.ceildivsi %a, %b : i32
  %d64 = arith.extsi %d : i32 to i64
  %r64 = arith.extsi %r : i32 to i64
  %f64 = arith.extsi %f : i32 to i64
  %c64 = arith.extsi %c : i32 to i64
  call @printI64(%d64) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%r64) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%f64) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%c64) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %p7 = arith.constant 7 : i32
  %m7 = arith.constant -7 : i32
  %p2 = arith.constant 2 : i32
  %m2 = arith.constant -2 : i32
  %p6 = arith.constant 6 : i32
  %zero = arith.constant 0 : i32
  %min = arith.constant -2147483648 : i32
  call @all(%p7, %p2) : (i32, i32) -> ()
  call @all(%m7, %p2) : (i32, i32) -> ()
  call @all(%p7, %m2) : (i32, i32) -> ()
  call @all(%m7, %m2) : (i32, i32) -> ()
  call @all(%p6, %m2) : (i32, i32) -> ()
  call @all(%zero, %m7) : (i32, i32) -> ()
  call @all(%min, %p7) : (i32, i32) -> ()
  return
}

// CHECK: 3, 1, 3, 4
// CHECK-NEXT: -3, -1, -4, -3
// CHECK-NEXT: -3, 1, -4, -3
// CHECK-NEXT: 3, -1, 3, 4
// CHECK-NEXT: -3, 0, -3, -3
// CHECK-NEXT: 0, 0, 0, 0
// CHECK-NEXT: -306783378, -2, -306783379, -306783378
