; The translation of our own lowering of examples/prefix_sum.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/prefix_sum.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/prefix_sum.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%21 = extractvalue { ptr, ptr, i64, \[1 x i64\], \[1 x i64\] } %20, 3, 0/%21 = extractvalue { ptr, ptr, i64, \[1 x i64\], \[1 x i64\] } %20, 4, 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/prefix_sum.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @prefix_sum: proved
; WRONG: @prefix_sum: refuted

define i64 @prefix_sum(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9) {
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, ptr %6, 1
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, i64 %7, 2
  %14 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, i64 %8, 3, 0
  %15 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, i64 %9, 4, 0
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, ptr %1, 1
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, i64 %2, 2
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, i64 %3, 3, 0
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 %4, 4, 0
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 3, 0
  br label %22

22:                                               ; preds = %26, %10
  %23 = phi i64 [ %33, %26 ], [ 0, %10 ]
  %24 = phi i64 [ %30, %26 ], [ 0, %10 ]
  %25 = icmp slt i64 %23, %21
  br i1 %25, label %26, label %34

26:                                               ; preds = %22
  %27 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
  %28 = getelementptr i64, ptr %27, i64 %23
  %29 = load i64, ptr %28, align 4
  %30 = add i64 %24, %29
  %31 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 1
  %32 = getelementptr i64, ptr %31, i64 %23
  store i64 %30, ptr %32, align 4
  %33 = add i64 %23, 1
  br label %22

34:                                               ; preds = %22
  ret i64 %24
}

define void @prefix_sum_columns(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %5, 4, 0
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %4, 3, 1
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %6, 4, 1
  %15 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 0
  %16 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 1
  br label %17

17:                                               ; preds = %38, %7
  %18 = phi i64 [ %39, %38 ], [ 0, %7 ]
  %19 = icmp slt i64 %18, %16
  br i1 %19, label %20, label %40

20:                                               ; preds = %24, %17
  %21 = phi i64 [ %37, %24 ], [ 0, %17 ]
  %22 = phi i32 [ %36, %24 ], [ 0, %17 ]
  %23 = icmp slt i64 %21, %15
  br i1 %23, label %24, label %38

24:                                               ; preds = %20
  %25 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 1
  %26 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 0
  %27 = mul i64 %21, %26
  %28 = add i64 %27, %18
  %29 = getelementptr i32, ptr %25, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 1
  %32 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 0
  %33 = mul i64 %21, %32
  %34 = add i64 %33, %18
  %35 = getelementptr i32, ptr %31, i64 %34
  store i32 %22, ptr %35, align 4
  %36 = add i32 %22, %30
  %37 = add i64 %21, 1
  br label %20

38:                                               ; preds = %20
  %39 = add i64 %18, 1
  br label %17

40:                                               ; preds = %17
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
