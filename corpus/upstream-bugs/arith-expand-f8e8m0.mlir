// mlir-opt 22, -arith-expand=include-f8e8m0. A byte of 0 in the format f8E8M0FNU is 2^-127; the expansion shifts the byte to the exponent
// of an f32 and gives 0. And what narrows to that format cuts off what it has to round. lower-mlir's expansion has the least number;
// conversions to the format it leaves alone.
//
// RUN: lower-mlir %s -arith-expand=include-f8e8m0=1 | FileCheck %s --check-prefix=OURS
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -arith-expand=include-f8e8m0=1' | FileCheck %s %}
// OURS: [[BITS:%.*]] = arith.bitcast %arg0 : f8E8M0FNU to i8
// OURS: [[LEAST:%.*]] = arith.cmpi eq, [[BITS]], %c0_i8 : i8
// OURS: arith.select [[LEAST]], %c4194304_i32, {{.*}} : i32
// CHECK: @widened: refuted: return-value: result 0 differs: it is 5.87747175E-39 in the source, 0.000000e+00 in the lowering
// CHECK: @narrowed: refuted: return-value:

func.func @widened(%x: f8E8M0FNU) -> f32 {
  %0 = arith.extf %x : f8E8M0FNU to f32
  return %0 : f32
}

func.func @narrowed(%x: f32) -> f8E8M0FNU {
  %0 = arith.truncf %x : f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}
