// A memref without dimensions is one element.
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
func.func @bump(%m: memref<i64>) {
  %v = memref.load %m[] : memref<i64>
  %c = arith.constant 13 : i64
  %w = arith.muli %v, %c : i64
  memref.store %w, %m[] : memref<i64>
  return
}
func.func @main() {
  %m = memref.alloca() : memref<i64>
  %v = arith.constant 3 : i64
  memref.store %v, %m[] : memref<i64>
  call @bump(%m) : (memref<i64>) -> ()
  call @bump(%m) : (memref<i64>) -> ()
  %r = memref.load %m[] : memref<i64>
  call @say(%r) : (i64) -> ()
  return
}

// CHECK: 507
