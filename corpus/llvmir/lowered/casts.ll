; The translation of our own lowering of examples/casts.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/casts.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/casts.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%31 = mul i64 %22, %30/%31 = add i64 %22, %30/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/casts.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @scale: proved
; WRONG: @scale: refuted

define void @scale(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, float %7) {
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, ptr %1, 1
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %2, 2
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %3, 3, 0
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %5, 4, 0
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %4, 3, 1
  %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %6, 4, 1
  %16 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 3, 0
  %17 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 3, 1
  br label %18

18:                                               ; preds = %46, %8
  %19 = phi i64 [ %47, %46 ], [ 0, %8 ]
  %20 = icmp slt i64 %19, %16
  br i1 %20, label %21, label %48

21:                                               ; preds = %24, %18
  %22 = phi i64 [ %45, %24 ], [ 0, %18 ]
  %23 = icmp slt i64 %22, %17
  br i1 %23, label %24, label %46

24:                                               ; preds = %21
  %25 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 1
  %26 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 2
  %27 = getelementptr float, ptr %25, i64 %26
  %28 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 4, 0
  %29 = mul i64 %19, %28
  %30 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 4, 1
  %31 = mul i64 %22, %30
  %32 = add i64 %29, %31
  %33 = getelementptr float, ptr %27, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = fmul float %34, %7
  %36 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 1
  %37 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 2
  %38 = getelementptr float, ptr %36, i64 %37
  %39 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 4, 0
  %40 = mul i64 %19, %39
  %41 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 4, 1
  %42 = mul i64 %22, %41
  %43 = add i64 %40, %42
  %44 = getelementptr float, ptr %38, i64 %43
  store float %35, ptr %44, align 4
  %45 = add i64 %22, 1
  br label %21

46:                                               ; preds = %21
  %47 = add i64 %19, 1
  br label %18

48:                                               ; preds = %18
  ret void
}

define { ptr, ptr, i64, [2 x i64], [2 x i64] } @scale_all(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20, ptr %21, ptr %22, i64 %23, i64 %24, i64 %25) {
  %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %21, 0
  %28 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, ptr %22, 1
  %29 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %28, i64 %23, 2
  %30 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %29, i64 %24, 3, 0
  %31 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, i64 %25, 4, 0
  %32 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %14, 0
  %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, ptr %15, 1
  %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %33, i64 %16, 2
  %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, i64 %17, 3, 0
  %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, i64 %19, 4, 0
  %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, i64 %18, 3, 1
  %38 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, i64 %20, 4, 1
  %39 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %7, 0
  %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, ptr %8, 1
  %41 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %40, i64 %9, 2
  %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %41, i64 %10, 3, 0
  %43 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, i64 %12, 4, 0
  %44 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %43, i64 %11, 3, 1
  %45 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %44, i64 %13, 4, 1
  %46 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %47 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, ptr %1, 1
  %48 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %47, i64 %2, 2
  %49 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %48, i64 %3, 3, 0
  %50 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %49, i64 %5, 4, 0
  %51 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %50, i64 %4, 3, 1
  %52 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %51, i64 %6, 4, 1
  %53 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 3, 0
  br label %54

54:                                               ; preds = %57, %26
  %55 = phi i64 [ %82, %57 ], [ 0, %26 ]
  %56 = icmp slt i64 %55, %53
  br i1 %56, label %57, label %83

57:                                               ; preds = %54
  %58 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 1
  %59 = getelementptr float, ptr %58, i64 %55
  %60 = load float, ptr %59, align 4
  %61 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %52, 0
  %62 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %52, 1
  %63 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %52, 2
  %64 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %52, 3, 0
  %65 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %52, 3, 1
  %66 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %52, 4, 0
  %67 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %52, 4, 1
  call void @scale(ptr %61, ptr %62, i64 %63, i64 %64, i64 %65, i64 %66, i64 %67, float %60)
  %68 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, 0
  %69 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, 1
  %70 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, 2
  %71 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, 3, 0
  %72 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, 3, 1
  %73 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, 4, 0
  %74 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, 4, 1
  call void @scale(ptr %68, ptr %69, i64 %70, i64 %71, i64 %72, i64 %73, i64 %74, float %60)
  %75 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, 0
  %76 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, 1
  %77 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, 2
  %78 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, 3, 0
  %79 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, 3, 1
  %80 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, 4, 0
  %81 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, 4, 1
  call void @scale(ptr %75, ptr %76, i64 %77, i64 %78, i64 %79, i64 %80, i64 %81, float %60)
  %82 = add i64 %55, 1
  br label %54

83:                                               ; preds = %54
  ret { ptr, ptr, i64, [2 x i64], [2 x i64] } %52
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
