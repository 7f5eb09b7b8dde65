; The translation of our own lowering of examples/statistics.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/statistics.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/statistics.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%27 = sext i32 %22 to i64/%27 = zext i32 %22 to i64/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/statistics.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @statistics: proved
; WRONG: @statistics: refuted

define { i32, i32, i64, i64 } @statistics(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 3, 0
  br label %12

12:                                               ; preds = %19, %5
  %13 = phi i64 [ %29, %19 ], [ 0, %5 ]
  %14 = phi i32 [ %24, %19 ], [ 2147483647, %5 ]
  %15 = phi i32 [ %26, %19 ], [ -2147483648, %5 ]
  %16 = phi i64 [ %28, %19 ], [ 0, %5 ]
  %17 = phi i64 [ %25, %19 ], [ 0, %5 ]
  %18 = icmp slt i64 %13, %11
  br i1 %18, label %19, label %30

19:                                               ; preds = %12
  %20 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %21 = getelementptr i32, ptr %20, i64 %13
  %22 = load i32, ptr %21, align 4
  %23 = icmp slt i32 %22, %14
  %24 = select i1 %23, i32 %22, i32 %14
  %25 = select i1 %23, i64 %13, i64 %17
  %26 = call i32 @llvm.smax.i32(i32 %22, i32 %15)
  %27 = sext i32 %22 to i64
  %28 = add i64 %16, %27
  %29 = add i64 %13, 1
  br label %12

30:                                               ; preds = %12
  %31 = insertvalue { i32, i32, i64, i64 } poison, i32 %14, 0
  %32 = insertvalue { i32, i32, i64, i64 } %31, i32 %15, 1
  %33 = insertvalue { i32, i32, i64, i64 } %32, i64 %16, 2
  %34 = insertvalue { i32, i32, i64, i64 } %33, i64 %17, 3
  ret { i32, i32, i64, i64 } %34
}

define { float, i32 } @mean_and_spread(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 3, 0
  br label %12

12:                                               ; preds = %18, %5
  %13 = phi i64 [ %27, %18 ], [ 0, %5 ]
  %14 = phi float [ %24, %18 ], [ 0.000000e+00, %5 ]
  %15 = phi i32 [ %25, %18 ], [ 32767, %5 ]
  %16 = phi i32 [ %26, %18 ], [ -32768, %5 ]
  %17 = icmp slt i64 %13, %11
  br i1 %17, label %18, label %28

18:                                               ; preds = %12
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %20 = getelementptr i16, ptr %19, i64 %13
  %21 = load i16, ptr %20, align 2
  %22 = sext i16 %21 to i32
  %23 = sitofp i32 %22 to float
  %24 = fadd float %14, %23
  %25 = call i32 @llvm.smin.i32(i32 %22, i32 %15)
  %26 = call i32 @llvm.smax.i32(i32 %22, i32 %16)
  %27 = add i64 %13, 1
  br label %12

28:                                               ; preds = %12
  %29 = trunc i64 %11 to i32
  %30 = uitofp i32 %29 to float
  %31 = fdiv float %14, %30
  %32 = sub i32 %16, %15
  %33 = insertvalue { float, i32 } poison, float %31, 0
  %34 = insertvalue { float, i32 } %33, i32 %32, 1
  ret { float, i32 } %34
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
