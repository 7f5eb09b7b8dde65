; What opt -O2 of LLVM 22 makes of the lowering of Inputs/optimised-addresses.mlir, with what it claims of addresses: that those of
; globals are aligned, as they say or as LLVM aligns what says nothing; that who assumes an alignment or calls a function keeps
; no address; that a callee touches no object of the caller's frame where there is none yet. Then claims that are too large.
;
; REQUIRES: long
; RUN: verify-lowering %S/Inputs/optimised-addresses.mlir --lowered %s | FileCheck %s
; RUN: sed 's/ptr @grid, align 32/ptr @grid, align 64/' %s > %t.grid.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/optimised-addresses.mlir --lowered %t.grid.ll | FileCheck %s --check-prefix=GRID
; RUN: sed 's/ptr @grid, align 32/ptr @grid, align 64/; /^@grid/s/align 32/align 64/' %s > %t.claim.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/optimised-addresses.mlir --lowered %t.claim.ll | FileCheck %s --check-prefix=CLAIM
; RUN: sed '/unpack = load/s/align 8/align 16/' %s > %t.pair.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/optimised-addresses.mlir --lowered %t.pair.ll | FileCheck %s --check-prefix=PAIR
; RUN: sed 's/= call { i64, ptr } @forward/= tail call { i64, ptr } @forward/' %s > %t.tail.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/optimised-addresses.mlir --lowered %t.tail.ll | FileCheck %s --check-prefix=TAIL
; CHECK: 7 functions: 7 proved; 2 globals: 2 proved
; GRID: @tables: refuted
; CLAIM: @tables: unknown
; PAIR: @pair: refuted
; TAIL: @twice: unsupported

@halves = private unnamed_addr constant [8 x float] [float 5.000000e-01, float 1.000000e+00, float 1.500000e+00, float 2.000000e+00, float 2.500000e+00, float 3.000000e+00, float 3.500000e+00, float 4.000000e+00], align 64
@grid = external local_unnamed_addr global [8 x [8 x float]], align 32
@pairs = local_unnamed_addr global [2 x [2 x { float, float }]] undef

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #0

declare { i64, ptr } @forward(i64, ptr) local_unnamed_addr

declare i64 @other(ptr, ptr, i64, i64, i64, i64) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write, inaccessiblemem: write)
define float @aligned(ptr readnone captures(none) %0, ptr writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, float returned %6) local_unnamed_addr #1 {
  call void @llvm.assume(i1 true) [ "align"(ptr %1, i64 64) ]
  %8 = getelementptr inbounds nuw float, ptr %1, i64 %5
  store float %6, ptr %8, align 4
  ret float %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define { float, float } @tables(i64 %0, float %1) local_unnamed_addr #2 {
  %.idx = shl nuw nsw i64 %0, 5
  %3 = getelementptr inbounds nuw i8, ptr @grid, i64 %.idx
  store float %1, ptr %3, align 32
  %4 = load float, ptr @grid, align 32
  %5 = getelementptr inbounds nuw float, ptr @halves, i64 %0
  %6 = load float, ptr %5, align 4
  %7 = insertvalue { float, float } poison, float %4, 0
  %8 = insertvalue { float, float } %7, float %6, 1
  ret { float, float } %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define { float, float } @pair(i64 %0) local_unnamed_addr #3 {
  %.idx = mul nuw nsw i64 %0, 24
  %2 = getelementptr inbounds nuw i8, ptr @pairs, i64 %.idx
  %.unpack = load float, ptr %2, align 8
  %3 = insertvalue { float, float } poison, float %.unpack, 0
  %.elt1 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %.unpack2 = load float, ptr %.elt1, align 4
  %4 = insertvalue { float, float } %3, float %.unpack2, 1
  ret { float, float } %4
}

define i64 @twice(i64 %0, ptr %1) local_unnamed_addr {
  %3 = tail call { i64, ptr } @forward(i64 %0, ptr %1)
  %4 = extractvalue { i64, ptr } %3, 0
  %5 = shl i64 %4, 4
  %6 = add i64 %5, 24
  %7 = alloca i8, i64 %6, align 1
  %8 = extractvalue { i64, ptr } %3, 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr noundef nonnull align 1 dereferenceable(1) %8, i64 %6, i1 false)
  tail call void @free(ptr %8)
  %9 = call { i64, ptr } @forward(i64 %4, ptr nonnull %7)
  %10 = extractvalue { i64, ptr } %9, 1
  call void @free(ptr %10)
  %11 = extractvalue { i64, ptr } %9, 0
  ret i64 %11
}

define i64 @one_of(ptr readonly captures(none) %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, i1 %6) local_unnamed_addr {
  %8 = select i1 %6, ptr %0, ptr @other
  %9 = tail call i64 %8(ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 0)
  ret i64 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write, inaccessiblemem: write) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
