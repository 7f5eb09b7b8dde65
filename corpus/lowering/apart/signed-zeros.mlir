// arith-expand leaves maximumf to the intrinsic, which orders -0 below +0.
//
// RUN: lower-mlir %s -arith-expand -convert-arith-to-llvm -convert-func-to-llvm | FileCheck %s

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b fastmath<nnan> : f32
  return %0, %1 : f32, f32
}

// So it is next to a constant, if that is the zero which the comparison would keep.
func.func @limited(%a: f32, %v: vector<2xf32>) -> (f32, f32, vector<2xf32>) {
  %c = arith.constant -0.0 : f32
  %d = arith.constant 0.0 : f32
  %e = arith.constant dense<[1.0, -0.0]> : vector<2xf32>
  %0 = arith.maximumf %a, %c : f32
  %1 = arith.minimumf %d, %a : f32
  %2 = arith.maximumf %v, %e : vector<2xf32>
  return %0, %1, %2 : f32, f32, vector<2xf32>
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
// CHECK-NEXT: llvm.func @limited(%arg0: f32, %arg1: vector<2xf32>) -> !llvm.struct<(f32, f32, vector<2xf32>)> {
// CHECK-NEXT: %0 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %2 = llvm.mlir.constant(dense<[1.000000e+00, -0.000000e+00]> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT: %3 = llvm.intr.maximum(%arg0, %0) : (f32, f32) -> f32
// CHECK-NEXT: %4 = llvm.intr.minimum(%arg0, %1) : (f32, f32) -> f32
// CHECK-NEXT: %5 = llvm.intr.maximum(%arg1, %2) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f32, f32, vector<2xf32>)>
// CHECK-NEXT: %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(f32, f32, vector<2xf32>)>
// CHECK-NEXT: %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(f32, f32, vector<2xf32>)>
// CHECK-NEXT: %9 = llvm.insertvalue %5, %8[2] : !llvm.struct<(f32, f32, vector<2xf32>)>
// CHECK-NEXT: llvm.return %9 : !llvm.struct<(f32, f32, vector<2xf32>)>
// CHECK-NEXT: }
// CHECK-NEXT: }
