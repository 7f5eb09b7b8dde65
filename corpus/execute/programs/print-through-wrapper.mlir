// A function of a runtime library, called through its C interface: the matrix is printed by somebody else's C++.
// The library wants the address of a descriptor of a ranked memref; no other output would show rank and strides.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s

func.func private @printMemref1dI64(%m: memref<?xi64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(%m: memref<*xi64>) attributes {llvm.emit_c_interface}
memref.global "private" constant @x : memref<2x3xi64> = dense<[[1, 2, 3], [4, 5, 6]]>
func.func @main() {
  %x = memref.get_global @x : memref<2x3xi64>
  %r = memref.subview %x[1, 0] [1, 3] [1, 1] : memref<2x3xi64> to memref<3xi64, strided<[1], offset: 3>>
  %d = memref.cast %r : memref<3xi64, strided<[1], offset: 3>> to memref<?xi64, strided<[?], offset: ?>>
  %t = memref.transpose %x (i, j) -> (j, i) : memref<2x3xi64> to memref<3x2xi64, strided<[1, 3]>>
  %u = memref.cast %t : memref<3x2xi64, strided<[1, 3]>> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  return
}

// CHECK: rank = 2 offset = 0 sizes = [3, 2] strides = [1, 3] data =
// CHECK-NEXT: {{\[\[}}1, 4],
// CHECK-NEXT: [2, 5],
// CHECK-NEXT: [3, 6]]
