; The translation of our own lowering of examples/stencil_strided.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/stencil_strided.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/stencil_strided.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%35 = icmp slt i64 %34, 63/%35 = icmp sle i64 %34, 63/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/stencil_strided.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @blur_rows: proved
; WRONG: @blur_rows: refuted

define void @stencil(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, double %14) {
  %16 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %7, 0
  %17 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, ptr %8, 1
  %18 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %17, i64 %9, 2
  %19 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %18, i64 %10, 3, 0
  %20 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %19, i64 %12, 4, 0
  %21 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %20, i64 %11, 3, 1
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, i64 %13, 4, 1
  %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, ptr %1, 1
  %25 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %2, 2
  %26 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, i64 %3, 3, 0
  %27 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, i64 %5, 4, 0
  %28 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, i64 %4, 3, 1
  %29 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, i64 %6, 4, 1
  %30 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, 3, 0
  %31 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, 3, 1
  %32 = sub i64 %30, 1
  %33 = sub i64 %31, 1
  br label %34

34:                                               ; preds = %109, %15
  %35 = phi i64 [ %110, %109 ], [ 1, %15 ]
  %36 = icmp slt i64 %35, %32
  br i1 %36, label %37, label %111

37:                                               ; preds = %40, %34
  %38 = phi i64 [ %44, %40 ], [ 1, %34 ]
  %39 = icmp slt i64 %38, %33
  br i1 %39, label %40, label %109

40:                                               ; preds = %37
  %41 = sub i64 %35, 1
  %42 = add i64 %35, 1
  %43 = sub i64 %38, 1
  %44 = add i64 %38, 1
  %45 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 1
  %46 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 2
  %47 = getelementptr double, ptr %45, i64 %46
  %48 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 4, 0
  %49 = mul i64 %41, %48
  %50 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 4, 1
  %51 = mul i64 %38, %50
  %52 = add i64 %49, %51
  %53 = getelementptr double, ptr %47, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 1
  %56 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 2
  %57 = getelementptr double, ptr %55, i64 %56
  %58 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 4, 0
  %59 = mul i64 %42, %58
  %60 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 4, 1
  %61 = mul i64 %38, %60
  %62 = add i64 %59, %61
  %63 = getelementptr double, ptr %57, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 1
  %66 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 2
  %67 = getelementptr double, ptr %65, i64 %66
  %68 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 4, 0
  %69 = mul i64 %35, %68
  %70 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 4, 1
  %71 = mul i64 %43, %70
  %72 = add i64 %69, %71
  %73 = getelementptr double, ptr %67, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 1
  %76 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 2
  %77 = getelementptr double, ptr %75, i64 %76
  %78 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 4, 0
  %79 = mul i64 %35, %78
  %80 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 4, 1
  %81 = mul i64 %44, %80
  %82 = add i64 %79, %81
  %83 = getelementptr double, ptr %77, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 1
  %86 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 2
  %87 = getelementptr double, ptr %85, i64 %86
  %88 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 4, 0
  %89 = mul i64 %35, %88
  %90 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 4, 1
  %91 = mul i64 %38, %90
  %92 = add i64 %89, %91
  %93 = getelementptr double, ptr %87, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fadd double %54, %64
  %96 = fadd double %74, %84
  %97 = fadd double %95, %96
  %98 = fmul double %97, %14
  %99 = fadd double %94, %98
  %100 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, 1
  %101 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, 2
  %102 = getelementptr double, ptr %100, i64 %101
  %103 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, 4, 0
  %104 = mul i64 %35, %103
  %105 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, 4, 1
  %106 = mul i64 %38, %105
  %107 = add i64 %104, %106
  %108 = getelementptr double, ptr %102, i64 %107
  store double %99, ptr %108, align 8
  br label %37

109:                                              ; preds = %37
  %110 = add i64 %35, 1
  br label %34

111:                                              ; preds = %34
  ret void
}

define void @blur_rows(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13) {
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
  br label %30

30:                                               ; preds = %64, %14
  %31 = phi i64 [ %65, %64 ], [ 0, %14 ]
  %32 = icmp slt i64 %31, %29
  br i1 %32, label %33, label %66

33:                                               ; preds = %36, %30
  %34 = phi i64 [ %38, %36 ], [ 1, %30 ]
  %35 = icmp slt i64 %34, 63
  br i1 %35, label %36, label %64

36:                                               ; preds = %33
  %37 = sub i64 %34, 1
  %38 = add i64 %34, 1
  %39 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %40 = getelementptr float, ptr %39, i64 8
  %41 = mul i64 %31, 80
  %42 = add i64 %41, %37
  %43 = getelementptr float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %46 = getelementptr float, ptr %45, i64 8
  %47 = mul i64 %31, 80
  %48 = add i64 %47, %34
  %49 = getelementptr float, ptr %46, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %52 = getelementptr float, ptr %51, i64 8
  %53 = mul i64 %31, 80
  %54 = add i64 %53, %38
  %55 = getelementptr float, ptr %52, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = fadd float %44, %50
  %58 = fadd float %57, %56
  %59 = fmul float %58, 0x3FD5555560000000
  %60 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, 1
  %61 = mul i64 %31, 64
  %62 = add i64 %61, %34
  %63 = getelementptr float, ptr %60, i64 %62
  store float %59, ptr %63, align 4
  br label %33

64:                                               ; preds = %33
  %65 = add i64 %31, 1
  br label %30

66:                                               ; preds = %30
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
