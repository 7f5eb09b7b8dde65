// mlir-opt 19, -finalize-memref-to-llvm. memref.atomic_rmw maximumf gives a NaN if either value is one; atomicrmw fmax, which it becomes,
// gives the other value. So does minimumf. mlir-opt 22 is right.
//
// RUN: %if mlir-opt-19 %{ %lower-19 %s -o %t.19 && expect-status 1 verify-lowering %s --lowered %t.19 | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s --check-prefix=RIGHT %}
// CHECK: @largest: refuted
// CHECK: @smallest: refuted
// RIGHT: @largest: proved
// RIGHT: @smallest: proved

func.func @largest(%m: memref<?xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.atomic_rmw maximumf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return %x : f32
}

func.func @smallest(%m: memref<?xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.atomic_rmw minimumf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return %x : f32
}
