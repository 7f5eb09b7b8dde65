; The translation of our own lowering of execute/complex-vector/more-vectors.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/complex-vector/more-vectors.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/complex-vector/more-vectors.mlir --lowered %s | FileCheck %s
; RUN: sed 's/store i64 %8, ptr %10, align 4/store i64 zeroinitializer, ptr %10, align 4/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/complex-vector/more-vectors.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @main: proved
; WRONG: @main: refuted

declare void @printI64(i64)

declare void @printNewline()

define void @say(i64 %0) {
  call void @printI64(i64 %0)
  call void @printNewline()
  ret void
}

define i64 @squares(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 3, 0
  %12 = urem i64 %11, 4
  %13 = sub i64 %11, %12
  br label %14

14:                                               ; preds = %18, %5
  %15 = phi i64 [ %24, %18 ], [ 0, %5 ]
  %16 = phi <4 x i64> [ %23, %18 ], [ zeroinitializer, %5 ]
  %17 = icmp ult i64 %15, %13
  br i1 %17, label %18, label %25

18:                                               ; preds = %14
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %20 = getelementptr i64, ptr %19, i64 %15
  %21 = load <4 x i64>, ptr %20, align 8
  %22 = mul <4 x i64> %21, %21
  %23 = add <4 x i64> %16, %22
  %24 = add i64 %15, 4
  br label %14

25:                                               ; preds = %14
  %26 = call i64 @llvm.vector.reduce.add.v4i64(<4 x i64> %16)
  br label %27

27:                                               ; preds = %31, %25
  %28 = phi i64 [ %37, %31 ], [ %15, %25 ]
  %29 = phi i64 [ %36, %31 ], [ %26, %25 ]
  %30 = icmp ult i64 %28, %11
  br i1 %30, label %31, label %38

31:                                               ; preds = %27
  %32 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %33 = getelementptr i64, ptr %32, i64 %28
  %34 = load i64, ptr %33, align 4
  %35 = mul i64 %34, %34
  %36 = add i64 %29, %35
  %37 = add i64 %28, 1
  br label %27

38:                                               ; preds = %27
  ret i64 %29
}

define void @main() {
  %1 = alloca i64, i64 11, align 8
  %2 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %1, 0
  %3 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, ptr %1, 1
  %4 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, i64 0, 2
  %5 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, i64 11, 3, 0
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %5, i64 1, 4, 0
  br label %7

7:                                                ; preds = %7, %0
  %8 = phi i64 [ %11, %7 ], [ 0, %0 ]
  %9 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %10 = getelementptr i64, ptr %9, i64 %8
  store i64 %8, ptr %10, align 4
  %11 = add i64 %8, 1
  %12 = icmp ult i64 %11, 11
  br i1 %12, label %7, label %13

13:                                               ; preds = %7
  %14 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 0
  %15 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %16 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 2
  %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 3, 0
  %18 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 4, 0
  %19 = call i64 @squares(ptr %14, ptr %15, i64 %16, i64 %17, i64 %18)
  call void @say(i64 %19)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v4i64(<4 x i64>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
