// Each unranked result has a descriptor of its own on the heap, which the caller frees: also where two are one memref, or one that came in.
//
// RUN: expect-status 0 verify-lowering --check-runs=50 %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s | verify-lowering %s --lowered - | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ %lower-19 %s | verify-lowering %s --lowered - | FileCheck %s %}
// CHECK-NOT: {{unknown|unsupported|refuted}}
// CHECK: 4 functions: 4 proved
//
// A function that stays as it is stands for itself.
// RUN: expect-status 0 verify-lowering --check-runs=50 %s --lowered %s | FileCheck %s

func.func private @make() -> memref<*xf32>
func.func @hand_on(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @twice() -> (memref<*xf32>, memref<*xf32>) {
  %m = call @make() : () -> memref<*xf32>
  return %m, %m : memref<*xf32>, memref<*xf32>
}
func.func @other(%m: memref<3xf32>) -> memref<*xf32> {
  %cast = memref.cast %m : memref<3xf32> to memref<*xf32>
  %unused = call @make() : () -> memref<*xf32>
  return %cast : memref<*xf32>
}
