; The translation of our own lowering of execute/c/results.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/c/results.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/c/results.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%17 = select i1 %13, i64 0, i64 %16/%17 = select i1 %13, i64 %16, i64 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/c/results.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @every: proved
; WRONG: @every: refuted

define { ptr, ptr, i64, [1 x i64], [1 x i64] } @every(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 3, 0
  %13 = icmp eq i64 %12, 0
  %14 = sub i64 %12, 1
  %15 = udiv i64 %14, %5
  %16 = add i64 %15, 1
  %17 = select i1 %13, i64 0, i64 %16
  %18 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 3, 0
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 0
  %20 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %21 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %19, 0
  %22 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, ptr %20, 1
  %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %22, i64 0, 2
  %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, i64 %17, 3, 0
  %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %5, 4, 0
  ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %25
}

define void @_mlir_ciface_every(ptr %0, ptr %1, i64 %2) {
  %4 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %1, align 8
  %5 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 0
  %6 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 1
  %7 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 2
  %8 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 3, 0
  %9 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 4, 0
  %10 = call { ptr, ptr, i64, [1 x i64], [1 x i64] } @every(ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %2)
  store { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, ptr %0, align 8
  ret void
}

define { i32, i32 } @bounds(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %12 = getelementptr i32, ptr %11, i64 0
  %13 = load i32, ptr %12, align 4
  %14 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 3, 0
  br label %15

15:                                               ; preds = %20, %5
  %16 = phi i64 [ %26, %20 ], [ 1, %5 ]
  %17 = phi i32 [ %24, %20 ], [ %13, %5 ]
  %18 = phi i32 [ %25, %20 ], [ %13, %5 ]
  %19 = icmp ult i64 %16, %14
  br i1 %19, label %20, label %27

20:                                               ; preds = %15
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %22 = getelementptr i32, ptr %21, i64 %16
  %23 = load i32, ptr %22, align 4
  %24 = call i32 @llvm.smin.i32(i32 %17, i32 %23)
  %25 = call i32 @llvm.smax.i32(i32 %18, i32 %23)
  %26 = add i64 %16, 1
  br label %15

27:                                               ; preds = %15
  %28 = insertvalue { i32, i32 } poison, i32 %17, 0
  %29 = insertvalue { i32, i32 } %28, i32 %18, 1
  ret { i32, i32 } %29
}

define void @_mlir_ciface_bounds(ptr %0, ptr %1) {
  %3 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %1, align 8
  %4 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 0
  %5 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 1
  %6 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 2
  %7 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 3, 0
  %8 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 4, 0
  %9 = call { i32, i32 } @bounds(ptr %4, ptr %5, i64 %6, i64 %7, i64 %8)
  store { i32, i32 } %9, ptr %0, align 4
  ret void
}

define { { ptr, ptr, i64, [1 x i64], [1 x i64] }, float, { ptr, ptr, i64, [1 x i64], [1 x i64] } } @split(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 0
  %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %11, 0
  %14 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, ptr %12, 1
  %15 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, i64 0, 2
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, i64 3, 3, 0
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, i64 1, 4, 0
  %18 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 0
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %18, 0
  %21 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, ptr %19, 1
  %22 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, i64 3, 2
  %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %22, i64 3, 3, 0
  %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, i64 1, 4, 0
  %25 = insertvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, float, { ptr, ptr, i64, [1 x i64], [1 x i64] } } poison, { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 0
  %26 = insertvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, float, { ptr, ptr, i64, [1 x i64], [1 x i64] } } %25, float 5.000000e-01, 1
  %27 = insertvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, float, { ptr, ptr, i64, [1 x i64], [1 x i64] } } %26, { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, 2
  ret { { ptr, ptr, i64, [1 x i64], [1 x i64] }, float, { ptr, ptr, i64, [1 x i64], [1 x i64] } } %27
}

define void @_mlir_ciface_split(ptr %0, ptr %1) {
  %3 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %1, align 8
  %4 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 0
  %5 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 1
  %6 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 2
  %7 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 3, 0
  %8 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 4, 0
  %9 = call { { ptr, ptr, i64, [1 x i64], [1 x i64] }, float, { ptr, ptr, i64, [1 x i64], [1 x i64] } } @split(ptr %4, ptr %5, i64 %6, i64 %7, i64 %8)
  store { { ptr, ptr, i64, [1 x i64], [1 x i64] }, float, { ptr, ptr, i64, [1 x i64], [1 x i64] } } %9, ptr %0, align 8
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
