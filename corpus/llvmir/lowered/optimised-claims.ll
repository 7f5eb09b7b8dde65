; What opt -O2 of LLVM 22 makes of our lowering of Inputs/optimised-claims.mlir, with all that it claims: of a message's address,
; of what is copied, of what malloc gives, of the memory that a function touches and of what it writes first. Then claims that are
; too large.
;
; RUN: verify-lowering %S/Inputs/optimised-claims.mlir --lowered %s | FileCheck %s
; RUN: sed 's/dereferenceable_or_null(32)/dereferenceable_or_null(33)/' %s > %t.malloc.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/optimised-claims.mlir --lowered %t.malloc.ll | FileCheck %s --check-prefix=MALLOC
; RUN: sed 's/align 1 dereferenceable(32) %14/align 1 dereferenceable(33) %14/' %s > %t.copy.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/optimised-claims.mlir --lowered %t.copy.ll | FileCheck %s --check-prefix=COPY
; RUN: sed 's/dereferenceable(1) %25/dereferenceable(41) %25/' %s > %t.rank.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/optimised-claims.mlir --lowered %t.rank.ll | FileCheck %s --check-prefix=RANK
; RUN: sed '/^attributes #3 /s/argmem: readwrite/argmem: read/' %s > %t.memory.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/optimised-claims.mlir --lowered %t.memory.ll | FileCheck %s --check-prefix=MEMORY
; RUN: sed 's/initializes((0, 4), (12, 16))/initializes((0, 4), (8, 16))/' %s > %t.less.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/optimised-claims.mlir --lowered %t.less.ll | FileCheck %s --check-prefix=ENDS
; RUN: sed 's/initializes((0, 4), (12, 16))/initializes((0, 5), (12, 16))/' %s > %t.read.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/optimised-claims.mlir --lowered %t.read.ll | FileCheck %s --check-prefix=ENDS
; CHECK: 7 functions: 7 proved
; MALLOC: @longer: unsupported
; COPY: @row: refuted: undefined
; RANK: @either: refuted: undefined
; MEMORY: @row: refuted
; ENDS: @ends: unsupported: the lowering claims of an argument what is not shown of its body

