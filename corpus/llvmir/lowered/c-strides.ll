; The translation of our own lowering of execute/c/strides.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/c/strides.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/c/strides.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%27 = add i64 %14, 1/%27 = add i64 %14, 2/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/c/strides.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @polynomial: proved
; WRONG: @polynomial: refuted

define double @polynomial(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, double %5) {
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 3, 0
  br label %13

13:                                               ; preds = %17, %6
  %14 = phi i64 [ %27, %17 ], [ 0, %6 ]
  %15 = phi double [ %26, %17 ], [ 0.000000e+00, %6 ]
  %16 = icmp ult i64 %14, %12
  br i1 %16, label %17, label %28

17:                                               ; preds = %13
  %18 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 2
  %20 = getelementptr double, ptr %18, i64 %19
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 4, 0
  %22 = mul i64 %14, %21
  %23 = getelementptr double, ptr %20, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %15, %5
  %26 = fadd double %25, %24
  %27 = add i64 %14, 1
  br label %13

28:                                               ; preds = %13
  ret double %15
}

define double @_mlir_ciface_polynomial(ptr %0, double %1) {
  %3 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %0, align 8
  %4 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 0
  %5 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 1
  %6 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 2
  %7 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 3, 0
  %8 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 4, 0
  %9 = call double @polynomial(ptr %4, ptr %5, i64 %6, i64 %7, i64 %8, double %1)
  ret double %9
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
