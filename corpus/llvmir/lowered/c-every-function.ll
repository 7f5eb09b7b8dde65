; The translation of our own lowering of execute/c/every-function.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/c/every-function.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/c/every-function.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%13 = phi i64 \[ %26, %15 \], \[ 0, %5 \]/%13 = phi i64 \[ %26, %15 \], \[ 1, %5 \]/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/c/every-function.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @conjugate: proved
; WRONG: @conjugate: refuted

define void @bump(ptr %0, ptr %1, i64 %2) {
  %4 = insertvalue { ptr, ptr, i64 } poison, ptr %0, 0
  %5 = insertvalue { ptr, ptr, i64 } %4, ptr %1, 1
  %6 = insertvalue { ptr, ptr, i64 } %5, i64 %2, 2
  %7 = extractvalue { ptr, ptr, i64 } %6, 1
  %8 = load i64, ptr %7, align 4
  %9 = add i64 %8, 1
  %10 = extractvalue { ptr, ptr, i64 } %6, 1
  store i64 %9, ptr %10, align 4
  ret void
}

define i8 @center(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } poison, ptr %0, 0
  %11 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %10, ptr %1, 1
  %12 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %11, i64 %2, 2
  %13 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %12, i64 %3, 3, 0
  %14 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %13, i64 %6, 4, 0
  %15 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %14, i64 %4, 3, 1
  %16 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %15, i64 %7, 4, 1
  %17 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %16, i64 %5, 3, 2
  %18 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %17, i64 %8, 4, 2
  %19 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %18, 1
  %20 = getelementptr i8, ptr %19, i64 13
  %21 = load i8, ptr %20, align 1
  ret i8 %21
}

define void @conjugate(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 3, 0
  br label %12

12:                                               ; preds = %15, %5
  %13 = phi i64 [ %26, %15 ], [ 0, %5 ]
  %14 = icmp ult i64 %13, %11
  br i1 %14, label %15, label %27

15:                                               ; preds = %12
  %16 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %17 = getelementptr { double, double }, ptr %16, i64 %13
  %18 = load { double, double }, ptr %17, align 8
  %19 = extractvalue { double, double } %18, 0
  %20 = extractvalue { double, double } %18, 1
  %21 = fneg double %20
  %22 = insertvalue { double, double } poison, double %19, 0
  %23 = insertvalue { double, double } %22, double %21, 1
  %24 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %25 = getelementptr { double, double }, ptr %24, i64 %13
  store { double, double } %23, ptr %25, align 8
  %26 = add i64 %13, 1
  br label %12

27:                                               ; preds = %12
  ret void
}

define i1 @both(i1 %0, i1 %1) {
  %3 = and i1 %0, %1
  ret i1 %3
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
