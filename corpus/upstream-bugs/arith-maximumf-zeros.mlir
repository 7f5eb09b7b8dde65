// mlir-opt 19 and 22, -arith-expand. arith.maximumf takes -0.0 for less than +0.0; the expansion compares, for which they are equal, and gives
// the second operand: maximumf(+0.0, -0.0) comes out as -0.0. The same vice versa for minimumf. lower-mlir leaves both to
// the intrinsics, which are right.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir %s -arith-expand -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts | verify-lowering %s --lowered - | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -arith-expand -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -arith-expand -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @larger: refuted: return-value: result 0 differs: it is 0.000000e+00 in the source, -0.000000e+00 in the lowering
// CHECK: @smaller: refuted: return-value: result 0 differs: it is -0.000000e+00 in the source, 0.000000e+00 in the lowering
// RIGHT: @larger: proved
// RIGHT: @smaller: proved

func.func @larger(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b : f32
  return %r : f32
}

func.func @smaller(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
