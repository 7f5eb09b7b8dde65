// vector.fma is rounded once, and a sum without an accumulator begins with -0.0. (MLIR documentation, "'vector' Dialect", vector.fma; LLVM Language
// Reference, "'llvm.vector.reduce.fadd.*' Intrinsic".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/fma.src.mlir --lowered %t/fma.low.ll | FileCheck %s --check-prefix=FMA
// FMA: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/fma-ok.src.mlir --lowered %t/fma-ok.low.ll | FileCheck %s --check-prefix=FMA-OK
// FMA-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/fma-apart.src.mlir --lowered %t/fma-apart.low.ll | FileCheck %s --check-prefix=FMA-APART
// FMA-APART: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/fma-swapped-ok.src.mlir --lowered %t/fma-swapped-ok.low.ll | FileCheck %s --check-prefix=FMA-SWAPPED-OK
// FMA-SWAPPED-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/scalar-fma.src.mlir --lowered %t/scalar-fma.low.ll | FileCheck %s --check-prefix=SCALAR-FMA
// SCALAR-FMA: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/scalar-fma-ok.src.mlir --lowered %t/scalar-fma-ok.low.ll | FileCheck %s --check-prefix=SCALAR-FMA-OK
// SCALAR-FMA-OK: @f: proved
// RUN: expect-status 2 verify-lowering %t/fmuladd-fused-ok.src.ll --lowered %t/fmuladd-fused-ok.low.ll | FileCheck %s --check-prefix=FMULADD-FUSED-OK
// FMULADD-FUSED-OK: @f: unknown
// RUN: verify-lowering %t/fmuladd-same-ok.src.ll --lowered %t/fmuladd-same-ok.low.ll | FileCheck %s --check-prefix=FMULADD-SAME-OK
// FMULADD-SAME-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/sum.src.mlir --lowered %t/sum.low.ll | FileCheck %s --check-prefix=SUM
// SUM: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/sum-ok.src.mlir --lowered %t/sum-ok.low.ll | FileCheck %s --check-prefix=SUM-OK
// SUM-OK: @f: proved
// RUN: verify-lowering %t/product-ok.src.mlir --lowered %t/product-ok.low.ll | FileCheck %s --check-prefix=PRODUCT-OK
// PRODUCT-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/product.src.mlir --lowered %t/product.low.ll | FileCheck %s --check-prefix=PRODUCT
// PRODUCT: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/larger-ok.src.mlir --lowered %t/larger-ok.low.ll | FileCheck %s --check-prefix=LARGER-OK
// LARGER-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/larger.src.mlir --lowered %t/larger.low.ll | FileCheck %s --check-prefix=LARGER
// LARGER: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/sum-from-ok.src.mlir --lowered %t/sum-from-ok.low.ll | FileCheck %s --check-prefix=SUM-FROM-OK
// SUM-FROM-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/sum-last.src.mlir --lowered %t/sum-last.low.ll | FileCheck %s --check-prefix=SUM-LAST
// SUM-LAST: @f: refuted: return-value: result 0 differs

