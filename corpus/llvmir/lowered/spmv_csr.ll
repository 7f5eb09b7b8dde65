; The translation of our own lowering of examples/spmv_csr.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/spmv_csr.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/spmv_csr.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%77 = fmul double %73, %76/%77 = fadd double %73, %76/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/spmv_csr.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @spmv_csr: proved
; WRONG: @spmv_csr: refuted

define void @spmv_csr(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14, ptr %15, ptr %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, i64 %24) {
  %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %20, 0
  %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, ptr %21, 1
  %28 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, i64 %22, 2
  %29 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %28, i64 %23, 3, 0
  %30 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %29, i64 %24, 4, 0
  %31 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %15, 0
  %32 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, ptr %16, 1
  %33 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %32, i64 %17, 2
  %34 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %33, i64 %18, 3, 0
  %35 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %34, i64 %19, 4, 0
  %36 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %10, 0
  %37 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %36, ptr %11, 1
  %38 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %37, i64 %12, 2
  %39 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %38, i64 %13, 3, 0
  %40 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %39, i64 %14, 4, 0
  %41 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
  %42 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %41, ptr %6, 1
  %43 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %42, i64 %7, 2
  %44 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %43, i64 %8, 3, 0
  %45 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %44, i64 %9, 4, 0
  %46 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %47 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %46, ptr %1, 1
  %48 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %47, i64 %2, 2
  %49 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %48, i64 %3, 3, 0
  %50 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %49, i64 %4, 4, 0
  %51 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, 3, 0
  br label %52

52:                                               ; preds = %80, %25
  %53 = phi i64 [ %56, %80 ], [ 0, %25 ]
  %54 = icmp slt i64 %53, %51
  br i1 %54, label %55, label %83

55:                                               ; preds = %52
  %56 = add i64 %53, 1
  %57 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %50, 1
  %58 = getelementptr i64, ptr %57, i64 %53
  %59 = load i64, ptr %58, align 4
  %60 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %50, 1
  %61 = getelementptr i64, ptr %60, i64 %56
  %62 = load i64, ptr %61, align 4
  br label %63

63:                                               ; preds = %67, %55
  %64 = phi i64 [ %79, %67 ], [ %59, %55 ]
  %65 = phi double [ %78, %67 ], [ 0.000000e+00, %55 ]
  %66 = icmp slt i64 %64, %62
  br i1 %66, label %67, label %80

67:                                               ; preds = %63
  %68 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %45, 1
  %69 = getelementptr i64, ptr %68, i64 %64
  %70 = load i64, ptr %69, align 4
  %71 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %40, 1
  %72 = getelementptr double, ptr %71, i64 %64
  %73 = load double, ptr %72, align 8
  %74 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %35, 1
  %75 = getelementptr double, ptr %74, i64 %70
  %76 = load double, ptr %75, align 8
  %77 = fmul double %73, %76
  %78 = fadd double %65, %77
  %79 = add i64 %64, 1
  br label %63

80:                                               ; preds = %63
  %81 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, 1
  %82 = getelementptr double, ptr %81, i64 %53
  store double %65, ptr %82, align 8
  br label %52

83:                                               ; preds = %52
  ret void
}

define i64 @longest_row(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  br label %12

12:                                               ; preds = %16, %6
  %13 = phi i64 [ %17, %16 ], [ 0, %6 ]
  %14 = phi i64 [ %25, %16 ], [ 0, %6 ]
  %15 = icmp slt i64 %13, %5
  br i1 %15, label %16, label %26

16:                                               ; preds = %12
  %17 = add i64 %13, 1
  %18 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %19 = getelementptr i64, ptr %18, i64 %13
  %20 = load i64, ptr %19, align 4
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %22 = getelementptr i64, ptr %21, i64 %17
  %23 = load i64, ptr %22, align 4
  %24 = sub i64 %23, %20
  %25 = call i64 @llvm.smax.i64(i64 %14, i64 %24)
  br label %12

26:                                               ; preds = %12
  ret i64 %14
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
