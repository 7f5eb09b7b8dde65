; The translation of our own lowering of examples/number_theory.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/number_theory.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/number_theory.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%33 = extractvalue { ptr, ptr, i64, \[1 x i64\], \[1 x i64\] } %10, 1/%33 = extractvalue { ptr, ptr, i64, \[1 x i64\], \[1 x i64\] } %10, 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/number_theory.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @sieve: proved
; WRONG: @sieve: refuted

define i64 @gcd(i64 %0, i64 %1) {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi i64 [ %9, %7 ], [ %0, %2 ]
  %5 = phi i64 [ %10, %7 ], [ %1, %2 ]
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = phi i64 [ %4, %3 ]
  %9 = phi i64 [ %5, %3 ]
  %10 = urem i64 %8, %9
  br label %3

11:                                               ; preds = %3
  ret i64 %4
}

define i32 @collatz(i64 %0, i32 %1) {
  br label %3

3:                                                ; preds = %9, %2
  %4 = phi i64 [ %16, %9 ], [ %0, %2 ]
  %5 = phi i32 [ %17, %9 ], [ 0, %2 ]
  %6 = icmp ne i64 %4, 1
  %7 = icmp ult i32 %5, %1
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %18

9:                                                ; preds = %3
  %10 = phi i64 [ %4, %3 ]
  %11 = phi i32 [ %5, %3 ]
  %12 = trunc i64 %10 to i1
  %13 = lshr i64 %10, 1
  %14 = mul i64 %10, 3
  %15 = add i64 %14, 1
  %16 = select i1 %12, i64 %15, i64 %13
  %17 = add i32 %11, 1
  br label %3

18:                                               ; preds = %3
  ret i32 %5
}

define void @sieve(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 3, 0
  br label %12

12:                                               ; preds = %15, %5
  %13 = phi i64 [ %18, %15 ], [ 0, %5 ]
  %14 = icmp slt i64 %13, %11
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %17 = getelementptr i8, ptr %16, i64 %13
  store i8 0, ptr %17, align 1
  %18 = add i64 %13, 1
  br label %12

19:                                               ; preds = %36, %12
  %20 = phi i64 [ %37, %36 ], [ 2, %12 ]
  %21 = icmp slt i64 %20, %11
  br i1 %21, label %22, label %38

22:                                               ; preds = %19
  %23 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %24 = getelementptr i8, ptr %23, i64 %20
  %25 = load i8, ptr %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %36

27:                                               ; preds = %22
  %28 = add i64 %20, %20
  br label %29

29:                                               ; preds = %32, %27
  %30 = phi i64 [ %35, %32 ], [ %28, %27 ]
  %31 = icmp slt i64 %30, %11
  br i1 %31, label %32, label %36

32:                                               ; preds = %29
  %33 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %34 = getelementptr i8, ptr %33, i64 %30
  store i8 1, ptr %34, align 1
  %35 = add i64 %30, %20
  br label %29

36:                                               ; preds = %29, %22
  %37 = add i64 %20, 1
  br label %19

38:                                               ; preds = %19
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