//--- fma.src.mlir
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.fma %a, %b, %c : vector<2xf32>
  return %r : vector<2xf32>
}
//--- fma.low.ll
define <2 x float> @f(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %r = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
  ret <2 x float> %r
}
//--- fma-ok.src.mlir
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.fma %a, %b, %c : vector<2xf32>
  return %r : vector<2xf32>
}
//--- fma-ok.low.ll
define <2 x float> @f(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %r = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
  ret <2 x float> %r
}
//--- fma-apart.src.mlir
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.fma %a, %b, %c : vector<2xf32>
  return %r : vector<2xf32>
}
//--- fma-apart.low.ll
define <2 x float> @f(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %m = fmul <2 x float> %a, %b
  %r = fadd <2 x float> %m, %c
  ret <2 x float> %r
}
//--- fma-swapped-ok.src.mlir
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.fma %a, %b, %c : vector<2xf32>
  return %r : vector<2xf32>
}
//--- fma-swapped-ok.low.ll
define <2 x float> @f(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %r = call <2 x float> @llvm.fma.v2f32(<2 x float> %b, <2 x float> %a, <2 x float> %c)
  ret <2 x float> %r
}
//--- scalar-fma.src.mlir
llvm.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = llvm.intr.fma(%a, %b, %c) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
//--- scalar-fma.low.ll
define float @f(float %a, float %b, float %c) {
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret float %r
}
//--- scalar-fma-ok.src.mlir
llvm.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = llvm.intr.fma(%a, %b, %c) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
//--- scalar-fma-ok.low.ll
define float @f(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %r
}
//--- fmuladd-fused-ok.src.ll
define float @f(float %a, float %b, float %c) {
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret float %r
}
//--- fmuladd-fused-ok.low.ll
define float @f(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %r
}
//--- fmuladd-same-ok.src.ll
define float @f(float %a, float %b, float %c) {
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret float %r
}
//--- fmuladd-same-ok.low.ll
define float @f(float %a, float %b, float %c) {
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret float %r
}
//--- sum.src.mlir
func.func @f(%v: vector<2xf32>) -> f32 {
  %r = vector.reduction <add>, %v : vector<2xf32> into f32
  return %r : f32
}
//--- sum.low.ll
define float @f(<2 x float> %v) {
  %r = call float @llvm.vector.reduce.fadd.v2f32(float 0.0, <2 x float> %v)
  ret float %r
}
//--- sum-ok.src.mlir
func.func @f(%v: vector<2xf32>) -> f32 {
  %r = vector.reduction <add>, %v : vector<2xf32> into f32
  return %r : f32
}
//--- sum-ok.low.ll
define float @f(<2 x float> %v) {
  %r = call float @llvm.vector.reduce.fadd.v2f32(float -0.0, <2 x float> %v)
  ret float %r
}
//--- product-ok.src.mlir
func.func @f(%v: vector<2xf32>) -> f32 {
  %r = vector.reduction <mul>, %v : vector<2xf32> into f32
  return %r : f32
}
//--- product-ok.low.ll
define float @f(<2 x float> %v) {
  %r = call float @llvm.vector.reduce.fmul.v2f32(float 1.0, <2 x float> %v)
  ret float %r
}
//--- product.src.mlir
func.func @f(%v: vector<2xf32>) -> f32 {
  %r = vector.reduction <mul>, %v : vector<2xf32> into f32
  return %r : f32
}
//--- product.low.ll
define float @f(<2 x float> %v) {
  %r = call float @llvm.vector.reduce.fmul.v2f32(float -1.0, <2 x float> %v)
  ret float %r
}
//--- larger-ok.src.mlir
func.func @f(%v: vector<2xf32>) -> f32 {
  %r = vector.reduction <maximumf>, %v : vector<2xf32> into f32
  return %r : f32
}
//--- larger-ok.low.ll
define float @f(<2 x float> %v) {
  %r = call float @llvm.vector.reduce.fmaximum.v2f32(<2 x float> %v)
  ret float %r
}
//--- larger.src.mlir
func.func @f(%v: vector<2xf32>) -> f32 {
  %r = vector.reduction <maximumf>, %v : vector<2xf32> into f32
  return %r : f32
}
//--- larger.low.ll
define float @f(<2 x float> %v) {
  %r = call float @llvm.vector.reduce.fmax.v2f32(<2 x float> %v)
  ret float %r
}
//--- sum-from-ok.src.mlir
func.func @f(%v: vector<2xf32>, %a: f32) -> f32 {
  %r = vector.reduction <add>, %v, %a : vector<2xf32> into f32
  return %r : f32
}
//--- sum-from-ok.low.ll
define float @f(<2 x float> %v, float %a) {
  %r = call float @llvm.vector.reduce.fadd.v2f32(float %a, <2 x float> %v)
  ret float %r
}
//--- sum-last.src.mlir
func.func @f(%v: vector<2xf32>, %a: f32) -> f32 {
  %r = vector.reduction <add>, %v, %a : vector<2xf32> into f32
  return %r : f32
}
//--- sum-last.low.ll
define float @f(<2 x float> %v, float %a) {
  %s = call float @llvm.vector.reduce.fadd.v2f32(float -0.0, <2 x float> %v)
  %r = fadd float %s, %a
  ret float %r
}
