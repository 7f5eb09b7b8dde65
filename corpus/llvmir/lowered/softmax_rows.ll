; The translation of our own lowering of examples/softmax_rows.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/softmax_rows.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/softmax_rows.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%66 = add i64 %48, 1/%66 = add i64 %48, 2/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/softmax_rows.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @softmax_rows: proved
; WRONG: @softmax_rows: refuted

declare double @exp(double)

define void @softmax_rows(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13) {
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

31:                                               ; preds = %84, %14
  %32 = phi i64 [ %85, %84 ], [ 0, %14 ]
  %33 = icmp slt i64 %32, %29
  br i1 %33, label %34, label %86

34:                                               ; preds = %38, %31
  %35 = phi i64 [ %46, %38 ], [ 0, %31 ]
  %36 = phi double [ %45, %38 ], [ 0xFFF0000000000000, %31 ]
  %37 = icmp slt i64 %35, %30
  br i1 %37, label %38, label %47

38:                                               ; preds = %34
  %39 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %40 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 4, 0
  %41 = mul i64 %32, %40
  %42 = add i64 %41, %35
  %43 = getelementptr double, ptr %39, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = call double @llvm.maximum.f64(double %36, double %44)
  %46 = add i64 %35, 1
  br label %34

47:                                               ; preds = %51, %34
  %48 = phi i64 [ %66, %51 ], [ 0, %34 ]
  %49 = phi double [ %65, %51 ], [ 0.000000e+00, %34 ]
  %50 = icmp slt i64 %48, %30
  br i1 %50, label %51, label %67

51:                                               ; preds = %47
  %52 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %53 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 4, 0
  %54 = mul i64 %32, %53
  %55 = add i64 %54, %48
  %56 = getelementptr double, ptr %52, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fsub double %57, %36
  %59 = call double @exp(double %58)
  %60 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, 1
  %61 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, 4, 0
  %62 = mul i64 %32, %61
  %63 = add i64 %62, %48
  %64 = getelementptr double, ptr %60, i64 %63
  store double %59, ptr %64, align 8
  %65 = fadd double %49, %59
  %66 = add i64 %48, 1
  br label %47

67:                                               ; preds = %70, %47
  %68 = phi i64 [ %83, %70 ], [ 0, %47 ]
  %69 = icmp slt i64 %68, %30
  br i1 %69, label %70, label %84

70:                                               ; preds = %67
  %71 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, 1
  %72 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, 4, 0
  %73 = mul i64 %32, %72
  %74 = add i64 %73, %68
  %75 = getelementptr double, ptr %71, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fdiv double %76, %49
  %78 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, 1
  %79 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, 4, 0
  %80 = mul i64 %32, %79
  %81 = add i64 %80, %68
  %82 = getelementptr double, ptr %78, i64 %81
  store double %77, ptr %82, align 8
  %83 = add i64 %68, 1
  br label %67

84:                                               ; preds = %67
  %85 = add i64 %32, 1
  br label %31

86:                                               ; preds = %31
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maximum.f64(double, double) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
