; The translation of our own lowering of examples/transpose.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/transpose.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/transpose.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%53 = mul i64 %43, %52/%53 = add i64 %43, %52/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/transpose.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @permute: proved
; WRONG: @permute: refuted

define void @transpose(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13) {
  %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %7, 0
  %16 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, ptr %8, 1
  %17 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, i64 %9, 2
  %18 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %17, i64 %10, 3, 0
  %19 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %18, i64 %12, 4, 0
  %20 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %19, i64 %11, 3, 1
  %21 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %20, i64 %13, 4, 1
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, ptr %1, 1
  %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, i64 %2, 2
  %25 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %3, 3, 0
  %26 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, i64 %5, 4, 0
  %27 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, i64 %4, 3, 1
  %28 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, i64 %6, 4, 1
  %29 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 3, 0
  %30 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 3, 1
  br label %31

31:                                               ; preds = %50, %14
  %32 = phi i64 [ %51, %50 ], [ 0, %14 ]
  %33 = icmp slt i64 %32, %29
  br i1 %33, label %34, label %52

34:                                               ; preds = %37, %31
  %35 = phi i64 [ %49, %37 ], [ 0, %31 ]
  %36 = icmp slt i64 %35, %30
  br i1 %36, label %37, label %50

37:                                               ; preds = %34
  %38 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %39 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 4, 0
  %40 = mul i64 %32, %39
  %41 = add i64 %40, %35
  %42 = getelementptr i32, ptr %38, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, 1
  %45 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, 4, 0
  %46 = mul i64 %35, %45
  %47 = add i64 %46, %32
  %48 = getelementptr i32, ptr %44, i64 %47
  store i32 %43, ptr %48, align 4
  %49 = add i64 %35, 1
  br label %34

50:                                               ; preds = %34
  %51 = add i64 %32, 1
  br label %31

52:                                               ; preds = %31
  ret void
}

define void @permute(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17) {
  %19 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } poison, ptr %9, 0
  %20 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %19, ptr %10, 1
  %21 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %20, i64 %11, 2
  %22 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %21, i64 %12, 3, 0
  %23 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %22, i64 %15, 4, 0
  %24 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %23, i64 %13, 3, 1
  %25 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %24, i64 %16, 4, 1
  %26 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %25, i64 %14, 3, 2
  %27 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %26, i64 %17, 4, 2
  %28 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } poison, ptr %0, 0
  %29 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %28, ptr %1, 1
  %30 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %29, i64 %2, 2
  %31 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %30, i64 %3, 3, 0
  %32 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %31, i64 %6, 4, 0
  %33 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %32, i64 %4, 3, 1
  %34 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %33, i64 %7, 4, 1
  %35 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %34, i64 %5, 3, 2
  %36 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %35, i64 %8, 4, 2
  %37 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %36, 3, 0
  %38 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %36, 3, 2
  br label %39

39:                                               ; preds = %68, %18
  %40 = phi i64 [ %69, %68 ], [ 0, %18 ]
  %41 = icmp slt i64 %40, %37
  br i1 %41, label %42, label %70

42:                                               ; preds = %66, %39
  %43 = phi i64 [ %67, %66 ], [ 0, %39 ]
  %44 = icmp slt i64 %43, 4
  br i1 %44, label %45, label %68

45:                                               ; preds = %48, %42
  %46 = phi i64 [ %65, %48 ], [ 0, %42 ]
  %47 = icmp slt i64 %46, %38
  br i1 %47, label %48, label %66

48:                                               ; preds = %45
  %49 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %36, 1
  %50 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %36, 4, 0
  %51 = mul i64 %40, %50
  %52 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %36, 4, 1
  %53 = mul i64 %43, %52
  %54 = add i64 %51, %53
  %55 = add i64 %54, %46
  %56 = getelementptr double, ptr %49, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %27, 1
  %59 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %27, 4, 0
  %60 = mul i64 %46, %59
  %61 = mul i64 %40, 4
  %62 = add i64 %60, %61
  %63 = add i64 %62, %43
  %64 = getelementptr double, ptr %58, i64 %63
  store double %57, ptr %64, align 8
  %65 = add i64 %46, 1
  br label %45

66:                                               ; preds = %45
  %67 = add i64 %43, 1
  br label %42

68:                                               ; preds = %42
  %69 = add i64 %40, 1
  br label %39

70:                                               ; preds = %39
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
