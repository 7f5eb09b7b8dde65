// arith-expand leaves maximumf to the intrinsic, which orders -0 below +0.
//
// RUN: lower-mlir %s -arith-expand -convert-arith-to-llvm -convert-func-to-llvm | FileCheck %s

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b fastmath<nnan> : f32
  return %0, %1 : f32, f32
}
