// Unranked memrefs: a rank and a pointer to a descriptor. A result's descriptor goes over the heap: copied there on return, to the stack
// and freed by the caller.
//
// RUN: expect-status 0 verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s | verify-lowering %s --lowered - | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ %lower-22 -canonicalize -cse %s | verify-lowering %s --lowered - | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s | verify-lowering %s --lowered - | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 -canonicalize -cse %s | verify-lowering %s --lowered - | FileCheck %s %}
// CHECK-NOT: {{unknown|unsupported|refuted}}
// CHECK: 9 functions: 9 proved

func.func private @ext(memref<*xf32>) -> memref<*xf32>
func.func @rank_of(%arg0: memref<*xf32>) -> index {
  %0 = memref.rank %arg0 : memref<*xf32>
  return %0 : index
}
func.func @size_of(%arg0: memref<*xf32>, %arg1: index) -> index {
  %dim = memref.dim %arg0, %arg1 : memref<*xf32>
  return %dim : index
}
func.func @element_of(%arg0: memref<*xf32>, %arg1: index) -> f32 {
  %cast = memref.cast %arg0 : memref<*xf32> to memref<?x4xf32>
  %0 = memref.load %cast[%arg1, %arg1] : memref<?x4xf32>
  return %0 : f32
}
func.func @pass_on(%arg0: memref<*xf32>) -> memref<*xf32> {
  return %arg0 : memref<*xf32>
}
func.func @forget(%arg0: memref<?xf32>) -> (index, memref<*xf32>) {
  %cast = memref.cast %arg0 : memref<?xf32> to memref<*xf32>
  %c1 = arith.constant 1 : index
  return %c1, %cast : index, memref<*xf32>
}
func.func @make(%arg0: index) -> memref<*xf32> {
  %alloc = memref.alloc(%arg0) : memref<?xf32>
  %c1 = arith.constant 1 : index
  %cst = arith.constant 1.000000e+00 : f32
  memref.store %cst, %alloc[%c1] : memref<?xf32>
  %cast = memref.cast %alloc : memref<?xf32> to memref<*xf32>
  return %cast : memref<*xf32>
}
func.func @use(%arg0: memref<?xf32>) -> f32 {
  %cast = memref.cast %arg0 : memref<?xf32> to memref<*xf32>
  %0 = call @ext(%cast) : (memref<*xf32>) -> memref<*xf32>
  %cast_0 = memref.cast %0 : memref<*xf32> to memref<4xf32>
  %c1 = arith.constant 1 : index
  %1 = memref.load %cast_0[%c1] : memref<4xf32>
  %2 = memref.load %arg0[%c1] : memref<?xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
func.func @release(%arg0: memref<*xf32>) {
  memref.dealloc %arg0 : memref<*xf32>
  return
}

