; The translation of our own lowering of examples/life.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/life.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/life.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%72 = icmp eq i32 %41, 3/%72 = icmp ne i32 %41, 3/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/life.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @life: proved
; WRONG: @life: refuted

declare ptr @malloc(i64)

define void @life(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13) {
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
  %31 = sub i64 %29, 1
  %32 = sub i64 %30, 1
  br label %33

33:                                               ; preds = %82, %14
  %34 = phi i64 [ %83, %82 ], [ 0, %14 ]
  %35 = icmp slt i64 %34, %29
  br i1 %35, label %36, label %84

36:                                               ; preds = %65, %33
  %37 = phi i64 [ %81, %65 ], [ 0, %33 ]
  %38 = icmp slt i64 %37, %30
  br i1 %38, label %39, label %82

39:                                               ; preds = %63, %36
  %40 = phi i64 [ %64, %63 ], [ 0, %36 ]
  %41 = phi i32 [ %45, %63 ], [ 0, %36 ]
  %42 = icmp slt i64 %40, 3
  br i1 %42, label %43, label %65

43:                                               ; preds = %47, %39
  %44 = phi i64 [ %62, %47 ], [ 0, %39 ]
  %45 = phi i32 [ %61, %47 ], [ %41, %39 ]
  %46 = icmp slt i64 %44, 3
  br i1 %46, label %47, label %63

47:                                               ; preds = %43
  %48 = add i64 %34, %40
  %49 = add i64 %48, %31
  %50 = urem i64 %49, %29
  %51 = add i64 %37, %44
  %52 = add i64 %51, %32
  %53 = urem i64 %52, %30
  %54 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %55 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 4, 0
  %56 = mul i64 %50, %55
  %57 = add i64 %56, %53
  %58 = getelementptr i1, ptr %54, i64 %57
  %59 = load i1, ptr %58, align 1
  %60 = zext i1 %59 to i32
  %61 = add i32 %45, %60
  %62 = add i64 %44, 1
  br label %43

63:                                               ; preds = %43
  %64 = add i64 %40, 1
  br label %39

65:                                               ; preds = %39
  %66 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
  %67 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 4, 0
  %68 = mul i64 %34, %67
  %69 = add i64 %68, %37
  %70 = getelementptr i1, ptr %66, i64 %69
  %71 = load i1, ptr %70, align 1
  %72 = icmp eq i32 %41, 3
  %73 = icmp eq i32 %41, 4
  %74 = and i1 %71, %73
  %75 = or i1 %72, %74
  %76 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, 1
  %77 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, 4, 0
  %78 = mul i64 %34, %77
  %79 = add i64 %78, %37
  %80 = getelementptr i1, ptr %76, i64 %79
  store i1 %75, ptr %80, align 1
  %81 = add i64 %37, 1
  br label %36

82:                                               ; preds = %36
  %83 = add i64 %34, 1
  br label %33

84:                                               ; preds = %33
  ret void
}

define { ptr, ptr, i64, [2 x i64], [2 x i64] } @run_life(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, ptr %1, 1
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %2, 2
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %3, 3, 0
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %5, 4, 0
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %4, 3, 1
  %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %6, 4, 1
  %16 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 3, 0
  %17 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 3, 1
  %18 = mul i64 %17, %16
  %19 = getelementptr i1, ptr null, i64 %18
  %20 = ptrtoint ptr %19 to i64
  %21 = call ptr @malloc(i64 %20)
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %21, 0
  %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, ptr %21, 1
  %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, i64 0, 2
  %25 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %16, 3, 0
  %26 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, i64 %17, 3, 1
  %27 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, i64 %17, 4, 0
  %28 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, i64 1, 4, 1
  br label %29

29:                                               ; preds = %34, %8
  %30 = phi i64 [ %49, %34 ], [ 0, %8 ]
  %31 = phi { ptr, ptr, i64, [2 x i64], [2 x i64] } [ %32, %34 ], [ %15, %8 ]
  %32 = phi { ptr, ptr, i64, [2 x i64], [2 x i64] } [ %31, %34 ], [ %28, %8 ]
  %33 = icmp slt i64 %30, %7
  br i1 %33, label %34, label %50

34:                                               ; preds = %29
  %35 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, 0
  %36 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, 1
  %37 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, 2
  %38 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, 3, 0
  %39 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, 3, 1
  %40 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, 4, 0
  %41 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, 4, 1
  %42 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, 0
  %43 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, 1
  %44 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, 2
  %45 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, 3, 0
  %46 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, 3, 1
  %47 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, 4, 0
  %48 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, 4, 1
  call void @life(ptr %35, ptr %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, ptr %42, ptr %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48)
  %49 = add i64 %30, 1
  br label %29

50:                                               ; preds = %29
  ret { ptr, ptr, i64, [2 x i64], [2 x i64] } %31
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
