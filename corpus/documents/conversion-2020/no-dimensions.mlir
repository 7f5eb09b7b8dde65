// Conversion to the LLVM Dialect (2020), Index Linearization: an access to a memref without dimensions.
// There the memref is the pointer itself; by the bare pointer convention it still is one in signatures. A descriptor of rank 0 holds two
// pointers and an offset.
//
// RUN: lower-mlir %s --use-bare-ptr-memref-call-conv | FileCheck --check-prefix=BARE %s
// RUN: verify-lowering %s --use-bare-ptr-memref-call-conv --lowered %S/Inputs/no-dimensions.mlir | FileCheck --check-prefix=PROOF %s
// RUN: lower-mlir %s | FileCheck %s
// PROOF: 2 functions: 2 proved

func @get(%m: memref<f32>) -> f32 {
  %0 = load %m[] : memref<f32>
  return %0 : f32
}
func @set(%m: memref<f32>, %v: f32) {
  store %v, %m[] : memref<f32>
  return
}

// BARE-LABEL: llvm.func @get(%arg0: !llvm.ptr) -> f32
// BARE: llvm.load %{{.*}} : !llvm.ptr -> f32
// BARE-LABEL: llvm.func @set(%arg0: !llvm.ptr, %arg1: f32)
// BARE: llvm.store %arg1, %{{.*}} : f32, !llvm.ptr
// CHECK-LABEL: llvm.func @get(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) -> f32
// CHECK-NOT: getelementptr
// CHECK: %[[P:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NOT: getelementptr
// CHECK: llvm.load %[[P]] : !llvm.ptr -> f32
