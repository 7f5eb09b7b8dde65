; The translation of our own lowering of examples/scratch_buffers.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/scratch_buffers.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/scratch_buffers.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%50 = and i64 %44, 7/%50 = or i64 %44, 7/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/scratch_buffers.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @running_mean: proved
; WRONG: @running_mean: refuted

declare void @free(ptr)

declare ptr @malloc(i64)

define void @running_mean(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9) {
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, ptr %6, 1
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, i64 %7, 2
  %14 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, i64 %8, 3, 0
  %15 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, i64 %9, 4, 0
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, ptr %1, 1
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, i64 %2, 2
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, i64 %3, 3, 0
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 %4, 4, 0
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 3, 0
  %22 = alloca float, i64 8, align 4
  %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %22, 0
  %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %22, 1
  %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 0, 2
  %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 8, 3, 0
  %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 1, 4, 0
  %28 = getelementptr float, ptr null, i64 %21
  %29 = ptrtoint ptr %28 to i64
  %30 = call ptr @malloc(i64 %29)
  %31 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %30, 0
  %32 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, ptr %30, 1
  %33 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %32, i64 0, 2
  %34 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %33, i64 %21, 3, 0
  %35 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %34, i64 1, 4, 0
  br label %36

36:                                               ; preds = %39, %10
  %37 = phi i64 [ %42, %39 ], [ 0, %10 ]
  %38 = icmp slt i64 %37, 8
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
  %41 = getelementptr float, ptr %40, i64 %37
  store float 0.000000e+00, ptr %41, align 4
  %42 = add i64 %37, 1
  br label %36

43:                                               ; preds = %63, %36
  %44 = phi i64 [ %67, %63 ], [ 0, %36 ]
  %45 = icmp slt i64 %44, %21
  br i1 %45, label %46, label %68

46:                                               ; preds = %43
  %47 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
  %48 = getelementptr float, ptr %47, i64 %44
  %49 = load float, ptr %48, align 4
  %50 = and i64 %44, 7
  %51 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
  %52 = getelementptr float, ptr %51, i64 %50
  store float %49, ptr %52, align 4
  br label %53

53:                                               ; preds = %57, %46
  %54 = phi i64 [ %62, %57 ], [ 0, %46 ]
  %55 = phi float [ %61, %57 ], [ 0.000000e+00, %46 ]
  %56 = icmp slt i64 %54, 8
  br i1 %56, label %57, label %63

57:                                               ; preds = %53
  %58 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
  %59 = getelementptr float, ptr %58, i64 %54
  %60 = load float, ptr %59, align 4
  %61 = fadd float %55, %60
  %62 = add i64 %54, 1
  br label %53

63:                                               ; preds = %53
  %64 = fmul float %55, 1.250000e-01
  %65 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %35, 1
  %66 = getelementptr float, ptr %65, i64 %44
  store float %64, ptr %66, align 4
  %67 = add i64 %44, 1
  br label %43

68:                                               ; preds = %71, %43
  %69 = phi i64 [ %77, %71 ], [ 0, %43 ]
  %70 = icmp slt i64 %69, %21
  br i1 %70, label %71, label %78

71:                                               ; preds = %68
  %72 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %35, 1
  %73 = getelementptr float, ptr %72, i64 %69
  %74 = load float, ptr %73, align 4
  %75 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 1
  %76 = getelementptr float, ptr %75, i64 %69
  store float %74, ptr %76, align 4
  %77 = add i64 %69, 1
  br label %68

78:                                               ; preds = %68
  %79 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %35, 0
  call void @free(ptr %79)
  ret void
}

define { ptr, ptr, i64, [2 x i64], [2 x i64] } @iota_matrix(i64 %0) {
  %2 = mul i64 %0, 4
  %3 = getelementptr i64, ptr null, i64 %2
  %4 = ptrtoint ptr %3 to i64
  %5 = call ptr @malloc(i64 %4)
  %6 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %5, 0
  %7 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %6, ptr %5, 1
  %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %7, i64 0, 2
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, i64 4, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, i64 %0, 3, 1
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %0, 4, 0
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 1, 4, 1
  br label %13

13:                                               ; preds = %29, %1
  %14 = phi i64 [ %30, %29 ], [ 0, %1 ]
  %15 = icmp slt i64 %14, 4
  br i1 %15, label %16, label %31

16:                                               ; preds = %13
  %17 = mul i64 %14, %0
  br label %18

18:                                               ; preds = %21, %16
  %19 = phi i64 [ %28, %21 ], [ 0, %16 ]
  %20 = icmp slt i64 %19, %0
  br i1 %20, label %21, label %29

21:                                               ; preds = %18
  %22 = add i64 %17, %19
  %23 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, 1
  %24 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, 4, 0
  %25 = mul i64 %14, %24
  %26 = add i64 %25, %19
  %27 = getelementptr i64, ptr %23, i64 %26
  store i64 %22, ptr %27, align 4
  %28 = add i64 %19, 1
  br label %18

29:                                               ; preds = %18
  %30 = add i64 %14, 1
  br label %13

31:                                               ; preds = %13
  ret { ptr, ptr, i64, [2 x i64], [2 x i64] } %12
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
