; The translation of our own lowering of examples/state_machine.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/state_machine.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/state_machine.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%17 = icmp ult i64 %16, %12/%17 = icmp ule i64 %16, %12/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/state_machine.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @interpret: proved
; WRONG: @interpret: refuted

define { i32, i32 } @word_count(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 3, 0
  br label %12

12:                                               ; preds = %26, %25, %23, %31, %18, %5
  %13 = phi i64 [ %32, %31 ], [ %22, %26 ], [ %22, %25 ], [ %22, %23 ], [ %22, %18 ], [ 0, %5 ]
  %14 = phi i32 [ %33, %31 ], [ 1, %26 ], [ 1, %25 ], [ 2, %23 ], [ 0, %18 ], [ 0, %5 ]
  %15 = phi i32 [ %34, %31 ], [ %27, %26 ], [ %15, %25 ], [ %15, %23 ], [ %15, %18 ], [ 0, %5 ]
  %16 = phi i32 [ %35, %31 ], [ %16, %26 ], [ %16, %25 ], [ %24, %23 ], [ %16, %18 ], [ 0, %5 ]
  %17 = icmp slt i64 %13, %11
  br i1 %17, label %18, label %28

18:                                               ; preds = %12
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %20 = getelementptr i8, ptr %19, i64 %13
  %21 = load i8, ptr %20, align 1
  %22 = add i64 %13, 1
  switch i8 %21, label %25 [
    i8 9, label %12
    i8 10, label %23
    i8 32, label %31
  ]

23:                                               ; preds = %18
  %24 = add i32 %16, 1
  br label %12

25:                                               ; preds = %18
  switch i32 %14, label %26 [
    i32 1, label %12
  ]

26:                                               ; preds = %25
  %27 = add i32 %15, 1
  br label %12

28:                                               ; preds = %12
  %29 = insertvalue { i32, i32 } poison, i32 %15, 0
  %30 = insertvalue { i32, i32 } %29, i32 %16, 1
  ret { i32, i32 } %30

31:                                               ; preds = %18
  %32 = phi i64 [ %22, %18 ]
  %33 = phi i32 [ 0, %18 ]
  %34 = phi i32 [ %15, %18 ]
  %35 = phi i32 [ %16, %18 ]
  br label %12
}

define i64 @interpret(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 3, 0
  br label %13

13:                                               ; preds = %27, %29, %35, %31, %18, %6
  %14 = phi i64 [ %36, %35 ], [ %24, %31 ], [ %25, %29 ], [ %25, %27 ], [ %25, %18 ], [ 0, %6 ]
  %15 = phi i64 [ %37, %35 ], [ %15, %31 ], [ %30, %29 ], [ %28, %27 ], [ %15, %18 ], [ %5, %6 ]
  %16 = add i64 %14, 1
  %17 = icmp ult i64 %16, %12
  br i1 %17, label %18, label %33

18:                                               ; preds = %13
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %20 = getelementptr i64, ptr %19, i64 %14
  %21 = load i64, ptr %20, align 4
  %22 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %23 = getelementptr i64, ptr %22, i64 %16
  %24 = load i64, ptr %23, align 4
  %25 = add i64 %14, 2
  %26 = trunc i64 %21 to i32
  switch i32 %26, label %13 [
    i32 0, label %33
    i32 1, label %27
    i32 2, label %29
    i32 3, label %31
  ]

27:                                               ; preds = %18
  %28 = add i64 %15, %24
  br label %13

29:                                               ; preds = %18
  %30 = sub i64 %15, %24
  br label %13

31:                                               ; preds = %18
  %32 = icmp ne i64 %15, 0
  br i1 %32, label %13, label %35

33:                                               ; preds = %18, %13
  %34 = phi i64 [ %15, %18 ], [ -1, %13 ]
  ret i64 %34

35:                                               ; preds = %31
  %36 = phi i64 [ %25, %31 ]
  %37 = phi i64 [ %15, %31 ]
  br label %13
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
