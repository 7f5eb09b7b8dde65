; The translation of our own lowering of examples/binary_search.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/binary_search.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/binary_search.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%20 = add i64 %14, %19/%20 = sub i64 %14, %19/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/binary_search.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @lower_bound: proved
; WRONG: @lower_bound: refuted

define i64 @lower_bound(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, float %5) {
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 3, 0
  br label %13

13:                                               ; preds = %27, %17, %6
  %14 = phi i64 [ %28, %27 ], [ %25, %17 ], [ 0, %6 ]
  %15 = phi i64 [ %29, %27 ], [ %15, %17 ], [ %12, %6 ]
  %16 = icmp ult i64 %14, %15
  br i1 %16, label %17, label %26

17:                                               ; preds = %13
  %18 = sub i64 %15, %14
  %19 = udiv i64 %18, 2
  %20 = add i64 %14, %19
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %22 = getelementptr float, ptr %21, i64 %20
  %23 = load float, ptr %22, align 4
  %24 = fcmp olt float %23, %5
  %25 = add i64 %20, 1
  br i1 %24, label %13, label %27

26:                                               ; preds = %13
  ret i64 %14

27:                                               ; preds = %17
  %28 = phi i64 [ %14, %17 ]
  %29 = phi i64 [ %20, %17 ]
  br label %13
}

define void @lookup(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14, ptr %15, ptr %16, i64 %17, i64 %18, i64 %19) {
  %21 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %15, 0
  %22 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, ptr %16, 1
  %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %22, i64 %17, 2
  %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, i64 %18, 3, 0
  %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %19, 4, 0
  %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %10, 0
  %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, ptr %11, 1
  %28 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, i64 %12, 2
  %29 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %28, i64 %13, 3, 0
  %30 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %29, i64 %14, 4, 0
  %31 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
  %32 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, ptr %6, 1
  %33 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %32, i64 %7, 2
  %34 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %33, i64 %8, 3, 0
  %35 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %34, i64 %9, 4, 0
  %36 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %37 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %36, ptr %1, 1
  %38 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %37, i64 %2, 2
  %39 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %38, i64 %3, 3, 0
  %40 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %39, i64 %4, 4, 0
  %41 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %40, 3, 0
  %42 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %35, 3, 0
  br label %43

43:                                               ; preds = %64, %20
  %44 = phi i64 [ %68, %64 ], [ 0, %20 ]
  %45 = icmp slt i64 %44, %42
  br i1 %45, label %46, label %69

46:                                               ; preds = %43
  %47 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %35, 1
  %48 = getelementptr float, ptr %47, i64 %44
  %49 = load float, ptr %48, align 4
  %50 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %40, 0
  %51 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %40, 1
  %52 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %40, 2
  %53 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %40, 3, 0
  %54 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %40, 4, 0
  %55 = call i64 @lower_bound(ptr %50, ptr %51, i64 %52, i64 %53, i64 %54, float %49)
  %56 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, 1
  %57 = getelementptr i64, ptr %56, i64 %44
  store i64 %55, ptr %57, align 4
  %58 = icmp ult i64 %55, %41
  br i1 %58, label %59, label %64

59:                                               ; preds = %46
  %60 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %40, 1
  %61 = getelementptr float, ptr %60, i64 %55
  %62 = load float, ptr %61, align 4
  %63 = fcmp oeq float %62, %49
  br label %64

64:                                               ; preds = %59, %46
  %65 = phi i1 [ %63, %59 ], [ false, %46 ]
  %66 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, 1
  %67 = getelementptr i1, ptr %66, i64 %44
  store i1 %65, ptr %67, align 1
  %68 = add i64 %44, 1
  br label %43

69:                                               ; preds = %43
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
