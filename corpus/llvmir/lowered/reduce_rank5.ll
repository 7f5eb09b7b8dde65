; The translation of our own lowering of examples/reduce_rank5.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/reduce_rank5.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/reduce_rank5.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%34 = extractvalue { ptr, ptr, i64, \[5 x i64\], \[5 x i64\] } %32, 3, 1/%34 = extractvalue { ptr, ptr, i64, \[5 x i64\], \[5 x i64\] } %32, 3, 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/reduce_rank5.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @max_rank5: proved
; WRONG: @max_rank5: refuted

define void @reduce_rank5(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, ptr %13, ptr %14, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19) {
  %21 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %13, 0
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, ptr %14, 1
  %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, i64 %15, 2
  %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, i64 %16, 3, 0
  %25 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %18, 4, 0
  %26 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, i64 %17, 3, 1
  %27 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, i64 %19, 4, 1
  %28 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } poison, ptr %0, 0
  %29 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %28, ptr %1, 1
  %30 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %29, i64 %2, 2
  %31 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %30, i64 %3, 3, 0
  %32 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %31, i64 %8, 4, 0
  %33 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %32, i64 %4, 3, 1
  %34 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %33, i64 %9, 4, 1
  %35 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %34, i64 %5, 3, 2
  %36 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %35, i64 %10, 4, 2
  %37 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %36, i64 %6, 3, 3
  %38 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %37, i64 %11, 4, 3
  %39 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %38, i64 %7, 3, 4
  %40 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %39, i64 %12, 4, 4
  %41 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %40, 3, 0
  %42 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %40, 3, 2
  %43 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %40, 3, 4
  br label %44

44:                                               ; preds = %90, %20
  %45 = phi i64 [ %91, %90 ], [ 0, %20 ]
  %46 = icmp slt i64 %45, %41
  br i1 %46, label %47, label %92

47:                                               ; preds = %84, %44
  %48 = phi i64 [ %89, %84 ], [ 0, %44 ]
  %49 = icmp slt i64 %48, 3
  br i1 %49, label %50, label %90

50:                                               ; preds = %82, %47
  %51 = phi i64 [ %83, %82 ], [ 0, %47 ]
  %52 = phi float [ %56, %82 ], [ 0.000000e+00, %47 ]
  %53 = icmp slt i64 %51, %42
  br i1 %53, label %54, label %84

54:                                               ; preds = %80, %50
  %55 = phi i64 [ %81, %80 ], [ 0, %50 ]
  %56 = phi float [ %60, %80 ], [ %52, %50 ]
  %57 = icmp slt i64 %55, 5
  br i1 %57, label %58, label %82

58:                                               ; preds = %62, %54
  %59 = phi i64 [ %79, %62 ], [ 0, %54 ]
  %60 = phi float [ %78, %62 ], [ %56, %54 ]
  %61 = icmp slt i64 %59, %43
  br i1 %61, label %62, label %80

62:                                               ; preds = %58
  %63 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %40, 1
  %64 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %40, 4, 0
  %65 = mul i64 %45, %64
  %66 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %40, 4, 1
  %67 = mul i64 %48, %66
  %68 = add i64 %65, %67
  %69 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %40, 4, 2
  %70 = mul i64 %51, %69
  %71 = add i64 %68, %70
  %72 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %40, 4, 3
  %73 = mul i64 %55, %72
  %74 = add i64 %71, %73
  %75 = add i64 %74, %59
  %76 = getelementptr float, ptr %63, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = fadd float %60, %77
  %79 = add i64 %59, 1
  br label %58

80:                                               ; preds = %58
  %81 = add i64 %55, 1
  br label %54

82:                                               ; preds = %54
  %83 = add i64 %51, 1
  br label %50

84:                                               ; preds = %50
  %85 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, 1
  %86 = mul i64 %45, 3
  %87 = add i64 %86, %48
  %88 = getelementptr float, ptr %85, i64 %87
  store float %52, ptr %88, align 4
  %89 = add i64 %48, 1
  br label %47

