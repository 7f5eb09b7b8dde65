; The translation of our own lowering of execute/c/bare-pointers.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/c/bare-pointers.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/c/bare-pointers.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%33 = fadd double %23, %32/%33 = fsub double %23, %32/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/c/bare-pointers.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @dot: proved
; WRONG: @dot: refuted

define double @dot(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9) {
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
  br label %21

21:                                               ; preds = %25, %10
  %22 = phi i64 [ %34, %25 ], [ 0, %10 ]
  %23 = phi double [ %33, %25 ], [ 0.000000e+00, %10 ]
  %24 = icmp ult i64 %22, 3
  br i1 %24, label %25, label %35

25:                                               ; preds = %21
  %26 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
  %27 = getelementptr double, ptr %26, i64 %22
  %28 = load double, ptr %27, align 8
  %29 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 1
  %30 = getelementptr double, ptr %29, i64 %22
  %31 = load double, ptr %30, align 8
  %32 = fmul double %28, %31
  %33 = fadd double %23, %32
  %34 = add i64 %22, 1
  br label %21

35:                                               ; preds = %21
  ret double %23
}

declare void @log_corner(ptr, ptr, i64, i64, i64, i64, i64)

define { ptr, ptr, i64, [2 x i64], [2 x i64] } @same(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %5, 4, 0
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %4, 3, 1
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %6, 4, 1
  %15 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 1
  %16 = getelementptr double, ptr %15, i64 3
  store double 8.500000e+00, ptr %16, align 8
  %17 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 0
  %18 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 1
  %19 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 2
  %20 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 0
  %21 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 1
  %22 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 0
  %23 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 1
  call void @log_corner(ptr %17, ptr %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23)
  ret { ptr, ptr, i64, [2 x i64], [2 x i64] } %14
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
