; The translation of our own lowering of execute/c/function-pointers.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/c/function-pointers.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/c/function-pointers.mlir --lowered %s | FileCheck %s
; RUN: sed 's/ret i64 %2/ret i64 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/c/function-pointers.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @square: proved
; WRONG: @square: refuted

define i64 @fold(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6) {
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %4, 4, 0
  %13 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 3, 0
  br label %14

14:                                               ; preds = %18, %7
  %15 = phi i64 [ %23, %18 ], [ 0, %7 ]
  %16 = phi i64 [ %22, %18 ], [ %6, %7 ]
  %17 = icmp ult i64 %15, %13
  br i1 %17, label %18, label %24

18:                                               ; preds = %14
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %20 = getelementptr i64, ptr %19, i64 %15
  %21 = load i64, ptr %20, align 4
  %22 = call i64 %5(i64 %16, i64 %21)
  %23 = add i64 %15, 1
  br label %14

24:                                               ; preds = %14
  ret i64 %16
}

define i64 @square(i64 %0) {
  %2 = mul i64 %0, %0
  ret i64 %2
}

define ptr @get() {
  ret ptr @square
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