90:                                               ; preds = %47
  %91 = add i64 %45, 1
  br label %44

92:                                               ; preds = %44
  ret void
}

define void @max_rank5(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, ptr %13, ptr %14, i64 %15) {
  %17 = insertvalue { ptr, ptr, i64 } poison, ptr %13, 0
  %18 = insertvalue { ptr, ptr, i64 } %17, ptr %14, 1
  %19 = insertvalue { ptr, ptr, i64 } %18, i64 %15, 2
  %20 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } poison, ptr %0, 0
  %21 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %20, ptr %1, 1
  %22 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %21, i64 %2, 2
  %23 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %22, i64 %3, 3, 0
  %24 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %23, i64 %8, 4, 0
  %25 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %24, i64 %4, 3, 1
  %26 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %25, i64 %9, 4, 1
  %27 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %26, i64 %5, 3, 2
  %28 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %27, i64 %10, 4, 2
  %29 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %28, i64 %6, 3, 3
  %30 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %29, i64 %11, 4, 3
  %31 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %30, i64 %7, 3, 4
  %32 = insertvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %31, i64 %12, 4, 4
  %33 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %32, 3, 0
  %34 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %32, 3, 1
  %35 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %32, 3, 2
  %36 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %32, 3, 3
  %37 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %32, 3, 4
  br label %38

38:                                               ; preds = %80, %16
  %39 = phi i64 [ %81, %80 ], [ 0, %16 ]
  %40 = icmp slt i64 %39, %33
  br i1 %40, label %41, label %82

41:                                               ; preds = %78, %38
  %42 = phi i64 [ %79, %78 ], [ 0, %38 ]
  %43 = icmp slt i64 %42, %34
  br i1 %43, label %44, label %80

44:                                               ; preds = %76, %41
  %45 = phi i64 [ %77, %76 ], [ 0, %41 ]
  %46 = icmp slt i64 %45, %35
  br i1 %46, label %47, label %78

47:                                               ; preds = %74, %44
  %48 = phi i64 [ %75, %74 ], [ 0, %44 ]
  %49 = icmp slt i64 %48, %36
  br i1 %49, label %50, label %76

50:                                               ; preds = %53, %47
  %51 = phi i64 [ %73, %53 ], [ 0, %47 ]
  %52 = icmp slt i64 %51, %37
  br i1 %52, label %53, label %74

53:                                               ; preds = %50
  %54 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %32, 1
  %55 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %32, 4, 0
  %56 = mul i64 %39, %55
  %57 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %32, 4, 1
  %58 = mul i64 %42, %57
  %59 = add i64 %56, %58
  %60 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %32, 4, 2
  %61 = mul i64 %45, %60
  %62 = add i64 %59, %61
  %63 = extractvalue { ptr, ptr, i64, [5 x i64], [5 x i64] } %32, 4, 3
  %64 = mul i64 %48, %63
  %65 = add i64 %62, %64
  %66 = add i64 %65, %51
  %67 = getelementptr i64, ptr %54, i64 %66
  %68 = load i64, ptr %67, align 4
  %69 = extractvalue { ptr, ptr, i64 } %19, 1
  %70 = load i64, ptr %69, align 4
  %71 = call i64 @llvm.smax.i64(i64 %68, i64 %70)
  %72 = extractvalue { ptr, ptr, i64 } %19, 1
  store i64 %71, ptr %72, align 4
  %73 = add i64 %51, 1
  br label %50

74:                                               ; preds = %50
  %75 = add i64 %48, 1
  br label %47

76:                                               ; preds = %47
  %77 = add i64 %45, 1
  br label %44

78:                                               ; preds = %44
  %79 = add i64 %42, 1
  br label %41

80:                                               ; preds = %41
  %81 = add i64 %39, 1
  br label %38

82:                                               ; preds = %38
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
