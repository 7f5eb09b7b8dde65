; The translation of our own lowering of examples/polynomial.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/polynomial.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/polynomial.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%58 = add i64 %35, 1/%58 = add i64 %35, 2/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/polynomial.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @polynomial: proved
; WRONG: @polynomial: refuted

define void @polynomial(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14) {
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
  %32 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, 3, 0
  %33 = sub i64 %31, 1
  br label %34

34:                                               ; preds = %54, %15
  %35 = phi i64 [ %58, %54 ], [ 0, %15 ]
  %36 = icmp slt i64 %35, %32
  br i1 %36, label %37, label %59

37:                                               ; preds = %34
  %38 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, 1
  %39 = getelementptr float, ptr %38, i64 %35
  %40 = load float, ptr %39, align 4
  %41 = fpext float %40 to double
  br label %42

42:                                               ; preds = %46, %37
  %43 = phi i64 [ %53, %46 ], [ 0, %37 ]
  %44 = phi double [ %52, %46 ], [ 0.000000e+00, %37 ]
  %45 = icmp slt i64 %43, %31
  br i1 %45, label %46, label %54

46:                                               ; preds = %42
  %47 = sub i64 %33, %43
  %48 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, 1
  %49 = getelementptr double, ptr %48, i64 %47
  %50 = load double, ptr %49, align 8
  %51 = fmul double %44, %41
  %52 = fadd double %51, %50
  %53 = add i64 %43, 1
  br label %42

54:                                               ; preds = %42
  %55 = fptrunc double %44 to float
  %56 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
  %57 = getelementptr float, ptr %56, i64 %35
  store float %55, ptr %57, align 4
  %58 = add i64 %35, 1
  br label %34

59:                                               ; preds = %34
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
