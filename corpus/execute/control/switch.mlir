// A switch with arguments for its cases, a negative case and a default.
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
func.func @name(%x: i32) -> i64 {
  %a = arith.constant 100 : i64
  %b = arith.constant 200 : i64
  %c = arith.constant 300 : i64
  cf.switch %x : i32, [
    default: ^join(%a : i64),
    -1: ^join(%b : i64),
    7: ^join(%c : i64),
    8: ^other
  ]
^other:
  %sum = arith.addi %b, %c : i64
  cf.br ^join(%sum : i64)
^join(%r: i64):
  return %r : i64
}
func.func @main() {
  %0 = arith.constant 0 : i32
  %m1 = arith.constant -1 : i32
  %7 = arith.constant 7 : i32
  %8 = arith.constant 8 : i32
  %r0 = call @name(%0) : (i32) -> i64
  %r1 = call @name(%m1) : (i32) -> i64
  %r2 = call @name(%7) : (i32) -> i64
  %r3 = call @name(%8) : (i32) -> i64
  call @say(%r0) : (i64) -> ()
  call @say(%r1) : (i64) -> ()
  call @say(%r2) : (i64) -> ()
  call @say(%r3) : (i64) -> ()
  return
}

// CHECK: 100
// CHECK-NEXT: 200
// CHECK-NEXT: 300
// CHECK-NEXT: 500
