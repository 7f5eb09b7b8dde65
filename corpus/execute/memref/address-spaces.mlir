// A buffer in another address space, and back in the default one.
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
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi64>
  %v = arith.constant 17 : i64
  %s = memref.memory_space_cast %m : memref<2xi64> to memref<2xi64, 1>
  memref.store %v, %s[%c1] : memref<2xi64, 1>
  %b = memref.memory_space_cast %s : memref<2xi64, 1> to memref<2xi64>
  %r = memref.load %b[%c1] : memref<2xi64>
  call @say(%r) : (i64) -> ()
  return
}

// CHECK: 17
