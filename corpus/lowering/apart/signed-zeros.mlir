// arith-expand leaves maximumf to the intrinsic, which orders -0 below +0.
//
// RUN: lower-mlir %s -arith-expand -convert-arith-to-llvm -convert-func-to-llvm | FileCheck %s

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b fastmath<nnan> : f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f32, %arg1: f32) -> !llvm.struct<(f32, f32)> {
// CHECK-NEXT: %0 = llvm.intr.maximum(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %1 = llvm.intr.minimum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32) -> f32
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %4 : !llvm.struct<(f32, f32)>
// CHECK-NEXT: }
// CHECK-NEXT: }
