// The sign of a zero that maxnumf or minnumf gives is open only between -0.0 and +0.0; a NaN of maximumf is a legal one. (MLIR documentation,
// "'arith' Dialect", arith.maxnumf; LLVM Language Reference, "'llvm.min.*' Intrinsics Comparation".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/zero-sign.src.mlir --lowered %t/zero-sign.low.ll | FileCheck %s --check-prefix=ZERO-SIGN
// ZERO-SIGN: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/zero-sign-ok.src.mlir --lowered %t/zero-sign-ok.low.ll | FileCheck %s --check-prefix=ZERO-SIGN-OK
// ZERO-SIGN-OK: @f: proved
// RUN: verify-lowering %t/zero-sign-either-ok.src.mlir --lowered %t/zero-sign-either-ok.low.ll | FileCheck %s --check-prefix=ZERO-SIGN-EITHER-OK
// ZERO-SIGN-EITHER-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/least-zero.src.mlir --lowered %t/least-zero.low.ll | FileCheck %s --check-prefix=LEAST-ZERO
// LEAST-ZERO: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/least-zero-ok.src.mlir --lowered %t/least-zero-ok.low.ll | FileCheck %s --check-prefix=LEAST-ZERO-OK
// LEAST-ZERO-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/with-nan.src.mlir --lowered %t/with-nan.low.ll | FileCheck %s --check-prefix=WITH-NAN
// WITH-NAN: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/with-itself.src.mlir --lowered %t/with-itself.low.ll | FileCheck %s --check-prefix=WITH-ITSELF
// WITH-ITSELF: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/with-itself-ok.src.mlir --lowered %t/with-itself-ok.low.ll | FileCheck %s --check-prefix=WITH-ITSELF-OK
// WITH-ITSELF-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/maximum-either.src.mlir --lowered %t/maximum-either.low.ll | FileCheck %s --check-prefix=MAXIMUM-EITHER
// MAXIMUM-EITHER: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/numbers-to-maximum.src.mlir --lowered %t/numbers-to-maximum.low.ll | FileCheck %s --check-prefix=NUMBERS-TO-MAXIMUM
// NUMBERS-TO-MAXIMUM: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/same-ok.src.mlir --lowered %t/same-ok.low.ll | FileCheck %s --check-prefix=SAME-OK
// SAME-OK: @f: proved
// RUN: verify-lowering %t/swapped-ok.src.mlir --lowered %t/swapped-ok.low.ll | FileCheck %s --check-prefix=SWAPPED-OK
// SWAPPED-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/maximum-signalling.src.mlir --lowered %t/maximum-signalling.low.ll | FileCheck %s --check-prefix=MAXIMUM-SIGNALLING
// MAXIMUM-SIGNALLING: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/maximum-nan-ok.src.mlir --lowered %t/maximum-nan-ok.low.ll | FileCheck %s --check-prefix=MAXIMUM-NAN-OK
// MAXIMUM-NAN-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/clamp.src.mlir --lowered %t/clamp.low.ll | FileCheck %s --check-prefix=CLAMP
// CLAMP: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/clamp-ok.src.mlir --lowered %t/clamp-ok.low.ll | FileCheck %s --check-prefix=CLAMP-OK
// CLAMP-OK: @f: proved

