// Which of mlir-opt 22's claims about address arithmetic are set: those that are proved. All of them where the type keeps strides from
// being negative; where they may be, nothing that takes them as unsigned.
//
// RUN: lower-mlir --proved-flags %s | FileCheck %s
// RUN: lower-mlir --proved-flags %s | verify-lowering %s --lowered -
// RUN: lower-mlir %s | FileCheck %s --check-prefix=NONE
// NONE-NOT: {{overflow<|inbounds}}

func.func @stat(%m: memref<4x?xf32>, %i: index, %j: index) -> f32 {
  %v = memref.load %m[%i, %j] : memref<4x?xf32>
  return %v : f32
}
func.func @dyn(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  %v = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %v : f32
}

// CHECK-LABEL: @stat
// CHECK: llvm.mul {{.*}} overflow<nsw, nuw>
// CHECK: llvm.add {{.*}} overflow<nsw, nuw>
// CHECK: llvm.getelementptr inbounds|nuw
// CHECK-LABEL: @dyn
// CHECK: llvm.getelementptr %{{[0-9]+}}[
// CHECK: llvm.mul {{.*}} overflow<nsw> :
// CHECK: llvm.mul {{.*}} overflow<nsw> :
// CHECK: llvm.add {{.*}} overflow<nsw> :
// CHECK: llvm.getelementptr inbounds %
