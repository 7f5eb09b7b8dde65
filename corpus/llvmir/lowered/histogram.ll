; The translation of our own lowering of examples/histogram.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/histogram.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/histogram.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%23 = phi i64 \[ %28, %25 \], \[ 0, %10 \]/%23 = phi i64 \[ %28, %25 \], \[ 1, %10 \]/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/histogram.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @histogram: proved
; WRONG: @histogram: refuted

define void @histogram(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9) {
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

22:                                               ; preds = %25, %10
  %23 = phi i64 [ %28, %25 ], [ 0, %10 ]
  %24 = icmp slt i64 %23, 256
  br i1 %24, label %25, label %29

25:                                               ; preds = %22
  %26 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 1
  %27 = getelementptr i32, ptr %26, i64 %23
  store i32 0, ptr %27, align 4
  %28 = add i64 %23, 1
  br label %22

29:                                               ; preds = %32, %22
  %30 = phi i64 [ %43, %32 ], [ 0, %22 ]
  %31 = icmp slt i64 %30, %21
  br i1 %31, label %32, label %44

32:                                               ; preds = %29
  %33 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
  %34 = getelementptr i8, ptr %33, i64 %30
  %35 = load i8, ptr %34, align 1
  %36 = zext i8 %35 to i64
  %37 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 1
  %38 = getelementptr i32, ptr %37, i64 %36
  %39 = load i32, ptr %38, align 4
  %40 = add i32 %39, 1
  %41 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 1
  %42 = getelementptr i32, ptr %41, i64 %36
  store i32 %40, ptr %42, align 4
  %43 = add i64 %30, 1
  br label %29

44:                                               ; preds = %29
  ret void
}

define void @histogram_signed(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9) {
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

22:                                               ; preds = %25, %10
  %23 = phi i64 [ %37, %25 ], [ 0, %10 ]
  %24 = icmp slt i64 %23, %21
  br i1 %24, label %25, label %38

25:                                               ; preds = %22
  %26 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
  %27 = getelementptr i8, ptr %26, i64 %23
  %28 = load i8, ptr %27, align 1
  %29 = sext i8 %28 to i64
  %30 = add i64 %29, 128
  %31 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 1
  %32 = getelementptr i32, ptr %31, i64 %30
  %33 = load i32, ptr %32, align 4
  %34 = add i32 %33, 1
  %35 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 1
  %36 = getelementptr i32, ptr %35, i64 %30
  store i32 %34, ptr %36, align 4
  %37 = add i64 %23, 1
  br label %22

38:                                               ; preds = %22
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
