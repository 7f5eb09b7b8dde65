; The translation of our own lowering of examples/recursive.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/recursive.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/recursive.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%40 = add i64 %21, 1/%40 = add i64 %21, 2/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/recursive.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @quicksort: proved
; WRONG: @quicksort: refuted

define void @quicksort(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %4, 4, 0
  %13 = sub i64 %6, %5
  %14 = icmp sgt i64 %13, 1
  br i1 %14, label %15, label %60

15:                                               ; preds = %7
  %16 = sub i64 %6, 1
  %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %18 = getelementptr i32, ptr %17, i64 %16
  %19 = load i32, ptr %18, align 4
  br label %20

20:                                               ; preds = %38, %15
  %21 = phi i64 [ %40, %38 ], [ %5, %15 ]
  %22 = phi i64 [ %39, %38 ], [ %5, %15 ]
  %23 = icmp slt i64 %21, %16
  br i1 %23, label %24, label %41

24:                                               ; preds = %20
  %25 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %26 = getelementptr i32, ptr %25, i64 %21
  %27 = load i32, ptr %26, align 4
  %28 = icmp slt i32 %27, %19
  br i1 %28, label %29, label %38

29:                                               ; preds = %24
  %30 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %31 = getelementptr i32, ptr %30, i64 %22
  %32 = load i32, ptr %31, align 4
  %33 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %34 = getelementptr i32, ptr %33, i64 %22
  store i32 %27, ptr %34, align 4
  %35 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %36 = getelementptr i32, ptr %35, i64 %21
  store i32 %32, ptr %36, align 4
  %37 = add i64 %22, 1
  br label %38

38:                                               ; preds = %29, %24
  %39 = phi i64 [ %37, %29 ], [ %22, %24 ]
  %40 = add i64 %21, 1
  br label %20

41:                                               ; preds = %20
  %42 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %43 = getelementptr i32, ptr %42, i64 %22
  %44 = load i32, ptr %43, align 4
  %45 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %46 = getelementptr i32, ptr %45, i64 %22
  store i32 %19, ptr %46, align 4
  %47 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %48 = getelementptr i32, ptr %47, i64 %16
  store i32 %44, ptr %48, align 4
  %49 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 0
  %50 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %51 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 2
  %52 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 3, 0
  %53 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 4, 0
  call void @quicksort(ptr %49, ptr %50, i64 %51, i64 %52, i64 %53, i64 %5, i64 %22)
  %54 = add i64 %22, 1
  %55 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 0
  %56 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %57 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 2
  %58 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 3, 0
  %59 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 4, 0
  call void @quicksort(ptr %55, ptr %56, i64 %57, i64 %58, i64 %59, i64 %54, i64 %6)
  br label %60

60:                                               ; preds = %41, %7
  ret void
}

define i64 @ackermann(i64 %0, i64 %1) {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = add i64 %1, 1
  br label %15

6:                                                ; preds = %2
  %7 = sub i64 %0, 1
  %8 = icmp eq i64 %1, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = call i64 @ackermann(i64 %7, i64 1)
  br label %15

11:                                               ; preds = %6
  %12 = sub i64 %1, 1
  %13 = call i64 @ackermann(i64 %0, i64 %12)
  %14 = call i64 @ackermann(i64 %7, i64 %13)
  br label %15

15:                                               ; preds = %4, %9, %11
  %16 = phi i64 [ %14, %11 ], [ %10, %9 ], [ %5, %4 ]
  ret i64 %16
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
