; The translation of our own lowering of execute/c/sum.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/c/sum.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/c/sum.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%35 = add i64 %18, 1/%35 = add i64 %18, 2/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/c/sum.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @sum: proved
; WRONG: @sum: refuted

define double @sum(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
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

17:                                               ; preds = %34, %7
  %18 = phi i64 [ %35, %34 ], [ 0, %7 ]
  %19 = phi double [ %23, %34 ], [ 0.000000e+00, %7 ]
  %20 = icmp ult i64 %18, %15
  br i1 %20, label %21, label %36

21:                                               ; preds = %25, %17
  %22 = phi i64 [ %33, %25 ], [ 0, %17 ]
  %23 = phi double [ %32, %25 ], [ %19, %17 ]
  %24 = icmp ult i64 %22, %16
  br i1 %24, label %25, label %34

25:                                               ; preds = %21
  %26 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 1
  %27 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 0
  %28 = mul i64 %18, %27
  %29 = add i64 %28, %22
  %30 = getelementptr double, ptr %26, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = fadd double %23, %31
  %33 = add i64 %22, 1
  br label %21

34:                                               ; preds = %21
  %35 = add i64 %18, 1
  br label %17

36:                                               ; preds = %17
  ret double %19
}

define double @_mlir_ciface_sum(ptr %0) {
  %2 = load { ptr, ptr, i64, [2 x i64], [2 x i64] }, ptr %0, align 8
  %3 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 0
  %4 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 1
  %5 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 2
  %6 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 3, 0
  %7 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 3, 1
  %8 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 4, 0
  %9 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 4, 1
  %10 = call double @sum(ptr %3, ptr %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9)
  ret double %10
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
