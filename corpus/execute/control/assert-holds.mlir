// An assertion that holds lets the program go on.
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
func.func @half(%x: i64) -> i64 {
  %two = arith.constant 2 : i64
  %zero = arith.constant 0 : i64
  %r = arith.remsi %x, %two : i64
  %even = arith.cmpi eq, %r, %zero : i64
  cf.assert %even, "an even number was expected"
  %h = arith.divsi %x, %two : i64
  return %h : i64
}
func.func @main() {
  %x = arith.constant -84 : i64
  %h = call @half(%x) : (i64) -> i64
  call @say(%h) : (i64) -> ()
  return
}

// CHECK: -42
