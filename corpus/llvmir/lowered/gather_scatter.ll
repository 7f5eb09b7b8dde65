; The translation of our own lowering of examples/gather_scatter.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/gather_scatter.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/gather_scatter.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%45 = fadd float %44, %41/%45 = fsub float %44, %41/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/gather_scatter.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @scatter_add: proved
; WRONG: @scatter_add: refuted

define void @gather(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, ptr %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %18) {
  %20 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %12, 0
  %21 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %20, ptr %13, 1
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, i64 %14, 2
  %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, i64 %15, 3, 0
  %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, i64 %17, 4, 0
  %25 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %16, 3, 1
  %26 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, i64 %18, 4, 1
  %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %7, 0
  %28 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, ptr %8, 1
  %29 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %28, i64 %9, 2
  %30 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %29, i64 %10, 3, 0
  %31 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, i64 %11, 4, 0
  %32 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, ptr %1, 1
  %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %33, i64 %2, 2
  %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, i64 %3, 3, 0
  %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, i64 %5, 4, 0
  %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, i64 %4, 3, 1
  %38 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, i64 %6, 4, 1
  %39 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, 3, 0
  %40 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, 3, 1
  %41 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 3, 0
  br label %42

42:                                               ; preds = %75, %19
  %43 = phi i64 [ %76, %75 ], [ 0, %19 ]
  %44 = icmp slt i64 %43, %41
  br i1 %44, label %45, label %77

45:                                               ; preds = %42
  %46 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 1
  %47 = getelementptr i32, ptr %46, i64 %43
  %48 = load i32, ptr %47, align 4
  %49 = sext i32 %48 to i64
  %50 = icmp ult i64 %49, %39
  br label %51

51:                                               ; preds = %73, %45
  %52 = phi i64 [ %74, %73 ], [ 0, %45 ]
  %53 = icmp slt i64 %52, %40
  br i1 %53, label %54, label %75

54:                                               ; preds = %51
  br i1 %50, label %55, label %67

55:                                               ; preds = %54
  %56 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, 1
  %57 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, 4, 0
  %58 = mul i64 %49, %57
  %59 = add i64 %58, %52
  %60 = getelementptr float, ptr %56, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, 1
  %63 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, 4, 0
  %64 = mul i64 %43, %63
  %65 = add i64 %64, %52
  %66 = getelementptr float, ptr %62, i64 %65
  store float %61, ptr %66, align 4
  br label %73

67:                                               ; preds = %54
  %68 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, 1
  %69 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, 4, 0
  %70 = mul i64 %43, %69
  %71 = add i64 %70, %52
  %72 = getelementptr float, ptr %68, i64 %71
  store float 0.000000e+00, ptr %72, align 4
  br label %73

73:                                               ; preds = %55, %67
  %74 = add i64 %52, 1
  br label %51

75:                                               ; preds = %51
  %76 = add i64 %43, 1
  br label %42

77:                                               ; preds = %42
  ret void
}

define void @scatter_add(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14) {
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %10, 0
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, ptr %11, 1
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, i64 %12, 2
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, i64 %13, 3, 0
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 %14, 4, 0
  %21 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
  %22 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, ptr %6, 1
  %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %22, i64 %7, 2
  %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, i64 %8, 3, 0
  %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %9, 4, 0
  %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, ptr %1, 1
  %28 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, i64 %2, 2
  %29 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %28, i64 %3, 3, 0
  %30 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %29, i64 %4, 4, 0
  %31 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, 3, 0
  br label %32

32:                                               ; preds = %35, %15
  %33 = phi i64 [ %48, %35 ], [ 0, %15 ]
  %34 = icmp slt i64 %33, %31
  br i1 %34, label %35, label %49

35:                                               ; preds = %32
  %36 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, 1
  %37 = getelementptr i64, ptr %36, i64 %33
  %38 = load i64, ptr %37, align 4
  %39 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, 1
  %40 = getelementptr float, ptr %39, i64 %33
  %41 = load float, ptr %40, align 4
  %42 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
  %43 = getelementptr float, ptr %42, i64 %38
  %44 = load float, ptr %43, align 4
  %45 = fadd float %44, %41
  %46 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
  %47 = getelementptr float, ptr %46, i64 %38
  store float %45, ptr %47, align 4
  %48 = add i64 %33, 1
  br label %32

49:                                               ; preds = %32
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
