// Functions of math that are one intrinsic: each with its flags; n-dimensional vectors slice by slice. Others are left to other passes.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-math-to-llvm -reconcile-unrealized-casts | FileCheck %s
// RUN: verify-lowering %s | FileCheck %s --check-prefix=PROVED
// PROVED: @one: proved
// PROVED: @two: proved
// PROVED: @sliced: proved
// PROVED: @exponential: proved

func.func @one(%a: f32) -> f32 {
  %0 = math.absf %a fastmath<fast> : f32
  %1 = math.acos %0 : f32
  %2 = math.asin %1 : f32
  %3 = math.atan %2 : f32
  %4 = math.ceil %3 : f32
  %5 = math.cos %4 : f32
  %6 = math.cosh %5 : f32
  %7 = math.exp2 %6 : f32
  %8 = math.floor %7 : f32
  %9 = math.log %8 : f32
  %10 = math.log10 %9 : f32
  %11 = math.log2 %10 : f32
  %12 = math.round %11 : f32
  %13 = math.roundeven %12 : f32
  %14 = math.sin %13 : f32
  %15 = math.sinh %14 : f32
  %16 = math.sqrt %15 : f32
  %17 = math.tan %16 fastmath<nnan> : f32
  %18 = math.tanh %17 : f32
  %19 = math.trunc %18 : f32
  return %19 : f32
}
func.func @two(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.atan2 %a, %b : f64
  %1 = math.copysign %0, %c : f64
  %2 = math.powf %1, %b fastmath<ninf> : f64
  %3 = math.fma %2, %a, %c : f64
  return %3 : f64
}
func.func @sliced(%a: vector<2x4xf32>, %h: f16, %b: bf16) -> (vector<2x4xf32>, f16, bf16) {
  %0 = math.sqrt %a : vector<2x4xf32>
  %1 = math.floor %h : f16
  %2 = math.sin %b : bf16
  return %0, %1, %2 : vector<2x4xf32>, f16, bf16
}
func.func @exponential(%a: f64, %v: vector<4xf32>) -> (f64, vector<4xf32>) {
  %0 = math.exp %a fastmath<afn> : f64
  %1 = math.exp %v : vector<4xf32>
  return %0, %1 : f64, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @one(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.intr.fabs(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
// CHECK-NEXT: %1 = llvm.intr.acos(%0) : (f32) -> f32
// CHECK-NEXT: %2 = llvm.intr.asin(%1) : (f32) -> f32
// CHECK-NEXT: %3 = llvm.intr.atan(%2) : (f32) -> f32
// CHECK-NEXT: %4 = llvm.intr.ceil(%3) : (f32) -> f32
// CHECK-NEXT: %5 = llvm.intr.cos(%4) : (f32) -> f32
// CHECK-NEXT: %6 = llvm.intr.cosh(%5) : (f32) -> f32
// CHECK-NEXT: %7 = llvm.intr.exp2(%6) : (f32) -> f32
// CHECK-NEXT: %8 = llvm.intr.floor(%7) : (f32) -> f32
// CHECK-NEXT: %9 = llvm.intr.log(%8) : (f32) -> f32
// CHECK-NEXT: %10 = llvm.intr.log10(%9) : (f32) -> f32
// CHECK-NEXT: %11 = llvm.intr.log2(%10) : (f32) -> f32
// CHECK-NEXT: %12 = llvm.intr.round(%11) : (f32) -> f32
// CHECK-NEXT: %13 = llvm.intr.roundeven(%12) : (f32) -> f32
// CHECK-NEXT: %14 = llvm.intr.sin(%13) : (f32) -> f32
// CHECK-NEXT: %15 = llvm.intr.sinh(%14) : (f32) -> f32
// CHECK-NEXT: %16 = llvm.intr.sqrt(%15) : (f32) -> f32
// CHECK-NEXT: %17 = llvm.intr.tan(%16) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
// CHECK-NEXT: %18 = llvm.intr.tanh(%17) : (f32) -> f32
// CHECK-NEXT: %19 = llvm.intr.trunc(%18) : (f32) -> f32
// CHECK-NEXT: llvm.return %19 : f32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @two(%arg0: f64, %arg1: f64, %arg2: f64) -> f64 {
// CHECK-NEXT: %0 = llvm.intr.atan2(%arg0, %arg1) : (f64, f64) -> f64
// CHECK-NEXT: %1 = llvm.intr.copysign(%0, %arg2) : (f64, f64) -> f64
// CHECK-NEXT: %2 = llvm.intr.pow(%1, %arg1) {fastmathFlags = #llvm.fastmath<ninf>} : (f64, f64) -> f64
// CHECK-NEXT: %3 = llvm.intr.fma(%2, %arg0, %arg2) : (f64, f64, f64) -> f64
// CHECK-NEXT: llvm.return %3 : f64
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @sliced(%arg0: !llvm.array<2 x vector<4xf32>>, %arg1: f16, %arg2: bf16) -> !llvm.struct<(array<2 x vector<4xf32>>, f16, bf16)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %1 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %2 = llvm.intr.sqrt(%1) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %3 = llvm.insertvalue %2, %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %4 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %5 = llvm.intr.sqrt(%4) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %3[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %7 = llvm.intr.floor(%arg1) : (f16) -> f16
// CHECK-NEXT: %8 = llvm.intr.sin(%arg2) : (bf16) -> bf16
// CHECK-NEXT: %9 = llvm.mlir.poison : !llvm.struct<(array<2 x vector<4xf32>>, f16, bf16)>
// CHECK-NEXT: %10 = llvm.insertvalue %6, %9[0] : !llvm.struct<(array<2 x vector<4xf32>>, f16, bf16)>
// CHECK-NEXT: %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(array<2 x vector<4xf32>>, f16, bf16)>
// CHECK-NEXT: %12 = llvm.insertvalue %8, %11[2] : !llvm.struct<(array<2 x vector<4xf32>>, f16, bf16)>
// CHECK-NEXT: llvm.return %12 : !llvm.struct<(array<2 x vector<4xf32>>, f16, bf16)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @exponential(%arg0: f64, %arg1: vector<4xf32>) -> !llvm.struct<(f64, vector<4xf32>)> {
// CHECK-NEXT: %0 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
// CHECK-NEXT: %1 = llvm.intr.exp(%arg1) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(f64, vector<4xf32>)>
// CHECK-NEXT: %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(f64, vector<4xf32>)>
// CHECK-NEXT: %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(f64, vector<4xf32>)>
// CHECK-NEXT: llvm.return %4 : !llvm.struct<(f64, vector<4xf32>)>
// CHECK-NEXT: }
// CHECK-NEXT: }
