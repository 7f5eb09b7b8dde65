// Classes of floating point numbers that nofpclass excludes, of arguments and results: hypotheses where the source says so,
// obligations where the lowering alone does. Source: LLVM Language Reference, "Parameter Attributes": nofpclass.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/of-unsigned.src.ll --lowered %t/of-unsigned.low.ll | FileCheck %s --check-prefix=OF-UNSIGNED
// OF-UNSIGNED: @f: proved
// RUN: expect-status 1 verify-lowering %t/of-unsigned-too-many.src.ll --lowered %t/of-unsigned-too-many.low.ll | FileCheck %s --check-prefix=OF-UNSIGNED-TOO-MANY
// OF-UNSIGNED-TOO-MANY: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the source
// RUN: expect-status 1 verify-lowering %t/argument-added.src.ll --lowered %t/argument-added.low.ll | FileCheck %s --check-prefix=ARGUMENT-ADDED
// ARGUMENT-ADDED: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the source
// RUN: expect-status 0 verify-lowering %t/argument-with-nnan.src.ll --lowered %t/argument-with-nnan.low.ll | FileCheck %s --check-prefix=ARGUMENT-WITH-NNAN
// ARGUMENT-WITH-NNAN: @f: proved
// RUN: expect-status 0 verify-lowering %t/unordered.src.ll --lowered %t/unordered.low.ll | FileCheck %s --check-prefix=UNORDERED
// UNORDERED: @f: proved
// RUN: expect-status 1 verify-lowering %t/signalling-only.src.ll --lowered %t/signalling-only.low.ll | FileCheck %s --check-prefix=SIGNALLING-ONLY
// SIGNALLING-ONLY: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 0 verify-lowering %t/no-negative-zero.src.ll --lowered %t/no-negative-zero.low.ll | FileCheck %s --check-prefix=NO-NEGATIVE-ZERO
// NO-NEGATIVE-ZERO: @f: proved
// RUN: expect-status 1 verify-lowering %t/other-zero.src.ll --lowered %t/other-zero.low.ll | FileCheck %s --check-prefix=OTHER-ZERO
// OTHER-ZERO: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 0 verify-lowering %t/weaker.src.ll --lowered %t/weaker.low.ll | FileCheck %s --check-prefix=WEAKER
// WEAKER: @f: proved
// RUN: expect-status 1 verify-lowering %t/stronger.src.ll --lowered %t/stronger.low.ll | FileCheck %s --check-prefix=STRONGER
// STRONGER: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the source
// RUN: expect-status 0 verify-lowering %t/declared-result.src.ll --lowered %t/declared-result.low.ll | FileCheck %s --check-prefix=DECLARED-RESULT
// DECLARED-RESULT: @f: proved
// RUN: expect-status 1 verify-lowering %t/declared-other-class.src.ll --lowered %t/declared-other-class.low.ll | FileCheck %s --check-prefix=DECLARED-OTHER-CLASS
// DECLARED-OTHER-CLASS: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 0 verify-lowering %t/call-result.src.ll --lowered %t/call-result.low.ll | FileCheck %s --check-prefix=CALL-RESULT
// CALL-RESULT: @f: proved
// Not decided: call-added.
// RUN: expect-status 2 verify-lowering %t/call-added.src.ll --lowered %t/call-added.low.ll | FileCheck %s --check-prefix=CALL-ADDED
// CALL-ADDED: @f: unsupported: a call with the attribute 'llvm.nofpclass', whose claim has no meaning here yet
// RUN: expect-status 0 verify-lowering %t/vector.src.ll --lowered %t/vector.low.ll | FileCheck %s --check-prefix=VECTOR
// VECTOR: @f: proved
// RUN: expect-status 1 verify-lowering %t/vector-other-class.src.ll --lowered %t/vector-other-class.low.ll | FileCheck %s --check-prefix=VECTOR-OTHER-CLASS
// VECTOR-OTHER-CLASS: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 0 verify-lowering %t/dialect.src.mlir --lowered %t/dialect.low.mlir | FileCheck %s --check-prefix=DIALECT
// DIALECT: @f: proved
// RUN: expect-status 0 verify-lowering %t/function-of-source.src.mlir --lowered %t/function-of-source.low.mlir | FileCheck %s --check-prefix=FUNCTION-OF-SOURCE
// FUNCTION-OF-SOURCE: @f: proved
// RUN: expect-status 1 verify-lowering %t/frozen.src.ll --lowered %t/frozen.low.ll | FileCheck %s --check-prefix=FROZEN
// FROZEN: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the source
// RUN: expect-status 0 verify-lowering %t/infinity.src.ll --lowered %t/infinity.low.ll | FileCheck %s --check-prefix=INFINITY
// INFINITY: @f: proved
// RUN: expect-status 0 verify-lowering %t/result-with-nnan.src.ll --lowered %t/result-with-nnan.low.ll | FileCheck %s --check-prefix=RESULT-WITH-NNAN
// RESULT-WITH-NNAN: @f: proved
// RUN: expect-status 1 verify-lowering %t/result-of-product.src.ll --lowered %t/result-of-product.low.ll | FileCheck %s --check-prefix=RESULT-OF-PRODUCT
// RESULT-OF-PRODUCT: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the source
// RUN: expect-status 0 verify-lowering %t/result-of-fabs.src.ll --lowered %t/result-of-fabs.low.ll | FileCheck %s --check-prefix=RESULT-OF-FABS
// RESULT-OF-FABS: @f: proved
// RUN: expect-status 1 verify-lowering %t/sum-with-unknown.src.ll --lowered %t/sum-with-unknown.low.ll | FileCheck %s --check-prefix=SUM-WITH-UNKNOWN
// SUM-WITH-UNKNOWN: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the source
// RUN: expect-status 0 verify-lowering %t/as-a-number.src.ll --lowered %t/as-a-number.low.ll | FileCheck %s --check-prefix=AS-A-NUMBER
// AS-A-NUMBER: @f: proved
// RUN: expect-status 1 verify-lowering %t/zero-dropped.src.ll --lowered %t/zero-dropped.low.ll | FileCheck %s --check-prefix=ZERO-DROPPED
// ZERO-DROPPED: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 1 verify-lowering %t/nan-excluded-only.src.ll --lowered %t/nan-excluded-only.low.ll | FileCheck %s --check-prefix=NAN-EXCLUDED-ONLY
// NAN-EXCLUDED-ONLY: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 0 verify-lowering %t/difference.src.ll --lowered %t/difference.low.ll | FileCheck %s --check-prefix=DIFFERENCE
// DIFFERENCE: @f: proved
// RUN: expect-status 1 verify-lowering %t/difference-other-zero.src.ll --lowered %t/difference-other-zero.low.ll | FileCheck %s --check-prefix=DIFFERENCE-OTHER-ZERO
// DIFFERENCE-OTHER-ZERO: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 1 verify-lowering %t/added-zero.src.ll --lowered %t/added-zero.low.ll | FileCheck %s --check-prefix=ADDED-ZERO
// ADDED-ZERO: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 1 verify-lowering %t/flushed.src.ll --lowered %t/flushed.low.ll | FileCheck %s --check-prefix=FLUSHED
// FLUSHED: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering

