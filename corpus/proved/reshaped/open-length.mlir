// The length of the shape, and so the rank, is known at run time only: the lowering fills the descriptor in a loop.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: lower-mlir %s -o %t.lowered
// RUN: sed -e 's/"sge"/"sgt"/' %t.lowered > %t.wrong
// RUN: expect-status 1 verify-lowering %s --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -canonicalize -cse %t.22 -o %t.simple && verify-lowering %s --lowered %t.simple | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: @of_one_dimension: proved
// CHECK: @of_any_rank: proved
// WRONG: @of_one_dimension: refuted
// WRONG: @of_any_rank: refuted

func.func @of_one_dimension(%m: memref<?xf32>, %shape: memref<?xindex>) -> memref<*xf32> {
  %r = memref.reshape %m(%shape) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  return %r : memref<*xf32>
}

func.func @of_any_rank(%m: memref<*xf32>, %shape: memref<?xi64>) -> memref<*xf32> {
  %r = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xi64>) -> memref<*xf32>
  return %r : memref<*xf32>
}
