// What was extended without loss and is cut again is cut from where it began, or is that itself. f16 does not hold each number of f8E8M0FNU.
//
// RUN: lower-mlir -convert-arith-to-llvm %s | FileCheck %s
// RUN: lower-mlir -canonicalize %s | FileCheck %s --check-prefix=SIMPLE
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -canonicalize %s > %t %}
// RUN: %if mlir-opt-22 %{ lower-mlir -canonicalize %s | diff - %t %}
// RUN: %if long %{ expect-status 2 verify-lowering %s | FileCheck %s --check-prefix=PROVED %}
// PROVED: 6 functions: 5 proved, 1 unsupported

// CHECK-LABEL: @narrower
// CHECK: llvm.fptrunc %arg0 : f32 to f16
// SIMPLE-LABEL: @narrower
// SIMPLE-NEXT: arith.truncf %arg0 : f32 to f16
func.func @narrower(%x: f32) -> f16 {
  %0 = arith.extf %x : f32 to f64
  %1 = arith.truncf %0 : f64 to f16
  return %1 : f16
}

// CHECK-LABEL: @back
// CHECK: return %arg0 : bf16
func.func @back(%x: bf16) -> bf16 {
  %0 = arith.extf %x : bf16 to f32
  %1 = arith.truncf %0 : f32 to bf16
  return %1 : bf16
}

// CHECK-LABEL: @split
// CHECK-NOT: llvm.fptrunc
// CHECK: return %arg0 : vector<2x2xf16>
func.func @split(%x: vector<2x2xf16>) -> vector<2x2xf16> {
  %0 = arith.extf %x : vector<2x2xf16> to vector<2x2xf32>
  %1 = arith.truncf %0 : vector<2x2xf32> to vector<2x2xf16>
  return %1 : vector<2x2xf16>
}

// CHECK-LABEL: @chain
// CHECK: llvm.fptrunc %arg0 : f32 to f16
// SIMPLE-LABEL: @chain
// SIMPLE-NEXT: arith.truncf %arg0 : f32 to f16
func.func @chain(%x: f32) -> f16 {
  %0 = arith.extf %x : f32 to f64
  %1 = arith.extf %0 : f64 to f128
  %2 = arith.truncf %1 : f128 to f16
  return %2 : f16
}

// CHECK-LABEL: @other
// CHECK: llvm.fptrunc %{{.*}} : f64 to bf16
// SIMPLE-LABEL: @other
// SIMPLE-NEXT: arith.extf
func.func @other(%x: f16) -> bf16 {
  %0 = arith.extf %x : f16 to f64
  %1 = arith.truncf %0 : f64 to bf16
  return %1 : bf16
}

// CHECK-LABEL: @lossy
// CHECK: arith.truncf
// SIMPLE-LABEL: @lossy
// SIMPLE-NEXT: arith.extf
func.func @lossy(%x: f8E8M0FNU) -> f8E8M0FNU {
  %0 = arith.extf %x : f8E8M0FNU to f16
  %1 = arith.truncf %0 : f16 to f8E8M0FNU
  return %1 : f8E8M0FNU
}
