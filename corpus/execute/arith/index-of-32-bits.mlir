// An index of 32 bits wraps around at 32 bits, and descriptors hold 32-bit sizes.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s -convert-func-to-llvm=index-bitwidth=32 -convert-arith-to-llvm=index-bitwidth=32 -convert-index-to-llvm=index-bitwidth=32 -finalize-memref-to-llvm=index-bitwidth=32 -convert-cf-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts | %run-void | FileCheck %s
// RUN: %if long %{ mlir-opt-22 %s -convert-func-to-llvm=index-bitwidth=32 -convert-arith-to-llvm=index-bitwidth=32 -convert-index-to-llvm=index-bitwidth=32 -finalize-memref-to-llvm=index-bitwidth=32 -convert-cf-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %a = index.constant 65536
  %b = index.mul %a, %a
  %c = index.constant 70000
  %d = index.mul %c, %c
  %v0 = index.castu %b : index to i64
  %v1 = index.castu %d : index to i64
  call @say(%v0) : (i64) -> ()
  call @say(%v1) : (i64) -> ()
  %size = index.sizeof
  %v2 = index.castu %size : index to i64
  call @say(%v2) : (i64) -> ()
  %c3 = index.constant 3
  %c2 = index.constant 2
  %m = memref.alloca(%c3) : memref<?x4xi64>
  memref.store %v1, %m[%c2, %c3] : memref<?x4xi64>
  %r = memref.load %m[%c2, %c3] : memref<?x4xi64>
  call @say(%r) : (i64) -> ()
  return
}

// CHECK: 0
// CHECK-NEXT: 605032704
// CHECK-NEXT: 32
// CHECK-NEXT: 605032704