//--- of-unsigned.src.ll
define double @f(i32 %x) {
  %r = uitofp i32 %x to double
  ret double %r
}
//--- of-unsigned.low.ll
define nofpclass(nan inf nsub nzero nnorm) double @f(i32 %x) {
  %r = uitofp i32 %x to double
  ret double %r
}
//--- of-unsigned-too-many.src.ll
define double @f(i32 %x) {
  %r = uitofp i32 %x to double
  ret double %r
}
//--- of-unsigned-too-many.low.ll
define nofpclass(nan inf nsub zero nnorm) double @f(i32 %x) {
  %r = uitofp i32 %x to double
  ret double %r
}
//--- argument-added.src.ll
define float @f(float %x) {
  ret float %x
}
//--- argument-added.low.ll
define float @f(float nofpclass(nan) %x) {
  ret float %x
}
//--- argument-with-nnan.src.ll
define float @f(float %x) {
  %r = fadd nnan float %x, 1.0
  ret float %r
}
//--- argument-with-nnan.low.ll
define float @f(float nofpclass(nan) %x) {
  %r = fadd nnan float %x, 1.0
  ret float %r
}
//--- unordered.src.ll
define i1 @f(float nofpclass(nan) %x) {
  %r = fcmp uno float %x, %x
  ret i1 %r
}
//--- unordered.low.ll
define i1 @f(float nofpclass(nan) %x) {
  ret i1 false
}
//--- signalling-only.src.ll
define i1 @f(float nofpclass(snan) %x) {
  %r = fcmp uno float %x, %x
  ret i1 %r
}
//--- signalling-only.low.ll
define i1 @f(float nofpclass(snan) %x) {
  ret i1 false
}
//--- no-negative-zero.src.ll
define float @f(float nofpclass(nzero nan) %x) {
  %r = fadd float %x, 0.0
  ret float %r
}
//--- no-negative-zero.low.ll
define float @f(float nofpclass(nzero nan) %x) {
  ret float %x
}
//--- other-zero.src.ll
define float @f(float nofpclass(pzero nan) %x) {
  %r = fadd float %x, 0.0
  ret float %r
}
//--- other-zero.low.ll
define float @f(float nofpclass(pzero nan) %x) {
  ret float %x
}
//--- weaker.src.ll
define float @f(float nofpclass(nzero nan) %x) {
  ret float %x
}
//--- weaker.low.ll
define float @f(float nofpclass(nan) %x) {
  ret float %x
}
//--- stronger.src.ll
define float @f(float nofpclass(nan) %x) {
  ret float %x
}
//--- stronger.low.ll
define float @f(float nofpclass(nan inf) %x) {
  ret float %x
}
//--- declared-result.src.ll
declare nofpclass(nan) double @g()
define i1 @f() {
  %x = call double @g()
  %r = fcmp uno double %x, %x
  ret i1 %r
}
//--- declared-result.low.ll
declare nofpclass(nan) double @g()
define i1 @f() {
  %x = call double @g()
  ret i1 false
}
//--- declared-other-class.src.ll
declare nofpclass(inf) double @g()
define i1 @f() {
  %x = call double @g()
  %r = fcmp uno double %x, %x
  ret i1 %r
}
//--- declared-other-class.low.ll
declare nofpclass(inf) double @g()
define i1 @f() {
  %x = call double @g()
  ret i1 false
}
//--- call-result.src.ll
declare double @g()
define i1 @f() {
  %x = call nofpclass(nan) double @g()
  %r = fcmp uno double %x, %x
  ret i1 %r
}
//--- call-result.low.ll
declare double @g()
define i1 @f() {
  %x = call nofpclass(nan) double @g()
  ret i1 false
}
//--- call-added.src.ll
declare double @g()
define double @f() {
  %x = call double @g()
  ret double %x
}
//--- call-added.low.ll
declare double @g()
define double @f() {
  %x = call nofpclass(nan) double @g()
  ret double %x
}
//--- vector.src.ll
define <2 x i1> @f(<2 x float> nofpclass(nan) %x) {
  %r = fcmp uno <2 x float> %x, %x
  ret <2 x i1> %r
}
//--- vector.low.ll
define <2 x i1> @f(<2 x float> nofpclass(nan) %x) {
  ret <2 x i1> zeroinitializer
}
//--- vector-other-class.src.ll
define <2 x i1> @f(<2 x float> nofpclass(inf) %x) {
  %r = fcmp uno <2 x float> %x, %x
  ret <2 x i1> %r
}
//--- vector-other-class.low.ll
define <2 x i1> @f(<2 x float> nofpclass(inf) %x) {
  ret <2 x i1> zeroinitializer
}
//--- dialect.src.mlir
module { llvm.func @f(%x: f32 {llvm.nofpclass = 3 : i64}) -> i1 {
  %r = llvm.fcmp "uno" %x, %x : f32
  llvm.return %r : i1
} }
//--- dialect.low.mlir
module { llvm.func @f(%x: f32 {llvm.nofpclass = 3 : i64}) -> i1 {
  %r = llvm.mlir.constant(false) : i1
  llvm.return %r : i1
} }
//--- function-of-source.src.mlir
module { func.func @f(%x: f32 {llvm.nofpclass = 3 : i64}) -> i1 {
  %r = arith.cmpf uno, %x, %x : f32
  return %r : i1
} }
//--- function-of-source.low.mlir
module { llvm.func @f(%x: f32 {llvm.nofpclass = 3 : i64}) -> i1 {
  %r = llvm.mlir.constant(false) : i1
  llvm.return %r : i1
} }
//--- frozen.src.ll
define float @f(float nofpclass(nan) %x) {
  %y = freeze float %x
  ret float %y
}
//--- frozen.low.ll
define float @f(float nofpclass(nan) %x) {
  ret float %x
}
//--- infinity.src.ll
define i1 @f(double nofpclass(inf) %x) {
  %a = call double @llvm.fabs.f64(double %x)
  %r = fcmp oeq double %a, 0x7FF0000000000000
  ret i1 %r
}
declare double @llvm.fabs.f64(double)
//--- infinity.low.ll
define i1 @f(double nofpclass(inf) %x) {
  ret i1 false
}
declare double @llvm.fabs.f64(double)
//--- result-with-nnan.src.ll
define float @f(float %x) {
  %y = fmul nnan float %x, %x
  ret float %y
}
//--- result-with-nnan.low.ll
define nofpclass(nan) float @f(float %x) {
  %y = fmul nnan float %x, %x
  ret float %y
}
//--- result-of-product.src.ll
define float @f(float %x) {
  %y = fmul float %x, %x
  ret float %y
}
//--- result-of-product.low.ll
define nofpclass(nan) float @f(float %x) {
  %y = fmul float %x, %x
  ret float %y
}
//--- result-of-fabs.src.ll
define float @f(float nofpclass(nan) %x) {
  %y = call float @llvm.fabs.f32(float %x)
  ret float %y
}
declare float @llvm.fabs.f32(float)
//--- result-of-fabs.low.ll
define nofpclass(nan ninf nsub nzero nnorm) float @f(float nofpclass(nan) %x) {
  %y = call float @llvm.fabs.f32(float %x)
  ret float %y
}
declare float @llvm.fabs.f32(float)
//--- sum-with-unknown.src.ll
define float @f(float nofpclass(nan) %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}
//--- sum-with-unknown.low.ll
define nofpclass(nan) float @f(float nofpclass(nan) %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}
//--- as-a-number.src.ll
define i1 @f(float nofpclass(3) %x) {
  %r = fcmp uno float %x, %x
  ret i1 %r
}
//--- as-a-number.low.ll
define i1 @f(float nofpclass(nan) %x) {
  ret i1 false
}
//--- zero-dropped.src.ll
define float @f(float %x) {
  %r = fadd float %x, 0.0
  ret float %r
}
//--- zero-dropped.low.ll
define float @f(float %x) {
  ret float %x
}
//--- nan-excluded-only.src.ll
define float @f(float nofpclass(nan) %x) {
  %r = fadd float %x, 0.0
  ret float %r
}
//--- nan-excluded-only.low.ll
define float @f(float nofpclass(nan) %x) {
  ret float %x
}
//--- difference.src.ll
define float @f(float nofpclass(nzero) %x) {
  %r = fsub float %x, -0.0
  ret float %r
}
//--- difference.low.ll
define float @f(float nofpclass(nzero) %x) {
  ret float %x
}
//--- difference-other-zero.src.ll
define float @f(float nofpclass(pzero) %x) {
  %r = fsub float %x, -0.0
  ret float %r
}
//--- difference-other-zero.low.ll
define float @f(float nofpclass(pzero) %x) {
  ret float %x
}
//--- added-zero.src.ll
define float @f(float %x) {
  ret float %x
}
//--- added-zero.low.ll
define float @f(float %x) {
  %r = fadd float %x, 0.0
  ret float %r
}
//--- flushed.src.ll
define float @f(float nofpclass(nzero nan) %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %r = fadd float %x, 0.0
  ret float %r
}
//--- flushed.low.ll
define float @f(float nofpclass(nzero nan) %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  ret float %x
}
