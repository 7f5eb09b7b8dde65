// An element is read through the descriptor that a loop has filled, whose pointers lie before what the loop writes. A loop that writes
// over the offset, over the pointer, or not all of it is wrong.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: lower-mlir %s -o %t.lowered
// RUN: sed -e 's/\[0, 3\]/[0, 2]/' %t.lowered > %t.offset
// RUN: expect-status 1 verify-lowering %s --lowered %t.offset | FileCheck %s --check-prefix=WRONG
// RUN: sed -e 's/\[0, 3\]/[0, 1]/' %t.lowered > %t.pointer
// RUN: %if long %{ expect-status 1 verify-lowering %s --lowered %t.pointer | FileCheck %s --check-prefix=WRONG %}
// RUN: sed -e 's/"sge"/"sgt"/' %t.lowered > %t.first
// RUN: %if long %{ expect-status 1 verify-lowering %s --lowered %t.first | FileCheck %s --check-prefix=WRONG %}
// RUN: %if mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: @element: proved
// WRONG: @element: refuted

func.func @element(%m: memref<8xi64>, %shape: memref<?xindex>, %i: index, %j: index) -> i64 {
  %u = memref.reshape %m(%shape) : (memref<8xi64>, memref<?xindex>) -> memref<*xi64>
  %c = memref.cast %u : memref<*xi64> to memref<?x?xi64>
  %v = memref.load %c[%i, %j] : memref<?x?xi64>
  return %v : i64
}
