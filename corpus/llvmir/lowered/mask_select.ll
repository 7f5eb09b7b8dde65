; The translation of our own lowering of examples/mask_select.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/mask_select.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/mask_select.mlir --lowered %s | FileCheck %s
; RUN: sed 's/ret i32 %26/ret i32 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/mask_select.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @mask_range: proved
; WRONG: @mask_range: refuted

define i32 @mask_range(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11) {
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %7, 0
  %14 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, ptr %8, 1
  %15 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, i64 %9, 2
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, i64 %10, 3, 0
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, i64 %11, 4, 0
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, ptr %1, 1
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 %2, 2
  %21 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, i64 %3, 3, 0
  %22 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, i64 %4, 4, 0
  %23 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %22, 3, 0
  br label %24

24:                                               ; preds = %28, %12
  %25 = phi i64 [ %39, %28 ], [ 0, %12 ]
  %26 = phi i32 [ %38, %28 ], [ 0, %12 ]
  %27 = icmp slt i64 %25, %23
  br i1 %27, label %28, label %40

28:                                               ; preds = %24
  %29 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %22, 1
  %30 = getelementptr double, ptr %29, i64 %25
  %31 = load double, ptr %30, align 8
  %32 = fcmp oge double %31, %5
  %33 = fcmp ole double %31, %6
  %34 = and i1 %32, %33
  %35 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 1
  %36 = getelementptr i1, ptr %35, i64 %25
  store i1 %34, ptr %36, align 1
  %37 = zext i1 %34 to i32
  %38 = add i32 %26, %37
  %39 = add i64 %25, 1
  br label %24

40:                                               ; preds = %24
  ret i32 %26
}

define void @blend(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14, ptr %15, ptr %16, i64 %17, i64 %18, i64 %19) {
  %21 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %15, 0
  %22 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, ptr %16, 1
  %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %22, i64 %17, 2
  %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, i64 %18, 3, 0
  %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %19, 4, 0
  %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %10, 0
  %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, ptr %11, 1
  %28 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, i64 %12, 2
  %29 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %28, i64 %13, 3, 0
  %30 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %29, i64 %14, 4, 0
  %31 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
  %32 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, ptr %6, 1
  %33 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %32, i64 %7, 2
  %34 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %33, i64 %8, 3, 0
  %35 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %34, i64 %9, 4, 0
  %36 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %37 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %36, ptr %1, 1
  %38 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %37, i64 %2, 2
  %39 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %38, i64 %3, 3, 0
  %40 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %39, i64 %4, 4, 0
  %41 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, 3, 0
  br label %42

42:                                               ; preds = %45, %20
  %43 = phi i64 [ %58, %45 ], [ 0, %20 ]
  %44 = icmp slt i64 %43, %41
  br i1 %44, label %45, label %59

45:                                               ; preds = %42
  %46 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %40, 1
  %47 = getelementptr i1, ptr %46, i64 %43
  %48 = load i1, ptr %47, align 1
  %49 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %35, 1
  %50 = getelementptr double, ptr %49, i64 %43
  %51 = load double, ptr %50, align 8
  %52 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, 1
  %53 = getelementptr double, ptr %52, i64 %43
  %54 = load double, ptr %53, align 8
  %55 = select i1 %48, double %51, double %54
  %56 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, 1
  %57 = getelementptr double, ptr %56, i64 %43
  store double %55, ptr %57, align 8
  %58 = add i64 %43, 1
  br label %42

59:                                               ; preds = %42
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
