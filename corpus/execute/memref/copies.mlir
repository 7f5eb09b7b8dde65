// Copies between buffers: of equal layout, from a row-major into a column-major one, out of a window, of unranked memrefs.
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
memref.global "private" constant @source : memref<2x3xi64> = dense<[[1, 2, 3], [4, 5, 6]]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @source : memref<2x3xi64>
  %a = memref.alloc() : memref<2x3xi64>
  memref.copy %m, %a : memref<2x3xi64> to memref<2x3xi64>
  %0 = memref.load %a[%c1, %c2] : memref<2x3xi64>
  call @say(%0) : (i64) -> ()
  %b = memref.alloc() : memref<3x2xi64>
  %t = memref.transpose %b (i, j) -> (j, i) : memref<3x2xi64> to memref<2x3xi64, strided<[1, 2]>>
  memref.copy %m, %t : memref<2x3xi64> to memref<2x3xi64, strided<[1, 2]>>
  %1 = memref.load %b[%c2, %c0] : memref<3x2xi64>
  call @say(%1) : (i64) -> ()
  %w = memref.subview %m[0, 1] [2, 2] [1, 1] : memref<2x3xi64> to memref<2x2xi64, strided<[3, 1], offset: 1>>
  %d = memref.alloc() : memref<2x2xi64>
  memref.copy %w, %d : memref<2x2xi64, strided<[3, 1], offset: 1>> to memref<2x2xi64>
  %2 = memref.load %d[%c1, %c0] : memref<2x2xi64>
  call @say(%2) : (i64) -> ()
  %ud = memref.cast %d : memref<2x2xi64> to memref<*xi64>
  %e = memref.alloc() : memref<2x2xi64>
  %ue = memref.cast %e : memref<2x2xi64> to memref<*xi64>
  memref.copy %ud, %ue : memref<*xi64> to memref<*xi64>
  %3 = memref.load %e[%c0, %c1] : memref<2x2xi64>
  call @say(%3) : (i64) -> ()
  memref.dealloc %a : memref<2x3xi64>
  memref.dealloc %b : memref<3x2xi64>
  memref.dealloc %d : memref<2x2xi64>
  memref.dealloc %e : memref<2x2xi64>
  return
}

// CHECK: 6
// CHECK-NEXT: 3
// CHECK-NEXT: 5
// CHECK-NEXT: 3