//--- zero-sign.src.mlir
func.func @f(%a: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = arith.maxnumf %a, %z : f32
  return %r : f32
}
//--- zero-sign.low.ll
define float @f(float %a) {
  %c = fcmp ogt float %a, 0.0
  %r = select i1 %c, float %a, float -0.0
  ret float %r
}
//--- zero-sign-ok.src.mlir
func.func @f(%a: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = arith.maxnumf %a, %z : f32
  return %r : f32
}
//--- zero-sign-ok.low.ll
define float @f(float %a) {
  %c = fcmp ogt float %a, 0.0
  %r = select i1 %c, float %a, float 0.0
  ret float %r
}
//--- zero-sign-either-ok.src.mlir
func.func @f(%a: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = arith.maxnumf %a, %z : f32
  return %r : f32
}
//--- zero-sign-either-ok.low.ll
define float @f(float %a) {
  %c = fcmp oge float %a, 0.0
  %r = select i1 %c, float %a, float 0.0
  ret float %r
}
//--- least-zero.src.mlir
func.func @f(%a: f32) -> f32 {
  %z = arith.constant -0.0 : f32
  %r = arith.minnumf %a, %z : f32
  return %r : f32
}
//--- least-zero.low.ll
define float @f(float %a) {
  %c = fcmp olt float %a, 0.0
  %r = select i1 %c, float %a, float 0.0
  ret float %r
}
//--- least-zero-ok.src.mlir
func.func @f(%a: f32) -> f32 {
  %z = arith.constant -0.0 : f32
  %r = arith.minnumf %a, %z : f32
  return %r : f32
}
//--- least-zero-ok.low.ll
define float @f(float %a) {
  %c = fcmp olt float %a, 0.0
  %r = select i1 %c, float %a, float -0.0
  ret float %r
}
//--- with-nan.src.mlir
func.func @f(%a: f32) -> f32 {
  %z = arith.constant 0x7FC00000 : f32
  %r = arith.minnumf %a, %z : f32
  return %r : f32
}
//--- with-nan.low.ll
define float @f(float %a) {
  %c = fcmp oeq float %a, 0.0
  %r = select i1 %c, float -0.0, float %a
  ret float %r
}
//--- with-itself.src.mlir
func.func @f(%a: f32) -> f32 {
  %r = arith.maxnumf %a, %a : f32
  return %r : f32
}
//--- with-itself.low.ll
define float @f(float %a) {
  %c = fcmp oeq float %a, 0.0
  %r = select i1 %c, float 0.0, float %a
  ret float %r
}
//--- with-itself-ok.src.mlir
func.func @f(%a: f32) -> f32 {
  %r = arith.maxnumf %a, %a : f32
  return %r : f32
}
//--- with-itself-ok.low.ll
define float @f(float %a) {
  %r = bitcast float %a to float
  ret float %r
}
//--- maximum-either.src.mlir
func.func @f(%a: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = arith.maximumf %a, %z : f32
  return %r : f32
}
//--- maximum-either.low.ll
define float @f(float %a) {
  %r = call float @llvm.maxnum.f32(float %a, float 0.0)
  ret float %r
}
//--- numbers-to-maximum.src.mlir
func.func @f(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b : f32
  return %r : f32
}
//--- numbers-to-maximum.low.ll
define float @f(float %a, float %b) {
  %r = call float @llvm.maximum.f32(float %a, float %b)
  ret float %r
}
//--- same-ok.src.mlir
func.func @f(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b : f32
  return %r : f32
}
//--- same-ok.low.ll
define float @f(float %a, float %b) {
  %r = call float @llvm.maxnum.f32(float %a, float %b)
  ret float %r
}
//--- swapped-ok.src.mlir
func.func @f(%a: f32, %b: f32) -> f32 {
  %r = arith.minnumf %a, %b : f32
  return %r : f32
}
//--- swapped-ok.low.ll
define float @f(float %a, float %b) {
  %r = call float @llvm.minnum.f32(float %b, float %a)
  ret float %r
}
//--- maximum-signalling.src.mlir
func.func @f(%a: f32) -> f32 {
  %n = arith.constant 0x7FC00000 : f32
  %r = arith.maximumf %n, %n : f32
  return %r : f32
}
//--- maximum-signalling.low.ll
define float @f(float %a) {
  %r = bitcast i32 2139095041 to float
  ret float %r
}
//--- maximum-nan-ok.src.mlir
func.func @f(%a: f32) -> f32 {
  %n = arith.constant 0x7FC00005 : f32
  %r = arith.maximumf %a, %n : f32
  return %r : f32
}
//--- maximum-nan-ok.low.ll
define float @f(float %a) {
  %r = bitcast i32 2143289349 to float
  ret float %r
}
//--- clamp.src.mlir
func.func @f(%a: f32) -> f32 {
  %l = arith.constant 0.0 : f32
  %h = arith.constant 1.0 : f32
  %m = arith.minnumf %a, %h : f32
  %r = arith.maxnumf %m, %l : f32
  return %r : f32
}
//--- clamp.low.ll
define float @f(float %a) {
  %c = fcmp olt float %a, 1.0
  %s = select i1 %c, float %a, float 1.0
  %d = fcmp ogt float %s, 0.0
  %r = select i1 %d, float %s, float -0.0
  ret float %r
}
//--- clamp-ok.src.mlir
func.func @f(%a: f32) -> f32 {
  %l = arith.constant 0.0 : f32
  %h = arith.constant 1.0 : f32
  %m = arith.minnumf %a, %h : f32
  %r = arith.maxnumf %m, %l : f32
  return %r : f32
}
//--- clamp-ok.low.ll
define float @f(float %a) {
  %c = fcmp olt float %a, 1.0
  %s = select i1 %c, float %a, float 1.0
  %d = fcmp ogt float %s, 0.0
  %r = select i1 %d, float %s, float 0.0
  ret float %r
}
