; What opt -O2 of LLVM 22 makes of our lowering of Inputs/optimised-wrapper.mlir: a wrapper that reads the fields of a descriptor one by
; one, at places that it claims to lie in one object; claims of functions that access some lanes, or nothing yet. Then wrong ones.
;
; RUN: verify-lowering %S/Inputs/optimised-wrapper.mlir --lowered %s | FileCheck %s
; RUN: sed 's/elt5 = getelementptr inbounds nuw i8, ptr %1, i64 24/elt5 = getelementptr inbounds nuw i8, ptr %1, i64 32/' %s > %t.field.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/optimised-wrapper.mlir --lowered %t.field.ll | FileCheck %s --check-prefix=FIELD
; RUN: sed 's/elt1 = getelementptr inbounds nuw i8, ptr %1, i64 8/elt1 = getelementptr inbounds nuw i8, ptr %1, i64 -8/' %s > %t.place.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/optimised-wrapper.mlir --lowered %t.place.ll | FileCheck %s --check-prefix=FIELD
; RUN: sed '/@some_lanes/s/ptr captures(none) %1/ptr readonly captures(none) %1/' %s > %t.lanes.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/optimised-wrapper.mlir --lowered %t.lanes.ll | FileCheck %s --check-prefix=LANES
; RUN: sed '/@soon/s/ptr readonly captures(none) %1/ptr readnone captures(none) %1/' %s > %t.soon.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/optimised-wrapper.mlir --lowered %t.soon.ll | FileCheck %s --check-prefix=SOON
; CHECK: 4 functions: 4 proved
; FIELD: @_mlir_ciface_given_back: refuted
; LANES: @some_lanes: refuted
; SOON: @soon: unsupported: the lowering claims of an argument what is not shown of its body: 'llvm.readnone'

define { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i32 } @given_back(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, ptr readnone captures(none) %8, i32 %9) local_unnamed_addr #0 {
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, ptr %1, 1
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %2, 2
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %3, 3, 0
  %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %5, 4, 0
  %16 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, i64 %4, 3, 1
  %17 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, i64 %6, 4, 1
  %18 = insertvalue { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i32 } poison, { ptr, ptr, i64, [2 x i64], [2 x i64] } %17, 0
  %19 = insertvalue { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i32 } %18, i32 %9, 1
  ret { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i32 } %19
}
define void @_mlir_ciface_given_back(ptr writeonly captures(none) initializes((0, 64)) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i32 %3) local_unnamed_addr #1 {
  %.unpack = load ptr, ptr %1, align 8
  %.elt1 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %.unpack2 = load ptr, ptr %.elt1, align 8
  %.elt3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %.unpack4 = load i64, ptr %.elt3, align 8
  %.elt5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %.unpack6.unpack = load i64, ptr %.elt5, align 8
  %.unpack6.elt9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %.unpack6.unpack10 = load i64, ptr %.unpack6.elt9, align 8
  %.elt7 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %.unpack8.unpack = load i64, ptr %.elt7, align 8
  %.unpack8.elt12 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %.unpack8.unpack13 = load i64, ptr %.unpack8.elt12, align 8
  %5 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %.unpack, 0
  %6 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %5, ptr %.unpack2, 1
  %7 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %6, i64 %.unpack4, 2
  %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %7, i64 %.unpack6.unpack, 3, 0
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, i64 %.unpack8.unpack, 4, 0
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, i64 %.unpack6.unpack10, 3, 1
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %.unpack8.unpack13, 4, 1
  %12 = insertvalue { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i32 } poison, { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, 0
  %13 = insertvalue { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i32 } %12, i32 %3, 1
  store { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i32 } %13, ptr %0, align 8
  ret void
}
define <4 x float> @some_lanes(ptr readnone captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, <4 x i1> %6, <4 x float> %7) local_unnamed_addr #1 {
  %9 = getelementptr float, ptr %1, i64 %5
  %10 = tail call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %9, <4 x i1> %6, <4 x float> %7)
  tail call void @llvm.masked.store.v4f32.p0(<4 x float> %7, ptr align 4 %9, <4 x i1> %6)
  ret <4 x float> %10
}
define void @soon(ptr readnone captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) local_unnamed_addr #2 {
  %7 = getelementptr float, ptr %1, i64 %5
  tail call void @llvm.prefetch.p0(ptr %7, i32 0, i32 3, i32 1)
  ret void
}
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #3
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #4
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #5
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
