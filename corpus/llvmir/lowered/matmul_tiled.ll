; The translation of our own lowering of examples/matmul_tiled.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/matmul_tiled.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/matmul_tiled.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%43 = extractvalue { ptr, ptr, i64, \[2 x i64\], \[2 x i64\] } %28, 3, 0/%43 = extractvalue { ptr, ptr, i64, \[2 x i64\], \[2 x i64\] } %28, 4, 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/matmul_tiled.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @matmul_tiled: proved
; WRONG: @matmul_tiled: refuted

define void @matmul_tiled(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20) {
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
  %43 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 3, 0
  %44 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 3, 1
  %45 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 3, 1
  br label %46

46:                                               ; preds = %112, %21
  %47 = phi i64 [ %113, %112 ], [ 0, %21 ]
  %48 = icmp slt i64 %47, %43
  br i1 %48, label %49, label %114

49:                                               ; preds = %110, %46
  %50 = phi i64 [ %111, %110 ], [ 0, %46 ]
  %51 = icmp slt i64 %50, %44
  br i1 %51, label %52, label %112

52:                                               ; preds = %108, %49
  %53 = phi i64 [ %109, %108 ], [ 0, %49 ]
  %54 = icmp slt i64 %53, %45
  br i1 %54, label %55, label %110

55:                                               ; preds = %52
  %56 = sub i64 %43, %47
  %57 = call i64 @llvm.smin.i64(i64 %56, i64 32)
  %58 = sub i64 %44, %50
  %59 = call i64 @llvm.smin.i64(i64 %58, i64 32)
  %60 = sub i64 %45, %53
  %61 = call i64 @llvm.smin.i64(i64 %60, i64 32)
  br label %62

62:                                               ; preds = %106, %55
  %63 = phi i64 [ %107, %106 ], [ 0, %55 ]
  %64 = icmp slt i64 %63, %57
  br i1 %64, label %65, label %108

65:                                               ; preds = %62
  %66 = add i64 %47, %63
  br label %67

67:                                               ; preds = %99, %65
  %68 = phi i64 [ %105, %99 ], [ 0, %65 ]
  %69 = icmp slt i64 %68, %59
  br i1 %69, label %70, label %106

70:                                               ; preds = %67
  %71 = add i64 %50, %68
  %72 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %73 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 4, 0
  %74 = mul i64 %66, %73
  %75 = add i64 %74, %71
  %76 = getelementptr float, ptr %72, i64 %75
  %77 = load float, ptr %76, align 4
  br label %78

78:                                               ; preds = %82, %70
  %79 = phi i64 [ %98, %82 ], [ 0, %70 ]
  %80 = phi float [ %97, %82 ], [ %77, %70 ]
  %81 = icmp slt i64 %79, %61
  br i1 %81, label %82, label %99

82:                                               ; preds = %78
  %83 = add i64 %53, %79
  %84 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 1
  %85 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 4, 0
  %86 = mul i64 %66, %85
  %87 = add i64 %86, %83
  %88 = getelementptr float, ptr %84, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, 1
  %91 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, 4, 0
  %92 = mul i64 %83, %91
  %93 = add i64 %92, %71
  %94 = getelementptr float, ptr %90, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fmul float %89, %95
  %97 = fadd float %80, %96
  %98 = add i64 %79, 1
  br label %78

99:                                               ; preds = %78
  %100 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %101 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 4, 0
  %102 = mul i64 %66, %101
  %103 = add i64 %102, %71
  %104 = getelementptr float, ptr %100, i64 %103
  store float %80, ptr %104, align 4
  %105 = add i64 %68, 1
  br label %67

106:                                              ; preds = %67
  %107 = add i64 %63, 1
  br label %62

108:                                              ; preds = %62
  %109 = add i64 %53, 32
  br label %52

110:                                              ; preds = %52
  %111 = add i64 %50, 32
  br label %49

112:                                              ; preds = %49
  %113 = add i64 %47, 32
  br label %46

114:                                              ; preds = %46
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
