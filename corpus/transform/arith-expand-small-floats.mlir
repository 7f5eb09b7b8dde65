// Formats of eight bits and fewer as integers: what extends them, with and without a scale, is written by simpler operations; so are
// the extremes that take NaN, where the sign of zero does not matter. mlir-opt 22 gives the same.
//
// RUN: lower-mlir -arith-expand='include-f4e2m1=1' %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -arith-expand='include-f4e2m1=1' %s > %t && lower-mlir -arith-expand='include-f4e2m1=1' %s | diff - %t %}

// CHECK-LABEL: @extended(
// CHECK: arith.bitcast %arg0 : f4E2M1FN to i4
// CHECK: [[BITS:%.*]] = arith.bitcast {{.*}} : i32 to f32
// CHECK: arith.truncf {{.*}} : f32 to f16
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK-NOT: arith.extf {{.*}} : {{.*}}f4E2M1FN
func.func @extended(%a: f4E2M1FN, %v: vector<2x[4]xf4E2M1FN>) -> (f32, f16, f64, vector<2x[4]xf32>) {
  %0 = arith.extf %a : f4E2M1FN to f32
  %1 = arith.extf %a fastmath<nnan> : f4E2M1FN to f16
  %3 = arith.extf %v : vector<2x[4]xf4E2M1FN> to vector<2x[4]xf32>
  %2 = arith.extf %0 : f32 to f64
  return %0, %1, %2, %3 : f32, f16, f64, vector<2x[4]xf32>
}

// CHECK-LABEL: @scaled(
// CHECK: arith.extf %arg1 fastmath<fast> : f8E8M0FNU to f32
// CHECK: arith.mulf {{.*}} fastmath<fast> : f32
// CHECK: arith.truncf %arg0 : f32 to f8E8M0FNU
// CHECK: arith.mulf {{.*}} : f32
func.func @scaled(%x: f32, %s: f8E8M0FNU, %b: f4E2M1FN) -> (f32, f32) {
  %0 = arith.scaling_extf %b, %s fastmath<fast> : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %b, %x : f4E2M1FN, f32 to f32
  return %0, %1 : f32, f32
}

// CHECK-LABEL: @narrowed(
// CHECK: arith.extf %arg1 : f8E8M0FNU to f32
// CHECK: arith.divf %arg0, {{.*}} : f32
// CHECK: arith.truncf {{.*}} downward : f32 to f16
// CHECK: arith.truncf %arg3 : vector<4xf32> to vector<4xf8E8M0FNU>
// CHECK: arith.divf %arg2, {{.*}} : vector<4xf64>
func.func @narrowed(%x: f32, %s: f8E8M0FNU, %v: vector<4xf64>, %w: vector<4xf32>) -> (f16, vector<4xf8E5M2>) {
  %0 = arith.scaling_truncf %x, %s downward : f32, f8E8M0FNU to f16
  %1 = arith.scaling_truncf %v, %w : vector<4xf64>, vector<4xf32> to vector<4xf8E5M2>
  return %0, %1 : f16, vector<4xf8E5M2>
}

// CHECK-LABEL: @extremes(
// CHECK: [[WINS:%.*]] = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK: [[WINNER:%.*]] = arith.select [[WINS]], %arg0, %arg1 : f32
// CHECK: [[NAN:%.*]] = arith.cmpf uno, %arg1, %arg1 : f32
// CHECK: arith.select [[NAN]], %arg1, [[WINNER]] : f32
// CHECK: arith.cmpf ult, %arg2, %arg3 : vector<2x3xbf16>
func.func @extremes(%x: f32, %y: f32, %v: vector<2x3xbf16>, %w: vector<2x3xbf16>) -> (f32, vector<2x3xbf16>) {
  %0 = arith.maximumf %x, %y fastmath<nsz> : f32
  %1 = arith.minimumf %v, %w fastmath<fast> : vector<2x3xbf16>
  return %0, %1 : f32, vector<2x3xbf16>
}

// CHECK-LABEL: @limited(
// CHECK: [[CST:%.*]] = arith.constant 1.5
// CHECK: arith.cmpf ugt, %arg0, [[CST]] : f32
// CHECK: arith.cmpf ult, %arg1, %{{.*}} : vector<2xf32>
// CHECK-NOT: arith.m{{..}}imumf
func.func @limited(%x: f32, %v: vector<2xf32>) -> (f32, vector<2xf32>) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant dense<[-0.0, 3.0]> : vector<2xf32>
  %0 = arith.maximumf %a, %x : f32
  %1 = arith.minimumf %v, %b : vector<2xf32>
  return %0, %1 : f32, vector<2xf32>
}
