// By the bare pointer convention a static offset and strides are the type's: the pointer is that of the buffer.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s
// RUN: %if mlir-cpu-runner-19 %{ lower-mlir %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %old-run-void | FileCheck %s %}
// RUN: %if long %{ mlir-opt-22 %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @second(%m: memref<3xi64, strided<[2], offset: 1>>) -> i64 {
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1] : memref<3xi64, strided<[2], offset: 1>>
  return %v : i64
}
memref.global "private" constant @x : memref<6xi64> = dense<[1, 2, 3, 4, 5, 6]>
func.func @main() {
  %x = memref.get_global @x : memref<6xi64>
  %s = memref.reinterpret_cast %x to offset: [1], sizes: [3], strides: [2] : memref<6xi64> to memref<3xi64, strided<[2], offset: 1>>
  %v = call @second(%s) : (memref<3xi64, strided<[2], offset: 1>>) -> i64
  call @say(%v) : (i64) -> ()
  return
}

// CHECK: 4
