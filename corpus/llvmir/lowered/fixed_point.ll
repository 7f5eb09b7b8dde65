; The translation of our own lowering of examples/fixed_point.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/fixed_point.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/fixed_point.mlir --lowered %s | FileCheck %s
; RUN: sed 's/br i1 %15, label %16, label %24/br i1 %15, label %24, label %16/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/fixed_point.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @hash: proved
; WRONG: @hash: refuted

define void @requantize(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, ptr %13, ptr %14, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19) {
  %21 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %13, 0
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, ptr %14, 1
  %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, i64 %15, 2
  %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, i64 %16, 3, 0
  %25 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %18, 4, 0
  %26 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, i64 %17, 3, 1
  %27 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, i64 %19, 4, 1
  %28 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %7, 0
  %29 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %28, ptr %8, 1
  %30 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %29, i64 %9, 2
  %31 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, i64 %10, 3, 0
  %32 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, i64 %11, 4, 0
  %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %33, ptr %1, 1
  %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, i64 %2, 2
  %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, i64 %3, 3, 0
  %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, i64 %5, 4, 0
  %38 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, i64 %4, 3, 1
  %39 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, i64 %6, 4, 1
  %40 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, 3, 0
  %41 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, 3, 1
  %42 = sub i64 %12, 1
  %43 = shl i64 1, %42
  br label %44

44:                                               ; preds = %74, %20
  %45 = phi i64 [ %75, %74 ], [ 0, %20 ]
  %46 = icmp slt i64 %45, %40
  br i1 %46, label %47, label %76

47:                                               ; preds = %50, %44
  %48 = phi i64 [ %73, %50 ], [ 0, %44 ]
  %49 = icmp slt i64 %48, %41
  br i1 %49, label %50, label %74

50:                                               ; preds = %47
  %51 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, 1
  %52 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, 4, 0
  %53 = mul i64 %45, %52
  %54 = add i64 %53, %48
  %55 = getelementptr i32, ptr %51, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %32, 1
  %58 = getelementptr i32, ptr %57, i64 %48
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %56 to i64
  %61 = sext i32 %59 to i64
  %62 = mul i64 %60, %61
  %63 = add i64 %62, %43
  %64 = ashr i64 %63, %12
  %65 = call i64 @llvm.smin.i64(i64 %64, i64 127)
  %66 = call i64 @llvm.smax.i64(i64 %65, i64 -128)
  %67 = trunc i64 %66 to i8
  %68 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, 1
  %69 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, 4, 0
  %70 = mul i64 %45, %69
  %71 = add i64 %70, %48
  %72 = getelementptr i8, ptr %68, i64 %71
  store i8 %67, ptr %72, align 1
  %73 = add i64 %48, 1
  br label %47

74:                                               ; preds = %47
  %75 = add i64 %45, 1
  br label %44

76:                                               ; preds = %44
  ret void
}

define i32 @hash(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 3, 0
  br label %12

12:                                               ; preds = %16, %5
  %13 = phi i64 [ %23, %16 ], [ 0, %5 ]
  %14 = phi i32 [ %22, %16 ], [ -2128831035, %5 ]
  %15 = icmp slt i64 %13, %11
  br i1 %15, label %16, label %24

16:                                               ; preds = %12
  %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %18 = getelementptr i8, ptr %17, i64 %13
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = xor i32 %14, %20
  %22 = mul i32 %21, 16777619
  %23 = add i64 %13, 1
  br label %12

24:                                               ; preds = %12
  ret i32 %14
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