@assert_msg = private constant [14 x i8] c"out of bounds\00"
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #0
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1
declare void @abort() local_unnamed_addr #2
declare void @puts(ptr) local_unnamed_addr
define float @element(ptr readnone captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) local_unnamed_addr {
  %7 = icmp ult i64 %5, %3
  br i1 %7, label %8, label %11
8:                                                ; preds = %6
  %9 = getelementptr float, ptr %1, i64 %5
  %10 = load float, ptr %9, align 4
  ret float %10
11:                                               ; preds = %6
  tail call void @puts(ptr nonnull @assert_msg)
  tail call void @abort()
  unreachable
}
define void @row(ptr readnone captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr readnone captures(none) %7, ptr writeonly captures(none) %8, i64 %9, i64 %10, i64 %11, i64 %12) local_unnamed_addr #3 {
  %.idx = shl i64 %12, 5
  %14 = getelementptr i8, ptr %1, i64 %.idx
  %15 = getelementptr i16, ptr %8, i64 %9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(32) %15, ptr noundef nonnull align 1 dereferenceable(32) %14, i64 32, i1 false)
  ret void
}
define { ptr, ptr, i64, [1 x i64], [1 x i64] } @longer(ptr captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4) local_unnamed_addr #4 {
  %6 = tail call dereferenceable_or_null(32) ptr @malloc(i64 32)
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %6, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %6, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 0, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 8, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 1, 4, 0
  %12 = shl i64 %3, 2
  %13 = getelementptr float, ptr %1, i64 %2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %13, i64 %12, i1 false)
  tail call void @free(ptr %0)
  ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %11
}
declare { i64, ptr } @make(i64, ptr) local_unnamed_addr
define i8 @twice(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) local_unnamed_addr {
  %6 = alloca { ptr, ptr, i64, [1 x i64], [1 x i64] }, align 8
  store ptr %0, ptr %6, align 8
  %.fca.1.gep = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %1, ptr %.fca.1.gep, align 8
  %.fca.2.gep = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %2, ptr %.fca.2.gep, align 8
  %.fca.3.0.gep = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %3, ptr %.fca.3.0.gep, align 8
  %.fca.4.0.gep = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %4, ptr %.fca.4.0.gep, align 8
  %7 = call { i64, ptr } @make(i64 1, ptr nonnull %6)
  %8 = extractvalue { i64, ptr } %7, 0
  %9 = shl i64 %8, 4
  %10 = add i64 %9, 24
  %11 = alloca i8, i64 %10, align 1
  %12 = extractvalue { i64, ptr } %7, 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %11, ptr noundef nonnull align 1 dereferenceable(1) %12, i64 %10, i1 false)
  call void @free(ptr %12)
  %13 = call { i64, ptr } @make(i64 %8, ptr nonnull %11)
  %14 = extractvalue { i64, ptr } %13, 0
  %15 = shl i64 %14, 4
  %16 = add i64 %15, 24
  %17 = alloca i8, i64 %16, align 1
  %18 = extractvalue { i64, ptr } %13, 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %17, ptr noundef nonnull align 1 dereferenceable(1) %18, i64 %16, i1 false)
  call void @free(ptr %18)
  %.elt1 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %.unpack2 = load ptr, ptr %.elt1, align 8
  %19 = load i8, ptr %.unpack2, align 1
  ret i8 %19
}
define { { i64, ptr }, { i64, ptr } } @either(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i1 %12) local_unnamed_addr #5 {
  %14 = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }, align 8
  store ptr %0, ptr %14, align 8
  %.fca.1.gep4 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %1, ptr %.fca.1.gep4, align 8
  %.fca.2.gep6 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %2, ptr %.fca.2.gep6, align 8
  %.fca.3.0.gep8 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 %3, ptr %.fca.3.0.gep8, align 8
  %.fca.3.1.gep = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i64 %4, ptr %.fca.3.1.gep, align 8
  %.fca.4.0.gep10 = getelementptr inbounds nuw i8, ptr %14, i64 40
  store i64 %5, ptr %.fca.4.0.gep10, align 8
  %.fca.4.1.gep = getelementptr inbounds nuw i8, ptr %14, i64 48
  store i64 %6, ptr %.fca.4.1.gep, align 8
  %15 = insertvalue { i64, ptr } { i64 2, ptr poison }, ptr %14, 1
  %16 = alloca { ptr, ptr, i64, [1 x i64], [1 x i64] }, align 8
  store ptr %7, ptr %16, align 8
  %.fca.1.gep = getelementptr inbounds nuw i8, ptr %16, i64 8
  store ptr %8, ptr %.fca.1.gep, align 8
  %.fca.2.gep = getelementptr inbounds nuw i8, ptr %16, i64 16
  store i64 %9, ptr %.fca.2.gep, align 8
  %.fca.3.0.gep = getelementptr inbounds nuw i8, ptr %16, i64 24
  store i64 %10, ptr %.fca.3.0.gep, align 8
  %.fca.4.0.gep = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i64 %11, ptr %.fca.4.0.gep, align 8
  %17 = insertvalue { i64, ptr } { i64 1, ptr poison }, ptr %16, 1
  %18 = select i1 %12, { i64, ptr } %15, { i64, ptr } %17
  %19 = call dereferenceable_or_null(56) ptr @malloc(i64 56)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(56) %19, ptr noundef nonnull align 8 dereferenceable(56) %14, i64 56, i1 false)
  %20 = insertvalue { i64, ptr } %15, ptr %19, 1
  %21 = extractvalue { i64, ptr } %18, 0
  %22 = shl i64 %21, 4
  %23 = add i64 %22, 24
  %24 = call ptr @malloc(i64 %23)
  %25 = select i1 %12, ptr %14, ptr %16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %24, ptr noundef nonnull align 8 dereferenceable(1) %25, i64 %23, i1 false)
  %26 = insertvalue { i64, ptr } %18, ptr %24, 1
  %27 = insertvalue { { i64, ptr }, { i64, ptr } } poison, { i64, ptr } %20, 0
  %28 = insertvalue { { i64, ptr }, { i64, ptr } } %27, { i64, ptr } %26, 1
  ret { { i64, ptr }, { i64, ptr } } %28
}
define i32 @ends(ptr readnone captures(none) %0, ptr captures(none) initializes((0, 4), (12, 16)) %1, i64 %2, i64 %3, i64 %4, i32 %5, i1 %6) local_unnamed_addr #3 {
  %8 = getelementptr i8, ptr %1, i64 4
  %9 = load i32, ptr %8, align 4
  store i32 %5, ptr %1, align 4
  br i1 %6, label %11, label %10
10:                                               ; preds = %7
  store i32 %5, ptr %8, align 4
  br label %11
11:                                               ; preds = %7, %10
  %.sink = phi i32 [ %5, %10 ], [ %9, %7 ]
  %12 = getelementptr i8, ptr %1, i64 12
  store i32 %.sink, ptr %12, align 4
  ret i32 %.sink
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6
attributes #0 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { cold nofree noreturn nounwind }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) }
attributes #5 = { mustprogress nofree nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
