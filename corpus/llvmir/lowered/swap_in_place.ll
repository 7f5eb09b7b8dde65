; The translation of our own lowering of examples/swap_in_place.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/swap_in_place.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/swap_in_place.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%42 = add i64 %41, %19/%42 = sub i64 %41, %19/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/swap_in_place.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @swap_rows: proved
; WRONG: @swap_rows: refuted

define void @swap_rows(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, ptr %1, 1
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %2, 2
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %3, 3, 0
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %5, 4, 0
  %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %4, 3, 1
  %16 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, i64 %6, 4, 1
  %17 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 3, 1
  br label %18

18:                                               ; preds = %21, %9
  %19 = phi i64 [ %44, %21 ], [ 0, %9 ]
  %20 = icmp slt i64 %19, %17
  br i1 %20, label %21, label %45

21:                                               ; preds = %18
  %22 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 1
  %23 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 4, 0
  %24 = mul i64 %7, %23
  %25 = add i64 %24, %19
  %26 = getelementptr i16, ptr %22, i64 %25
  %27 = load i16, ptr %26, align 2
  %28 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 1
  %29 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 4, 0
  %30 = mul i64 %8, %29
  %31 = add i64 %30, %19
  %32 = getelementptr i16, ptr %28, i64 %31
  %33 = load i16, ptr %32, align 2
  %34 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 1
  %35 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 4, 0
  %36 = mul i64 %7, %35
  %37 = add i64 %36, %19
  %38 = getelementptr i16, ptr %34, i64 %37
  store i16 %33, ptr %38, align 2
  %39 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 1
  %40 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 4, 0
  %41 = mul i64 %8, %40
  %42 = add i64 %41, %19
  %43 = getelementptr i16, ptr %39, i64 %42
  store i16 %27, ptr %43, align 2
  %44 = add i64 %19, 1
  br label %18

45:                                               ; preds = %18
  ret void
}

define void @reverse(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 3, 0
  %12 = udiv i64 %11, 2
  %13 = sub i64 %11, 1
  br label %14

14:                                               ; preds = %17, %5
  %15 = phi i64 [ %29, %17 ], [ 0, %5 ]
  %16 = icmp slt i64 %15, %12
  br i1 %16, label %17, label %30

17:                                               ; preds = %14
  %18 = sub i64 %13, %15
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %20 = getelementptr i16, ptr %19, i64 %15
  %21 = load i16, ptr %20, align 2
  %22 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %23 = getelementptr i16, ptr %22, i64 %18
  %24 = load i16, ptr %23, align 2
  %25 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %26 = getelementptr i16, ptr %25, i64 %15
  store i16 %24, ptr %26, align 2
  %27 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %28 = getelementptr i16, ptr %27, i64 %18
  store i16 %21, ptr %28, align 2
  %29 = add i64 %15, 1
  br label %14

30:                                               ; preds = %14
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
