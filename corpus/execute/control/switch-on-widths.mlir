// Switches on eight and on sixty-four bits, with cases at both ends of the range.
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
func.func @narrow(%x: i8) -> i64 {
  %a = arith.constant 1 : i64
  %b = arith.constant 2 : i64
  %c = arith.constant 3 : i64
  cf.switch %x : i8, [
    default: ^to(%a : i64),
    -128: ^to(%b : i64),
    127: ^to(%c : i64)
  ]
^to(%r: i64):
  return %r : i64
}
func.func @wide(%x: i64) -> i64 {
  %a = arith.constant 4 : i64
  %b = arith.constant 5 : i64
  cf.switch %x : i64, [
    default: ^to(%a : i64),
    -9223372036854775808: ^to(%b : i64),
    4294967296: ^to(%x : i64)
  ]
^to(%r: i64):
  return %r : i64
}
func.func @main() {
  %0 = arith.constant -128 : i8
  %1 = arith.constant 127 : i8
  %2 = arith.constant 0 : i8
  %3 = arith.constant -9223372036854775808 : i64
  %4 = arith.constant 4294967296 : i64
  %5 = arith.constant 0 : i64
  %r0 = call @narrow(%0) : (i8) -> i64
  %r1 = call @narrow(%1) : (i8) -> i64
  %r2 = call @narrow(%2) : (i8) -> i64
  %r3 = call @wide(%3) : (i64) -> i64
  %r4 = call @wide(%4) : (i64) -> i64
  %r5 = call @wide(%5) : (i64) -> i64
  call @say(%r0) : (i64) -> ()
  call @say(%r1) : (i64) -> ()
  call @say(%r2) : (i64) -> ()
  call @say(%r3) : (i64) -> ()
  call @say(%r4) : (i64) -> ()
  call @say(%r5) : (i64) -> ()
  return
}

// CHECK: 2
// CHECK-NEXT: 3
// CHECK-NEXT: 1
// CHECK-NEXT: 5
// CHECK-NEXT: 4294967296
// CHECK-NEXT: 4
