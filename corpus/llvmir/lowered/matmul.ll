; The translation of our own lowering of examples/matmul.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/matmul.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/matmul.mlir --lowered %s | FileCheck %s
; RUN: sed 's/store float %75, ptr %80, align 4/store float zeroinitializer, ptr %80, align 4/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/matmul.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @matmul: proved
; WRONG: @matmul: refuted

define void @matmul(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20) {
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %14, 0
  %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, ptr %15, 1
  %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, i64 %16, 2
  %25 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %17, 3, 0
  %26 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, i64 %19, 4, 0
  %27 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, i64 %18, 3, 1
  %28 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, i64 %20, 4, 1
  %29 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %7, 0
  %30 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, ptr %8, 1
  %31 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %30, i64 %9, 2
  %32 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, i64 %10, 3, 0
  %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, i64 %12, 4, 0
  %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %33, i64 %11, 3, 1
  %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, i64 %13, 4, 1
  %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, ptr %1, 1
  %38 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, i64 %2, 2
  %39 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, i64 %3, 3, 0
  %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, i64 %5, 4, 0
  %41 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %40, i64 %4, 3, 1
  %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %41, i64 %6, 4, 1
  %43 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 3, 0
  %44 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 3, 1
  %45 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, 3, 1
  br label %46

46:                                               ; preds = %84, %21
  %47 = phi i64 [ %85, %84 ], [ 0, %21 ]
  %48 = icmp slt i64 %47, %43
  br i1 %48, label %49, label %86

49:                                               ; preds = %82, %46
  %50 = phi i64 [ %83, %82 ], [ 0, %46 ]
  %51 = icmp slt i64 %50, %45
  br i1 %51, label %52, label %84

52:                                               ; preds = %55, %49
  %53 = phi i64 [ %81, %55 ], [ 0, %49 ]
  %54 = icmp slt i64 %53, %44
  br i1 %54, label %55, label %82

55:                                               ; preds = %52
  %56 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 1
  %57 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 4, 0
  %58 = mul i64 %47, %57
  %59 = add i64 %58, %53
  %60 = getelementptr float, ptr %56, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, 1
  %63 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, 4, 0
  %64 = mul i64 %53, %63
  %65 = add i64 %64, %50
  %66 = getelementptr float, ptr %62, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %69 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 4, 0
  %70 = mul i64 %47, %69
  %71 = add i64 %70, %50
  %72 = getelementptr float, ptr %68, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fmul float %61, %67
  %75 = fadd float %73, %74
  %76 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %77 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 4, 0
  %78 = mul i64 %47, %77
  %79 = add i64 %78, %50
  %80 = getelementptr float, ptr %76, i64 %79
  store float %75, ptr %80, align 4
  %81 = add i64 %53, 1
  br label %52

82:                                               ; preds = %52
  %83 = add i64 %50, 1
  br label %49

84:                                               ; preds = %49
  %85 = add i64 %47, 1
  br label %46

86:                                               ; preds = %46
  ret void
}

define void @matmul_static(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20) {
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %14, 0
  %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, ptr %15, 1
  %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, i64 %16, 2
  %25 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %17, 3, 0
  %26 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, i64 %19, 4, 0
  %27 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, i64 %18, 3, 1
  %28 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, i64 %20, 4, 1
  %29 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %7, 0
  %30 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, ptr %8, 1
  %31 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %30, i64 %9, 2
  %32 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, i64 %10, 3, 0
  %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, i64 %12, 4, 0
  %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %33, i64 %11, 3, 1
  %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, i64 %13, 4, 1
  %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, ptr %1, 1
  %38 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, i64 %2, 2
  %39 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, i64 %3, 3, 0
  %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, i64 %5, 4, 0
  %41 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %40, i64 %4, 3, 1
  %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %41, i64 %6, 4, 1
  br label %43

43:                                               ; preds = %79, %21
  %44 = phi i64 [ %80, %79 ], [ 0, %21 ]
  %45 = icmp slt i64 %44, 16
  br i1 %45, label %46, label %81

46:                                               ; preds = %73, %43
  %47 = phi i64 [ %78, %73 ], [ 0, %43 ]
  %48 = icmp slt i64 %47, 32
  br i1 %48, label %49, label %79

49:                                               ; preds = %46
  %50 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %51 = mul i64 %44, 32
  %52 = add i64 %51, %47
  %53 = getelementptr double, ptr %50, i64 %52
  %54 = load double, ptr %53, align 8
  br label %55

55:                                               ; preds = %59, %49
  %56 = phi i64 [ %72, %59 ], [ 0, %49 ]
  %57 = phi double [ %71, %59 ], [ %54, %49 ]
  %58 = icmp slt i64 %56, 8
  br i1 %58, label %59, label %73

59:                                               ; preds = %55
  %60 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 1
  %61 = mul i64 %44, 8
  %62 = add i64 %61, %56
  %63 = getelementptr double, ptr %60, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, 1
  %66 = mul i64 %56, 32
  %67 = add i64 %66, %47
  %68 = getelementptr double, ptr %65, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fmul double %64, %69
  %71 = fadd double %57, %70
  %72 = add i64 %56, 1
  br label %55

73:                                               ; preds = %55
  %74 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %75 = mul i64 %44, 32
  %76 = add i64 %75, %47
  %77 = getelementptr double, ptr %74, i64 %76
  store double %57, ptr %77, align 8
  %78 = add i64 %47, 1
  br label %46

79:                                               ; preds = %46
  %80 = add i64 %44, 1
  br label %43

81:                                               ; preds = %43
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
