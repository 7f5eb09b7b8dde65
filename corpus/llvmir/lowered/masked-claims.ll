; What opt -O2 of LLVM 22 claims where lanes are masked and caches are filled. Then claims that are too large.
;
; RUN: verify-lowering %S/Inputs/masked-claims.mlir --lowered %s | FileCheck %s
; RUN: sed 's/captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, <4/readonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, <4/' %s > %t.written.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/masked-claims.mlir --lowered %t.written.ll | FileCheck %s --check-prefix=WRITTEN
; RUN: sed 's/ptr readonly captures(none) %1/ptr readnone captures(none) %1/' %s > %t.read.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/masked-claims.mlir --lowered %t.read.ll | FileCheck %s --check-prefix=READ
; CHECK: 2 functions: 2 proved
; WRITTEN: @lanes: refuted
; READ: @fetch: unsupported

define <4 x float> @lanes(ptr readnone captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, <4 x i1> %6, <4 x float> %7) #0 {
  %9 = getelementptr float, ptr %1, i64 %5
  %10 = tail call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %9, <4 x i1> %6, <4 x float> %7)
  tail call void @llvm.masked.store.v4f32.p0(<4 x float> %7, ptr align 4 %9, <4 x i1> %6)
  ret <4 x float> %10
}

define void @fetch(ptr readnone captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = getelementptr float, ptr %1, i64 %5
  tail call void @llvm.prefetch.p0(ptr %7, i32 0, i32 2, i32 1)
  ret void
}

declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg)

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
