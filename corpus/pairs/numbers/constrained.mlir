// Constrained intrinsics, saturating conversions and others that have no meaning here make a function unsupported; the file is no bad input.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/sum.ll --lowered %t/sum.ll | FileCheck %s --check-prefix=SUM
// SUM: @f: unsupported: dropped by the import
// RUN: expect-status 2 verify-lowering %t/compare.ll --lowered %t/compare.ll | FileCheck %s --check-prefix=COMPARE
// COMPARE: @f: unsupported: dropped by the import
// RUN: expect-status 2 verify-lowering %t/cut.ll --lowered %t/cut.ll | FileCheck %s --check-prefix=CUT
// CUT: @f: unsupported: dropped by the import: metadata arguments of a call of llvm.fptrunc.round.f16.f32
// RUN: expect-status 2 verify-lowering %t/cut.ll --lowered %t/cut.ll 2>&1 | FileCheck %s --check-prefix=NOTED
// NOTED: warning: dropped: metadata arguments of a call of llvm.fptrunc.round.f16.f32
// RUN: expect-status 2 verify-lowering %t/cut.ll --lowered %t/other-cut.ll | FileCheck %s --check-prefix=CUT
// RUN: expect-status 2 verify-lowering %t/saturated.ll --lowered %t/saturated.ll | FileCheck %s --check-prefix=SATURATED
// SATURATED: @f: unsupported: 'llvm.call_intrinsic'
// RUN: expect-status 2 verify-lowering %t/vector.ll --lowered %t/vector.ll | FileCheck %s --check-prefix=VECTOR
// VECTOR: @f: unsupported: 'llvm.getelementptr'

//--- sum.ll
define float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
//--- compare.ll
define i1 @f(float %a, float %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %a, float %b, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
//--- cut.ll
define half @f(float %a) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %a, metadata !"round.upward")
  ret half %r
}
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
//--- other-cut.ll
define half @f(float %a) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %a, metadata !"round.downward")
  ret half %r
}
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
//--- saturated.ll
define i32 @f(float %a) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %a)
  ret i32 %r
}
declare i32 @llvm.fptosi.sat.i32.f32(float)
//--- vector.ll
define <2 x ptr> @f(ptr %p, <2 x i64> %i) {
  %r = getelementptr i32, ptr %p, <2 x i64> %i
  ret <2 x ptr> %r
}
