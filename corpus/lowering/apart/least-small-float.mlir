// A byte of 0 in the format f8E8M0FNU is 2^-127, which an f32 has without a leading 1; mlir-opt's -arith-expand makes 0 of it. What narrows
// to the format is left: mlir-opt cuts it off where it has to be rounded.
//
// RUN: lower-mlir %s -arith-expand=include-f8e8m0=1 | FileCheck %s
// CHECK: [[BITS:%.*]] = arith.bitcast %arg0 : f8E8M0FNU to i8
// CHECK: [[LEAST:%.*]] = arith.cmpi eq, [[BITS]], %c0_i8 : i8
// CHECK: arith.select [[LEAST]], %c4194304_i32, {{.*}} : i32
// CHECK: arith.truncf %arg0 : f32 to f8E8M0FNU

func.func @widened(%x: f8E8M0FNU) -> f32 {
  %0 = arith.extf %x : f8E8M0FNU to f32
  return %0 : f32
}

func.func @narrowed(%x: f32) -> f8E8M0FNU {
  %0 = arith.truncf %x : f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}
