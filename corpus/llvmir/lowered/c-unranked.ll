; The translation of our own lowering of execute/c/unranked.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/c/unranked.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/c/unranked.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%9 = icmp ult i64 %7, %5/%9 = icmp ule i64 %7, %5/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/c/unranked.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @elements: proved
; WRONG: @elements: refuted

declare ptr @malloc(i64)

define i64 @elements(i64 %0, ptr %1) {
  %3 = insertvalue { i64, ptr } poison, i64 %0, 0
  %4 = insertvalue { i64, ptr } %3, ptr %1, 1
  %5 = extractvalue { i64, ptr } %4, 0
  br label %6

6:                                                ; preds = %10, %2
  %7 = phi i64 [ %17, %10 ], [ 0, %2 ]
  %8 = phi i64 [ %16, %10 ], [ 1, %2 ]
  %9 = icmp ult i64 %7, %5
  br i1 %9, label %10, label %18

10:                                               ; preds = %6
  %11 = extractvalue { i64, ptr } %4, 1
  %12 = getelementptr { ptr, ptr, i64 }, ptr %11, i32 0, i32 2
  %13 = add i64 1, %7
  %14 = getelementptr i64, ptr %12, i64 %13
  %15 = load i64, ptr %14, align 4
  %16 = mul i64 %8, %15
  %17 = add i64 %7, 1
  br label %6

18:                                               ; preds = %6
  ret i64 %8
}

define i64 @_mlir_ciface_elements(ptr %0) {
  %2 = load { i64, ptr }, ptr %0, align 8
  %3 = extractvalue { i64, ptr } %2, 0
  %4 = extractvalue { i64, ptr } %2, 1
  %5 = call i64 @elements(i64 %3, ptr %4)
  ret i64 %5
}

define { i64, ptr } @flat(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %5, 4, 0
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %4, 3, 1
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %6, 4, 1
  %15 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 0
  %16 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 1
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %15, 0
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, ptr %16, 1
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, i64 0, 2
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 6, 3, 0
  %21 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, i64 1, 4, 0
  %22 = alloca { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 1, align 8
  store { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, ptr %22, align 8
  %23 = insertvalue { i64, ptr } { i64 1, ptr poison }, ptr %22, 1
  %24 = extractvalue { i64, ptr } %23, 0
  %25 = mul i64 2, %24
  %26 = add i64 %25, 1
  %27 = mul i64 %26, 8
  %28 = add i64 16, %27
  %29 = call ptr @malloc(i64 %28)
  %30 = extractvalue { i64, ptr } %23, 1
  call void @llvm.memcpy.p0.p0.i64(ptr %29, ptr %30, i64 %28, i1 false)
  %31 = extractvalue { i64, ptr } %23, 0
  %32 = insertvalue { i64, ptr } poison, i64 %31, 0
  %33 = insertvalue { i64, ptr } %32, ptr %29, 1
  ret { i64, ptr } %33
}

define void @_mlir_ciface_flat(ptr %0, ptr %1) {
  %3 = load { ptr, ptr, i64, [2 x i64], [2 x i64] }, ptr %1, align 8
  %4 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %3, 0
  %5 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %3, 1
  %6 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %3, 2
  %7 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %3, 3, 0
  %8 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %3, 3, 1
  %9 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %3, 4, 0
  %10 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %3, 4, 1
  %11 = call { i64, ptr } @flat(ptr %4, ptr %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10)
  store { i64, ptr } %11, ptr %0, align 8
  ret void
}

define private void @inspect(i64 %0, ptr %1) {
  %3 = insertvalue { i64, ptr } poison, i64 %0, 0
  %4 = insertvalue { i64, ptr } %3, ptr %1, 1
  %5 = alloca { i64, ptr }, i64 1, align 8
  store { i64, ptr } %4, ptr %5, align 8
  call void @_mlir_ciface_inspect(ptr %5)
  ret void
}

declare void @_mlir_ciface_inspect(ptr)

define void @pass(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %5, 4, 0
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %4, 3, 1
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %6, 4, 1
  %15 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 0
  %16 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %15, 0
  %17 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 1
  %18 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, ptr %17, 1
  %19 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 2
  %20 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %18, i64 %19, 2
  %21 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 1
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %20, i64 %21, 3, 0
  %23 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 1
  %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, i64 %23, 4, 0
  %25 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 0
  %26 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %25, 3, 1
  %27 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 0
  %28 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, i64 %27, 4, 1
  %29 = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 1, align 8
  store { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, ptr %29, align 8
  %30 = insertvalue { i64, ptr } { i64 2, ptr poison }, ptr %29, 1
  %31 = extractvalue { i64, ptr } %30, 0
  %32 = extractvalue { i64, ptr } %30, 1
  call void @inspect(i64 %31, ptr %32)
  ret void
}

define void @_mlir_ciface_pass(ptr %0) {
  %2 = load { ptr, ptr, i64, [2 x i64], [2 x i64] }, ptr %0, align 8
  %3 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 0
  %4 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 1
  %5 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 2
  %6 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 3, 0
  %7 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 3, 1
  %8 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 4, 0
  %9 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, 4, 1
  call void @pass(ptr %3, ptr %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
